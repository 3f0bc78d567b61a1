"""What a seat, a spectator or the judge sees of a live table.

A view is built from what its reader may know, never by deleting from what she may not. Another
seat's hand, the number of her legal actions, whether her play was forced: none of it has a field.
Cards are written as two characters ("AS", "TD"). Times are ms since the epoch; `now` is not in
the view: the page compares `deadline` with the server's clock that came beside it.
"""

from __future__ import annotations

import msgspec


class CardLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the table card, read before play (RAP-07, RAP-43, RAP-50)."""

    option: str
    text: str
    clause: str


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it."""

    seat: int
    letter: str  # "A".. as in the log
    name: str
    taken: bool
    bot: bool  # a bot moves for this seat now
    sitting_in: bool  # ... for a person who may come back
    stack: int
    owed: int  # to put in with the next deal, instead of the ante
    status: str  # "waiting" "undecided" "in" "out" "lost" "disqualified" "empty"
    dealer: bool
    turn: bool
    cards: int  # how many she holds
    drawn: int | None  # how many she changed; None before her draw
    tricks: int
    card: str = ""  # what she drew for the first deal


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
    why_not: str = ""
    clause: str = ""


class MyAction(msgspec.Struct, frozen=True, kw_only=True):
    """Something I may do now: the words of `Act`, and what it costs."""

    words: str
    cost: int = 0
    text: str = ""


class Barred(msgspec.Struct, frozen=True, kw_only=True):
    """Something I may not do now (a pass, say), with the reason and the clause."""

    words: str
    why_not: str
    clause: str


class Mine(msgspec.Struct, frozen=True, kw_only=True):
    """What only I see."""

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
    costs: str  # "stay: 1 chip; a bouré would cost 9"


class HandReport(msgspec.Struct, frozen=True, kw_only=True):
    """A finished hand, public parts only (LLAA-BOURE-37).

    `tricks`: per seat, None for one who was not in; `none_taken`: seats in without a trick.
    """

    number: int
    dealer: int
    deck: int
    trump: str
    turned: str
    outcome: str
    winner: int
    tricks: tuple[int | None, ...]
    none_taken: tuple[int, ...]
    boures: tuple[int, ...]
    renegers: tuple[int, ...]
    pot: int
    counted_by: tuple[int, ...]
    paid: tuple[int, ...]  # net chips of each seat in this hand
    stacks: tuple[int, ...]
    next_pot: int
    played: tuple[TrickView, ...]
    text: tuple[str, ...]


class LogLine(msgspec.Struct, frozen=True, kw_only=True):
    at: int
    text: str
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


class Reveal(msgspec.Struct, frozen=True, kw_only=True):
    """What proves the shuffles of a finished session against its commitment."""

    session: int
    commitment: str
    seed: str
    salt: str


class JudgeHand(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    cards: tuple[str, ...]


class Spoken(msgspec.Struct, frozen=True, kw_only=True):
    """Lines for a screen reader; each changes only when what it says has changed."""

    turn: str
    card: str
    trick: str
    pot: str


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table for one reader. `reader`: "seat", "spectator" or "judge"."""

    table: str
    event: str
    round: int
    number: int
    preset: str
    reader: str
    #: "seats" (being taken), "draw" (cards for the first deal), "shuffle", "cut", "stay",
    #: "exchange", "play", "ended"
    stage: str
    session: int
    hand: int  # number of the hand in the session, 0 before the first
    step: int  # goes back with `Act`
    seats: tuple[SeatView, ...]
    dealer: int
    deck: int  # 1 or 2 (LLAA-T-21, LLAA-T-22)
    pot: int
    carried: int  # of it, left from the hand before
    trump: str  # "C" "D" "H" "S", the marker that stays on view all hand (RAP-49); "" without
    turned: str  # the turned card, as long as it lies on view (RAP-20)
    announced: str  # "E announces hearts." (LLAA-BOURE-12)
    turn: int  # seat whose turn it is, -1
    deadline: int  # ms, end of her time; 0 while nothing runs
    ends_at: int  # ms, end of the session
    last_deal: bool  # time is up: this hand is finished and counted, no other begun
    out_pile: int  # cards of those who are out, kept apart (RAP-16)
    discards: int  # cards thrown in the exchange
    stock: int  # undealt cards
    trick: TrickView | None
    tricks: tuple[TrickView, ...]  # of this hand, face up before their winners (RAP-23)
    last_hand: HandReport | None
    history: tuple[HandReport, ...]
    log: tuple[LogLine, ...]
    chair: ChairView | None
    commitment: str
    reveals: tuple[Reveal, ...]
    results: tuple[ResultView, ...]
    table_card: tuple[CardLine, ...]
    spoken: Spoken
    may_begin: bool
    mine: Mine | None = None
    hands: tuple[JudgeHand, ...] = ()  # only for the judge who has looked
