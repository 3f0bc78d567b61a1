"""What happened in it."""

from cardhall.formats.progressive import Pair
from cardhall.hall.formats.progressive.commands import PrizeList
from cardhall.hall.formats.progressive.sheet import Sheet
from cardhall.hall.kernel.messages import Fact, Mode, Part
from cardhall.messages import Message


class FixedTable(Part, frozen=True, kw_only=True):
    """A table of a movement fixed beforehand."""

    table: int
    pairs: tuple[Pair, Pair]


class FixedGame(Part, frozen=True, kw_only=True):
    """A game of a movement fixed beforehand."""

    tables: tuple[FixedTable, ...]
    out: tuple[str, ...] = ()


class TableSeats(Part, frozen=True, kw_only=True):
    """Two pairs at a table; `why` in the order of the pairs. `code` where it is new."""

    table: int
    pairs: tuple[Pair, Pair]
    why: tuple[Message, ...]
    code: str = ""
    mode: Mode = "physical"


class NoSeat(Part, frozen=True, kw_only=True):
    """Somebody who sits a game out, or was not seated, and why."""

    entry: str
    why: Message
    clause: str = ""


class GameSeated(Fact, frozen=True, kw_only=True, about="{category}/seats"):
    """`order` is the draw before game 1, with who came later at its end; `planned` how many games
    there shall be. `fixed` comes with the first game of a movement fixed beforehand."""

    category: str
    game: int
    seed: str
    planned: int
    order: tuple[str, ...]
    tables: tuple[TableSeats, ...]
    out: tuple[NoSeat, ...] = ()
    left_out: tuple[NoSeat, ...] = ()
    fixed: tuple[FixedGame, ...] = ()
    override: str = ""


class GameUnseated(Fact, frozen=True, kw_only=True, about="{category}/seats"):
    category: str
    game: int


class GameStarted(Fact, frozen=True, kw_only=True, about="{category}/seats"):
    """`rules` are the house rules in force, kept with the first game."""

    category: str
    game: int
    rules: dict[str, str]


class GameStartTakenBack(Fact, frozen=True, kw_only=True, about="{category}/seats"):
    category: str
    game: int


class GameModeSet(Fact, frozen=True, kw_only=True, about="{category}/before:{table}"):
    """A table of the game that is seated is played with cards, or in the browser; 0: all are."""

    category: str
    game: int
    table: int
    mode: Mode


class PlacesSwapped(Fact, frozen=True, kw_only=True, about="{category}/seats"):
    """Two change places, at tables or among those who sit out; in a fixed movement for all of
    its games (`fixed`)."""

    category: str
    game: int
    first: str
    second: str
    fixed: bool = False


class SheetReported(Fact, frozen=True, kw_only=True, about="{category}/game:{game}/table:{table}"):
    category: str
    game: int
    table: int
    report: str
    sheet: Sheet
    caller: str
    marks: tuple[str, ...]


class SheetTakenBack(Fact, frozen=True, kw_only=True, about="{category}/game:{game}/table:{table}"):
    category: str
    game: int
    table: int
    report: str


class SheetsSettled(Fact, frozen=True, kw_only=True, about="{category}/game:{game}/table:{table}"):
    category: str
    game: int
    table: int
    report: str


class GameCorrected(
    Fact,
    frozen=True,
    kw_only=True,
    about=("{category}/game:{game}/table:{table}", "correction:{correction}"),
):
    correction: str
    category: str
    game: int
    table: int
    before: Sheet | None
    after: Sheet | None
    why: str


class GameCorrectionUndone(
    Fact,
    frozen=True,
    kw_only=True,
    about=("{category}/game:{game}/table:{table}", "correction:{correction}"),
):
    correction: str
    category: str
    game: int
    table: int


class ChairCalledToGame(Fact, frozen=True, kw_only=True, about="{category}/call:{table}"):
    category: str
    game: int
    table: int
    why: Message


class GameRuled(Fact, frozen=True, kw_only=True, about="{category}/call:{table}"):
    category: str
    game: int
    table: int
    text: str
    clause: str


class GamesSet(Fact, frozen=True, kw_only=True, about="{category}/games"):
    category: str
    before: int
    games: int


class PrizesSet(Fact, frozen=True, kw_only=True, about="{category}/prizes"):
    category: str
    before: tuple[PrizeList, ...]
    rows: tuple[PrizeList, ...]


class CupCounted(Fact, frozen=True, kw_only=True, about="{category}/cup:{table}"):
    category: str
    table: int
    cents: int


class EveningClosed(Fact, frozen=True, kw_only=True, about="{category}/seats"):
    category: str
    games: int
    why: str = ""


class EveningReopened(Fact, frozen=True, kw_only=True, about="{category}/seats"):
    category: str
    why: str


class PlayoffEntered(Fact, frozen=True, kw_only=True, about="{category}/places"):
    """The order of one hand among people level for a prize or the cup, best first."""

    category: str
    order: tuple[str, ...]
    dealt_by: Message
