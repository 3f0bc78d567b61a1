# The C side of hand.py.

cimport cython
from cardhall.games.holdem.betting cimport Betting

@cython.final
cdef class Hand(Betting):
    cdef unsigned long long _resolve(self, unsigned long long action) noexcept nogil
    cdef void _step(self, unsigned long long action) except *
    cpdef Hand copy(self)
    cpdef list legal_actions(self)
