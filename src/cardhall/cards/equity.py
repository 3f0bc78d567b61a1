"""How often hold'em hands win: on all boards that can come, or on many drawn ones.

``exact`` deals every board, from every street; ``sampled`` draws deals from a seed. Both count, in
whole numbers, on how many boards a hand was the only best, one of two best, one of three, and so
on; a share of the pot is a ``Fraction`` of those counts. Compiled like the games, and readable like
them.
"""

from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import chain, product
from math import comb, prod
from typing import Any, NoReturn

import cython

from cardhall.cards.core import refuse_to_pickle
from cardhall.cards.notation import CardError, format_card, format_cards, parse_cards

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import GAMMA, MASK64, bit, lowest, scramble
    from cython.cimports.cardhall.cards.seven import card_key, hand_key, value_of_key
else:
    from cardhall.cards.bits import GAMMA, MASK64, bit, lowest, scramble
    from cardhall.cards.seven import card_key, hand_key, value_of_key

LOW = cython.declare(cython.ulonglong, 0xFFFFFFFF)
MOST_HANDS = 22
MOST_BOARDS = 2_000_000_000
"""More boards than this are for ``sampled``."""

Cards = str | int | Iterable[int]
"""Cards in words (``AS KD``), as a set of bits or as numbers 0 to 51."""
Holding = Cards | Iterable[Cards] | None
"""Two cards; or a range: several pairs in words or numbers, each as likely; or None for any."""


@dataclass(frozen=True)
class Equity:
    """What some hands won."""

    boards: int
    """Boards that were played; with ranges, for each way to hold them."""
    shared: tuple[tuple[int, ...], ...]
    """For each hand, on how many boards it was the only best, one of two best, and so on up to
    one of all."""
    exact: bool
    """Were these all boards that can come?"""

    def wins(self, hand: int) -> int:
        """On how many boards this hand won alone."""
        return self.shared[hand][0]

    def ties(self, hand: int) -> int:
        """On how many boards this hand shared the pot."""
        return sum(self.shared[hand][1:])

    def share(self, hand: int) -> Fraction:
        """Work out what part of the pots this hand won, ties split."""
        parts = [Fraction(count, of) for of, count in enumerate(self.shared[hand], 1)]
        return sum(parts, Fraction(0)) / self.boards

    @property
    def shares(self) -> tuple[float, ...]:
        """What part of the pots each hand won."""
        return tuple([float(self.share(hand)) for hand in range(len(self.shared))])


def exact(hands: Sequence[Holding], board: Cards = "", dead: Cards = "") -> Equity:
    """Play every board that can come.

    hands: two to 22. board: the cards that lie already, none to five. dead: cards that cannot
    come. Raises CardError, naming the field and the cure, for a card used twice, for ranges of
    which nothing is left, and for more than ``MOST_BOARDS`` boards.
    """
    ranges, lying, gone = _read(hands, board, dead)
    live = 52 - (lying | gone).bit_count() - 2 * len(ranges)
    _enough(live, lying)
    chosen = [_pairs(lying | gone) if one is None else one for one in ranges]
    deals = prod(len(one) for one in chosen) * comb(live, 5 - lying.bit_count())
    if deals > MOST_BOARDS:
        raise CardError(
            f"hands: up to {deals:,} boards are more than {MOST_BOARDS:,}",
            "Name more of the cards, or use sampled",
        )
    table = Deals(len(chosen))
    boards = 0
    for held in _apart(chosen):
        boards += table.every([(pair,) for pair in held], lying, gone)
    if not boards:
        raise CardError("hands: the ranges leave no deal", "Hand in ranges that fit each other")
    return Equity(boards, table.shared(), True)


def sampled(
    hands: Sequence[Holding], board: Cards = "", dead: Cards = "", *, samples: int, seed: int
) -> Equity:
    """Play so many deals drawn at random; the same seed gives the same deals.

    Unknown hands and ranges are drawn anew for each deal, all deals that can be being as likely.
    Otherwise as ``exact``.
    """
    ranges, lying, gone = _read(hands, board, dead)
    _enough(52 - (lying | gone).bit_count() - 2 * len(ranges), lying)
    if isinstance(samples, bool) or not isinstance(samples, int) or not 0 < samples < 1 << 50:
        raise CardError(f"samples: {samples!r}", "Hand in a whole number from 1 on")
    known = [one for one in ranges if one is not None]
    if next(_apart(known), None) is None:
        raise CardError("hands: the ranges leave no deal", "Hand in ranges that fit each other")
    table = Deals(len(ranges))
    table.sample(ranges, lying, gone, samples, seed)
    return Equity(samples, table.shared(), False)


# --- Reading what is asked -----------------------------------------------------------------------


def _read(
    hands: Sequence[Holding], board: Cards, dead: Cards
) -> tuple[list[tuple[int, ...] | None], int, int]:
    """The ranges as sets of two cards, less what cannot be; the board and the dead cards."""
    if not 2 <= len(hands) <= MOST_HANDS:
        raise CardError(f"hands: {len(hands)} of them", f"Hand in 2 to {MOST_HANDS}")
    lying, gone = _cards("board", board), _cards("dead", dead)
    if lying.bit_count() > 5:
        raise CardError(f"board: {lying.bit_count()} cards", "A board has none to five")
    _disjoint("dead", gone, "board", lying)
    ranges: list[tuple[int, ...] | None] = []
    single: dict[str, int] = {"board": lying, "dead": gone}
    for place, holding in enumerate(hands):
        name = f"hands[{place}]"
        pairs = _range(name, holding)
        if pairs is not None and len(pairs) == 1:
            for other, cards in single.items():
                _disjoint(name, pairs[0], other, cards)
            single[name] = pairs[0]
        elif pairs is not None:
            pairs = tuple([pair for pair in pairs if not pair & (lying | gone)])
            if not pairs:
                raise CardError(f"{name}: board and dead cards leave nothing", "Widen the range")
        ranges.append(pairs)
    return ranges, lying, gone


def _range(name: str, holding: Holding) -> tuple[int, ...] | None:
    """The pairs of a holding."""
    if holding is None:
        return None
    members = [] if isinstance(holding, (str, int)) else list(holding)
    if isinstance(holding, (str, int)) or (members and isinstance(members[0], int)):
        return (_pair(name, members or holding),)
    if not members:
        raise CardError(f"{name}: an empty range", "Hand in two cards, a range of pairs, or None")
    pairs = [_pair(f"{name}[{place}]", one) for place, one in enumerate(members)]
    return tuple(dict.fromkeys(pairs))


def _pair(name: str, cards: Any) -> int:
    mask = _cards(name, cards)
    if mask.bit_count() != 2:
        raise CardError(f"{name}: {mask.bit_count()} cards", "A hand has two, as in AS KD")
    return mask


def _cards(name: str, cards: Any) -> int:
    """A set of bits from cards in any way of writing them."""
    if isinstance(cards, int):
        if not 0 <= cards < 1 << 52:
            raise CardError(f"{name}: {cards} is no set of cards", "Hand in bits of the 52 cards")
        return cards
    try:
        members = list(parse_cards(cards)) if isinstance(cards, str) else list(cards)
        format_cards(members)
    except CardError as error:
        raise CardError(f"{name}: {error.text}", error.cure) from None
    for card in members:
        if members.count(card) > 1:
            raise CardError(f"{name}: {format_card(card)} comes twice", "Name each card once")
    return sum(1 << card for card in members)


def _disjoint(name: str, cards: int, other: str, others: int) -> None:
    if cards & others:
        both = format_cards(cards & others)
        raise CardError(f"{name}: {both} is also in {other}", "Name each card once")


def _enough(live: int, lying: int) -> None:
    if live < 5 - lying.bit_count():
        raise CardError(f"hands: {max(live, 0)} cards are left for the board", "Hand in fewer")


def _pairs(gone: int) -> tuple[int, ...]:
    """All pairs of the cards that are left."""
    cards = [card for card in range(52) if not gone >> card & 1]
    return tuple([1 << a | 1 << b for a in cards for b in cards if a < b])


def _apart(ranges: Sequence[Sequence[int]]) -> Iterator[tuple[int, ...]]:
    """The ways to hold a pair of each range, no card twice."""
    for held in product(*ranges):
        together = 0
        for pair in held:
            together |= pair
        if together.bit_count() == 2 * len(held):
            yield held


# --- The loops -----------------------------------------------------------------------------------


class Deals:
    """Deals boards to hands and counts who has the best. Cards are sets of bits.

    What can be drawn at once lies in ``_draws`` as cards and key: each hand's pairs, then all
    pairs of the deck, then its single cards. Boards and unknown hands are drawn pair by pair; a
    pair that is not free is drawn again.
    """

    def __reduce__(self) -> NoReturn:
        refuse_to_pickle(self)

    def __init__(self, hands: int) -> None:
        """Nothing counted yet, for so many hands."""
        self._arrays()
        self.hands = hands

    def _arrays(self) -> None:
        if not cython.compiled:
            self._deck = [0] * 52
            self._first = [0] * 24
            self._choices = [0] * 24
            self._keys = [0] * 24
            self._masks = [0] * 24
            self._worth = [0] * 24
            self._shared = [[0] * 24 for _ in range(24)]

    def shared(self) -> tuple[tuple[int, ...], ...]:
        """For each hand, how often it was one of 1, 2, 3 ... best."""
        places = range(self.hands)
        return tuple([tuple([self._shared[hand][of] for of in places]) for hand in places])

    def every(self, ranges: Sequence[Sequence[int]], board: int, dead: int) -> int:
        """Play all boards with hands of one pair each; how many boards."""
        self._set_up(ranges, board, dead)
        self._every(0, self.missing, self._base_key, self._base)
        return comb(self.live, self.missing)

    def sample(
        self,
        ranges: Sequence[Sequence[int] | None],
        board: int,
        dead: int,
        samples: cython.longlong,
        seed: int,
    ) -> None:
        """Play so many deals drawn at random."""
        self._set_up(ranges, board, dead)
        self._list_draws([pairs or () for pairs in ranges])
        self._rng = seed & 0xFFFFFFFFFFFFFFFF
        with cython.nogil:
            if self.hands == 2 and self._choices[0] and self._choices[1]:
                self._sample_two(samples)
            else:
                self._sample(samples)

    def _list_draws(self, ranges: Sequence[Sequence[int]]) -> None:
        """Write down, cards and key, what can be drawn."""
        flat = list(chain.from_iterable(ranges))
        for hand in range(self.hands):
            self._first[hand] = sum([len(pairs) for pairs in ranges[:hand]])
        self._all_pairs = len(flat)
        self._singles = self._all_pairs + self.live * (self.live - 1) // 2
        both: Any = array("Q", bytes(16 * (self._singles + self.live)))
        self._kept = both
        self._draws = both if not cython.compiled else cython.address(self._kept[0])
        for at, pair in enumerate(flat):
            self._list(at, pair)
        at = self._all_pairs
        for one in range(self.live):
            for other in range(one):
                self._list(at, bit(self._deck[one]) | bit(self._deck[other]))
                at += 1
        for one in range(self.live):
            self._list(self._singles + one, bit(self._deck[one]))

    def _list(self, at: cython.int, cards: cython.ulonglong) -> None:
        self._draws[2 * at] = cards
        self._draws[2 * at + 1] = _key_of(cards)

    def _set_up(self, ranges: Sequence[Sequence[int] | None], board: int, dead: int) -> None:
        """Unknown hands have no choices; the deck is without the hands of one choice."""
        gone = board | dead
        for hand, pairs in enumerate(ranges):
            self._choices[hand] = len(pairs or ())
            if pairs is not None and len(pairs) == 1:
                gone |= pairs[0]
                self._masks[hand] = pairs[0]
                self._keys[hand] = _key_of(pairs[0])
        cards = [card for card in range(52) if not gone >> card & 1]
        self.live = len(cards)
        for place, card in enumerate(cards):
            self._deck[place] = card
        self.missing = 5 - board.bit_count()
        self._base = board
        self._base_key = _key_of(board) + hand_key(7)

    def _every(
        self,
        first: cython.int,
        left: cython.int,
        key: cython.ulonglong,
        board: cython.ulonglong,
    ) -> None:
        """Play all boards with so many more cards from this place in the deck on."""
        place: cython.int
        card: cython.int
        if left == 0:
            self._showdown(key, board)
            return
        if left == 1 and self.hands == 2:
            self._last_card(first, key, board)
            return
        for place in range(first, self.live - left + 1):
            card = self._deck[place]
            self._every(place + 1, left - 1, key + card_key(card), board | bit(card))

    def _last_card(self, first: cython.int, key: cython.ulonglong, board: cython.ulonglong) -> None:
        """The last card of the board, for two hands."""
        place: cython.int
        with_key: cython.ulonglong
        with_card: cython.ulonglong
        a: cython.uint
        b: cython.uint
        wins: cython.longlong = 0
        ties: cython.longlong = 0
        for place in range(first, self.live):
            with_key = key + card_key(self._deck[place])
            with_card = board | bit(self._deck[place])
            a = value_of_key(with_key + self._keys[0], with_card | self._masks[0])
            b = value_of_key(with_key + self._keys[1], with_card | self._masks[1])
            wins += a > b
            ties += a == b
        self._count_two(self.live - first, wins, ties)

    def _count_two(
        self, boards: cython.longlong, wins: cython.longlong, ties: cython.longlong
    ) -> None:
        self._shared[0][0] += wins
        self._shared[1][0] += boards - wins - ties
        self._shared[0][1] += ties
        self._shared[1][1] += ties

    def _showdown(self, key: cython.ulonglong, board: cython.ulonglong) -> None:
        """Find who has the best hand on a whole board."""
        hand: cython.int
        of: cython.int = 0
        value: cython.uint
        best: cython.uint = 0
        for hand in range(self.hands):
            value = value_of_key(key + self._keys[hand], board | self._masks[hand])
            self._worth[hand] = value
            if value > best:
                best = value
                of = 0
            else:
                of += value == best
        for hand in range(self.hands):
            self._shared[hand][of] += self._worth[hand] == best

    def _sample_two(self, samples: cython.longlong) -> None:
        """Drawn deals for two hands or ranges. All that changes is in local variables: they stay in
        registers, and the deals of several rounds overlap."""
        _: cython.longlong
        i: cython.int = self._first[0]
        j: cython.int = self._first[1]
        at: cython.int
        left: cython.int
        a: cython.uint
        b: cython.uint
        wins: cython.longlong = 0
        ties: cython.longlong = 0
        rng: cython.ulonglong = self._rng
        random: cython.ulonglong
        key: cython.ulonglong
        board: cython.ulonglong
        used: cython.ulonglong
        base: cython.ulonglong = self._base
        base_key: cython.ulonglong = self._base_key
        missing: cython.int = self.missing
        pairs: cython.int = self._all_pairs
        singles: cython.int = self._singles
        draws: cython.p_ulonglong = self._draws
        ranges: cython.bint = self._choices[0] > 1 or self._choices[1] > 1
        first: cython.ulonglong = self._choices[0]
        second: cython.ulonglong = self._choices[1]
        for _ in range(samples):
            used = MASK64 if ranges else 0
            while used:  # until two hands are drawn that share no card
                rng = (rng + GAMMA) & MASK64
                random = scramble(rng)
                i = self._first[0] + _below(random & LOW, first)
                j = self._first[1] + _below(random >> 32, second)
                used = draws[2 * i] & draws[2 * j]
            used = draws[2 * i] | draws[2 * j]
            board = base
            key = base_key
            left = missing
            while left > 1:
                rng = (rng + GAMMA) & MASK64
                at = pairs + _below(scramble(rng) >> 32, singles - pairs)
                if not draws[2 * at] & used:
                    used |= draws[2 * at]
                    board |= draws[2 * at]
                    key += draws[2 * at + 1]
                    left -= 2
            while left:
                rng = (rng + GAMMA) & MASK64
                at = singles + _below(scramble(rng) >> 32, self.live)
                if not draws[2 * at] & used:
                    board |= draws[2 * at]
                    key += draws[2 * at + 1]
                    left = 0
            a = value_of_key(key + draws[2 * i + 1], board | draws[2 * i])
            b = value_of_key(key + draws[2 * j + 1], board | draws[2 * j])
            wins += a > b
            ties += a == b
        self._count_two(samples, wins, ties)

    def _sample(self, samples: cython.longlong) -> None:
        """Drawn deals for any hands."""
        _: cython.longlong
        hand: cython.int
        at: cython.int
        used: cython.ulonglong
        for _ in range(samples):
            used = self._choose()
            for hand in range(self.hands):
                if not self._choices[hand]:
                    at = self._free(self._all_pairs, self._singles - self._all_pairs, used)
                    self._hold(hand, at)
                    used |= self._masks[hand]
            self._draw_board(used)
            self._showdown(self._key, self._board)

    def _choose(self) -> cython.ulonglong:
        """A pair for each range, no card twice (else all are drawn again); their cards."""
        hand: cython.int
        used: cython.ulonglong = 0
        apart: cython.bint = False
        while not apart:
            used = 0
            apart = True
            for hand in range(self.hands):
                if self._choices[hand] > 1:
                    self._hold(hand, self._one_of(self._first[hand], self._choices[hand]))
                if self._choices[hand]:
                    apart = apart and not used & self._masks[hand]
                    used |= self._masks[hand]
        return used

    def _hold(self, hand: cython.int, at: cython.int) -> None:
        self._masks[hand] = self._draws[2 * at]
        self._keys[hand] = self._draws[2 * at + 1]

    def _draw_board(self, used: cython.ulonglong) -> None:
        """Fill the board up from the cards that are not used."""
        at: cython.int
        left: cython.int = self.missing
        self._key = self._base_key
        self._board = self._base
        while left:
            if left > 1:
                at = self._free(self._all_pairs, self._singles - self._all_pairs, used)
                left -= 2
            else:
                at = self._free(self._singles, self.live, used)
                left = 0
            used |= self._draws[2 * at]
            self._board |= self._draws[2 * at]
            self._key += self._draws[2 * at + 1]

    def _free(self, first: cython.int, count: cython.int, used: cython.ulonglong) -> cython.int:
        """The place of a draw of which no card is used."""
        at: cython.int = self._one_of(first, count)
        while self._draws[2 * at] & used:
            at = self._one_of(first, count)
        return at

    def _one_of(self, first: cython.int, count: cython.ulonglong) -> cython.int:
        """A random place from the first on; nothing is drawn where there is no choice."""
        if count == 1:
            return first
        self._rng = (self._rng + GAMMA) & MASK64
        return first + _below(scramble(self._rng) >> 32, count)


def _below(random: cython.ulonglong, count: cython.ulonglong) -> cython.int:
    """A number below count from 32 random bits."""
    return cython.cast(cython.int, random * count >> 32)


def _key_of(cards: cython.ulonglong) -> cython.ulonglong:
    """The sum of some cards' keys."""
    key: cython.ulonglong = 0
    while cards:
        key += card_key(lowest(cards))
        cards &= cards - 1
    return key
