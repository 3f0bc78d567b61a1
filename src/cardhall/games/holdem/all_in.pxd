# The C side of all_in.py.

cimport cython
from cardhall.games.engine.chance cimport Chance

@cython.final
cdef class ThreeWay(Chance):
    cdef float *_likely
    cdef float *_won
    cdef int *_wins
    cdef int *_seconds
    cdef int *_met
    cdef double *_shares
    cdef float[::1] _keep_likely
    cdef float[::1] _keep_won
    cdef int[::1] _keep_wins
    cdef int[::1] _keep_seconds
    cdef int[::1] _keep_met
    cdef double[::1] _keep_shares
    cdef unsigned long long _pairs[1326]
    cdef int _of[1326]
    cdef unsigned char _deck[52]
    cdef int _kinds[14]
    cdef int _values[14]
    cdef double _flat[169]
    cdef double _steep[169]
    cdef double _flat_other[169]
    cdef double _steep_other[169]
    cdef double _f[169]
    cdef double _g[169]

    cdef void _arrays(self, shares)
    cdef void _count_ways(self)
    cdef void _count_beside(self, int kind, int ways, unsigned long long mine) noexcept nogil
    cdef void _draw(self, int boards) noexcept nogil
    cdef void _deal(self) noexcept nogil
    cdef void _fill(self) noexcept nogil
    cdef void _put(self, int mine, int one, int other, double share) noexcept nogil
    cdef double _beside(self, int x, bint won) noexcept nogil
    cdef double _sum(self, int x, bint won) noexcept nogil
