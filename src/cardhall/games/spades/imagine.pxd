# The C side of imagine.py.

cimport cython
from cardhall.games.engine.imaginer cimport Giver
from cardhall.games.spades.hand cimport Hand

@cython.final
cdef class Imaginer(Giver):
    cdef Hand base
    cdef unsigned long long _laid[4]

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
