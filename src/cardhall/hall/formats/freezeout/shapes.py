"""What is shown of a freezeout: the shapes; `views` fills them."""

from cardhall.hall.kernel.messages import Mode
from cardhall.hall.kernel.views import View
from cardhall.messages import Message


class LevelPart(View, frozen=True, kw_only=True):
    """A level, or the break behind it. `ends` is 0 while nobody can say when it will end; `holds`:
    play does not go on behind it before the chips are right."""

    level: int
    is_break: bool
    small: int
    big: int
    ante: int
    ms: int
    ends: int
    holds: bool


class LevelClock(View, frozen=True, kw_only=True):
    """The first part is the one that is on. `left`: ms left of it while the clock stands still.
    `rebuy_ends`: when rebuys end, by this clock; `rebuy_left`: ms of play until then."""

    running: bool
    waits: bool
    left: int
    parts: tuple[LevelPart, ...]
    rebuy_left: int
    rebuy_ends: int


class LevelRow(View, frozen=True, kw_only=True):
    """A line of the schedule. `state`: "played", "now" or "ahead"."""

    number: int
    small: int
    big: int
    ante: int
    minutes: int
    rest: int
    count: bool
    least: int
    state: str


class PokerSeat(View, frozen=True, kw_only=True):
    """A seat; without a name it is open."""

    seat: int
    entry: str
    name: str
    asked: bool  # out of chips, and may buy in again
    chips: int  # as counted in this break, or told after a hand in the browser; 0 where unknown


class FloorCall(View, frozen=True, kw_only=True):
    category: str
    table: int
    by: Message
    at: int
    why: Message
    clause: str


class PokerTableCard(View, frozen=True, kw_only=True):
    """A table. `asked`: "" nothing, "hand" to finish its hand, "big" and to say who paid the big
    blind in it; `ready`: it has, and waits. `sum`: chips that it ought to hold, 0 where only the
    sum of several tables is known; `off`: what its count found less that."""

    table: int
    seats: tuple[PokerSeat, ...]
    big: int
    ready: bool
    asked: str
    counted: bool
    sum: int
    off: int
    hand_done: bool
    call: FloorCall | None
    live_id: str  # of the table in the browser, "" for a physical one


class PokerMove(View, frozen=True, kw_only=True):
    """`kind`: "balance", "break" or "final"."""

    entry: str
    name: str
    from_table: int
    to_table: int
    seat: int
    kind: str
    why: Message


class RebuyAsk(View, frozen=True, kw_only=True):
    out: str
    entry: str
    name: str
    table: int
    cents: int
    chips: int


class OutPlayer(View, frozen=True, kw_only=True):
    entry: str
    name: str
    stack: int
    rebuy: str
    removed: int
    place: int
    shared: bool


class OutCard(View, frozen=True, kw_only=True):
    """A hand on which people went out."""

    out: str
    table: int
    lost_at: int
    round: int
    players: tuple[OutPlayer, ...]
    corrections: tuple[str, ...]


class PrizeLine(View, frozen=True, kw_only=True):
    """A paid place; `share` is per cent. By a deal `place` is 0 while it is not known, and so is
    `share`. Level places share: `cents` is then what each gets."""

    place: int
    share: float
    cents: int
    entry: str
    name: str
    paid: bool
    due: bool = False  # it may be handed out


class DealLine(View, frozen=True, kw_only=True):
    """One of the last players: the chips (0 where not known), what comes of the deal that was
    made, and by each way to share, 0 where that needs chips that are not known."""

    entry: str
    name: str
    chips: int
    cents: int
    equal: int
    by_chips: int
    by_chances: int


class DealCard(View, frozen=True, kw_only=True):
    """The last players may share the prizes that are left, `stake` together. `left` of it goes to
    the winner. `made`: they have; `wrong`: and a correction has changed what it was about."""

    made: bool
    wrong: Message
    stake: int
    left: int
    in_play: int
    lines: tuple[DealLine, ...]


class PlaceLine(View, frozen=True, kw_only=True):
    place: int
    shared: bool
    entry: str
    name: str
    auxiliary: str
    cents: int


class HandsCard(View, frozen=True, kw_only=True):
    """Hand for hand: the round, and the tables still playing it."""

    round: int
    waiting: tuple[int, ...]


class ChipCount(View, frozen=True, kw_only=True):
    """What is to be done in a break. `least` above 0: the chips agree, the small ones go out."""

    level: int
    missing: tuple[int, ...]
    off: tuple[Message, ...]
    agreed: bool
    least: int


class RaceLine(View, frozen=True, kw_only=True):
    name: str
    table: int
    before: int
    after: int


class BookEntry(View, frozen=True, kw_only=True):
    account: str
    cents: int


class ChipLine(View, frozen=True, kw_only=True):
    account: str
    chips: int


class PayoutPreset(View, frozen=True, kw_only=True):
    name: str
    shares: tuple[int, ...]


class WithoutSeat(View, frozen=True, kw_only=True):
    """Somebody entered without a seat; `why` "" where only a seat is wanting."""

    entry: str
    name: str
    why: Message


class SeenKind(View, frozen=True, kw_only=True):
    key: str
    title: Message
    clause: str


class FreezeoutCard(View, frozen=True, kw_only=True, tag_field="kind", tag="freezeout"):
    """For the chairperson, the judge and the wall. `books` and `chips` are empty on the wall."""

    category: str
    phase: str
    play_at: int
    review_at: int
    clock: LevelClock
    levels: tuple[LevelRow, ...]
    may_undo_clock: bool
    entries: int
    left: int
    rebuys: int
    in_play: int
    average: int
    least: int
    tables: tuple[PokerTableCard, ...]
    moves: tuple[PokerMove, ...]
    made: tuple[PokerMove, ...]
    made_at: int
    may_undo_moves: bool
    waited_for: tuple[int, ...]
    asks: tuple[RebuyAsk, ...]
    outs: tuple[OutCard, ...]
    astray: tuple[str, ...]
    without_seat: tuple[WithoutSeat, ...]
    hand_for_hand: HandsCard | None
    count: ChipCount | None
    race: tuple[RaceLine, ...]
    pool: int
    house: int
    prizes: tuple[PrizeLine, ...]
    places: tuple[PlaceLine, ...]
    deal: DealCard | None
    payouts: tuple[PayoutPreset, ...]
    own_shares: bool
    calls: tuple[FloorCall, ...]
    seen: tuple[SeenKind, ...]
    rebuy_cents: int
    rebuy_chips: int
    chips: tuple[ChipLine, ...]
    mode: Mode  # of all its tables
    held: bool = False  # the winners are not called yet, and nothing of them stands here


class FreezeoutSeat(View, frozen=True, kw_only=True, tag_field="kind", tag="freezeout"):
    """For one player. `move`: where the last move led, and why."""

    phase: str
    play_at: int
    review_at: int
    clock: LevelClock
    table: int
    seat: int
    why: Message
    moved: bool
    asked: bool
    entries: int
    left: int
    average: int
    paid_places: int
    place: int
    shared: bool
    cents: int
    hand_for_hand: bool
    rebuy_cents: int
    rebuy_chips: int
    seen: tuple[SeenKind, ...]
    live_id: str  # of the table in the browser, "" for a physical one


class FreezeoutTable(View, frozen=True, kw_only=True, tag_field="kind", tag="freezeout"):
    """For the phone that lies on a table."""

    phase: str
    clock: LevelClock
    card: PokerTableCard | None
    broken: bool
    asks: tuple[RebuyAsk, ...]
    outs: tuple[OutCard, ...]  # of this table, latest first
    leaving: tuple[PokerMove, ...]
    coming: tuple[PokerMove, ...]
    hand_for_hand: HandsCard | None
    count: ChipCount | None
    race: tuple[RaceLine, ...]
    rebuy_left: int
    least: int
    rebuy_cents: int
    rebuy_chips: int
    left: int
    seen: tuple[SeenKind, ...]
