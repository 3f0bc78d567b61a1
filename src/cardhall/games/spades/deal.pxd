# The C side of deal.py: its numbers, fields that are arrays, and the signatures of what runs in
# compiled loops. _points, _taken, _nil_points and _new_bags are results of the last count, not
# state.

cimport cython
from cardhall.games.engine.tricks cimport TrickHand
from cardhall.games.spades.options cimport Options

# phases, what stands for no bid
cdef enum:
    P_DEAL = 0
    P_LOOK = 1
    P_BID = 2
    P_PASS = 3
    P_PLAY = 4
    P_OVER = 5

cdef enum:
    NO_BID = -1

cdef enum:
    TRICKS = 13
    SPADES_SUIT = 3

cdef class Deal(TrickHand):
    cdef readonly object rules
    cdef Options o
    # all from here to _to_here is taken over as it lies: numbers alone
    cdef char _from_here
    cdef readonly int dealer, turn
    cdef int _phase, _looked, _blind, _given, _broken
    cdef unsigned long long _before
    cdef unsigned long long _hand[4]
    cdef unsigned long long _gave[4]
    cdef unsigned long long _exposed[4]
    cdef int _bids[4]
    cdef int _bound[4]
    cdef int _nil_points[4]
    cdef int _fines[2]
    cdef int _scores[2]
    cdef int _bags[2]
    cdef int _points[2]
    cdef int _taken[2]
    cdef int _new_bags[2]
    cdef unsigned char _deck[52]
    cdef char _to_here

    cdef void _arrays(self)
    cdef void _order_deck(self) noexcept nogil
    cdef void _shuffle(self) noexcept nogil
    cdef void _open(self) noexcept nogil
    cdef void _deal_deck(self) noexcept nogil
    cdef bint _may_blind(self, int seat) noexcept nogil
    cdef void _begin_bids(self) noexcept nogil
    cdef void _ask(self, int seat) noexcept nogil
    cdef void _become(self, Deal other) noexcept nogil
