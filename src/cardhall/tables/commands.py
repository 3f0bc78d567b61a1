"""What may be asked of a live table.

Times are milliseconds since the epoch, chips are integers (cents with the preset `rap`), seats are
numbered 0..n-1 clockwise. Who asks, with which role and when, is no part of a command: it comes in
the `Context`, from the server.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from cardhall.tables.structure import Level, LevelPlan, Rebuys


@dataclass(frozen=True, slots=True)
class Context:
    """Who asks, as what, and when.

    `actor` is the id of the person whom the server has recognised ("" for the server itself).
    `role` is one of "player", "host" (who opened the table), "judge", "chair", "server".
    """

    at: int
    actor: str = ""
    role: str = "player"


class Command(msgspec.Struct, frozen=True, tag_field="type", kw_only=True):
    """Base of every command; the wire form carries `type`, the class name in snake case."""


class PlannedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat kept for somebody: an entry of the event, or a bot, or nobody yet (all empty)."""

    name: str = ""
    person: str = ""  # id of the person who may sit here; "" lets anybody sit
    entry: str = ""  # id of the entry in the event
    bot: bool = False
    face: str = ""
    manner: str = ""


class OpenTable(Command, frozen=True, tag="open_table", kw_only=True):
    """Open the table. Without `event` it stands free, for practice or a night at home. With
    `minutes` 0 the session has no clock: it ends as the game does."""

    table: str
    preset: str = "llaa"
    options: dict[str, str | int | bool] = {}
    seats: tuple[PlannedSeat, ...]
    event: str = ""
    round: int = 0
    number: int = 0
    minutes: int = 30
    start: int = 0  # chips for each seat; 0 takes the preset's
    turn_ms: int = 30_000
    shuffle_ms: int = 10_000  # for the shuffle, the cut, the drawn card
    bot_pause_ms: int = 900  # a bot answers after this, whatever it holds
    host: str = ""  # person id of who opened the table
    game: str = "boure"
    bank_ms: int = 0  # reserve of each person beyond the time of a turn, for the session
    levels: tuple[LevelPlan, ...] = ()  # blinds that rise; () where they stay
    rebuys: Rebuys | None = None  # who has lost all may buy in again
    tie: str = ""  # level at the end at a table of one's own: see `ties`
    event_paced: bool = False  # the event lets every hand go, and people come from other tables
    referee: str = "guided"  # or "open": what can be done is done, and may be called
    clock: str = "always"  # on turns: or in "company", from two people on, or "none"
    opened_by: tuple[str, ...] = ()  # whose place it takes, as the server counts them
    dealing: str = "hand"  # players draw, shuffle and cut themselves; or the "table" does it
    target: int = 0  # points that end the game, where points are played for; 0: as its rules say
    skill: str = "strong"  # how well bots play here
    manner: str = ""  # of all bots; "" lets each have its own
    deals: int = 0  # hands that end it; 0: as its rules say
    same: str = ""  # whose sealed deals it plays, as others play them at tables of their own


class Sit(Command, frozen=True, tag="sit", kw_only=True):
    """Take a seat. The server has already checked name and PIN and hands in the person's id."""

    seat: int
    person: str
    name: str
    acknowledged: bool = False  # the player has read the table card (RAP-50)
    face: str = ""  # one of the faces that are drawn; "" keeps the initials


class Leave(Command, frozen=True, tag="leave", kw_only=True):
    """Get up. In a session a bot sits in until the player returns; where nobody else is there, at a
    table of one's own, it ends."""

    seat: int


class TakeName(Command, frozen=True, tag="take_name", kw_only=True):
    """Be called otherwise, at a table of one's own: who sat down as a guest says who it is."""

    seat: int
    name: str


class TakeFace(Command, frozen=True, tag="take_face", kw_only=True):
    """Be shown with another face; "" shows the initials."""

    seat: int
    face: str


class SwapSeats(Command, frozen=True, tag="swap_seats", kw_only=True):
    """Before play, at a table of one's own: whoever sits at two seats changes them. The host may
    ask it of any two, a player of their own and one where no other person sits."""

    seat: int
    other: int


class AddBot(Command, frozen=True, tag="add_bot", kw_only=True):
    """Put a bot on an empty seat: without a name the next of the house."""

    seat: int
    name: str = ""


class ReplaceByBot(Command, frozen=True, tag="replace_by_bot", kw_only=True):
    """Chair, judge or host: a bot sits in for a person until they return."""

    seat: int


class TakeBackSeat(Command, frozen=True, tag="take_back_seat", kw_only=True):
    """A player is back: the bot that sat in for them gets up."""

    seat: int


class AddNumber(Command, frozen=True, tag="add_number", kw_only=True):
    """Add a number of one's own, 64 hex digits, to the next session's shuffles, whose seal has been
    shown: nobody who chose the seed could know it."""

    seat: int
    commitment: str
    number: str


class BeginSession(Command, frozen=True, tag="begin_session", kw_only=True):
    """Start the session. `seed` and `salt` are 64 hex digits each, from the server's randomness.

    `ends_at` is the hall's own end of the session; 0 gives the table's minutes from now.
    `dealer` names the first dealer where the rules let people agree (RAP-08): `way` says how.
    `fill`: names of bots for the seats that are free at this moment.
    """

    seed: str
    salt: str
    ends_at: int = 0
    dealer: int = -1
    way: str = ""
    fill: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return f"BeginSession(ends_at={self.ends_at}, seed=kept)"


class DrawCard(Command, frozen=True, tag="draw_card", kw_only=True):
    """Draw a card for the first deal (LLAA-BOURE-06)."""

    seat: int


class Shuffle(Command, frozen=True, tag="shuffle", kw_only=True):
    """Only the dealer shuffles (LLAA-BOURE-08). `deck` is 1 or 2; 0 takes the one that is due."""

    seat: int
    deck: int = 0


class Cut(Command, frozen=True, tag="cut", kw_only=True):
    """The dealer's right-hand neighbour cuts (LLAA-BOURE-09): `cards` 1..51 come off the top."""

    seat: int
    cards: int = 26


class Act(Command, frozen=True, tag="act", kw_only=True):
    """One action of the hand, in words: `stay`, `pass`, `draw 2S 5H`, `draw`, `play AD`.

    `step` is the number that the view showed: an act for a turn gone by is refused.
    """

    seat: int
    step: int
    words: str

    def __repr__(self) -> str:
        # A refused act may be logged; the cards that it names must not.
        verb = self.words.split(" ", 1)[0][:5]
        return f"Act(seat={self.seat}, step={self.step}, words={verb!r})"


class CallOut(Command, frozen=True, tag="call_out", kw_only=True):
    """At an open table: somebody calls what they have seen. `call` is one of the view's calls, `on`
    the seat that it is called on (None where it names none), `facts` the answers to what it asks.
    """

    seat: int
    call: str
    on: int | None = None
    facts: dict[str, str] = {}


class GoOn(Command, frozen=True, tag="go_on", kw_only=True):
    """Between hands: ready for the next. It is dealt when all are, or when the pause is over. At an
    open table, when the hand is over: nothing to call."""

    seat: int


class Say(Command, frozen=True, tag="say", kw_only=True):
    """One of the set phrases, by its key."""

    seat: int
    phrase: str


class AskPause(Command, frozen=True, tag="ask_pause", kw_only=True):
    """Ask the others for a pause (a table of one's own; in the hall the chair keeps the time)."""

    seat: int


class AnswerPause(Command, frozen=True, tag="answer_pause", kw_only=True):
    """Agree to the pause that somebody asks for, or not."""

    seat: int
    agree: bool = True


class PlayOn(Command, frozen=True, tag="play_on", kw_only=True):
    """End a pause."""

    seat: int


class Undo(Command, frozen=True, tag="undo", kw_only=True):
    """Take back one's own stay, pass or stand-pat, until somebody else acts.

    A draw has shown new cards and a played card has been seen: neither comes back.
    """

    seat: int


class BuyIn(Command, frozen=True, tag="buy_in", kw_only=True):
    """Buy in again at zero, between hands (RAP-45, HOLDEM-05). Where one pays at the desk the
    server sends it, as the event's book has it."""

    seat: int


class DeclineBuyIn(Command, frozen=True, tag="decline_buy_in", kw_only=True):
    """The player does not buy in again (OP-X-24)."""

    seat: int


class OfferBuyIn(Command, frozen=True, tag="offer_buy_in", kw_only=True):
    """The event says who may buy in again, for how much, until when (ms)."""

    seat: int
    chips: int
    until: int


class SetLevels(Command, frozen=True, tag="set_levels", kw_only=True):
    """The hall's levels, and when each begins."""

    levels: tuple[Level, ...]


class GiveLeave(Command, frozen=True, tag="give_leave", kw_only=True):
    """The event lets the hand of this number be dealt."""

    hand: int


class SeatPlayer(Command, frozen=True, tag="seat_player", kw_only=True):
    """Somebody comes from another table, or late, with their chips; between hands only.

    `present`: they look on already; `sitting_in`: a bot moves for them until they come.
    """

    seat: int
    name: str
    person: str
    entry: str
    chips: int
    came_from: str = ""  # the table's id
    present: bool = False
    sitting_in: bool = False
    clause: str = ""


class SendPlayer(Command, frozen=True, tag="send_player", kw_only=True):
    """A player goes to another table with all chips (`to` its id), or is out (""): between
    hands."""

    seat: int
    to: str = ""
    clause: str = ""


class DrawButton(Command, frozen=True, tag="draw_button", kw_only=True):
    """The button is drawn for anew, at the final table (OP-HOLDEM-11)."""


class ChangeStacks(Command, frozen=True, tag="change_stacks", kw_only=True):
    """Small chips were changed up: what each seat holds now (OP-HOLDEM-13)."""

    stacks: tuple[int, ...]


class CallChair(Command, frozen=True, tag="call_chair", kw_only=True):
    """Call the chair: play stops and everything stays as it is (LLAA-T-17, LLAA-T-18).

    `seat` is the caller's, -1 when judge or chair stops the table. `hall`: when the event
    was called (ms), for a call that the server brings from there.
    """

    seat: int = -1
    reason: str = ""
    hall: int = 0


class LookAtHands(Command, frozen=True, tag="look_at_hands", kw_only=True):
    """The judge who was called looks at the hands; the table sees in the log that it was done."""

    reason: str = ""


class Rule(Command, frozen=True, tag="rule", kw_only=True):
    """The ruling that lets play go on.

    `ruling`: "play_on"; "misdeal" (hand void, the deal moves left, LLAA-BOURE-13..15);
    "take_back" (the last act is taken back); "renege" (seat marked, LLAA-BOURE-33, 35);
    "disqualify" (seat out of the event, OP-X-19); "sit_in" (a bot moves for an absent person until
    they return, OP-T-11); "end_session".
    """

    ruling: str
    seat: int = -1
    clause: str = ""
    text: str = ""


class Disqualify(Command, frozen=True, tag="disqualify", kw_only=True):
    """The event disqualified a player in mid-session (OP-X-19): dead hand, locked stack."""

    seat: int
    clause: str = ""
    reason: str = ""


class ExtraMinutes(Command, frozen=True, tag="extra_minutes", kw_only=True):
    """More time for this table."""

    minutes: int
    reason: str = ""


class SetEnd(Command, frozen=True, tag="set_end", kw_only=True):
    """The hall's clock for this round has moved: the session now ends at `ends_at`."""

    ends_at: int


class EndSession(Command, frozen=True, tag="end_session", kw_only=True):
    """End between hands, before time (host of a free-standing table, judge, chair). Who is alone
    with bots at their own table may end it at any time."""

    reason: str = ""


class Resume(Command, frozen=True, tag="resume", kw_only=True):
    """The server was down or asleep: the turn gets its whole time again.

    A free-standing table gets the lost time added to its session; one of an event follows the
    hall's clock.
    """


class Tick(Command, frozen=True, tag="tick", kw_only=True):
    """Time has passed: do what is due at `Context.at`, if anything."""


AnyCommand = (
    OpenTable
    | Sit
    | Leave
    | TakeName
    | TakeFace
    | SwapSeats
    | AddBot
    | ReplaceByBot
    | TakeBackSeat
    | AddNumber
    | BeginSession
    | DrawCard
    | Shuffle
    | Cut
    | Act
    | CallOut
    | GoOn
    | Say
    | AskPause
    | AnswerPause
    | PlayOn
    | Undo
    | BuyIn
    | DeclineBuyIn
    | OfferBuyIn
    | SetLevels
    | GiveLeave
    | SeatPlayer
    | SendPlayer
    | DrawButton
    | ChangeStacks
    | CallChair
    | LookAtHands
    | Rule
    | Disqualify
    | ExtraMinutes
    | SetEnd
    | EndSession
    | Resume
    | Tick
)

#: What a person may send over the wire. The rest is the server's own to send.
WireCommand = (
    Sit
    | Leave
    | TakeName
    | TakeFace
    | SwapSeats
    | AddBot
    | ReplaceByBot
    | TakeBackSeat
    | AddNumber
    | DrawCard
    | Shuffle
    | Cut
    | Act
    | CallOut
    | GoOn
    | Say
    | AskPause
    | AnswerPause
    | PlayOn
    | Undo
    | BuyIn
    | DeclineBuyIn
    | CallChair
    | LookAtHands
    | Rule
    | ExtraMinutes
    | EndSession
)


def subjects(command: AnyCommand) -> tuple[str, ...]:
    """Tell what a command may be stale about: nothing. An act carries its step; the rest is refused
    by the state of the table itself."""
    return ()
