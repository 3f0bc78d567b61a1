"""The books of a night: every line of the ledger as movements of cents, each with its clause.

Double entry: a movement takes from one account what it brings to another, so that all accounts add
up to nothing at every moment. Accounts: "stack X" chips before X; "pot"; "bill X" what X has with
the others (below nothing: so much is owed); "box" the cash (below nothing: it holds so much);
"missing" what a count did not find.

The lines are facts: what a line needs and is not there (after a correction above it) is not
invented; as much moves as can, and `notes` say so.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal

from cardhall.formats.settling import Transfer, settle
from cardhall.hall.formats.home_game.lines import (
    BANK,
    BuyInLine,
    CountLine,
    EndLine,
    HandLine,
    LeaveLine,
    Line,
    PayLine,
    Terms,
)


@dataclass(frozen=True)
class AccountMovement:
    """Cents from one account to another, and the clause behind it."""

    source: str
    target: str
    cents: int
    clause: str


@dataclass(frozen=True)
class Owed:
    """What somebody puts in at the next deal instead of the ante; the clause says for what."""

    cents: int
    clause: str


@dataclass(frozen=True)
class Note:
    """What did not go as a line has it; `entry` and `cents` as far as it is about them."""

    kind: Literal["held still", "put in nothing", "count off", "left in pot"]
    entry: str = ""
    cents: int = 0


@dataclass(frozen=True)
class BookedLine:
    """A line with what moved by it. `pot` is the pot as counted, before anybody took it (RAP-39);
    `number` counts the hands, 0 for another line."""

    line: Line
    movements: tuple[AccountMovement, ...]
    pot: int
    number: int
    notes: tuple[Note, ...] = ()


@dataclass
class Books:
    """Where all cents are after some lines."""

    terms: Terms
    accounts: dict[str, int] = field(default_factory=dict)
    owed: dict[str, Owed] = field(default_factory=dict)
    last_buy_in: dict[str, int] = field(default_factory=dict)
    bought: dict[str, int] = field(default_factory=dict)
    left: set[str] = field(default_factory=set)
    hands: int = 0
    last_dealer: str = ""
    ended: bool = False
    told: list[BookedLine] = field(default_factory=list)
    _moved: list[AccountMovement] = field(default_factory=list)
    _notes: list[Note] = field(default_factory=list)

    def stack(self, one: str) -> int:
        return self.accounts.get(f"stack {one}", 0)

    def bill(self, one: str) -> int:
        """Above nothing: so much is to be paid to this one; below: by this one."""
        return self.accounts.get("box" if one == BANK else f"bill {one}", 0)

    @property
    def pot(self) -> int:
        return self.accounts.get("pot", 0)

    @property
    def cash(self) -> int:
        """What the box holds."""
        return -self.accounts.get("box", 0)

    @property
    def people(self) -> tuple[str, ...]:
        """All who ever bought in, in that order; then whoever took or paid something although the
        line by which they bought in was taken out."""
        moved = (account.partition(" ")[2] for account in self.accounts)
        return tuple(dict.fromkeys((*self.last_buy_in, *filter(None, moved))))

    @property
    def issued(self) -> int:
        """All chips that are out: before people and in the pot."""
        return self.pot + sum(self.stack(one) for one in self.people)

    def result(self, one: str) -> int:
        """Work out what was won (above nothing) or lost so far, chips still at hand included."""
        paid = sum(
            (line.payer == one) * line.cents - (line.receiver == one) * line.cents
            for told in self.told
            if isinstance(line := told.line, PayLine)
        )
        return self.bill(one) + self.stack(one) - paid

    def due(self, one: str) -> Owed:
        """Work out what this one puts in at the next deal, as far as the chips go (RAP-42, 48)."""
        owed = self.owed.get(one, Owed(self.terms.ante, "RAP-09"))
        held = self.stack(one)
        return owed if owed.cents <= held else Owed(held, "RAP-48")

    def step(self, one: str) -> int:
        """The next buy-in of this one; the first is the start (RAP-44, 45)."""
        last = self.last_buy_in.get(one)
        return self.terms.start if last is None else self.terms.next_buy_in(last)

    def move(self, source: str, target: str, cents: int, clause: str) -> None:
        if cents:
            self.accounts[source] = self.accounts.get(source, 0) - cents
            self.accounts[target] = self.accounts.get(target, 0) + cents
            self._moved.append(AccountMovement(source, target, cents, clause))

    def take(self, line: Line) -> None:
        """One more line."""
        counted = 0
        match line:
            case BuyInLine():
                self._buy_in(line)
            case HandLine():
                counted = self._hand(line)
            case CountLine():
                self._count(line)
            case LeaveLine():
                self._leave(line)
            case PayLine():
                self.move(_account(line.receiver), _account(line.payer), line.cents, "RAP-44")
            case EndLine():
                self._end(line)
        number = self.hands if isinstance(line, HandLine) else 0
        self.told.append(BookedLine(line, tuple(self._moved), counted, number, tuple(self._notes)))
        self._moved, self._notes = [], []

    def _buy_in(self, line: BuyInLine) -> None:
        one = line.entry
        if line.again and self.terms.by_hand and (held := self.stack(one)):
            self._notes.append(Note("held still", one, held))
        self.move(f"bill {one}", f"stack {one}", line.cents, "RAP-45" if line.again else "RAP-44")
        self.last_buy_in[one] = line.cents
        self.bought[one] = self.bought.get(one, 0) + line.cents
        if line.again:
            self.owed.pop(one, None)  # the bill is cleared (RAP-47)

    def _hand(self, line: HandLine) -> int:
        for one in line.dealt:
            self._put_in(one)
        for one in line.inside:
            stay = min(self.terms.stay, self.stack(one))
            self.move(f"stack {one}", "pot", stay, "OP-RAP-02")
        counted = self.pot
        if line.taker:
            clause = "RAP-33" if len(line.inside) > 1 else "OP-RAP-06"
            self.move("pot", f"stack {line.taker}", counted, clause)
        match = self.terms.match(counted)
        capped = "RAP-38" if match < counted else ""
        for one in (*line.boured, *line.reneged):
            clause = "RAP-41" if one in line.reneged else capped or "RAP-37"
            if match:
                self.owed[one] = Owed(match, clause)
        self.hands += 1
        self.last_dealer = line.dealer
        return counted

    def _put_in(self, one: str) -> None:
        due = self.due(one)
        if due.cents == 0:
            self._notes.append(Note("put in nothing", one))
        self.owed.pop(one, None)
        self.move(f"stack {one}", "pot", due.cents, due.clause)

    def _count(self, line: CountLine) -> None:
        for account, found in (*((f"stack {o}", n) for o, n in line.stacks), ("pot", line.pot)):
            change = found - self.accounts.get(account, 0)
            if change > 0:
                self.move("missing", account, change, "RAP-39")
            else:
                self.move(account, "missing", -change, "RAP-39")
        if missing := self.accounts.get("missing", 0):
            self._notes.append(Note("count off", cents=abs(missing)))

    def _leave(self, line: LeaveLine) -> None:
        one = line.entry
        if one in self.owed:
            due = self.due(one)
            self.owed.pop(one)
            self.move(f"stack {one}", "pot", due.cents, due.clause)
        self.move(f"stack {one}", f"bill {one}", self.stack(one), "RAP-44")
        self.left.add(one)

    def _end(self, line: EndLine) -> None:
        for one, share in zip(
            line.share, shares(self.pot, self.terms.ante, line.share), strict=True
        ):
            self.move("pot", f"stack {one}", share, "OP-BOURE-12")
        for one in self.people:
            self.move(f"stack {one}", f"bill {one}", self.stack(one), "RAP-44")
        if self.pot:
            self._notes.append(Note("left in pot", cents=self.pot))
        self.ended = True


def _account(one: str) -> str:
    return "box" if one == BANK else f"bill {one}"


def shares(pot: int, ante: int, people: Iterable[str]) -> list[int]:
    """A pot in whole antes as even as can be, what is over to the first (RAP-02)."""
    many = len(tuple(people))
    if not many:
        return []
    each, over = divmod(pot // ante, many)
    found = [(each + (place < over)) * ante for place in range(many)]
    found[0] += pot % ante
    return found


@lru_cache(128)
def books_of(lines: tuple[Line, ...], terms: Terms) -> Books:
    """The books after these lines. Callers read them and change nothing."""
    books = Books(terms)
    for line in lines:
        books.take(line)
    return books


# --- settling up ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Settled:
    """One payment of the settlement; `line` is the line of the ledger that says it was made."""

    payer: str
    receiver: str
    cents: int
    line: str = ""


def settlement(lines: tuple[Line, ...], terms: Terms) -> list[Settled]:
    """Find who pays whom after the end, with the fewest payments; those made are marked.

    While what was paid is of the plan, the plan stays as it was told; when a correction has changed
    it, what was paid counts and the rest is settled anew.
    """
    books = books_of(lines, terms)
    if not books.ended or books.pot or books.accounts.get("missing"):
        return []
    end = next(i for i, line in enumerate(lines) if isinstance(line, EndLine))
    paid = [line for line in lines[end + 1 :] if isinstance(line, PayLine)]
    told = settle(_balances(books_of(lines[: end + 1], terms)))
    plan = _ticked(told, paid)
    if plan is not None:
        return plan
    done = [Settled(line.payer, line.receiver, line.cents, line.id) for line in paid]
    rest = settle(_balances(books))
    return [*done, *(Settled(one.payer, one.receiver, one.cents) for one in rest)]


def _balances(books: Books) -> dict[str, int]:
    return {one: books.bill(one) for one in (*books.people, BANK)}


def _ticked(told: list[Transfer], paid: list[PayLine]) -> list[Settled] | None:
    """The plan with what was paid; None when something was paid that is not in it."""
    left = {(line.payer, line.receiver, line.cents): line.id for line in paid}
    if len(left) < len(paid):
        return None
    plan = [
        Settled(
            one.payer, one.receiver, one.cents, left.pop((one.payer, one.receiver, one.cents), "")
        )
        for one in told
    ]
    return None if left else plan


def all_accounts(books: Books) -> Iterator[tuple[str, int]]:
    """Every account with what lies in it; they add up to nothing."""
    yield from sorted(books.accounts.items())
