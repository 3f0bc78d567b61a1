"""What a person can ask of an event. Plain data; `hall.event.decide` answers with facts.

Every command is a frozen msgspec Struct, told apart on the wire by its `type` (the class name in
snake_case). Money is integer cents, chips are integers, times are milliseconds since the epoch.
A table is named by category, round and number (from 1). `override` is the chairperson's reason
for letting pass what the rules of entry would refuse; it stays in the log.
"""

import sys
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from cardhall.hall.desk import commands as desk
from cardhall.hall.formats import parts
from cardhall.hall.kernel.messages import Command as Command
from cardhall.hall.kernel.messages import Mode as Mode
from cardhall.hall.kernel.messages import Part as Part
from cardhall.hall.kernel.messages import kinds
from cardhall.messages import read_hook


def code_subject(entry: str, category: str, table: int) -> str:
    """Say whose code it is: a player's, a table's, or the judges'."""
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


class ArchiveEvent(Command, frozen=True, kw_only=True, about="archive"):
    """Put the event away: out of the lists of what is on. Everything in it stays."""


class BringBackEvent(Command, frozen=True, kw_only=True, about="archive"):
    """Take an archived event back into the lists."""


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


class ChangeGame(Command, frozen=True, kw_only=True, about=("entry:{entry}", "{category}/seats")):
    """Enter somebody for another game, who has not sat down yet."""

    entry: str
    category: str
    override: str = ""


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


class AddMinutes(Command, frozen=True, kw_only=True, about="{category}/clock", asked_by=("judge",)):
    """More time for a table, or for all (`table` 0); less where `minutes` is below 0."""

    minutes: int
    table: int = 0
    category: str = "boure"


class CallTime(Command, frozen=True, kw_only=True, about="{category}/clock"):
    """End the session's clock now, at a table or at all (`table` 0); hands in progress finish."""

    table: int = 0
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


class CallAward(Command, frozen=True, kw_only=True, about="awards"):
    """A place of a game is called before the room: the third, the second, then the winner; with the
    last of a game everybody may see its winners (LLAA-T-20)."""

    category: str
    place: int


class TakeBackAwards(Command, frozen=True, kw_only=True, about="awards"):
    """The awards were not given after all: the winners are held back again."""


# --- corrections -------------------------------------------------------------------------------


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


_PACKAGES = (*parts("commands"), desk)
_MODULES = (sys.modules[__name__], *_PACKAGES)

if TYPE_CHECKING:
    HallCommand: TypeAlias = Command
else:
    HallCommand = reduce(or_, (kind for one in _MODULES for kind in kinds(one, Command)))

_DECODER: msgspec.json.Decoder[HallCommand] = msgspec.json.Decoder(HallCommand, dec_hook=read_hook)


def may(role: str, command: Command) -> bool:
    """Tell whether a role may ask this at all; `decide` also holds captain and player to their
    own."""
    return role == "chair" or role in command.asked_by


def decode_command(data: bytes) -> HallCommand:
    """A command from JSON. Raises msgspec.ValidationError naming the field."""
    return _DECODER.decode(data)


def convert_command(data: Any) -> HallCommand:
    """A command from plain data (a parsed JSON object). Raises msgspec.ValidationError."""
    return msgspec.convert(data, HallCommand, dec_hook=read_hook)


def subjects(command: Command) -> tuple[str, ...]:
    """Say what a command must have seen in its latest state to be let through.

    A report is never stale: two reports of one table become two versions, and a person chooses.
    """
    return command.subjects()
