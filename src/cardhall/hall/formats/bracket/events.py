"""What happened on a bracket."""

from cardhall.hall.formats.bracket.commands import TeamPoints
from cardhall.hall.kernel.messages import Fact, Mode, Part
from cardhall.hall.kernel.tables import LeftOut
from cardhall.messages import Message


class MatchFacts(Part, frozen=True, kw_only=True):
    """How a match came out; `void` when its result was taken away. `bidder` went out on its bid,
    whatever the other side has; "" where the higher total wins (OP-PEDRO-01)."""

    points: tuple[TeamPoints, ...] = ()
    bidder: str = ""
    void: bool = False


class BracketDrawn(Fact, frozen=True, kw_only=True, about="{category}/seats"):
    """Teams in the order of the draw, and for each in the same order the reason."""

    category: str
    seed: str
    teams: tuple[str, ...]
    why: tuple[Message, ...]
    left_out: tuple[LeftOut, ...] = ()
    override: str = ""


class MatchCalled(
    Fact, frozen=True, kw_only=True, about=("{category}/seats", "{category}/match:{match}")
):
    """Two teams are called to a table. `code` is the table's where it is used for the first time;
    `deadline` 0 where no clock binds (OP-T-04)."""

    category: str
    match: int
    teams: tuple[str, str]
    table: int
    deadline: int
    code: str = ""
    mode: Mode = "physical"


class MatchCallTakenBack(
    Fact, frozen=True, kw_only=True, about=("{category}/seats", "{category}/match:{match}")
):
    category: str
    match: int
    teams: tuple[str, str]


class MatchReported(
    Fact, frozen=True, kw_only=True, about=("{category}/match:{match}", "{category}/matches")
):
    category: str
    match: int
    teams: tuple[str, str]
    table: int
    report: str
    points: tuple[TeamPoints, ...]
    caller: str
    marks: tuple[str, ...]
    bidder: str = ""


class MatchReportTakenBack(
    Fact, frozen=True, kw_only=True, about=("{category}/match:{match}", "{category}/matches")
):
    category: str
    match: int
    teams: tuple[str, str]
    report: str


class MatchSettled(
    Fact, frozen=True, kw_only=True, about=("{category}/match:{match}", "{category}/matches")
):
    category: str
    match: int
    teams: tuple[str, str]
    report: str


class MatchCorrected(
    Fact,
    frozen=True,
    kw_only=True,
    about=("{category}/match:{match}", "{category}/matches", "correction:{correction}"),
):
    correction: str
    category: str
    match: int
    teams: tuple[str, str]
    before: MatchFacts
    after: MatchFacts
    why: str


class TeamsSwapped(
    Fact, frozen=True, kw_only=True, about=("{category}/seats", "{category}/matches")
):
    category: str
    first: str
    second: str
    why: str
