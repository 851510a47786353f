"""What a client may send over a table's socket: one JSON object a message, `do` says which. Parsed once, strictly."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, ValidationError, json

MOST_BYTES = 4096

MessageId = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=200)]
Seat = Annotated[int, Meta(ge=0, le=15)]


class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    id: MessageId
    """Chosen by the client, new for each message; the same again gets the same answer."""


class Move(Message, frozen=True, tag="move"):
    text: Text
    decision: Annotated[str, Meta(max_length=20)]
    """The id of the decision that the move answers."""


class TakeBack(Message, frozen=True, tag="take_back"):
    decision: Annotated[str, Meta(max_length=20)]


class Undo(Message, frozen=True, tag="undo"):
    pass


class EndGame(Message, frozen=True, tag="end"):
    pass


class Agree(Message, frozen=True, tag="agree"):
    what: str


class Refuse(Message, frozen=True, tag="refuse"):
    what: str


class Chat(Message, frozen=True, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Claim(Message, frozen=True, tag="claim"):
    text: Text
    decision: Annotated[str, Meta(max_length=20)]


class Resign(Message, frozen=True, tag="resign"):
    pass


class TakeOver(Message, frozen=True, tag="take_over"):
    """A bot plays for a seat that is alone: one's own, or another's that is late."""

    seat: Seat


class HandBack(Message, frozen=True, tag="hand_back"):
    pass


class GiveNonce(Message, frozen=True, tag="nonce"):
    nonce: Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{8,64}$")]


class Why(Message, frozen=True, tag="why"):
    """Why a move would be refused; nothing is applied."""

    text: Text


class Hint(Message, frozen=True, tag="hint"):
    """What a strong bot would do, where the table allows to ask; the answer comes when it is found."""


Deed = Move | TakeBack | Undo | EndGame | Agree | Refuse | Chat | Claim | Resign | TakeOver | HandBack | GiveNonce
"""What becomes an entry."""
AnyMessage = Deed | Why | Hint

_decoder: json.Decoder[AnyMessage] = json.Decoder(AnyMessage)
_id_decoder: json.Decoder[dict[str, object]] = json.Decoder(dict[str, object])


class Unreadable(ValueError):
    """No message: what was expected, and the message's id where it has one."""

    def __init__(self, sentence: str, message_id: str = "") -> None:
        super().__init__(sentence)
        self.id = message_id


def parsed(text: str | bytes) -> AnyMessage:
    if len(text) > MOST_BYTES:
        raise Unreadable(f"a message has at most {MOST_BYTES} bytes")
    try:
        return _decoder.decode(text)
    except (ValidationError, UnicodeError) as error:
        raise Unreadable(str(error), _id(text)) from None
    except ValueError as error:
        raise Unreadable(f"a message is one JSON object: {error}") from None
    except RecursionError:
        raise Unreadable("the message is nested too deeply") from None


def _id(text: str | bytes) -> str:
    try:
        found = _id_decoder.decode(text).get("id")
    except (ValueError, RecursionError):
        return ""
    return found if isinstance(found, str) and len(found) <= 40 else ""
