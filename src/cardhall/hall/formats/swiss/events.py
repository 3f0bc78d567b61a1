"""What happened in it."""

from typing import Literal

from cardhall.hall.formats.swiss.commands import Result
from cardhall.hall.kernel.messages import Fact, Mode, Part
from cardhall.messages import Message


class TablePaired(Part, frozen=True, kw_only=True):
    """Two sides at a table; `why` in their order. `again`: they have met before."""

    table: int
    sides: tuple[str, str]
    why: tuple[Message, Message]
    again: bool = False
    mode: Mode = "physical"
    code: str = ""


class NotPaired(Part, frozen=True, kw_only=True):
    """Somebody without a table in a round: the bye, a walkover, or not to be paired."""

    entry: str
    why: Message
    kind: Literal["bye", "walkover", "left_out"]
    absent: str = ""
    """Who should have been met, of a walkover."""
    clause: str = ""


class RoundPaired(Fact, frozen=True, kw_only=True, about="{category}/seats"):
    """`order` is the draw before round one, with who came later at its end; `planned` how many
    rounds there shall be."""

    category: str
    round: int
    seed: str
    planned: int
    order: tuple[str, ...]
    tables: tuple[TablePaired, ...]
    unpaired: tuple[NotPaired, ...] = ()
    override: str = ""


class PairingTakenBack(Fact, frozen=True, kw_only=True, about="{category}/seats"):
    category: str
    round: int


class SidesSwapped(Fact, frozen=True, kw_only=True, about="{category}/seats"):
    """Two sides change places, at tables or with the bye."""

    category: str
    round: int
    first: str
    second: str


class PairingModeSet(Fact, frozen=True, kw_only=True, about="{category}/before:{table}"):
    """A table of the round that is on is played with cards, or in the browser; 0: all are."""

    category: str
    round: int
    table: int
    mode: Mode


class PairingReported(
    Fact, frozen=True, kw_only=True, about="{category}/pairing:{round}/table:{table}"
):
    category: str
    round: int
    table: int
    report: str
    result: Result
    caller: str
    marks: tuple[str, ...]


class PairingReportTakenBack(
    Fact, frozen=True, kw_only=True, about="{category}/pairing:{round}/table:{table}"
):
    category: str
    round: int
    table: int
    report: str


class PairingSettled(
    Fact, frozen=True, kw_only=True, about="{category}/pairing:{round}/table:{table}"
):
    category: str
    round: int
    table: int
    report: str


class PairingCorrected(
    Fact,
    frozen=True,
    kw_only=True,
    about=("{category}/pairing:{round}/table:{table}", "correction:{correction}"),
):
    correction: str
    category: str
    round: int
    table: int
    before: Result | None
    after: Result | None
    why: str


class PairingCorrectionUndone(
    Fact,
    frozen=True,
    kw_only=True,
    about=("{category}/pairing:{round}/table:{table}", "correction:{correction}"),
):
    correction: str
    category: str
    round: int
    table: int


class ChairCalledToPairing(Fact, frozen=True, kw_only=True, about="{category}/call:{table}"):
    category: str
    round: int
    table: int
    why: Message


class PairingRuled(Fact, frozen=True, kw_only=True, about="{category}/call:{table}"):
    category: str
    round: int
    table: int
    text: str
    clause: str


class RoundsSet(Fact, frozen=True, kw_only=True, about="{category}/rounds"):
    category: str
    before: int
    rounds: int


class PairingsClosed(Fact, frozen=True, kw_only=True, about="{category}/seats"):
    category: str
    rounds: int
    why: str = ""


class PairingsReopened(Fact, frozen=True, kw_only=True, about="{category}/seats"):
    category: str
    why: str
