# The C side of hand.py.

cimport cython
from cardhall.games.pitty_pat.play cimport Play

@cython.final
cdef class Hand(Play):
    cpdef Hand copy(self)
    cpdef list legal_actions(self)
