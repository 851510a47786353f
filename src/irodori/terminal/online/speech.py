"""What a server's table says beside the game, in words: who sits there, talk, consent, why something was refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from irodori import words
from irodori.core.errors import IllegalMove
from irodori.core.game import Game
from irodori.terminal.online.clocks import clocks, figures
from irodori.terminal.online.line import FORBIDDEN, GONE, LOST, OPENING
from irodori.terminal.page import plain
from irodori.terminal.screen import Screen

if TYPE_CHECKING:
    from irodori.core.edition import Table
    from irodori.terminal.online.guest import ServerError
    from irodori.terminal.online.known import Known, Message

STATES = {OPENING: "opening", LOST: "lost", GONE: "gone", FORBIDDEN: "forbidden"}
TOLD = (
    "undo_asked", "end_asked", "agreed", "refused", "undone", "taken_over", "handed_back", "resigned", "timed_out",
    "kept", "not_kept",
)  # fmt: skip


def game_of(known: Known) -> Game:
    """With the table's own cards, which may be those of somebody's own box."""
    facts = known.facts
    edition: Table = {**known.cards, "key": facts["edition"]}
    return Game(facts["game"], facts["players"], edition, facts["options"])


def names(known: Known, language: str) -> list[str]:
    """By seat, also of chairs that are free."""
    found: list[str] = []
    for seat, chair in enumerate(cast("list[Message | None]", known.facts["chairs"])):
        if chair is None:
            found.append(words.t(language, "terminal-online-free"))
        elif chair["person"]:
            found.append(plain(chair["name"], 30))
        else:
            level = f"terminal-level-{chair['bot']}"
            named = words.t(language, level) if words.has(language, level) else str(chair["bot"])
            found.append(f"{named} {seat}")
    return found


def terms(known: Known, language: str) -> str:
    """How is played at this table: options, memory, clock, hints."""
    facts, t = known.facts, words.t
    key, clock = str(facts["game"]), facts["clock"]
    found = [facts["title"]] if facts["title"] else []
    for option, on in facts["options"].items():
        named = f"{key}-option-{option}"
        found += [t(language, named) if words.has(language, named) else option] if on else []
    found.append(t(language, f"terminal-memory-{facts['memory']}"))
    match clock["kind"]:
        case "live":
            minutes, seconds = clock["bank"] / 60, clock["increment"]
            found.append(t(language, "terminal-clock-live", minutes=f"{minutes:g}", seconds=seconds))
        case "days":
            found.append(t(language, "terminal-clock-days", days=f"{float(clock['days']):g}"))
        case _:
            found.append(t(language, "terminal-clock-none"))
    if facts["hints"]:
        found.append(t(language, "terminal-online-hints"))
    return plain(" · ".join(found), 300)


def speech_of(known: Known, game: Game, language: str) -> Screen:
    return Screen(game, language, known.you, names(known, language))


def beside(one: Message, speech: Screen, view: Table | None) -> str:
    """What was said or done beside the game; nothing where it goes without saying."""
    seat, kind = one["seat"], one["kind"]
    if seat is None:
        return ""
    who = speech.who(seat)
    if kind == "chat":
        return speech.words("terminal-online-said", who=who, text=plain(one["text"], 500))
    if kind == "claim":
        move = plain(one["text"], 200)
        said = speech.terminal.move(speech.game, view, move, speech.words) if speech.terminal and view else move
        return speech.words("terminal-online-claims", who=who, text=said)
    if kind not in TOLD:
        return ""
    return speech.words("terminal-said", who=who, what=speech.words(f"terminal-told-{kind.replace('_', '-')}"))


def refused(answer: Message, known: Known, language: str, *, on_screen: bool = False) -> str:
    """Why the server did not do it: by the rules, or by the state of the table."""
    error = cast("Message", answer["error"])
    if "rule" in error:
        move = IllegalMove.told(error)
        sentence = words.refusal(language, move, known.facts["game"], known.moves)
        key = "terminal-app-refused" if on_screen else "terminal-refused"
        return words.t(language, key, sentence=plain(sentence), rule=move.rule)
    return coded(language, error["code"], error["sentence"])


def problem(error: ServerError, language: str) -> str:
    """What a server answered to a request."""
    return coded(language, error.code, str(error))


def coded(language: str, code: str, sentence: str) -> str:
    """In the reader's language where we have words for it, else as it came."""
    key = f"terminal-problem-{code.replace('_', '-')}"
    return words.t(language, key) if words.has(language, key) else plain(sentence)


def turn(known: Known, state: str, speech: Screen, columns: int = 500) -> tuple[str, bool]:
    """The line in words that says who must do what now, and whether it waits for whoever reads it."""
    view, you = known.view, known.you
    if state in STATES:
        return speech.words(f"terminal-online-{STATES[state]}"), False
    if view is None or view["decision"] is None:
        return speech.words("terminal-online-next" if known.facts.get("next") else "terminal-over"), False
    if known.may_answer and known.asking:
        return speech.words(f"terminal-online-asks-{known.may_answer}", who=speech.who(known.asking["seat"])), True
    if known.asking and known.asking["seat"] == you:
        return speech.words(f"terminal-online-asking-{known.asking['what']}"), False
    decision = str(view["decision"])
    if known.resigned:
        return speech.words("terminal-online-resigned"), False
    if known.stand_in:
        return speech.words("terminal-online-stand-in"), False
    if known.moves:
        return speech.asked_within(columns, "terminal-your-turn", decision), True
    others = [seat for seat in known.actors if seat != you and seat not in known.chosen]
    if you in known.actors:
        return speech.words("terminal-online-chosen"), False
    listed = speech.words("list-comma").join(map(speech.who, others))
    return speech.asked_within(columns, "terminal-online-waits", decision, names=listed), False


# ---- clocks, claims and hints


def clock_texts(known: Known, ahead: float, speech: Screen) -> list[tuple[str, bool, bool]]:
    """For each seat its name and what its clock shows, whether it runs, and whether little is left."""
    return [
        (f"{speech.who(one.seat)} {figures(speech.language, one.seconds)}", one.runs, one.is_short)
        for one in clocks(known, ahead)
    ]


def claimable(known: Known, game: Game) -> list[str]:
    """What whoever reads this may announce now: every choice of a decision that may be talked about."""
    view = known.view
    kinds = cast("tuple[str, ...]", getattr(game.views, "CLAIMS", ()))
    if view is None or view["decision"] not in kinds or known.you not in known.actors:
        return []
    return list(game.texts[game.info.decisions.index(str(view["decision"]))].values())


def announced(known: Known, move: str, speech: Screen) -> str:
    """Who has said to choose this."""
    seats = [seat for seat, text in known.claims.items() if text == move]
    named = speech.words("list-comma").join(map(speech.who, seats))
    return speech.words("terminal-online-announced", names=named) if seats else ""
