"""Why a move of KIMONO was good or bad, for reviews."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

from irodori.games.kimono import SORTS
from irodori.games.kimono.rules import KEPT

if TYPE_CHECKING:
    from irodori.core.errors import Argument
    from irodori.core.game import Game
    from irodori.core.position import Position
    from irodori.games.kimono.rules import Kimono

Why = tuple[str, dict[str, "Argument"], str]


def why(position: Position, seat: int, played: str, best: str) -> Why | None:
    if position.decision == "want":
        return wanted(position, seat, played, best)
    if position.decision == "break":
        return broken(position, seat, best)
    if position.decision == "split":
        return split(position, seat, played, best)
    if position.decision == "copy":
        return copied(position, seat, best)
    return None


def wanted(position: Position, seat: int, played: str, best: str) -> Why:
    owned = collection(position, seat)
    mine, better = groups(position, played), groups(position, best)
    over = beyond_limit(position.game, owned, mine)
    here, there = gain(position.game, owned, mine), gain(position.game, owned, better)
    if over is not None:
        sort, limit = over
        said: dict[str, Argument] = {"sort": sort, "limit": limit, "points": here}
        return (
            "kimono-why-limit", said,
            f"With this group you hold more than {limit} of {sort}: all of them count against you ({here} points).",
        )  # fmt: skip
    said = {"group": int(played.split()[1]), "better": int(best.split()[1]), "points": here, "betterpoints": there}
    if there >= here:
        return (
            "kimono-why-group", said,
            f"Group {said['better']} adds {there} points to your collection, group {said['group']} adds {here}.",
        )  # fmt: skip
    contested, other = f"Group {said['group']} ({here} points)", f"group {said['better']} ({there} points)"
    return "kimono-why-contest", said, f"{contested} is wanted by others, too; {other} is easier to get."


def split(position: Position, seat: int, played: str, best: str) -> Why | None:
    """Where the cut lies; which group is called the first matters little."""
    place, other = best.split()[1], played.split()[1]
    if place == other:
        return None
    first, second = halves(position, seat, int(place))
    other_first, other_second = halves(position, seat, int(other))
    said: dict[str, Argument] = {
        "place": int(place), "left": first, "right": second,
        "otherplace": int(other), "otherleft": other_first, "otherright": other_second,
    }  # fmt: skip
    sentence = f"Split after card {place}, the groups add {first} and {second} points to your collection; "
    sentence += f"after card {other} it is {other_first} and {other_second}."
    return "kimono-why-split", said, sentence


def halves(position: Position, seat: int, place: int) -> tuple[int, int]:
    table = cast("dict[str, object]", position.view(None)["table"])
    start, end = cast("list[int]", table["group"])
    cards, owned = cast("list[str]", table["row"])[start:end], collection(position, seat)
    return gain(position.game, owned, cards[:place]), gain(position.game, owned, cards[place:])


def copied(position: Position, seat: int, best: str) -> Why:
    sort = best.split()[1]
    change = gain(position.game, collection(position, seat), [sort])
    return "kimono-why-copy", {"sort": sort, "points": change}, f"One more {sort} changes your points by {change:+d}."


def broken(position: Position, seat: int, best: str) -> Why:
    first, second = best.split()[1:]
    owned = collection(position, seat)
    change = total(position.game, owned - Counter([first, second])) - total(position.game, owned)
    said: dict[str, Argument] = {"firstcard": first, "secondcard": second, "points": change}
    return "kimono-why-break", said, f"Losing {first} and {second} changes your points by {change:+d}."


def collection(position: Position, seat: int) -> Counter[str]:
    table = cast("dict[str, list[dict[str, int]]]", position.view(seat)["table"])
    return Counter(table["collections"][seat])


def groups(position: Position, move: str) -> list[str]:
    """The cards of the group that a want names."""
    table = cast("dict[str, object]", position.view(None)["table"])
    row, cut = cast("list[str]", table["row"]), cast("int", table["cut"])
    start, end = cast("list[int]", table["group"])
    left = int(move.split()[1]) == table["left"]
    return row[start:cut] if left else row[cut:end]


def printed(game: Game) -> dict[str, dict[str, int]]:
    return cast("dict[str, dict[str, int]]", game.table["sorts"])


def total(game: Game, owned: Counter[str]) -> int:
    """M13, by the rules, of what is kept: curios, coins and fires."""
    core = cast("Kimono", game.fresh())
    have = bytearray(len(core.have))
    for name, count in owned.items():
        code = SORTS.index(name) if name in SORTS else game.codes.get(name, KEPT)
        if code < KEPT:
            have[code] = count
    core.have = have
    return core.score(0)


def gain(game: Game, owned: Counter[str], cards: list[str]) -> int:
    return total(game, owned + Counter(cards)) - total(game, owned)


def beyond_limit(game: Game, owned: Counter[str], cards: list[str]) -> tuple[str, int] | None:
    for sort, more in Counter(card for card in cards if card in SORTS).items():
        limit = printed(game)[sort]["limit"]
        if owned[sort] <= limit < owned[sort] + more:
            return sort, limit
    return None
