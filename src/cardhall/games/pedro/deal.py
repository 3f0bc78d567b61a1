"""Pedro, the deal: where the cards lie, who has said and taken what; dealing, and wrong counts.

The same file runs interpreted and compiled (Cython, pure Python mode; C types in ``deal.pxd``).
Methods with a leading underscore are C functions when compiled and need no interpreter.
"""

from collections.abc import Mapping, Sequence

import cython

from cardhall.cards.table import RulesError, seats_of, whole_deck
from cardhall.games.pedro.actions import LETTERS
from cardhall.games.pedro.rules import ORDER, Rules
from cardhall.messages import Message

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import bit, popcount
    from cython.cimports.cardhall.games.engine.hand import overlay
    from cython.cimports.cardhall.games.engine.tricks import TrickHand
else:
    from cardhall.cards.bits import bit, popcount
    from cardhall.games.engine.hand import assume
    from cardhall.games.engine.tricks import TrickHand

PHASES = ("deal", "bid", "name", "throw", "rob", "play", "over")

if not cython.compiled:  # compiled, they stand in deal.pxd
    P_DEAL, P_BID, P_NAME, P_THROW, P_ROB, P_PLAY, P_OVER = range(7)
    E_NONE, E_PLAYED, E_THROWN_IN = range(3)
    SILENT, LOST = -1, -2
    DEALT = 36
    FULL_HAND = 6  # cards to play with (LLAA-PEDRO-21)
    TRICKS = 6


class Deal(TrickHand):
    """What lies on the table in one deal. The rules of playing it are ``Hand``'s, which says what
    the seats are, and ``turn``, ``trump``, ``bidder`` and ``bid`` before they are known."""

    def __init__(self, rules: Rules, dealer: int) -> None:
        """A new deal. Raises RulesError for a dealer who is not at the table."""
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
            self._threw = [0] * 4
            self._shown = [0] * 4
            self._put_down = [0] * 4
            self._calls = [0] * 4
            self._thrown = [0] * 4
            self._drew = [0] * 4
            self._down_at = [0] * 4
            self._dealt = [0] * 4
            self._fill_to = [0] * 4
            self._away = [0] * 4
            self._points = [0] * 2
            self._change = [0] * 2
            self._deck = [0] * 52
            self._spare = [0] * 52

    @cython.final
    def _open(self) -> None:
        """Make ready for the deal."""
        seat: cython.int
        for seat in range(4):
            self._hand[seat] = 0
            self._threw[seat] = 0
            self._shown[seat] = 0
            self._put_down[seat] = 0
            self._calls[seat] = SILENT
            self._thrown[seat] = SILENT
            self._drew[seat] = SILENT
            self._down_at[seat] = -1
            self._dealt[seat] = 9
            self._fill_to[seat] = FULL_HAND
            self._away[seat] = 0
        self._no_tricks()
        self._points[0] = 0
        self._points[1] = 0
        self._change[0] = 0
        self._change[1] = 0
        self.seats = 4
        self._phase = P_DEAL
        self._ending = E_NONE
        self.turn = -1
        self.trump = -1
        self.bidder = -1
        self.bid = 0
        self._lost = 0
        self._renegers = 0
        self._deck_at = 0
        self._lazy_spare = 0
        self._recycled = 0
        self._up = 15
        self._to_play = 0
        self._led_trump = 0
        self._ones = 0
        self._fives = 0
        self._pack = 0
        self._trick_cards = 0
        self._played = 0
        self._claimed = 0

    # The deal

    def deal(
        self,
        deck: Sequence[int],
        spare: Sequence[int] | None = None,
        counts: Sequence[int] = (9, 9, 9, 9),
    ) -> None:
        """Deal from a deck order, top first: nine each, by threes, from the dealer's left
        (LLAA-PEDRO-03, 11).

        spare: a second order of the 52 cards, which orders discards shuffled anew when the stock
        fails (OP-PEDRO-08); without one the deck's order serves. counts: by seat, how many cards
        each got in a deal that went wrong (LLAA-PEDRO-36), 6 to 12; the last round makes the
        difference. Raises RulesError unless deck and spare hold all 52.
        """
        if self._phase != P_DEAL:
            raise _dealt_already()
        whole_deck("deck", deck)
        whole_deck("spare", spare or deck)
        if len(counts) != 4 or any(not 6 <= count <= 12 for count in counts):
            given = Message("as-it-stands", value=repr(list(counts)))
            raise RulesError("counts", given, Message("pedro-write-6-to-12-cards"))
        place: cython.int
        for place in range(52):
            self._deck[place] = deck[place]
            self._spare[place] = spare[place] if spare is not None else deck[place]
        self._deal()
        if tuple(counts) != (9, 9, 9, 9):
            self._deal_last_round(counts)
        said = {"deck": tuple(deck), "spare": spare and tuple(spare), "counts": tuple(counts)}
        self._keep(self._whole_past(), "deal", said)

    def deal_seeded(self, seed: int) -> None:
        """Deal from an order that the seed gives: for simulation, not for play among people."""
        if self._phase != P_DEAL:
            raise _dealt_already()
        self._seed(seed)
        self._shuffle()
        self._shuffle_spare()
        self._deal()
        self._keep(self._whole_past(), "deal_seeded", seed)

    @cython.final
    def _shuffle(self) -> None:
        """Put the deck in a random order."""
        place: cython.int
        for place in range(52):
            self._deck[place] = place
        self._mix(self._deck, 52, 51)

    @cython.final
    def _shuffle_spare(self) -> None:
        """Put the spare order in a random order."""
        place: cython.int
        for place in range(52):
            self._spare[place] = place
        self._mix(self._spare, 52, 51)

    @cython.final
    def _deal(self) -> None:
        place: cython.int = 0
        seat: cython.int = self.dealer
        while place < DEALT:
            if place % 3 == 0:
                seat = (seat + 1) & 3
            self._hand[seat] |= bit(self._deck[place])
            place += 1
        self._deck_at = DEALT
        self._phase = P_BID
        self.turn = (self.dealer + 1) & 3

    def _deal_last_round(self, counts: Sequence[int]) -> None:
        """Deal the third round anew, with more or fewer than three cards."""
        seat: cython.int
        step: cython.int
        self._deck_at = 24
        for step in range(1, 5):
            seat = (self.dealer + step) & 3
            for place in range(24 + 3 * step - 3, 24 + 3 * step):
                self._hand[seat] &= ~bit(self._deck[place])
        for step in range(1, 5):
            seat = (self.dealer + step) & 3
            self._dealt[seat] = counts[seat]
            while popcount(self._hand[seat]) < counts[seat]:
                self._hand[seat] |= bit(self._deck[self._deck_at])
                self._deck_at += 1

    @cython.final
    def _become(self, other: "Deal") -> None:
        """Take over another deal's whole state (but not its rules)."""
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

    # A stated position, as ``Hand.at`` takes it

    def _place(
        self,
        hands: Mapping[int, int],
        trump: int,
        played: int,
        trick: Sequence[tuple[int, int]],
    ) -> None:
        """The cards that ``at`` states."""
        if not 0 <= trump < 4:
            given = Message("as-it-stands", value=repr(trump))
            raise RulesError("trump", given, Message("a-suit-from-0-to-3"))
        known: cython.ulonglong = played
        for seat, cards in [*hands.items(), *[(seat, 1 << card) for seat, card in trick]]:
            if not 0 <= seat < 4:
                text = Message("seat-as-given", seat=f"{seat!r}")
                raise RulesError("hands", text, Message("seats-are-0-to-3"))
            if cards & known:
                text = Message("a-card-is-in-two-places")
                raise RulesError("hands", text, Message("state-each-card-once"))
            known |= cards
            self._hand[seat] |= cards
        self._deck_at = 52
        self._played = played
        self._phase = P_PLAY

    def _state(
        self,
        bidder: int,
        bid: int,
        trick_no: int | None,
        tricks: Sequence[int],
        points: Sequence[int],
        down: Sequence[int],
    ) -> None:
        """The words and counts that ``at`` states."""
        self.bidder = seat_at(bidder)
        self.bid = bid
        self._calls[bidder] = bid
        for seat in range(4):
            self._tricks[seat] = tricks[seat]
        for side in range(2):
            self._points[side] = points[side]
        for seat in down:
            self._up &= ~(1 << seat)
            self._down_at[seat] = 0
        if trick_no is None:
            trick_no = max(0, TRICKS - max([popcount(self._hand[s]) for s in range(4)]))
        if not 0 <= trick_no < TRICKS:
            given = Message("as-it-stands", value=repr(trick_no))
            raise RulesError("trick_no", given, Message("pedro-tricks-played-before"))
        self._begin_at(trick_no)

    # What a caller in Python sees

    @property
    def phase(self) -> str:
        """``deal``, ``bid``, ``name``, ``throw``, ``rob``, ``play`` or ``over``."""
        return PHASES[self._phase]

    @property
    def is_over(self) -> bool:
        return self._phase == P_OVER

    @property
    def calls(self) -> tuple[int, ...]:
        """By seat: a bid, 0 for a pass, NOT_YET or LOST_TURN; known to all (LLAA-PEDRO-16)."""
        return tuple([self._calls[seat] for seat in range(4)])

    @property
    def points(self) -> tuple[int, int]:
        """Points made in play so far, by side."""
        return self._points[0], self._points[1]

    @property
    def trumps(self) -> int:
        """The fourteen trumps as 52 bits; 0 before they are named."""
        return self._trumps

    @property
    def down(self) -> tuple[int, ...]:
        """Seats whose hands were thrown in because they could not follow a trump."""
        return seats_of(~self._up & 15)

    @property
    def renegers(self) -> tuple[int, ...]:
        return seats_of(self._renegers)

    def hand_of(self, seat: int) -> int:
        """The cards in a seat's hand, as 52 bits."""
        return self._hand[seat_at(seat)]

    @property
    def pack(self) -> int:
        """What the dealer looks through, as 52 bits: only while they rob."""
        return self._pack

    def discards_of(self, seat: int) -> int:
        """Work out what a seat threw at the draw, shown trumps included, or the dealer left."""
        return self._threw[seat_at(seat)]

    def shown_by(self, seat: int) -> int:
        """Surplus trumps that a seat showed and that are out of play (LLAA-PEDRO-23, 24)."""
        return self._shown[seat_at(seat)]

    def drawn_away(self, seat: int) -> int:
        """Cards that an opponent drew from this hand in the play, out of play since (42)."""
        return self._away[seat_at(seat)]

    def put_down_by(self, seat: int) -> int:
        """The hand that a seat threw in when a trump was led (LLAA-PEDRO-28)."""
        return self._put_down[seat_at(seat)]

    def drawn(self, seat: int) -> int:
        """Count how many cards a seat was filled up with; -1 before, and for the dealer."""
        return self._drew[seat_at(seat)]

    @property
    def recycled(self) -> int:
        """Discards that were dealt again because the stock failed (OP-PEDRO-08)."""
        return self._recycled

    @property
    def stock(self) -> int:
        """How many cards of the deck nobody has yet, the dealer's pack included."""
        return 52 - self._deck_at + popcount(self._pack) if self._phase else 52

    @property
    def claimed(self) -> int:
        """The cards that the last one playing took as tricks, as 52 bits (OP-PEDRO-09)."""
        return self._claimed

    # Counts that are wrong, turns that are lost, marks

    def lose_turn_to_bid(self, seat: int) -> None:
        """This seat bid out of turn: the bid is void and they may not bid in this hand
        (LLAA-PEDRO-43). Raises ValueError unless others speak before them."""
        if self._phase != P_BID or self._calls[seat_at(seat)] != SILENT or seat == self.turn:
            raise ValueError(f"Seat {LETTERS[seat]} has not bid out of turn")
        self._calls[seat] = LOST
        self._lost |= 1 << seat
        self._keep(self._whole_past(), "lose_turn_to_bid", {"seat": seat})

    def misfill(self, seat: int, count: int) -> None:
        """The dealer will fill this hand to another number than six (LLAA-PEDRO-41, 42). Raises
        ValueError after the filling, for the dealer, or for a number that is not 3 to 9."""
        if self._phase > P_THROW or seat_at(seat) == self.dealer or not 3 <= count <= 9:
            raise ValueError(f"{LETTERS[seat]} cannot be filled to {count} cards now")
        self._fill_to[seat] = count
        self._keep(self._whole_past(), "misfill", {"seat": seat, "count": count})

    def excess(self, seat: int) -> int:
        """Count how many cards this seat has too many (LLAA-PEDRO-42); too few are negative
        (41). 0 where it cannot be told: between the throw and the filling, and before and after
        the hand."""
        cards: int = popcount(self._hand[seat_at(seat)])
        if self._phase == P_PLAY:
            if not self._up >> seat & 1:
                return 0
            laid = bool(self._in_trick and not self._to_play >> seat & 1)
            due = TRICKS - self._trick_no - laid
            surplus = self.o.keep_all and seat == self.dealer and self._trick_no == 0 and not laid
            return 0 if surplus and cards > due else cards - due
        if self._phase == P_DEAL or self._phase == P_OVER or self._fills(seat):
            return 0
        return cards - (FULL_HAND if self._phase == P_ROB and seat != self.dealer else 9)

    def _fills(self, seat: int) -> bool:
        """Has this seat thrown, and is it not filled up yet?"""
        return self._phase == P_THROW and self._thrown[seat] >= 0

    def draw_excess(self, seat: int, cards: int) -> None:
        """An opponent draws what this seat has too many, unseen: these cards go into the stock,
        which is shuffled into the order of the spare deck (LLAA-PEDRO-42). Once the dealer has
        robbed it they are out of play. Raises ValueError unless they are as many as ``excess``
        says, of that hand."""
        over = self.excess(seat)
        if over <= 0 or popcount(cards) != over or cards & ~self._hand[seat]:
            raise ValueError(f"{LETTERS[seat]} has {max(0, over)} cards too many: draw as many")
        self._hand[seat] &= ~cards
        if self._phase == P_PLAY:
            self._away[seat] |= cards
        elif self._phase == P_ROB:
            self._pack |= cards
            self._drew[seat] -= over
        else:
            self._dealt[seat] -= over
            self._shuffle_in(cards)
        self._keep(self._whole_past(), "draw_excess", {"seat": seat, "cards": cards})

    def _shuffle_in(self, cards: int) -> None:
        """These cards and the stock, in the order of the spare deck."""
        at: cython.int
        place: cython.int
        stock: cython.ulonglong = cards
        if self._lazy_spare:
            self._shuffle_spare()
            self._lazy_spare = 0
        for at in range(self._deck_at, 52):
            stock |= bit(self._deck[at])
        at = self._deck_at = 52 - popcount(stock)
        for place in range(52):
            if stock & bit(self._spare[place]):
                self._deck[at] = self._spare[place]
                at += 1

    def mark_renege(self, seat: int) -> None:
        """This seat has reneged: its side makes nothing in this hand (OP-PEDRO-12)."""
        self._renegers |= 1 << seat_at(seat)
        self._keep(self._whole_past(), "mark_renege", {"seat": seat})


def seat_at(seat: int) -> int:
    if not 0 <= seat < 4:
        raise ValueError(f"No seat {seat}. Seats are 0 to 3")
    return seat


def _dealt_already() -> RulesError:
    text = Message("dealt-already")
    return RulesError("deck", text, Message("start-a-new-hand"))
