# The C side of hand.py.

cimport cython
from cardhall.games.boure.position cimport Position

@cython.final
cdef class Hand(Position):
    cpdef Hand copy(self)
    cpdef list legal_actions(self)
