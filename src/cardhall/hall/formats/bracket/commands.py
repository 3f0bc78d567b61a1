"""What is asked of a bracket of teams."""

from cardhall.hall.kernel.messages import Command, Part


class TeamPoints(Part, frozen=True, kw_only=True):
    """What one team of a match has made."""

    entry: str
    points: int


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


class SwapTeams(
    Command,
    frozen=True,
    kw_only=True,
    about=("{category}/seats", "{category}/matches"),
    previewed=True,
):
    """Two teams change places in the draw of a bracket. What was played stands where the same two
    would have met, and is set aside and named where not (LLAA-T-09)."""

    first: str
    second: str
    why: str
    category: str = "pedro"
