# The C side of showdown.py.

cimport cython
from cardhall.games.holdem.pots cimport Pots

cdef class Showdown(Pots):
    @cython.final
    cdef bint _legal_show(self, int verb, unsigned long long cards) noexcept nogil
    @cython.final
    cdef bint _may_muck(self) noexcept nogil
    @cython.final
    cdef void _to_showdown(self) noexcept nogil
    @cython.final
    cdef int _next_to_show(self) noexcept nogil
    @cython.final
    cdef void _turn_up(self, int seat) noexcept nogil
    @cython.final
    cdef void _turn_up_all(self) noexcept nogil
    @cython.final
    cdef void _show_or_muck(self, int verb, unsigned long long cards) noexcept nogil
    @cython.final
    cdef void _finish(self) noexcept nogil
