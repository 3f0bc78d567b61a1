"""What can be asked of it. Games and tables are counted from 1, money is cents."""

from cardhall.hall.formats.progressive.sheet import Sheet
from cardhall.hall.kernel.messages import Command, Part


class PrizeList(Part, frozen=True, kw_only=True):
    """The prizes, first place first, from so many tables in the first game on."""

    tables: int
    cents: tuple[int, ...]


class SeatGame(Command, frozen=True, kw_only=True, about="{category}/seats"):
    """Seat the next game of the night. `again` seats anew a game that has not begun."""

    category: str
    again: bool = False
    override: str = ""


class StartGame(Command, frozen=True, kw_only=True, about="{category}/seats"):
    """The game that is seated begins."""

    category: str


class TakeBackSeats(Command, frozen=True, kw_only=True, about="{category}/seats"):
    """A game begun by mistake is seated again, seats taken too soon are given up; only while no
    table has told anything."""

    category: str


class ReportGame(Command, frozen=True, kw_only=True, asked_by=("captain", "judge", "table")):
    """A table's score sheet. Signed by who kept it (`caller`) or marked by one of each pair
    (`marks`, entry ids); a live table needs neither."""

    category: str
    game: int
    table: int
    sheet: Sheet
    caller: str = ""
    marks: tuple[str, ...] = ()


class TakeBackSheet(Command, frozen=True, kw_only=True, asked_by=("captain", "judge")):
    """Withdraw one's own sheet while the next game is not seated. `report` "" = latest."""

    category: str
    game: int
    table: int
    report: str = ""


class SettleSheets(
    Command,
    frozen=True,
    kw_only=True,
    about="{category}/game:{game}/table:{table}",
    asked_by=("judge",),
):
    """Choose one of the sheets of a table that came in twice."""

    category: str
    game: int
    table: int
    report: str


class CorrectGame(
    Command,
    frozen=True,
    kw_only=True,
    about="{category}/game:{game}/table:{table}",
    asked_by=("judge",),
    previewed=True,
):
    """The right sheet of a table of any game. `sheet` None takes the result away."""

    category: str
    game: int
    table: int
    sheet: Sheet | None = None
    why: str


class SetGames(Command, frozen=True, kw_only=True, about="{category}/games"):
    """How many games are announced, ten at the most (EUCHRE-52)."""

    category: str
    games: int


class SetPrizes(Command, frozen=True, kw_only=True, about="{category}/prizes"):
    """The list of prizes by number of tables (EUCHRE-54 to 56, OP-EUCHRE-07)."""

    category: str
    rows: tuple[PrizeList, ...]


class CountCup(Command, frozen=True, kw_only=True, about="{category}/cup:{table}"):
    """What was found in a table's cup (EUCHRE-38)."""

    category: str
    table: int
    cents: int


class CloseEvening(Command, frozen=True, kw_only=True, about="{category}/seats"):
    """The last game is played: credits, places, prizes and the cup. `why` where games are left."""

    category: str
    why: str = ""


class ReopenEvening(Command, frozen=True, kw_only=True, about="{category}/seats"):
    """The night was closed too soon: it goes on."""

    category: str
    why: str
