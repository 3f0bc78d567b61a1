"""The shapes of what people see of a live table, and of what a game gives to it.

Cards are written as two characters ("AS", "TD"). Times are ms since the epoch. `views` builds
these; a game's adapter gives the `HandView` of the hand in play.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import msgspec

from cardhall.messages import Message, no_words
from cardhall.tables.game_views import Game, GamePlay
from cardhall.tables.table_card import CardLine

Unit = Literal["chips", "cents", "points"]
Suit = Literal["C", "D", "H", "S", ""]
TRUMPS: tuple[Suit, ...] = ("C", "D", "H", "S", "")  # by number; -1 is none
Referee = Literal["guided", "open"]
#: "seats" (being taken), "draw" (cards for the first deal), "shuffle", "cut", "stay", "exchange",
#: "play" (Bouré); "pause" (between hands), "hand" (other games); "calls" (an open table, the hand
#: is over: whoever has nothing to call says `GoOn`); "ended"
Stage = Literal[
    "seats", "draw", "shuffle", "cut", "stay", "exchange", "play", "hand", "calls", "pause", "ended"
]
#: what the next deal waits for: "answer" to an offer, "leave" of the event, "players", a "break";
#: "" for nothing but the pause between two hands
Waits = Literal["", "answer", "leave", "players", "break"]


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it."""

    seat: int
    letter: str  # "A".. as in the log
    name: str
    taken: bool
    bot: bool  # a bot moves for this seat now
    sitting_in: bool  # ... for a person who may come back
    stack: int
    owed: int = 0  # to put in with the next deal, instead of the ante
    #: "waiting" "undecided" "in" "out" "lost" "disqualified" "empty"; a game may add its own
    status: str
    dealer: bool
    turn: bool
    cards: int  # how many the player holds
    drawn: int | None  # how many were changed; None before the draw
    tricks: int
    card: str = ""  # drawn for the first deal
    #: what the game says of the seat: "maker", "bid 9", "big blind"
    note: Message | msgspec.UnsetType = msgspec.UNSET
    cup: int = 0  # cents that the player has put in the cup
    bank: int = 0  # ms of reserve left beyond the time of a turn
    place: int = 0  # of one who is out while others play on, where the game says it before the end
    face: str = ""  # one of those that are drawn; "" shows the initials
    manner: str = ""  # of a bot: "careful" "bold" "by-the-book" "talkative"


class PlayedCard(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    card: str


class TrickView(msgspec.Struct, frozen=True, kw_only=True):
    """A trick in the order of play; `winner` is -1 while it lasts."""

    leader: int
    cards: tuple[PlayedCard, ...]
    winner: int = -1


class MyCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card of mine: whether it may be played now, and if not, why and by which clause."""

    card: str
    legal: bool
    words: str = ""  # the action that plays it
    why_not: Message | msgspec.UnsetType = msgspec.UNSET
    clause: str = ""

    def __repr__(self) -> str:
        return "MyCard()"


class MyAction(msgspec.Struct, frozen=True, kw_only=True):
    """Something I may do now: the words of `Act`, which no page shows, and what it costs."""

    words: str
    cost: int = 0


class Barred(msgspec.Struct, frozen=True, kw_only=True):
    """Something I may not do now (a pass, say), with the reason and the clause."""

    words: str
    why_not: Message
    clause: str


class LooseAct(msgspec.Struct, frozen=True, kw_only=True):
    """At an open table: what somebody did out of turn and what all see lying there, until it is
    called, or the right player acts and it is put back."""

    seat: int
    text: Message  # "Rose plays the ace of spades"
    cards: tuple[str, ...] = ()  # that lie face up


class AskView(msgspec.Struct, frozen=True, kw_only=True):
    """What a call asks; the answer is one of the `choices`, each an answer and its words. With
    `when` it is asked only where an answer before it was that one ("remedy=alone")."""

    name: str
    text: Message
    choices: tuple[tuple[str, Message], ...]
    when: str = ""


class CallView(msgspec.Struct, frozen=True, kw_only=True):
    """Something that may be called now, in the words of somebody at the table."""

    name: str
    title: Message
    on: bool  # it names a seat, one of `seats`
    seats: tuple[int, ...]
    asks: tuple[AskView, ...]


class RulingView(msgspec.Struct, frozen=True, kw_only=True):
    """What a call of this hand came to. `on` is -1 where it named no seat."""

    by: int
    on: int
    call: str
    title: Message
    proven: bool
    words: Message
    clause: str
    changes: tuple[Message, ...]
    clauses: tuple[str, ...]  # of the changes


class OpenView(msgspec.Struct, frozen=True, kw_only=True):
    """What an open table has besides. Nothing here, or elsewhere in a view, tells whether an act
    was against the rules before it has been called."""

    calls: tuple[CallView, ...]  # that the reader may make now
    may_call: bool
    loose: tuple[LooseAct, ...]
    rulings: tuple[RulingView, ...]  # of this hand, or between hands of the one before


class SeatAdded(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that has added a number, and the first deal for which it counts: 0 for all."""

    seat: int
    since: int = 0


class SealView(msgspec.Struct, frozen=True, kw_only=True):
    """The seal of the session that is played or comes next: whoever sits here may add a number."""

    session: int
    commitment: str
    added: tuple[SeatAdded, ...] = ()


class Mine(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a view that one seat alone sees."""

    seat: int
    cards: tuple[MyCard, ...]
    actions: tuple[MyAction, ...]  # stay, pass, plays; a draw is built from `draw_max`
    barred: tuple[Barred, ...]
    draw_max: int  # how many cards I may change; 0 outside my draw
    may_draw_card: bool
    may_shuffle: bool
    may_cut: bool
    may_undo: bool
    may_buy_in: bool
    may_take_back_seat: bool
    must_acknowledge: bool
    costs: Message  # "If you stay and take no trick, a bouré, you pay 9 chips."
    may_go_on: bool = False  # between hands: `GoOn` says that one is ready for the next
    may_agree: bool = False  # somebody asks for a pause
    early: bool = False  # at an open table: what is offered would be out of turn
    host: bool = False  # I opened this table
    deals: int = 0  # hands that end the session, where the table was opened for so many
    same: str = ""  # sealed deals that others play too: a day, or an event
    replay: str = ""  # a hand that I play again, and which counts for nothing
    seal: SealView | None = None  # to which I may add a number

    def __repr__(self) -> str:
        # A view may end up in a log or a traceback; the hand in it must not.
        return f"Mine(seat={self.seat}, cards={len(self.cards)})"


class HandReport(msgspec.Struct, frozen=True, kw_only=True):
    """A finished hand, public parts only (LLAA-BOURE-37).

    `tricks`: per seat, None for one who was not in; `none_taken`: seats in without a trick.
    `paid`: net chips or points of each seat in this hand.
    """

    number: int
    dealer: int
    outcome: str
    winner: int
    paid: tuple[int, ...]
    stacks: tuple[int, ...]
    text: tuple[Message, ...]
    played: tuple[TrickView, ...] = ()
    winners: tuple[int, ...] = ()
    clauses: tuple[str, ...] = ()  # of the lines in `text`, "" where none
    tricks: tuple[int | None, ...] = ()
    deck: int = 1
    trump: str = ""
    turned: str = ""
    none_taken: tuple[int, ...] = ()
    boures: tuple[int, ...] = ()
    renegers: tuple[int, ...] = ()
    pot: int = 0
    stood_in: tuple[int, ...] = ()  # people's seats for which a bot moved in it
    counted_by: tuple[int, ...] = ()
    next_pot: int = 0
    rulings: tuple[RulingView, ...] = ()  # at an open table: what was called in it, and ruled


class LogLine(msgspec.Struct, frozen=True, kw_only=True):
    at: int
    text: Message
    clause: str = ""
    seat: int = -1


class ChairView(msgspec.Struct, frozen=True, kw_only=True):
    """The table is frozen until the chair has ruled (LLAA-T-17, LLAA-T-18)."""

    seat: int
    reason: str
    at: int
    turn_left: int  # ms that the turn has left, kept for afterwards
    looked_at: bool  # the judge has looked at the hands


class ResultView(msgspec.Struct, frozen=True, kw_only=True):
    """The end of a session: chips by seat, pot, locked; together what the table started with."""

    session: int
    stacks: tuple[int, ...]
    pot: int
    locked: int
    start: int
    why: str
    places: tuple[int, ...] = ()


class Reveal(msgspec.Struct, frozen=True, kw_only=True):
    """What proves the shuffles of a finished session against its commitment."""

    session: int
    commitment: str
    seed: str
    salt: str


class JudgeHand(msgspec.Struct, frozen=True, kw_only=True):
    """A hand, for the judge who was called and looks."""

    seat: int
    cards: tuple[str, ...]

    def __repr__(self) -> str:
        return f"JudgeHand(seat={self.seat})"


class SaidView(msgspec.Struct, frozen=True, kw_only=True):
    """A set phrase that somebody said; `phrase` is its key."""

    seat: int
    phrase: str
    at: int


class PauseView(msgspec.Struct, frozen=True, kw_only=True):
    """A pause that somebody asks for, or that all agreed on (`on`); at `until` play goes on."""

    by: int
    agreed: tuple[int, ...]
    on: bool
    until: int


class Spoken(msgspec.Struct, frozen=True, kw_only=True):
    """Lines for a screen reader; each changes only when what it says has changed."""

    turn: Message
    card: Message
    trick: Message
    pot: Message


class BlindsView(msgspec.Struct, frozen=True, kw_only=True):
    """The blinds of a level; `rest`: the break behind it."""

    number: int
    small: int
    big: int
    ante: int
    rest: bool


class LevelView(msgspec.Struct, frozen=True, kw_only=True):
    """The level in force, since `since` (ms), and the one that follows: at `ends_at` (ms), or after
    `hands_left` more hands, this one among them; 0 where it is not known, or not so."""

    now: BlindsView
    then: BlindsView | None
    since: int
    ends_at: int
    hands_left: int


class OfferView(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who may buy in again until `until` (ms); `desk`: payment is at the desk."""

    seat: int
    chips: int
    until: int
    desk: bool


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table for one reader."""

    table: str
    event: str
    round: int
    number: int
    game: Game
    preset: str
    unit: Unit  # what a seat's `stack` counts
    reader: Literal["seat", "spectator", "judge"]
    stage: Stage
    phase: str  # the game's own, while a hand is played
    session: int
    hand: int  # number of the hand in the session, 0 before the first
    step: int  # goes back with `Act`
    seats: tuple[SeatView, ...]
    dealer: int
    deck: int  # 1 or 2 (LLAA-T-21, LLAA-T-22)
    pot: int
    carried: int  # of it, left from the hand before
    trump: Suit  # the marker that stays on view all hand (RAP-49); "" without
    turned: str  # the turned card, as long as it lies on view (RAP-20)
    announced: Message  # "E announces hearts." (LLAA-BOURE-12)
    turn: int  # seat whose turn it is, -1 for nobody or several
    asked: tuple[int, ...]  # the seats that may act now
    ready: tuple[int, ...]  # between hands: who is ready for the next
    partners: tuple[tuple[int, ...], ...]  # the sides, () where each plays alone
    scores: tuple[int, ...]  # of the sides, in the same order
    deadline: int  # ms, end of the time; 0 while nothing runs
    turn_ms: int  # the whole of the time that ends then
    session_ms: int  # the session's whole time, without extra minutes
    ends_at: int  # ms, end of the session
    last_deal: bool  # time is up: this hand is finished and counted, no other begun
    out_pile: int  # cards of those who are out, kept apart (RAP-16)
    discards: int  # cards thrown in the exchange
    stock: int  # undealt cards
    trick: TrickView | None
    laid: tuple[str, ...]  # of a multiple lead, waiting face up for their tricks (RAP-26)
    tricks: tuple[TrickView, ...]  # of this hand, face up before their winners (RAP-23)
    last_hand: HandReport | None
    history: tuple[HandReport, ...]  # the newest, without their tricks
    log: tuple[LogLine, ...]
    chair: ChairView | None
    commitment: str
    reveals: tuple[Reveal, ...]
    results: tuple[ResultView, ...]
    table_card: tuple[CardLine, ...]
    spoken: Spoken
    may_begin: bool
    said: tuple[SaidView, ...]
    pause: PauseView | None
    #: why the table is over for good
    closed: Message = msgspec.field(default_factory=lambda: no_words)
    referee: Referee = "guided"
    open: OpenView | None = None  # at an open table
    level: LevelView | None = None  # where blinds rise
    offers: tuple[OfferView, ...] = ()
    waits: Waits = ""
    moved_to: str = ""  # the reader plays on at another table: its id
    play: GamePlay | None = None  # what is the game's own
    mine: Mine | None = None
    hands: tuple[JudgeHand, ...] = ()  # only for the judge who has looked

    def __repr__(self) -> str:
        return f"TableView(table={self.table!r}, reader={self.reader!r}, step={self.step})"


# -- what a game gives ------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatHand:
    """A seat in the hand in play, as everybody sees it."""

    status: str
    cards: int = 0
    tricks: int = 0
    drawn: int | None = None
    note: Message = no_words


@dataclass(frozen=True, slots=True, kw_only=True)
class HandView:
    """The hand in play as one reader may see it: what an adapter gives to the view.

    `my_cards`, `actions`, `barred`, `draw_max` and `costs` are the reader's own.
    """

    seats: tuple[SeatHand, ...]
    phase: str = ""
    trump: Suit = ""
    turned: str = ""
    announced: Message = no_words
    carried: int = 0
    out_pile: int = 0
    discards: int = 0
    stock: int = 0
    trick: TrickView | None = None
    laid: tuple[str, ...] = ()
    tricks: tuple[TrickView, ...] = ()
    scores: tuple[int, ...] = ()
    play: GamePlay | None = None
    my_cards: tuple[MyCard, ...] = ()
    actions: tuple[MyAction, ...] = ()
    barred: tuple[Barred, ...] = ()
    draw_max: int = 0
    costs: Message = no_words
    #: lines for a screen reader: what the one whose turn it is has to do ("to bid"), the last card
    #: or act, the last trick; each changes only when what it says has changed
    doing: Message = no_words
    spoken_card: Message = no_words
    spoken_trick: Message = no_words

    def __repr__(self) -> str:
        # It holds a hand: a log or a traceback must not.
        return f"HandView(phase={self.phase!r})"
