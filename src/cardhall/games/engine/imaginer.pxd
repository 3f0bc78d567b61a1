# The C side of imaginer.py.

from cardhall.games.engine.chance cimport Chance
from cardhall.games.engine.hand cimport AnyHand

cdef class AnyImaginer(Chance):
    cdef int me

    cdef void _lay(self, AnyHand world) noexcept
    cdef void _play_on(self, AnyHand world, AnyHand line, unsigned long long action, int number) noexcept
    cdef long long _worth(self, AnyHand line) noexcept

cdef class Giver(AnyImaginer):
    cdef int holders
    cdef unsigned long long hidden
    cdef unsigned long long _allowed[10]
    cdef unsigned long long _given[10]
    cdef int _need[10]
    cdef int _order[10]

    cdef void _tables(self)
    cdef unsigned long long _may(self, int seat) noexcept nogil
    cdef void _share(self) noexcept nogil
    cdef bint _give(self) noexcept nogil
    cdef bint _seek(self, int seat, int visited) noexcept nogil
