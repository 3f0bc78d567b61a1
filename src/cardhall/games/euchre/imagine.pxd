# The C side of imagine.py.

cimport cython
from cardhall.games.engine.chance cimport Chance
from cardhall.games.euchre.hand cimport Hand

@cython.final
cdef class Imaginer(Chance):
    cdef Hand base
    cdef int me, up_open, discard_open, holders
    cdef unsigned long long hidden
    cdef unsigned long long _allowed[4]
    cdef unsigned long long _given[4]
    cdef int _need[4]
    cdef int _order[4]

    cdef void _lists(self)
    cdef bint _give(self) noexcept nogil
    cdef bint _seek(self, int seat, int visited) noexcept nogil
    cdef void _imagine(self, Hand hand) noexcept nogil
    cdef int _value(self, Hand hand) noexcept nogil

cdef int worth(unsigned long long cards, int named) noexcept nogil
cdef int price(Hand hand, int card) noexcept nogil
cdef int cheapest(Hand hand, unsigned long long cards) noexcept nogil
cdef int dearest(Hand hand, unsigned long long cards) noexcept nogil
cdef unsigned long long sensible_bid(Hand hand, int courage) noexcept nogil
cdef unsigned long long sensible_discard(Hand hand) noexcept nogil
cdef int sensible_lead(Hand hand, unsigned long long cards) noexcept nogil
cdef int sensible_card(Hand hand, unsigned long long cards) noexcept nogil
cdef unsigned long long sensible_action(Hand hand, int courage) noexcept nogil
