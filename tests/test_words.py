"""The Fluent files say the same in every language, and there is a sentence for whatever the code refuses."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import irodori
from irodori import words
from irodori.core.errors import Argument, IllegalMove

PACKAGE = Path(irodori.__file__).parent
FOLDERS = {None: PACKAGE, **{key: game.folder for key, game in irodori.games().items()}}
EVERY = [(language, game) for language in words.LANGUAGES for game in FOLDERS]
PAGES = PACKAGE.parents[1] / "web/src"
Patterns = dict[str, set[str]]


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def files(language: str, game: str | None) -> list[Path]:
    """The words of all doors, those of the page, and those of `--help`."""
    names = (language, f"page.{language}", f"help.{language}")
    paths = [FOLDERS[game] / "locales" / f"{name}.ftl" for name in names]
    return [path for path in paths if path.exists()]


def entries(language: str, game: str | None) -> list[ftl.EntryType]:
    return [entry for path in files(language, game) for entry in parse(path.read_text(encoding="utf-8")).body]


def patterns(language: str, game: str | None) -> Patterns:
    """Every key, and KEY.attribute, with the variables of its text."""
    found: Patterns = {}
    for entry in entries(language, game):
        if isinstance(entry, ftl.Message):
            texts = [(entry.id.name, entry.value)]
            texts += [(f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes]
            for key, text in texts:
                assert key not in found, f"{key} stands twice ({language})"
                variables = Variables()
                variables.visit(text)
                found[key] = variables.found
    return found


# ---- the files


@pytest.mark.parametrize(("language", "game"), EVERY)
def test_every_line_of_a_file_is_understood(language: str, game: str | None) -> None:
    junk = [entry.content for entry in entries(language, game) if isinstance(entry, ftl.Junk)]
    assert junk == []


@pytest.mark.parametrize(("language", "game"), EVERY)
def test_all_languages_have_the_same_keys_with_the_same_variables(language: str, game: str | None) -> None:
    assert patterns(language, game) == patterns("en", game)


@pytest.mark.parametrize(("language", "game"), EVERY)
def test_a_file_s_keys_say_whose_they_are(language: str, game: str | None) -> None:
    for key in patterns(language, game):
        owner = key.partition("-")[0]
        assert owner == game if game else owner not in FOLDERS, key


@pytest.mark.parametrize(("language", "game"), EVERY)
def test_every_message_comes_out_whole(language: str, game: str | None) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for path in files(language, game):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    for key, variables in patterns(language, game).items():
        name, _, attribute = key.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        for value in (0, 1, 2, 7):
            text, wrong = bundle.format_pattern(pattern, dict.fromkeys(variables, value))
            assert not wrong, key
            assert isinstance(text, str) and (text == text.strip() or key == "list-comma")
            assert text and "{" not in text and "\u2068" not in text, key


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_options_decisions_and_cards_of_every_game_have_names(language: str) -> None:
    for key, info in irodori.games().items():
        assert words.has(language, f"{key}-title")
        for option in info.options:
            assert words.has(language, f"{key}-option-{option}") and words.has(language, f"{key}-option-{option}.about")
        for decision in info.decisions:
            assert words.has(language, f"{key}-decision-{decision}")
        for players in info.players:
            for card in irodori.Game(key, players).cards:
                assert words.has(language, f"{key}-card-{'plus' if card == '+' else card}")


# ---- the page


def named_by_the_page() -> tuple[set[str], set[str]]:
    """Keys that the page's sources and lessons write out, and beginnings of keys that they put together."""
    whole, begun = set[str](), set[str]()
    for path in sorted([*PAGES.rglob("*.svelte"), *PAGES.rglob("*.ts")]):
        if path.name.endswith(".test.ts"):
            continue
        for key, goes_on in re.findall(r"""['"`]([a-z]+-[a-z0-9_.-]*)(\$\{)?""", path.read_text(encoding="utf-8")):
            (begun if goes_on else whole).add(key)
    for game in irodori.games().values():
        lesson = game.folder / "lesson.json"
        if lesson.exists():
            whole |= {str(comment["say"]) for comment in json.loads(lesson.read_text(encoding="utf-8"))["comments"]}
    return whole, begun


def test_the_page_says_nothing_that_has_no_words() -> None:
    whole, begun = named_by_the_page()
    known = {key for game in FOLDERS for key in patterns("en", game)}
    for key in sorted(whole | begun):
        if key.partition("-")[0] in {"page", *irodori.games()}:
            assert key in known or any(name.startswith(key) for name in known if key in begun), key


def test_every_text_of_the_page_is_said_somewhere() -> None:
    whole, begun = named_by_the_page()
    for folder in FOLDERS.values():
        text = folder / "locales/page.en.ftl"
        keys = re.findall(r"^([a-z][\w-]*) =", text.read_text(encoding="utf-8"), re.MULTILINE) if text.exists() else []
        for key in keys:
            assert key in whole or any(name.startswith(key + ".") for name in whole) or key.startswith(tuple(begun)), (
                key
            )


# ---- refusals: all that the code can raise


def raised(path: Path) -> Iterator[tuple[str, set[str]]]:
    """Each refusal's key, as a pattern where it has a part that varies, and the arguments as far as written."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "IllegalMove":
            key, arguments = node.args[1], node.args[2]
            names = (
                {str(name.value) for name in arguments.keys if isinstance(name, ast.Constant)}
                if isinstance(arguments, ast.Dict)
                else set[str]()
            )
            match key:
                case ast.Constant(value=str(text)):
                    yield re.escape(text), names
                case ast.JoinedStr(values=parts):
                    yield (
                        "".join(
                            re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z]+" for part in parts
                        ),
                        names,
                    )
                case _:
                    pytest.fail(f"{path}:{node.lineno}: the key of a refusal must be a text that can be read here")


def refusals() -> list[tuple[str | None, str, set[str]]]:
    found: list[tuple[str | None, str, set[str]]] = [(None, *one) for one in raised(PACKAGE / "core/refusals.py")]
    for key, info in irodori.games().items():
        found += [(key, *one) for path in sorted(info.folder.glob("[!t]*.py")) for one in raised(path)]
    return found


def test_refusals_are_made_only_where_they_are_looked_for() -> None:
    places = {PACKAGE / "core/refusals.py", PACKAGE / "core/errors.py"}
    places |= {path for info in irodori.games().values() for path in info.folder.glob("*.py")}
    makers = {path for path in PACKAGE.rglob("*.py") if "IllegalMove(" in path.read_text(encoding="utf-8")}
    assert makers <= places
    assert len(refusals()) > 15


@pytest.mark.parametrize(("game", "key", "given"), refusals())
def test_every_refusal_has_its_sentence_with_no_variable_that_the_code_does_not_give(
    game: str | None, key: str, given: set[str]
) -> None:
    prefix = f"{game}-refuse-" if game else "refuse-"
    for language in words.LANGUAGES:
        known = patterns(language, game)
        matching = [name for name in known if re.fullmatch(prefix + key, name)]
        assert matching, f"{prefix}{key} ({language})"
        for name in matching:
            assert not given or known[name] <= given, name


@pytest.mark.parametrize("key", irodori.games())
def test_every_refusal_that_comes_up_in_whole_games_is_said_in_every_language(key: str) -> None:
    """S1. Whatever is typed at any moment, legal anywhere or not."""
    game = irodori.Game(key)
    typed = sorted({text for texts in game.texts for text in texts.values()})
    typed += ["", "take 9", "meld kasane 9", "split 99 1", "apprentice 1 99", "break sword fan", "pass F99", "play Z1"]
    seen: set[str] = set()
    for start in range(3):
        state = game.start(seed=start)
        turn = 0
        while not state.over:
            seat = state.actors[0]
            moves = state.moves(seat)
            for text in typed[turn % 7 :: 7]:
                error = state.why_not(seat, text)
                assert (error is None) == (text in moves)
                if error:
                    seen.add(error.key)
                    said_everywhere(error, key, moves)
            state.play(seat, moves[turn * 7 % len(moves)])
            turn += 1
        over = state.why_not(0, "pass")
        assert over is not None
        said_everywhere(over, key, [])
    assert "wrong-decision" in seen


def said_everywhere(error: IllegalMove, game: str, moves: list[str]) -> None:
    for language in words.LANGUAGES:
        sentence = words.refusal(language, error, game, moves)
        assert sentence and "{" not in sentence and "\n" not in sentence and error.rule not in sentence.split()


def test_names_among_the_arguments_are_said_in_the_language() -> None:
    """K4, M10, I4. What a player reads are names, not the keys of moves."""
    box: dict[str, Argument] = {"meld": "kagen", "cards": 9, "boxes": "3, 4, 5"}
    full = IllegalMove("K4", "no-such-box", box, "kagen has no box for 9 cards; its boxes: 3, 4, 5.")
    assert words.refusal("ja", full, "kasane") == "下弦ノ月に9枚のマスはありません（あるのは3, 4, 5枚）。"
    copy = IllegalMove("M10", "copy-not-most", {"sort": "fan", "most": "lute, sword"}, "…")
    assert "Fächer" in words.refusal("de", copy, "kimono") and "Laute, Schwert" in words.refusal("de", copy, "kimono")
    follow = IllegalMove("I4", "must-follow", {"card": "M2", "colours": "F, B"}, "…")
    assert words.refusal("en", follow, "iroha").endswith("with flower, bird.")
    assert "花、鳥" in words.refusal("ja", follow, "iroha")


def test_the_sorts_to_swap_are_named_as_one_types_them() -> None:
    """M11. "Alphabetical" is the order of the keys, so the keys are shown."""
    order = IllegalMove("M11", "break-order", {"first": "sword", "second": "fan"}, "…")
    assert "„sword“ und „fan“" in words.refusal("de", order, "kimono")


def test_what_is_expected_is_shown_by_moves_that_are_legal() -> None:
    state = irodori.Game("kasane").start(seed=1)
    error = state.why_not(0, "pass")
    assert error is not None
    assert words.refusal("fr", error, "kasane", state.moves(0)).endswith("take 1, take 2, take 3, take 4.")


def test_a_refusal_without_words_is_said_in_english() -> None:
    error = IllegalMove("X1", "of-another-game", {}, "A sentence of its own.")
    assert words.refusal("ja", error, "chess") == "A sentence of its own."


# ---- edges


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(irodori.IrodoriError, match=r"there is no language 'eo'; there are ja, en, fr, de"):
        words.t("eo", "terminal-you")


@pytest.mark.parametrize("key", ["nothing", "kasane-nothing", "kasane-title.nothing"])
def test_an_unknown_key_stops_loudly(key: str) -> None:
    with pytest.raises(words.UnknownWords, match=key):
        words.t("en", key)


def test_a_missing_argument_stops_loudly() -> None:
    with pytest.raises(Exception, match="rows"):
        words.t("en", "kasane-refuse-row-missing", row=9)


def test_the_engine_does_not_load_the_languages() -> None:
    code = "import sys, irodori; sys.exit(any(name.split('.')[0] in ('fluent', 'babel') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
