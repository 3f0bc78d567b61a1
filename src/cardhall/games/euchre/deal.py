"""Euchre, the deal: dealing, where the cards lie, who has said and taken what.

The same file runs interpreted and compiled (Cython, pure Python mode; C types in ``deal.pxd``).
Methods with a leading underscore are C functions when compiled and need no interpreter.
Part of ``cardhall.games.euchre``: import from there.
"""

from collections.abc import Mapping, Sequence

import cython

from cardhall.cards.notation import card_set
from cardhall.cards.table import RulesError
from cardhall.games.euchre.packets import packets
from cardhall.games.euchre.rules import ORDER, PACK, Rules
from cardhall.messages import Message

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import bit
    from cython.cimports.cardhall.games.engine.hand import overlay
    from cython.cimports.cardhall.games.engine.tricks import TrickHand
else:
    from cardhall.cards.bits import bit
    from cardhall.games.engine.hand import assume
    from cardhall.games.engine.tricks import TrickHand

if not cython.compiled:  # compiled they are numbers in C: see deal.pxd
    P_DEAL, P_ORDER, P_NAME, P_DISCARD, P_PLAY, P_OVER = range(6)
    E_NONE, E_PLAYED, E_STOPPED, E_THROWN_IN = range(4)
    UP_NOWHERE, UP_TABLE, UP_TAKEN, UP_KITTY, UP_OUT = range(5)

PHASES = ("deal", "order", "name", "discard", "play", "over")
UP_PLACES = ("", "table", "taken", "kitty", "out")


class Deal(TrickHand):
    """What lies on the table in one deal. The rules of bids and play are ``Hand``'s, which says
    what ``turn``, ``up``, ``trump``, ``maker`` and ``sitting`` are before they are known."""

    def __init__(self, rules: Rules, dealer: int) -> None:
        """A new hand, not yet dealt. Raises RulesError for a dealer who is no seat."""
        if not 0 <= dealer < 4:
            given = Message("as-it-stands", value=repr(dealer))
            raise RulesError("dealer", given, Message("a-seat-from-0-to-3"))
        self._arrays()
        self.rules = rules
        self.o = rules._options
        self.dealer = dealer
        self._rank_by(ORDER)
        self._open()
        self._keep((), "", dealer)

    @cython.final
    def _arrays(self) -> None:
        """Interpreted, arrays are lists; compiled they are there already."""
        self._trick_arrays()
        if not cython.compiled:
            self._hand = [0] * 4
            self._points = [0] * 2
            self._false_calls = [0] * 2
            self._speeches = [0] * 2
            self._deck = [0] * 24
            self._calls = [0] * 9
            self._callers = [0] * 9
            self._right = 0
            self._euchred = -1

    @cython.final
    def _open(self) -> None:
        """Make ready for the deal."""
        seat: cython.int
        for seat in range(4):
            self._hand[seat] = 0
        self._no_tricks()
        self._false_calls[0] = self._false_calls[1] = 0
        self._speeches[0] = self._speeches[1] = 0
        self.seats = 4
        self._phase = P_DEAL
        self._ending = E_NONE
        self._alone = 0
        self._up_at = UP_NOWHERE
        self._silent = 0
        self._stop = 0
        self._offender = -1
        self._calls_made = 0
        self._count = 4
        self._discard = -1
        self._kitty = 0
        self._before = 0
        self.turn = -1
        self.up = -1
        self.trump = -1
        self.maker = -1
        self.sitting = -1

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

    @cython.final
    def _next(self, seat: cython.int) -> cython.int:
        """The next seat to the left that takes part: a loner's partner does not (EUCHRE-24)."""
        seat = (seat + 1) & 3
        if seat == self.sitting:
            seat = (seat + 1) & 3
        return seat

    # The deal

    def deal(self, deck: Sequence[int], style: str = "3-2-3-2") -> None:
        """Deal from an order of the 24 cards, top first, in a style of ``packets``; turn up the
        21st card (EUCHRE-06, 08). Raises RulesError unless the deck holds all 24; Illegal for a
        style that is not allowed."""
        if self._phase != P_DEAL:
            raise _dealt_already()
        if sorted(deck) != list(PACK):
            text = Message("euchre-not-the-24-cards")
            raise RulesError("deck", text, Message("hand-in-a-whole-deck-order"))
        at = 0
        seat = self.dealer
        for size in packets(style):
            seat = (seat + 1) % 4
            self._hand[seat] |= card_set(deck[at : at + size])
            at += size
        self._kitty = card_set(deck[21:])
        self._turn_up(deck[20])
        self._keep(self._whole_past(), "deal", {"deck": tuple(deck), "style": style})

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
        """The deck as it is bought."""
        place: cython.int
        for place in range(24):
            self._deck[place] = 13 * (place // 6) + 7 + place % 6

    @cython.final
    def _shuffle(self) -> None:
        """Put the 21 cards that matter in a random order; the last three are the kitty."""
        self._mix(self._deck, 24, 21)

    @cython.final
    def _deal_deck(self) -> None:
        """Five each from the shuffled deck: how they are dealt changes no chances."""
        _: cython.int
        seat: cython.int = self.dealer
        at: cython.int = 0
        cards: cython.ulonglong
        for _ in range(4):
            seat = (seat + 1) & 3
            cards = bit(self._deck[at]) | bit(self._deck[at + 1]) | bit(self._deck[at + 2])
            self._hand[seat] = cards | bit(self._deck[at + 3]) | bit(self._deck[at + 4])
            at += 5
        self._kitty = bit(self._deck[21]) | bit(self._deck[22]) | bit(self._deck[23])
        self._turn_up(self._deck[20])

    @cython.final
    def _turn_up(self, card: cython.int) -> None:
        """The deal is over, bidding opens on the dealer's left (EUCHRE-08, 09)."""
        self.up = card
        self._up_at = UP_TABLE
        self._phase = P_ORDER
        self.turn = (self.dealer + 1) & 3

    def _place_cards(
        self, hands: Mapping[int, int], on_table: int, played: int, discarded: int
    ) -> None:
        """Lay the cards of a stated position where they are said to be, the rest in the kitty."""
        known = played | on_table
        if discarded >= 0:
            known |= 1 << discarded
        for seat, cards in hands.items():
            if cards & known or cards & ~card_set(PACK):
                text = Message("euchre-a-card-twice")
                raise RulesError("hands", text, Message("state-each-card-once"))
            known |= cards
            self._hand[seat] = cards
        self._before = played
        self._discard = discarded
        self._kitty = card_set(PACK) & ~known

    # What a caller in Python sees

    @property
    def phase(self) -> str:
        """``deal``, ``order``, ``name``, ``discard``, ``play`` or ``over``."""
        return PHASES[self._phase]

    @property
    def is_over(self) -> bool:
        return self._phase == P_OVER

    @property
    def alone(self) -> bool:
        """Does the maker play alone (EUCHRE-22)?"""
        return self._alone == 1

    @property
    def up_at(self) -> str:
        """Where the turned-up card is: on the ``table``, ``taken`` by the dealer, face down in the
        ``kitty``, or left ``out`` because the dealer sits out; empty before the deal."""
        return UP_PLACES[self._up_at]

    def hand_of(self, seat: int) -> int:
        """The cards in a seat's hand, as 52 bits; a sitting partner's lie face down (24)."""
        return self._hand[self._seat(seat)]

    @property
    def discarded(self) -> int:
        """The card that the dealer put face down after picking up; -1 if there is none."""
        return self._discard

    @property
    def kitty(self) -> int:
        """The cards that nobody was dealt and that lie face down, as 52 bits: three, or four with
        the card that was turned down (EUCHRE-18)."""
        return self._kitty

    @property
    def calls(self) -> tuple[tuple[int, int], ...]:
        """The bids so far: (seat, action)."""
        return tuple(
            [(self._callers[i], int(self._calls[i]) << 52) for i in range(self._calls_made)]
        )

    def packets_of(self, seat: int) -> tuple[tuple[tuple[int, int], ...], ...]:
        """The tricks that a seat has won, each apart, in order: the evidence for a renege
        (EUCHRE-27, 28, 30)."""
        tricks = zip(self.history, self.winners, strict=True)
        return tuple([trick for trick, winner in tricks if winner == seat])

    def may_keep(self, winner: int) -> tuple[int, ...]:
        """Say where a trick that this seat wins may lie: with them (EUCHRE-28); a loner's also with
        the partner (EUCHRE-29)."""
        if self._alone and winner == self.maker:
            return (winner, (winner + 2) % 4)
        return (self._seat(winner),)


def _dealt_already() -> RulesError:
    text = Message("dealt-already")
    return RulesError("deck", text, Message("start-a-new-hand"))
