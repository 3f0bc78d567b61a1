"""Define what is asked of a format: the one class through which a format's folder is reached.

``hall/formats/<name>/format.py`` says where each answer lies: ``FORMAT``, found by listing the
folders (`hall.formats`). Nobody outside of a folder imports from it.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeAlias, TypeVar, cast

from cardhall.formats.elimination import Leaver, Table, Tally
from cardhall.hall.kernel.context import Context, Refusal
from cardhall.hall.kernel.messages import Command, Fact
from cardhall.hall.kernel.shown import Shown
from cardhall.hall.kernel.views import Need, View
from cardhall.messages import Argument, Message, Player

if TYPE_CHECKING:
    from cardhall.hall.events import CategoryPlan
    from cardhall.hall.kernel.rehearsal import Run
    from cardhall.hall.kernel.results import ResultPayment, Tell
    from cardhall.hall.kernel.tables import Place
    from cardhall.hall.state import Category, Entry, State

Decide: TypeAlias = Callable[["State", Any, Context], list[Fact]]
Take: TypeAlias = Callable[["State", Any], "State"]
Play: TypeAlias = Callable[["Run", str, str, int], None]
"""Plays a game of a rehearsal: its key, until which step, how many rounds (0: as the step says)."""
Account: TypeAlias = tuple[str, str]
"""What it is, and whose or which."""
Chair: TypeAlias = tuple[str, str]
"""A seat by its letter or number, and the entry in it; "" for nobody."""
Words: TypeAlias = Callable[["State", Any], Message]


def leavers_of(state: "State", key: str) -> dict[str, Leaver]:
    """Those of a game who withdrew or were sent away, and how."""
    return {e.id: e.left for e in state.entries.values() if e.left and e.category == key}


def format_state_of(category: "Category") -> "FormatState":
    """Work out how a game stands, as its format keeps it."""
    return category.format_state


C = TypeVar("C")


def format_state_as(kind: type[C], category: "Category") -> C:
    """The same, as what a format itself knows it to be."""
    assert isinstance(category.format_state, kind)
    return category.format_state


class FormatState(Protocol):
    """How a game stands, kept with its category and folded from its own facts."""

    @property
    def begun(self) -> bool:
        """Whether games have begun (LLAA-T-05)."""

    @property
    def rounds_done(self) -> int:
        """How many games, hands or rounds are over, for a rehearsal that goes so far."""


class WholeState(FormatState, Protocol):
    """One that answers by itself, without the entries and the house rules of its game."""

    def standings(self, plan: "CategoryPlan", left: Mapping[str, Leaver]) -> Table: ...
    def phase(self, plan: "CategoryPlan", left: Mapping[str, Leaver]) -> str: ...
    def closed(self, plan: "CategoryPlan", at: int) -> bool:
        """Tell whether nobody who has no seat yet can join any more."""


def whole_state_of(category: "Category") -> WholeState:
    """The same, of a game whose state answers by itself."""
    return cast("WholeState", category.format_state)


class Decisions(Protocol):
    """The module ``decide``: who answers which command."""

    DECIDE: dict[type[Command], Decide]
    """The format's own commands."""

    SHARED: dict[type[Command], Decide]
    """Commands of the hall, or of rounds, that this format takes in a way of its own."""


class Folds(Protocol):
    """The module ``evolve``: who takes which fact in."""

    TAKE: dict[type[Fact], Take]


class Log(Protocol):
    """The module ``log``: each fact in words, and the clause behind it."""

    WORDS: dict[type[Fact], Words]
    CLAUSES: dict[type[Fact], str]


class FormatPages(Protocol):
    """The module ``views`` of a format that shows itself: a card for the chair and the judges, the
    same for the wall, a player's seat, a table's phone, and what a player is told first ("" where
    the hall's own words do)."""

    CARD: type[View]
    SEAT: type[View]
    TABLE: type[View]

    def card(self, state: "State", category: "Category", at: int) -> View: ...
    def wall(self, state: "State", category: "Category", at: int) -> View: ...
    def seat(self, state: "State", category: "Category", entry: str, at: int) -> View: ...
    def table(self, state: "State", category: "Category", table: int, at: int) -> View: ...
    def player_text(self, state: "State", category: "Category", entry: str) -> Message: ...


class Todo(Protocol):
    """The module ``todo``: what waits for the chairperson."""

    def needs(self, state: "State", category: "Category", at: int) -> Iterable[Need]: ...


class Sample(Protocol):
    """The module ``sample``: made-up results of a rehearsal, up to a step or for so many rounds."""

    @property
    def play(self) -> Play: ...


class FormatResults(Protocol):
    """The module ``results``: why each entry has its place, how much was played, who is level."""

    WITHOUT: str
    """The clause by which the game goes on without those who had no seat in it."""

    def tell(self, state: "State", category: "Category") -> "Tell":
        """Work out what decides each place, in figures and in words."""

    def played(self, state: "State", category: "Category") -> tuple[int, str]:
        """Say how many "rounds", "games", "hands" or "matches"; "" for nothing that is counted."""

    def tie(self, players: tuple[Argument, ...], place: int) -> tuple[Message, str]:
        """By what people level for a place are parted, and the clause."""


class FormatTables(Protocol):
    """The module ``tables``: who sits at a table now, and which tables there are."""

    def place(self, state: "State", category: "Category", table: int) -> "Place | None": ...
    def numbers(self, state: "State", category: "Category") -> Iterable[int]: ...
    def chairs(self, category: "Category") -> Iterable[tuple[int, list[Chair]]]:
        """The tables as they are seated, begun or not, for the papers."""

    def without_seat(self, category: "Category") -> list[str]:
        """Entries that were left out when these tables were seated."""

    def stage(self, category: "Category") -> str:
        """Say which round or game that is, for a paper; "" for none."""

    def moments(self, category: "Category", after: int) -> Iterable[int]:
        """Find when pages look different though nothing happens: a session's end, a level's."""

    def is_on(self, category: "Category") -> bool:
        """Tell whether a clock runs, so that the machine is not to be switched off."""


class FormatMoney:
    """What a format takes in and pays out besides the fees, in cents."""

    pays = False
    """Whether something is paid out of its accounts, which then never hold less than nothing."""

    def out_of_fees(self, category: "Category") -> Mapping[str, int]:
        """Say what it moves in the event's book, by account (OP-HOLDEM-03)."""
        return {}

    def balances(self, category: "Category") -> Iterator[tuple[Account, int]]:
        """Work out what may never hold less than nothing, and what it holds: cents, or a table's
        chips."""
        yield from ()

    def accounts(self, state: "State", category: "Category") -> Mapping[str, int]:
        """The game's own book; it adds up to nothing."""
        return {}

    def payments(self, state: "State", category: "Category") -> "Iterable[ResultPayment]":
        """Find who pays whom at the end."""
        return ()

    def cup(self, state: "State", category: "Category", entry: str) -> int:
        """Work out what somebody wins by no place."""
        return 0


class FormatPreview:
    """What a correction would change in a game, told before it is made."""

    losses = "tag"
    """What losses are when it is said who loses one: marks on a "tag", "matches", "" where nothing
    is said of losses and places by the hall, but by the format's own `consequences`."""

    def moved(
        self, before: "State", after: "State", key: str
    ) -> tuple[list[Message], list[Message]]:
        """Of what was played: what should not have been; and what is to be, or stands again."""
        return [], []

    def back_in(
        self, state: "State", category: "Category", entry: str, was: Tally, now: Tally
    ) -> Iterable[Message]:
        """Tell whether somebody who was out is in again, and what was missed meanwhile."""
        if was.status != "in" and now.status == "in":
            yield Message("back-in", player=Player(state.entries[entry].called))

    def should_not_have_sat(
        self, state: "State", category: "Category", entry: str, was: Tally, now: Tally
    ) -> Iterable[Message]:
        """Tell whether somebody who is out now played on since."""
        return ()

    def to_draw_again(self, category: "Category") -> Iterable[Message]:
        """Say what was drawn before the correction, and is to be drawn anew where people come or
        go."""
        return ()

    def consequences(self, before: "State", after: "State", key: str) -> Iterable[Message]:
        """Say what else differs between two states of the game, in sentences."""
        return ()


class Seating:
    """What the hall asks of who comes, sits and goes; these answers fit where nobody does so by
    rounds."""

    def without(self, state: "State", category: "Category", entry: "Entry", at: int) -> bool:
        """Tell whether it went on without somebody who never had a seat in it."""
        return whole_state_of(category).closed(category.plan, max(at, state.latest))

    def shut_out(
        self, state: "State", category: "Category", name: str, field: str
    ) -> Refusal | None:
        """Say why nobody can be let in any more, whatever the reason."""
        return None

    def latest_round(self, category: "Category") -> int:
        """The number of the latest round that was seated, where tables are told apart by rounds."""
        return 0

    def latest_begun(self, category: "Category") -> int:
        """The number of the latest round that has begun, where people join and leave by rounds; 0
        before any."""
        return 0

    def has_seat(self, category: "Category", entry: str) -> bool:
        """Tell whether somebody was given a seat that does not become free by a sign-in undone."""
        return False

    def walks_out(self, category: "Category", entry: str, ctx: Context) -> list[Fact]:
        """Work out what becomes of the seat of somebody who withdraws in the middle of play."""
        return []

    def marking(self, entry: str, mark: str, where: dict[str, Any]) -> Command:
        """Work out what a judge's ruling asks that marks a seat ("" takes the mark back); `where`
        names category, round and table. Only for a game whose rulings do so."""
        raise NotImplementedError

    def voiding(self, why: str, replay: bool, where: dict[str, Any]) -> Command:
        """Work out what a judge's ruling asks that makes a table's result void, likewise."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class Format:
    """One format of play. The answers here fit a format whose state answers by itself
    (`WholeState`); a folder's ``FORMAT`` says what is otherwise."""

    decide: Decisions
    evolve: Folds
    log: Log
    todo: Todo
    sample: Sample
    results: FormatResults
    tables: FormatTables
    next_step: Callable[["State", "Category", int], Iterable[Need]] | None = None
    """What the game as a whole waits for, told after all tables of all games."""
    shown: Shown = field(default_factory=Shown)
    """What it gives to the pages that all games share."""
    seating: Seating = field(default_factory=Seating)
    pages: FormatPages | None = None
    money: FormatMoney | None = None
    preview: FormatPreview = field(default_factory=FormatPreview)

    alone: frozenset[type[Command]] = frozenset()
    """Commands that games of other formats refuse, each with what is done there (`instead`)."""
    folds: Mapping[type[Fact], Take] = field(default_factory=dict)
    """Facts of the hall, or of rounds, that it takes in a way of its own."""
    words: Mapping[type[Fact], Words] = field(default_factory=dict)
    """The same facts, where the log has other words for them here."""
    quiet: frozenset[type[Fact]] = frozenset()
    """Facts that the log leaves out: the tables show them."""
    has_awards: bool = True
    """Whether its winners are called at the awards (LLAA-T-20)."""
    enters_from: Literal["", "auxiliary", "council"] = ""
    """What an entry names beside the person: an auxiliary (LLAA-FORM-11), a council (HOLDEM-07)."""
    one_table: bool = False
    """Whether all play at one table, of no auxiliary: a rehearsal makes up no more people."""
    winners_at: str = "awards"
    """The place of the console where its winners are looked at."""
    has_tags: bool = False
    """Whether players carry a tag, on which lost rounds are marked, and sessions have a clock."""
    lets_in: bool = False
    """Whether the chair lets somebody into a game that has begun (LLAA-T-04); where not, the format
    says itself until when it is joined."""

    @property
    def of_auxiliaries(self) -> bool:
        """Whether those who enter come from an auxiliary (LLAA-FORM-11)."""
        return self.enters_from == "auxiliary"

    def initial(self) -> FormatState:
        """Work out how a game stands before anything has happened."""
        raise NotImplementedError

    def begun(self, category: "Category") -> bool:
        """Tell whether games have begun (LLAA-T-05)."""
        return format_state_of(category).begun

    def phase(self, state: "State", category: "Category") -> str:
        """ "entries", "seated", "playing", "between" or "done"."""
        return whole_state_of(category).phase(category.plan, leavers_of(state, category.key))

    def standings(self, state: "State", category: "Category") -> Table:
        """Outs and places."""
        return whole_state_of(category).standings(category.plan, leavers_of(state, category.key))

    def last_told(self, state: "State", category: "Category") -> bool:
        """Tell whether what was told decides the game, though nobody has closed it."""
        return False

    def instead(self, category: "Category") -> Refusal | None:
        """Say why a command that is another format's alone is not for this game, and what is
        done."""
        return None
