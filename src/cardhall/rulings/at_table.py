"""What a table in the browser asks of the referee of its hand: what lies in reach of a seat, what
may be called now, and what the position tells by itself of what a call asks.

The referee knows the position and its game; the table knows people, clocks and pages. Seats are the
referee's.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal, Self

from cardhall.cards.refusals import Refusal
from cardhall.messages import Message
from cardhall.rulings.referee import Ask, Call


@dataclass(frozen=True)
class Reach:
    """What a seat can do by hand now, in turn or out of it; nothing of it tells what is right.

    guided: what is said aloud, to which the whole table holds the player at once. verb: each card
    of the hand goes so, right or wrong. but: cards that do not, and why if that is to be told.
    together: where what goes down only together is offered, as one card or among the acts. words:
    acts without a card. draw_max: cards that may be changed.
    """

    guided: bool = False
    verb: str = ""
    but: Mapping[int, Refusal | None] = field(default_factory=dict)
    together: Literal["", "cards", "acts"] = ""
    words: tuple[str, ...] = ()
    draw_max: int = 0


NOTHING = Reach()
"""Nothing is in reach."""
GUIDED = Reach(guided=True)
"""What is said aloud."""


@dataclass(frozen=True)
class Beyond:
    """What nobody's hands could do from a seat now: why, the cure, the clause if there is one."""

    why: Message
    cure: Message
    clause: str = ""


class TableReferee:
    """What the referees of all games answer to their tables, as most of them do."""

    acts: list[Any]
    CLAUSE: ClassVar[str]
    """For the line of the table card."""
    LATE: ClassVar[tuple[str, ...]] = ()
    """What may still be called when the last card has been played, before the hand is settled."""
    UNTIL: ClassVar[str] = ""
    """... and the clause that says so."""
    BY_ITSELF: ClassVar[bool] = True
    """Does the table act where a guided one would, when nobody has a choice?"""

    @classmethod
    def of(cls, hand: Any, options: Mapping[str, object]) -> Self:
        """The referee of a hand that has just been dealt, at a table with these options."""
        return cls(hand)  # type: ignore[call-arg]

    @classmethod
    def card_lines(
        cls, rules: Any, options: Mapping[str, object]
    ) -> tuple[tuple[str, Message, str], ...]:
        """The table card's lines about the referee: (option, what it means here, clause)."""
        return (("referee", Message("open-what-is-done-is-done"), cls.CLAUSE),)

    def copy(self) -> Self:
        """The same referee, to be changed. What it keeps in lists is itself never changed."""
        other = copy.copy(self)
        for name, value in vars(self).items():
            if isinstance(value, list | dict | set):
                setattr(other, name, copy.copy(value))
        if "hand" in vars(self):
            vars(other)["hand"] = vars(self)["hand"].copy()
        return other

    # --- acts

    def reach(self, seat: int, early: bool, lies: bool) -> Reach:
        """Show what this seat can do: ``early`` out of its turn, ``lies`` with something of it
        lying there already."""
        raise NotImplementedError

    def beyond(self, seat: int, action: int, early: bool) -> Beyond | None:
        """Say why an act is out of reach of a seat, though the referee would take it for done."""
        return None

    def stands(self) -> bool:
        """Has the latest act gone into the game? What was done out of turn lies there instead."""
        marks = ("out_of_turn", "lies", "early")
        return not any(getattr(self.acts[-1], mark, False) for mark in marks)

    def still_binds(self, seat: int) -> bool:
        """Does what a seat did out of turn bind it still, when the right player has acted?"""
        return False

    def face_up(self) -> bool:
        """Do cards that are put down now lie open?"""
        return True

    def leave(self, seat: int) -> None:
        """A seat is out of the event (OP-X-19)."""

    # --- calls

    def may_be_called(self) -> tuple[str, ...]:
        """The calls that can come up now, by what everybody sees."""
        raise NotImplementedError

    def asks(self, call: Call, by: int) -> tuple[Ask, ...]:
        """Work out what the caller has to answer: what the position does not tell."""
        return ()

    def answers(self, call: str, told: dict[str, str]) -> dict[str, str]:
        """The answers to a call's questions: the caller's, and what the position tells."""
        return told

    def awaits_calls(self) -> bool:
        """The hand is over: may something still be called before it is settled?"""
        return bool(self.LATE)

    @staticmethod
    def proved(view: Any) -> tuple[tuple[int, int], ...]:
        """(seat, how often): the reneges that the cards seen from a seat prove."""
        return ()


def shown_reneges(
    tricks: Iterable[tuple[tuple[int, int], ...]], suit: Callable[[int], int]
) -> tuple[tuple[int, int], ...]:
    """(seat, how often): who did not follow a suit and later played a card of it. `suit` tells what
    a card counts as."""
    missed: set[tuple[int, int]] = set()
    proved: Counter[int] = Counter()
    for trick in tricks:
        led = suit(trick[0][1]) if trick else -1
        for seat, card in trick:
            if (seat, suit(card)) in missed:
                missed.discard((seat, suit(card)))
                proved[seat] += 1
            if suit(card) != led:
                missed.add((seat, led))
    return tuple(sorted(proved.items()))
