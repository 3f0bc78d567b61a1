# The C side of pots.py.

from cardhall.games.holdem.deal cimport Deal

cdef class Pots(Deal):
    cdef void _make_pots(self) noexcept nogil
    cdef int _best(self, int among) noexcept nogil
    cdef void _share(self, int number) noexcept nogil
    cdef void _settle(self) noexcept nogil
    cdef void _unsettle(self) noexcept nogil
