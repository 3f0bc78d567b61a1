# The C side of showdown.py.

from cardhall.games.holdem.pots cimport Pots

cdef class Showdown(Pots):
    cdef bint _legal_show(self, int verb, unsigned long long cards) noexcept nogil
    cdef bint _may_muck(self) noexcept nogil
    cdef void _to_showdown(self) noexcept nogil
    cdef int _next_to_show(self) noexcept nogil
    cdef void _turn_up(self, int seat) noexcept nogil
    cdef void _turn_up_all(self) noexcept nogil
    cdef void _show_or_muck(self, int verb, unsigned long long cards) noexcept nogil
    cdef void _finish(self) noexcept nogil
