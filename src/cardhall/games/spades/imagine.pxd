# The C side of imagine.py.

cimport cython
from cardhall.games.spades.hand cimport Hand

@cython.final
cdef class Imaginer:
    cdef Hand base
    cdef int me, holders
    cdef unsigned long long rng, hidden
    cdef unsigned long long _allowed[4]
    cdef unsigned long long _given[4]
    cdef unsigned long long _laid[4]
    cdef int _need[4]
    cdef int _order[4]

    cdef void _lists(self)
    cdef unsigned int _below(self, unsigned int n) noexcept nogil
    cdef unsigned long long _pick(self, unsigned long long pool, int count) noexcept nogil
    cdef bint _give(self) noexcept nogil
    cdef bint _seek(self, int seat, int visited) noexcept nogil
    cdef void _passed(self, Hand hand) noexcept nogil
    cdef void _imagine(self, Hand hand) noexcept nogil
    cdef long long _value(self, Hand hand) noexcept nogil

cdef int worth(unsigned long long cards) noexcept nogil
cdef int danger(unsigned long long cards) noexcept nogil
cdef int height(int card) noexcept nogil
cdef int cheapest(unsigned long long cards) noexcept nogil
cdef int dearest(unsigned long long cards) noexcept nogil
cdef int sensible_tricks(Hand hand, int courage) noexcept nogil
cdef unsigned long long sensible_bid(Hand hand, int courage) noexcept nogil
cdef unsigned long long sensible_pass(Hand hand) noexcept nogil
cdef unsigned long long unbeaten(Hand hand) noexcept nogil
cdef bint wants(Hand hand) noexcept nogil
cdef int sensible_lead(Hand hand, unsigned long long cards) noexcept nogil
cdef int nil_card(Hand hand, unsigned long long cards) noexcept nogil
cdef int sensible_card(Hand hand, unsigned long long cards) noexcept nogil
cdef unsigned long long sensible_action(Hand hand, int courage) noexcept nogil
