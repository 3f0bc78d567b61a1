"""What a record needs of a game: a table that plays its lines.

Each game has a module of its own here (``games/euchre/record.py`` and so on) with

``KEYS``      the keys that its ``[start]`` may have: what a record of this game begins from
``table_of``  ``(start: Start) -> Table``: the hand (or the session) at its referee, ready to play

and nothing else of the records' machinery knows the game. ``HandTable`` is the table of most games:
a module needs to give it only ``state``, ``end`` and, where an office rules, ``office``.
"""

import re
from collections.abc import Mapping
from types import ModuleType
from typing import Any, Protocol

from cardhall.cards.notation import format_cards
from cardhall.cards.table import LETTERS, Illegal
from cardhall.messages import written
from cardhall.rulings.referee import Impossible, Ruling


def impossible(why: str, cure: str) -> Impossible:
    """Make the error for what a record has done that cannot be. Records, and the command that
    checks them, are English: programs read them (docs/languages.md)."""
    return Impossible(written(why), written(cure))


class RecordTable(Protocol):
    """A hand (or a session) at its referee, as a record plays it line by line.

    ``do`` and ``same_legal`` raise ValueErrors of the game and its referee (Illegal, Impossible,
    CardError); the replay names the line.
    """

    @property
    def turn(self) -> int:
        """The seat to act; -1 when nobody is, or it is the caller's or the dealer's act."""

    def legal(self) -> str:
        """The exact legal set now, in words, as in the braces of a line."""

    def same_legal(self, text: str) -> bool:
        """Does the text in the braces say exactly the legal set now? Order does not matter."""

    def do(self, seat: int, words: str) -> str:
        """Do one line: an act (``play AD``), a call (``calls renege on C``), a ruling. ``seat`` is
        -1 for the chair, the caller, the dealer or the official, whose name the words then begin
        with (``chair rules misdeal``). Returns the outcome of a call or a ruling, as after ``=>``;
        empty for what is simply done. An act that the table refuses raises Illegal."""

    def state(self) -> str:
        """The position in words: what ``--show`` prints, before and after a ruling too."""

    def end(self) -> dict[str, object]:
        """Work out how it ended, as plain data in the words of ``[end]``: amounts by seat as {"A":
        1, "B": 0}, seats as "AC"; empty while it is not over."""


class Referee(Protocol):
    """What HandTable needs of a game's OpenReferee."""

    rulings: list[Ruling]

    @property
    def hand(self) -> Any: ...

    def act(self, action: int, seat: int | None = None) -> object: ...

    def call(self, call: str, by: int, on: int | None = None, **facts: str) -> Ruling: ...


_FACT = re.compile(r"([\w-]+)=(.*?)(?=\s+[\w-]+=|$)")


def parse_call(words: str) -> tuple[str, int | None, dict[str, str]]:
    """``calls renege on C what=AS TD`` as the call's name, its seat and the facts. Raises
    Impossible for other words."""
    head, facts = re.sub(_FACT, "", words).split(), dict(_FACT.findall(words))
    match head:
        case ["calls", call]:
            return call, None, facts
        case ["calls", call, "on", seat] if seat in LETTERS and len(seat) == 1:
            return call, LETTERS.index(seat), facts
    raise impossible(f"no call {words!r}", "Write B calls renege on C, or B calls misdeal")


def ruling_words(ruling: Ruling) -> str:
    """A ruling and what it changes, in a line, each with its clause."""
    changes = "; ".join(f"{change.words()} ({change.clause})" for change in ruling.changes)
    return f"{ruling.words} ({ruling.clause}){': ' + changes if changes else ''}"


class HandTable:
    """One hand and its open referee. Under the guided referee the game itself refuses what is
    illegal; under the open one the referee takes what can be done and judges calls.

    game: the module of the game. calls: the CALLS of its rulings. guided: is it?
    """

    def __init__(
        self, game: ModuleType, referee: Referee, calls: Mapping[str, object], guided: bool
    ) -> None:
        self.game = game
        self.referee = referee
        self.calls = calls
        self.guided = guided

    @property
    def hand(self) -> Any:
        """The hand as it stands; another one after a ruling that put it back."""
        return self.referee.hand

    @property
    def is_over(self) -> bool:
        """Is nothing left to do? A void hand is over too: say so in the game's table."""
        return bool(self.hand.is_over)

    @property
    def turn(self) -> int:
        return -1 if self.is_over else int(self.hand.turn)

    # --- the legal set

    def legal(self) -> str:
        """The actions with commas between; only the cards where every one plays."""
        words = [self.game.format_action(action) for action in self.hand.legal_actions()]
        if words and all(word.startswith("play ") for word in words):
            return " ".join(word.removeprefix("play ").replace(" ", "+") for word in words)
        return ", ".join(words)

    def parse_legal(self, text: str) -> set[int]:
        """The actions that the braces name. Raises ValueError for what is no action."""
        legal = self.hand.legal_actions()
        plays = [action for action in legal if self.game.format_action(action).startswith("play ")]
        if legal and len(plays) == len(legal):
            words = [f"play {word.replace('+', ' ')}" for word in text.replace(",", " ").split()]
        else:
            words = [word.strip() for word in text.split(",") if word.strip()]
        return {self.game.parse_action(word) for word in words}

    def same_legal(self, text: str) -> bool:
        return self.parse_legal(text) == set(self.hand.legal_actions())

    # --- one line

    def do(self, seat: int, words: str) -> str:
        if seat < 0:
            return self.office(words)
        if seat >= self.hand.seats:
            raise impossible(f"no seat {LETTERS[seat]}", "Name a seat that plays")
        if not words.strip():
            raise impossible("nothing is done", "Write an act, or take the line out")
        if words.startswith("calls "):
            return self.call(seat, words)
        return self.act(seat, words)

    def office(self, words: str) -> str:
        """Say what the chair, the caller, the dealer or the official does; a game says what."""
        raise impossible(f"{words!r} is nothing that is done here", "Write a seat's letter first")

    def call(self, seat: int, words: str) -> str:
        """A call and its ruling's outcome."""
        name, on, facts = parse_call(words)
        if name not in self.calls:
            raise impossible(f"no call {name!r}", f"Use one of: {', '.join(self.calls)}")
        if on is not None and on >= self.hand.seats:
            raise impossible(f"no call {words!r}: no seat {LETTERS[on]}", "Name a seat that plays")
        return self.referee.call(name, seat, on, **facts).outcome

    def act(self, seat: int, words: str) -> str:
        """An act, legal or not as the referee has it."""
        if self.is_over:
            raise impossible("the hand is over", "Take this line out")
        action = self.game.parse_action(words)
        if self.guided:
            turn = self.turn
            if seat != turn:
                raise impossible(f"it is {LETTERS[turn]}'s turn", f"Write {LETTERS[turn]} first")
            refusal = self.hand.why_not(action)
            if refusal is not None:
                raise Illegal(refusal)
        self.referee.act(action, seat)
        return ""

    # --- words

    def explain(self) -> str:
        """The latest ruling in full, each change with its clause."""
        return ruling_words(self.referee.rulings[-1])

    def holdings(self) -> str:
        """Say who holds what: "A KH 9S, B 4C"."""
        hand = self.hand
        held = [(seat, hand.hand_of(seat)) for seat in range(hand.seats)]
        return ", ".join(f"{LETTERS[seat]} {format_cards(cards)}" for seat, cards in held if cards)

    def state(self) -> str:
        hand = self.hand
        who = "it is over" if self.is_over else f"{LETTERS[self.turn]} to {hand.phase}"
        return f"{who}; {self.holdings()}" if self.holdings() else who

    def end(self) -> dict[str, object]:
        raise NotImplementedError("each game says how it ended")
