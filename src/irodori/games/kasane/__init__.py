"""Colors of Kasane."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from irodori.core.edition import Cells, Json, Table
from irodori.core.errors import EditionError
from irodori.core.info import GameInfo

if TYPE_CHECKING:
    from irodori.core.game import Game
    from irodori.core.state import State
    from irodori.games.kasane.rules import Kasane as Rules

MELDS = ("kasane", "juu", "sakura", "chidori", "asanoha", "kagen", "jougen", "kachou", "setsugetsu")
THREES = ("sakura", "chidori", "asanoha")
PRESET = ("kasane", "juu")
PLUS = "+"
CHOICES = 64


class Kasane(GameInfo):
    key = "kasane"
    letter = "K"
    title = "Colors of Kasane"
    players = (3, 4)
    usual = 4
    edition = "origuchi-2014"
    options: ClassVar = {"preset_marbles": (3,), "plus_one_meld": (3, 4)}
    decisions = ("take", "meld")
    state = "Kasane"

    def check_table(self, cells: Cells) -> Table:
        cells.only("game", "key", "name", "melds")
        melds = cells.part("melds")
        melds.only(*MELDS)
        checked: dict[str, Json] = {key: self.check_meld(key, melds.part(key)) for key in MELDS}
        table: Table = {"melds": checked}
        count = 2 * len(boxes(table)) + 1  # each with and without the robe's top card, and to pass
        if count > CHOICES:
            raise EditionError(
                f"{cells.source}: melds has {count} choices and a decision may have {CHOICES} (S0): leave boxes out"
            )
        return table

    def check_meld(self, key: str, cells: Cells) -> Json:
        from irodori.games.kasane.rules import COPIES, TURNS

        cells.only("name", "boxes")
        found: list[Json] = []
        numbers: list[int] = []
        for box in cells.parts("boxes", 10):
            box.only("cards", "points")
            cards = box.integer("cards", *((3, 3) if key in THREES else (2, TURNS)))
            numbers.append(cards)
            if numbers.count(cards) > COPIES:
                raise box.wrong("cards", f"a number that at most {COPIES} boxes of the meld have", cards)
            found.append({"cards": cards, "points": box.integer("points", 0, 99)})
        return {"name": cells.text("name"), "boxes": found}

    def cards(self, game: Game) -> dict[str, tuple[int, int]]:
        """K21: five of each number and seven +1; with three players one of each number and two +1 fewer."""
        from irodori.games.kasane.rules import PLUS as PLUS_CARD

        few = game.players == 3
        numbers = {str(n): (n, 4 if few else 5) for n in range(1, 10)}
        return {**numbers, PLUS: (PLUS_CARD, 5 if few else 7)}

    def decks(self, game: Game) -> int:
        return 2  # K8

    def set_up(self, core: State, game: Game) -> None:
        from irodori.games.kasane.rules import COPIES, LONGEST

        rules = cast("Rules", core)
        rules.size = core.due
        rules.width = 4 if game.players == 4 else 5  # K22
        rules.plus_one_meld = game.options["plus_one_meld"]
        needs, copies, worth, marbles = rules.needs, rules.copies, rules.worth, rules.marbles
        meld_of, box_of, open_melds = rules.meld_of, rules.box_of, rules.open_melds
        found = boxes(game.table)
        for number, (key, cards, points) in enumerate(found):
            needs[number] = cards
            copies[number] = len(points)
            worth[COPIES * number : COPIES * number + len(points)] = bytes(points)
            meld = MELDS.index(key)
            meld_of[number] = meld
            box_of[LONGEST * meld + cards] = number
            if game.options["preset_marbles"] and cards == 2 and key in PRESET:  # K23
                marbles[number] = 1
            if marbles[number] < copies[number]:
                open_melds[cards] |= 1 << meld
        rules.boxes = len(found)
        rules.longest = max(cards for _, cards, _ in found)
        rules.needs, rules.copies, rules.worth, rules.marbles = needs, copies, worth, marbles
        rules.meld_of, rules.box_of, rules.open_melds = meld_of, box_of, open_melds


def boxes(table: Table) -> list[tuple[str, int, list[int]]]:
    """The boxes in the order of their choices: meld, number of cards, points of the first marble, the second …"""
    melds = table["melds"]
    assert isinstance(melds, dict)
    found: dict[tuple[str, int], list[int]] = {}
    for key in MELDS:
        meld = melds[key]
        assert isinstance(meld, dict) and isinstance(meld["boxes"], list)
        for box in meld["boxes"]:
            assert isinstance(box, dict) and isinstance(box["cards"], int) and isinstance(box["points"], int)
            found.setdefault((key, box["cards"]), []).append(box["points"])
    return [(key, cards, points) for (key, cards), points in found.items()]


GAME = Kasane()
