# The C side of trick_search.py: fields that are arrays, and the signatures of what runs in its loops.

cimport cython

cdef enum:
    ENTRIES = 65536     # positions remembered: a power of two
    MOST_VALUES = 10000 # tallies that a game can end with
    MOST_LEFT = 32      # what a side can still win, where values go by what one side won

cdef enum:
    LANE = 0xFFFF       # the sixteen bits of one suit
    WORST = -1000000
    BEST = 1000000

cdef struct Entry:
    unsigned long long key
    int low
    int high
    unsigned long long first

@cython.final
cdef class TrickSearch:
    cdef readonly long long nodes
    cdef int _each, _tricks, _drops, _free, _breaking, _by_side
    cdef int _turn, _tally, _in_trick, _trick_no, _best_seat, _broken, _up, _to_play
    cdef unsigned long long _trumps, _ones, _fives, _keeper, _led, _best, _on_table, _salt, _found
    cdef unsigned long long _hand[4]
    cdef int _weight[4]
    cdef int _value[MOST_VALUES]
    cdef int _low[1024]
    cdef int _high[1024]
    cdef Entry _table[ENTRIES]

    cdef int _worth(self, unsigned long long cards) noexcept nogil
    cdef int _open_worth(self) noexcept nogil
    cdef unsigned long long _playable(self) noexcept nogil
    cdef void _lay(self, unsigned long long card) noexcept nogil
    cdef void _take(self) noexcept nogil
    cdef unsigned long long _key(self) noexcept nogil
    cdef unsigned long long _different(self, unsigned long long cards) noexcept nogil
    cdef bint _alike(self, unsigned long long one, unsigned long long other) noexcept nogil
    cdef int _promise(self, unsigned long long card) noexcept nogil
    cdef int _search(self, int alpha, int beta) noexcept nogil
    cdef int _best_of(self, unsigned long long cards, unsigned long long first, int alpha, int beta) noexcept nogil
    cdef unsigned long long _likeliest(self, unsigned long long cards) noexcept nogil
    cdef void _bound(self)
