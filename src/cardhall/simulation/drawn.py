"""Results drawn by skill: a model, not play.

Each player has a strength, the exponential of their skill. Who comes first, second and so on at a
table is drawn in turn, each time in proportion to strength (Plackett and Luce); of two sides one
wins in proportion to the product of its players' strengths (Bradley and Terry). In hold'em and at
home it is the winner of a hand that is drawn so, and how much is in it follows simple shares.
"""

import math
from collections.abc import Mapping, Sequence
from random import Random

from cardhall.formats.freezeout import PokerTable
from cardhall.formats.progressive import CardTable
from cardhall.rulebook.presets import Category
from cardhall.simulation.durations import Pace
from cardhall.simulation.tables import Blinds, Evening, Field, HandOver, Sitting

EUCHRE_POINTS = (1, 1, 1, 1, 1, 1, 1, 2, 2, 4)
"""What a hand of euchre brings, each alike: seven in ten a point, two a march or a euchre, one a
loner."""

STEALS = 0.45
"""How many hands of hold'em nobody contests: the blinds are all there is."""

SHOVES = 10
"""With so many big blinds or fewer, who contests a hand puts in all, every other time."""

COOLERS = 0.12
"""How many contested hands take everything, however deep the stacks: with as many as forty hands
in the first hour about a third of a table is out or buys in again by then."""


class DrawnTables:
    """Tables whose results are drawn."""

    def __init__(self, field: Field, pace: Pace, rng: Random) -> None:
        self.skill, self.pace, self.rng = field.skill, pace, rng

    def lot(self, below: int) -> int:
        return self.rng.randrange(below)

    def minutes_of_hand(self, game: str) -> float:
        return self.pace.hand(game, self.rng)

    def order(self, seats: Sequence[str]) -> list[str]:
        """Best first. (The largest of skill and a Gumbel error is the one drawn in proportion.)"""
        noise = {one: self.skill[one] - math.log(self.rng.expovariate(1)) for one in seats}
        return sorted(seats, key=lambda one: noise[one], reverse=True)

    def _first_side(self, sides: Sequence[Sequence[str]]) -> int:
        """0 or 1: the side that wins."""
        ahead = sum(self.skill[one] for one in sides[0]) - sum(self.skill[one] for one in sides[1])
        return int(self.rng.random() >= 1 / (1 + math.exp(-ahead)))

    # --- sessions by the clock

    def sitting(self, category: Category, seats: Sequence[str], minutes: float) -> Sitting:
        hands, spent = 0, 0.0
        while spent < minutes or not hands:
            spent += self.minutes_of_hand(category.game)
            hands += 1
        order = self.order(seats)
        scores = {one: (len(seats) - place,) for place, one in enumerate(order)}
        return Sitting(scores, hands, spent)

    def extra(self, category: Category, tied: Sequence[str]) -> Sequence[str]:
        return self.order(tied)

    # --- partners

    def match(
        self, category: Category, teams: tuple[Sequence[str], Sequence[str]], clock: float | None
    ) -> tuple[int, int, float]:
        wanted = self.rng.randint(*self.pace.pedro_hands)
        hands, spent = 0, 0.0
        while hands < wanted and (clock is None or spent < clock):
            spent += self.minutes_of_hand(category.game)
            hands += 1
        return self._first_side(teams), hands, spent

    def game(self, category: Category, table: CardTable, hands: int) -> Sitting:
        points = dict.fromkeys(table.players, 0)
        for _ in range(hands):
            won = self.rng.choice(EUCHRE_POINTS)
            for one in table.pairs[self._first_side(table.pairs)]:
                points[one] += won
        minutes = sum(self.minutes_of_hand(category.game) for _ in range(hands))
        return Sitting({one: (made,) for one, made in points.items()}, hands, minutes)

    # --- hold'em

    def hand(self, table: PokerTable, stacks: Mapping[str, int], blinds: Blinds) -> HandOver:
        """The blinds and antes go in. Often they are all that is won; else two or three put in the
        same, as far as they have it, and the winner is drawn among them."""
        big = table.next_big
        line = [table.seats[seat] for seat in table.after(big) if table.seats[seat]]
        after = dict(stacks)
        put = dict.fromkeys(stacks, 0)

        def pay(one: str, chips: int) -> None:
            chips = min(chips, after[one])
            after[one] -= chips
            put[one] += chips

        for one in stacks:
            pay(one, blinds.ante)
        antes = sum(put.values())
        put = dict.fromkeys(stacks, 0)
        pay(table.seats[big], blinds.big)
        pay(line[-2] if len(line) > 1 else line[-1], blinds.small)
        order = self.order(list(stacks))
        if self.rng.random() < STEALS and after[order[0]]:
            called = [order[0]]
        else:
            called = order[: self.rng.choice((2, 2, 2, 3))]
            stake = self._stake([after[one] + put[one] for one in called], blinds)
            for one in called:
                pay(one, max(0, stake - put[one]))
        self._share_out(after, put, self.order(called), antes)
        return HandOver(after, big)

    def _stake(self, has: Sequence[int], blinds: Blinds) -> int:
        """Draw the stake that each of those who contest a hand puts in: two big blinds, four, eight
        ..., or all."""
        deep = sorted(has)[-2]
        if self.rng.random() < (0.5 if deep <= SHOVES * blinds.big else COOLERS):
            return deep
        stake = 2 * blinds.big
        while stake < deep and self.rng.random() < 0.4:
            stake *= 2
        return min(stake, deep)

    def _share_out(
        self, after: dict[str, int], put: dict[str, int], order: Sequence[str], dead: int
    ) -> None:
        """The best takes from each what the best has put in, then the next best; what nobody
        can win goes back. ``dead``: the antes, for the best."""
        after[order[0]] += dead
        rest = dict(put)
        for one in order:
            mine = rest[one]
            for other in rest:
                part = min(mine, rest[other])
                rest[other] -= part
                after[one] += part
        for one, chips in rest.items():
            # a big blind that no winner could match
            after[one] += chips

    # --- at home

    def evening(self, category: Category, people: Sequence[str], minutes: float) -> Evening:
        net = dict.fromkeys(people, 0)
        hands, spent = 0, 0.0
        each = max(1, int(self.pace.of("drawn.cent_pot")) // max(1, len(people) - 1))
        while spent < minutes:
            won = self.order(people)[0]
            for one in people:
                net[one] -= each
            net[won] += each * len(people)
            spent += self.minutes_of_hand(category.game)
            hands += 1
        return Evening(net, 0, hands, spent)
