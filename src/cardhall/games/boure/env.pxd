# The C side of env.py.

cimport cython
from cardhall.games.boure.hand cimport Hand
from cardhall.games.engine.environment cimport Environment
from cardhall.games.engine.hand cimport AnyHand

cdef enum:
    A_STAY = 0
    A_PASS = 1
    A_DRAW = 2
    A_PLAY = 34

@cython.final
cdef class Env(Environment):
    cdef long long _stake
    cdef unsigned long long _up_to[6]
    cdef void _see(self, Hand hand, int seat) noexcept nogil
    cdef void _let_acts(self, Hand hand) noexcept nogil
    cdef unsigned long long _act(self, Hand hand, int act) noexcept nogil
    cdef void _count(self, Hand hand) noexcept nogil
    cdef void _deal_to(self, Hand hand, unsigned long long seed) noexcept nogil
