"""A euchre night as the event remembers it, and what follows from it (EUCHRE-46 to 57).

Remembered are the order drawn before game 1, who sat where and why, and what each table reported.
Points, credits, places, prizes and the cup are worked out from that, never stored.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from cardhall.formats.elimination import Leaver, Table, Tally
from cardhall.formats.progressive import CardTable, GamePlayed, Pair
from cardhall.hall.formats.progressive.commands import PrizeList
from cardhall.hall.formats.progressive.events import FixedGame, FixedTable
from cardhall.hall.formats.progressive.sheet import Sheet
from cardhall.hall.kernel.reported.table import ReportedTable
from cardhall.messages import Message

if TYPE_CHECKING:
    from cardhall.hall.events import CategoryPlan

LETTERS = "ABCD"
"""Partners sit opposite each other: A and C are the first pair, B and D the second."""


class Struct(msgspec.Struct, frozen=True, kw_only=True):
    """Base of the parts of a night."""


class Particulars(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the preset says of a night. `cup_cents`: of each of a euchred pair (EUCHRE-38)."""

    games: int
    hands: int
    cup_cents: int
    prizes: tuple[PrizeList, ...]


def particulars(plan: "CategoryPlan") -> Particulars:
    """The preset's data of this game, decoded. Raises msgspec.ValidationError naming the field."""
    return msgspec.convert(plan.particulars, Particulars)


class TablePlay(ReportedTable[Sheet], frozen=True, kw_only=True):
    """Two pairs at a table for one game; `why` in the order of the pairs."""

    pairs: tuple[Pair, Pair]
    why: tuple[Message, ...]

    def same(self, one: Sheet, other: Sheet) -> bool:
        """Tell whether both have the same figures, whoever moves."""
        return one.figures == other.figures

    def sits(self, entry: str) -> bool:
        return bool(self.pair_of(entry))

    @property
    def sheet(self) -> Sheet | None:
        """What the table made; None while it plays or is disputed."""
        return self.result

    @property
    def players(self) -> tuple[str, ...]:
        """In the order of the pairs."""
        return (*self.pairs[0], *self.pairs[1])

    def pair_of(self, entry: str) -> int:
        """1 or 2; 0 for somebody who does not sit here."""
        return next((n for n, pair in enumerate(self.pairs, start=1) if entry in pair), 0)

    def partner_of(self, entry: str) -> str:
        pair = self.pairs[self.pair_of(entry) - 1]
        return pair[1] if pair[0] == entry else pair[0]

    def opponents_of(self, entry: str) -> Pair:
        return self.pairs[2 - self.pair_of(entry)]

    def letter_of(self, entry: str) -> str:
        pair = self.pair_of(entry)
        return LETTERS[pair - 1 + 2 * self.pairs[pair - 1].index(entry)]

    def seated(self) -> list[str]:
        """Say who sits at A, B, C and D."""
        (a, c), (b, d) = self.pairs
        return [a, b, c, d]


class Game(Struct, frozen=True, kw_only=True):
    """One game of the night. `out` are those who sit it out, with the reason for each."""

    no: int
    seed: str
    tables: dict[int, TablePlay]
    out: dict[str, Message] = {}
    left_out: dict[str, Message] = {}
    started_at: int = 0

    @property
    def told(self) -> bool:
        """Whether a table has shown anything; one in the browser deals as soon as it may."""
        tables = self.tables.values()
        dealt = bool(self.started_at) and any(play.mode == "live" for play in tables)
        return dealt or any(play.told for play in tables)

    @property
    def complete(self) -> bool:
        """Whether every table is settled, and none waits for a ruling."""
        return bool(self.started_at) and all(
            play.sheet is not None and play.call is None for play in self.tables.values()
        )

    def table_of(self, entry: str) -> TablePlay | None:
        return next((play for play in self.tables.values() if play.pair_of(entry)), None)


LATE = 2
"""The last game before which somebody may come in."""


class ProgressiveScore(Struct, frozen=True, kw_only=True):
    """One person's night. `credit` is given at the end for games sat out (OP-EUCHRE-03)."""

    points: int = 0
    played: int = 0
    outs: int = 0
    credit: int = 0
    place: int = 0  # 0 for one who was sent away
    shared: bool = False

    @property
    def total(self) -> int:
        return self.points + self.credit


class ProgressivePayout(Struct, frozen=True, kw_only=True):
    """What is paid at the end, in cents by person; odd cents stay with the event."""

    prizes: dict[str, int] = {}
    cup: dict[str, int] = {}
    odd_cents: int = 0


class Progressive(Struct, frozen=True, kw_only=True):
    """All that happened so far. `wished` 0 and `prize_rows` None stand for the preset's.

    `rules` are the house rules in force when the first game began.
    """

    order: tuple[str, ...] = ()
    games: tuple[Game, ...] = ()
    planned: int = 0
    fixed: tuple[FixedGame, ...] = ()
    wished: int = 0
    prize_rows: tuple[PrizeList, ...] | None = None
    counted: dict[int, int] = {}
    rules: dict[str, str] = {}
    playoffs: tuple[tuple[str, ...], ...] = ()
    ended_at: int = 0

    @property
    def begun(self) -> bool:
        return bool(self.games and self.games[0].started_at)

    @property
    def now(self) -> Game | None:
        return self.games[-1] if self.games else None

    @property
    def rounds_done(self) -> int:
        """How many games lie behind, for a rehearsal that goes so far."""
        return sum(game.complete for game in self.games)

    @property
    def started(self) -> tuple[Game, ...]:
        return tuple(game for game in self.games if game.started_at)

    def phase(self, plan: "CategoryPlan", left: Mapping[str, Leaver]) -> str:
        """ "entries", "seated", "playing", "between" or "done"."""
        now = self.now
        if now is None:
            return "entries"
        if self.ended_at:
            return "done"
        if not now.started_at:
            return "seated"
        return "between" if now.complete else "playing"

    @property
    def next_game(self) -> int:
        """The number of the game for which somebody who comes now would be seated."""
        now = self.now
        if now is None:
            return 1
        return now.no + 1 if now.started_at else now.no

    def closed(self, plan: "CategoryPlan", at: int) -> bool:
        """Tell whether it goes on without anybody who has not played: two games are behind, or it
        goes by a movement fixed beforehand (EUCHRE-51, OP-EUCHRE-01)."""
        return self.begun and bool(self.ended_at or self.fixed or self.next_game > LATE)

    def standings(self, plan: "CategoryPlan", left: Mapping[str, Leaver]) -> Table:
        """Find who is in, the places, and ties that a hand is to break (EUCHRE-51,
        OP-EUCHRE-06)."""
        tallies = {}
        for one, score in self.scores(left).items():
            leaver = left.get(one)
            status = leaver.kind if leaver else "in"
            place = score.place if self.ended_at else 0
            tallies[one] = Tally((), (), status, 0, place, score.shared and bool(place))
        return Table(tallies, bool(self.ended_at), self.ties_to_play(plan, left))

    # --- points ---------------------------------------------------------------------------------

    def scores(self, left: Mapping[str, Leaver]) -> dict[str, ProgressiveScore]:
        """Each person's points: what the pair made in every game played (EUCHRE-51)."""
        points = dict.fromkeys(self.here(), 0)
        played, outs = dict(points), dict(points)
        for game in self.started:
            for one in game.out:
                outs[one] += 1
            for play in game.tables.values():
                sheet = play.sheet
                for pair, made in zip(play.pairs, sheet.points if sheet else (), strict=False):
                    for one in pair:
                        points[one] += made
                        played[one] += 1
        credit = self._credits(points, played, outs, left)
        scores = {
            one: ProgressiveScore(
                points=made, played=played[one], outs=outs[one], credit=credit.get(one, 0)
            )
            for one, made in points.items()
        }
        return self._placed(scores, left)

    def here(self) -> list[str]:
        """Say who has been seated, or sat out, in a game that began; in the order drawn."""
        seen = {
            one
            for game in self.started
            for one in (*game.out, *(p for play in game.tables.values() for p in play.players))
        }
        return [one for one in self.order if one in seen]

    def _credits(
        self,
        points: Mapping[str, int],
        played: Mapping[str, int],
        outs: Mapping[str, int],
        left: Mapping[str, Leaver],
    ) -> dict[str, int]:
        """At the end: for each game sat out beyond the fewest of anybody who was there from first
        to last, their own mean, rounded half up (OP-EUCHRE-03)."""
        if not self.ended_at or self.rules.get("bye") != "own-mean":
            return {}
        first = self.games[0]
        whole = [one for one in points if one not in left and (one in first.out or _at(first, one))]
        fewest = min((outs[one] for one in whole), default=0)
        return {
            one: (outs[one] - fewest) * ((2 * points[one] + played[one]) // (2 * played[one]))
            for one in points
            if one not in left and outs[one] > fewest and played[one]
        }

    def _placed(
        self, scores: Mapping[str, ProgressiveScore], left: Mapping[str, Leaver]
    ) -> dict[str, ProgressiveScore]:
        """Most points first; who was sent away has no place."""
        placed = dict(scores)
        place = 1
        for level in self._levels(scores, left):
            for one in level:
                placed[one] = msgspec.structs.replace(
                    scores[one], place=place, shared=len(level) > 1
                )
            place += len(level)
        return placed

    def _levels(
        self, scores: Mapping[str, ProgressiveScore], left: Mapping[str, Leaver]
    ) -> Iterator[tuple[str, ...]]:
        """People level on points together, best first; played-off ones apart."""
        ranked = [o for o in scores if one_of(left, o) != "disqualified"]
        for total in sorted({scores[one].total for one in ranked}, reverse=True):
            level = tuple(one for one in ranked if scores[one].total == total)
            order = next((o for o in reversed(self.playoffs) if set(o) == set(level)), None)
            if order is None:
                yield level
            else:
                yield from ((one,) for one in order)

    def ties_to_play(
        self, plan: "CategoryPlan", left: Mapping[str, Leaver]
    ) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """With the house rule: those level for a prize or for the cup, at their place."""
        if not self.ended_at or self.rules.get("prize-tie") != "one-hand-playoff":
            return ()
        prizes, ties, place = len(self.prizes(plan)), [], 1
        scores = self.scores(left)
        lowest = set(self.lowest(left))
        for level in self._levels(scores, left):
            for_cup = self.cup_total(plan) > 0 and len(lowest & set(level)) > 1
            if len(level) > 1 and (place <= prizes or for_cup):
                ties.append((place, level))
            place += len(level)
        return tuple(ties)

    # --- money ----------------------------------------------------------------------------------

    def rows(self, plan: "CategoryPlan") -> tuple[PrizeList, ...]:
        """The list of prizes in force, by number of tables."""
        rows = particulars(plan).prizes if self.prize_rows is None else self.prize_rows
        return tuple(sorted(rows, key=lambda row: row.tables))

    def prizes(self, plan: "CategoryPlan") -> tuple[int, ...]:
        """The prizes of this night, first place first, by the tables of game 1 (EUCHRE-54 to 56);
        none where the list names none for so few (OP-EUCHRE-07)."""
        tables = len(self.games[0].tables) if self.games else 0
        fitting = [row.cents for row in self.rows(plan) if row.tables <= tables]
        return fitting[-1] if fitting else ()

    def cups(self, plan: "CategoryPlan") -> dict[int, int]:
        """Work out what must lie in each table's cup, in cents: a quarter from both of a pair for
        each time it was euchred there (EUCHRE-38)."""
        each = 2 * particulars(plan).cup_cents
        cups: dict[int, int] = {}
        for game in self.started:
            for number, play in game.tables.items():
                euchres = sum(play.sheet.euchred) if play.sheet else 0
                cups[number] = cups.get(number, 0) + each * euchres
        return dict(sorted(cups.items()))

    def found(self, plan: "CategoryPlan") -> dict[int, int]:
        """Work out what lies in each cup: what was counted, else what must lie there."""
        return {table: self.counted.get(table, cents) for table, cents in self.cups(plan).items()}

    def cup_total(self, plan: "CategoryPlan") -> int:
        return sum(self.found(plan).values())

    def lowest(self, left: Mapping[str, Leaver]) -> tuple[str, ...]:
        """Say who has the fewest points of those who stayed to the end (EUCHRE-57)."""
        scores = {one: s for one, s in self.scores(left).items() if one not in left}
        if not scores:
            return ()
        last = max(score.place for score in scores.values())
        return tuple(one for one, score in scores.items() if score.place == last)

    def payout(self, plan: "CategoryPlan", left: Mapping[str, Leaver]) -> ProgressivePayout:
        """Prizes and cup, nothing before the night is over and its ties are played. Of people level
        each gets the same share of their places' money (OP-EUCHRE-06)."""
        if not self.ended_at or self.ties_to_play(plan, left):
            return ProgressivePayout()
        cents, paid, odd, place = self.prizes(plan), {}, 0, 1
        for level in self._levels(self.scores(left), left):
            share, rest = divmod(sum(cents[place - 1 : place - 1 + len(level)]), len(level))
            paid.update({one: share for one in level if share})
            odd += rest
            place += len(level)
        lowest = self.lowest(left)
        share, rest = divmod(self.cup_total(plan), len(lowest)) if lowest else (0, 0)
        cup = {one: share for one in lowest if share}
        return ProgressivePayout(prizes=paid, cup=cup, odd_cents=odd + rest)

    def book(self, plan: "CategoryPlan", left: Mapping[str, Leaver]) -> dict[str, int]:
        """Cup and prizes by account, in cents; they sum to zero at every moment.

        "players" put in what the euchres cost; "cup N" holds it, "missing" what a count did not
        find; at the end the cups are empty and "won ENTRY" has what was paid, "event" pays the
        prizes and keeps odd cents.
        """
        due, found = self.cups(plan), self.found(plan)
        book = {"players": -sum(due.values())}
        book.update({f"cup {table}": cents for table, cents in found.items()})
        book["missing"] = sum(due.values()) - sum(found.values())
        paid = self.payout(plan, left)
        for one, cents in paid.cup.items():
            book[f"won {one}"] = cents
        for one, cents in paid.prizes.items():
            book[f"won {one}"] = book.get(f"won {one}", 0) + cents
        emptied = bool(paid.cup)
        if emptied:
            book.update({f"cup {table}": 0 for table in found})
        book["event"] = -sum(paid.prizes.values())
        if emptied:
            book["event"] += sum(found.values()) - sum(paid.cup.values())
        return book

    # --- the games behind, for the seating ------------------------------------------------------

    def past(self, before: int) -> list[GamePlayed]:
        """The games before one, as the seating asks for them."""
        return [_as_played(game) for game in self.games[: before - 1]]

    def partnerships(self, before: int) -> dict[frozenset[str], int]:
        """Find who were partners in the games before one, and in which (EUCHRE-50)."""
        return {
            frozenset(pair): game.no
            for game in self.games[: before - 1]
            for play in game.tables.values()
            for pair in play.pairs
        }


def one_of(left: Mapping[str, Leaver], entry: str) -> str:
    """Say how somebody left, "" for one who is here."""
    leaver = left.get(entry)
    return leaver.kind if leaver else ""


def _at(game: Game, entry: str) -> bool:
    return game.table_of(entry) is not None


def _as_played(game: Game) -> GamePlayed:
    tables = tuple(CardTable(play.table, play.pairs) for play in game.tables.values())
    lower = {}
    for play in game.tables.values():
        sheet = play.sheet
        # a level table that was not cut for, as in a fixed movement: the second pair
        lower[play.table] = (sheet.lower or 2) - 1 if sheet else 1
    return GamePlayed(tables, tuple(game.out), lower)


def with_table(game: Game, table: int, **changes: Any) -> Game:
    """The game with one table changed."""
    changed = msgspec.structs.replace(game.tables[table], **changes)
    return msgspec.structs.replace(game, tables={**game.tables, table: changed})


def seats_of(tables: Sequence[FixedTable]) -> Iterator[tuple[str, int]]:
    """Everybody at these tables with the table's number."""
    for one in tables:
        for pair in one.pairs:
            yield from ((entry, one.table) for entry in pair)
