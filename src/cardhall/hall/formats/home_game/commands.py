"""What can be asked of it. Amounts are cents, people entry ids; `written` is "hands" or "end"."""

from typing import Literal

from cardhall.hall.kernel.messages import Command, Part

Written = Literal["hands", "end"]


class HandPart(Part, frozen=True, kw_only=True):
    """A hand as it should read."""

    dealt: tuple[str, ...]
    inside: tuple[str, ...]
    taker: str = ""
    boured: tuple[str, ...] = ()
    reneged: tuple[str, ...] = ()


class SetTerms(Command, frozen=True, kw_only=True, about="{category}/terms"):
    """What is played for, before the start (RAP-04, 06, 44). `limit_cents` None: ten antes; 0: no
    limit."""

    category: str
    ante_cents: int
    start_cents: int
    limit_cents: int | None = None
    written: Written = "hands"


class Join(Command, frozen=True, kw_only=True, asked_by=("captain",)):
    """One more who plays; after the start one sits down to the left of `after` ("" is last) and
    buys in with `cents` (0 is what everybody starts with, RAP-03)."""

    category: str
    name: str
    after: str = ""
    cents: int = 0


class TakeSeats(Command, frozen=True, kw_only=True, about="{category}/seats"):
    """Sit as told, each to the left of the one before; nobody named: in the order of the names.

    `dealer` "" is the first of them (RAP-08)."""

    category: str
    seats: tuple[str, ...] = ()
    dealer: str = ""


class HearCard(Command, frozen=True, kw_only=True, asked_by=("captain", "player")):
    """These have heard the rules of the table (RAP-50); none named are all who sit."""

    category: str
    entries: tuple[str, ...] = ()


class BeginNight(Command, frozen=True, kw_only=True, about="{category}/seats"):
    """Everybody buys in; the first deal."""

    category: str


class WriteHand(
    Command,
    frozen=True,
    kw_only=True,
    about="{category}/ledger",
    asked_by=("captain",),
    previewed=True,
):
    """A hand that was played. `taker` "" where the pot stays. `dealt` none: all who can be.

    `pot_cents` is the pot as counted before it was taken, None when nobody counted (RAP-39).
    `before` puts a forgotten hand before another line, at any later time, also after the end; `why`
    says how it came to be forgotten.
    """

    category: str
    inside: tuple[str, ...]
    taker: str = ""
    boured: tuple[str, ...] = ()
    reneged: tuple[str, ...] = ()
    dealt: tuple[str, ...] = ()
    pot_cents: int | None = None
    counted_by: tuple[str, ...] = ()
    before: str = ""
    why: str = ""


class BuyIn(Command, frozen=True, kw_only=True, about="{category}/ledger", asked_by=("captain",)):
    """Buy in again, at zero (RAP-45)."""

    category: str
    entry: str


class SitOut(Command, frozen=True, kw_only=True, asked_by=("captain",)):
    """Away from the table for some hands, or back."""

    category: str
    entry: str
    out: bool


class LeaveNight(
    Command, frozen=True, kw_only=True, about="{category}/ledger", asked_by=("captain",)
):
    """Go home before the end."""

    category: str
    entry: str


class Pay(
    Command, frozen=True, kw_only=True, about="{category}/ledger", asked_by=("captain", "player")
):
    """Money from one to the other; "bank" is the box."""

    category: str
    payer: str
    receiver: str
    cents: int


class TakeBackPay(
    Command, frozen=True, kw_only=True, about="{category}/line:{line}", asked_by=("captain",)
):
    """Nothing was paid after all."""

    category: str
    line: str


class CountChips(
    Command, frozen=True, kw_only=True, about="{category}/ledger", asked_by=("captain",)
):
    """All chips as counted, of everybody and in the pot."""

    category: str
    stacks: dict[str, int]
    pot_cents: int = 0


class EndNight(
    Command, frozen=True, kw_only=True, about="{category}/ledger", asked_by=("captain",)
):
    """Chips become money. `share_pot`: a pot that is left is shared."""

    category: str
    share_pot: bool = False


class ReopenNight(
    Command, frozen=True, kw_only=True, about="{category}/ledger", asked_by=("captain",)
):
    """It goes on after all."""

    category: str


class CorrectLine(
    Command,
    frozen=True,
    kw_only=True,
    about="{category}/line:{line}",
    asked_by=("captain",),
    previewed=True,
):
    """A line as it should read, at any later time; `remove` takes it out.

    `hand` for a hand; `cents` for a buy-in or a payment; `stacks` and `pot_cents` for a count.
    """

    category: str
    line: str
    remove: bool = False
    hand: HandPart | None = None
    cents: int | None = None
    stacks: dict[str, int] | None = None
    pot_cents: int = 0
    why: str
