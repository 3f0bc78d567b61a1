"""Spades, the deal: dealing, where the cards lie, who has bid and taken what.

The same file runs interpreted and compiled (Cython, pure Python mode; C types in ``deal.pxd``).
Methods with a leading underscore are C functions when compiled and need no interpreter.
Part of ``cardhall.games.spades``: import from there.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import cython

from cardhall.cards.notation import card_list
from cardhall.cards.table import RulesError, seats_of, whole_deck
from cardhall.games.spades.rules import ORDER, SPADES, Rules
from cardhall.messages import Message

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import FULL, bit
    from cython.cimports.cardhall.games.engine.hand import overlay
    from cython.cimports.cardhall.games.engine.tricks import TrickHand
else:
    from cardhall.cards.bits import FULL, bit
    from cardhall.games.engine.hand import assume
    from cardhall.games.engine.tricks import TrickHand

if not cython.compiled:  # compiled they are numbers in C: see deal.pxd
    P_DEAL, P_LOOK, P_BID, P_PASS, P_PLAY, P_OVER = range(6)
    NO_BID = -1
    TRICKS = 13
    SPADES_SUIT = 3

SPADES_FROM = 13 * SPADES
"""The number of the two of spades: no card below it is one."""
SPADE_CARDS = (1 << 52) - (1 << SPADES_FROM)
PHASES = ("deal", "look", "bid", "pass", "play", "over")


class Deal(TrickHand):
    """What lies on the table in one deal. The rules of bids and play are ``Hand``'s."""

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
        if len(scores) != 2 or len(bags) != 2 or bags[0] < 0 or bags[1] < 0:
            given = Message("as-it-stands", value=repr((*scores, *bags)))
            raise RulesError("scores", given, Message("spades-state-scores-and-bags"))
        self._arrays()
        self.rules = rules
        self.o = rules._options
        self.dealer = dealer
        self._rank_by(ORDER)
        side: cython.int
        for side in range(2):
            self._scores[side] = scores[side]
            self._bags[side] = bags[side]
        self._open()
        self._keep((), "", (dealer, tuple(scores), tuple(bags)))

    def _by_name(self, name: str, said: Any) -> dict[str, Any]:
        if name:
            return super()._by_name(name, said)
        return dict(zip(("dealer", "scores", "bags"), said, strict=True))

    @cython.final
    def _arrays(self) -> None:
        """Interpreted, arrays are lists; compiled they are there already."""
        self._trick_arrays()
        if not cython.compiled:
            self._hand = [0] * 4
            self._gave = [0] * 4
            self._exposed = [0] * 4
            self._bids = [NO_BID] * 4
            self._bound = [NO_BID] * 4
            self._nil_points = [0] * 4
            self._fines = [0] * 2
            self._scores = [0] * 2
            self._bags = [0] * 2
            self._points = [0] * 2
            self._taken = [0] * 2
            self._new_bags = [0] * 2
            self._deck = [0] * 52

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
        self._no_tricks()
        self._trumps_are(SPADES_SUIT)
        self.seats = 4
        self._fines[0] = self._fines[1] = 0
        self._phase = P_DEAL
        self._looked = 0
        self._blind = 0
        self._given = 0
        self._broken = 0
        self._before = 0
        self.turn = -1

    @cython.final
    def _become(self, other: "Deal") -> None:
        """Take over another hand's whole state (but not its rules)."""
        if cython.compiled:
            self._sit_as(other)
            self._tricks_as(other)
            overlay(
                cython.address(self._from_here),
                cython.address(other._from_here),
                cython.address(self._to_here),
            )
        else:
            assume(self, other)

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
        self._keep(self._whole_past(), "deal", {"deck": tuple(deck)})

    def deal_seeded(self, seed: int) -> None:
        """Deal from an order that the seed gives: for simulation, not for play among people."""
        if self._phase != P_DEAL:
            raise _dealt_already()
        self._seed(seed)
        self._order_deck()
        self._shuffle()
        self._deal_deck()
        self._keep(self._whole_past(), "deal_seeded", seed)

    @cython.final
    def _order_deck(self) -> None:
        place: cython.int
        for place in range(52):
            self._deck[place] = place

    @cython.final
    def _shuffle(self) -> None:
        """Put the deck in a random order."""
        self._mix(self._deck, 52, 51)

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

    def _cards_face_up(self) -> tuple[tuple[int, ...], ...]:
        return tuple([tuple(card_list(self._exposed[seat])) for seat in range(4)])

    # Irregularities: what was done, and what is done about it

    def reneges(self) -> tuple[tuple[int, int, int], ...]:
        """Each card played against the rules of following and leading: (trick, seat, card), tricks
        from 0. Who plays another suit held one of the suit led if they play or show it later; who
        leads a spade before one was played held another suit (SPADES-14, 16, 28)."""
        held = [self._hand[seat] for seat in range(4)]
        return tuple(sorted([*self._led_too_early(held), *self._not_followed(held)], key=_number))

    def _led_too_early(self, held: list[int]) -> list[tuple[int, int, int]]:
        """The lead of the first spade that was played, where its player held another suit."""
        tricks = [*self.history, self.trick] if self._in_trick else list(self.history)
        if self._before >> SPADES_FROM or not self.o.breaking:
            return []
        for number, trick in enumerate(tricks, self._first_known):
            if all(card < SPADES_FROM for _, card in trick):
                continue
            who, first = trick[0]
            later = [card for rest in tricks[number - self._first_known + 1 :]
                     for seat, card in rest if seat == who]  # fmt: skip
            plain = held[who] & ~SPADE_CARDS or any(card < SPADES_FROM for card in later)
            return [(number, who, first)] if first >= SPADES_FROM and plain else []
        return []

    def bind(self, seat: int, tricks: int) -> None:
        """A bid out of turn binds the seat when its turn comes (SPADES-26). Raises ValueError for
        who has bid, or for no number of tricks."""
        if self._bids[self._seat(seat)] != NO_BID or not 0 <= tricks <= TRICKS:
            raise ValueError(f"Seat {seat} cannot be bound to a bid of {tricks}")
        self._bound[seat] = tricks
        self._keep(self._whole_past(), "bind", {"seat": seat, "tricks": tricks})

    def expose(self, seat: int, cards: int) -> None:
        """Cards of a hand lie face up from now on and are played when they first may be
        (SPADES-27). Raises ValueError for a card that is not held."""
        if cards & ~self._hand[self._seat(seat)]:
            raise ValueError(f"Seat {seat} does not hold these cards")
        self._exposed[seat] |= cards
        self._keep(self._whole_past(), "expose", {"seat": seat, "cards": cards})

    def fine(self, seat: int) -> None:
        """A renege of this seat is proved: its side loses tricks to the other (SPADES-28). Raises
        ValueError before the play."""
        if self._phase not in (P_PLAY, P_OVER):
            raise ValueError(f"No renege can be proved in the phase {self.phase}")
        self._fines[self._seat(seat) & 1] += 1
        self._keep(self._whole_past(), "fine", {"seat": seat})


def _number(found: tuple[int, int, int]) -> int:
    """The trick of a card."""
    return found[0]


def _dealt_already() -> RulesError:
    text = Message("dealt-already")
    return RulesError("deck", text, Message("start-a-new-hand"))
