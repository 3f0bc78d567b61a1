"""What people may ask of a Swiss or a round robin."""

from cardhall.hall.kernel.messages import Command, Part


class Result(Part, frozen=True, kw_only=True):
    """How a table came out: the points of both sides, in their order. `absent` is the entry of a
    side that did not come; then no points count, and the other has won."""

    points: tuple[int, int] = (0, 0)
    absent: str = ""


class PairRound(Command, frozen=True, kw_only=True, about="{category}/seats"):
    """Pair the next round; it begins at once. `again` pairs anew a round of which no table has
    told anything."""

    category: str
    again: bool = False
    override: str = ""


class TakeBackPairing(Command, frozen=True, kw_only=True, about="{category}/seats"):
    """A round paired too soon is given up; only while no table has told anything."""

    category: str


class ReportPairing(Command, frozen=True, kw_only=True, asked_by=("captain", "judge", "table")):
    """A table's result. Signed by one (`caller`) or marked by one of each side (`marks`, entry
    ids); a live table needs neither. Only the chair and the judges say who did not come."""

    category: str
    round: int
    table: int
    result: Result
    caller: str = ""
    marks: tuple[str, ...] = ()


class TakeBackPairingReport(Command, frozen=True, kw_only=True, asked_by=("captain", "judge")):
    """Withdraw one's own report while the next round is not paired. `report` "" = latest."""

    category: str
    round: int
    table: int
    report: str = ""


class SettlePairing(
    Command,
    frozen=True,
    kw_only=True,
    about="{category}/pairing:{round}/table:{table}",
    asked_by=("judge",),
):
    """Choose one of the reports of a table that differ."""

    category: str
    round: int
    table: int
    report: str


class CorrectPairing(
    Command,
    frozen=True,
    kw_only=True,
    about="{category}/pairing:{round}/table:{table}",
    asked_by=("judge",),
    previewed=True,
):
    """The right result of a table of any round. `result` None takes it away."""

    category: str
    round: int
    table: int
    result: Result | None = None
    why: str


class SetRounds(Command, frozen=True, kw_only=True, about="{category}/rounds"):
    """How many rounds are announced."""

    category: str
    rounds: int


class ClosePairings(Command, frozen=True, kw_only=True, about="{category}/seats"):
    """The last round is played: the places stand. `why` where rounds are left."""

    category: str
    why: str = ""


class ReopenPairings(Command, frozen=True, kw_only=True, about="{category}/seats"):
    """It was closed too soon: it goes on."""

    category: str
    why: str
