"""What pages show of tables in rounds, of matches on a bracket, and of cards that are called: the
shapes; what fills them is in the views of the formats. No code of anybody."""

from cardhall.hall.kernel.tables import LeftOut
from cardhall.hall.kernel.views import View
from cardhall.messages import Message


class SeatCard(View, frozen=True, kw_only=True):
    entry: str
    letter: str  # A.. clockwise; the next letter sits to the left
    name: str
    auxiliary: str
    number: int
    why: Message
    counts_entry: str  # whose chips they count; "" when they count none
    counts_name: str
    counted_by: str  # who counts theirs (entry); "" for the judge
    counted_by_name: str
    chips: int | None
    points: int | None  # where the game goes by points
    listed: int | None  # chips won by the caller's list; None where there is none
    mark: str  # "", "broke", "no_show", "walked_out", "disqualified"
    result: str  # "", "win", "loss", "tied"
    losses: tuple[int, ...]  # rounds on their tag


class ReportCard(View, frozen=True, kw_only=True):
    id: str
    by: Message
    at: int
    source: str
    chips: dict[str, int]  # by entry
    points: dict[str, int]  # by entry; empty where the game is counted in chips alone
    pot: int
    total: int
    difference: int  # counted less expected
    caller: str
    marks: tuple[str, ...]


class TieCard(View, frozen=True, kw_only=True):
    category: str
    entries: tuple[str, ...]
    names: tuple[str, ...]
    places: int  # how many of them win
    text: Message


class CallCard(View, frozen=True, kw_only=True):
    category: str
    round: int
    table: int
    by: Message
    at: int
    why: Message


class TableCard(View, frozen=True, kw_only=True):
    """One table of one round.

    `state`: "seated", "playing", "time" (counts awaited), "short" (wrong sum), "disputed", "tied",
    "called" (the chair), "done", "void".
    """

    category: str
    game: str  # its name, where several games are played at once; else ""
    round: int
    table: int
    mode: str
    can_live: bool  # may this game's tables be played in the browser?
    state: str
    text: Message
    live_id: str  # stream of the live table is "table:" + this; "" for a physical one
    seats: tuple[SeatCard, ...]
    size: int
    winners: int  # how many win here
    counting: str  # "stakes" (pot in the middle), "bank", "points" (and a bank)
    start_chips: int
    bank: int  # chips of one lot of the bank; 0 where there is none
    expected: int
    counted: int | None
    difference: int | None
    pot: int | None  # what lies in the middle: the pot, or the bank
    deadline: int  # 0 before the start
    attempt: int
    reports: tuple[ReportCard, ...]
    tie: TieCard | None
    call: CallCard | None
    corrected: bool
    corrections: tuple[str, ...] = ()  # ids, latest last; the latest can be undone
    book: dict[str, int]  # chips by account; sums to zero


class RoundCard(View, frozen=True, kw_only=True):
    no: int
    state: str  # "seated", "playing", "closed"
    fresh: bool
    final: bool
    judged: bool  # a judge deals (LLAA-PITTY-17)
    dealt_by: Message  # the judge who does; "" before the start
    seed: str
    started_at: int
    deadline: int
    tables: tuple[TableCard, ...]
    left_out: tuple[LeftOut, ...]


class SeatLine(View, frozen=True, kw_only=True):
    """Where somebody sits, for the wall. `table` 0: nowhere, and `instead` says why."""

    name: str
    category_name: str
    table: int
    seat: str = ""
    began: int = 0  # when play there began; 0 before
    against: str = ""  # whom they meet, where it is said
    instead: Message | None = None


class ClockLine(View, frozen=True, kw_only=True):
    category_name: str
    table: int  # 0: all tables
    deadline: int


class TeamCard(View, frozen=True, kw_only=True):
    """One side of a match. While the team is not known, `entry` is "" and `name` says who comes."""

    entry: str
    name: Message
    auxiliary: str
    number: int  # of the entry; 0 while not known
    points: int | None
    result: str  # "", "win", "loss"


class MatchReportCard(View, frozen=True, kw_only=True):
    id: str
    by: Message
    at: int
    points: dict[str, int]  # by entry
    caller: str
    bidder: str  # who is out on its bid; "" where the higher total wins


class MatchCard(View, frozen=True, kw_only=True):
    """One match of a bracket.

    `state`: "waiting" (for its teams), "ready" (to be called), "playing", "time" (result awaited),
    "called" (the chair), "disputed", "done", "walkover", "unneeded" (the second final).
    """

    category: str
    match: int
    side: str  # "winners", "losers", "final"
    round: int
    place: int  # from 0 within the round, top to bottom
    title: Message  # of its round
    state: str
    text: Message
    clause: str  # behind a walkover
    table: int  # 0 when not at a table
    teams: tuple[TeamCard, ...]  # two
    deadline: int  # 0 when no clock binds
    play_to: int  # the points that end it (LLAA-PEDRO-17)
    out: str  # the house rule of who is out with these (OP-PEDRO-01)
    bidder: str  # who went out on its bid; "" where the higher total wins
    attempt: int
    mode: str  # "physical", or "live" in the browser
    live_id: str  # of the table in the browser; "" for a physical one
    reports: tuple[MatchReportCard, ...]
    call: Message | None  # why the chair was called; None when nobody did
    corrected: bool
    corrections: tuple[str, ...]  # ids, latest last; the latest can be undone
    winner_to: int  # the match that its winner comes to; 0 for none
    loser_to: int  # the same of its loser


class BracketRound(View, frozen=True, kw_only=True):
    """A column of the bracket: its matches from top to bottom, by number."""

    side: str
    round: int
    title: Message
    matches: tuple[int, ...]


class DrawnTeam(View, frozen=True, kw_only=True):
    entry: str
    name: str
    auxiliary: str
    why: Message


class BracketCard(View, frozen=True, kw_only=True):
    """The whole bracket; `matches` in the order of play, `rounds` as they are drawn on paper."""

    seed: str
    teams: tuple[DrawnTeam, ...]
    rounds: tuple[BracketRound, ...]
    matches: tuple[MatchCard, ...]
    champion: str
    set_aside: tuple[Message, ...]  # matches that should not have been played, in words
    left_out: tuple[LeftOut, ...]
    next_table: int


class MatchLine(View, frozen=True, kw_only=True):
    """A match at a table, as it is called out in the room."""

    category_name: str
    match: int
    title: Message
    table: int
    teams: tuple[str, ...]
    deadline: int


class OutOfArea(View, frozen=True, kw_only=True):
    """Teams of a bracket that wait elsewhere until a match of theirs is called."""

    category: str
    category_name: str
    teams: tuple[str, ...]


class ClaimedLine(View, frozen=True, kw_only=True):
    """Somebody out, all five called. `best`: this would be paid as things stand."""

    entry: str
    name: str
    board: int
    cards: tuple[str, ...]
    hand: Message
    chips: int
    best: bool


class CalledGame(View, frozen=True, kw_only=True):
    """The game that is on. `among` are the entries that play, in seat order."""

    no: int
    drawn: str  # "physical" or "hall"
    among: tuple[str, ...]
    calling: str  # the player who calls, "" for an official
    extra: bool  # between even hands, for `due` chips
    due: int
    called: tuple[str, ...]
    claims: tuple[ClaimedLine, ...]
    false: tuple[str, ...]  # names that called falsely
    sits_out: tuple[str, ...]  # entries


class CalledSeat(View, frozen=True, kw_only=True):
    entry: str
    letter: str
    name: str
    board: int  # 0 while not known
    chips: int  # won so far by the caller's list


class CallerCard(View, frozen=True, kw_only=True):
    """A table whose cards are called."""

    may_begin: bool
    game: CalledGame | None
    extra: tuple[str, ...]  # names that play an extra game next
    extra_for: int  # chips
    last: Message  # how the latest game ended; no words before one has
    last_game: int  # its number
    drawn: str  # how the latest game was drawn
    played: int  # games over
    bank: int  # left by the list
    seats: tuple[CalledSeat, ...]
    collect: bool  # are the decks to be given back now?
    collected: bool
