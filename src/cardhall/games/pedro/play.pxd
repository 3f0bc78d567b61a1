# The C side of play.py: the signatures of what runs in compiled loops.

cimport cython
from cardhall.games.pedro.deal cimport Deal

cdef enum:
    FIVE = 3  # the rank of a five

cdef class Play(Deal):
    @cython.final
    cdef void _set_trump(self, int suit_named) noexcept nogil
    @cython.final
    cdef int _worth(self, unsigned long long cards) noexcept nogil
    @cython.final
    cdef int _trump_place(self, int card) noexcept nogil
    @cython.final
    cdef int _value(self, int card) noexcept nogil
    @cython.final
    cdef unsigned long long _top_trump(self, unsigned long long cards) noexcept nogil
    @cython.final
    cdef int _to_lay(self) noexcept nogil
    @cython.final
    cdef unsigned long long _playable(self) noexcept nogil
    @cython.final
    cdef void _play(self, unsigned long long cards) noexcept nogil
    @cython.final
    cdef void _put(self, int card) noexcept nogil
    @cython.final
    cdef void _next_player(self) noexcept nogil
    @cython.final
    cdef void _take_trick(self) noexcept nogil
    @cython.final
    cdef void _end(self, int ending) noexcept nogil
    @cython.final
    cdef void _settle(self) noexcept nogil
