# The C side of hand.py: numbers for verbs, and the signatures of what runs in compiled loops.

cimport cython
from cardhall.games.pedro.play cimport Play

cdef enum:
    V_BID = 1
    V_PASS = 2
    V_NAME = 3
    V_THROW = 4
    V_ROB = 5
    V_PLAY = 6

cdef enum:
    DEALER_7 = 0
    REDEAL_LEFT = 1
    DEALER_FREE = 2

cdef enum:
    MOST = 14  # all the points in play (LLAA-PEDRO-15)

@cython.final
cdef class Hand(Play):
    cdef int _low_bid(self) noexcept nogil
    cdef bint _may_pass(self) noexcept nogil
    cdef void _call(self, int amount) noexcept nogil
    cdef void _next_caller(self) noexcept nogil
    cdef void _close_auction(self) noexcept nogil
    cdef void _name(self, int suit_named) noexcept nogil
    cdef int _surplus(self) noexcept nogil
    cdef void _throw(self, unsigned long long cards) noexcept nogil
    cdef void _fill(self) noexcept nogil
    cdef int _recycle(self, unsigned long long pile) noexcept nogil
    cdef unsigned long long _reach(self) noexcept nogil
    cdef void _rob(self, unsigned long long kept) noexcept nogil
    cdef void _begin_play(self) noexcept nogil
    cdef bint _legal_throw(self, unsigned long long cards) noexcept nogil
    cdef bint _legal_rob(self, unsigned long long cards) noexcept nogil
    cdef bint _legal_play(self, unsigned long long cards) noexcept nogil
    cpdef Hand copy(self)
    cpdef list legal_actions(self)
