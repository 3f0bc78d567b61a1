# The C side of hand.py: its numbers, and the signatures of what runs in compiled loops.

cimport cython
from cardhall.games.spades.deal cimport Deal

# verbs of actions
cdef enum:
    V_BID = 1
    V_BLIND = 2
    V_LOOK = 3
    V_PASS = 4
    V_PLAY = 5

@cython.final
cdef class Hand(Deal):
    cdef int _most(self) noexcept nogil
    cdef int _least(self) noexcept nogil
    cdef bint _may_bid(self, int tricks) noexcept nogil
    cdef void _bid(self, int tricks) noexcept nogil
    cdef void _after_bid(self) noexcept nogil
    cdef void _exchange(self) noexcept nogil
    cdef void _pass(self, unsigned long long cards) noexcept nogil
    cdef void _begin_play(self) noexcept nogil
    cdef bint _clubs_lead(self) noexcept nogil
    cdef unsigned long long _lawful(self) noexcept nogil
    cdef unsigned long long _playable(self) noexcept nogil
    cdef void _put(self, int card) noexcept nogil
    cdef void _count_points(self) noexcept nogil
    cdef void _count_side(self, int side) noexcept nogil
    cdef unsigned long long _random_bid(self) noexcept nogil
    cpdef Hand copy(self)
    cpdef list legal_actions(self)
