# The C side of imagine.py.

cimport cython
from cardhall.games.engine.imaginer cimport AnyImaginer
from cardhall.games.holdem.hand cimport Hand

cdef int _preflop[169]
cdef int _better[1001]

cdef int _pushed(long long to, long long big, int raises, int players) noexcept nogil
cdef int _bet_share(long long chips, long long pot) noexcept nogil
cdef int _least_worth(int share, unsigned long long board) noexcept nogil

@cython.final
cdef class Imaginer(AnyImaginer):
    cdef Hand base
    cdef unsigned long long hidden
    cdef unsigned long long _known[10]
    cdef int _share_before[10]
    cdef int _share_after[10]
    cdef int _order[10]
    cdef int _strengths[50]

    cdef void _lists(self)
    cdef int _draw(self, unsigned long long used) noexcept nogil
    cdef int _against_one(self, unsigned long long hole, unsigned long long board, int samples) noexcept nogil
    cdef int _lacks(self, int seat, unsigned long long hole) noexcept nogil
    cdef bint _believed(self, int lacks) noexcept nogil
    cdef int _above(self, Hand hand, int strength) noexcept nogil
    cdef int _goes_on(self, Hand hand, long long owed) noexcept nogil
    cdef void _imagine(self, Hand hand) noexcept nogil
    cdef void _lay_deck(self, Hand hand, unsigned long long rest) noexcept nogil
    cdef int _strength(self, Hand hand) noexcept nogil
    cdef void _forget(self) noexcept nogil
    cdef unsigned long long _sensible(self, Hand hand) noexcept nogil
    cdef unsigned long long _sized(self, Hand hand, int strength) noexcept nogil
    cdef long long _play_out(self, Hand line) noexcept nogil
    cdef void _to_the_end(self, Hand line) noexcept nogil

cpdef int before_the_flop(unsigned long long hole) noexcept nogil
