"""A progressive euchre night: new partners every game, nobody twice with the same one.

Seats are drawn for the first game. After each game the pair with fewer points moves on to the next
table and splits with the pair that stays (EUCHRE-48 to 50, OP-EUCHRE-01). What gives way when not
everything can be had, in this order:

1. that the lower pair goes to the very next table, and together: its two go further on, or to
   different tables, where so fewer opponents meet again;
2. that opponents are new;
3. that the lower pair moves, and the other stays.

A partnership is never repeated. So that this never runs into a dead end, a seating is taken only if
the games still to come can be seated after it, whatever their results: with twenty or more at the
tables that is always so (each has then met fewer partners than half of the others), with fewer a
way to the end is sought, and kept in hand.

Players beyond a multiple of four sit out in turn, none twice before all have once (OP-EUCHRE-03).
Everything follows from the draw, the games played and a seed.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from cardhall.formats.lot import Lot
from cardhall.formats.moving import Costs, improved, together
from cardhall.messages import Message

Pair = tuple[str, str]
_Two = tuple[int, int]  # partners, by number
_Seats = list[int]  # a game by number, four to a table: a, x, b, y; a and x against b and y

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
    why: Mapping[str, Message]


@dataclass(frozen=True, slots=True)
class GamePlayed:
    """A game as it was played: ``lower`` names for each table the pair (0 or 1) that moves; a table
    that was level has been cut for (OP-EUCHRE-02)."""

    tables: tuple[CardTable, ...]
    out: tuple[str, ...]
    lower: Mapping[int, int]


ATTEMPTS = 12
"""Seatings sought that keep a way to the end, before more gives way."""

# What a seating costs. Each is more than all of the one before together, or near enough.
FURTHER = 1  # one of a lower pair goes further than to the next table
APART = 2  # the two of a lower pair do not meet as opponents, so they go apart
MET = 1_000  # opponents who have met
MET_AGAIN = 200  # for each time more that they have
LATER = 500  # partners who have met, if a game follows: if they stay they are opponents in it
MOVES = 1_000_000  # one of a lower pair stays, or one of a higher pair moves
BEEN = 1_000_000_000  # partners who have been partners

NOBODY = LATER // 2
"""What costs less than this brings nobody together again, far or apart as they may go."""

HEAT = 700
"""Where the search begins among seatings that keep the rule: most of what a meeting costs."""


class NoSeating(ValueError):
    """So many games cannot be played without repeating a partnership."""

    def __init__(self, games: int, cure: str) -> None:
        super().__init__(f"{games} more games would repeat a partnership. {cure}")
        self.cure = cure


def most_games(players: int, wished: int = 10) -> int:
    """Count the games that so many can play, no partnership twice, up to ``wished`` (EUCHRE-52)."""
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
    """Choose those who sit out next: as many as are beyond a multiple of four, of those who did so
    least, in the order of ``people``."""
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
        """List those who sit out in each game to come: in the order of the draw; with few players
        that may leave no way through the night, and then in another order, drawn anew for each
        game."""
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
        """For each player the others not yet had as a partner."""
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
        """Count the times that two have been opponents, by their numbers, the lower first."""
        met: dict[tuple[int, int], int] = {}
        for game in past:
            for table in game.tables:
                for one in table.pairs[0]:
                    for two in table.pairs[1]:
                        a, b = self.index.get(one, -1), self.index.get(two, -1)
                        if a >= 0 and b >= 0:
                            met[min(a, b), max(a, b)] = met.get((min(a, b), max(a, b)), 0) + 1
        return met

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
        tables = [one for pair in pairs for one in pair]
        words = dict.fromkeys(here, Message("drawn-by-lot-for-the-first-game"))
        return self._seats(tables, words)

    # --- the games after it

    def next(self) -> GameSeats:
        """The lower pairs moving if that can be, else as near to it as can be."""
        costs = self._costs()
        for ways, limit, attempts in (
            (self._moved, MOVES, ATTEMPTS),
            (self._anywhere, BEEN, ATTEMPTS // 2),
        ):
            for attempt in range(attempts):
                seats = ways(costs, attempt)
                if costs.game(seats) >= limit:
                    break
                if self._can_go_on(seats):
                    return self._seats(seats, self._words(seats))
                self._shun(seats, costs)
        seats = self._with_partners(self._any_pairs(), costs)
        return self._seats(seats, self._words(seats))

    def _shun(self, seats: _Seats, costs: Costs) -> None:
        """Makes these partners dearer, so that others are found."""
        for place in range(0, len(seats), 2):
            one, two = seats[place : place + 2]
            costs.partners[one][two] += LATER
            costs.partners[two][one] += LATER

    def _costs(self) -> Costs:
        """Set the cost of each meeting, partnership and place in this game."""
        count = len(self.people)
        later = LATER if len(self.outs) > 1 else 0
        opponents = [[0] * count for _ in range(count)]
        partners = [[0] * count for _ in range(count)]
        for one in range(count):
            for two in range(count):
                if times := self._met(one, two):
                    opponents[one][two] = MET + MET_AGAIN * (times - 1)
                    partners[one][two] = later
                if not self.free[one] >> two & 1:
                    partners[one][two] = BEEN
        at = [[0] * self.tables for _ in range(count)]
        for table, (stay, move) in self._last().items():
            for one in stay:
                if table < self.tables:
                    at[one] = [MOVES] * self.tables
                    at[one][table] = 0
            for one in move:
                at[one] = [FURTHER] * self.tables
                at[one][(table + 1) % self.tables] = 0
                if table < self.tables > 1:
                    at[one][table] = MOVES
            if len(move) == 2:
                opponents[move[0]][move[1]] -= APART
                opponents[move[1]][move[0]] -= APART
        return Costs(opponents, partners, at)

    def _met(self, one: int, two: int) -> int:
        return self.met.get((one, two) if one < two else (two, one), 0)

    def _last(self) -> dict[int, tuple[list[int], list[int]]]:
        """Of those at each table of the last game (from 0) who play again: the pair that stays and
        the pair that moves."""
        here = {n for n in range(len(self.people)) if not self._is_out(n)}
        last = {}
        for table in self.past[-1].tables:
            low = self.past[-1].lower[table.number]
            stay: list[int] = []
            move: list[int] = []
            for line, pair in ((move, table.pairs[low]), (stay, table.pairs[1 - low])):
                numbers = [self.index.get(one, -1) for one in pair]
                line.extend(one for one in numbers if one in here)
            last[table.number - 1] = (stay, move)
        return last

    def _moved(self, costs: Costs, attempt: int) -> _Seats:
        """Seat those who stay, split, with those who come: pair by pair if so nobody meets again,
        else each alone."""
        seats, fixed = self._pair_by_pair(costs)
        free = [place for place, one in enumerate(seats) if one not in fixed]
        lot = Lot(f"{self.seed} {len(self.past)} {attempt}", "euchre moves")
        for heat in (0, HEAT) if not attempt else (HEAT,):
            if attempt or costs.game(seats) >= NOBODY:
                seats = improved(seats, free, 1, costs, lot, heat, NOBODY)
        return seats

    def _pair_by_pair(self, costs: Costs) -> tuple[_Seats, set[int]]:
        """The pairs that stay with those that come, who comes in taking the place of one who goes
        out or has left; and all who do stay."""
        last = self._last()
        kept = [list(last[t][0]) if t in last else [] for t in range(self.tables)]
        fixed = {one for pair in kept for one in pair}
        coming = [one for _, pair in last.values() if len(pair) == 2 for one in pair]
        known = fixed | set(coming)
        others = [n for n in range(len(self.people)) if not self._is_out(n) and n not in known]
        for pair in kept:
            while len(pair) < 2:
                pair.append(others.pop() if others else coming.pop())
        line = coming + others
        moving = [(line[n], line[n + 1]) for n in range(0, len(line), 2)]
        return together([(a, b) for a, b in kept], moving, costs), fixed

    def _anywhere(self, costs: Costs, attempt: int) -> _Seats:
        """Anybody may change places, as few as can be against the rule."""
        lot = Lot(f"{self.seed} {len(self.past)} {attempt}", "euchre places")
        seats, _ = self._pair_by_pair(costs)
        for heat in (MOVES, HEAT):
            seats = improved(seats, range(len(seats)), 1, costs, lot, heat)
        return seats

    def _any_pairs(self) -> list[_Two]:
        """Pairs that have not been, when the lower pairs cannot all move."""
        if self.plan:
            return self.plan[0]
        lot = Lot(f"{self.seed} {len(self.past)}", "euchre pairs")
        pairs = None
        while pairs is None:
            pairs = _matching(self.free, self._active(self.outs[0]), lot, [2000])
        return pairs

    def _with_partners(self, pairs: list[_Two], costs: Costs) -> _Seats:
        """These pairs, where they cost the least."""
        lot = Lot(f"{self.seed} {len(self.past)}", "euchre tables")
        seats = [one for pair in pairs for one in pair]
        for heat in (MOVES, HEAT):
            seats = improved(seats, range(0, len(seats), 2), 2, costs, lot, heat)
        return seats

    # --- looking ahead

    def _can_go_on(self, seats: _Seats) -> bool:
        """Can the games after this one be seated, whatever happens in them?"""
        if len(self.outs) == 1 or len(seats) >= SURE:
            return True
        free = list(self.free)
        for place in range(0, len(seats), 2):
            _use(free, seats[place], seats[place + 1])
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

    def _words(self, seats: _Seats) -> dict[int, Message]:
        """Say for each player why they sit there."""
        at = {one: place // 4 + 1 for place, one in enumerate(seats)}
        words = {}
        for one in seats:
            out = self.people[one] in self.past[-1].out
            words[one] = (
                Message("comes-in-after-sitting-out") if out else Message("comes-in-for-this-game")
            )
        for table, (stay, move) in self._last().items():
            apart = len({at[one] for one in move}) > 1
            for one in stay:
                words[one] = _why_stays(table + 1, at[one], self.tables)
            for one in move:
                words[one] = _why_moves(table + 1, at[one], self.tables, apart)
        return words

    def _seats(self, seats: _Seats, words: Mapping[int, Message]) -> GameSeats:
        name = [self.people[one] for one in seats]
        tables = tuple(
            CardTable(
                place // 4 + 1,
                ((name[place], name[place + 1]), (name[place + 2], name[place + 3])),
            )
            for place in range(0, len(name), 4)
        )
        why = {self.people[one]: text for one, text in words.items()}
        for one in self.outs[0]:
            count = len(self.people)
            why[one] = Message("sits-out-so-many-find-a-seat", count=count, seats=4 * len(tables))
        return GameSeats(tables, tuple(self.outs[0]), why)


def _why_stays(was: int, now: int, tables: int) -> Message:
    """For one of the pair with more points."""
    if tables == 1:
        return Message("a-new-partner-at-the-only-table")
    if was > tables:
        return Message("the-table-is-closed-one-fewer")
    if now == was:
        return Message("had-more-points-stays-and-splits")
    return Message("changes-table-not-to-repeat-a-partner")


def _why_moves(was: int, now: int, tables: int, apart: bool) -> Message:
    """For one of the pair with fewer points; apart: the partner of before is at another table."""
    if tables == 1:
        return Message("a-new-partner-at-the-only-table")
    if now == was:
        return Message("stays-not-to-repeat-a-partner")
    if apart:
        return Message("had-fewer-points-moves-apart")
    if now == was % tables + 1:
        return Message("had-fewer-points-moves-on")
    return Message("had-fewer-points-moves-further-on")


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


# --- how well it went ----------------------------------------------------------------------------


def repeated_opponents(games: Sequence[GamePlayed]) -> int:
    """Count the meetings as opponents that were not the first of those two."""
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
