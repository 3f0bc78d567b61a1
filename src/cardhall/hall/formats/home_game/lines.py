"""What stands in the ledger, line by line; all amounts are cents, people are entry ids.

A line is what somebody saw at the table. What moved by it is worked out in `books`, so that a
corrected line corrects all that stands below it.
"""

from typing import TypeAlias

from cardhall.hall.kernel.messages import Part

BANK = "bank"
"""Stands for the box with the cash where a person is named otherwise."""


class Terms(Part, frozen=True, kw_only=True):
    """What is played for, in cents. `limit` None: a bouré costs the whole pot; `stay` is what who
    stays in puts in besides (OP-RAP-02)."""

    ante: int
    start: int
    limit: int | None
    stay: int = 0
    ladder: bool = True
    in_or_out: bool = True
    by_hand: bool = True
    """Whether each hand is written; else chips are counted at the end alone."""

    def match(self, pot: int) -> int:
        """Work out what a bouré or a renege costs at the next deal (RAP-37, 38, OP-RAP-07)."""
        return pot if self.limit is None else min(pot, self.limit)

    def next_buy_in(self, last: int) -> int:
        """Half of the last one, down to a whole ante; 0 after the last step (RAP-45)."""
        return last // 2 // self.ante * self.ante if self.ladder else 0


class BuyInLine(Part, frozen=True, kw_only=True, tag_field="kind", tag="buy_in"):
    """Chips for money: at the start (RAP-44), or once more down the ladder (RAP-45)."""

    id: str
    entry: str
    cents: int
    again: bool = False


class HandLine(Part, frozen=True, kw_only=True, tag_field="kind", tag="hand"):
    """One deal. `dealt` in order from the dealer's left; `taker` "" where the pot stays.

    `counted_by` are those who bouréd or reneged, or others who counted the pot (RAP-39).
    """

    id: str
    dealer: str
    dealt: tuple[str, ...]
    inside: tuple[str, ...]
    taker: str = ""
    boured: tuple[str, ...] = ()
    reneged: tuple[str, ...] = ()
    counted_by: tuple[str, ...] = ()


class CountLine(Part, frozen=True, kw_only=True, tag_field="kind", tag="count"):
    """All chips counted: before each person, and in the pot."""

    id: str
    stacks: tuple[tuple[str, int], ...]
    pot: int


class LeaveLine(Part, frozen=True, kw_only=True, tag_field="kind", tag="leave"):
    """Somebody goes home: what is owed goes into the pot, the chips against the bill."""

    id: str
    entry: str


class PayLine(Part, frozen=True, kw_only=True, tag_field="kind", tag="pay"):
    """Money from hand to hand, or into and out of the box (`BANK`)."""

    id: str
    payer: str
    receiver: str
    cents: int


class EndLine(Part, frozen=True, kw_only=True, tag_field="kind", tag="end"):
    """The night is over. A pot that is left is shared among `share`, the first getting odd antes
    (OP-BOURE-12)."""

    id: str
    share: tuple[str, ...] = ()


Line: TypeAlias = BuyInLine | HandLine | CountLine | LeaveLine | PayLine | EndLine
