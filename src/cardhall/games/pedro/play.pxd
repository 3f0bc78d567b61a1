# The C side of play.py: the signatures of what runs in compiled loops.

from cardhall.games.pedro.deal cimport Deal

cdef class Play(Deal):
    cdef void _set_trump(self, int suit_named) noexcept nogil
    cdef int _worth(self, unsigned long long cards) noexcept nogil
    cdef unsigned long long _top_trump(self, unsigned long long cards) noexcept nogil
    cdef int _to_lay(self) noexcept nogil
    cdef unsigned long long _playable(self) noexcept nogil
    cdef void _play(self, unsigned long long cards) noexcept nogil
    cdef void _put(self, int card) noexcept nogil
    cdef void _next_player(self) noexcept nogil
    cdef void _take_trick(self) noexcept nogil
    cdef void _end(self, int ending) noexcept nogil
    cdef void _settle(self) noexcept nogil
