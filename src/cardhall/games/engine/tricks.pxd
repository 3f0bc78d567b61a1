# The C side of tricks.py. What play-outs ask for at each card is inline: copied into who asks.

from cardhall.cards.bits cimport bit, rank, suit, suit_cards
from cardhall.games.engine.hand cimport AnyHand

cdef enum:
    TRUMP_POWER = 16  # above every plain card
    RAISED = 26  # above every other trump

cdef inline int left_card(int trump, int rank) noexcept nogil:
    return 13 * (3 - trump) + rank

cdef inline int power_of(
    int card, unsigned long long trumps, unsigned long long led, int left, int raised
) noexcept nogil:
    cdef int height = rank(card)
    if not trumps & bit(card):
        return height if led & bit(card) else -1
    return TRUMP_POWER + 2 * height + (card != left) + (RAISED if height == raised else 0)

cdef class TrumpOrder:
    cdef readonly int left
    cdef readonly int raised

cdef class TrickHand(AnyHand):
    # all from here to _to_trick is taken over as it lies: numbers alone
    cdef char _from_trick
    cdef int _trick_no, _in_trick, _play_no, _first_known, _best, _best_power, _best_seat
    cdef int _left_rank, _left, _raised
    cdef unsigned long long _trumps, _led
    cdef int _tricks[10]
    cdef unsigned char _plays[52]
    cdef unsigned char _who[52]
    cdef unsigned char _starts[14]
    cdef unsigned char _winners[14]
    cdef char _to_trick

    cdef void _trick_arrays(self)
    cdef void _rank_by(self, TrumpOrder order)
    cdef void _tricks_as(self, TrickHand other) noexcept nogil

    cdef inline void _no_tricks(self) noexcept nogil:
        cdef int seat
        for seat in range(10):
            self._tricks[seat] = 0
        self._trick_no = self._in_trick = self._play_no = self._first_known = 0
        self._starts[0] = 0
        self._best = self._best_power = self._best_seat = self._left = -1
        self._trumps = self._led = 0

    cdef inline void _begin_at(self, int number) noexcept nogil:
        self._trick_no = self._first_known = number
        self._starts[number] = self._play_no

    cdef inline void _trumps_are(self, int named) noexcept nogil:
        self._trumps = suit_cards(named)
        if self._left_rank >= 0:
            self._left = left_card(named, self._left_rank)
            self._trumps = self._trumps | bit(self._left)

    cdef inline unsigned long long _suit_of(self, int card) noexcept nogil:
        if self._trumps & bit(card):
            return self._trumps
        return suit_cards(suit(card)) & ~self._trumps

    cdef inline int _power(self, int card) noexcept nogil:
        return power_of(card, self._trumps, self._led, self._left, self._raised)

    cdef inline unsigned long long _following(self, unsigned long long hand) noexcept nogil:
        if self._in_trick and hand & self._led:
            return hand & self._led
        return hand

    cdef inline void _lay(self, int card, int seat) noexcept nogil:
        cdef int power
        self._plays[self._play_no] = card
        self._who[self._play_no] = seat
        self._play_no += 1
        if self._in_trick == 0:
            self._led = self._suit_of(card)
            self._best_power = -1
        self._in_trick += 1
        power = self._power(card)
        if power > self._best_power:
            self._best_power = power
            self._best = card
            self._best_seat = seat

    cdef inline void _take_in(self) noexcept nogil:
        self._in_trick = 0
        self._tricks[self._best_seat] += 1
        self._winners[self._trick_no] = self._best_seat
        self._trick_no += 1
        self._starts[self._trick_no] = self._play_no
