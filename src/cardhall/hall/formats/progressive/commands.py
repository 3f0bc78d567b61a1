"""What can be asked of it. Games and tables are counted from 1, money is cents."""

from cardhall.hall.formats.progressive.sheet import Sheet
from cardhall.hall.kernel.messages import Command, Part


class PrizeList(Part, frozen=True, kw_only=True):
    """The prizes, first place first, from so many tables in the first game on."""

    tables: int
    cents: tuple[int, ...]


class SeatGame(Command, frozen=True, kw_only=True):
    """Seat the next game of the night. `again` seats anew a game that has not begun."""

    category: str
    again: bool = False
    override: str = ""


class StartGame(Command, frozen=True, kw_only=True):
    """The game that is seated begins."""

    category: str


class TakeBackSeats(Command, frozen=True, kw_only=True):
    """A game begun by mistake is seated again, seats taken too soon are given up; only while no
    table has told anything."""

    category: str


class ReportGame(Command, frozen=True, kw_only=True):
    """A table's score sheet. Signed by who kept it (`caller`) or marked by one of each pair
    (`marks`, entry ids); a live table needs neither."""

    category: str
    game: int
    table: int
    sheet: Sheet
    caller: str = ""
    marks: tuple[str, ...] = ()


class TakeBackSheet(Command, frozen=True, kw_only=True):
    """Withdraw one's own sheet while the next game is not seated. `report` "" = latest."""

    category: str
    game: int
    table: int
    report: str = ""


class SettleSheets(Command, frozen=True, kw_only=True):
    """Choose one of the sheets of a table that came in twice."""

    category: str
    game: int
    table: int
    report: str


class CorrectGame(Command, frozen=True, kw_only=True):
    """The right sheet of a table of any game. `sheet` None takes the result away."""

    category: str
    game: int
    table: int
    sheet: Sheet | None = None
    why: str


class SetGames(Command, frozen=True, kw_only=True):
    """How many games are announced, ten at the most (EUCHRE-52)."""

    category: str
    games: int


class SetPrizes(Command, frozen=True, kw_only=True):
    """The list of prizes by number of tables (EUCHRE-54 to 56, OP-EUCHRE-07)."""

    category: str
    rows: tuple[PrizeList, ...]


class CountCup(Command, frozen=True, kw_only=True):
    """What was found in a table's cup (EUCHRE-38)."""

    category: str
    table: int
    cents: int


class CloseEvening(Command, frozen=True, kw_only=True):
    """The last game is played: credits, places, prizes and the cup. `why` where games are left."""

    category: str
    why: str = ""


class ReopenEvening(Command, frozen=True, kw_only=True):
    """The night was closed too soon: it goes on."""

    category: str
    why: str


ROLES: dict[str, frozenset[type[Command]]] = {
    "captain": frozenset({ReportGame, TakeBackSheet}),
    "table": frozenset({ReportGame}),
    "judge": frozenset({ReportGame, TakeBackSheet, SettleSheets, CorrectGame}),
}
"""Who may ask what; the chairperson may ask everything."""


def game_subject(category: str, game: int, table: int) -> str:
    return f"{category}/game:{game}/table:{table}"


def subjects(command: Command) -> tuple[str, ...]:
    """What a command must have seen in its latest state; see `hall.commands.subjects`.

    A sheet is never stale: two sheets of one table are two versions, and a person chooses.
    """
    match command:
        case (
            SeatGame(category=c)
            | StartGame(category=c)
            | TakeBackSeats(category=c)
            | CloseEvening(category=c)
            | ReopenEvening(category=c)
        ):
            return (f"{c}/seats",)
        case SettleSheets(category=c, game=g, table=t) | CorrectGame(category=c, game=g, table=t):
            return (game_subject(c, g, t),)
        case SetGames(category=c):
            return (f"{c}/games",)
        case SetPrizes(category=c):
            return (f"{c}/prizes",)
        case CountCup(category=c, table=t):
            return (f"{c}/cup:{t}",)
        case _:
            return ()
