# The C side of turns.py.

cimport cython
from cardhall.games.rummy.hand cimport Hand

@cython.final
cdef class Scan:
    cdef Hand hand
    cdef bint corner, one
    cdef int places, cut, start, tail, last
    cdef unsigned long long stay
    cdef unsigned char _cell[56]
    cdef unsigned char _lacks[14]
    # by step and state: 15 * 4096
    cdef int _best[61440]
    cdef unsigned short _from[61440]
    cdef unsigned short _how[61440]
    cdef unsigned short _list[61440]
    cdef int _count[15]

    cdef void _load(self, Hand hand)
    cdef unsigned long long _may_stay(self, bint one) noexcept
    cdef bint _run(self, bint one) noexcept
    cdef void _choose_cut(self) noexcept nogil
    cdef bint _passes(self, int of_suit, int place) noexcept nogil
    cdef bint _supposes(self, int number) noexcept nogil
    cdef bint _may_be_tail(self, int of_suit) noexcept nogil
    cdef bint _waits(self, int first, int late) noexcept nogil
    cdef bint _begins_in(self, int of_suit, int run) noexcept nogil
    cdef int _through(self) noexcept nogil
    cdef bint _may_end(self, int state) noexcept nogil
    cdef void _reach(self, int step, int state, int worth, int before, int how) noexcept nogil
    cdef void _from_state(self, int step, int state) noexcept nogil
    cdef bint _set_is_good(self, int place, int sets) noexcept nogil
    cdef bint _may_keep(self, int step, int state, int sets, int kept) noexcept nogil
    cdef void _choose(self, int step, int place, int state, int sets, int runs, int kept) noexcept nogil
    cdef bint _would_play(self, int step, int place, int status, int of_suit, int run, bint in_run) noexcept nogil
    cdef int _now_kept(self, int step, int status, int kept) noexcept nogil
    cdef unsigned long long _card(self, int of_suit, int place) noexcept nogil
    cdef int _worth(self, int place, int count) noexcept nogil
