"""What the facts of an event amount to, and what follows from them.

All Structs here are frozen: a new fact makes a new state and shares the rest. Losses, tags, places
and books are never stored, they are worked out from the facts; only a table's outcome is kept
beside its facts, set by `settled` whenever they change.
"""

from collections.abc import Iterator
from typing import Any, TypeAlias

import msgspec

from cardhall.formats import elimination
from cardhall.formats.elimination import Leaver, Tally
from cardhall.hall.desk.state import Desk
from cardhall.hall.events import CategoryPlan, Fact, IncidentRecorded
from cardhall.hall.formats import format_of
from cardhall.hall.kernel.context import Refusal
from cardhall.hall.kernel.format import FormatState
from cardhall.hall.kernel.format import leavers_of as leavers_of
from cardhall.hall.kernel.messages import Mode
from cardhall.hall.settings import Settings
from cardhall.messages import Message
from cardhall.rulebook.presets import Counting

AWARD_PLACES = 3

Log: TypeAlias = "tuple[int, Fact, Log] | None"


class Struct(msgspec.Struct, frozen=True, kw_only=True):
    """Base of the parts of a state."""


class Memo(dict[str, Any]):
    """What was worked out from a state before; never part of what the state is."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Memo)

    def __repr__(self) -> str:
        return "Memo()"

    __hash__ = None


class Entry(Struct, frozen=True, kw_only=True):
    id: str
    number: int
    code: str
    name: str
    auxiliary: str
    category: str
    fee_cents: int
    dated: str
    paid_cents: int = 0
    payments: tuple[str, ...] = ()
    signed_in_at: int = 0
    let_in: int = 0  # the round from which they join a game that had begun without them
    left: Leaver | None = None
    withdrawn_before: Leaver | None = None  # under a disqualification that may be lifted
    blanked: bool = False
    overrides: tuple[str, ...] = ()
    partner: str = ""
    partner_code: str = ""

    @property
    def called(self) -> str:
        """What the entry is called: a person's name, or both of a team."""
        return f"{self.name} and {self.partner}" if self.partner else self.name

    @property
    def people(self) -> tuple[str, ...]:
        """The names of those who play under this entry."""
        return (self.name, self.partner) if self.partner else (self.name,)

    @property
    def persons(self) -> tuple[tuple[str, str], ...]:
        """Each of those people, as a live table knows them: an id of their own, and a name."""
        return tuple((person_id(self.id, n), name) for n, name in enumerate(self.people))

    @property
    def owing_cents(self) -> int:
        return max(0, self.fee_cents - self.paid_cents)


def person_id(entry: str, member: int) -> str:
    """The id of one person of an entry: of a team `member` 1 is the second."""
    return f"{entry}.{member + 1}" if member else entry


class CashCount(Struct, frozen=True, kw_only=True):
    """The cash box as it was counted: cents, the payments that were in it by then, and the cents
    that had left it for prizes and the house."""

    cents: int
    payments: frozenset[str]
    out: int


class Category(Struct, frozen=True, kw_only=True):
    plan: CategoryPlan
    options: dict[str, str]
    modes: dict[int, Mode] = {}
    codes: dict[int, str] = {}
    format_state: FormatState
    """How it stands, as its format keeps it."""

    def mode_of(self, table: int) -> Mode:
        """Tell whether a table is to be played with cards or in the browser; under 0 stands what
        holds for every table that is not named."""
        return self.modes.get(table, self.modes.get(0, "physical"))

    @property
    def key(self) -> str:
        return self.plan.key

    @property
    def begun(self) -> bool:
        """Whether games have begun (LLAA-T-05)."""
        return format_of(self).begun(self)

    @property
    def counting(self) -> Counting:
        """What its tables count, the house rule about points included (OP-T-06)."""
        by_chips = self.options.get(f"{self.key}.by") == "chips"
        return "bank" if by_chips and self.plan.counting == "points" else self.plan.counting

    def winners_at(self, size: int) -> int:
        """Count how many win at a table of this size (LLAA-T-41, 42, OP-T-01)."""
        for name, (least, most) in self.plan.winner_options.items():
            if least <= size <= most and name in self.options:
                return int(self.options[name])
        return self.plan.winners[min(size, len(self.plan.winners) - 1)]


class State(Struct, frozen=True, kw_only=True):
    """What the facts so far amount to. `version` counts them; `touched` dates each subject."""

    id: str = ""
    preset: str = ""
    settings: Settings | None = None
    rehearsal: bool = False
    judge_code: str = ""
    archived: int = 0  # when it was put away (ms), 0 while it is not
    categories: dict[str, Category] = {}
    entries: dict[str, Entry] = {}
    payments: dict[str, tuple[str, int]] = {}
    cash_counted: CashCount | None = None
    incidents: tuple[IncidentRecorded, ...] = ()
    corrections: dict[str, tuple[str, int, int]] = {}
    desk: Desk = Desk()
    awarded: dict[str, int] = {}
    """The games whose winners were called, and when."""
    called: tuple[tuple[str, int], ...] = ()
    """The awards that were called one by one: game and place, in the order of the calls."""
    called_at: int = 0
    version: int = 0
    latest: int = 0
    touched: dict[str, int] = {}
    log: Log = None
    memo: Memo = msgspec.field(default_factory=Memo)

    @property
    def known(self) -> Settings:
        """The settings; raises Refusal before the event was made."""
        if self.settings is None:
            raise Refusal(Message("this-event-is-not-made"), "id", Message("make-the-event-first"))
        return self.settings

    def clamped(self, at: int) -> int:
        """A moment that never lies before the latest fact, though a clock was set back."""
        return max(at, self.latest)

    def history(self) -> Iterator[tuple[int, Fact]]:
        """Facts with their versions, latest first."""
        node = self.log
        while node is not None:
            version, fact, node = node
            yield version, fact

    def who(self, code: str) -> tuple[str, str, int]:
        """Find whose code this is: ("player", entry, 0), of a team's second ("player", entry, 1),
        ("captain", category, table), ("judge", "", 0).

        ("", "", 0) when it is nobody's. Case, spaces and dashes do not matter.
        """
        asked = plain_code(code)
        if not asked:
            return ("", "", 0)
        if asked == plain_code(self.judge_code):
            return ("judge", "", 0)
        codes = self.memo.get("codes")
        if codes is None:
            codes = {plain_code(e.code): ("player", e.id, 0) for e in self.entries.values()}
            teams = (entry for entry in self.entries.values() if entry.partner_code)
            codes |= {plain_code(e.partner_code): ("player", e.id, 1) for e in teams}
            for category in self.categories.values():
                for table, given in category.codes.items():
                    codes[plain_code(given)] = ("captain", category.key, table)
            self.memo["codes"] = codes
        found: tuple[str, str, int] = codes.get(asked, ("", "", 0))
        return found


def plain_code(code: str) -> str:
    return "".join(c for c in code.upper() if c.isalnum())


# --- a category -------------------------------------------------------------------------------


def standings(state: State, key: str) -> elimination.Table:
    """Tags, outs and places of a category, worked out from its facts."""
    found: elimination.Table | None = state.memo.get(key)
    if found is None:
        category = state.categories[key]
        found = state.memo[key] = format_of(category).standings(state, category)
    return found


def tally(state: State, entry: Entry) -> Tally:
    """A player's losses, wins and place; one who never sat is "in", or has left."""
    found = standings(state, entry.category).tallies.get(entry.id)
    if found is not None:
        return found
    return Tally((), (), entry.left.kind if entry.left else "in")


def did_not_play(state: State, entry: Entry, at: int = 0) -> bool:
    """Tell whether the game went on without them: it has begun, they never had a seat in it, and
    nobody has let them in. Such an entry is in no draw and in no count, and nothing asks for it
    (LLAA-T-04, LLAA-T-09, EUCHRE-51, OP-T-11).

    It follows from the seats of what was begun: a start that is taken back brings them back. `at`
    is a moment after the latest fact, where the time played decides.
    """
    category = state.categories[entry.category]
    if entry.left or entry.id in standings(state, entry.category).tallies:
        return False
    return format_of(category).seating.without(state, category, entry, at)


def status(state: State, entry: Entry) -> str:
    """The tally's status; for one who never sat also "entered", "signed_in", "did_not_play"."""
    found = tally(state, entry)
    if found.status == "in" and entry.id not in standings(state, entry.category).tallies:
        if did_not_play(state, entry):
            return "did_not_play"
        return "signed_in" if entry.signed_in_at else "entered"
    return found.status


def finished(state: State, key: str) -> bool:
    return standings(state, key).finished


def phase(state: State, category: Category) -> str:
    """ "entries", "seated", "playing", "between" or "done"."""
    return format_of(category).phase(state, category)


def all_over(state: State) -> bool:
    """Tell whether every game that was begun or entered is decided (LLAA-T-20)."""
    entered = {entry.category for entry in state.entries.values()}
    return bool(entered) and all(
        finished(state, key) and not standings(state, key).place_ties for key in entered
    )


def held_back(state: State, key: str) -> bool:
    """Tell whether a game is decided and its winners were not called yet: only who conducts the
    event knows them (LLAA-T-20). A night at home has none: there everybody is paid at once."""
    category = state.categories[key]
    format = format_of(category)
    if key in state.awarded or not format.has_awards:
        return False
    return finished(state, key) or format.last_told(state, category)


def awards_at(state: State) -> int:
    """Find when the last winners were called, once all are decided and were; 0 before."""
    keys = _with_awards(state)
    if not all_over(state) or not keys or not all(key in state.awarded for key in keys):
        return 0
    return max(state.awarded[key] for key in keys)


def to_award(state: State) -> tuple[str, ...]:
    """The games whose awards may be given now: none until the last one is decided."""
    if not all_over(state):
        return ()
    return tuple(key for key in _with_awards(state) if key not in state.awarded)


def has_award(place: int, status: str) -> bool:
    """Tell whether a place is called at the awards: one of the first, of who stayed to the end."""
    return 1 <= place <= AWARD_PLACES and status in ("in", "out")


def award_places(state: State, key: str) -> tuple[int, ...]:
    """The places of a decided game that are called, the last of them first."""
    tallies = standings(state, key).tallies.values()
    found = {one.place for one in tallies if has_award(one.place, one.status)}
    return tuple(sorted(found, reverse=True))


def next_award(state: State) -> tuple[str, int] | None:
    """Say which award is called next, where they are called one by one: game by game, the first
    place of each last; None when all were, or while a game is played (LLAA-T-20)."""
    for key in to_award(state):
        for place in award_places(state, key):
            if (key, place) not in state.called:
                return key, place
    return None


def _with_awards(state: State) -> tuple[str, ...]:
    """The games that have awards, of those that somebody entered."""
    entered = {entry.category for entry in state.entries.values()}
    return tuple(
        key
        for key, category in state.categories.items()
        if key in entered and format_of(category).has_awards
    )


# --- books ------------------------------------------------------------------------------------


def money_books(state: State) -> dict[str, int]:
    """The event's one book of money in cents; its accounts sum to zero (LLAA-T-01, 02).

    "cash" is what must lie in the box: what was received, less what was laid aside for the house
    and paid out; "fees" what was earned (negative), "owed" what is outstanding and "over"
    (negative) what was paid above the fee. A tournament with prizes out of the fees adds "rebuys",
    "house" and "prizes" (OP-HOLDEM-03).
    """
    due = sum(entry.fee_cents for entry in state.entries.values())
    paid = sum(cents for _, cents in state.payments.values())
    over = sum(max(0, e.paid_cents - e.fee_cents) for e in state.entries.values())
    book = {"cash": paid, "fees": -due, "owed": due - paid + over, "over": -over}
    for account, cents in _out_of_fees(state):
        book[account] = book.get(account, 0) + cents
    return book


def _out_of_fees(state: State) -> Iterator[tuple[str, int]]:
    for category in state.categories.values():
        if money := format_of(category).money:
            yield from money.out_of_fees(category).items()


def paid_out(state: State) -> int:
    """Cents that have left the box: the house's share and the prizes paid."""
    return -sum(cents for account, cents in _out_of_fees(state) if account == "cash")


def counted_now(state: State, cents: int) -> CashCount:
    """A count of the box, with what it was compared with."""
    return CashCount(cents=cents, payments=frozenset(state.payments), out=paid_out(state))


def cash_difference(state: State) -> int | None:
    """Work out what the box held too much when it was last counted, in cents, by what is known now
    of the payments up to then; what was moved since does not count. None before the first count."""
    counted = state.cash_counted
    if counted is None:
        return None
    paid = sum(cents for id, (_, cents) in state.payments.items() if id in counted.payments)
    return counted.cents - (paid - counted.out)


# --- finding things, or refusing ---------------------------------------------------------------


def category_of(state: State, key: str) -> Category:
    if key not in state.categories:
        known = tuple(state.categories)
        raise Refusal(
            Message("this-event-has-no-game", given=key),
            "category",
            Message("use-one-of", choices=known),
        )
    return state.categories[key]


def entry_of(state: State, entry: str, field: str = "entry") -> Entry:
    if entry not in state.entries:
        raise Refusal(
            Message("there-is-no-such-entry"),
            field,
            Message("choose-somebody-from-the-list-of-entries"),
        )
    return state.entries[entry]


def of_its_game(state: State, category: Category, told: Message) -> Message:
    """With "Rummy: " before it, where several games are played: each counts its tables from one."""
    if not many_games(state):
        return told
    return Message("of-a-game", game=category.plan.name, told=told)


def entered(state: State) -> list[Category]:
    """The games that somebody entered, in the order of the day."""
    asked = {entry.category for entry in state.entries.values()}
    return [category for key, category in state.categories.items() if key in asked]


def many_games(state: State) -> bool:
    """Tell whether a table must be named with its game: each game counts its tables from one."""
    found: bool | None = state.memo.get("many games")
    if found is None:
        found = state.memo["many games"] = len(entered(state)) > 1
    return found
