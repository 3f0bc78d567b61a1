# The C side of imagine.py.

cimport cython
from cardhall.games.engine.imaginer cimport AnyImaginer
from cardhall.games.rummy.hand cimport Hand

@cython.final
cdef class Imaginer(AnyImaginer):
    cdef Hand base
    cdef int holes, count
    cdef bint guess_drawn
    cdef int _size[6]
    cdef unsigned char _unseen[52]

    cdef void _sample(self, Hand hand) noexcept
    cdef void _guess(self, Hand hand) noexcept nogil
    cdef void _imagine(self, Hand hand) noexcept
    cdef long long _value(self, Hand hand) noexcept nogil

cdef unsigned long long sensible_action(Hand hand) noexcept nogil
cdef unsigned long long _sensible_draw(Hand hand) noexcept nogil
cdef int _promise(Hand hand, unsigned long long cards) noexcept nogil
cdef unsigned long long _sensible_throw(Hand hand) noexcept nogil
cdef unsigned long long _mates(Hand hand, int card) noexcept nogil
