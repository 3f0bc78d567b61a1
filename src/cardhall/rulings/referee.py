"""What the open referees of all games share: acts, calls, rulings and what they change.

At a real table what is done is done, and somebody may call it. A referee keeps one hand: it takes
every act that is physically possible, with the position before it, and judges a call afterwards
by the game's own rules. ``judge`` changes nothing; ``call`` applies what ``judge`` gives, so that a
preview and the ruling are one function.

What can be called in a game is data: ``CALLS``, each with the clauses that it rests on and at most
three questions, answered with one of their choices. So a judge's desk, a record and a program ask
the same.

Pure: no clock, no chance, no ids. Seats are numbers from 0, clockwise; amounts are chips, points or
cents, as in the game.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from cardhall.messages import Message

R = TypeVar("R")
M = TypeVar("M")

CHAIR = -1
"""In a ruling's ``by``: the chair, the caller, the dealer or the official, not a seat."""


class Impossible(ValueError):
    """An act or a call that cannot be at a table: a card that is not in that hand, a hand that is
    over, a call that this game does not know. ``cure`` says what can be done."""

    def __init__(self, why: Message, cure: Message) -> None:
        super().__init__(f"{why}. {cure}")
        self.why = why
        self.cure = cure


@dataclass(frozen=True)
class Ask:
    """One question of a call. ``choices`` are the answers, by key, in words; without choices the
    answer is a text of its own: cards (``AS TD``), a number of cards or an amount."""

    name: str
    text: Message
    choices: tuple[tuple[str, Message], ...] = ()


@dataclass(frozen=True)
class Call:
    """Something that may be called at a table of this game.

    name: key. title: what happened, in the words of somebody at the table. clauses: what the
    ruling may rest on. on: is it called on a seat? asks: at most three questions.
    """

    name: str
    title: Message
    clauses: tuple[str, ...]
    on: bool = True
    asks: tuple[Ask, ...] = ()


@dataclass(frozen=True)
class Change:
    """One thing that a ruling changes: ``what`` a key for programs, ``text`` the same in words,
    with seats by their letters; whom it touches and by how much."""

    what: str
    clause: str
    text: Message
    seat: int | None = None
    amount: int = 0
    cards: int = 0
    to: str = ""

    def words(self) -> Message:
        """The change in a sentence."""
        return self.text


@dataclass(frozen=True)
class Ruling:
    """What a call came to. ``proven`` tells whether the call was right, ``reason`` the offence in a
    few words, ``words`` the ruling in a sentence; ``changes`` is all that it changes."""

    call: str
    by: int
    on: int | None
    proven: bool
    clause: str
    reason: Message
    words: Message
    changes: tuple[Change, ...] = ()

    @property
    def outcome(self) -> str:
        """``proven CLAUSE; reason; change; change`` or ``false CLAUSE; change``: as records say."""
        head = f"{'proven' if self.proven else 'false'} {self.clause}"
        reason = [self.reason] if self.reason and self.proven else []
        return "; ".join([head, *reason, *(change.words() for change in self.changes)])


def asked(calls: Mapping[str, Call], name: str, on: int | None, facts: Mapping[str, str]) -> Call:
    """The call of this name, its seat and answers checked. Raises Impossible, naming the cure, for
    an unknown call, a seat missing or not asked for, an unknown question or answer."""
    call = calls.get(name)
    if call is None:
        raise Impossible(
            Message("referee-knows-no-such-call", call=name),
            Message("use-one-of-these-names", known=", ".join(calls)),
        )
    if call.on and on is None:
        raise Impossible(
            Message("a-call-names-a-seat", call=name), Message("say-whom-it-is-called-on")
        )
    if not call.on and on is not None:
        raise Impossible(Message("a-call-names-no-seat", call=name), Message("leave-the-seat-away"))
    asks = {ask.name: ask for ask in call.asks}
    for key, answer in facts.items():
        if key not in asks:
            why = Message("a-call-does-not-ask-that", call=name, ask=key)
            raise Impossible(why, Message("a-call-asks", known=", ".join(asks) or "nothing"))
        choices = [choice for choice, _ in asks[key].choices]
        if choices and answer not in choices:
            why = Message("that-is-no-answer", ask=key, answer=answer)
            raise Impossible(why, Message("answer-one-of-these", known=", ".join(choices)))
    return call


class End(Generic[R, M]):
    """The end of a hand that a referee keeps: its result and its movements, or nothing if it is
    void. ``R`` is the game's result, ``M`` its movement."""

    hand: Any
    void: bool
    IS_VOID: ClassVar[Message] = Message("this-game-is-void")
    NOT_OVER: ClassVar[Message] = Message("the-game-is-not-over")
    INSTEAD: ClassVar[Message] = Message("deal-the-next-one")

    def result(self) -> R:
        """The game's result. Raises Impossible while the hand is not over, or void."""
        if self.void:
            raise Impossible(self.IS_VOID, self.INSTEAD)
        if not self.hand.is_over:
            raise Impossible(self.NOT_OVER, Message("play-the-hand-to-its-end"))
        result: R = self.hand.result()
        return result

    def movements(self) -> list[M]:
        """Work out what moved so far, each with its clause; a void hand moves nothing."""
        return [] if self.void else list(self.hand.movements())


class WrittenEnd(End[R, M]):
    """The end of a hand whose points are written: from there no call changes them."""

    closed: bool
    NOT_OVER: ClassVar[Message] = Message("the-hand-is-not-over")
    INSTEAD: ClassVar[Message] = Message("deal-again")

    def close(self) -> R | None:
        """Write the points. None for a void hand. Raises Impossible before the end."""
        if self.void:
            return None
        result = self.result()
        self.closed = True
        return result
