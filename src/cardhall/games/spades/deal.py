"""Spades, the deal: dealing, where the cards lie, who has bid and taken what.

The same file runs interpreted and compiled (Cython, pure Python mode; C types in ``deal.pxd``).
Methods with a leading underscore are C functions when compiled and need no interpreter.
Part of ``cardhall.games.spades``: import from there.
"""

from collections.abc import Mapping, Sequence
from typing import NoReturn

import cython

from cardhall.cards.core import refuse_to_pickle
from cardhall.cards.notation import card_list
from cardhall.cards.table import RulesError, seats_of, whole_deck
from cardhall.games.spades.rules import Rules
from cardhall.messages import Message

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import (
        FULL,
        GAMMA,
        MASK64,
        bit,
        scramble,
        suit,
        suit_cards,
    )
else:
    from cardhall.cards.bits import FULL, GAMMA, MASK64, bit, scramble, suit, suit_cards

if not cython.compiled:  # compiled they are numbers in C: see deal.pxd
    P_DEAL, P_LOOK, P_BID, P_PASS, P_PLAY, P_OVER = range(6)
    NO_BID = -1
    TRICKS = 13

SPADES_FROM = 39
"""The number of the two of spades: no card below it is one."""
SPADE_CARDS = (1 << 52) - (1 << 39)
PHASES = ("deal", "look", "bid", "pass", "play", "over")


class Deal:
    """What lies on the table in one deal. The rules of bids and play are ``Hand``'s."""

    def __reduce__(self) -> NoReturn:
        refuse_to_pickle(self)

    def __init__(
        self,
        rules: Rules,
        dealer: int,
        scores: Sequence[int] = (0, 0),
        bags: Sequence[int] = (0, 0),
    ) -> None:
        """A new hand, not yet dealt. ``scores`` and ``bags`` are the sides' before it. Raises
        RulesError for a dealer who is no seat, or bags that cannot be."""
        if not 0 <= dealer < 4:
            given = Message("as-it-stands", value=repr(dealer))
            raise RulesError("dealer", given, Message("a-seat-from-0-to-3"))
        if len(scores) != 2 or len(bags) != 2 or min(bags) < 0:
            given = Message("as-it-stands", value=repr((*scores, *bags)))
            raise RulesError("scores", given, Message("spades-state-scores-and-bags"))
        self._arrays()
        self.rules = rules
        self.o = rules._options
        self.dealer = dealer
        for side in range(2):
            self._scores[side] = scores[side]
            self._bags[side] = bags[side]
        self._open()

    @cython.final
    def _arrays(self) -> None:
        """Interpreted, arrays are lists; compiled they are there already."""
        if not cython.compiled:
            self._hand = [0] * 4
            self._gave = [0] * 4
            self._exposed = [0] * 4
            self._bids = [NO_BID] * 4
            self._bound = [NO_BID] * 4
            self._tricks = [0] * 4
            self._nil_points = [0] * 4
            self._fines = [0] * 2
            self._scores = [0] * 2
            self._bags = [0] * 2
            self._points = [0] * 2
            self._taken = [0] * 2
            self._new_bags = [0] * 2
            self._deck = [0] * 52
            self._plays = [0] * 52
            self._leaders = [0] * TRICKS
            self._winners = [0] * TRICKS
            self._rng = 0
            self._led = 0
            self._best_power = -1
            self._best_seat = -1

    @cython.final
    def _open(self) -> None:
        """Make ready for the deal."""
        seat: cython.int
        for seat in range(4):
            self._hand[seat] = 0
            self._gave[seat] = 0
            self._exposed[seat] = 0
            self._bids[seat] = NO_BID
            self._bound[seat] = NO_BID
            self._tricks[seat] = 0
        self._fines[0] = self._fines[1] = 0
        self._phase = P_DEAL
        self._looked = 0
        self._blind = 0
        self._given = 0
        self._broken = 0
        self._trick_no = 0
        self._in_trick = 0
        self._first_known = 0
        self._before = 0
        self.turn = -1

    @cython.final
    def _become(self, other: "Deal") -> None:
        """Take over another hand's whole state (but not its rules)."""
        i: cython.int
        self.dealer = other.dealer
        self.turn = other.turn
        self._phase = other._phase
        self._looked = other._looked
        self._blind = other._blind
        self._given = other._given
        self._broken = other._broken
        self._trick_no = other._trick_no
        self._in_trick = other._in_trick
        self._best_power = other._best_power
        self._best_seat = other._best_seat
        self._first_known = other._first_known
        self._rng = other._rng
        self._before = other._before
        self._led = other._led
        for i in range(4):
            self._hand[i] = other._hand[i]
            self._gave[i] = other._gave[i]
            self._exposed[i] = other._exposed[i]
            self._bids[i] = other._bids[i]
            self._bound[i] = other._bound[i]
            self._tricks[i] = other._tricks[i]
        for i in range(2):
            self._fines[i] = other._fines[i]
            self._scores[i] = other._scores[i]
            self._bags[i] = other._bags[i]
        for i in range(52):
            self._deck[i] = other._deck[i]
            self._plays[i] = other._plays[i]
        for i in range(TRICKS):
            self._leaders[i] = other._leaders[i]
            self._winners[i] = other._winners[i]

    # The deal

    def deal(self, deck: Sequence[int]) -> None:
        """Deal from a deck order, top first: one at a time from the dealer's left, all of them
        (SPADES-05). Raises RulesError unless the deck holds all 52."""
        if self._phase != P_DEAL:
            raise _dealt_already()
        whole_deck("deck", deck)
        place: cython.int
        for place in range(52):
            self._deck[place] = deck[place]
        self._deal_deck()

    def deal_seeded(self, seed: int) -> None:
        """Deal from an order that the seed gives: for simulation, not for play among people."""
        if self._phase != P_DEAL:
            raise _dealt_already()
        self._rng = seed & 0xFFFFFFFFFFFFFFFF
        self._order_deck()
        self._shuffle()
        self._deal_deck()

    @cython.final
    def _below(self, n: cython.uint) -> cython.uint:
        """A random number from 0 to n - 1."""
        self._rng = (self._rng + GAMMA) & MASK64
        return ((scramble(self._rng) >> 32) * n) >> 32

    @cython.final
    def _order_deck(self) -> None:
        place: cython.int
        for place in range(52):
            self._deck[place] = place

    @cython.final
    def _shuffle(self) -> None:
        """Put the deck in a random order."""
        place: cython.int
        other: cython.int
        card: cython.uchar
        for place in range(51):
            other = place + self._below(52 - place)
            card = self._deck[place]
            self._deck[place] = self._deck[other]
            self._deck[other] = card

    @cython.final
    def _deal_deck(self) -> None:
        """Thirteen each, one at a time; the bidding opens on the dealer's left (SPADES-05, 07)."""
        place: cython.int
        seat: cython.int = self.dealer
        for place in range(52):
            seat = (seat + 1) & 3
            self._hand[seat] |= bit(self._deck[place])
        self._begin_bids()

    # Who may look, and who bids

    @cython.final
    def _may_blind(self, seat: cython.int) -> cython.bint:
        """May this seat still declare a blind nil: a side far enough behind, whose other player has
        declared none (SPADES-11)?"""
        side: cython.int = seat & 1
        if not self.o.blind or (self._blind >> ((seat + 2) & 3)) & 1:
            return False
        behind: cython.int = self._scores[1 - side] - self._scores[side]
        least: cython.int = self.o.blind_behind
        return behind >= least

    @cython.final
    def _begin_bids(self) -> None:
        """Whoever may not declare a blind nil looks at once."""
        seat: cython.int
        for seat in range(4):
            if not self._may_blind(seat):
                self._looked |= 1 << seat
        self._ask((self.dealer + 1) & 3)

    @cython.final
    def _ask(self, seat: cython.int) -> None:
        """A seat is to bid; first it looks, or bids blind."""
        self.turn = seat
        self._phase = P_BID if (self._looked >> seat) & 1 else P_LOOK

    # A stated position, as ``Hand.at`` takes it

    def _place_cards(
        self, hands: Mapping[int, int], trick: Sequence[tuple[int, int]], played: int
    ) -> None:
        """Lay the cards of a stated position where they are said to be."""
        known: int = played
        for seat, cards in [*hands.items(), *[(seat, 1 << card) for seat, card in trick]]:
            if not 0 <= seat < 4 or cards & known or cards & ~int(FULL):
                text = Message("a-card-is-in-two-places")
                raise RulesError("hands", text, Message("state-each-card-once"))
            known |= cards
            self._hand[seat] |= cards
        self._before = played
        self._looked = 15

    # What a caller in Python sees

    @property
    def seats(self) -> int:
        """Always 4."""
        return 4

    @property
    def phase(self) -> str:
        """``deal``, ``look``, ``bid``, ``pass``, ``play`` or ``over``."""
        return PHASES[self._phase]

    @property
    def is_over(self) -> bool:
        return self._phase == P_OVER

    @property
    def scores(self) -> tuple[int, int]:
        """The sides' scores before this hand."""
        return (self._scores[0], self._scores[1])

    @property
    def bags(self) -> tuple[int, int]:
        """Bags that each side has carried into this hand."""
        return (self._bags[0], self._bags[1])

    @property
    def bids(self) -> tuple[int, ...]:
        """The tricks that each seat has bid, 0 for nil; -1 for who has not."""
        return tuple([self._bids[seat] for seat in range(4)])

    @property
    def blind(self) -> tuple[int, ...]:
        """The seats that bid nil before they looked."""
        return seats_of(self._blind)

    @property
    def looked(self) -> tuple[int, ...]:
        """The seats that may look at their cards."""
        return seats_of(self._looked)

    @property
    def broken(self) -> bool:
        """Has a spade been played (SPADES-16)?"""
        return bool(self._broken)

    @property
    def fines(self) -> tuple[int, int]:
        """By side: reneges that were proved."""
        return (self._fines[0], self._fines[1])

    def hand_of(self, seat: int) -> int:
        """The cards in a seat's hand, as 52 bits; those that lie face up are among them."""
        return self._hand[self._seat(seat)]

    def gave(self, seat: int) -> int:
        """The cards that a seat passed to its partner, as 52 bits."""
        return self._gave[self._seat(seat)]

    def exposed(self, seat: int) -> int:
        """The cards of a hand that lie face up, as 52 bits (SPADES-27)."""
        return self._exposed[self._seat(seat)]

    def bound(self, seat: int) -> int:
        """The bid out of turn that binds a seat; -1 for none (SPADES-26)."""
        return self._bound[self._seat(seat)]

    def tricks(self, seat: int) -> int:
        """Tricks taken by a seat."""
        return self._tricks[self._seat(seat)]

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < 4:
            raise ValueError(f"No seat {seat}. Seats are 0 to 3")
        return seat

    @property
    def trick(self) -> tuple[tuple[int, int], ...]:
        """The trick on the table: (seat, card) in the order played."""
        return self._trick_at(self._trick_no, self._in_trick) if self._in_trick else ()

    @property
    def history(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """The complete tricks so far, each (seat, card) in the order played."""
        return tuple([self._trick_at(t, 4) for t in range(self._first_known, self._trick_no)])

    def _trick_at(self, trick: int, cards: int) -> tuple[tuple[int, int], ...]:
        first = self._leaders[trick]
        return tuple([((first + i) % 4, self._plays[4 * trick + i]) for i in range(cards)])

    @property
    def winners(self) -> tuple[int, ...]:
        """Who took each trick of ``history``."""
        return tuple([self._winners[t] for t in range(self._first_known, self._trick_no)])

    def _cards_face_up(self) -> tuple[tuple[int, ...], ...]:
        return tuple([tuple(card_list(self._exposed[seat])) for seat in range(4)])

    # Irregularities: what was done, and what is done about it

    def reneges(self) -> tuple[tuple[int, int, int], ...]:
        """Each card played against the rules of following and leading: (trick, seat, card), tricks
        from 0. Who plays another suit held one of the suit led if they play or show it later; who
        leads a spade before one was played held another suit (SPADES-14, 16, 28)."""
        found = []
        later = [self._hand[seat] for seat in range(4)]
        tricks = [*self.history, self.trick] if self._in_trick else list(self.history)
        whole = self._before >> SPADES_FROM == 0 and bool(self.o.breaking)
        spades = [card for trick in tricks for _, card in trick if card >= SPADES_FROM]
        for back, trick in enumerate(reversed(tricks)):
            number = self._first_known + len(tricks) - 1 - back
            led = suit_cards(suit(trick[0][1]))
            for seat, card in reversed(trick):
                early = whole and card == trick[0][1] == (spades[0] if spades else -1)
                due = ~SPADE_CARDS & FULL if early else led
                if (early or not led >> card & 1) and later[seat] & due:
                    found.append((number, seat, card))
                later[seat] |= 1 << card
        return tuple(reversed(found))

    def bind(self, seat: int, tricks: int) -> None:
        """A bid out of turn binds the seat when its turn comes (SPADES-26). Raises ValueError for
        who has bid, or for no number of tricks."""
        if self._bids[self._seat(seat)] != NO_BID or not 0 <= tricks <= TRICKS:
            raise ValueError(f"Seat {seat} cannot be bound to a bid of {tricks}")
        self._bound[seat] = tricks

    def expose(self, seat: int, cards: int) -> None:
        """Cards of a hand lie face up from now on and are played when they first may be
        (SPADES-27). Raises ValueError for a card that is not held."""
        if cards & ~self._hand[self._seat(seat)]:
            raise ValueError(f"Seat {seat} does not hold these cards")
        self._exposed[seat] |= cards

    def fine(self, seat: int) -> None:
        """A renege of this seat is proved: its side loses tricks to the other (SPADES-28). Raises
        ValueError before the play."""
        if self._phase not in (P_PLAY, P_OVER):
            raise ValueError(f"No renege can be proved in the phase {self.phase}")
        self._fines[self._seat(seat) & 1] += 1


def _dealt_already() -> RulesError:
    text = Message("dealt-already")
    return RulesError("deck", text, Message("start-a-new-hand"))
