# The C side of hand.py: its numbers, and the signatures of what runs in compiled loops.

cimport cython
from cardhall.games.euchre.deal cimport Deal

# verbs of actions
cdef enum:
    V_PASS = 1
    V_PICK_UP = 2
    V_ALONE = 3
    V_NAME = 4
    V_NAME_ALONE = 5
    V_DISCARD = 6
    V_PLAY = 7

@cython.final
cdef class Hand(Deal):
    cdef bint _may_bid(self) noexcept nogil
    cdef bint _may_pass(self) noexcept nogil
    cdef void _note(self, unsigned long long call) noexcept nogil
    cdef void _pass(self) noexcept nogil
    cdef void _set_trump(self, int named) noexcept nogil
    cdef void _make(self, int named, int alone) noexcept nogil
    cdef void _throw(self, unsigned long long cards) noexcept nogil
    cdef void _begin_play(self) noexcept nogil
    cdef unsigned long long _playable(self) noexcept nogil
    cdef void _put(self, int card) noexcept nogil
    cdef void _end(self, int ending) noexcept nogil
    cdef void _count_points(self) noexcept nogil
    cpdef Hand copy(self)
    cpdef list legal_actions(self)
