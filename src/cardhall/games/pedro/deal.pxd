# The C side of deal.py: fields that are arrays, numbers for phases and endings, and the signatures
# of what runs in compiled loops.

from cardhall.games.engine.tricks cimport TrickHand
from cardhall.games.pedro.options cimport Options

cdef enum:
    P_DEAL = 0
    P_BID = 1
    P_NAME = 2
    P_THROW = 3
    P_ROB = 4
    P_PLAY = 5
    P_OVER = 6

cdef enum:
    E_NONE = 0
    E_PLAYED = 1
    E_THROWN_IN = 2

cdef enum:
    SILENT = -1
    LOST = -2
    DEALT = 36
    FULL_HAND = 6  # cards to play with (LLAA-PEDRO-21)
    TRICKS = 6

cdef class Deal(TrickHand):
    cdef readonly object rules
    cdef Options o
    # all from here to _to_here is taken over as it lies: numbers alone
    cdef char _from_here
    cdef readonly int dealer, turn, trump, bidder, bid
    cdef int _phase, _ending, _lost, _renegers
    cdef int _deck_at, _lazy_spare, _recycled
    cdef int _up, _to_play, _led_trump
    cdef unsigned long long _ones, _fives, _pack, _trick_cards, _played, _claimed
    cdef unsigned long long _hand[4]
    cdef unsigned long long _threw[4]
    cdef unsigned long long _shown[4]
    cdef unsigned long long _put_down[4]
    cdef int _calls[4]
    cdef int _thrown[4]
    cdef int _drew[4]
    cdef int _down_at[4]
    cdef int _dealt[4]
    cdef int _fill_to[4]
    cdef unsigned long long _away[4]
    cdef int _points[2]
    cdef int _change[2]
    cdef unsigned char _deck[52]
    cdef unsigned char _spare[52]
    cdef char _to_here

    cdef void _arrays(self)
    cdef void _open(self) noexcept nogil
    cdef void _shuffle(self) noexcept nogil
    cdef void _shuffle_spare(self) noexcept nogil
    cdef void _deal(self) noexcept nogil
    cdef void _become(self, Deal other) noexcept nogil
