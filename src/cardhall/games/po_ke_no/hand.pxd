# The C side of hand.py: fields that are arrays, and the signatures of what runs in compiled
# loops.

cimport cython

@cython.final
cdef class Hand:
    cdef readonly object rules, boards
    cdef readonly int seats, calls
    cdef int _phase, _late_lost, _first_call, _playing, _ready, _claimed, _out, _claims
    cdef int _winner, _even, _pattern
    cdef unsigned long long _rng
    cdef int _covered[12]
    cdef int _worth[156]
    cdef unsigned char _order[12]
    cdef unsigned char _deck[52]
    cdef unsigned short _from[53]
    cdef unsigned short _where[300]
    cdef int _lines[13]
    cdef int _lines_at[25]

    cdef void _arrays(self)
    cdef unsigned int _below(self, unsigned int n) noexcept nogil
    cdef void _open(self) noexcept nogil
    cdef void _call(self) noexcept nogil
    cdef int _best(self, int seat) noexcept nogil
    cdef int _last_cell(self, int seat) noexcept nogil
    cdef void _say_out(self, int seat) noexcept nogil
    cdef void _settle(self) noexcept nogil
    cdef bint _legal(self, unsigned long long action) noexcept nogil
    cdef void _do(self, unsigned long long action) noexcept nogil
    cpdef Hand copy(self)
    cpdef list legal_actions(self)
