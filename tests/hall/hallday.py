"""A day in the hall for tests: a clock of its own, ids in turn, and a few short verbs."""

from collections.abc import Sequence
from typing import Self, TypedDict, TypeVar

from msgspec.structs import replace

from cardhall.formats.elimination import Outcome
from cardhall.hall import commands as c
from cardhall.hall.event import Context, Refusal, State, decide, evolve
from cardhall.hall.events import Fact
from cardhall.hall.formats.elimination import commands as rc
from cardhall.hall.formats.elimination.state import Play, Round, rounds_of
from cardhall.hall.kernel.messages import Mode
from cardhall.hall.sample import sample_event
from cardhall.hall.state import Category
from cardhall.messages import written

Found = TypeVar("Found")
MINUTE = 60_000
PLAY = 1_800_000_000_000 // (24 * 60 * MINUTE) * (24 * 60 * MINUTE) + 10 * 60 * MINUTE  # 10:00


def clock(hour: int, minute: int, second: int = 0) -> int:
    """A moment of the day of play."""
    return PLAY + ((hour - 10) * 60 + minute) * MINUTE + second * 1000


class Where(TypedDict):
    """Which table of which round a command is about."""

    category: str
    round: int
    table: int


def there(found: Found | None) -> Found:
    """What must be there: fails where there is nothing."""
    assert found is not None
    return found


def of_kind(kind: type[Found], found: object) -> Found:
    """What must be of this kind: fails where it is another."""
    assert isinstance(found, kind), found
    return found


class Hall:
    """One event with a clock of its own; nothing has happened in it."""

    def __init__(self, game: str, seed: str, at: int) -> None:
        self.game, self.seed, self.at = game, seed, at
        self.state = State()
        self.facts: list[Fact] = []
        self._ids = 0

    def ctx(self, role: str = "chair", actor: str = "Chair", scope: str = "") -> Context:
        return Context(
            self.at, written(actor), role, f"{self.seed}/{self._ids}", self.new_id, scope
        )

    def new_id(self) -> str:
        self._ids += 1
        return f"id{self._ids}"

    def do(
        self, command: c.Command, role: str = "chair", actor: str = "", scope: str = ""
    ) -> list[Fact]:
        facts = decide(self.state, command, self.ctx(role, actor or role.title(), scope))
        self.take(facts)
        return facts

    def take(self, facts: Sequence[Fact]) -> None:
        for fact in facts:
            self.state = evolve(self.state, fact)
            self.facts.append(fact)

    def refused(
        self, command: c.Command, role: str = "chair", actor: str = "", scope: str = ""
    ) -> Refusal:
        before = self.state
        try:
            decide(self.state, command, self.ctx(role, actor or role.title(), scope))
        except Refusal as refusal:
            assert self.state is before
            return refusal
        raise AssertionError(f"not refused: {command}")

    @property
    def category(self) -> Category:
        return self.state.categories[self.game]

    def last(self, kind: type[Found]) -> Found:
        """The last fact, which must be of this kind."""
        return of_kind(kind, self.facts[-1])

    def people(self) -> list[str]:
        return list(self.state.entries)

    def sign_in_all(self) -> Self:
        self.at = clock(9, 0)
        for one in self.people():
            if not self.state.entries[one].signed_in_at:
                self.do(c.SignIn(who=one))
        return self


class Day(Hall):
    """One event of one `game`; `entries` of made-up people, all paid, spread over `auxiliaries`."""

    def __init__(
        self,
        entries: int = 0,
        auxiliaries: int = 0,
        seed: str = "day",
        game: str = "boure",
        **options: str,
    ) -> None:
        super().__init__(game, seed, PLAY - 7 * 24 * 60 * MINUTE)
        create(self, **options)
        if entries:
            rows = sample_event(seed, entries, auxiliaries or -(-entries // 5))
            rows = [replace(row, category=game) for row in rows]
            self.do(c.ImportEntries(rows=tuple(rows), override="test" if auxiliaries else ""))

    # --- verbs ---

    def draw(self, again: bool = False) -> Round:
        self.do(c.DrawSeats(category=self.game, again=again))
        return self.round

    def start(self) -> Round:
        self.at = max(self.at, PLAY)
        self.do(rc.StartRound(category=self.game, dealt_by="Judge Dee"))
        return self.round

    def seated(self) -> Self:
        """Signed in, drawn and begun."""
        self.sign_in_all().draw()
        self.start()
        return self

    @property
    def round(self) -> Round:
        return there(rounds_of(self.category).now)

    def table(self, number: int = 1, round_no: int = 0) -> Play:
        rounds = rounds_of(self.category).rounds
        return rounds[(round_no or len(rounds)) - 1].tables[number]

    def outcome(self, number: int = 1, round_no: int = 0) -> Outcome:
        """How a table came out that has a result."""
        return there(self.table(number, round_no).outcome)

    def count(
        self,
        number: int,
        chips: Sequence[int],
        pot: int = 0,
        caller: str = "Caller",
        points: Sequence[int] = (),
        early: bool = True,
        marks: tuple[str, ...] = (),
        attempt: int = 0,
        source: Mode = "physical",
    ) -> rc.ReportCount:
        """The command that reports chips, and points, in seat order; tables here are done at
        once."""
        seats = self.table(number).seats
        counts = tuple(
            rc.SeatCount(entry=one, chips=held, points=made)
            for one, held, made in zip(seats, chips, points or [0] * len(seats), strict=True)
        )
        return rc.ReportCount(
            category=self.game,
            round=self.round.no,
            table=number,
            counts=counts,
            pot=pot,
            caller=caller,
            early=early,
            marks=marks,
            attempt=attempt,
            source=source,
        )

    def report(
        self,
        number: int,
        chips: Sequence[int],
        pot: int = 0,
        role: str = "chair",
        actor: str = "",
        scope: str = "",
    ) -> None:
        self.do(self.count(number, chips, pot), role, actor, scope)

    def report_all(self) -> Self:
        """Every table not yet counted: seats 0 and 1 win, in falling order of chips."""
        for number, play in self.round.tables.items():
            if not play.reports:
                self.report(number, falling(len(play.seats)))
        return self

    def close(self) -> None:
        self.do(rc.CloseRound(category=self.game))

    def play_round(self) -> None:
        """Seats (if needed), starts, counts and closes one round without ties."""
        now = rounds_of(self.category).now
        if now is None or now.state == "closed":
            self.draw()
        self.start()
        self.report_all()
        self.close()


def create(hall: Hall, **options: str) -> None:
    """Makes the event of the hall's one game, with house rules as they are called."""
    settings = c.SettingsPatch(play_at=PLAY)
    hall.do(c.CreateEvent(id="ev", games=(hall.game,), settings=settings, rehearsal=True))
    for name, value in options.items():
        option = name.replace("__", ".").replace("_", "-")
        if hall.category.options[option] != value:
            hall.do(c.SetOption(category=hall.game, option=option, value=value))


def falling(seats: int) -> list[int]:
    """Chips of a table in falling order, no two alike, that make 100 a seat."""
    middle = (seats - 1) / 2
    return [int(100 + 20 * (middle - seat)) for seat in range(seats)]
