"""Count what players do, over any number of hands of any games; parts add up to the whole.

``Stats.of(records)`` counts a pile of records; ``a + b`` is what both counted, so that piles can be
counted apart, by other processes, and put together. What a game counts stands in the
``statistics`` of its folder.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Self

from cardhall.cards.table import LETTERS
from cardhall.games import having, part
from cardhall.games.engine.course import CourseError
from cardhall.games.engine.line_grammar import game_of
from cardhall.records.replay import table_of
from cardhall.records.text import Record, RecordError

Players = Callable[[Record], Sequence[str]]
"""Who sat there, by seat."""


class StatsError(ValueError):
    """What cannot be counted. ``cure`` says what to do instead."""

    def __init__(self, text: str, cure: str) -> None:
        super().__init__(f"{text}. {cure}")
        self.text = text
        self.cure = cure


class Stats:
    """Counts by game and player; without names a player is a seat, ``A``, ``B`` and so on."""

    def __init__(self) -> None:
        self._counts: dict[str, dict[str, Counter[str]]] = {}

    @classmethod
    def of(cls, records: Iterable[Record], players: Players | None = None) -> Self:
        """Count the hands of these records. Raises RecordError where one disagrees with the
        rules."""
        stats = cls()
        for record in records:
            stats.add_record(record, players(record) if players else ())
        return stats

    def add_record(self, record: Record, players: Sequence[str] = ()) -> None:
        """Count the hands of a record that are over. Raises RecordError."""
        for hand in _hands(record):
            self.add(hand, players)

    def add(self, hand: Any, players: Sequence[str] = ()) -> None:
        """Count a finished hand. players: by seat. Raises StatsError for a hand that is not over,
        has no course, or is of a game that counts nothing."""
        game = game_of(hand)[0]
        if game not in having("statistics"):
            raise StatsError(f"{game} counts nothing", f"Choose {', '.join(having('statistics'))}")
        if not hand.is_over:
            raise StatsError("The hand is not over", "Play it to its end, or leave it out")
        if players and len(players) != hand.seats:
            raise StatsError(f"{len(players)} players for {hand.seats} seats", "Name every seat")
        try:
            counted = part(game, "statistics").counted(hand)
        except CourseError as error:
            raise StatsError(error.text, "Count the hand that was played") from None
        ours = self._counts.setdefault(game, {})
        for seat, counts in enumerate(counted):
            if counts:
                name = players[seat] if players else LETTERS[seat]
                ours.setdefault(name, Counter()).update(counts)

    @property
    def games(self) -> tuple[str, ...]:
        """The games of which hands were counted."""
        return tuple(self._counts)

    def players(self, game: str) -> tuple[str, ...]:
        """List who played this game, by name."""
        return tuple(sorted(self._counts.get(game, {})))

    def counts(self, game: str, player: str | None = None) -> dict[str, int]:
        """Every count of a player; of all together without a name."""
        ours = self._counts.get(game, {})
        whose = list(ours.values()) if player is None else [ours.get(player, Counter())]
        names = part(game, "statistics").COUNTS.each
        return {name: sum(one[name] for one in whose) for name in names}

    def rates(self, game: str, player: str | None = None) -> dict[str, float | None]:
        """Every rate of a player (of all together without a name); None where nothing is to be
        divided by."""
        counts = self.counts(game, player)
        rates = part(game, "statistics").COUNTS.rates
        return {
            name: rate.each * counts[rate.count] / counts[rate.of] if counts[rate.of] else None
            for name, rate in rates.items()
        }

    def __add__(self, other: "Stats") -> "Stats":
        if not isinstance(other, Stats):
            return NotImplemented
        both = Stats()
        for stats in (self, other):
            for game, ours in stats._counts.items():
                theirs = both._counts.setdefault(game, {})
                for name, counts in ours.items():
                    theirs.setdefault(name, Counter()).update(counts)
        return both

    def __radd__(self, other: object) -> "Stats":
        """``sum`` begins with 0."""
        return self + Stats() if other == 0 else NotImplemented

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stats) and self.to_data() == other.to_data()

    __hash__ = None  # type: ignore[assignment]  # they grow

    def __str__(self) -> str:
        """A line for each player: the counts that are not 0, and the rates."""
        lines = []
        for game in self.games:
            lines.append(game)
            for name in self.players(game):
                counts = [f"{key} {n}" for key, n in self.counts(game, name).items() if n]
                rates = self.rates(game, name).items()
                shares = [f"{key} {rate:.1f}" for key, rate in rates if rate is not None]
                lines.append(f"  {name}: {', '.join(counts)}; {', '.join(shares)}")
        return "\n".join(lines)

    def to_data(self) -> dict[str, dict[str, dict[str, int]]]:
        """The counts as plain data, by game and player; what is 0 is left out."""
        return {
            game: {
                name: {key: counts[key] for key in sorted(counts) if counts[key]}
                for name, counts in sorted(ours.items())
            }
            for game, ours in sorted(self._counts.items())
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Mapping[str, Mapping[str, int]]]) -> Self:
        """The counts that ``to_data`` wrote. Raises StatsError for a game or a count that is
        none."""
        stats = cls()
        for game, ours in data.items():
            if game not in having("statistics"):
                known = ", ".join(having("statistics"))
                raise StatsError(f"{game!r} counts nothing", f"Choose {known}")
            names = part(game, "statistics").COUNTS.each
            for name, counts in ours.items():
                for key, count in counts.items():
                    if key not in names or isinstance(count, bool) or not isinstance(count, int):
                        known = ", ".join(names)
                        raise StatsError(f"{game}: {key!r} is {count!r}", f"Known: {known}")
                stats._counts.setdefault(game, {})[name] = Counter(counts)
        return stats


def _hands(record: Record) -> list[Any]:
    """The hands of a record that are over and were not declared void, in order."""
    table, found = table_of(record), []
    latest: Any = None
    for line in record.lines:
        before = _at(table)
        try:
            table.do(line.seat, line.act)
        except RecordError:
            raise
        except ValueError as error:
            if not line.outcome.startswith("refused"):
                raise RecordError(line.number, str(error)) from None
        if _at(table) is None and before is not None:  # written down: the next one comes
            found.append(before)
        latest = _at(table)
    if latest is not None:
        found.append(latest)
    return [
        one.hand for one in found if one.hand.is_over and not getattr(one.referee, "void", False)
    ]


def _at(table: Any) -> Any:
    """The table of the one hand that is in play, in a record of several."""
    return table if hasattr(table, "referee") else getattr(table, "table", None)
