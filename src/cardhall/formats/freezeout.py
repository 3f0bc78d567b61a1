"""A freezeout: seats, tables balanced and broken, places and chips changed up.

People are ids, seats are numbers from 0, clockwise; a table remembers the seat of its last big
blind, for that decides who moves and to which seat:

- Tables differ by one player at most (OP-HOLDEM-11). Else the player due next for the big blind
  leaves the largest table for the smallest, to the seat where the big blind comes round soonest;
  never to the seat of the next small blind, where the turn would be passed over.
- When everybody fits one table fewer, the table with the highest number is broken and its players
  draw the open seats; when all fit one table, the final table is drawn anew.
- A table is changed only between its hands: ``busy`` tables are left until they have finished.

Everything is derived from what is handed in; each move says why.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from cardhall.formats.lot import Lot
from cardhall.formats.seating import table_sizes
from cardhall.messages import Message

TABLE_SIZE = 9


@dataclass(frozen=True, slots=True)
class PokerTable:
    """A table: who sits in each seat ("" for nobody), and where the last big blind was paid
    (-1 before the first hand: the big blind then comes third after seat 0)."""

    number: int
    seats: tuple[str, ...]
    big: int = -1

    @property
    def players(self) -> list[str]:
        """The players who sit here, clockwise from seat 0."""
        return [one for one in self.seats if one]

    def after(self, seat: int) -> list[int]:
        """All seats, clockwise from the one after ``seat``."""
        count = len(self.seats)
        return [(seat + step) % count for step in range(1, count + 1)]

    @property
    def next_big(self) -> int:
        """The seat that pays the next big blind: the next live one after the last (OP-X-21)."""
        return next(seat for seat in self.after(self.big) if self.seats[seat])

    def worst_seat(self) -> int:
        """The open seat that the big blind reaches soonest. That of the next small blind, where it
        has just passed, comes last of all; a table that is two short has always another. Raises
        ValueError at a full table."""
        seats = [seat for seat in self.after(self.big) if not self.seats[seat]]
        if not seats:
            raise ValueError(f"table {self.number} is full")
        return seats[0]  # ``after`` puts the seat of the last big blind last

    def widened(self) -> "PokerTable":
        """The table with one more seat."""
        return replace(self, seats=(*self.seats, ""))

    def with_player(self, seat: int, one: str) -> "PokerTable":
        """The table with a seat taken, or left ("")."""
        seats = [*self.seats]
        seats[seat] = one
        return replace(self, seats=tuple(seats))


@dataclass(frozen=True, slots=True)
class Move:
    """A player's move from one table to a seat at another, and why. ``kind``: ``balance``,
    ``break`` or ``final``."""

    player: str
    from_table: int
    to_table: int
    to_seat: int
    kind: str
    why: Message


def draw_tables(players: Sequence[str], lot: Lot, size: int = TABLE_SIZE) -> list[PokerTable]:
    """Seats drawn by lot, as few tables as hold everybody, differing by one at most."""
    count = -(-len(players) // size)
    line = lot.shuffle(list(players))
    tables = []
    for number, taken in enumerate(table_sizes(len(line), count) if count else [], start=1):
        here, line = line[:taken], line[taken:]
        tables.append(PokerTable(number, (*here, *[""] * (size - taken))))
    return tables


def next_moves(tables: Sequence[PokerTable], lot: Lot, busy: Collection[int] = ()) -> list[Move]:
    """List the moves to make now, first the final table, then a table to break, then one at a time
    to balance. Empty when nothing is to be done, or the tables concerned are still playing."""
    live = [table for table in tables if table.players]
    people = sum(len(table.players) for table in live)
    if len(live) < 2:
        return []
    size = _size(live)
    if people <= size:
        return [] if any(table.number in busy for table in live) else _final(live, lot)
    if people <= size * (len(live) - 1):
        return _break(live, lot, busy)
    return _balance(live, lot, busy)


def waiting(tables: Sequence[PokerTable], busy: Collection[int] = ()) -> frozenset[int]:
    """The tables that deal no further hand until players have been moved: all before the final
    table is drawn, the one that is to be broken, the smallest where a player is due to come and,
    for each of them, one of the largest that has finished its hand. So as soon as a smallest and a
    largest table have finished the hand in progress, they differ by one at most."""
    live = [table for table in tables if table.players]
    if len(live) < 2:
        return frozenset()
    size, sizes = _size(live), [len(table.players) for table in live]
    if sum(sizes) <= size:
        return frozenset(table.number for table in live)
    if sum(sizes) <= size * (len(live) - 1):
        return frozenset({max(table.number for table in live)})
    if max(sizes) - min(sizes) < 2:
        return frozenset()
    least = [table.number for table in live if len(table.players) == min(sizes)]
    most = [table.number for table in live if len(table.players) == max(sizes)]
    ready = sorted(number for number in most if number not in busy)
    return frozenset(least + ready[: len(least)])


def _size(live: Sequence[PokerTable]) -> int:
    """Seats of a table; one that took somebody above it, who was in again, has a seat more."""
    return min(len(table.seats) for table in live)


def _final(live: Sequence[PokerTable], lot: Lot) -> list[Move]:
    """The last players draw the seats of the final table."""
    home = live[0]
    line = lot.shuffle([(table.number, one) for table in live for one in table.players])
    why = Message("the-last-draw-for-the-final-table", count=len(line))
    return [Move(one, number, home.number, seat, "final", why) for seat, (number, one) in
            enumerate(line)]  # fmt: skip


def _break(live: Sequence[PokerTable], lot: Lot, busy: Collection[int]) -> list[Move]:
    """The highest-numbered table is broken; its players draw the open seats of the others, the
    smallest tables first."""
    broken = max(live, key=lambda table: table.number)
    others = {table.number: table for table in live if table is not broken}
    if broken.number in busy:
        return []
    moves = []
    why = Message("table-is-broken-everybody-fits", table=broken.number, count=len(others))
    for one in lot.shuffle(broken.players):
        least = min(len(table.players) for table in others.values())
        number = lot.shuffle(sorted(n for n, t in others.items() if len(t.players) == least))[0]
        open_seats = [seat for seat, taken in enumerate(others[number].seats) if not taken]
        seat = lot.shuffle(open_seats)[0]
        others[number] = others[number].with_player(seat, one)
        moves.append(Move(one, broken.number, number, seat, "break", why))
    return moves


def _balance(live: Sequence[PokerTable], lot: Lot, busy: Collection[int]) -> list[Move]:
    """One player from the largest table to the smallest, if they differ by more than one."""
    most = max(len(table.players) for table in live)
    least = min(len(table.players) for table in live)
    if most - least < 2:
        return []
    largest = [t for t in live if len(t.players) == most and t.number not in busy]
    smallest = [t for t in live if len(t.players) == least and t.number not in busy]
    if not largest or not smallest:
        return []
    # among equal tables the one where whoever moves finds the big blind the soonest
    source = min(largest, key=lambda table: table.number)
    target = min(smallest, key=lambda t: (_wait(t, t.worst_seat()), t.number))
    seat = target.worst_seat()
    one = source.seats[source.next_big]
    wait = _wait(target, seat)
    why = Message(
        "who-is-due-next-for-the-big-blind-moves",
        table=source.number,
        most=most,
        other=target.number,
        least=least,
        hands=wait,
    )
    return [Move(one, source.number, target.number, seat, "balance", why)]


def _wait(table: PokerTable, seat: int) -> int:
    """Hands that pass before the big blind reaches a seat."""
    line = table.after(table.big)
    return sum(1 for other in line[: line.index(seat)] if table.seats[other])


def moved(tables: Sequence[PokerTable], moves: Sequence[Move]) -> list[PokerTable]:
    """The tables after moves. Raises ValueError for a seat that is taken."""
    seats = {table.number: list(table.seats) for table in tables}
    big = {table.number: table.big for table in tables}
    gone = {move.player for move in moves}
    for number, line in seats.items():
        seats[number] = ["" if one in gone else one for one in line]
    for move in moves:
        if seats[move.to_table][move.to_seat]:
            raise ValueError(f"seat {move.to_seat + 1} at table {move.to_table} is taken")
        seats[move.to_table][move.to_seat] = move.player
        if move.kind == "final":
            big[move.to_table] = -1  # the button is drawn anew
    return [PokerTable(number, tuple(line), big[number]) for number, line in seats.items()]


# --- places --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Bust:
    """A player who went out: in which hand (a number that grows over the event; hands that are
    played at the same time hand-for-hand share it), and the stack at its start."""

    player: str
    hand: int
    stack: int


def places(players: Sequence[str], busts: Sequence[Bust]) -> dict[str, tuple[int, bool]]:
    """The place of each who is out, and of the last one in; whether it is shared. Of several out
    on one hand the larger stack at its start stands higher, equal stacks share (OP-HOLDEM-12)."""
    last = {bust.player: bust for bust in busts}
    line = sorted(last.values(), key=lambda bust: (bust.hand, bust.stack))
    found: dict[str, tuple[int, bool]] = {}
    place = len(players)
    while line:
        worst = (line[0].hand, line[0].stack)
        level = [bust for bust in line if (bust.hand, bust.stack) == worst]
        line = line[len(level) :]
        place -= len(level)
        for bust in level:
            found[bust.player] = (place + 1, len(level) > 1)
    rest = [one for one in players if one not in last]
    if len(rest) == 1:
        found[rest[0]] = (1, False)
    return found


# --- chips changed up ----------------------------------------------------------------------------


def color_up(stacks: Mapping[str, int], least: int, following: int, lot: Lot) -> dict[str, int]:
    """Stacks after the chips of ``least`` are taken out for chips of ``following`` (OP-HOLDEM-13).

    Each changes what makes whole chips; the odd ones race: for each there is a card, the highest
    cards win a chip of ``following`` until their sum is used up, at most one chip to a player; what
    is left over below a whole chip is rounded up. Nobody is raced out: who would have nothing gets
    one chip. Raises ValueError if chips of ``following`` are not made of ``least``.
    """
    if least < 1 or following % least:
        raise ValueError(f"following: {following} is not made of chips of {least}")
    odd = {one: stack % following // least for one, stack in stacks.items()}
    after = {one: stack // following * following for one, stack in stacks.items()}
    chips = -(-sum(odd.values()) * least // following)
    tickets = lot.shuffle([one for one in sorted(odd) for _ in range(odd[one])])
    for one in tickets:
        if chips and after[one] // following == stacks[one] // following:
            after[one] += following
            chips -= 1
    for one, stack in stacks.items():
        if stack and not after[one]:
            after[one] = following
    return after
