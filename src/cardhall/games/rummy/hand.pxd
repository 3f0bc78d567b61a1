# The C side of hand.py.

cimport cython
from cardhall.games.rummy.position cimport Position

@cython.final
cdef class Hand(Position):
    cpdef Hand copy(self)
    cpdef list legal_actions(self)
    cdef void _shuffle(self) noexcept nogil
    cdef void _deal(self) noexcept nogil
    cdef int _score(self, int seat) noexcept nogil
