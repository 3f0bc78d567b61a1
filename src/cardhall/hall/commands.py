"""What a person can ask of an event. Plain data; `hall.event.decide` answers with facts.

Every command is a frozen msgspec Struct, told apart on the wire by its `type` (the class name in
snake_case). Money is integer cents, chips are integers, times are milliseconds since the epoch.
A table is named by category, round and number (from 1). `override` is the chairperson's reason
for letting pass what the rules of entry would refuse; it stays in the log.
"""

import sys
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec

from cardhall.hall.caller import commands as caller
from cardhall.hall.corrections import commands as corrections
from cardhall.hall.desk import commands as desk
from cardhall.hall.formats import parts
from cardhall.hall.kernel.messages import Command as Command
from cardhall.hall.kernel.messages import Mode as Mode
from cardhall.hall.kernel.messages import Part as Part
from cardhall.hall.kernel.messages import kinds
from cardhall.messages import read_hook

Mark = Literal["", "broke", "no_show", "walked_out"]


def code_subject(entry: str, category: str, table: int) -> str:
    """Whose code: a player's, a table's, or the judges'."""
    return f"code:{entry}" if entry else f"{category}/code:{table}" if category else "code"


class SettingsPatch(Part, frozen=True, kw_only=True, omit_defaults=True):
    """The settings of an event to change; those left out stay as they are."""

    name: str | msgspec.UnsetType = msgspec.UNSET
    association: str | msgspec.UnsetType = msgspec.UNSET
    short_name: str | msgspec.UnsetType = msgspec.UNSET
    venue: str | msgspec.UnsetType = msgspec.UNSET
    deadline: str | msgspec.UnsetType = msgspec.UNSET  # last day of entry, YYYY-MM-DD; "" for none
    play_at: int | msgspec.UnsetType = msgspec.UNSET  # ms since the epoch; 0 while not yet fixed
    utc_offset_minutes: int | msgspec.UnsetType = msgspec.UNSET  # the hall's own time
    mail_to: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    revision: str | msgspec.UnsetType = msgspec.UNSET
    fee_cents: int | msgspec.UnsetType = msgspec.UNSET
    signin_minutes: int | msgspec.UnsetType = msgspec.UNSET
    session_minutes: int | msgspec.UnsetType = msgspec.UNSET


class EntryRow(Part, frozen=True, kw_only=True):
    """One name on a blank, or one good line of a file. `category` is a key such as "boure".

    `partner` is the other of a team of two (LLAA-T-43); "" in all other games. `dated` is the day
    on its blank (YYYY-MM-DD); "" is the day of the command that brings it.
    """

    auxiliary: str
    name: str
    category: str = "boure"
    paid_cents: int = 0
    partner: str = ""
    dated: str = ""


class SeatCount(Part, frozen=True, kw_only=True):
    """One player's chips at the end of a session, and who counted them; the points, where the game
    goes by points (LLAA-RUMMY-38).

    `counter` "" stands for the left-hand neighbour (LLAA-BOURE-50).
    """

    entry: str
    chips: int
    counter: str = ""
    points: int = 0


class SeatMark(Part, frozen=True, kw_only=True):
    """What befell a seat during a session besides its count."""

    entry: str
    mark: Mark


class TeamPoints(Part, frozen=True, kw_only=True):
    """What one team of a match has made."""

    entry: str
    points: int


# --- the event ---------------------------------------------------------------------------------


class CreateEvent(Command, frozen=True, kw_only=True, about="settings"):
    """Make an event from a preset. The event's id is the stream's; it comes in with the command.

    `games` are keys of those played on the day; none named are all that the preset has.
    """

    id: str
    preset: str = "llaa"
    games: tuple[str, ...] = ()
    settings: SettingsPatch = SettingsPatch()
    rehearsal: bool = False


class ChangeSettings(Command, frozen=True, kw_only=True, about="settings"):
    settings: SettingsPatch


class SetOption(Command, frozen=True, kw_only=True, about="{category}/option:{option}"):
    """A house rule of a category: see `hall.settings.OPTIONS` for names and values."""

    option: str
    value: str
    category: str = "boure"


# --- entries and money -------------------------------------------------------------------------


class TakeEntry(Command, frozen=True, kw_only=True):
    """One entry from the form. `dated` is the day on the blank (YYYY-MM-DD); "" is today."""

    name: str
    auxiliary: str
    category: str = "boure"
    paid_cents: int = 0
    dated: str = ""
    override: str = ""
    partner: str = ""


class ImportEntries(Command, frozen=True, kw_only=True):
    """The rows of a file that its preview showed and a person confirmed. `dated` is the day on
    those blanks that say none (YYYY-MM-DD); "" is today."""

    rows: tuple[EntryRow, ...]
    dated: str = ""
    override: str = ""


class ChangeEntry(Command, frozen=True, kw_only=True, about="entry:{entry}"):
    """Mend the spelling of a name, or the auxiliary."""

    entry: str
    name: str = ""
    auxiliary: str = ""
    override: str = ""
    partner: str = ""


class TakePayment(Command, frozen=True, kw_only=True, about="paid:{entry}"):
    entry: str
    cents: int


class CorrectPayment(Command, frozen=True, kw_only=True, about="payment:{payment}"):
    """The amount really received, where another was keyed in. Never a refund (LLAA-T-02)."""

    payment: str
    cents: int
    why: str


class CountCash(Command, frozen=True, kw_only=True, about="cash"):
    cents: int


class SignIn(Command, frozen=True, kw_only=True, asked_by=("player",)):
    """`who` is an entry id, a number, a player's code, or a name (LLAA-T-04)."""

    who: str
    override: str = ""


class UndoSignIn(Command, frozen=True, kw_only=True, about="entry:{entry}"):
    entry: str


class LetIn(Command, frozen=True, kw_only=True, about="entry:{entry}"):
    """Somebody without a seat joins a game that has begun, from its next round on: a few of the
    others' rounds are behind, and no loss goes with them."""

    entry: str
    category: str = "boure"
    override: str = ""


class UndoLetIn(Command, frozen=True, kw_only=True, about="entry:{entry}"):
    entry: str


class Substitute(Command, frozen=True, kw_only=True, about="entry:{entry}"):
    """Another person takes an entry, before play only (LLAA-T-05). In a team they play with
    `partner`; "" leaves the second name as it is."""

    entry: str
    name: str
    auxiliary: str = ""
    partner: str = ""


class Withdraw(Command, frozen=True, kw_only=True, about="entry:{entry}"):
    entry: str
    why: str = ""


class Reinstate(Command, frozen=True, kw_only=True, about="entry:{entry}"):
    """Take back a withdrawal."""

    entry: str
    why: str


class NewCode(Command, frozen=True, kw_only=True):
    """A new code for a player (`entry`), a table (`category`, `table`), or the judges (neither)."""

    entry: str = ""
    category: str = ""
    table: int = 0

    def subjects(self) -> tuple[str, ...]:
        return (code_subject(self.entry, self.category, self.table),)


class BlankName(Command, frozen=True, kw_only=True, about="entry:{entry}"):
    """Forget a person's name; books, tags and places stay."""

    entry: str


# --- seats and rounds --------------------------------------------------------------------------


class DrawSeats(Command, frozen=True, kw_only=True, about="{category}/seats"):
    """Seat the next round. `again` replaces a draw whose round has not begun."""

    category: str = "boure"
    again: bool = False
    override: str = ""


class SwapSeats(Command, frozen=True, kw_only=True, about="{category}/seats"):
    first: str
    second: str
    category: str = "boure"


class AddSeat(Command, frozen=True, kw_only=True, about="{category}/seats"):
    """Seat one more before the round begins; `table` 0 picks the smallest."""

    entry: str
    table: int = 0
    category: str = "boure"
    override: str = ""


class SetTableMode(Command, frozen=True, kw_only=True, about="{category}/before:{table}"):
    """A real table or one played in the browser, from the next round that begins."""

    table: int
    mode: Mode
    category: str = "boure"


class SetStack(
    Command, frozen=True, kw_only=True, about="{category}/before:{table}", asked_by=("judge",)
):
    """What the judge found before a seat that ought to hold the starting chips (LLAA-BOURE-53)."""

    table: int
    entry: str
    chips: int
    category: str = "boure"


class StartRound(Command, frozen=True, kw_only=True, about="{category}/seats"):
    """`dealt_by` names the judge who deals, where a final is dealt by one (LLAA-PITTY-17)."""

    category: str = "boure"
    dealt_by: str = ""


class TakeBackStart(Command, frozen=True, kw_only=True, about="{category}/seats"):
    """A round begun by mistake is seated again, while no table has told or been told anything."""

    category: str = "boure"


class AddMinutes(Command, frozen=True, kw_only=True, about="{category}/clock", asked_by=("judge",)):
    """More time for a table, or for all (`table` 0); less where `minutes` is below 0."""

    minutes: int
    table: int = 0
    category: str = "boure"


class IssueLot(
    Command,
    frozen=True,
    kw_only=True,
    about="{category}/round:{round}/table:{table}",
    asked_by=("judge", "table"),
):
    """A further lot of chips for a table whose bank has run dry (OP-T-07)."""

    round: int
    table: int
    category: str = "boure"


class CallTime(Command, frozen=True, kw_only=True, about="{category}/clock"):
    """End the session's clock now, at a table or at all (`table` 0); hands in progress finish."""

    table: int = 0
    category: str = "boure"


class ReportCount(Command, frozen=True, kw_only=True, asked_by=("captain", "judge", "table")):
    """A table's chips at the end of its session (LLAA-T-27, LLAA-BOURE-50 to 52).

    Certified by the caller (`caller`, a name) or by marks from most of the table (`marks`, entry
    ids). `attempt` is the table's attempt that was counted; 0 stands for the present one.
    A live table reports with `source` "live" and needs neither counters nor marks.
    `early` says that the table is done though much of its time is left (`rounds.LONG_BEFORE`);
    without it such a count is refused with the field "early", and changes nothing.
    """

    round: int
    table: int
    counts: tuple[SeatCount, ...]
    pot: int = 0
    caller: str = ""
    marks: tuple[str, ...] = ()
    attempt: int = 0
    source: Mode = "physical"
    early: bool = False
    category: str = "boure"


class TakeBackReport(Command, frozen=True, kw_only=True, asked_by=("captain", "judge")):
    """Withdraw one's own report, to count again, while the round is open. `report` "" = latest."""

    round: int
    table: int
    report: str = ""
    category: str = "boure"


class SettleDispute(
    Command,
    frozen=True,
    kw_only=True,
    about="{category}/round:{round}/table:{table}",
    asked_by=("judge",),
):
    """Choose one of the versions of a table reported twice."""

    round: int
    table: int
    report: str
    category: str = "boure"


class MarkSeat(Command, frozen=True, kw_only=True, asked_by=("captain", "judge", "table")):
    """A seat lost all chips, stayed away, or left in mid-session; "" takes a mark back."""

    round: int
    table: int
    entry: str
    mark: Mark
    category: str = "boure"


class EnterTieGame(
    Command,
    frozen=True,
    kw_only=True,
    about="{category}/round:{round}/table:{table}",
    asked_by=("judge",),
):
    """Who won the extra game among the tied, for the open winning places (OP-T-02)."""

    round: int
    table: int
    winners: tuple[str, ...]
    dealt_by: str = ""
    category: str = "boure"


class VoidTable(
    Command,
    frozen=True,
    kw_only=True,
    about="{category}/round:{round}/table:{table}",
    asked_by=("judge",),
):
    """No result from this table (OP-X-20); `replay` plays the session again."""

    round: int
    table: int
    why: str
    replay: bool = True
    category: str = "boure"


class CallChair(
    Command, frozen=True, kw_only=True, asked_by=("captain", "judge", "player", "table")
):
    """Stop a table for a ruling; everything stays as it is (LLAA-T-17, 18)."""

    table: int
    why: str = ""
    category: str = "boure"


class GiveRuling(
    Command, frozen=True, kw_only=True, about="{category}/call:{table}", asked_by=("judge", "table")
):
    table: int
    text: str
    clause: str = ""
    category: str = "boure"


class CloseRound(Command, frozen=True, kw_only=True, about="{category}/seats"):
    category: str = "boure"


class EnterPlaceGame(
    Command, frozen=True, kw_only=True, about="{category}/places", asked_by=("judge",)
):
    """The order of an extra game among people tied for a place, best first (OP-T-03)."""

    order: tuple[str, ...]
    dealt_by: str = ""
    category: str = "boure"


class GiveAwards(Command, frozen=True, kw_only=True, about="awards"):
    """All games are decided and the winners are called: from now on everybody may see them
    (LLAA-T-20)."""


class TakeBackAwards(Command, frozen=True, kw_only=True, about="awards"):
    """The awards were not given after all: the winners are held back again."""


# --- corrections -------------------------------------------------------------------------------


class CorrectResult(
    Command,
    frozen=True,
    kw_only=True,
    about="{category}/round:{round}/table:{table}",
    asked_by=("judge",),
    previewed=True,
):
    """The right result of a table of any round, also of one on which people have advanced.

    `void` takes the table's result away; without it `counts` names every seat.
    """

    round: int
    table: int
    counts: tuple[SeatCount, ...] = ()
    pot: int = 0
    tie_winners: tuple[str, ...] = ()
    marks: tuple[SeatMark, ...] | None = None  # None: as they were
    void: bool = False
    why: str
    category: str = "boure"


class UndoCorrection(
    Command,
    frozen=True,
    kw_only=True,
    about="correction:{correction}",
    asked_by=("judge",),
    previewed=True,
):
    correction: str


# --- conduct -----------------------------------------------------------------------------------


class RecordIncident(Command, frozen=True, kw_only=True, asked_by=("judge",)):
    """Something seen in the hall. `ruled` applies the remedy of the kind (LLAA-T-14, 16).

    About a contestant (`entry`) or anybody else (`person`).
    """

    kind: str
    entry: str = ""
    person: str = ""
    category: str = ""
    table: int = 0
    witness: str = ""
    note: str = ""
    ruled: bool = False


class Disqualify(Command, frozen=True, kw_only=True, about="entry:{entry}", asked_by=("judge",)):
    entry: str
    why: str
    clause: str = ""


class LiftDisqualification(Command, frozen=True, kw_only=True, about="entry:{entry}"):
    entry: str
    why: str


# --- trying it out -----------------------------------------------------------------------------


class Rehearse(Command, frozen=True, kw_only=True):
    """Fill a rehearsal with made-up people and results up to a step.

    `until`: "entries", "signed_in", "seated", "playing", "round:N" (round N closed) or "awards".
    """

    until: str
    category: str = "boure"


# --- a bracket of teams ------------------------------------------------------------------------


class DrawBracket(Command, frozen=True, kw_only=True, about="{category}/seats"):
    """Draw the bracket by lot (LLAA-T-09). `again` replaces a draw of which no match was called."""

    category: str = "pedro"
    again: bool = False
    override: str = ""


class CallMatches(Command, frozen=True, kw_only=True):
    """Call matches to tables; their clocks begin. None named are all that can be played now.

    `table` 0 takes the lowest free number for each; another is for one match alone.
    """

    matches: tuple[int, ...] = ()
    table: int = 0
    category: str = "pedro"

    def subjects(self) -> tuple[str, ...]:
        each = tuple(f"{self.category}/match:{number}" for number in self.matches)
        return each or (f"{self.category}/seats",)


class TakeBackCall(Command, frozen=True, kw_only=True, about="{category}/match:{match}"):
    """A match called by mistake waits again, while it has told nothing."""

    match: int
    category: str = "pedro"


class ReportMatch(Command, frozen=True, kw_only=True, asked_by=("captain", "judge", "table")):
    """Both sides' points at the end of a match, certified as a count is (LLAA-T-27).

    `marks` are the entries of the teams that put their mark; a live table needs neither these nor
    a caller. `bidder` is the side that made its bid in the last hand, "nobody" where none did;
    asked only where the house rule "out" makes the winner hang on it (OP-PEDRO-01).
    """

    match: int
    points: tuple[TeamPoints, ...]
    bidder: str = ""
    caller: str = ""
    marks: tuple[str, ...] = ()
    attempt: int = 0
    category: str = "pedro"


class TakeBackMatch(Command, frozen=True, kw_only=True, asked_by=("captain", "judge")):
    """Withdraw one's own report of a match. `report` "" = latest."""

    match: int
    report: str = ""
    category: str = "pedro"


class SettleMatch(
    Command, frozen=True, kw_only=True, about="{category}/match:{match}", asked_by=("judge",)
):
    """Choose one of the versions of a match reported twice."""

    match: int
    report: str
    category: str = "pedro"


class CorrectMatch(
    Command,
    frozen=True,
    kw_only=True,
    about="{category}/match:{match}",
    asked_by=("judge",),
    previewed=True,
):
    """The right result of a match, also of one whose teams have played on since.

    `void` takes the result away: the match is called again. `bidder` as in `ReportMatch`.
    """

    match: int
    points: tuple[TeamPoints, ...] = ()
    bidder: str = ""
    void: bool = False
    why: str
    category: str = "pedro"


_PACKAGES = (*parts("commands"), desk, caller, corrections)
_MODULES = (sys.modules[__name__], *_PACKAGES)

if TYPE_CHECKING:
    HallCommand: TypeAlias = Command
else:
    HallCommand = reduce(or_, (kind for one in _MODULES for kind in kinds(one, Command)))

_DECODER: msgspec.json.Decoder[HallCommand] = msgspec.json.Decoder(HallCommand, dec_hook=read_hook)


def may(role: str, command: Command) -> bool:
    """Whether a role may ask this at all; `decide` also holds captain and player to their own."""
    return role == "chair" or role in command.asked_by


def decode_command(data: bytes) -> HallCommand:
    """A command from JSON. Raises msgspec.ValidationError naming the field."""
    return _DECODER.decode(data)


def convert_command(data: Any) -> HallCommand:
    """A command from plain data (a parsed JSON object). Raises msgspec.ValidationError."""
    return msgspec.convert(data, HallCommand, dec_hook=read_hook)


def subjects(command: Command) -> tuple[str, ...]:
    """What a command must have seen in its latest state to be let through.

    A report is never stale: two reports of one table become two versions, and a person chooses.
    """
    return command.subjects()
