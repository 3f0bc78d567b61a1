"""What happened at a live table: facts, in the order of the stream `table:<id>`.

Every event carries `at` (ms since the epoch). Chips move only by the `moves` written down here,
each with its clause; stacks and pot are folded from them, never from running the rules again.
The stream holds the session's seed from its beginning: whoever reads the data folder can work out
the hands. No view does before `session_ended`.
"""

from __future__ import annotations

import msgspec

from cardhall.messages import Message, no_words, read_hook, to_store
from cardhall.tables.commands import PlannedSeat
from cardhall.tables.structure import Level, LevelPlan, Rebuys

POT = "pot"  # the table's pot
BANK = "bank"  # where starting chips and buy-ins come from and go back to
HALL = "hall"  # chips on their way from one table of an event to another, or out of it
LOCKED = "locked"  # the stack of one who was disqualified
CUP = "cup"  # cents for the cup, out of a player's own purse: no chips or points of the table


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """`amount` chips or points from one book to another: a seat as "seat:3", "pot", "bank",
    "locked"; to the "cup" in cents."""

    source: str
    target: str
    amount: int
    clause: str


class Line(msgspec.Struct, frozen=True):
    """A line of a report, and the clause it rests on ("" for none)."""

    text: Message
    clause: str = ""


class RuledChange(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that a ruling changed: ``what`` a key for programs, ``text`` the same in words with
    seats in braces by their letters; between which books (see Move) how many chips."""

    what: str
    clause: str
    text: Message
    source: str = ""
    target: str = ""
    amount: int = 0


class Event(msgspec.Struct, frozen=True, tag_field="type", kw_only=True):
    """Base of every event; the stored form carries `type`, the class name in snake case."""

    at: int


class TableOpened(Event, frozen=True, tag="table_opened", kw_only=True):
    table: str
    preset: str
    options: dict[str, str | int | bool]
    seats: tuple[PlannedSeat, ...]
    event: str
    round: int
    number: int
    minutes: int
    start: int
    turn_ms: int
    shuffle_ms: int
    bot_pause_ms: int
    host: str
    game: str = "boure"
    bank_ms: int = 0
    levels: tuple[LevelPlan, ...] = ()
    rebuys: Rebuys | None = None
    event_paced: bool = msgspec.field(name="by_leave", default=False)  # as streams have it
    tie: str = ""
    referee: str = "guided"
    clock: str = "always"
    dealing: str = "hand"
    target: int = 0
    skill: str = "strong"
    manner: str = ""
    opened_by: tuple[str, ...] = ()
    deals: int = 0
    same: str = ""
    replay: str = ""  # the hand that is played again: "<table>/<session>/<hand>"


class SeatTaken(Event, frozen=True, tag="seat_taken", kw_only=True):
    seat: int
    person: str
    name: str
    acknowledged: bool
    face: str = ""


class SeatLeft(Event, frozen=True, tag="seat_left", kw_only=True):
    """A player got up; in a session a bot sits in (`bot_sat_in` follows)."""

    seat: int
    person: str


class BotAdded(Event, frozen=True, tag="bot_added", kw_only=True):
    seat: int
    name: str
    face: str = ""
    manner: str = ""


class BotSatIn(Event, frozen=True, tag="bot_sat_in", kw_only=True):
    """`why`: "left", "two turns missed", "put there" by chair, judge or host."""

    seat: int
    why: str


class SeatNamed(Event, frozen=True, tag="seat_named", kw_only=True):
    """Whoever sits there is called otherwise from now on."""

    seat: int
    name: str


class FaceTaken(Event, frozen=True, tag="face_taken", kw_only=True):
    """Whoever sits there is shown with this face from now on."""

    seat: int
    face: str


class SeatsSwapped(Event, frozen=True, tag="seats_swapped", kw_only=True):
    """Who sat at each of the two sits at the other."""

    seat: int
    other: int


class SeatTakenBack(Event, frozen=True, tag="seat_taken_back", kw_only=True):
    seat: int


class NumberAdded(Event, frozen=True, tag="number_added", kw_only=True):
    """A player's browser added 32 bytes, in hex, to the shuffles that are under this seal: they
    count from the next pack on that is shuffled."""

    seat: int
    commitment: str
    number: str


class SeatNumber(msgspec.Struct, frozen=True, kw_only=True):
    """What a person's seat added to a session's shuffles, and the first deal for which it counts: 0
    for all of them. "" where it added nothing."""

    seat: int
    number: str = ""
    since: int = 0


class SessionBegun(Event, frozen=True, tag="session_begun", kw_only=True):
    """The commitment is public from here on; seed and salt stay on the server until the end.

    `numbers`: of every seat that is a person's, in the order of the seats.
    """

    session: int
    ends_at: int
    commitment: str
    seed: str
    salt: str
    moves: tuple[Move, ...]
    numbers: tuple[SeatNumber, ...] = ()

    def __repr__(self) -> str:
        # An event may end up in a log or a traceback; the seed must not.
        return f"SessionBegun(at={self.at}, session={self.session}, seed=kept)"


class CardDrawn(Event, frozen=True, tag="card_drawn", kw_only=True):
    """A card drawn for the first deal; `draw` counts the draws of one seat (equal cards redraw)."""

    seat: int
    card: str
    draw: int
    automatic: bool = False


class FirstDealer(Event, frozen=True, tag="first_dealer", kw_only=True):
    """`way`: "draw" (LLAA-BOURE-06) or the way that was agreed (RAP-08). `text` tells how it was
    found, where nobody had to do anything for it."""

    seat: int
    way: str
    clause: str
    text: Message = msgspec.field(default_factory=lambda: no_words)


class Shuffled(Event, frozen=True, tag="shuffled", kw_only=True):
    seat: int
    deck: int
    automatic: bool = False


class DeckCut(Event, frozen=True, tag="deck_cut", kw_only=True):
    seat: int
    cards: int
    automatic: bool = False


class HandDealt(Event, frozen=True, tag="hand_dealt", kw_only=True):
    """`number` counts the hands of the session from 1. At Bouré the dealer announces the suit."""

    number: int
    dealer: int
    deck: int
    players: tuple[int, ...]
    turned: str
    trump: str
    moves: tuple[Move, ...]


class TrumpAnnounced(Event, frozen=True, tag="trump_announced", kw_only=True):
    """LLAA-BOURE-12: a line of the log before the first decision."""

    number: int
    dealer: int
    trump: str
    turned: str


class Acted(Event, frozen=True, tag="acted", kw_only=True):
    """`automatic`: the remedy at the end of the time; `bot`: a bot moved for the seat. `seat` is
    -1 for what the table itself does (the next card of Po-Ke-No, say)."""

    seat: int
    step: int
    words: str
    moves: tuple[Move, ...] = ()
    automatic: bool = False
    bot: bool = False

    def __repr__(self) -> str:
        # The words of a draw name cards that nobody else may see.
        verb = self.words.split(" ", 1)[0]
        return f"Acted(at={self.at}, seat={self.seat}, step={self.step}, words={verb!r})"


class TakenBack(Event, frozen=True, tag="taken_back", kw_only=True):
    """The act of `step` is undone; `moves` put the chips back."""

    seat: int
    step: int
    moves: tuple[Move, ...] = ()
    by_ruling: bool = False


class CalledOut(Event, frozen=True, tag="called_out", kw_only=True):
    """At an open table `seat` has called something, on a seat or on none. What it came to
    the game's referee finds again from the acts; `answers` are all that it was told."""

    seat: int
    call: str
    on: int | None
    answers: dict[str, str]
    bot: bool = False


class CallsAwaited(Event, frozen=True, tag="calls_awaited", kw_only=True):
    """At an open table: the last card is played, and until `until` (ms) anybody may still call
    what was wrong before the hand is settled."""

    until: int


class HandFinished(Event, frozen=True, tag="hand_finished", kw_only=True):
    """`outcome`: "won", "carried", "void" (nobody to play), "unplayed" (the only one in).

    `pot` was counted by `counted_by`, those who bouréd or reneged, before it was taken (RAP-39).
    """

    number: int
    outcome: str
    winner: int
    tricks: tuple[int, ...]
    stayed: tuple[int, ...]
    boures: tuple[int, ...]
    renegers: tuple[int, ...]
    pot: int
    counted_by: tuple[int, ...]
    moves: tuple[Move, ...]
    owed: tuple[int, ...]
    tied: tuple[int, ...] = ()  # all at zero, the pot carried: these play again (OP-X-06)


class HandScored(Event, frozen=True, tag="hand_scored", kw_only=True):
    """A hand is over, at any table but Bouré's: what it came to, in the game's words (`outcome`),
    who won it, what was paid at the end, and the report."""

    number: int
    outcome: str
    winners: tuple[int, ...]
    moves: tuple[Move, ...]
    lines: tuple[Line, ...]
    tricks: tuple[int, ...] = ()


class WentOn(Event, frozen=True, tag="went_on", kw_only=True):
    """Between hands: a player is ready for the next."""

    seat: int


class Spoke(Event, frozen=True, tag="spoke", kw_only=True):
    """A set phrase, by its key."""

    seat: int
    phrase: str


class PauseAsked(Event, frozen=True, tag="pause_asked", kw_only=True):
    """A player asks for a pause; it is for all to agree until `until` (ms)."""

    seat: int
    until: int


class PauseAnswered(Event, frozen=True, tag="pause_answered", kw_only=True):
    seat: int
    agreed: bool


class PauseBegun(Event, frozen=True, tag="pause_begun", kw_only=True):
    """All have agreed: every clock of the table stands until `until` (ms), at the latest."""

    until: int


class PauseOver(Event, frozen=True, tag="pause_over", kw_only=True):
    """`seat` goes on; -1 when the time of the pause is up."""

    seat: int


class HandVoid(Event, frozen=True, tag="hand_void", kw_only=True):
    """A misdeal (LLAA-BOURE-13..15): no new antes, the deal moves left."""

    number: int
    clause: str
    moves: tuple[Move, ...]


class SeatLost(Event, frozen=True, tag="seat_lost", kw_only=True):
    """A player has no chips left, and the session is lost (LLAA-BOURE-46, 49)."""

    seat: int
    clause: str


class BoughtIn(Event, frozen=True, tag="bought_in", kw_only=True):
    seat: int
    moves: tuple[Move, ...]


class BuyInOffered(Event, frozen=True, tag="buy_in_offered", kw_only=True):
    """A player has lost all and may buy in again until `until` (ms); nothing is dealt before."""

    seat: int
    chips: int
    until: int
    clause: str
    desk: bool = False


class BuyInDeclined(Event, frozen=True, tag="buy_in_declined", kw_only=True):
    """`unanswered`: the time for it ran out (OP-X-24)."""

    seat: int
    unanswered: bool = False


class LevelsSet(Event, frozen=True, tag="levels_set", kw_only=True):
    """The levels of this session and when each begins; `rebuy_until` (ms, 0: at any time)."""

    levels: tuple[Level, ...]
    rebuy_until: int = 0


class LevelBegun(Event, frozen=True, tag="level_begun", kw_only=True):
    """Blinds from the next deal on, never in a hand (HOLDEM-109); or a break."""

    level: Level


class LeaveGiven(Event, frozen=True, tag="leave_given", kw_only=True):
    """The event lets the hand of this number be dealt."""

    hand: int


class PlayerCame(Event, frozen=True, tag="player_came", kw_only=True):
    """Between hands somebody has come with their chips."""

    seat: int
    name: str
    person: str
    entry: str
    came_from: str
    present: bool
    sitting_in: bool
    moves: tuple[Move, ...]


class PlayerGone(Event, frozen=True, tag="player_gone", kw_only=True):
    """Between hands a player has gone to another table (`to` its id), or is out (""), with
    `chips`."""

    seat: int
    person: str
    entry: str
    to: str
    chips: int
    moves: tuple[Move, ...]


class ButtonDrawn(Event, frozen=True, tag="button_drawn", kw_only=True):
    """The button was drawn for anew; `text` tells who drew what."""

    seat: int
    clause: str
    text: Message


class StacksChanged(Event, frozen=True, tag="stacks_changed", kw_only=True):
    """Small chips were changed up."""

    moves: tuple[Move, ...]


class ChairCalled(Event, frozen=True, tag="chair_called", kw_only=True):
    """`hall`: when the event was called (ms), 0 for a call made at the table."""

    seat: int
    reason: str
    hall: int = 0


class HandsLookedAt(Event, frozen=True, tag="hands_looked_at", kw_only=True):
    by: str
    reason: str


class Ruled(Event, frozen=True, tag="ruled", kw_only=True):
    """The chair has ruled; `changes` is all that it changed, as it was shown before."""

    ruling: str
    seat: int
    clause: str
    text: str
    by: str
    changes: tuple[RuledChange, ...] = ()


class Disqualified(Event, frozen=True, tag="disqualified", kw_only=True):
    seat: int
    clause: str
    reason: str
    moves: tuple[Move, ...]


class MinutesAdded(Event, frozen=True, tag="minutes_added", kw_only=True):
    minutes: int
    reason: str


class EndSet(Event, frozen=True, tag="end_set", kw_only=True):
    ends_at: int


class ClockShifted(Event, frozen=True, tag="clock_shifted", kw_only=True):
    """The clock stood still or was set anew: turn and session get back what they lost.

    `why`: "down" (the server), "asleep" (the laptop), "set back" (the clock). `session_by` moves
    the session's end, `deadline` is the new end of the turn (0 without a turn).
    """

    why: str
    session_by: int
    deadline: int


class SessionEnded(Event, frozen=True, tag="session_ended", kw_only=True):
    """The books at the end, and the seed and salt that prove every shuffle of the session.

    `why`: "time", "one left" with chips, "nobody left", "game over" where the game has an end of
    its own, "ended" by host, judge or chair, "all gone" or "nobody acted" at a table of one's own.
    `places`: each seat's, 1 the best; () at Bouré, where chips are counted.
    """

    session: int
    stacks: tuple[int, ...]
    pot: int
    locked: int
    seed: str
    salt: str
    why: str
    moves: tuple[Move, ...] = ()  # a last pot that is split (OP-BOURE-12)
    places: tuple[int, ...] = ()
    #: cards cut for the first place: rounds of (seat, card); the highest of the last one has it
    tie: tuple[tuple[tuple[int, str], ...], ...] = ()


class TableClosed(Event, frozen=True, tag="table_closed", kw_only=True):
    """A table of one's own at which no person acted for so long: it is over for good. `session`
    counts those that were played; `why` is a sentence."""

    session: int
    why: Message


AnyEvent = (
    TableOpened
    | SeatTaken
    | SeatLeft
    | BotAdded
    | BotSatIn
    | SeatTakenBack
    | SeatNamed
    | FaceTaken
    | SeatsSwapped
    | NumberAdded
    | SessionBegun
    | CardDrawn
    | FirstDealer
    | Shuffled
    | DeckCut
    | HandDealt
    | TrumpAnnounced
    | Acted
    | TakenBack
    | CalledOut
    | CallsAwaited
    | HandFinished
    | HandScored
    | HandVoid
    | WentOn
    | Spoke
    | PauseAsked
    | PauseAnswered
    | PauseBegun
    | PauseOver
    | SeatLost
    | BoughtIn
    | BuyInOffered
    | BuyInDeclined
    | LevelsSet
    | LevelBegun
    | LeaveGiven
    | PlayerCame
    | PlayerGone
    | ButtonDrawn
    | StacksChanged
    | ChairCalled
    | HandsLookedAt
    | Ruled
    | Disqualified
    | MinutesAdded
    | EndSet
    | ClockShifted
    | SessionEnded
    | TableClosed
)

_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent, dec_hook=read_hook)


def encode_event(event: AnyEvent) -> tuple[str, bytes]:
    """(type, JSON) for the store."""
    return str(event.__struct_config__.tag), to_store(event)


def decode_event(data: bytes) -> AnyEvent:
    """The event that `encode_event` wrote."""
    return _decoder.decode(data)
