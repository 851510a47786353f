"""Why a move of Colors of Kasane was good or bad, for reviews."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from irodori.core.errors import Argument
    from irodori.core.position import Position

Why = tuple[str, dict[str, "Argument"], str]
MELDS = {
    "kasane": "Kasane", "juu": "Juu", "sakura": "Sakura Chirashi", "chidori": "Chidori", "asanoha": "Asanoha",
    "kagen": "Kagen no Tsuki", "jougen": "Jougen no Tsuki", "kachou": "Kachou Fuugetsu",
    "setsugetsu": "Setsugetsu Fuuka",
}  # fmt: skip


def why(position: Position, seat: int, played: str, best: str) -> Why | None:
    if best == "pass":
        return kept(position, seat, played)
    if best.startswith("meld"):
        return laid(position, seat, played, best)
    return taken(position, seat, played, best)


def kept(position: Position, seat: int, played: str) -> Why:
    meld, cards, points = worth(position, seat, played)
    said: dict[str, Argument] = {"meld": meld, "cards": cards, "points": points}
    return (
        "kasane-why-keep", said,
        f"The cards of {MELDS[meld]} ({points} points) are worth more in the hand, for a larger meld.",
    )  # fmt: skip


def laid(position: Position, seat: int, played: str, best: str) -> Why:
    meld, cards, points = worth(position, seat, best)
    if played == "pass":
        said: dict[str, Argument] = {"meld": meld, "cards": cards, "points": points}
        return "kasane-why-lay", said, f"{MELDS[meld]} with {cards} cards gives {points} points now."
    other, other_cards, other_points = worth(position, seat, played)
    said = {
        "meld": meld, "cards": cards, "points": points,
        "othermeld": other, "othercards": other_cards, "otherpoints": other_points,
    }  # fmt: skip
    mine = f"{MELDS[other]} with {other_cards} ({other_points})"
    return "kasane-why-other-box", said, f"{MELDS[meld]} with {cards} cards ({points} points) is better than {mine}."


def worth(position: Position, seat: int, move: str) -> tuple[str, int, int]:
    """A meld, its number of cards, and the points that it brings."""
    key, cards = move.split()[1:3]
    tried = position.copy()
    points = next(e["points"] for e in tried.play(seat, move) if e["kind"] == "meld")
    assert isinstance(points, int)
    return key, int(cards), points


def taken(position: Position, seat: int, played: str, best: str) -> Why:
    card, other = top(position, best), top(position, played)
    meld, instead = best_meld(position, seat, best), best_meld(position, seat, played)
    if meld is not None and (instead is None or meld[2] > instead[2]):
        key, cards, points = meld
        said: dict[str, Argument] = {"card": card, "meld": key, "cards": cards, "points": points}
        sentence = f"Taking the {card} allows {MELDS[key]} with {cards} cards at once, for {points} points."
        return "kasane-why-card-meld", said, sentence
    next_card = below(position, played)
    if next_card is None:
        return "kasane-why-card", {"card": card, "othercard": other}, f"The {card} is worth more than the {other}."
    gift = given(position, seat, played)
    kept_back = given(position, seat, best)
    if gift is not None and (kept_back is None or gift[3] > kept_back[3]):
        receiver, key, cards, points = gift
        said = {
            "othercard": other, "nextcard": next_card, "seat": receiver, "meld": key, "cards": cards, "points": points,
        }  # fmt: skip
        sentence = f"Taking the {other} lays open the {next_card}: "
        sentence += f"with it seat {receiver} can lay {MELDS[key]} with {cards} cards, for {points} points."
        return "kasane-why-gift", said, sentence
    said = {"card": card, "othercard": other, "nextcard": next_card}
    return (
        "kasane-why-uncover", said,
        f"Taking the {other} lays open the {next_card} for the others; the {card} is the better one.",
    )  # fmt: skip


def given(position: Position, seat: int, move: str) -> tuple[int, str, int, int] | None:
    """What the next seat can lay with the card that a take lays open: the seat, the meld, its cards and points."""
    tried = position.copy()
    tried.play(seat, move)
    if tried.decision == "meld":
        tried.play(seat, "pass")
    if not tried.actors or move not in tried.moves(tried.actors[0]):
        return None
    receiver = tried.actors[0]
    meld = best_meld(tried, receiver, move)
    return None if meld is None else (receiver, *meld)


def row(position: Position, move: str) -> list[str]:
    rows = position.view(None)["table"]
    assert isinstance(rows, dict) and isinstance(rows["rows"], list)
    found = rows["rows"][int(move.split()[1]) - 1]
    assert isinstance(found, list)
    return [str(card) for card in found]


def top(position: Position, move: str) -> str:
    return row(position, move)[-1]


def below(position: Position, move: str) -> str | None:
    cards = row(position, move)
    return cards[-2] if len(cards) > 1 else None


def best_meld(position: Position, seat: int, move: str) -> tuple[str, int, int] | None:
    tried = position.copy()
    tried.play(seat, move)
    melds = [text for text in tried.moves(seat) if text.startswith("meld")] if tried.decision == "meld" else []
    return max((worth(tried, seat, text) for text in melds), key=lambda found: found[2], default=None)
