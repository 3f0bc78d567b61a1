"""Pitty-Pat, the play of one game: the deal, the offers, taking and throwing, what is legal.

Part of ``cardhall.games.pitty_pat``: import from there. The same file runs interpreted and compiled
(Cython, pure Python mode; C types in ``play.pxd``). Methods with a leading underscore are C
functions when compiled; nobody overrides them (``cython.final``), so that calls of one another are
direct. The whole loop of a play-out is in this file.
"""

from collections.abc import Sequence
from typing import Any

import cython

from cardhall.cards.table import RulesError, bits_of, whole_deck
from cardhall.games.engine.refusals import no_seat
from cardhall.games.pitty_pat.refusals import dealt_already
from cardhall.games.pitty_pat.rules import Rules
from cardhall.messages import Message

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import (
        FULL,
        bit,
        lowest,
        nth,
        popcount,
        rank,
    )
    from cython.cimports.cardhall.games.engine.hand import AnyHand, overlay
    from cython.cimports.cardhall.games.pitty_pat.options import (
        DEAD_PAIRS,
        DEAD_SEEN,
        STOCK_DEAD,
        STOCK_TURN_OVER,
    )
else:
    from cardhall.cards.bits import (
        FULL,
        bit,
        lowest,
        nth,
        popcount,
        rank,
    )
    from cardhall.games.engine.hand import AnyHand, assume
    from cardhall.games.pitty_pat.options import (
        DEAD_PAIRS,
        DEAD_SEEN,
        STOCK_DEAD,
        STOCK_TURN_OVER,
    )

    # phases, endings, verbs; nobody has taken a card: compiled, constants of play.pxd
    P_DEAL, P_OFFER, P_THROW, P_OVER = 0, 1, 2, 3
    E_NONE, E_OUT, E_PAT, E_DEAD = 0, 1, 2, 3
    V_TAKE, V_PASS, V_THROW = 1, 2, 3
    NOBODY = 255


def alike(card: cython.int) -> cython.ulonglong:
    """The four cards of this card's rank."""
    low: cython.int = rank(card)
    return bit(low) | bit(low + 13) | bit(low + 26) | bit(low + 39)


def _check_playing(among: Sequence[int], seats: int) -> None:
    """Raise RulesError unless two or more of so many seats take part."""
    if len(set(among)) < 2 or not set(among) <= set(range(seats)):
        cure = Message("pitty-pat-two-or-more-seats-under", seats=seats)
        raise RulesError("playing", Message("as-it-stands", value=repr(list(among))), cure)


class Play(AnyHand):
    """The course of one game. ``Hand`` is what a caller sees of it, and says what ``turn`` and
    ``upcard`` are."""

    def __init__(
        self, rules: Rules, dealer: int, seats: int, playing: Sequence[int] | None = None
    ) -> None:
        """Make ready for a deal. playing: the seats that take part, all unless it is said; the
        dealer may be another, for a judge deals extra games. Raises RulesError."""
        if not rules.min_seats <= seats <= rules.max_seats:
            rules.seats_note(seats)
        if not 0 <= dealer < seats:
            raise no_seat("dealer", dealer, seats)
        if playing is not None or seats < 2:
            _check_playing(range(seats) if playing is None else playing, seats)
        self._arrays()
        self.rules = rules
        self.o = rules._options
        self.seats = seats
        self.dealer = dealer
        self._live = (1 << seats) - 1 if playing is None else bits_of(playing)
        self._open_deal()
        who = None if playing is None else tuple(playing)
        self._keep((), "", (dealer, seats, who))

    def _by_name(self, name: str, said: Any) -> dict[str, Any]:
        if name:
            return super()._by_name(name, said)
        return dict(zip(("dealer", "seats", "playing"), said, strict=True))

    @cython.final
    def _arrays(self) -> None:
        """Interpreted, arrays are lists; compiled they are there already."""
        if not cython.compiled:
            self._single = [0] * 10
            self._pair = [0] * 10
            self._open = [0] * 10
            self._takes = [0] * 10
            self._deck = [0] * 52
            self._spare = [0] * 52
            self._up = [0] * 128
            self._by = [0] * 128
            self._took = [0] * 128

    @cython.final
    def _after(self, seat: cython.int) -> cython.int:
        """The next seat to the left that plays."""
        while True:
            seat += 1
            if seat >= self.seats:
                seat = 0
            if (self._live >> seat) & 1:
                return seat

    @cython.final
    def _open_deal(self) -> None:
        seat: cython.int
        for seat in range(self.seats):
            self._single[seat] = 0
            self._pair[seat] = 0
            self._open[seat] = 0
            self._takes[seat] = 0
        self._phase = P_DEAL
        self._ending = E_NONE
        self._winner = -1
        self._double = 0
        self._seen = 0
        self.turn = -1
        self.upcard = -1
        self._owner = -1
        self._thrown = 0
        self._left = 0
        self._asked = 0
        self._ups = 0
        self._recycled_at = -1
        self._deck_at = 0
        self._gone = 0
        self._flipped = 0

    # The deal

    def deal(
        self, deck: Sequence[int], spare: Sequence[int] | None = None, flips: Sequence[int] = ()
    ) -> None:
        """Deal from a deck order, top first: five each, singly, from the dealer's left (02); what
        is alike is paired; the first card is turned for the dealer's left (03).

        spare: a second order of the 52 cards: for those shuffled anew when the stock is used up,
        and for the place of a buried card; without one the deck's order serves. flips: which cards
        off the pack (0 is the top one) came face up on their way to somebody, who gets the next
        card instead, the first such card is the first upcard (12), each further one is buried in
        the stock (13, OP-PITTY-06). Raises RulesError.
        """
        if self._phase != P_DEAL:
            raise dealt_already()
        whole_deck("deck", deck)
        whole_deck("spare", spare or deck)
        order = self._with_flips(list(deck), spare or deck, sorted(flips))
        place: cython.int
        for place in range(52):
            self._deck[place] = order[place]
            self._spare[place] = spare[place] if spare is not None else deck[place]
        for place in flips:
            self._flipped |= bit(deck[place])
        self._deal()
        said = {"deck": tuple(deck), "spare": spare and tuple(spare), "flips": tuple(flips)}
        self._keep(self._whole_past(), "deal", said)

    def _with_flips(self, deck: list[int], spare: Sequence[int], flips: Sequence[int]) -> list[int]:
        """The order that deals the same without a flip: what the players get, the first upcard,
        the stock."""
        if not flips:
            return deck
        off = 5 * popcount(self._live) + len(flips)
        if len(set(flips)) != len(flips) or flips[0] < 0 or flips[-1] >= off - 1 or off > 52:
            cure = Message("pitty-pat-each-once-cards-dealt", last=off - 2)
            raise RulesError("flips", Message("as-it-stands", value=repr(list(flips))), cure)
        dealt = [deck[place] for place in range(off) if place not in flips]
        first, *buried = [deck[place] for place in flips]
        stock = deck[off:]
        for card in buried:
            # under as many as come before it in the spare order: each place as likely
            before = [other for other in stock if spare.index(other) < spare.index(card)]
            stock.insert(len(before), card)
        return [*dealt, first, *stock]

    def deal_seeded(self, seed: int) -> None:
        """Deal from an order that the seed gives: for simulation, not for play among people."""
        if self._phase != P_DEAL:
            raise dealt_already()
        self._seed(seed)
        self._shuffle()
        self._deal()
        self._keep(self._whole_past(), "deal_seeded", seed)

    @cython.final
    def _shuffle(self) -> None:
        """Put the deck, and the spare order where one may be needed, in a random order."""
        place: cython.int
        for place in range(52):
            self._deck[place] = place
        self._mix(self._deck, 52, 51)
        if self.o.stock_out > STOCK_TURN_OVER:
            for place in range(52):
                self._spare[place] = place
            self._mix(self._spare, 52, 51)

    @cython.final
    def _deal(self) -> None:
        place: cython.int
        _: cython.int
        seat: cython.int = self.dealer
        dealt: cython.int = 5 * popcount(self._live)
        for place in range(dealt):
            seat = self._after(seat)
            self._single[seat] |= bit(self._deck[place])
        self._deck_at = dealt
        for seat in range(self.seats):
            self._sort(seat, self._single[seat])
        if self.o.instant:  # the first in rotation with a pat hand (OP-PITTY-04, 05)
            seat = self.dealer
            for _ in range(popcount(self._live)):
                seat = self._after(seat)
                if popcount(self._pair[seat]) == 4:
                    self._double = 1
                    self._end(E_PAT, seat)
                    return
        self._turn_up(self._after(self.dealer))

    @cython.final
    def _sort(self, seat: cython.int, cards: cython.ulonglong) -> None:
        """Pair what is alike in a dealt hand: two of three are a pair, the third stands alone (06,
        07), four are two pairs. Pairs are dead and laid down (08) but for a pat hand's (09)."""
        single: cython.ulonglong = 0
        pair: cython.ulonglong = 0
        mates: cython.ulonglong
        card: cython.int
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            mates = single & alike(card)
            if mates:
                pair |= mates | bit(card)
                single &= ~mates
            else:
                single |= bit(card)
        self._single[seat] = single
        self._pair[seat] = pair
        if self.o.dead == DEAD_PAIRS and popcount(pair) != 4:
            self._open[seat] = pair
            while pair:
                self._seen |= 1 << rank(lowest(pair))
                pair &= pair - 1

    @cython.final
    def _end(self, ending: cython.int, winner: cython.int) -> None:
        self._phase = P_OVER
        self._ending = ending
        self._winner = winner
        self.turn = -1
        if winner >= 0:
            self._open[winner] = self._pair[winner]

    # Cards on offer

    @cython.final
    def _turn_up(self, seat: cython.int) -> None:
        """Turn the next card of the stock for a seat; the stock used up, see OP-PITTY-02."""
        card: cython.int
        if self._deck_at == 52 and self._recycled_at < 0 and self.o.stock_out != STOCK_DEAD:
            self._recycle()
        if self._deck_at == 52:
            self.upcard = -1
            self._end(E_DEAD, -1)
            return
        card = self._deck[self._deck_at]
        self._deck_at += 1
        self._offer(card, seat, 0)

    @cython.final
    def _recycle(self) -> None:
        """Make a stock of the cards that nobody took: the first of them on top as the pile is
        turned over, or in the spare order."""
        place: cython.int
        card: cython.int
        self._recycled_at = self._ups
        self._deck_at = 52 - popcount(self._gone)
        at: cython.int = self._deck_at
        for place in range(self._ups if self.o.stock_out == STOCK_TURN_OVER else 52):
            if self.o.stock_out == STOCK_TURN_OVER:
                card = self._up[place]
            else:
                card = self._spare[place]
            if self._gone & bit(card):
                self._deck[at] = card
                at += 1
        self._gone = 0

    @cython.final
    def _offer(self, card: cython.int, owner: cython.int, thrown: cython.int) -> None:
        """Offer a card round the table once: one turned from the stock from the seat it is turned
        for (03, 04), one thrown from the thrower's left (OP-PITTY-01)."""
        self.upcard = card
        self._up[self._ups] = card
        self._by[self._ups] = owner | (thrown << 4)
        self._took[self._ups] = NOBODY
        self._ups += 1
        self._phase = P_OFFER
        self._owner = owner
        self._thrown = thrown
        self._asked = 0
        self._left = popcount(self._live) - thrown
        self.turn = self._after(owner) if thrown else owner

    @cython.final
    def _match(self) -> cython.ulonglong:
        """The single card with which the seat to act could pair the card on offer."""
        return self._single[self.turn] & alike(self.upcard)

    @cython.final
    def _may_pass(self) -> cython.bint:
        return self.o.must == 0 or self._match() == 0

    @cython.final
    def _pass(self) -> None:
        """Let the card go by (14). Wanted by nobody it is out of play, and the next is turned: for
        the first player again if it was the first (05), else for the owner's left."""
        self._asked |= 1 << self.turn
        self._left -= 1
        if self._left:
            self.turn = self._after(self.turn)
            return
        self._gone |= bit(self.upcard)
        self._turn_up(self._owner if self._ups == 1 else self._after(self._owner))

    @cython.final
    def _take(self) -> None:
        """Pair the card on offer with a single and lay both down; out when no single is left."""
        seat: cython.int = self.turn
        own: cython.ulonglong = self._match()
        self._single[seat] &= ~own
        own |= bit(self.upcard)
        self._pair[seat] |= own
        self._open[seat] |= own
        self._seen |= 1 << rank(self.upcard)
        self._took[self._ups - 1] = seat
        self._takes[seat] += 1
        self.upcard = -1
        if self._single[seat]:
            self._phase = P_THROW
            return
        # only a pat hand goes out on its first card (11)
        self._double = 1 if self._takes[seat] == 1 else 0
        self._end(E_OUT, seat)

    @cython.final
    def _throw(self, card: cython.int) -> None:
        self._single[self.turn] &= ~bit(card)
        self._seen |= 1 << rank(card)
        self._offer(card, self.turn, 1)

    @cython.final
    def _thirds(self) -> cython.ulonglong:
        """Singles whose rank the player has paired: the third of three alike (07)."""
        out: cython.ulonglong = 0
        pairs: cython.ulonglong = self._pair[self.turn]
        while pairs:
            out |= self._single[self.turn] & alike(lowest(pairs))
            pairs &= pairs - 1
        return out

    @cython.final
    def _throwable(self) -> cython.ulonglong:
        """The singles that may be thrown. Where dead singles go first (OP-PITTY-03), a third of
        three alike may go at any time and never must (07)."""
        single: cython.ulonglong = self._single[self.turn]
        if self.o.dead == DEAD_PAIRS:
            return single
        dead: cython.ulonglong = 0
        thirds: cython.ulonglong = self._thirds()
        rest: cython.ulonglong = single & ~thirds
        up: cython.ulonglong = self._gone
        seat: cython.int
        card: cython.int
        for seat in range(self.seats):
            up |= self._open[seat]
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            if self.o.dead == DEAD_SEEN:
                if (self._seen >> rank(card)) & 1:
                    dead |= bit(card)
            elif popcount(up & alike(card)) == 3:
                dead |= bit(card)
        return dead | thirds if dead else single

    # Legality, at one place for the list, the refusal and the random player

    @cython.final
    def _legal(self, action: cython.ulonglong) -> cython.bint:
        """Is this action legal now?"""
        verb: cython.int = action >> 52
        cards: cython.ulonglong = action & FULL
        if self._phase == P_OFFER:
            if cards:
                return False
            if verb == V_TAKE << 4:
                return self._match() != 0
            return verb == V_PASS << 4 and self._may_pass()
        if self._phase == P_THROW:
            if verb != V_THROW << 4 or cards == 0 or cards & (cards - 1):
                return False
            return cards & self._throwable() != 0
        return False

    @cython.final
    def _do(self, action: cython.ulonglong) -> None:
        """Take an action that is legal, or at least physically possible."""
        verb: cython.int = action >> 56
        if verb == V_TAKE:
            self._take()
        elif verb == V_PASS:
            self._pass()
        else:
            self._throw(lowest(action & FULL))

    @cython.final
    def _random_action(self) -> cython.ulonglong:
        """Uniform over what is legal."""
        verb: cython.ulonglong
        cards: cython.ulonglong
        if self._phase == P_OFFER:
            verb = V_PASS
            if self._match() and (self.o.must or self._below(2)):
                verb = V_TAKE
            return verb << 56
        verb = V_THROW
        cards = self._throwable()
        return (verb << 56) | nth(cards, self._below(popcount(cards)))

    # Simulation

    def playout(self, games: cython.int, seed: int) -> tuple[int, int]:
        """Play whole games at random in a compiled loop, the deal passing. Leaves this hand at the
        end of the last one. Returns (actions taken, chips paid)."""
        actions: cython.longlong = 0
        paid: cython.longlong = 0
        win: cython.longlong = self.rules.win_chips
        double: cython.longlong = self.rules.pat_chips
        _: cython.int
        self._seed(seed)
        self._past = None
        for _ in range(games):
            self.dealer = self._after(self.dealer)
            self._open_deal()
            self._shuffle()
            self._deal()
            while self._phase != P_OVER:
                self._do(self._random_action())
                actions += 1
            if self._winner >= 0:
                paid += double if self._double else win
        return actions, paid

    @cython.final
    def _become(self, other: "Play") -> None:
        """Take over another game's whole state (but not its rules)."""
        if cython.compiled:
            self._sit_as(other)
            overlay(
                cython.address(self._from_here),
                cython.address(other._from_here),
                cython.address(self._to_here),
            )
        else:
            assume(self, other)
