"""Solve the play of a hand of Bouré with all hands open: what each card is worth, in chips.

Everybody plays for themselves, so this is no search of two sides: at each turn whoever is to act
takes what brings them the most, and of cards that bring the same the one that ``legal_actions``
names first. Split and carried pots, boures and what they owe are the settlement's own.

The same file runs interpreted and compiled (Cython, pure Python mode; C types in ``solver.pxd``).
"""

from typing import NoReturn

import cython

from cardhall.cards.core import refuse_to_pickle

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import above, bit, highest, suit, suit_cards
    from cython.cimports.cardhall.games.boure.hand import Hand
    from cython.cimports.cardhall.games.boure.options import AKQ_OFF, RUN_ALL_THREE
    from cython.cimports.cardhall.games.boure.position import D_SURE, P_OVER, V_PLAY
    from cython.cimports.cardhall.games.boure.settlement import settle
else:
    from cardhall.cards.bits import above, bit, highest, suit, suit_cards
    from cardhall.games.boure.hand import Hand
    from cardhall.games.boure.options import AKQ_OFF, RUN_ALL_THREE
    from cardhall.games.boure.position import D_SURE, P_OVER, V_PLAY
    from cardhall.games.boure.settlement import settle

if not cython.compiled:  # compiled they stand in solver.pxd
    SEATS, MOST_PLAYS = 10, 51

TWO_SIDES = False
"""Each seat plays for itself."""


class OpenSearch:
    """One searcher of hands whose cards are all open; it may be asked about one after another."""

    def __init__(self) -> None:
        if not cython.compiled:
            self._value = [0] * (MOST_PLAYS * SEATS)
            self._before = [0] * SEATS
        self._hands: list[Hand] = []
        self._known: dict[tuple[int, ...], tuple[int, ...]] = {}
        self.nodes = 0

    def __reduce__(self) -> NoReturn:
        refuse_to_pickle(self)

    def values(self, hand: Hand) -> dict[int, int]:
        """Work out what each legal card is worth to the seat to act."""
        seat: cython.int
        found: dict[int, int] = {}
        turn: cython.int = hand.turn
        legal: list[int] = hand.legal_actions()
        same: cython.ulonglong
        one: cython.ulonglong
        value: cython.longlong = 0
        while len(self._hands) < MOST_PLAYS:
            self._hands.append(hand.copy())
        other: Hand
        for other in self._hands:
            other.rules = hand.rules
            other.o = hand.o
        self._known.clear()
        for seat in range(hand.seats):
            self._before[seat] = hand._stack[seat] + hand._opening[seat] + hand._stake[seat]
        cards: cython.ulonglong = hand._playable()
        whole: cython.bint = hand._duty >= D_SURE
        same = cards if whole else self._different(hand, cards)
        for action in legal:  # low to high: a card left out is as good as the one below it
            one = action & 0xFFFFFFFFFFFFF
            if whole or one & same:
                self._try(hand, action, 0)
                value = self._value[turn]
            found[action] = value
        return found

    def _try(self, hand: Hand, action: cython.ulonglong, depth: cython.int) -> None:
        """Work out what an action comes to, for each seat."""
        after: Hand = self._hands[depth]
        after._become(hand)
        after._do(action)
        self._search(after, depth)

    def _search(self, hand: Hand, depth: cython.int) -> None:
        """Work out what a position comes to for each seat, into the row of this depth."""
        row: cython.int = depth * SEATS
        below: cython.int = row + SEATS
        seat: cython.int
        turn: cython.int = hand.turn
        first: cython.bint = True
        verb: cython.ulonglong = V_PLAY
        cards: cython.ulonglong
        one: cython.ulonglong
        self.nodes += 1
        if hand._phase == P_OVER:
            self._settled(hand, row)
            return
        key: tuple[int, ...] | None = None
        if hand._in_trick == 0 and not self._remembers(hand):
            key = self._key(hand)
            known = self._known.get(key)
            if known is not None:
                for seat in range(hand.seats):
                    self._value[row + seat] = known[seat]
                return
        cards = hand._playable()
        if hand._duty >= D_SURE:
            self._try(hand, (verb << 56) | cards, depth + 1)
            cards = 0
            first = False
            for seat in range(hand.seats):
                self._value[row + seat] = self._value[below + seat]
        else:
            cards = self._different(hand, cards)
        while cards:
            one = cards & (~cards + 1)
            cards ^= one
            self._try(hand, (verb << 56) | one, depth + 1)
            if first or self._value[below + turn] > self._value[row + turn]:
                for seat in range(hand.seats):
                    self._value[row + seat] = self._value[below + seat]
            first = False
        if key is not None:
            self._known[key] = tuple([self._value[row + seat] for seat in range(hand.seats)])

    def _settled(self, hand: Hand, row: cython.int) -> None:
        """Set what a finished hand brought each seat, as ``bot.gains`` says."""
        seat: cython.int
        due: cython.longlong
        settle(hand)
        for seat in range(hand.seats):
            due = hand._owed_next[seat] - hand.o.ante
            self._value[row + seat] = (
                hand._final[seat] - self._before[seat] - (due if due > 0 else 0)
            )

    def _remembers(self, hand: Hand) -> cython.bint:
        """Does what must be led hang on who has shown what (RAP-25 to 32)?"""
        return hand.o.forced != 0 or hand.o.last_trumps != 0

    def _key(self, hand: Hand) -> tuple[int, ...]:
        """The position at a trick's start: who leads, the hands, the tricks, and which of ace, king
        and queen of trumps each has led, where that counts (LLAA-BOURE-26)."""
        seat: cython.int
        led: cython.ulonglong = 0
        top: cython.ulonglong = above(13 * hand.trump + 9) & suit_cards(hand.trump)
        out = [hand.turn]
        for seat in range(hand.seats):
            if (hand._in >> seat) & 1:
                out.append(hand._hand[seat])
                out.append(hand._tricks[seat])
                if hand.o.akq == RUN_ALL_THREE:
                    led = hand._led_by(seat) & top
                    out.append(led)
        return tuple(out)

    def _different(self, hand: Hand, cards: cython.ulonglong) -> cython.ulonglong:
        """Leave out the cards that are as good as the next one below: the seat to act may play that
        too, and no card that is still open comes between."""
        seat: cython.int
        place: cython.int
        live: cython.ulonglong = 0
        out: cython.ulonglong = 0
        one: cython.ulonglong
        below: cython.ulonglong
        rest: cython.ulonglong = cards
        apart: cython.ulonglong = 0
        if self._remembers(hand):  # ranks that were thrown away count there too
            return cards
        if hand.o.akq != AKQ_OFF:
            apart = above(13 * hand.trump + 9) & suit_cards(hand.trump)
        for seat in range(hand.seats):
            if (hand._in >> seat) & 1:
                live |= hand._hand[seat]
        for place in range(hand._starts[hand._trick_no], hand._play_no):
            live |= bit(hand._plays[place])
        while rest:
            one = rest & (~rest + 1)
            rest ^= one
            below = live & suit_cards(suit(highest(one))) & (one - 1)
            if below:
                below = bit(highest(below))
            if below & cards == 0 or (one | below) & apart:
                out |= one
        return out


def solve(hand: Hand, search: OpenSearch | None = None) -> dict[int, int]:
    """Work out what each legal card is worth to the seat to act: what the hand will have brought it
    when it is settled, in chips or cents, what it then owes the next pot beyond an ante taken off.

    search: one to use again. Raises ValueError in any phase but the play.
    """
    if hand.phase != "play":
        raise ValueError(f"Only the play is searched, not the phase {hand.phase!r}")
    return (search or OpenSearch()).values(hand)
