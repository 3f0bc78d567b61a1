"""Whole events of every size, and what must hold in each: the formats' own figures.

Euchre for 4 to 120 players, the four games of the tournament for 2 to 500 entries, 1,000 hold'em
tournaments of 20 to 500 players. The rules' numbers stand here a second time, from the clauses.
"""

import random
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from cardhall.formats.freezeout import Move, PokerTable
from cardhall.formats.movement import fixed
from cardhall.formats.prizes import paid_places, payouts, shared_payouts, usual_shares
from cardhall.formats.progressive import (
    MET,
    GamePlayed,
    GameSeats,
    fewest_repeated_opponents,
    repeated_opponents,
    seat_game,
)
from cardhall.formats.seating import PersonToSeat
from cardhall.hall.formats.elimination import simulated as elimination
from cardhall.hall.formats.freezeout import simulated as freezeout
from cardhall.hall.formats.freezeout.simulated import Event
from cardhall.rulebook.presets import Category, load_preset
from cardhall.simulation.drawn import DrawnTables
from cardhall.simulation.durations import shipped
from cardhall.simulation.tables import Field, Sitting
from tests.examples import sample
from tests.formats.least_cost import least_cost

Results = Callable[[GameSeats, list[GamePlayed]], dict[int, int]]


def run(full: bool) -> None:
    """All sizes, or some of a list of telling ones, others with each commit."""
    nights = sample((4, 5, 6, 7, 8, 9, 13, 19, 22, 33, 120), 4, name="nights")
    euchre(range(4, 121) if full else nights, full)
    for game in WINNERS:
        days = sample((2, 3, 6, 13, 29, 66, 120), 3, name=f"days of {game}")
        triple_elimination(game, range(2, 501) if full else days)
    holdem(1000 if full else 6)


# --- a euchre night -------------------------------------------------------------------------------

GAMES = {4: 3, 5: 5, 6: 7, 7: 10, 8: 7, 9: 9}
"""How many games can be had; ten else (OP-EUCHRE-01)."""


def by_lot(seed: int) -> Results:
    rng = random.Random(seed)
    return lambda game, past: {table.number: rng.randrange(2) for table in game.tables}


def always(pair: int) -> Results:
    return lambda game, past: {table.number: pair for table in game.tables}


def had(past: Sequence[GamePlayed]) -> set[frozenset[str]]:
    return {frozenset(pair) for game in past for table in game.tables for pair in table.pairs}


def adverse(game: GameSeats, past: list[GamePlayed]) -> dict[int, int]:
    """The pair moves that has had the more partners among those at the next table."""
    before = had(past) | {frozenset(pair) for table in game.tables for pair in table.pairs}
    lower = {}
    for place, table in enumerate(game.tables):
        onward = game.tables[(place + 1) % len(game.tables)].players
        count = [sum(frozenset((a, b)) in before for a in p for b in onward) for p in table.pairs]
        lower[table.number] = int(count[1] >= count[0])
    return lower


def stubborn(game: GameSeats, past: list[GamePlayed]) -> dict[int, int]:
    """The pair moves that has met the more of the next table as opponents: who has met, meets."""
    met: Counter[frozenset[str]] = Counter()
    everything: list[GamePlayed | GameSeats] = [*past, game]
    for seats in everything:
        for table in seats.tables:
            met.update(frozenset((a, b)) for a in table.pairs[0] for b in table.pairs[1])
    lower = {}
    for place, table in enumerate(game.tables):
        onward = game.tables[(place + 1) % len(game.tables)].players
        count = [sum(met[frozenset((a, b))] for a in p for b in onward) for p in table.pairs]
        lower[table.number] = int(count[1] >= count[0])
    return lower


def night(players: int, results: Results, seed: str) -> tuple[list[GamePlayed], float]:
    """A night as it was played, and the seconds of processor that its slowest seating took."""
    people = [f"P{number}" for number in range(players)]
    games = GAMES.get(players, 10)
    past: list[GamePlayed] = []
    slowest = 0.0
    for _ in range(games):
        begun = time.process_time()
        game = seat_game(people, past, games, seed)
        slowest = max(slowest, time.process_time() - begun)
        past.append(GamePlayed(game.tables, game.out, results(game, past)))
    return past, slowest


def check_night(players: int, past: Sequence[GamePlayed]) -> None:
    """No partnership twice; everybody seated once or out; sit-outs shared."""
    pairs = [frozenset(pair) for game in past for table in game.tables for pair in table.pairs]
    assert len(pairs) == len(set(pairs)), f"{players}: a partnership twice"
    assert len(past) == GAMES.get(players, 10), f"{players}: {len(past)} games"
    out: Counter[str] = Counter({f"P{n}": 0 for n in range(players)})
    for game in past:
        here = [one for table in game.tables for one in table.players]
        assert sorted([*here, *game.out]) == sorted(out), f"{players}: somebody without a seat"
        assert len(game.tables) == players // 4
        out.update(game.out)
    assert max(out.values()) - min(out.values()) <= 1, f"{players}: sat out unequally"


def against_the_rule(past: Sequence[GamePlayed]) -> int:
    """How many of lower pairs stayed, or of higher pairs changed table."""
    found = 0
    for game, following in pairwise(past):
        at = {one: table.number for table in following.tables for one in table.players}
        for table in game.tables:
            low = game.lower[table.number]
            found += sum(at.get(one) == table.number for one in table.pairs[low])
            found += sum(at.get(one, table.number) != table.number for one in table.pairs[1 - low])
    return found if len(past[0].tables) > 1 else 0


def above_least(past: Sequence[GamePlayed]) -> list[int]:
    """Game by game, by how many meetings the seating costs more than the best that keeps the rule;
    where all seatings can be tried, and one keeps it."""
    more = []
    for no in range(1, len(past)):
        least, found = least_cost(past[:no], past[no], last=no + 1 == len(past))
        if least < 1 << 60:
            more.append(max(0, found - least) // MET)
    return more


def again(players: int, games: int) -> int | None:
    """Repeated opponents of the fixed movement, where there is one."""
    printed = fixed(players, games)
    if printed is None:
        return None
    met = Counter(
        frozenset((one, two))
        for game in printed
        for pair, other in game.tables
        for one in pair
        for two in other
    )
    assert max(met.values()) <= 2, f"{players}: a fixed movement meets somebody three times"
    return sum(met.values()) - len(met)


def euchre(sizes: Sequence[int], full: bool) -> None:
    """The table of repeated opponents beside the lower bound."""
    names = (
        "by lot",
        "first pair",
        "second pair",
        "partners",
        "opponents",
        "printed",
        "rule broken",
    )
    print("euchre: meetings as opponents that were not the first, after ten games (fewer to 9)")
    print(f"{'players':>7} {'games':>5} {'least':>5}  " + " ".join(f"{n:>11}" for n in names))
    slowest = (0.0, 0)
    more: list[int] = []
    for players in sizes:
        found, broken = [], 0
        for results in (by_lot(players), always(0), always(1), adverse, stubborn):
            past, seconds = night(players, results, f"night {players}")
            check_night(players, past)
            slowest = max(slowest, (seconds, players))
            found.append(repeated_opponents(past))
            broken += against_the_rule(past)
            if players in (16, 20, 24):
                more += above_least(past)
        games = GAMES.get(players, 10)
        printed = again(players, games)
        least = fewest_repeated_opponents(players, games)
        assert min(found) >= least, f"{players}: fewer than the bound"
        assert printed is None or printed >= least, f"{players}: fewer than the bound"
        row = " ".join(
            f"{'-' if count is None else count:>11}" for count in (*found, printed, broken)
        )
        if full:
            print(f"{players:>7} {games:>5} {least:>5}  {row}")
    print(f"{len(sizes)} sizes, 5 kinds of results: no partnership twice; "
          f"the slowest seating took {slowest[0]:.3f} s, with {slowest[1]} players")  # fmt: skip
    if more:
        print(f"16, 20 and 24 players: {more.count(0)} of {len(more)} seatings have within one "
              f"meeting of the least that the rule allows in their game, the rest up to "
              f"{max(more)} more")  # fmt: skip
    assert slowest[0] < 1, f"a seating took {slowest[0]:.2f} s"


# --- triple elimination ---------------------------------------------------------------------------

WINNERS: dict[str, Sequence[int]] = {
    "boure": (1, 1, 1, 2, 2),
    "pitty-pat": (1, 1, 1, 2, 2),
    "rummy": (1, 1, 1, 2),
    "po-ke-no": (1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3),
}
"""Winners at tables of one, two and so on (LLAA-T-31 to 42, OP-T-01)."""


class Chance(DrawnTables):
    """Chips thrown at random in fives, so that people are often level; now and then nothing."""

    def sitting(self, category: Category, seats: Sequence[str], minutes: float) -> Sitting:
        scores = {one: (5 * self.rng.randrange(12), 0) for one in seats}
        return Sitting(scores, 1, minutes)


def check_elimination(game: str, entries: int) -> int:
    """One tournament by chance; how many rounds it had."""
    preset = load_preset("llaa")
    category = preset.category(game)
    people = [PersonToSeat(f"P{n}", f"A{n // 5}") for n in range(entries)]
    tables = Chance(
        Field(dict.fromkeys((one.id for one in people), 0.0)),
        shipped(),
        random.Random(f"{game} {entries}"),
    )
    found = elimination.play(preset, category, people, tables, f"{game} {entries}")
    what = f"{game}, {entries} entries"
    losses: Counter[str] = Counter()
    for a_round in found.rounds:
        sizes = [len(table.seats) for table in a_round.tables]
        assert max(sizes) - min(sizes) <= 1, f"{what}: tables of {sizes}"
        assert max(sizes) <= len(WINNERS[game]), f"{what}: {max(sizes)} at a table"
        seated = [one for table in a_round.tables for one in table.seats]
        assert len(set(seated)) == len(seated)
        inside = {person.id for person in people if losses[person.id] < 3}
        assert {*seated} == inside, f"{what}: round {a_round.number} seats others"
        for table in a_round.tables:
            able = [one for one in table.seats if table.scores[one][0] or game != "boure"]
            count = min(WINNERS[game][len(table.seats) - 1], len(able))
            assert len(table.winners) == count, f"{what}: {len(table.winners)} winners"
            best = sorted((table.scores[one] for one in able), reverse=True)[:count]
            assert sorted((table.scores[one] for one in table.winners), reverse=True) == best
            losses.update(table.losers)
    left = [person.id for person in people if losses[person.id] < 3]
    assert len(left) <= 1, f"{what}: it does not end"
    check_places(what, people, found)
    return len(found.rounds)


def check_places(what: str, people: Sequence[PersonToSeat], found: elimination.Elimination) -> None:
    """Everybody has a place; k who share one leave the next k - 1 empty; none is shared among the
    first three."""
    tallies = found.standing.tallies
    places = Counter(tallies[person.id].place for person in people)
    following = 1
    for place, count in sorted(places.items()):
        assert place == following, f"{what}: places {sorted(places.items())}"
        assert count == 1 or place > 3, f"{what}: {count} share place {place}"
        following += count
    for person in people:
        one = tallies[person.id]
        assert one.shared == (places[one.place] > 1)
        assert (len(one.losses) >= 3) == (one.status == "out")


def triple_elimination(game: str, sizes: Sequence[int]) -> None:
    rounds = {entries: check_elimination(game, entries) for entries in sizes}
    most = max(rounds, key=lambda entries: rounds[entries])
    print(f"{game}: {len(rounds)} tournaments of {min(sizes)} to {max(sizes)} entries end, "
          f"the longest after {rounds[most]} rounds with {most} entries")  # fmt: skip


# --- hold'em --------------------------------------------------------------------------------------


class Watch:
    """Follows a tournament hand by hand: who owes a big blind, and how many sit at each table."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.before: dict[str, set[str]] = {}
        """Who at a player's table has still to pay a big blind before that player's next turn at
        it."""
        self.promised: dict[str, set[str]] = {}
        """Whom a balancing move has brought, until they pay: who has paid before them."""
        self.big: dict[int, int] = {}
        """Where each table's last big blind was paid."""
        self.held: tuple[set[int], set[int]] = (set(), set())
        """Smallest and largest tables that had finished their hands, while they differed."""
        self.even = True
        self.balanced = self.redrawn = 0

    def __call__(self, event: Event) -> None:
        self.big[event.table] = event.dealt.big
        self.big_blind(event.dealt)
        for move in event.moves:
            self.moved(event, move)
        self.level(event)

    def big_blind(self, dealt: PokerTable) -> None:
        here, payer = dealt.players, dealt.seats[dealt.big]
        self.promised.pop(payer, None)
        for one in self.promised.keys() & {*here}:
            missed = payer in self.promised[one]
            assert not missed, f"{self.what}: the big blind missed {one} after a balancing move"
            self.promised[one].add(payer)
        twice = self.before.get(payer, set()) & {*here}
        assert not twice, f"{self.what}: {payer} pays the big blind again before {twice}"
        for one in here:
            self.before.get(one, set()).discard(payer)
        self.before[payer] = {*here} - {payer}

    def moved(self, event: Event, move: Move) -> None:
        at = {table.number: table for table in event.tables}
        if move.from_table in at:  # the player leaves the table
            for one in at[move.from_table].players:
                self.before.get(one, set()).discard(move.player)
        if move.kind != "balance":
            self.redrawn += 1
            self.promised.pop(move.player, None)
            self.before.pop(move.player, None)
            return
        self.balanced += 1
        early = self.before.get(move.player, set()) & {*at[move.from_table].players}
        assert not early, f"{self.what}: {move.player} moves before {early} pay the big blind"
        self.before.pop(move.player, None)
        self.promised[move.player] = set()
        self.soonest(at[move.to_table], move)

    def soonest(self, table: PokerTable, move: Move) -> None:
        """No seat left open would have met the big blind sooner: the player was due for it."""
        count = len(table.seats)
        line = [(self.big[table.number] + step) % count for step in range(1, count + 1)]
        sooner = [seat for seat in line[: line.index(move.to_seat)] if not table.seats[seat]]
        assert not sooner, f"{self.what}: the big blind comes late to {move.player}"

    def level(self, event: Event) -> None:
        """Tables differ by one at most as soon as those concerned have finished their hands; until
        then who has finished deals no other."""
        least, most = self.held
        assert not least & event.busy, f"{self.what}: a smallest table deals on"
        assert not most or most - event.busy, f"{self.what}: every largest table deals on"
        self.held = (set(), set())
        if self.even and not event.out and not event.moves:
            return
        sizes = {table.number: len(table.players) for table in event.tables if table.players}
        self.even = not sizes or max(sizes.values()) - min(sizes.values()) < 2
        if self.even:
            return
        seats = len(event.tables[0].seats)
        if sum(sizes.values()) <= seats:
            assert event.busy, f"{self.what}: the final table is not drawn"
            return
        if sum(sizes.values()) <= seats * (len(sizes) - 1):
            assert max(sizes) in event.busy, f"{self.what}: table {max(sizes)} is not broken"
            return
        idle = {*sizes} - event.busy
        least = {number for number in idle if sizes[number] == min(sizes.values())}
        most = {number for number in idle if sizes[number] == max(sizes.values())}
        assert not (least and most), f"{self.what}: tables of {sizes} with no hand in progress"
        self.held = (least, most)


def check_tournament(number: int, rng: random.Random) -> Mapping[str, int]:
    """One tournament with drawn results, rebuys and chip races."""
    preset = load_preset("kofc-holdem")
    category = preset.category("holdem")
    people = [f"P{n}" for n in range(rng.randrange(20, 501))]
    what = f"tournament {number}, {len(people)} players"
    field = Field({one: rng.gauss(0, 0.25) for one in people})
    watch = Watch(what)
    found = freezeout.play(
        category,
        people,
        DrawnTables(field, shipped(), random.Random(number)),
        f"oracle {number}",
        rebuy_share=rng.random(),
        watch=watch,
    )
    chips = len(people) * category.starting_chips
    chips += found.rebuys * int(category.particulars["rebuy_chips"]) + found.added
    assert sum(found.stacks.values()) == chips, f"{what}: chips are not conserved"
    assert sum(1 for stack in found.stacks.values() if stack) == 1, f"{what}: it has not ended"
    assert found.added >= 0, f"{what}: a chip race took chips away"
    cents = (len(people) + found.rebuys) * 2000
    prizes = payouts(cents, usual_shares(paid_places(len(people))))
    check_money(what, cents, prizes, found.standing, people)
    return {
        "hands": found.hands,
        "balanced": watch.balanced,
        "redrawn": watch.redrawn,
        "rebuys": found.rebuys,
        "players": len(people),
        "added": found.added,
        "cents": cents,
    }


def check_money(
    what: str,
    cents: int,
    prizes: Sequence[int],
    standing: Mapping[str, tuple[int, bool]],
    people: Sequence[str],
) -> None:
    """Places of all, shared ones leaving the next empty; prizes to the cent."""
    assert {*standing} == {*people}, f"{what}: somebody has no place"
    places = Counter(place for place, _ in standing.values())
    following = 1
    for place, count in sorted(places.items()):
        assert place == following, f"{what}: places {sorted(places.items())}"
        following += count
    assert sum(prizes) == cents
    won = shared_payouts(prizes, standing)
    assert sum(won.values()) == cents, f"{what}: {sum(won.values())} of {cents} cents paid"


def holdem(tournaments: int) -> None:
    totals: Counter[str] = Counter()
    rng = random.Random("hold'em")
    for number in range(tournaments):
        totals.update(check_tournament(number, rng))
    print(f"hold'em: {tournaments} tournaments of 20 to 500 players, {totals['players']:,} players "
          f"and {totals['rebuys']:,} rebuys, {totals['hands']:,} hands: chips are conserved (races "
          f"add {totals['added']:,}), {totals['balanced']:,} balancing moves without a big blind "
          f"twice or missed, {totals['redrawn']:,} seats drawn anew after a broken table or for a "
          f"final one, {totals['cents'] / 100:,.2f} paid to the cent")  # fmt: skip
