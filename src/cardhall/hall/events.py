"""What happened in an event: facts only. Tags, outs, places and books are derived from them.

Every fact carries `at` (ms since the epoch, never before its predecessor) and `by` (who did it).
On the wire and in the store: JSON with the class name in snake_case as `type`.
"""

import re
import sys
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from cardhall.hall.commands import EntryRow, Mode, code_subject
from cardhall.hall.desk import events as desk
from cardhall.hall.formats import parts
from cardhall.hall.kernel.messages import Fact as Fact
from cardhall.hall.kernel.messages import Part as Part
from cardhall.hall.kernel.messages import kinds, snake
from cardhall.messages import Message, read_hook, to_store
from cardhall.rulebook.presets import Counting


class CategoryPlan(Part, frozen=True, kw_only=True):
    """A game of the event as the preset gives it."""

    key: str
    name: str
    seats: int
    winners: tuple[int, ...]  # winners[n] for a table of n; index 0 unused
    start_chips: int
    names_per_blank: int
    losses_out: int
    move_after: int
    options: dict[str, str]
    counting: Counting = "stakes"
    bank_chips: int = 0
    """What lies in a table's bank when a round begins (LLAA-T-25); 0 where there is none."""
    most_seats: int = 7
    """The most that can play at one table, whoever puts them there (LLAA-BOURE-01)."""
    winner_options: dict[str, tuple[int, int]] = msgspec.field(default_factory=dict)
    """House rules that set the number of winners, with the sizes of table that each is for."""
    format: str = "elimination"
    """Or "bracket": matches of two until the second loss (LLAA-T-09); "progressive", "freezeout"
    and "home_game" show themselves."""
    team_size: int = 1
    """How many people make one entry (LLAA-T-43)."""
    particulars: dict[str, Any] = msgspec.field(default_factory=dict)
    """What its format has besides, as the preset's data gives it."""


class TakenEntry(EntryRow, frozen=True, kw_only=True):
    """An entry as it was taken, with what the hall gave it."""

    id: str
    number: int
    code: str
    fee_cents: int
    payment: str = ""  # id of the first payment, "" when nothing was paid
    partner_code: str = ""  # of the second of a team


class EventCreated(Fact, frozen=True, kw_only=True, about="settings"):
    id: str
    preset: str
    settings: dict[str, Any]
    categories: tuple[CategoryPlan, ...]
    rehearsal: bool
    judge_code: str


class SettingsChanged(Fact, frozen=True, kw_only=True, about="settings"):
    before: dict[str, Any]
    after: dict[str, Any]


class EventArchived(Fact, frozen=True, kw_only=True, about="archive"):
    """The event was put away: it is in no list of what is on."""


class EventBroughtBack(Fact, frozen=True, kw_only=True, about="archive"):
    """An archived event is in the lists again."""


class OptionSet(Fact, frozen=True, kw_only=True, about="{category}/option:{option}"):
    category: str
    option: str
    before: str
    value: str


class EntriesTaken(Fact, frozen=True, kw_only=True):
    entries: tuple[TakenEntry, ...]
    dated: str
    override: str = ""
    clauses: tuple[str, ...] = ()  # what was overridden


class EntryChanged(Fact, frozen=True, kw_only=True, about="entry:{entry}"):
    entry: str
    name: str
    auxiliary: str
    override: str = ""
    partner: str = ""


class GameChanged(Fact, frozen=True, kw_only=True, about="entry:{entry}"):
    """An entry is for another game: for `category`, no longer for `before`."""

    entry: str
    category: str
    before: str
    override: str = ""
    clauses: tuple[str, ...] = ()


class PaymentTaken(Fact, frozen=True, kw_only=True, about=("paid:{entry}", "payment:{payment}")):
    payment: str
    entry: str
    cents: int


class PaymentCorrected(Fact, frozen=True, kw_only=True, about="payment:{payment}"):
    payment: str
    before: int
    cents: int
    why: str


class CashCounted(Fact, frozen=True, kw_only=True, about="cash"):
    cents: int


class SignedIn(Fact, frozen=True, kw_only=True, about="entry:{entry}"):
    entry: str
    override: str = ""
    clauses: tuple[str, ...] = ()


class SignInUndone(Fact, frozen=True, kw_only=True, about="entry:{entry}"):
    entry: str


class LetIn(Fact, frozen=True, kw_only=True, about="entry:{entry}"):
    """Somebody without a seat joins a game that has begun, from `round` on."""

    entry: str
    category: str
    round: int
    override: str


class LetInUndone(Fact, frozen=True, kw_only=True, about="entry:{entry}"):
    entry: str


class Substituted(Fact, frozen=True, kw_only=True, about="entry:{entry}"):
    entry: str
    name: str
    auxiliary: str
    partner: str = ""


class Withdrawn(Fact, frozen=True, kw_only=True, about="entry:{entry}"):
    entry: str
    category: str
    round: int  # the latest round seated, 0 before any
    why: str


class Reinstated(Fact, frozen=True, kw_only=True, about="entry:{entry}"):
    entry: str
    why: str


class CodeGiven(Fact, frozen=True, kw_only=True):
    """A new code; of a team's two, `partner_code` is the second's."""

    code: str
    partner_code: str = ""
    entry: str = ""
    category: str = ""
    table: int = 0

    def subjects(self) -> tuple[str, ...]:
        return (code_subject(self.entry, self.category, self.table),)


class NameBlanked(Fact, frozen=True, kw_only=True, about="entry:{entry}"):
    entry: str
    label: str


class TableModeSet(Fact, frozen=True, kw_only=True, about="{category}/before:{table}"):
    category: str
    round: int  # 0: from the next draw
    table: int
    mode: Mode


class MinutesAdded(Fact, frozen=True, kw_only=True, about="{category}/clock"):
    category: str
    round: int
    table: int
    minutes: int


class TimeCalled(Fact, frozen=True, kw_only=True, about="{category}/clock"):
    category: str
    round: int
    table: int


class ChairCalled(Fact, frozen=True, kw_only=True, about="{category}/call:{table}"):
    category: str
    round: int
    table: int
    why: Message


class RulingGiven(Fact, frozen=True, kw_only=True, about="{category}/call:{table}"):
    category: str
    round: int
    table: int
    text: str
    clause: str


class AwardsGiven(Fact, frozen=True, kw_only=True, about="awards"):
    """The winners of these games were called."""

    games: tuple[str, ...]


class AwardCalled(Fact, frozen=True, kw_only=True, about="awards"):
    """A place of a game was called before the room."""

    category: str
    place: int


class AwardsTakenBack(Fact, frozen=True, kw_only=True, about="awards"):
    games: tuple[str, ...]


class CorrectionUndone(
    Fact,
    frozen=True,
    kw_only=True,
    about=(
        "{category}/round:{round}/table:{table}",
        "{category}/round:{round}",
        "correction:{correction}",
        "{category}/match:{round}",
        "{category}/matches",
    ),
):
    correction: str
    category: str
    round: int
    table: int


class IncidentRecorded(Fact, frozen=True, kw_only=True):
    incident: str
    kind: str
    clause: str
    entry: str
    person: str
    category: str
    table: int
    witness: str
    note: str
    ruled: bool


class Disqualified(Fact, frozen=True, kw_only=True, about="entry:{entry}"):
    entry: str
    category: str
    round: int  # the round in which it happened, 0 before any
    why: Message
    clause: str
    forfeits_wins: bool


class DisqualificationLifted(Fact, frozen=True, kw_only=True, about="entry:{entry}"):
    entry: str
    why: str


_PACKAGES = (*parts("events"), desk)
_MODULES = (sys.modules[__name__], *_PACKAGES)

if TYPE_CHECKING:
    HallEvent: TypeAlias = Fact
else:
    HallEvent = reduce(or_, (kind for one in _MODULES for kind in kinds(one, Fact)))

_DECODER: msgspec.json.Decoder[HallEvent] = msgspec.json.Decoder(HallEvent, dec_hook=read_hook)


def type_of(event: Fact) -> str:
    """The name under which a fact is stored."""
    return snake(type(event).__name__)


def encode_event(event: Fact) -> bytes:
    return to_store(event)


_WOOD = re.compile(rb'"(mode|source|drawn)":"wood"')
"""What earlier versions stored for "physical"."""
_HOME_GAME = b'"format":"table"'
"""What they stored for "home_game"."""


def decode_event(data: bytes) -> HallEvent:
    """Read a stored fact; one of an earlier version with the names of now."""
    if b'"wood"' in data:
        data = _WOOD.sub(rb'"\1":"physical"', data)
    if _HOME_GAME in data:
        data = data.replace(_HOME_GAME, b'"format":"home_game"')
    return _DECODER.decode(data)


def subject_of(event: Fact) -> tuple[str, ...]:
    """The subjects that a fact changes; see `commands.subjects`."""
    return event.subjects()
