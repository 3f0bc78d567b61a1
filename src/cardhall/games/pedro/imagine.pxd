# The C side of imagine.py.

cimport cython
from cardhall.games.engine.imaginer cimport AnyImaginer
from cardhall.games.pedro.hand cimport Hand

@cython.final
cdef class Imaginer(AnyImaginer):
    cdef Hand base
    cdef int places, recipient, short, visited
    cdef unsigned long long hidden, own_threw
    cdef unsigned long long _allowed[24]
    cdef unsigned long long _content[24]
    cdef int _room[24]
    cdef int _weight[24]
    cdef int _owner[24]
    cdef int _kind[24]
    cdef double _factor[208]

    cdef void _lists(self)
    cdef bint _free_room(self, int place) noexcept nogil
    cdef void _give(self, unsigned long long card) noexcept nogil
    cdef void _sample(self, Hand hand) noexcept nogil
    cdef void _discards(self, Hand hand, unsigned long long pile) noexcept nogil
    cdef void _imagine(self, Hand hand) noexcept nogil
    cdef double _likelihood(self, Hand hand) noexcept nogil
    cdef int _value(self, Hand hand) noexcept nogil

cdef int estimate(unsigned long long cards, int trump) noexcept nogil
cdef int best_suit(unsigned long long cards) noexcept nogil
cdef int _cost(Hand hand, int card) noexcept nogil
cdef unsigned long long cheapest(Hand hand, unsigned long long cards) noexcept nogil
cdef unsigned long long dearest(Hand hand, unsigned long long cards) noexcept nogil
cdef unsigned long long sensible_lead(Hand hand, unsigned long long cards) noexcept nogil
cdef unsigned long long sensible_follow(Hand hand, unsigned long long cards) noexcept nogil
cdef unsigned long long sensible_action(Hand hand) noexcept nogil
