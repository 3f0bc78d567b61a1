"""A progressive euchre night: new partners every game, nobody twice with the same one.

Seats are drawn for the first game. After each game the pair with fewer points moves on to the next
table and splits with the pair that stays (EUCHRE-48 to 50, OP-EUCHRE-01). What gives way when not
everything can be had: first that opponents are new, then that the lower pair moves to the next
table, then that it moves at all; a partnership is never repeated. So that this never runs into a
dead end, a seating is taken only if the games still to come can be seated after it, whatever their
results: with twenty or more at the tables that is always so (each has then met fewer partners than
half of the others), with fewer a way to the end is sought, and kept in hand.

Players beyond a multiple of four sit out in turn, none twice before all have once (OP-EUCHRE-03).
Everything follows from the draw, the games played and a seed.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from cardhall.formats.lot import Lot

Pair = tuple[str, str]
_Two = tuple[int, int]  # partners, by number
_Four = tuple[_Two, _Two]  # a table

MOST_GAMES = {4: 3, 5: 5, 6: 7, 7: 10, 8: 7, 9: 9}
"""Games without a partnership repeated, where ten cannot be had (OP-EUCHRE-01)."""

MOST = 10
"""The most games of a night (EUCHRE-52)."""

SURE = 20
"""From so many at the tables on there is always a next game: of the others at least half are
new as partners, for nine games are behind at most (a graph of m players each joined to m/2 others
has a perfect matching)."""


@dataclass(frozen=True, slots=True)
class CardTable:
    """Four at a table: two pairs of partners."""

    number: int
    pairs: tuple[Pair, Pair]

    @property
    def players(self) -> tuple[str, ...]:
        """In the order of the pairs."""
        return (*self.pairs[0], *self.pairs[1])


@dataclass(frozen=True, slots=True)
class GameSeats:
    """A game as it is seated: tables, who sits out, and for each person the reason in words."""

    tables: tuple[CardTable, ...]
    out: tuple[str, ...]
    why: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class GamePlayed:
    """A game as it was played: ``lower`` names for each table the pair (0 or 1) that moves; a table
    that was level has been cut for (OP-EUCHRE-02)."""

    tables: tuple[CardTable, ...]
    out: tuple[str, ...]
    lower: Mapping[int, int]


ATTEMPTS = 24
"""Ways tried to let every lower pair move before something gives way."""

IMPOSSIBLE = 1_000_000_000


class NoSeating(ValueError):
    """So many games cannot be played without repeating a partnership."""

    def __init__(self, games: int, cure: str) -> None:
        super().__init__(f"{games} more games would repeat a partnership. {cure}")
        self.cure = cure


def most_games(players: int, wished: int = 10) -> int:
    """How many games so many can play, no partnership twice, up to ``wished`` (EUCHRE-52)."""
    return min(wished, MOST_GAMES.get(players, MOST)) if players >= 4 else 0


def seat_game(
    people: Sequence[str], past: Sequence[GamePlayed], games: int, seed: str
) -> GameSeats:
    """The seats of the next game.

    people: who plays, in the order drawn before game 1 (it decides who sits out). past: the games
    so far. games: how many there shall be in all. Raises NoSeating when the rest cannot be played
    without repeating a partnership, ValueError with fewer than four.
    """
    if len(people) < 4:
        raise ValueError(f"people: {len(people)} here. Four are needed for a table")
    night = _Night(people, past, games, seed)
    if not past:
        return night.first()
    return night.next()


def sits_out(people: Sequence[str], past: Sequence[Sequence[str]]) -> list[str]:
    """Who sits out next: as many as are beyond a multiple of four, of those who did so least,
    in the order of ``people``."""
    counts = {one: sum(one in out for out in past) for one in people}
    line = sorted(people, key=lambda one: counts[one])  # keeps the order among equals
    return line[: len(people) % 4]


class _Night:
    """One question: how to seat the next game. Players are numbers here, sets of them bits."""

    def __init__(
        self, people: Sequence[str], past: Sequence[GamePlayed], games: int, seed: str
    ) -> None:
        self.people = list(people)
        self.past = past
        self.games = games
        self.seed = seed
        self.index = {one: number for number, one in enumerate(people)}
        self.free = self.new_partners(past)
        self.met = self.opponents(past)
        self.tables = len(people) // 4
        self.outs = self._outs_to_come(past, 0)
        self.plan = self._plan()

    def _outs_to_come(self, past: Sequence[GamePlayed], order: int) -> list[list[str]]:
        """Who sits out in each game to come: in the order of the draw; with few players that may
        leave no way through the night, and then in another order, drawn anew for each game."""
        outs = [list(game.out) for game in past]
        for number in range(len(past), max(len(past) + 1, self.games)):
            line = self.people
            if order:
                line = Lot(f"{self.seed} {order} {number}", "euchre sit-outs").shuffle(line)
            outs.append(sits_out(line, outs))
        return outs[len(past) :]

    def _plan(self) -> list[list[_Two]]:
        """A way through all games to come, where one must be kept in hand; else nothing. Raises
        NoSeating when there is none."""
        if len(self.people) - len(self.outs[0]) >= SURE:
            return []
        for order in range(40):
            outs = self._outs_to_come(self.past, order)
            way = self._plan_after(len(self.past), outs)
            if way is not None:
                self.outs = outs
                return way
        raise NoSeating(len(self.outs), "Play a game fewer, or end the night here")

    def _plan_after(self, played: int, outs: list[list[str]]) -> list[list[_Two]] | None:
        """The way that was in hand after so many games: found by the same search from the same
        seed as when the last game was seated, or what is left of the way before that."""
        past = self.past[:played]
        way = self._way(self.new_partners(past), outs, str(played))
        if way is not None or not played:
            return way
        last = self.past[played - 1]
        if {*last.out, *(one for table in last.tables for one in table.players)} != {*self.people}:
            return None  # somebody came or left since: that way was for others
        earlier = self._plan_after(played - 1, [list(last.out), *outs])
        pairs = {frozenset(pair) for table in last.tables for pair in table.pairs}
        name = self.people
        if earlier and {frozenset((name[a], name[b])) for a, b in earlier[0]} == pairs:
            return earlier[1:]
        return None

    def new_partners(self, past: Sequence[GamePlayed]) -> list[int]:
        """For each player the others with whom she has not yet been partnered."""
        everyone = (1 << len(self.people)) - 1
        free = [everyone ^ 1 << number for number in range(len(self.people))]
        for game in past:
            for table in game.tables:
                for pair in table.pairs:
                    one, two = (self.index.get(who, -1) for who in pair)
                    if one >= 0 and two >= 0:
                        _use(free, one, two)
        return free

    def opponents(self, past: Sequence[GamePlayed]) -> dict[tuple[int, int], int]:
        """How often two have been opponents."""
        met: dict[tuple[int, int], int] = {}
        for game in past:
            for table in game.tables:
                for one in table.pairs[0]:
                    for two in table.pairs[1]:
                        a, b = self.index.get(one, -1), self.index.get(two, -1)
                        if a >= 0 and b >= 0:
                            met[min(a, b), max(a, b)] = met.get((min(a, b), max(a, b)), 0) + 1
        return met

    def repeats(self, one: _Two, two: _Two) -> int:
        """What it costs to seat two pairs against each other: the more often they have met, the
        more a further time weighs."""
        met = self.met
        return sum(met.get((a, b) if a < b else (b, a), 0) ** 2 for a in one for b in two)

    # --- the first game

    def first(self) -> GameSeats:
        """Drawn by lot; with few players, as a way through the whole night begins."""
        lot = Lot(self.seed, "euchre first game")
        here = [number for number in range(len(self.people)) if not self._is_out(number)]
        order = lot.shuffle(here)
        if self.plan:
            pairs = lot.shuffle(self.plan[0])
        else:
            pairs = list(zip(order[::2], order[1::2], strict=True))
        tables = [(pairs[2 * n], pairs[2 * n + 1]) for n in range(self.tables)]
        words = dict.fromkeys(here, "Drawn by lot for the first game.")
        return self._seats(tables, words)

    # --- the games after it

    def next(self) -> GameSeats:
        """The lower pairs moving if that can be, else as near to it as can be."""
        for attempt in range(ATTEMPTS):
            tables = self._moved(attempt)
            if tables and self._can_go_on([pair for table in tables for pair in table]):
                return self._seats(tables, self._words(tables))
        pairs = self._any_pairs()
        tables = self._at_tables(pairs)
        return self._seats(tables, self._words(tables))

    def _moved(self, attempt: int) -> list[_Four] | None:
        """Staying pairs split with the pairs that come. None if that cannot be."""
        duos = self._duos()
        if duos is None:
            return None
        stay, move = duos
        lot = Lot(f"{self.seed} {len(self.past)} {attempt}", "euchre moves")
        count = len(stay)
        splits = [[self._split(one, two, lot, attempt) for two in move] for one in stay]
        cost = [
            [
                IMPOSSIBLE if split is None else 100 * split[0] + ((origin + 1) % count != table)
                for origin, split in enumerate(row)
            ]
            for table, row in enumerate(splits)
        ]
        chosen = [splits[table][origin] for table, origin in enumerate(assign(cost))]
        return None if None in chosen else [split[1] for split in chosen if split]

    def _split(self, stay: _Two, move: _Two, lot: Lot, attempt: int) -> tuple[int, _Four] | None:
        """The better of the two ways to pair those who stay with those who come, and its cost.
        Later attempts mind the cost less and less, to find other seatings."""
        (a, b), (c, d) = stay, move
        ways = []
        for one, two in (((a, c), (b, d)), ((a, d), (b, c))):
            if self.free[one[0]] >> one[1] & 1 and self.free[two[0]] >> two[1] & 1:
                ways.append((self._cost(one, two) + lot.below(attempt + 1), (one, two)))
        return min(ways, default=None)

    def _cost(self, one: _Two, two: _Two) -> int:
        """Partners of this game are opponents in the next, whether they stay or move: to partner
        two who have met is to let them meet again."""
        cost = 2 * self.repeats(one, two)
        if len(self.outs) > 1:
            cost += 2 * (self._met(*one) ** 2 + self._met(*two) ** 2)
        return cost

    def _met(self, one: int, two: int) -> int:
        return self.met.get((one, two) if one < two else (two, one), 0)

    def _duos(self) -> tuple[list[_Two], list[_Two]] | None:
        """Who stays and who moves at each table; who comes in takes the place of one who goes out
        or has left. None when the number of tables changes."""
        last = self.past[-1]
        if len(last.tables) != self.tables:
            return None
        here = {n for n in range(len(self.people)) if not self._is_out(n)}
        stay: list[list[int]] = []
        move: list[list[int]] = []
        for table in last.tables:
            low = last.lower[table.number]
            for line, pair in ((move, table.pairs[low]), (stay, table.pairs[1 - low])):
                numbers = [self.index.get(one, -1) for one in pair]
                line.append([one for one in numbers if one in here])
        coming = sorted(here - {one for duo in (*stay, *move) for one in duo})
        for duo in (*move, *stay):
            while len(duo) < 2:
                duo.append(coming.pop(0))
        return [(a, b) for a, b in stay], [(a, b) for a, b in move]

    def _any_pairs(self) -> list[_Two]:
        """Pairs that have not been, when the lower pairs cannot all move."""
        if self.plan:
            return self.plan[0]
        lot = Lot(f"{self.seed} {len(self.past)}", "euchre pairs")
        pairs = None
        while pairs is None:
            pairs = _matching(self.free, self._active(self.outs[0]), lot, [2000])
        return pairs

    def _at_tables(self, pairs: list[_Two]) -> list[_Four]:
        """Pairs set against each other so that as few opponents as can be meet again: each time
        two tables that do better with other opponents change them."""
        tables = [(pairs[2 * n], pairs[2 * n + 1]) for n in range(len(pairs) // 2)]
        better = True
        while better:
            better = False
            for one in range(len(tables)):
                for two in range(one):
                    (a, b), (c, d) = tables[one], tables[two]
                    now = self.repeats(a, b) + self.repeats(c, d)
                    for way in (((a, c), (b, d)), ((a, d), (b, c))):
                        if self.repeats(*way[0]) + self.repeats(*way[1]) < now:
                            tables[one], tables[two] = way
                            better = True
                            break
        return tables

    # --- looking ahead

    def _can_go_on(self, pairs: Sequence[_Two]) -> bool:
        """Can the games after this one be seated, whatever happens in them?"""
        if len(self.outs) == 1 or len(pairs) * 2 >= SURE:
            return True
        free = list(self.free)
        for one, two in pairs:
            _use(free, one, two)
        return self._way(free, self.outs[1:], str(len(self.past) + 1)) is not None

    def _way(
        self, free: Sequence[int], outs: Sequence[Sequence[str]], label: str
    ) -> list[list[_Two]] | None:
        """Pairs for each of the games to come, no partnership twice; None if none is found."""
        lot = Lot(f"{self.seed} {label}", "euchre way")
        return _way_through(list(free), [self._active(out) for out in outs], lot)

    def _active(self, out: Sequence[str]) -> int:
        """All but those who sit out, as bits."""
        active = (1 << len(self.people)) - 1
        for one in out:
            active &= ~(1 << self.index[one])
        return active

    def _is_out(self, number: int) -> bool:
        return self.people[number] in self.outs[0]

    # --- in words

    def _words(self, tables: list[_Four]) -> dict[int, str]:
        """Why each sits where she does."""
        last = self.past[-1]
        was: dict[int, tuple[int, bool]] = {}
        for table in last.tables:
            for side, pair in enumerate(table.pairs):
                for name in pair:
                    if name in self.index:
                        was[self.index[name]] = (table.number, side == last.lower[table.number])
        words = {}
        for number, seated in enumerate(tables, start=1):
            for one in (*seated[0], *seated[1]):
                words[one] = _why(was.get(one), number, len(tables))
        return words

    def _seats(self, tables: list[_Four], words: Mapping[int, str]) -> GameSeats:
        name = self.people
        seated = tuple(
            CardTable(number, ((name[a], name[b]), (name[c], name[d])))
            for number, ((a, b), (c, d)) in enumerate(tables, start=1)
        )
        why = {name[one]: text for one, text in words.items()}
        for one in self.outs[0]:
            why[one] = f"Sits out: {len(name)} play, {4 * len(tables)} find a seat."
        return GameSeats(seated, tuple(self.outs[0]), why)


def _why(was: tuple[int, bool] | None, now: int, tables: int) -> str:
    if was is None:
        return "Comes in after sitting out."
    table, lower = was
    if tables == 1:
        return "A new partner at the only table."
    if not lower:
        return (
            "Her pair had more points: stays and splits."
            if now == table
            else "Changes table: staying would have brought a partner twice."
        )
    if now == table % tables + 1:
        return "Her pair had fewer points: moves on to the next table."
    if now != table:
        return "Her pair had fewer points: moves, further on for new partners or opponents."
    return "Stays: moving would have brought a partner twice."


# --- pairs that have not been --------------------------------------------------------------------


def _use(free: list[int], one: int, two: int) -> None:
    free[one] &= ~(1 << two)
    free[two] &= ~(1 << one)


def _bits(members: int) -> Iterator[int]:
    while members:
        low = members & -members
        yield low.bit_length() - 1
        members ^= low


def _matching(free: Sequence[int], active: int, lot: Lot, steps: list[int]) -> list[_Two] | None:
    """All of ``active`` in pairs that are free, drawn by lot; the player with the fewest choices
    chooses first. None if there is no such pairing, or none in so many steps."""
    if not active:
        return []
    steps[0] -= 1
    if steps[0] < 0:
        return None
    one = min(_bits(active), key=lambda number: (free[number] & active).bit_count())
    for two in lot.shuffle(list(_bits(free[one] & active))):
        rest = _matching(free, active & ~(1 << one | 1 << two), lot, steps)
        if rest is not None:
            return [(one, two), *rest]
    return None


def _way_through(
    free: list[int], actives: Sequence[int], lot: Lot, tries: int = 300
) -> list[list[_Two]] | None:
    """Pairs for each game, no partnership twice. Games are drawn one after the other; where it
    gets stuck it goes back some games and draws them anew, for so many draws."""
    way: list[list[_Two]] = []
    while tries and len(way) < len(actives):
        tries -= 1
        pairs = None
        if _enough(free, actives[len(way) :]):
            pairs = _matching(free, actives[len(way)], lot, [400])
        if pairs is not None:
            way.append(pairs)
            for one, two in pairs:
                _use(free, one, two)
            continue
        # mostly a few games back; now and then to the start, for the first may be to blame
        for _ in range(min(len(way), 1 + lot.below(3)) if lot.below(4) else len(way)):
            for one, two in way.pop():
                free[one] |= 1 << two
                free[two] |= 1 << one
    return way if len(way) == len(actives) else None


def _enough(free: Sequence[int], actives: Sequence[int]) -> bool:
    """Has each as many free partners as games to play?"""
    return all(
        sum(active >> number & 1 for active in actives) <= mates.bit_count()
        for number, mates in enumerate(free)
    )


# --- who goes where at the least cost ------------------------------------------------------------


def assign(cost: Sequence[Sequence[int]]) -> list[int]:
    """For each row a column, all different, at the least sum (the Hungarian method; n cubed)."""
    count = len(cost)
    row_price = [0] * (count + 1)
    column_price = [0] * (count + 1)
    row_of = [0] * (count + 1)
    for row in range(1, count + 1):
        row_of[0] = row
        least = [1 << 60] * (count + 1)
        came_from = [0] * (count + 1)
        done = [False] * (count + 1)
        column = 0
        while row_of[column]:
            done[column] = True
            here, step, following = row_of[column], 1 << 60, 0
            prices, base = cost[here - 1], row_price[here]
            for other in range(1, count + 1):
                if done[other]:
                    continue
                reduced = prices[other - 1] - base - column_price[other]
                if reduced < least[other]:
                    least[other], came_from[other] = reduced, column
                if least[other] < step:
                    step, following = least[other], other
            for other in range(count + 1):
                if done[other]:
                    row_price[row_of[other]] += step
                    column_price[other] -= step
                else:
                    least[other] -= step
            column = following
        while column:
            row_of[column] = row_of[came_from[column]]
            column = came_from[column]
    chosen = [0] * count
    for column in range(1, count + 1):
        chosen[row_of[column] - 1] = column - 1
    return chosen


# --- how well it went ----------------------------------------------------------------------------


def repeated_opponents(games: Sequence[GamePlayed]) -> int:
    """How many meetings as opponents were not the first of those two."""
    met: dict[frozenset[str], int] = {}
    for game in games:
        for table in game.tables:
            for one in table.pairs[0]:
                for two in table.pairs[1]:
                    pair = frozenset((one, two))
                    met[pair] = met.get(pair, 0) + 1
    return sum(count - 1 for count in met.values())


def fewest_repeated_opponents(players: int, games: int) -> int:
    """No seating has fewer: each meets two opponents a game, and there are only so many others."""
    played, more = divmod(games * (players // 4 * 4), players)
    others = players - 1
    slots = (players - more) * max(0, 2 * played - others)
    slots += more * max(0, 2 * (played + 1) - others)
    return -(-slots // 2)
