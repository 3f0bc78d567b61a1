"""Hands that agree with what a seat knows, and the choice among actions by playing such hands out:
what is the same in each game.

The same file runs interpreted and compiled (Cython, pure Python mode; C types in
``imaginer.pxd``).
"""

from collections.abc import Iterable, Sequence
from typing import Any

import cython

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import nth, popcount
    from cython.cimports.cardhall.games.engine.chance import Chance
    from cython.cimports.cardhall.games.engine.hand import AnyHand
else:
    from cardhall.cards.bits import nth, popcount
    from cardhall.games.engine.chance import Chance
    from cardhall.games.engine.hand import AnyHand


class AnyImaginer(Chance):
    """The base of a game's ``Imaginer``, whose first five methods here are the game's own."""

    if not cython.compiled:  # compiled it stands in imaginer.pxd
        me: int
        """The seat whose view it is; -1 for somebody watching."""

    def _blank(self) -> Any:
        """A hand to lay cards in."""
        raise NotImplementedError

    def _lay(self, world: AnyHand) -> None:
        """Lay the next cards that agree with the view into this hand."""

    def _play_on(
        self, world: AnyHand, line: AnyHand, action: cython.ulonglong, number: cython.int
    ) -> None:
        """In ``line``, take this action in that hand and play it to the end, everybody sensibly.
        number: which hand it is, from 0."""

    def _worth(self, line: AnyHand) -> cython.longlong:
        """Work out what a hand that is over is worth to this seat."""
        return 0

    def _begin(self, seed: int) -> None:
        """Begin with this seed."""
        self._seed(seed)

    def best(self, actions: Sequence[int], playouts: int, seed: int) -> int:
        """The action that does best over about ``playouts`` play-outs of imagined hands. All
        actions are tried on the same hands; the worse half is dropped in each round."""
        if self.me < 0:
            raise ValueError("Somebody watching has no action to choose")
        alive = list(actions)
        self._begin(seed)
        rounds = max(1, (len(alive) - 1).bit_length())
        while len(alive) > 1:
            totals = self._trial(alive, max(1, playouts // (rounds * len(alive))))
            order = sorted(range(len(alive)), key=lambda i: (-totals[i], i))
            alive = [alive[i] for i in order[: (len(alive) + 1) // 2]]
        return alive[0]

    def _trial(self, actions: list[int], worlds: int) -> list[int]:
        """The worth of each action, summed over so many imagined hands."""
        world: AnyHand = self._blank()
        line: AnyHand = self._blank()
        count: cython.int = worlds
        number: cython.int
        action: cython.ulonglong
        totals = [0] * len(actions)
        for number in range(count):
            self._lay(world)
            for i, act in enumerate(actions):
                action = act
                self._play_on(world, line, action, number)
                totals[i] += self._worth(line)
        return totals

    def lines(self, actions: Sequence[int], worlds: int, seed: int) -> list[list[Any]]:
        """For each imagined hand, what comes of each action: finished hands, everybody playing
        on sensibly as in ``best``. The same hands for all actions, the same for a seed."""
        world: AnyHand = self._blank()
        line: AnyHand
        count: cython.int = worlds
        number: cython.int
        action: cython.ulonglong
        out: list[list[Any]] = []
        self._begin(seed)
        for number in range(count):
            self._lay(world)
            row = []
            for act in actions:
                action = act
                line = self._blank()
                self._play_on(world, line, action, number)
                row.append(line)
            out.append(row)
        return out


class Giver(AnyImaginer):
    """An imaginer that gives hidden cards to seats: each lacks so many, and each may have those
    that its plays so far allow."""

    @cython.final
    def _tables(self) -> None:
        """Interpreted, arrays are lists; compiled they are there already."""
        if not cython.compiled:
            self.holders = 0
            self.hidden = 0
            self._allowed = [0] * 10
            self._given = [0] * 10
            self._need = [0] * 10
            self._order = [0] * 10

    def _in_order(self, seats: Iterable[int]) -> None:
        """Those who have unknown cards; the seats with the fewest possible cards choose first."""
        chosen = sorted(
            seats, key=lambda seat: popcount(self._allowed[seat] & self.hidden) - self._need[seat]
        )
        self.holders = len(chosen)
        for place, seat in enumerate(chosen):
            self._order[place] = seat

    def _may(self, seat: cython.int) -> cython.ulonglong:
        """The cards that a seat may have now."""
        return self._allowed[seat]

    @cython.final
    def _share(self) -> None:
        """Deal the hidden cards into the hands, at random: as the play so far allows it, or, where
        it allows it to nobody (somebody reneged), any."""
        i: cython.int
        seat: cython.int
        rest: cython.ulonglong
        if self._give():
            return
        rest = self.hidden
        for i in range(self.holders):
            seat = self._order[i]
            self._given[seat] = self._pick(rest, self._need[seat])
            rest &= ~self._given[seat]

    @cython.final
    def _give(self) -> cython.bint:
        """Deal the hidden cards into the hands, at random; False if this try came to nothing."""
        i: cython.int
        seat: cython.int
        rest: cython.ulonglong = self.hidden
        for i in range(self.holders):
            self._given[self._order[i]] = 0
        for i in range(self.holders):
            seat = self._order[i]
            self._given[seat] = self._pick(rest & self._may(seat), self._need[seat])
            rest &= ~self._given[seat]
        for i in range(self.holders):
            seat = self._order[i]
            while popcount(self._given[seat]) < self._need[seat]:
                if not self._seek(seat, 0):
                    return False
        return True

    @cython.final
    def _seek(self, seat: cython.int, visited: cython.int) -> cython.bint:
        """One more card for a seat that found too few: a free one, or one of another seat's, who
        then looks for another (an augmenting path)."""
        i: cython.int
        other: cython.int
        free: cython.ulonglong = self.hidden
        wanted: cython.ulonglong
        for i in range(self.holders):
            free &= ~self._given[self._order[i]]
        free &= self._may(seat)
        if free:
            self._given[seat] |= nth(free, self._below(popcount(free)))
            return True
        visited |= 1 << seat
        for i in range(self.holders):
            other = self._order[i]
            if (visited >> other) & 1:
                continue
            wanted = self._given[other] & self._may(seat)
            if wanted and self._seek(other, visited):
                wanted = nth(wanted, self._below(popcount(wanted)))
                self._given[other] &= ~wanted
                self._given[seat] |= wanted
                return True
        return False
