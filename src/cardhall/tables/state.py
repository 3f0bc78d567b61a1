"""The state of one live table and its fold from events.

`evolve` decides nothing: it writes down what an event says. Books (stacks, pot, locked) are folded
from recorded moves alone. The hand in play is rebuilt from the session's seed, the cut and the
recorded words, so that a restart in the middle of a trick comes back to the same cards. Nothing
here prints a card: `repr` of a state names the table and its stage.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from cardhall.messages import Message, no_words
from cardhall.tables import croupiers, events
from cardhall.tables.commands import PlannedSeat
from cardhall.tables.croupiers import Croupier
from cardhall.tables.events import AnyEvent, Move
from cardhall.tables.log import LogLine, lines, report_lines
from cardhall.tables.picture import LooseAct, RulingView
from cardhall.tables.referees import OpenGame, open_game
from cardhall.tables.structure import Level, LevelPlan, Offer, Rebuys, later

#: Clocks of phones and laptops drift; a step back of more than this is a clock set anew.
SET_BACK_MS = 2_000
LOG_KEPT = 200  # lines in the state; the stream has every event
SAID_KEPT = 6
CALLS_MS = 10_000  # at an open table, when the last card is played: for who has something to call


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

    @property
    def automatic(self) -> bool:
        """A bot moves for this seat now."""
        return self.kind == "bot" or self.sitting_in


@dataclass(frozen=True, slots=True)
class Call:
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
    keeper: Any = None
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

    `run`: the game's session as it was before the deal (other games than Bouré); `hand`: the
    hand as it ended."""

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
    owed_before: tuple[int, ...]
    redeal: bool  # nobody antes
    free: bool  # neither antes nor stay chips
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
class Ended:
    """The books of a session that is over."""

    session: int
    stacks: tuple[int, ...]
    pot: int
    locked: int
    start: int
    why: str
    places: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, repr=False)
class State:
    """One live table. Build it with `fold`; ask it with `decide`; show it with `view_for`."""

    table: str = ""
    game: str = "boure"
    preset: str = ""
    options: dict[str, str | int | bool] = field(default_factory=dict)
    rules: Any = None
    event: str = ""
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
    opened_by: tuple[str, ...] = ()
    plan: tuple[LevelPlan, ...] = ()
    rebuys: Rebuys | None = None
    by_leave: bool = False
    tie: str = ""

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
    call: Call | None = None

    session: int = 0
    secrets: croupiers.Secrets | None = None
    commitment: str = ""
    brought: int = 0  # chips that came from the bank in this session
    stacks: tuple[int, ...] = ()
    pot: int = 0
    locked: int = 0
    owed: tuple[int, ...] = ()
    last_buy: tuple[int, ...] = ()
    redeal: tuple[int, ...] = ()  # after a misdeal: dealt in again, no antes (LLAA-BOURE-15)
    tied: tuple[int, ...] = ()  # all at zero: these play for the carried pot (OP-X-06)

    drawn: tuple[tuple[str, ...], ...] = ()
    dealer: int = -1
    hands: int = 0
    shuffles: int = 0
    deck: int = 0
    cut: int = 0
    run: Any = None  # the game's own session (other games than Bouré)
    levels: tuple[Level, ...] = ()  # of this session
    level: Level | None = None  # the one in force
    leave: int = 0  # the hand that the event lets be dealt
    offers: tuple[Offer, ...] = ()  # who may buy in again, and is asked
    bought: tuple[int, ...] = ()  # how often each has
    rebuy_until: int = 0
    gone: tuple[Gone, ...] = ()  # of this session, to other tables
    hand: Any = None
    keeper: Any = None  # of the hand at an open table: the game's OpenReferee, never changed
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
    ended: tuple[Ended, ...] = ()
    reveals: tuple[tuple[int, str, str, str], ...] = ()  # session, commitment, seed, salt

    def __repr__(self) -> str:
        return f"State(table={self.table!r}, stage={self.stage!r}, step={self.step})"

    # -- questions that need no rules ------------------------------------------------

    @property
    def croupier(self) -> Croupier:
        """Who knows the game that is played here."""
        return croupiers.croupier(self.game)

    @property
    def still(self) -> bool:
        """Nothing moves: the chair has been called, or all agreed on a pause."""
        return self.call is not None or (self.pause is not None and self.pause.on)

    @property
    def by_hand(self) -> bool:
        """Players draw for the deal, shuffle and cut; else the table does it for them."""
        return self.croupier.by_hand and self.dealing == "hand"

    @property
    def timed(self) -> bool:
        """Does a clock run on what is waited for now? Between hands it runs where others wait: who
        sits alone with bots looks as long as they like. The table's own pace is no turn's clock."""
        if self.clock == "always" or self.own_words():
            return True
        people = len(self.persons())
        if self.stage in ("pause", "calls"):
            return people != 1
        return self.clock == "company" and people > 1

    @property
    def open(self) -> OpenGame | None:
        """What differs at an open table; None at a guided one."""
        return open_game(self.game) if self.referee == "open" else None

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

    def active(self, seat: int) -> bool:
        """The seat takes part in the next deal: of this session, with chips, not out of the
        event."""
        place = self.seats[seat]
        fit = place.playing and not place.lost and not place.disqualified
        if not self.croupier.by_hand:
            return fit
        if self.redeal or self.tied:
            return fit and seat in (self.redeal or self.tied)
        return fit and self.stacks[seat] > 0

    def right_of(self, seat: int) -> int:
        """The nearest active seat to the right."""
        n = len(self.seats)
        return next((seat - d) % n for d in range(1, n + 1) if self.active((seat - d) % n))

    def left_of(self, seat: int) -> int:
        """The nearest active seat to the left, the seat itself if there is no other."""
        n = len(self.seats)
        near = ((seat + d) % n for d in range(1, n + 1))
        return next((s for s in near if self.active(s)), seat)

    def turn(self) -> int:
        """The seat that must decide now; -1 when nobody must, or several may."""
        if self.stage == "shuffle":
            return self.dealer
        if self.stage == "cut":
            return self.right_of(self.dealer)
        asked = self.asked()
        return asked[0] if len(asked) == 1 else -1

    def own_words(self) -> str:
        """What the table does by itself in the hand when nobody is waited for; "" for nothing."""
        if self.stage != "hand" or self.hand is None:
            return ""
        return self.open.own_words(self) if self.open else self.croupier.own_words(self.hand)

    def waiting_ms(self) -> int:
        """How long whoever is asked now may take; shuffles, cuts and draws go faster."""
        return self.hand_ms() if self.in_hand else self.shuffle_ms

    def hand_ms(self) -> int:
        """The time of the decision that is due in the hand now, in ms."""
        if self.stage == "calls":
            return CALLS_MS
        return self.open.turn_ms(self) if self.open else self.croupier.turn_ms(self)

    def asked(self) -> tuple[int, ...]:
        """The seats that may act in the hand now."""
        if self.stage != "hand" or self.hand is None:
            return ()
        return self.croupier.asked(self.hand)


def fold(past: Iterable[AnyEvent], state: State | None = None) -> State:
    """The state after these events."""
    now = state or State()
    for event in past:
        now = evolve(now, event)
    return now


def evolve(state: State, event: AnyEvent) -> State:
    """The state after one more event. Never refuses: what happened, happened."""
    after = _STEPS[type(event)](state, event)
    acted = event.at if by_a_person(state, event) else after.acted
    after = _by_the_clock(replace(after, at=event.at, acted=acted))
    return replace(after, log=(after.log + lines(state, after, event))[-LOG_KEPT:])


#: What only people do, and beside it what a bot or the clock may do for a seat.
PEOPLE_DO = (
    events.TableOpened, events.SeatTaken, events.SeatLeft, events.BotAdded, events.SeatTakenBack,
    events.SessionBegun, events.TakenBack, events.ChairCalled, events.Ruled, events.Disqualified,
    events.MinutesAdded, events.EndSet,
)  # fmt: skip
SEATS_DO = (
    events.CardDrawn, events.Shuffled, events.DeckCut, events.Acted, events.CalledOut,
    events.WentOn, events.Spoke, events.PauseAsked, events.PauseAnswered, events.PauseOver,
    events.BoughtIn, events.BuyInDeclined,
)  # fmt: skip


def by_a_person(before: State, event: AnyEvent) -> bool:
    """Whether somebody did this in person."""
    if isinstance(event, SEATS_DO):
        by_itself = getattr(event, "automatic", False) or getattr(event, "unanswered", False)
        return event.seat >= 0 and not by_itself and not before.seats[event.seat].automatic
    return isinstance(event, PEOPLE_DO)


def _by_the_clock(state: State) -> State:
    """A deadline where a clock runs, and none where it does not: with the second person who sits
    down it begins, and what is waited for then has its whole time."""
    running = state.stage not in ("closed", "seats", "ended") and not state.still
    if not running or state.timed == (state.deadline > 0):
        return state
    if not state.timed:
        return replace(state, deadline=0)
    deadline = state.at + state.waiting_ms() + reserve(state)
    return replace(state, since=state.at, deadline=deadline)


def apply_moves(state: State, moves: Iterable[Move]) -> State:
    """Books after these moves. Every move takes from one book what it gives to another."""
    stacks, pot, locked, brought = list(state.stacks), state.pot, state.locked, state.brought
    cup = list(state.cup) or [0] * len(state.seats)
    for move in moves:
        for book, sign in ((move.source, -1), (move.target, 1)):
            amount = sign * move.amount
            if book == events.POT:
                pot += amount
            elif book == events.LOCKED:
                locked += amount
            elif book in (events.BANK, events.HALL):
                brought -= amount
            elif book == events.CUP:
                continue
            elif move.target == events.CUP:
                cup[int(book.removeprefix("seat:"))] += move.amount
            else:
                stacks[int(book.removeprefix("seat:"))] += amount
    return replace(
        state, stacks=tuple(stacks), pot=pot, locked=locked, brought=brought, cup=tuple(cup)
    )


def _seat(state: State, seat: int, **changes: object) -> State:
    seats = list(state.seats)
    seats[seat] = replace(seats[seat], **changes)  # type: ignore[arg-type]
    return replace(state, seats=tuple(seats))


def _next_decision(state: State, at: int, length: int) -> State:
    deadline = at + length + reserve(state)
    return replace(state, step=state.step + 1, since=at, deadline=deadline)


def reserve(state: State) -> int:
    """What the one whose turn it is has left beyond the time of a turn, in ms."""
    seat = state.turn()
    if seat < 0 or not state.banks or state.stage != "hand" or state.seats[seat].automatic:
        return 0
    return state.banks[seat]


def _drawn_on(state: State, event: events.Acted) -> tuple[int, ...]:
    """The reserves after an act: what it took beyond the time of a turn is gone."""
    if not state.banks or event.seat < 0 or event.bot or not state.timed:
        return state.banks
    over = max(0, event.at - state.since - state.hand_ms())
    banks = list(state.banks)
    banks[event.seat] = max(0, banks[event.seat] - over)
    return tuple(banks)


def _opened(state: State, event: events.TableOpened) -> State:
    seats = tuple(_planned(seat) for seat in event.seats)
    none = (0,) * len(seats)
    return State(
        table=event.table,
        game=event.game,
        preset=event.preset,
        options=dict(event.options),
        rules=croupiers.croupier(event.game).rules(event.preset, event.options),
        event=event.event,
        round=event.round,
        number=event.number,
        minutes=event.minutes,
        start=event.start,
        turn_ms=event.turn_ms,
        shuffle_ms=event.shuffle_ms,
        bot_pause_ms=event.bot_pause_ms,
        bank_ms=event.bank_ms,
        host=event.host,
        plan=event.levels,
        rebuys=event.rebuys,
        by_leave=event.by_leave,
        tie=event.tie,
        referee=event.referee,
        clock=event.clock,
        dealing=event.dealing,
        opened_by=event.opened_by,
        seats=seats,
        stage="seats",
        cup=none,
        stacks=none,
        owed=none,
        last_buy=none,
    )


def _planned(seat: PlannedSeat) -> Seat:
    if seat.bot:
        return Seat("bot", seat.name, entry=seat.entry, present=True, acknowledged=True)
    if seat.person or seat.entry:
        return Seat("person", seat.name, seat.person, seat.entry, kept=True)
    return Seat()


def _sat(state: State, event: events.SeatTaken) -> State:
    return _seat(
        state,
        event.seat,
        kind="person",
        name=event.name,
        person=event.person,
        present=True,
        acknowledged=event.acknowledged,
        sitting_in=False,
        missed=0,
    )


def _left(state: State, event: events.SeatLeft) -> State:
    if state.seats[event.seat].playing and state.stage not in ("seats", "ended"):
        return _seat(state, event.seat, present=False)
    if state.seats[event.seat].kept:
        return _seat(state, event.seat, present=False, sitting_in=False)
    seats = list(state.seats)
    seats[event.seat] = Seat()
    return replace(state, seats=tuple(seats))


def _bot_added(state: State, event: events.BotAdded) -> State:
    return _seat(state, event.seat, kind="bot", name=event.name, present=True, acknowledged=True)


def _sat_in(state: State, event: events.BotSatIn) -> State:
    return _seat(state, event.seat, sitting_in=True, missed=0)


def _taken_back(state: State, event: events.SeatTakenBack) -> State:
    return _seat(state, event.seat, sitting_in=False, present=True, missed=0)


def _session_begun(state: State, event: events.SessionBegun) -> State:
    none = (0,) * len(state.seats)
    seats = tuple(
        replace(s, playing=s.kind != "empty", lost=False, disqualified=False, missed=0)
        for s in state.seats
    )
    state = replace(
        state,
        seats=seats,
        session=event.session,
        secrets=croupiers.Secrets(event.seed, event.salt),
        commitment=event.commitment,
        ends_at=event.ends_at,
        stage="draw",
        brought=0,
        stacks=none,
        history=(),
        pot=0,
        locked=0,
        owed=none,
        last_buy=none,
        redeal=(),
        tied=(),
        drawn=((),) * len(seats),
        dealer=-1,
        hands=0,
        shuffles=0,
        deck=0,
        hand=None,
        keeper=None,
        loose=(),
        rulings=(),
        facts=None,
        before=None,
        call=None,
        run=None,
        cup=none,
        banks=(state.bank_ms,) * len(seats) if state.bank_ms else (),
        level=None,
        leave=1,
        offers=(),
        bought=none,
        gone=(),
        ready=(),
        pause=None,
    )
    state = apply_moves(state, event.moves)
    state = replace(state, last_buy=state.stacks)
    if not state.croupier.by_hand:
        state = replace(state, run=state.croupier.begin(state))
    return _next_decision(state, event.at, state.shuffle_ms)


def _card_drawn(state: State, event: events.CardDrawn) -> State:
    drawn = list(state.drawn)
    drawn[event.seat] = (*drawn[event.seat], event.card)
    state = replace(state, drawn=tuple(drawn), deadline=event.at + state.shuffle_ms)
    return _answered(state, event.seat, event.automatic)


def _answered(state: State, seat: int, automatic: bool) -> State:
    """Count the turns running that somebody let run out; shuffles and draws don't count."""
    return state if automatic else _seat(state, seat, missed=0)


def _first_dealer(state: State, event: events.FirstDealer) -> State:
    stage = "shuffle" if state.by_hand else "pause"
    state = replace(state, dealer=event.seat, stage=stage)
    return _next_decision(state, event.at, state.shuffle_ms)


def _shuffled(state: State, event: events.Shuffled) -> State:
    state = replace(state, stage="cut", deck=event.deck, shuffles=state.shuffles + 1)
    return _next_decision(state, event.at, state.shuffle_ms)


def _deck_cut(state: State, event: events.DeckCut) -> State:
    return replace(state, cut=event.cards)


def _hand_dealt(state: State, event: events.HandDealt) -> State:
    croupier = state.croupier
    if not croupier.by_hand:
        state = replace(state, shuffles=state.shuffles + 1, cut=0, deck=event.deck)
    before = state
    facts = HandFacts(
        session=state.session,
        number=event.number,
        shuffle=state.shuffles,
        cut=state.cut,
        dealer=event.dealer,
        deck=event.deck,
        players=event.players,
        turned=event.turned,
        trump=event.trump,
        stacks_before=state.stacks,
        pot_before=state.pot,
        owed_before=state.owed,
        redeal=bool(state.redeal),
        free=bool(state.tied),
        moves=event.moves,
        at=event.at,
        run=before.run,
    )
    run, hand = croupier.dealt(state, event.players)
    none = (0,) * len(state.seats)
    state = replace(
        apply_moves(state, event.moves),
        stage="hand",
        hands=event.number,
        dealer=event.dealer,
        run=run,
        hand=hand,
        loose=(),
        rulings=(),
        ready=(),
        facts=facts,
        before=None,
        owed=none,
        redeal=(),
        tied=(),
    )
    if state.open:
        state = replace(state, keeper=state.open.keeper(state, hand))
    return _next_decision(state, event.at, state.hand_ms())


def _announced(state: State, event: events.TrumpAnnounced) -> State:
    return state


def _acted(state: State, event: events.Acted) -> State:
    if state.hand is None or state.facts is None:
        raise ValueError("an act without a hand: the stream is damaged")
    croupier = state.croupier
    keeper, hand = after_act(state, event.seat, event.words)
    facts = replace(
        state.facts,
        acts=(*state.facts.acts, (event.seat, event.words)),
        moves=state.facts.moves + event.moves,
    )
    if event.bot and event.seat >= 0 and state.seats[event.seat].kind == "person":
        facts = replace(facts, stood_in=tuple(sorted({*facts.stood_in, event.seat})))
    early = event.seat >= 0 and event.seat not in state.asked()
    before = Before(
        state.hand,
        event.seat,
        event.step,
        event.words,
        event.moves,
        state.keeper,
        state.loose,
        early,
    )
    loose, stands = _lying(state, event, keeper)
    if early and hand.turn == state.hand.turn and not hand.is_over:
        # the one whose turn it is has not been hindered: the clock and the step stay
        state = apply_moves(state, event.moves)
        return replace(state, hand=hand, keeper=keeper, loose=loose, facts=facts, before=before)
    same_turn = event.seat >= 0 and (croupier.goes_on(state.hand, hand) or not stands)
    banks = state.banks if same_turn or early else _drawn_on(state, event)
    state = replace(
        apply_moves(state, event.moves),
        hand=hand,
        keeper=keeper,
        loose=loose,
        facts=facts,
        before=before,
        banks=banks,
    )
    if event.seat >= 0:
        missed = state.seats[event.seat].missed + 1 if event.automatic else 0
        state = _seat(state, event.seat, missed=missed)
    if same_turn:
        return replace(state, step=state.step + 1)
    return _next_decision(state, event.at, state.hand_ms())


def after_act(state: State, seat: int, words: str) -> tuple[Any, Any]:
    """(the keeper, the hand as it lies) after an act; at a guided table there is no keeper."""
    if state.open is None:
        return None, state.croupier.after(state.hand, seat, words)
    keeper = state.open.after(state, seat, words)
    return keeper, state.open.lies(state.hand, keeper)


def _lying(state: State, event: events.Acted, keeper: Any) -> tuple[tuple[LooseAct, ...], bool]:
    """What lies there out of turn after an act, and whether the act itself went into the game."""
    if state.open is None or event.seat < 0:
        return (), True
    if state.open.stands(keeper):
        return state.open.still_lies(keeper, state.loose), True
    own = state.open.loose_act(state, event.seat, event.words)
    others = tuple(one for one in state.loose if one.seat != event.seat)
    return (*others, own), False


def _undone(state: State, event: events.TakenBack) -> State:
    if state.before is None or state.facts is None:
        raise ValueError("an act taken back that nobody made: the stream is damaged")
    facts = replace(state.facts, acts=state.facts.acts[:-1], moves=state.facts.moves + event.moves)
    same_turn = state.croupier.goes_on(state.before.hand, state.hand)
    state = replace(
        apply_moves(state, event.moves),
        hand=state.before.hand,
        keeper=state.before.keeper,
        loose=state.before.loose,
        facts=facts,
        before=None,
    )
    if same_turn:
        return replace(state, step=state.step + 1)
    return _next_decision(state, event.at, state.hand_ms())


def _called_out(state: State, event: events.CalledOut) -> State:
    """The referee judges again, from the same acts, and does what it rules."""
    if state.open is None or state.facts is None:
        raise ValueError("a call where none can be: the stream is damaged")
    keeper = state.open.called(state, event.seat, event.call, event.on, event.answers)
    ruling = state.open.ruling(state, keeper, event.seat, event.on)
    hand = state.open.lies(state.hand, keeper)
    told = state.open.answers(state, event.call, event.on, event.answers)
    acts = len(state.facts.acts)
    called = Called(acts, event.seat, event.call, event.on, told, ruling.proven)
    changed = ruling.proven and bool(ruling.changes)
    state = replace(
        state,
        hand=hand,
        keeper=keeper,
        loose=state.open.ruled_back(keeper, state.loose),
        rulings=(*state.rulings, ruling),
        facts=replace(state.facts, calls=(*state.facts.calls, called)),
        before=None,  # what has been spoken of is not taken back
    )
    if not changed or (hand.is_over and state.stage == "calls"):
        return state
    state = replace(state, stage="hand", ready=())
    return _next_decision(state, event.at, state.hand_ms())


def _calls_awaited(state: State, event: events.CallsAwaited) -> State:
    """Nobody is to act; whoever has nothing to call may say so."""
    state = replace(state, stage="calls", ready=(), before=None, step=state.step + 1)
    return replace(state, since=event.at, deadline=event.until)


def _hand_finished(state: State, event: events.HandFinished) -> State:
    state = replace(apply_moves(state, event.moves), owed=event.owed, tied=event.tied)
    return _over(state, event.at, event, "")


def _hand_scored(state: State, event: events.HandScored) -> State:
    run = state.croupier.settled(state)
    state = replace(apply_moves(state, event.moves), run=run)
    return _over(state, event.at, event, "")


def _hand_void(state: State, event: events.HandVoid) -> State:
    if not state.croupier.by_hand:
        run = state.croupier.void(state)
        return _over(
            replace(apply_moves(state, event.moves), run=run), event.at, None, event.clause
        )
    redeal = state.facts.players if state.facts else ()
    # those who played for a carried pot without antes do so again (OP-X-06)
    tied = redeal if state.facts and state.facts.free else ()
    state = replace(apply_moves(state, event.moves), redeal=redeal, tied=tied)
    return _over(state, event.at, None, event.clause)


def _over(
    state: State, at: int, end: events.HandFinished | events.HandScored | None, void: str
) -> State:
    """Between hands: what was played is kept, and the deal moves."""
    history = state.history
    croupier = state.croupier
    if state.facts is not None:
        facts = replace(
            state.facts,
            finished=end if isinstance(end, events.HandFinished) else None,
            scored=end if isinstance(end, events.HandScored) else None,
            void=void,
            moves=state.facts.moves + (end.moves if end else ()),
            stacks_after=state.stacks,
            pot_after=state.pot,
            played=getattr(state.hand, "history", ()) if state.hand is not None else (),
            text=told_of(state, end),
            rulings=state.rulings,
            hand=None if croupier.by_hand else state.hand,
        )
        history = (*history, facts)
    by_hand = croupier.by_hand
    state = replace(
        state,
        stage="shuffle" if state.by_hand else "pause",
        hand=None,
        keeper=None,
        loose=(),
        facts=None,
        before=None,
        history=history,
        dealer=state.left_of(state.dealer) if by_hand else croupier.dealer(state),
        ready=(),
    )
    # With fewer than two who have chips somebody has to think about buying in again.
    enough = not by_hand or sum(state.active(seat) for seat in range(len(state.seats))) > 1
    return _next_decision(state, at, state.shuffle_ms if enough else state.turn_ms)


def told_of(
    state: State, end: events.HandFinished | events.HandScored | None
) -> tuple[Message, ...]:
    """The report of a hand, line by line."""
    if isinstance(end, events.HandScored):
        return tuple(line.text for line in end.lines)
    return tuple(text for text, _ in report_lines(state, end)) if end else ()


def _seat_lost(state: State, event: events.SeatLost) -> State:
    state = _seat(state, event.seat, lost=True)
    return _pass_deal(state)


def _pass_deal(state: State) -> State:
    """Between hands a dealer who has lost, or is out of the event, passes the deal on."""
    between = state.stage in ("shuffle", "cut", "pause") and state.croupier.by_hand
    if between and not state.active(state.dealer):
        return replace(state, dealer=state.left_of(state.dealer))
    return state


def _bought_in(state: State, event: events.BoughtIn) -> State:
    if not state.croupier.by_hand:
        return _bought_again(state, event)
    state = apply_moves(state, event.moves)
    owed, buys = list(state.owed), list(state.last_buy)
    owed[event.seat] = 0  # RAP-47
    buys[event.seat] = sum(m.amount for m in event.moves)
    state = replace(state, owed=tuple(owed), last_buy=tuple(buys), tied=())
    return _seat(state, event.seat, lost=False)


def _bought_again(state: State, event: events.BoughtIn) -> State:
    chips = sum(move.amount for move in event.moves)
    run = state.croupier.bought(state, event.seat, chips)
    bought = _with(state.bought, event.seat, state.bought[event.seat] + 1)
    state = replace(apply_moves(state, event.moves), run=run, bought=bought)
    return _seat(_answered_offer(state, event.seat, event.at), event.seat, lost=False)


def _with(line: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*line[:seat], value, *line[seat + 1 :])


def _answered_offer(state: State, seat: int, at: int) -> State:
    offers = tuple(one for one in state.offers if one.seat != seat)
    return replace(state, offers=offers, deadline=max(state.deadline, at))


def _offered(state: State, event: events.BuyInOffered) -> State:
    offer = Offer(seat=event.seat, chips=event.chips, until=event.until, desk=event.desk)
    return replace(state, offers=(*state.offers, offer))


def _declined(state: State, event: events.BuyInDeclined) -> State:
    run = state.croupier.declined(state, event.seat)
    return _answered_offer(replace(state, run=run), event.seat, event.at)


def _levels_set(state: State, event: events.LevelsSet) -> State:
    return replace(
        state,
        levels=event.levels,
        rebuy_until=event.rebuy_until,
        deadline=max(state.deadline, event.at),
    )


def _level_begun(state: State, event: events.LevelBegun) -> State:
    run = state.croupier.at_level(state.run, event.level)
    # in a break an event's people may be moved: whoever was let go before it waits for leave again
    leave = state.hands if event.level.rest else state.leave
    return replace(state, level=event.level, run=run, leave=leave)


def _leave_given(state: State, event: events.LeaveGiven) -> State:
    return replace(state, leave=event.hand, deadline=max(state.deadline, event.at))


def _player_came(state: State, event: events.PlayerCame) -> State:
    chips = sum(move.amount for move in event.moves)
    seats = list(state.seats)
    seats[event.seat] = Seat(
        "person",
        event.name,
        event.person,
        event.entry,
        kept=True,
        present=event.present,
        sitting_in=event.sitting_in,
        playing=True,
    )
    banks = _with(state.banks, event.seat, state.bank_ms) if state.banks else ()
    bought = _with(state.bought, event.seat, 0)
    state = replace(state, seats=tuple(seats), banks=banks, bought=bought)
    state = replace(state, run=state.croupier.came(state, event.seat, chips))
    return apply_moves(state, event.moves)


def _player_gone(state: State, event: events.PlayerGone) -> State:
    run, place = state.croupier.gone(state, event.seat), state.seats[event.seat]
    gone = Gone(
        key=f"{state.session}.{state.hands}.{event.seat}.{len(state.gone)}",
        seat=event.seat,
        person=event.person,
        entry=event.entry,
        to=event.to,
        chips=event.chips,
        present=place.present,
        sitting_in=place.sitting_in,
    )
    seats = list(state.seats)
    seats[event.seat] = Seat()
    ready = tuple(seat for seat in state.ready if seat != event.seat)
    offers = tuple(one for one in state.offers if one.seat != event.seat)
    state = replace(state, seats=tuple(seats), run=run, gone=(*state.gone, gone))
    return replace(apply_moves(state, event.moves), ready=ready, offers=offers)


def _button_drawn(state: State, event: events.ButtonDrawn) -> State:
    run, button, _ = state.croupier.drawn_anew(state)
    return replace(state, run=run, dealer=button)


def _stacks_changed(state: State, event: events.StacksChanged) -> State:
    state = apply_moves(state, event.moves)
    return replace(state, run=state.croupier.changed(state, state.stacks))


def _called(state: State, event: events.ChairCalled) -> State:
    left = max(0, state.deadline - event.at)
    call = Call(event.seat, event.reason, event.at, left, hall=event.hall)
    return replace(state, call=call, deadline=0)


def _looked(state: State, event: events.HandsLookedAt) -> State:
    call = state.call and replace(state.call, looked_at=True)
    return replace(state, call=call)


def _ruled(state: State, event: events.Ruled) -> State:
    """Play goes on where it stopped: the turn gets the time that it had left."""
    if state.call is None:
        return state
    left = max(state.call.turn_left, 1_000) if state.call.turn_left else state.waiting_ms()
    since = state.since + (event.at - state.call.at)
    state = replace(state, call=None, deadline=event.at + left, since=since)
    if event.ruling == "renege" and state.hand is not None and state.facts is not None:
        facts = replace(state.facts, marks=(*state.facts.marks, event.seat))
        state = replace(state, facts=facts, before=None)
        if state.open:
            return _kept(state, state.open.marked(state.keeper, event.seat))
        return replace(state, hand=state.croupier.marked(state.hand, event.seat))
    return state


def _disqualified(state: State, event: events.Disqualified) -> State:
    state = _seat(apply_moves(state, event.moves), event.seat, disqualified=True)
    if state.hand is not None and state.facts is not None:
        acts, turn = len(state.facts.acts), state.turn()
        facts = replace(state.facts, dead=(*state.facts.dead, (event.seat, acts)))
        state = replace(state, facts=facts, before=None)
        if state.open:
            state = _kept(state, state.open.put_out(state.keeper, event.seat))
        else:
            hand = state.croupier.with_dead(state.hand, event.seat)
            state = replace(state, hand=hand)
        return state if state.turn() in (turn, -1) else _turn_passes(state, event.at)
    return _pass_deal(state)


def _kept(state: State, keeper: Any) -> State:
    """The hand as it lies before another keeper."""
    assert state.open is not None
    return replace(state, keeper=keeper, hand=state.open.lies(state.hand, keeper))


def _turn_passes(state: State, at: int) -> State:
    """Somebody's turn comes without an act before it: the whole time runs, from the ruling on
    if the chair is called."""
    state = _next_decision(state, at, state.turn_ms)
    if state.call is None:
        return state
    call = replace(state.call, turn_left=state.turn_ms)
    return replace(state, call=call, deadline=0, since=call.at)


def _went_on(state: State, event: events.WentOn) -> State:
    return replace(state, ready=(*state.ready, event.seat))


def _spoke(state: State, event: events.Spoke) -> State:
    said = (*state.said, (event.seat, event.phrase, event.at))
    return replace(state, said=said[-SAID_KEPT:])


def _pause_asked(state: State, event: events.PauseAsked) -> State:
    return replace(state, pause=Pause(event.seat, (event.seat,), event.until))


def _pause_answered(state: State, event: events.PauseAnswered) -> State:
    if state.pause is None or not event.agreed:
        return replace(state, pause=None)
    agreed = (*state.pause.agreed, event.seat)
    return replace(state, pause=replace(state.pause, agreed=agreed))


def _pause_begun(state: State, event: events.PauseBegun) -> State:
    assert state.pause is not None
    left = max(0, state.deadline - event.at)
    pause = replace(state.pause, on=True, at=event.at, until=event.until, turn_left=left)
    return replace(state, pause=pause, deadline=0)


def _pause_over(state: State, event: events.PauseOver) -> State:
    """Every clock goes on with what it had left."""
    pause = state.pause
    if pause is None or not pause.on:
        return replace(state, pause=None)
    stood = event.at - pause.at
    state = _stood_still(state, pause.at, stood)
    ends_at = state.ends_at + stood if state.ends_at else 0
    left = max(pause.turn_left, 1_000) if pause.turn_left else state.waiting_ms()
    deadline = event.at + left
    return replace(state, pause=None, deadline=deadline, ends_at=ends_at, since=state.since + stood)


def _stood_still(state: State, since: int, by: int) -> State:
    """Levels and rebuys of a session whose clock stood still."""
    until = state.rebuy_until + by if state.rebuy_until > since else state.rebuy_until
    offers = tuple(
        msgspec.structs.replace(one, until=one.until + by) if one.until else one
        for one in state.offers
    )
    return replace(state, levels=later(state.levels, since, by), rebuy_until=until, offers=offers)


def _minutes(state: State, event: events.MinutesAdded) -> State:
    return replace(state, ends_at=state.ends_at + event.minutes * 60_000)


def _end_set(state: State, event: events.EndSet) -> State:
    return replace(state, ends_at=event.ends_at)


def _shifted(state: State, event: events.ClockShifted) -> State:
    ends_at = state.ends_at + event.session_by if state.ends_at else 0
    state = _stood_still(state, event.at - max(0, event.session_by), event.session_by)
    call = state.call
    if event.why == "set back" and call is not None:
        call = replace(call, at=event.at)
    # The clock itself moved: later events may carry smaller times than earlier ones.
    return replace(
        state,
        ends_at=ends_at,
        deadline=event.deadline,
        since=event.at,
        at=event.at,
        acted=min(state.acted, event.at),
        call=call,
    )


def _ended(state: State, event: events.SessionEnded) -> State:
    state = apply_moves(state, event.moves)
    ended = Ended(
        event.session,
        event.stacks,
        event.pot,
        event.locked,
        state.brought,
        event.why,
        event.places,
    )
    reveal = (event.session, state.commitment, event.seed, event.salt)
    seats = tuple(replace(s, playing=False, sitting_in=False) for s in state.seats)
    return replace(
        state,
        stage="ended",
        seats=seats,
        deadline=0,
        hand=None,
        keeper=None,
        loose=(),
        facts=None,
        before=None,
        call=None,
        pause=None,
        offers=(),
        ready=(),
        ended=(*state.ended, ended),
        reveals=(*state.reveals, reveal),
        step=state.step + 1,
    )


def _closed(state: State, event: events.TableClosed) -> State:
    return replace(state, stage="ended", shut=event.why, step=state.step + 1)


_STEPS: dict[type, Callable[..., State]] = {
    events.TableOpened: _opened,
    events.SeatTaken: _sat,
    events.SeatLeft: _left,
    events.BotAdded: _bot_added,
    events.BotSatIn: _sat_in,
    events.SeatTakenBack: _taken_back,
    events.SessionBegun: _session_begun,
    events.CardDrawn: _card_drawn,
    events.FirstDealer: _first_dealer,
    events.Shuffled: _shuffled,
    events.DeckCut: _deck_cut,
    events.HandDealt: _hand_dealt,
    events.TrumpAnnounced: _announced,
    events.Acted: _acted,
    events.TakenBack: _undone,
    events.CalledOut: _called_out,
    events.CallsAwaited: _calls_awaited,
    events.HandFinished: _hand_finished,
    events.HandScored: _hand_scored,
    events.WentOn: _went_on,
    events.Spoke: _spoke,
    events.PauseAsked: _pause_asked,
    events.PauseAnswered: _pause_answered,
    events.PauseBegun: _pause_begun,
    events.PauseOver: _pause_over,
    events.HandVoid: _hand_void,
    events.SeatLost: _seat_lost,
    events.BoughtIn: _bought_in,
    events.BuyInOffered: _offered,
    events.BuyInDeclined: _declined,
    events.LevelsSet: _levels_set,
    events.LevelBegun: _level_begun,
    events.LeaveGiven: _leave_given,
    events.PlayerCame: _player_came,
    events.PlayerGone: _player_gone,
    events.ButtonDrawn: _button_drawn,
    events.StacksChanged: _stacks_changed,
    events.ChairCalled: _called,
    events.HandsLookedAt: _looked,
    events.Ruled: _ruled,
    events.Disqualified: _disqualified,
    events.MinutesAdded: _minutes,
    events.EndSet: _end_set,
    events.ClockShifted: _shifted,
    events.SessionEnded: _ended,
    events.TableClosed: _closed,
}
