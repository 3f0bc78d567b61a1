"""Solve a game of Pitty-Pat with all hands open: what each act is worth, in chips.

What lies in the stock is known then, but not its order: a value is the mean over every order in
which it can come. Everybody plays for themselves: whoever is to act does what brings them the most.
A card that is worth as much taken as left is taken, and of cards that are worth the same each is
thrown as often as the others.

Suits mean nothing here, and ranks of which the same is held are alike: a position is how many ranks
there are of each kind (``Kind``), and is worked out once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import groupby
from typing import NamedTuple

from cardhall.cards.bits import popcount, rank
from cardhall.cards.notation import card_list
from cardhall.games.pitty_pat.actions import PASS_ACTION, TAKE_ACTION, cards_of
from cardhall.games.pitty_pat.hand import Hand
from cardhall.games.pitty_pat.rules import Rules

TWO_SIDES = False
"""Each seat plays for itself."""
MOST = 200_000
"""So many positions are worked out at most: a second or two."""
LEVEL = 1e-9
"""Chips within which two acts are worth the same."""

Worth = tuple[float, ...]
"""What a position brings each seat, in chips."""


class Kind(NamedTuple):
    """What there is of a rank that somebody holds a single card of."""

    singles: int
    """Seats that hold one, as bits."""
    thirds: int
    """Those of them who have paired it before (LLAA-PITTY-07)."""
    stock: int
    """Cards of it in the stock."""
    dead: int
    """What makes it dead (OP-PITTY-03): 1 where it was paired or thrown, or how many lie face up;
    0 where neither counts."""

    def without(self, seat: int) -> Kind:
        """The same when this seat's single has gone."""
        return self._replace(singles=self.singles & ~(1 << seat), thirds=self.thirds & ~(1 << seat))


Kinds = tuple[Kind, ...]


class OpenSearch:
    """One searcher of games whose hands are all open; it may be asked about one after another."""

    def __init__(self) -> None:
        self._known: dict[tuple[object, ...], Worth] = {}
        self._rules = Rules()
        self._seats: tuple[int, ...] = ()
        self._nothing: Worth = ()
        self._pat = 0

    def values(self, hand: Hand) -> dict[int, float]:
        """Work out what each legal act is worth to the seat to act. Raises ValueError where a used
        up stock comes again, and for more positions than ``MOST``."""
        if hand.rules.stock_out != "dead":
            raise ValueError("Only games that end with the stock are searched")
        if hand.is_over or hand.turn < 0:
            return {}
        self._known.clear()
        self._rules, self._seats = hand.rules, hand.dealt_in
        self._nothing = (0.0,) * hand.seats
        self._pat = self._with_pat_hands(hand)
        ranks, blank = self._ranks(hand)
        me = hand.turn
        legal = hand.legal_actions()
        if hand.phase == "throw":
            thrown = {action: rank(card_list(cards_of(action))[0]) for action in legal}
            return {
                action: self._thrown(me, ranks[one], _but(ranks, one), blank)[me]
                for action, one in thrown.items()
            }
        return self._answers(hand, legal, ranks, blank)

    def _answers(
        self, hand: Hand, legal: list[int], ranks: dict[int, Kind], blank: int
    ) -> dict[int, float]:
        """Work out what it is worth to take the card on offer, and to let it go by."""
        me, offer, one = hand.turn, hand.history[-1], rank(hand.upcard)
        kind = ranks.get(one, Kind(0, 0, 0, 0))
        rest = _but(ranks, one)
        asked = [seat for seat in self._from(me) if seat not in hand.asked]
        if offer.thrown:
            asked.remove(offer.seat)
        found: dict[int, float] = {}
        for action in legal:
            if action == TAKE_ACTION:
                worth = self._taken(me, kind, rest, blank)
            else:
                assert action == PASS_ACTION
                # who is asked first is asked again when the first card of all has gone by (05)
                again = len(hand.history) == 1
                worth = self._offered(kind, rest, blank, offer.seat, tuple(asked[1:]), again=again)
            found[action] = worth[me]
        return found

    # What there is

    def _with_pat_hands(self, hand: Hand) -> int:
        """The seats that go out with their first card (LLAA-PITTY-11), as bits."""
        taken = {one.taker for one in hand.history}
        return sum(
            1 << seat
            for seat in self._seats
            if popcount(hand.singles_of(seat)) == 1 and seat not in taken
        )

    def _ranks(self, hand: Hand) -> tuple[dict[int, Kind], int]:
        """Count what there is of each rank that somebody holds, and how many other cards the
        stock has."""
        up, held = hand.discards, 0
        for seat in self._seats:
            up |= hand.open_of(seat)
            held |= hand.singles_of(seat) | hand.pairs_of(seat)
        away = up | held | (1 << hand.upcard if hand.upcard >= 0 else 0)
        stock = Counter(rank(card) for card in range(52) if not away >> card & 1)
        faces = Counter(rank(card) for card in card_list(up))
        ranks, seen = {}, {"23456789TJQKA".index(one) for one in hand.seen_ranks}
        for one in range(13):
            cards = 0x8004002001 << one
            singles = self._bits(hand.singles_of(seat) & cards for seat in self._seats)
            if not singles:
                continue
            dead = thirds = 0
            if hand.rules.dead != "pairs":
                thirds = singles & self._bits(hand.pairs_of(seat) & cards for seat in self._seats)
                dead = int(one in seen) if hand.rules.dead == "seen-rank-first" else faces[one]
            ranks[one] = Kind(singles, thirds, stock[one], dead)
        return ranks, sum(stock.values()) - sum(kind.stock for kind in ranks.values())

    def _bits(self, cards: Iterable[int]) -> int:
        return sum(1 << seat for seat, some in zip(self._seats, cards, strict=True) if some)

    # The play

    def _from(self, seat: int) -> tuple[int, ...]:
        """Those who play, clockwise from this one."""
        place = self._seats.index(seat)
        return self._seats[place:] + self._seats[:place]

    def _turned(self, owner: int, kinds: Kinds, blank: int) -> Worth:
        """The next card of the stock is turned for this seat: the mean over what it may be."""
        where = (owner, kinds, blank)
        if (known := self._known.get(where)) is not None:
            return known
        left = blank + sum(kind.stock for kind in kinds)
        if not left:
            return self._nothing
        found = self._nothing
        if blank:
            worth = self._turned(self._from(owner)[1], kinds, blank - 1)
            found = _added(found, worth, blank / left)
        for kind, alike in groupby(kinds):
            if kind.stock:
                rest = list(kinds)
                rest.remove(kind)
                turned = kind._replace(stock=kind.stock - 1)
                worth = self._offered(turned, tuple(rest), blank, owner, self._from(owner))
                found = _added(found, worth, len(tuple(alike)) * kind.stock / left)
        return self._keep(where, found)

    def _offered(
        self,
        kind: Kind,
        rest: Kinds,
        blank: int,
        owner: int,
        asked: tuple[int, ...],
        *,
        again: bool = False,
    ) -> Worth:
        """A card of this kind is offered to these, one after the other."""
        for place, seat in enumerate(asked):
            if kind.singles >> seat & 1:
                taken = self._taken(seat, kind, rest, blank)
                if self._rules.take == "must":
                    return taken
                left = self._offered(kind, rest, blank, owner, asked[place + 1 :], again=again)
                return taken if taken[seat] >= left[seat] - LEVEL else left
        if self._rules.dead == "exhausted-first":
            kind = kind._replace(dead=kind.dead + 1)
        kinds, blank = _with(rest, kind, blank)
        return self._turned(owner if again else self._from(owner)[1], kinds, blank)

    def _taken(self, seat: int, kind: Kind, rest: Kinds, blank: int) -> Worth:
        """A seat pairs the card on offer, and is out or throws."""
        kind = kind.without(seat)
        if self._rules.dead == "exhausted-first":
            kind = kind._replace(dead=kind.dead + 2)
        elif self._rules.dead == "seen-rank-first":
            kind = kind._replace(dead=1)
        kinds, blank = _with(rest, kind, blank)
        if any(one.singles >> seat & 1 for one in kinds):
            return self._to_throw(seat, kinds, blank)
        chips = self._rules.pat_chips if self._pat >> seat & 1 else self._rules.win_chips
        return tuple(float(chips) if one == seat else 0.0 for one in range(len(self._nothing)))

    def _to_throw(self, seat: int, kinds: Kinds, blank: int) -> Worth:
        """A seat throws what brings it the most."""
        where = (seat, kinds, blank, "throws")
        if (known := self._known.get(where)) is not None:
            return known
        found: list[tuple[Worth, int]] = []
        may = self._throwable(seat, kinds)
        for kind, alike in groupby(kinds):
            if kind in may:
                rest = list(kinds)
                rest.remove(kind)
                worth = self._thrown(seat, kind, tuple(rest), blank)
                found.append((worth, len(tuple(alike))))
        most = max(worth[seat] for worth, _ in found)
        equal = [(worth, many) for worth, many in found if worth[seat] >= most - LEVEL]
        of, mean = sum(many for _, many in equal), self._nothing
        for worth, many in equal:
            mean = _added(mean, worth, many / of)
        return self._keep(where, mean)

    def _throwable(self, seat: int, kinds: Kinds) -> set[Kind]:
        """The kinds of the singles that may be thrown: the dead ones first, where they go first
        (OP-PITTY-03); a third of three alike may go at any time and never must (07)."""
        own = {kind for kind in kinds if kind.singles >> seat & 1}
        thirds = {kind for kind in own if kind.thirds >> seat & 1}
        least = {"pairs": 5, "seen-rank-first": 1, "exhausted-first": 3}[self._rules.dead]
        dead = {kind for kind in own - thirds if kind.dead >= least}
        return dead | thirds if dead else own

    def _thrown(self, seat: int, kind: Kind, rest: Kinds, blank: int) -> Worth:
        """A seat throws a card of this kind, which the others are offered."""
        kind = kind.without(seat)
        if self._rules.dead == "seen-rank-first":
            kind = kind._replace(dead=1)
        return self._offered(kind, rest, blank, seat, self._from(seat)[1:])

    def _keep(self, where: tuple[object, ...], worth: Worth) -> Worth:
        if len(self._known) >= MOST:
            raise ValueError(f"There are more than {MOST:,} positions from here on")
        self._known[where] = worth
        return worth


def _but(ranks: dict[int, Kind], but: int) -> Kinds:
    return tuple(sorted(kind for one, kind in ranks.items() if one != but))


def _with(rest: Kinds, kind: Kind, blank: int) -> tuple[Kinds, int]:
    """The same with one kind more, or with its cards as others where nobody holds it."""
    if not kind.singles:
        return rest, blank + kind.stock
    return tuple(sorted((*rest, kind))), blank


def _added(to: Worth, worth: Worth, weight: float) -> Worth:
    return tuple(one + weight * more for one, more in zip(to, worth, strict=True))


def solve(hand: Hand, search: OpenSearch | None = None) -> dict[int, float]:
    """Work out what each legal act is worth to the seat to act, in chips, all hands open and the
    stock in any order.

    search: one to use again. Raises ValueError where a used up stock comes again (OP-PITTY-02), and
    where too many positions follow: with five players some twelve cards of the stock can be left.
    """
    return (search or OpenSearch()).values(hand)
