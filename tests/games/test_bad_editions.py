"""An edition with something wrong is refused with its file, the key, and what would be right there (S0)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from irodori import EditionError, Game, IrodoriError
from irodori.core.edition import Json, Table, editions, new_edition
from irodori.core.info import find


def message(kind: type[IrodoriError], call: Callable[[], object]) -> str:
    with pytest.raises(kind) as error:
        call()
    assert type(error.value) is kind
    return str(error.value)


def edition(tmp_path: Path, key: str, old: str, new: str) -> tuple[Path, str]:
    """What is wrong with the game's own edition after a change."""
    source = next(iter(sorted((find(key).folder / "editions").glob("*.toml"))))
    text = source.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "box.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path, message(EditionError, lambda: Game(key, edition=path))


POINTS = "must be a whole number from 0 to 99"
RANKS = "ranks.3 must be a list of 6 whole numbers from 1 to 12"
COINS = "coins must be a list of 9 whole numbers from 1 to 9"
MELDS = "kasane, juu, sakura, chidori, asanoha, kagen, jougen, kachou, setsugetsu"
STATUSES = "certain, likely, reconstructed"


@pytest.mark.parametrize(
    ("key", "old", "new", "expected"),
    [
        ("kasane", "points = 6,", "points = 100,", f"melds.kasane.boxes[4].points {POINTS}, not 100"),
        (
            "kasane",
            "cards = 2,",
            "cards = 1,",
            "melds.kasane.boxes[0].cards must be a whole number from 2 to 12, not 1",
        ),
        ("kasane", "[melds.juu]", "[melds.ten]", f"melds.ten is not known here; known are {MELDS}"),
        ("kasane", 'game = "kasane"', 'game = "iroha"', "game must be 'kasane', not 'iroha'"),
        ("kimono", "points = 8", 'points = "8"', f"sorts.bowl.points {POINTS}, not '8'"),
        ("kimono", "limit = 1", "limit = true", "sorts.bowl.limit must be a whole number from 0 to 20, not True"),
        ("kimono", "copies = 5", "copies = 6", "sorts.bowl.copies must be 5: an edition cannot change it, not 6"),
        ("kimono", 'name = "tea bowl"', 'name = ""', "sorts.bowl.name must be a text of 1 to 60 characters, not ''"),
        ("kimono", "coins = [1, 1, ", "coins = [1, ", f"{COINS}, not [1, 1, 1, 1, 1, 1, 1, 1]"),
        ("kimono", "coins = [1, ", "coins = [10, ", "coins[0] must be a whole number from 1 to 9, not 10"),
        (
            "kimono",
            'nts = "certain"',
            'nts = "sure"',
            f"sorts.sword.status.points must be one of {STATUSES}, not 'sure'",
        ),
        ("kimono", "{ coins =", "{ coin =", "coin is missing; it has a status and must have a value"),
        ("iroha", 'F = "flower"', "F = 1", "suits.F must be a text of 1 to 60 characters, not 1"),
        ("iroha", 'F = "flower"', 'X = "flower"', "suits.X is not known here; known are F, B, O, M, W"),
        (
            "iroha",
            "3 = [1, 2, ",
            "3 = [2, 1, ",
            "ranks.3 must be different ranks in rising order, not [2, 1, 3, 4, 5, 6]",
        ),
        ("iroha", "3 = [1, 2, ", "3 = [1, ", f"{RANKS}, not [1, 3, 4, 5, 6]"),
        ("iroha", "3 = [1, ", "3 = [0, ", "ranks.3[0] must be a whole number from 1 to 12, not 0"),
        ("iroha", "[ranks]", "[rank]", "rank is not known here; known are game, key, name, suits, ranks"),
    ],
)
def test_an_edition_with_something_wrong(tmp_path: Path, key: str, old: str, new: str, expected: str) -> None:
    path, said = edition(tmp_path, key, old, new)
    assert said == f"{path}: {expected}"


def test_an_edition_that_lacks_a_key(tmp_path: Path) -> None:
    path, said = edition(tmp_path, "iroha", 'F = "flower"\n', "")
    assert said == f"{path}: suits.F is missing; it has a status and must have a value"
    table = dict(Game("iroha").table)
    ranks = dict(cast("Table", table["ranks"]))
    del ranks["4"]
    assert message(EditionError, lambda: Game("iroha", edition={**table, "ranks": ranks})) == (
        "the edition given: ranks.4 is missing; it must be a list of 8 whole numbers from 1 to 12"
    )


def test_an_edition_with_more_than_64_choices_at_once() -> None:
    """S0."""
    table = dict(Game("kasane").table)
    melds = table["melds"]
    assert isinstance(melds, dict)
    boxes: list[Json] = [{"cards": cards, "points": 1} for cards in range(2, 12)]
    for key in ("kasane", "juu", "kagen"):
        melds[key] = {"name": key, "boxes": boxes}
    expected = "the edition given: melds has {} choices and a decision may have 64 (S0): leave boxes out"
    count = 2 * len({(key, cards) for key, cards in boxes_of(melds)}) + 1
    assert count > 64
    assert message(EditionError, lambda: Game("kasane", edition=table)) == expected.format(count)


def boxes_of(melds: Table) -> list[tuple[str, int]]:
    """Meld and number of cards of every box."""
    found: list[tuple[str, int]] = []
    for key, meld in melds.items():
        assert isinstance(meld, dict) and isinstance(meld["boxes"], list)
        for box in meld["boxes"]:
            assert isinstance(box, dict) and isinstance(box["cards"], int)
            found.append((key, box["cards"]))
    return found


def test_an_edition_that_is_no_toml(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    assert message(EditionError, lambda: Game("kasane", edition=path)) == f"{path}: there is no such file"
    path.write_text("game = kasane\n")
    assert message(EditionError, lambda: Game("kasane", edition=path)).startswith(f"{path}: is not TOML: ")
    path.write_bytes(b"\xff")
    assert message(EditionError, lambda: Game("kasane", edition=path)).startswith(f"{path}: cannot be read as text: ")
    assert message(EditionError, lambda: Game("kasane", edition=f"{tmp_path}/")).startswith(f"{tmp_path}")


def test_an_edition_that_is_not_known() -> None:
    expected = "kasane has no edition 'mine'; there are origuchi-2014, or give the path of a .toml file"
    assert message(EditionError, lambda: Game("kasane", edition="mine")) == expected


def test_a_table_that_is_no_edition() -> None:
    assert message(EditionError, lambda: Game("kasane", edition={})) == (
        "the edition given: melds is missing; it must be a table of keys"
    )
    assert message(EditionError, lambda: Game("kasane", edition={"melds": []})) == (
        "the edition given: melds must be a table of keys, not []"
    )


def test_a_long_value_is_shortened() -> None:
    said = message(EditionError, lambda: Game("kasane", edition={"melds": "x" * 1000}))
    assert len(said) < 200


# ---- one's own


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a person's own editions lie."""
    monkeypatch.setenv("IRODORI_HOME", str(tmp_path))
    return tmp_path


def test_an_edition_of_one_s_own_is_a_copy_to_edit(home: Path, any_game: str) -> None:
    info = find(any_game)
    path = new_edition(info, "my-box")
    assert path == home / "editions" / any_game / "my-box.toml"
    assert list(editions(info)) == [info.edition, "my-box"]
    game = Game(any_game, edition="my-box")
    assert (game.edition.key, game.table) == ("my-box", Game(any_game).table)
    again = new_edition(info, "my-second", "my-box")
    assert again.read_text(encoding="utf-8") == path.read_text(encoding="utf-8").replace("my-box", "my-second")


@pytest.mark.usefixtures("home")
def test_what_one_changes_in_one_s_own_edition_is_played() -> None:
    path = new_edition(find("kimono"), "my-box")
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("points = 8", "points = 9"), encoding="utf-8")
    sorts = Game("kimono", edition="my-box").table["sorts"]
    assert isinstance(sorts, dict) and isinstance(sorts["bowl"], dict)
    assert sorts["bowl"]["points"] == 9


@pytest.mark.parametrize("key", ["", "-", "my box", "../box", "a/b", "彩り", "x" * 41])
def test_an_edition_s_key_is_plain(home: Path, key: str) -> None:
    expected = f"an edition's key is made of letters, digits and hyphens, 40 at most, not {key!r}"
    assert message(EditionError, lambda: new_edition(find("kasane"), key)) == expected
    assert not list(home.iterdir())


@pytest.mark.usefixtures("home")
def test_an_edition_that_is_there_is_not_overwritten() -> None:
    info = find("kasane")
    path = new_edition(info, "my-box")
    path.write_text("changed", encoding="utf-8")
    expected = f"kasane has an edition 'my-box' already: {path}"
    assert message(EditionError, lambda: new_edition(info, "my-box")) == expected
    assert message(EditionError, lambda: new_edition(info, "origuchi-2014")).startswith(
        "kasane has an edition 'origuchi-2014' already: "
    )
    assert path.read_text(encoding="utf-8") == "changed"


@pytest.mark.usefixtures("home")
def test_a_copy_of_an_edition_that_is_not_there() -> None:
    expected = "kasane has no edition 'nobody'; there are origuchi-2014"
    assert message(EditionError, lambda: new_edition(find("kasane"), "my-box", "nobody")) == expected
