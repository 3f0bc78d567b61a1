# The C side of boards.py.

cimport cython
from cardhall.games.engine.chance cimport Chance

cdef int kind(int a, int b, int c, int d, int e) noexcept nogil
cdef short later(short one, short two) noexcept nogil
cdef short sooner(short one, short two) noexcept nogil

@cython.final
cdef class Tally:
    cdef readonly int count, rivals
    cdef unsigned long long _rng
    cdef unsigned char _deck[52]
    cdef short _time[52][64]
    cdef short _best[36][64]
    cdef short _lead[12][64]
    cdef short _first[64]
    cdef short _level[64]
    cdef short _cells[2340]
    cdef short _code[468]
    cdef int _place[24]
    cdef long long _won[12]
    cdef long long _would[24][12]
    cdef long long _games

    cdef void _arrays(self)
    cdef void _shuffle(self) noexcept nogil
    cdef void _deal(self) noexcept nogil
    cdef void _finish(self) noexcept nogil
    cdef void _compare(self, int without) noexcept nogil
    cdef void _count_rivals(self) noexcept nogil

@cython.final
cdef class Draft(Chance):
    cdef unsigned char _cell[300]
    cdef unsigned char _kinds[120]
    cdef int _sorts[108]
    cdef int _copies[52]
    cdef unsigned long long _held[12]
    cdef int boards

    cdef void _arrays(self)
    cdef int _line(self, int board, int line) noexcept nogil
    cdef void _refresh(self, int board, int cell) noexcept nogil
    cdef int _wrong(self, int board) noexcept nogil
    cdef int _tilt(self, int card) noexcept nogil
    cdef int _total(self) noexcept nogil
    cdef void _exchange(self, int board, int cell, int other) noexcept nogil
    cdef void _put(self, int board, int cell, int card) noexcept nogil
    cdef bint _taken(self, int more) noexcept nogil
    cdef int _step(self) noexcept nogil
