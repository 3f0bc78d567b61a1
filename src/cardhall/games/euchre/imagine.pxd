# The C side of imagine.py.

cimport cython
from cardhall.games.engine.imaginer cimport Giver
from cardhall.games.euchre.hand cimport Hand

@cython.final
cdef class Imaginer(Giver):
    cdef Hand base
    cdef int up_open, discard_open

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
