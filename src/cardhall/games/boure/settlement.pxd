# The C side of settlement.py.

from cardhall.games.boure.position cimport Position

# why the pot goes to whom it goes, or stays
cdef enum:
    W_WON = 0
    W_TIE = 1
    W_RENEGER_TOP = 2
    W_RENEGER_TIE = 3
    W_NEXT_BEST = 4

cdef int most_tricks(Position hand, int among) noexcept nogil
cdef int strictly_best(Position hand, int among) noexcept nogil
cdef void settle(Position hand) noexcept nogil
cdef void award(Position hand, int honest) noexcept nogil
