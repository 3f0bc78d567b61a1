"""Fixed movements of a euchre night: who sits where in every game, printed beforehand.

The movement is a whist tournament where we have one: over its whole length every two are partners
once and opponents twice. That can only be with a multiple of four players or one more, and it is
played as far as the games announced (EUCHRE-48, 50, 52; OP-EUCHRE-01, ``movement=fixed-schedule``).
Nobody's seat depends on a result, so EUCHRE-49 (the lower pair moves) gives way: the chairperson
chooses it.

A movement is kept as its first game, in ``movements.toml``: players are the elements of a group,
perhaps with one more who never changes, and each further game adds the same element to all
players. That is a whist tournament exactly when the differences between partners are all different
and those between opponents are each there twice. Which elements are added, and in which order, is
chosen so that in the games announced as few opponents as can be meet again.

A few numbers have a movement that would fail as a whist tournament only after more games than a
night has: ``is_whist`` tells them apart. Other numbers get ``drawn``.
"""

import math
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import combinations, islice
from typing import Any

from cardhall.formats.lot import Lot
from cardhall.formats.progressive import (
    CardTable,
    GamePlayed,
    GameSeats,
    most_games,
    seat_game,
)
from cardhall.messages import Message

Two = tuple[int, int]  # partners, by their numbers in the movement, from 1
Four = tuple[Two, Two]  # a table

_Element = tuple[int, ...]
_STAYS = -1  # the player who never changes

SEATS = (("A", "C"), ("B", "D"))
"""Where the two pairs of a table sit: partners opposite each other, letters clockwise."""


@dataclass(frozen=True, slots=True)
class MovementGame:
    """A game of the movement: ``tables`` in their order, each two pairs of players' numbers (from
    1), and who sits out."""

    number: int
    tables: tuple[Four, ...]
    out: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MovementLine:
    """A game on a player's card. ``table`` is 0 in a game that is sat out."""

    game: int
    table: int
    seat: str
    partner: int
    opponents: tuple[int, ...]


# --- the movement --------------------------------------------------------------------------------


@cache
def fixed(players: int, games: int) -> tuple[MovementGame, ...] | None:
    """The movement for so many players, as far as so many games; None where there is none.

    There is one for 4 to 201 players that make whole tables, or whole tables and one more, and for
    no more games than ``most_games`` allows (no partnership twice, EUCHRE-50; ten at most,
    EUCHRE-52).
    """
    start = _starts().get(players)
    if start is None or not 1 <= games <= most_games(players, games):
        return None
    rounds = _rounds(start, games)
    return tuple(_game(start, number, added) for number, added in enumerate(rounds, start=1))


def is_whist(players: int) -> bool:
    """True if the movement for so many is part of a whist tournament."""
    start = _starts().get(players)
    return start is not None and start.whist


def numbers() -> tuple[int, ...]:
    """The numbers of players for which there is a fixed movement."""
    return tuple(sorted(_starts()))


def drawn(players: int, games: int, seed: str) -> tuple[MovementGame, ...]:
    """A movement for any number of players, drawn by lot as the night's seating would be: no
    partnership twice, who sits out in turn. Raises ValueError with fewer than four, NoSeating
    for more games than can be had."""
    people = [str(number) for number in range(1, players + 1)]
    lot = Lot(seed, "euchre drawn movement")
    past: list[GamePlayed] = []
    for _ in range(games):
        seats = seat_game(people, past, games, seed)
        lower = {table.number: lot.below(2) for table in seats.tables}
        past.append(GamePlayed(seats.tables, seats.out, lower))
    return tuple(
        MovementGame(
            number,
            tuple(_numbered(table.pairs) for table in game.tables),
            tuple(int(one) for one in game.out),
        )
        for number, game in enumerate(past, start=1)
    )


def _numbered(pairs: tuple[tuple[str, str], tuple[str, str]]) -> Four:
    (a, b), (c, d) = pairs
    return (int(a), int(b)), (int(c), int(d))


# --- what is made of it --------------------------------------------------------------------------


def seated(game: MovementGame, people: Sequence[str]) -> GameSeats:
    """A game with people in it: the first of ``people`` is player 1 of the movement. Raises
    ValueError if they are not as many as the movement is for."""
    count = 4 * len(game.tables) + len(game.out)
    if len(people) != count:
        raise ValueError(f"people: {len(people)} here, the movement is for {count}. Make another")

    def name(number: int) -> str:
        return people[number - 1]

    tables = tuple(
        CardTable(number, ((name(a), name(b)), (name(c), name(d))))
        for number, ((a, b), (c, d)) in enumerate(game.tables, start=1)
    )
    why = {
        one: Message("player-of-the-printed-movement", number=number)
        for number, one in enumerate(people, start=1)
    }
    for number in game.out:
        why[name(number)] = Message("player-of-the-movement-sits-out", number=number)
    return GameSeats(tables, tuple(name(number) for number in game.out), why)


def card(games: Sequence[MovementGame], player: int) -> tuple[MovementLine, ...]:
    """Make the lines of a player's movement card, game by game. Raises ValueError for a player who
    is not in the movement."""
    return tuple(_line(game, player) for game in games)


def _line(game: MovementGame, player: int) -> MovementLine:
    if player in game.out:
        return MovementLine(game.number, 0, "", 0, ())
    for table, pairs in enumerate(game.tables, start=1):
        for side, pair in enumerate(pairs):
            if player in pair:
                at = pair.index(player)
                seat, partner = SEATS[side][at], pair[1 - at]
                return MovementLine(game.number, table, seat, partner, pairs[1 - side])
    raise ValueError(f"player: there is no {player} in this movement")


# --- how it is made ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Start:
    """The first game. ``moduli`` name the group; players are its elements in counting order, and
    one who stays if there is one more. With one player over, element 0 sits out."""

    players: int
    moduli: _Element
    tables: tuple[tuple[int, int, int, int], ...]
    whist: bool

    @property
    def order(self) -> int:
        return math.prod(self.moduli)

    def element(self, number: int) -> _Element:
        """An element of the group by its number."""
        digits = []
        for modulus in reversed(self.moduli):
            number, digit = divmod(number, modulus)
            digits.append(digit)
        return tuple(reversed(digits))

    def number(self, element: _Element) -> int:
        number = 0
        for digit, modulus in zip(element, self.moduli, strict=True):
            number = number * modulus + digit % modulus
        return number

    def plus(self, one: int, added: int) -> int:
        """A player after an element was added; who stays, stays."""
        if one == _STAYS:
            return one
        both = zip(self.element(one), self.element(added), strict=True)
        return self.number(tuple(a + b for a, b in both))

    def less(self, one: int, other: int) -> int:
        """The difference of two players who change."""
        both = zip(self.element(one), self.element(other), strict=True)
        return self.number(tuple(a - b for a, b in both))


def _game(start: _Start, number: int, added: int) -> MovementGame:
    """The first game with an element added to everybody."""

    def seat(one: int) -> int:
        return _printed(start, start.plus(one, added))

    tables = tuple(((seat(a), seat(b)), (seat(c), seat(d))) for a, b, c, d in start.tables)
    out = (seat(0),) if start.players % 4 else ()
    return MovementGame(number, tables, out)


def _printed(start: _Start, one: int) -> int:
    return start.players if one == _STAYS else one + 1


TRIES = 30
"""How many second games are tried to find a line of games in which few meet again."""


def _rounds(start: _Start, games: int) -> Sequence[int]:
    """List the element added in each game, nothing in the first: of all that can be added, the next
    is always that by which the fewest meet again."""
    gaps = _gaps(start)
    lines = (_line_from(start, step, games, gaps) for step in range(1, start.order))
    return min(islice(lines, TRIES))[1][:games]


def _line_from(
    start: _Start, step: int, games: int, gaps: Mapping[int, int]
) -> tuple[int, list[int]]:
    """Make the line that begins with nothing and ``step``, and count those who meet again; the
    count comes first."""
    line, again = [0], 0
    cost = [gaps[one] for one in range(start.order)]
    following = step
    while len(line) < games:
        again += cost[following]
        line.append(following)
        for one in range(start.order):
            cost[one] += gaps[start.less(one, following)]
        rest = (one for one in range(start.order) if one not in line)
        following = min(rest, key=lambda one: (cost[one], one), default=0)
    return again, line


def _gaps(start: _Start) -> Counter[int]:
    """By which difference of games two opponents meet again, and how many such meetings."""
    first: dict[int, list[int]] = {}
    for a, b, c, d in start.tables:
        for one, two in ((a, c), (a, d), (b, c), (b, d)):
            if _STAYS in (one, two):
                first.setdefault(_STAYS, []).append(one if two == _STAYS else two)
            else:
                there, back = start.less(one, two), start.less(two, one)
                first.setdefault(min(there, back), []).append(one if there < back else two)
    gaps: Counter[int] = Counter()
    for meetings in first.values():
        for one, two in combinations(meetings, 2):
            gaps[start.less(one, two)] += 1
            gaps[start.less(two, one)] += 1
    return gaps


@cache
def _starts() -> Mapping[int, _Start]:
    text = (files(__package__) / "movements.toml").read_text("utf-8")
    return {
        entry["players"]: _Start(
            entry["players"],
            tuple(entry["moduli"]),
            tuple(_tables(entry)),
            entry["whist"],
        )
        for entry in tomllib.loads(text)["movement"]
    }


def _tables(entry: Mapping[str, Any]) -> Iterator[tuple[int, int, int, int]]:
    """The tables of the first game: those written, each taken times every multiplier, and then
    those that are written once."""
    order = math.prod(entry["moduli"])
    for words, times in ((entry["tables"], entry.get("times", [1])), (entry.get("once", ""), [1])):
        for word in words.split():
            table = [_STAYS if part == "*" else int(part) for part in word.split(",")]
            for factor in times:
                a, b, c, d = (x if x == _STAYS else x * factor % order for x in table)
                yield a, b, c, d
