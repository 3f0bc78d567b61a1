"""The state of one live table and its fold from events.

`evolve` decides nothing: it writes down what an event says. Books (stacks, pot, locked) are folded
from recorded moves alone. The hand in play is rebuilt from the session's seed, the cut and the
recorded words, so that a restart in the middle of a trick comes back to the same cards. Nothing
here prints a card: `repr` of a state names the table and its stage.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from cardhall.messages import Message, no_words
from cardhall.tables.games import open_game, table_game

if TYPE_CHECKING:
    from cardhall.tables import events
    from cardhall.tables.adapter.answers import Secrets
    from cardhall.tables.events import Move, SeatNumber
    from cardhall.tables.game import TableGame
    from cardhall.tables.log import LogLine
    from cardhall.tables.open_game import OpenGame
    from cardhall.tables.shapes import LooseAct, RulingView
    from cardhall.tables.structure import Level, LevelPlan, RebuyOffer, Rebuys


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there. `kind`: "empty", "person", "bot"; `sitting_in`: a bot moves for a person."""

    kind: str = "empty"
    name: str = ""
    person: str = ""
    entry: str = ""
    kept: bool = False  # planned for one person, nobody else may take it
    present: bool = False
    sitting_in: bool = False
    acknowledged: bool = False
    missed: int = 0  # turns running that ran out
    playing: bool = False  # belongs to this session
    lost: bool = False
    disqualified: bool = False
    face: str = ""
    manner: str = ""  # of a bot

    @property
    def automatic(self) -> bool:
        """A bot moves for this seat now."""
        return self.kind == "bot" or self.sitting_in


@dataclass(frozen=True, slots=True)
class TableTerms:
    """What the table was opened with, beside its game and rules; none of it changes."""

    options: dict[str, str | int | bool] = field(default_factory=dict)
    round: int = 0
    number: int = 0
    minutes: int = 30
    start: int = 100
    turn_ms: int = 30_000
    shuffle_ms: int = 10_000
    bot_pause_ms: int = 900
    bank_ms: int = 0
    host: str = ""
    referee: str = "guided"
    clock: str = "always"
    dealing: str = "hand"
    target: int = 0  # points that end the game; 0 where its own rules do
    skill: str = "strong"  # of bots
    manner: str = ""  # of all bots; "" lets each have its own
    opened_by: tuple[str, ...] = ()
    deals: int = 0  # hands that end the session; 0 where its own rules do
    same: str = ""  # sealed deals that others play too, each at a table of their own
    replay: str = ""  # a hand that is played again, by whoever played it
    plan: tuple[LevelPlan, ...] = ()
    rebuys: Rebuys | None = None
    event_paced: bool = False
    tie: str = ""

    @property
    def once(self) -> bool:
        """Is one session played here and no other, for its cards are known then?"""
        return bool(self.same or self.replay)


@dataclass(frozen=True, slots=True)
class TableCall:
    """The chair was called; nothing moves until the chair has ruled."""

    seat: int
    reason: str
    at: int
    turn_left: int
    looked_at: bool = False
    hall: int = 0  # when the event was called, for a call that came from there


@dataclass(frozen=True, slots=True)
class Pause:
    """A pause that `by` asks for, or (`on`) that stands: nothing moves until `until`."""

    by: int
    agreed: tuple[int, ...]
    until: int
    on: bool = False
    at: int = 0
    turn_left: int = 0


@dataclass(frozen=True, slots=True, repr=False)
class Before:
    """The position before the last act, kept for taking it back."""

    hand: Any
    seat: int
    step: int
    words: str
    moves: tuple[Move, ...]
    open_referee: Any = None
    loose: tuple[LooseAct, ...] = ()
    early: bool = False  # it was done out of turn


@dataclass(frozen=True, slots=True)
class Called:
    """A call at an open table, made after so many acts of the hand; `answers` are the caller's and
    what the table knew by itself."""

    acts: int
    by: int
    call: str
    on: int | None
    answers: dict[str, str]
    proven: bool


@dataclass(frozen=True, slots=True, repr=False)
class HandFacts:
    """One deal of the session, in play or over: what a record of it needs. Secret until reveal.

    `run`: the game's session as it was before the deal; `hand`: the hand as it ended."""

    session: int
    number: int
    shuffle: int  # which shuffle of the session, from 1
    cut: int
    dealer: int
    deck: int
    players: tuple[int, ...]
    turned: str
    trump: str
    stacks_before: tuple[int, ...]
    pot_before: int
    acts: tuple[tuple[int, str], ...] = ()
    marks: tuple[int, ...] = ()  # seats ruled to have reneged
    calls: tuple[Called, ...] = ()  # at an open table
    rulings: tuple[RulingView, ...] = ()  # ... and what they came to, when the hand is over
    stood_in: tuple[int, ...] = ()  # people's seats for which a bot moved in it
    #: seats put out of the event in the middle of it, each after so many acts
    dead: tuple[tuple[int, int], ...] = ()
    moves: tuple[Move, ...] = ()
    finished: events.HandFinished | None = None
    void: str = ""
    stacks_after: tuple[int, ...] = ()
    pot_after: int = 0
    played: tuple[tuple[tuple[int, int], ...], ...] = ()  # the tricks, (seat, card) in order
    text: tuple[Message, ...] = ()
    at: int = 0  # ms, when it was dealt
    run: Any = None
    hand: Any = None
    scored: events.HandScored | None = None


@dataclass(frozen=True, slots=True)
class Gone:
    """Who went to another table of the event (`to` its id), or out (""), with their chips. `key`
    tells one going from another."""

    key: str
    seat: int
    person: str
    entry: str
    to: str
    chips: int
    present: bool
    sitting_in: bool


@dataclass(frozen=True, slots=True)
class AddedNumber:
    """A number, in hex, that a person added under a seal before the session begins."""

    person: str
    commitment: str
    number: str


@dataclass(frozen=True, slots=True)
class SessionBooks:
    """The books of a session that is over."""

    session: int
    stacks: tuple[int, ...]
    pot: int
    locked: int
    start: int
    why: str
    places: tuple[int, ...] = ()


@dataclass(frozen=True, repr=False)  # without slots: see `replacing`
class State:
    """One live table. Build it with `fold`; ask it with `decide`; show it with `view_for`."""

    table: str = ""
    game: str = "boure"
    preset: str = ""
    rules: Any = None
    event: str = ""
    terms: TableTerms = field(default_factory=TableTerms)

    seats: tuple[Seat, ...] = ()
    #: "closed" "seats" "draw" "shuffle" "cut" (Bouré) "pause" (other games) "hand"
    #: "calls" (an open table, the hand is over and not settled) "ended"
    stage: str = "closed"
    at: int = 0  # of the last event
    acted: int = 0  # when a person last did anything (ms): a bot, a clock and the server do not
    shut: Message = no_words  # why nobody can do anything here any more, in a sentence
    step: int = 0  # counts decisions; an act carries the step it answers
    since: int = 0  # when the present decision began
    deadline: int = 0
    ends_at: int = 0
    call: TableCall | None = None

    session: int = 0
    secrets: Secrets | None = None
    brought: int = 0  # chips that came from the bank in this session
    stacks: tuple[int, ...] = ()
    pot: int = 0
    locked: int = 0

    drawn: tuple[tuple[str, ...], ...] = ()
    dealer: int = -1
    hands: int = 0
    shuffles: int = 0
    deck: int = 0
    cut: int = 0
    run: Any = None  # the game's own session
    levels: tuple[Level, ...] = ()  # of this session
    level: Level | None = None  # the one in force
    leave: int = 0  # the hand that the event lets be dealt
    offers: tuple[RebuyOffer, ...] = ()  # who may buy in again, and is asked
    bought: tuple[int, ...] = ()  # how often each has
    rebuy_until: int = 0
    gone: tuple[Gone, ...] = ()  # of this session, to other tables
    hand: Any = None
    open_referee: Any = None  # of the hand at an open table: the game's OpenReferee, never changed
    loose: tuple[LooseAct, ...] = ()  # what lies there out of turn
    rulings: tuple[RulingView, ...] = ()  # of the hand, until the next is dealt
    facts: HandFacts | None = None
    before: Before | None = None
    cup: tuple[int, ...] = ()  # cents that each has put in
    banks: tuple[int, ...] = ()  # ms of reserve that each has left
    ready: tuple[int, ...] = ()
    pause: Pause | None = None
    said: tuple[tuple[int, str, int], ...] = ()  # the last: seat, phrase, ms

    log: tuple[LogLine, ...] = ()
    history: tuple[HandFacts, ...] = ()
    ended: tuple[SessionBooks, ...] = ()
    #: session, commitment, seed, salt, what the seats added
    reveals: tuple[tuple[int, str, str, str, tuple[SeatNumber, ...]], ...] = ()
    numbers: tuple[AddedNumber, ...] = ()  # for the next session

    def __repr__(self) -> str:
        return f"State(table={self.table!r}, stage={self.stage!r}, step={self.step})"

    # -- questions that need no rules ------------------------------------------------

    @property
    def adapter(self) -> TableGame:
        """Find the adapter of the game that is played here."""
        return table_game(self.game)

    @property
    def still(self) -> bool:
        """Nothing moves: the chair has been called, or all agreed on a pause."""
        return self.call is not None or (self.pause is not None and self.pause.on)

    @property
    def open(self) -> OpenGame | None:
        """What differs at an open table; None at a guided one."""
        return open_game(self.game) if self.terms.referee == "open" else None

    @property
    def in_hand(self) -> bool:
        """A hand is played, or is over and not settled yet."""
        return self.stage in ("hand", "calls")

    def persons(self) -> tuple[int, ...]:
        """The seats of the session that people move for themselves; who is out moves no more."""
        return tuple(
            i
            for i, s in enumerate(self.seats)
            if s.playing and not (s.automatic or s.lost or s.disqualified)
        )

    def turn(self) -> int:
        """The seat that must decide now; -1 when nobody must, or several may."""
        if self.stage == "shuffle":
            return self.dealer
        if self.stage == "cut":
            return self._cutter()
        asked = self.asked()
        return asked[0] if len(asked) == 1 else -1

    def _cutter(self) -> int:
        """Find who cuts: the nearest player to the dealer's right."""
        size, players = len(self.seats), self.adapter.players(self)
        return next(s for d in range(1, size + 1) if (s := (self.dealer - d) % size) in players)

    def asked(self) -> tuple[int, ...]:
        """The seats that may act in the hand now."""
        if self.stage != "hand" or self.hand is None:
            return ()
        return self.adapter.asked(self.hand)
