# The C side of pots.py.

cimport cython
from cardhall.games.holdem.deal cimport Deal

cdef class Pots(Deal):
    @cython.final
    cdef void _uncalled(self) noexcept nogil
    @cython.final
    cdef void _make_pots(self) noexcept nogil
    @cython.final
    cdef int _best(self, int among) noexcept nogil
    @cython.final
    cdef void _share(self, int number) noexcept nogil
    @cython.final
    cdef void _settle(self) noexcept nogil
    @cython.final
    cdef void _unsettle(self) noexcept nogil
