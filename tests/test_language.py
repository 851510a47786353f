"""Texts are said in their own language, set by its rules, and none stands there that nothing says."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

import irodori
from irodori import words
from tests.test_words import FOLDERS, PACKAGE, entries, named_by_the_page, refusals

OTHERS = [language for language in words.LANGUAGES if language != "en"]
JAPANESE = r"[\u3040-\u30ff\u4e00-\u9fff]"
ENGLISH = re.compile(r"\b(?:the|and|with|your|you|of|is|are|were|has|have|not|from|this|that|when|which)\b")
SAME = {
    "Bot", "bot", "Bots", "Bambus", "Kasane", "Colors of Kasane", "Juu", "Sakura Chirashi", "Chidori", "Asanoha",
    "Kagen no Tsuki", "Jougen no Tsuki", "Kachou Fuugetsu", "Setsugetsu Fuuka", "KIMONO", "Iroha ni Oedo", "kimono",
    "Kimono", "figurine", "figur.", "parasol", "Option", "option", "Action", "Rotation", "points", "total", "Total",
    "Menu", "Impossible", "Options", "options", "certain", "lute", "Name", "Text", "Page", "Start", "Code", "Link", "x",
    "appr.", "min", "s", "Question", "Collection", "Scores", "figur", "appr", "orange", "Robe", "bonus", "point",
    "Hand",
}  # fmt: skip
"""Words that another language writes as English does."""


OTHER_WORDS = {
    "ja": {
        "テーブル": "卓", "対局": "ゲーム", "棋譜": "記録", "だれ": "誰", "いちばん": "一番", "点数表": "得点表",
        "(?<!捨て)(?<![山手り])札": "カード", "ロボット": "ボット", "(?<!プ)ログ": "経過",
        "(?<!値)打[ちつったせ]": "遊ぶ",
    },
    "en": {"kifu": "record", "trick pile": "cards taken"},
    "fr": {"robots?": "bot", "plateau": "table", "fondation": "réserve"},
    "de": {"Murmel": "Glasstein", "Keim": "Startwert", "Protokoll": "Verlauf"},
}  # fmt: skip
"""Language -> words of which docs/glossary.md knows a better one."""


class Texts(Visitor):
    """What stands between the variables."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def said(language: str) -> dict[str, ftl.Pattern]:
    """Every text, by KEY or KEY.attribute."""
    found: dict[str, ftl.Pattern] = {}
    for game in FOLDERS:
        for entry in entries(language, game):
            if isinstance(entry, ftl.Message):
                parts = {entry.id.name: entry.value}
                parts |= {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
                found |= {key: value for key, value in parts.items() if value is not None}
    return found


def plain(pattern: ftl.Pattern) -> str:
    """The text alone; a variable counts as a 0 that stands in its place."""
    texts = Texts()
    texts.visit(pattern)
    return "\n".join(texts.found)


def written(language: str) -> list[tuple[str, str]]:
    """Every line that a reader of this language gets: texts by key, and the rules by file and line."""
    found: list[tuple[str, str]] = []
    for key, pattern in said(language).items():
        source = FluentSerializer().serialize_entry(ftl.Message(ftl.Identifier("x"), pattern)).partition("=")[2]
        source = re.sub(r"\{ \$(?:file|link|rule) \}", "F", source)  # what is copied or typed may stand apart
        source = re.sub(r"^\s*\*?\[\w+\]\s*", "", source, flags=re.MULTILINE)
        source = re.sub(r"\{[^{}]*?(?:->|\})|^\s*\}", "0", source, flags=re.MULTILINE)
        found += [(key, re.sub(r'\{ ?"[^"]*" ?\}', "", line).strip()) for line in source.splitlines()]
    for folder in FOLDERS.values():
        path = folder / f"RULES.{language}.md"
        lines = enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        found += [(f"{folder.name}/{path.name}:{number}", re.sub(r"`[^`]*`", "0", line)) for number, line in lines]
    return found


# ---- each in its own language


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    english = said("en")
    for key, pattern in said(language).items():
        text = plain(pattern)
        assert not ENGLISH.search(re.sub(r"Colors of Kasane|“[^”]*”|irodori [\w -]+|\bhttps?\b", "", text)), (
            f"{key}: {text}"
        )
        if text == plain(english[key]) and key not in ("page-motto", "page-bot-names"):
            rest = [word.strip(" :.,()·") for word in re.split(r"[\n\d+×–/›]+", text)]
            assert all(not re.search(r"[A-Za-z]", word) or word in SAME for word in rest), f"{key}: {text}"


def test_japanese_is_written_in_japanese() -> None:
    latin = {"kimono-title", "page-clock-live"}
    for key, pattern in said("ja").items():
        text = plain(pattern)
        if re.search(r"[A-Za-z]{3}", text) and key not in latin:
            assert re.search(JAPANESE, text), f"{key}: {text}"


# ---- each by its own rules of setting


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_quotation_marks_and_apostrophes_are_those_of_the_language(language: str) -> None:
    wrong = {"en": "«»„‚『「", "fr": "“”„‚「」", "de": "«»‘‹「」", "ja": "«»“”„’"}[language]
    for place, line in written(language):
        assert not set(wrong) & set(line), f"{place}: {line}"
        assert not re.search(r"(?<=[^\W\d_])'(?=[^\W\d_])", line.replace("K'nnon", "")), f"{place}: {line}"
        assert '"' not in line, f"{place}: {line}"


def test_french_keeps_its_signs_from_breaking_away() -> None:
    for place, line in written("fr"):
        text = re.sub(r"\|[\s|:-]*\||https?://", "", line)
        assert not re.search(r"[^\u202f\u00a0\s|(!][;!](?=\s|$)", text), f"{place}: {line}"
        assert not re.search(r"(?<=\w) [;!:»](?=\s|$)|« |(?<=\d) %", text), f"{place}: {line}"
        assert not re.search(r"\w[:](?=\s|$)", text), f"{place}: {line}"


def test_german_keeps_number_and_percent_together() -> None:
    for place, line in written("de"):
        assert not re.search(r"0 ?%", line), f"{place}: {line}"


def test_english_writes_percent_without_a_space() -> None:
    for place, line in written("en"):
        assert not re.search(r"\s%", line), f"{place}: {line}"


def test_japanese_sets_its_own_signs_and_no_spaces_within_a_sentence() -> None:
    for place, line in written("ja"):
        assert not re.search(rf"(?<={JAPANESE})(?:[,;?!.](?=\s|$|{JAPANESE})|:(?=\s|$))", line), f"{place}: {line}"
        assert not re.search(rf"(?<={JAPANESE})[()]|[()](?={JAPANESE})", re.sub(r"\]\([^)]*\)", "", line)), line
        if ".md:" not in place:
            assert not re.search(rf"(?<={JAPANESE}) 0|0 (?={JAPANESE})", line), f"{place}: {line}"


@pytest.mark.parametrize(
    ("language", "familiar"), [("fr", r"\b(?:tu|toi|ton|tes)\b"), ("de", r"\b(?:du|dich|dir|dein\w*|euch)\b")]
)
def test_readers_are_addressed_formally(language: str, familiar: str) -> None:
    for place, line in written(language):
        assert not re.search(familiar, line), f"{place}: {line}"


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_one_thing_has_one_word(language: str) -> None:
    for place, line in written(language):
        for other, better in OTHER_WORDS[language].items():
            assert not re.search(other, line), f"{place}: {better}, not {other}: {line}"


# ---- the rules


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", irodori.games())
def test_printed_values_and_their_status_are_the_same_in_every_language(game: str, language: str) -> None:
    """Each value that a table gives, and how sure it is: certain, likely or reconstructed."""
    status = {
        "en": ("certain", "likely", "reconstructed"),
        "fr": ("certain", "probable", "reconstitué"),
        "de": ("sicher", "wahrscheinlich", "rekonstruiert"),
        "ja": ("確実", "有力", "推定"),
    }
    rows: dict[str, list[tuple[list[str], list[int]]]] = {}
    for tongue in ("en", language):
        text = (FOLDERS[game] / f"RULES.{tongue}.md").read_text(encoding="utf-8")
        table = [line for line in text.splitlines() if line.startswith("|")]
        found = [
            (sorted(re.findall(r"`[^`]+`|[−]?\d+", line)), [len(re.findall(word, line)) for word in status[tongue]])
            for line in table
        ]
        rows[tongue] = [row for row in found if any(row[1])]
    assert rows["en"] == rows[language]
    assert rows["en"]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", FOLDERS)
def test_each_rule_names_the_same_moves_and_rules_in_every_language(game: str | None, language: str) -> None:
    found: dict[str, dict[str, list[str]]] = {}
    for tongue in ("en", language):
        text = (FOLDERS[game] / f"RULES.{tongue}.md").read_text(encoding="utf-8")
        rules = re.findall(r"^\*\*([SKMI]\d+)\.\*\*(.*)$", text, re.MULTILINE)
        found[tongue] = {
            number: sorted(set(re.findall(r"`[^`]+`|(?<![A-Za-z])[SKMI]\d+", rule))) for number, rule in rules
        }
    assert list(found["en"]) == list(found[language])
    for number, named in found["en"].items():
        assert named == found[language][number], number


# ---- nothing that nobody says


def written_out() -> tuple[set[str], list[re.Pattern[str]]]:
    """Texts of the program that may be keys, and patterns of those that it puts together."""
    whole, patterns = set[str](), set[str]()
    for path in PACKAGE.rglob("*.py"):
        if path.name.startswith("test_"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                fixed = [str(part.value) for part in node.values if isinstance(part, ast.Constant)]
                if re.search(r"[a-z]{3}", "".join(fixed)) and "-" in "".join(fixed):
                    parts = [
                        re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[A-Za-z0-9_-]+"
                        for part in node.values
                    ]
                    patterns.add("".join(parts))
    kinds = {*words.NAMED.values(), "option", "decision"}
    patterns |= {f"(?:{'|'.join(irodori.games())})-{kind}-[A-Za-z0-9_]+" for kind in kinds}
    return whole, [re.compile(pattern) for pattern in sorted(patterns)]


def test_every_text_of_the_terminal_is_said_somewhere() -> None:
    whole, patterns = written_out()
    page, begun = named_by_the_page()
    for game, folder in FOLDERS.items():
        path = Path(folder) / "locales/en.ftl"
        keys = re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)
        for key in keys:
            told = key in whole or key in page or key.startswith(tuple(begun))
            assert told or any(pattern.fullmatch(key) for pattern in patterns), f"{game}: {key}"


def test_every_refusal_that_has_a_sentence_can_come_up() -> None:
    raised = [(game, re.compile(key)) for game, key, _ in refusals()]
    for key in said("en"):
        game, _, rest = key.partition("-refuse-")
        if key.startswith("refuse-"):
            game, rest = "", key.removeprefix("refuse-")
        if rest and (game in irodori.games() or not game):
            assert any((one or "") == game and pattern.fullmatch(rest) for one, pattern in raised), key
