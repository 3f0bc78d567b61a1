# The C side of equity.py.

cimport cython

@cython.final
cdef class Deals:
    cdef readonly int hands, missing, live
    cdef int _all_pairs, _singles
    cdef unsigned long long _rng, _base_key, _base, _key, _board
    cdef unsigned long long *_draws
    cdef unsigned long long[::1] _kept
    cdef unsigned char _deck[52]
    cdef int _first[24]
    cdef int _choices[24]
    cdef unsigned long long _keys[24]
    cdef unsigned long long _masks[24]
    cdef unsigned int _worth[24]
    cdef long long _shared[24][24]

    cdef void _arrays(self)
    cdef void _list_draws(self, ranges)
    cdef void _list(self, int at, unsigned long long cards) noexcept nogil
    cdef void _every(self, int first, int left, unsigned long long key, unsigned long long board) noexcept nogil
    cdef void _last_card(self, int first, unsigned long long key, unsigned long long board) noexcept nogil
    cdef void _count_two(self, long long boards, long long wins, long long ties) noexcept nogil
    cdef void _showdown(self, unsigned long long key, unsigned long long board) noexcept nogil
    cdef void _sample_two(self, long long samples) noexcept nogil
    cdef void _sample(self, long long samples) noexcept nogil
    cdef unsigned long long _choose(self) noexcept nogil
    cdef void _hold(self, int hand, int at) noexcept nogil
    cdef void _draw_board(self, unsigned long long used) noexcept nogil
    cdef int _free(self, int first, int count, unsigned long long used) noexcept nogil
    cdef int _one_of(self, int first, unsigned long long count) noexcept nogil

cdef int _below(unsigned long long random, unsigned long long count) noexcept nogil
cdef unsigned long long _key_of(unsigned long long cards) noexcept nogil
