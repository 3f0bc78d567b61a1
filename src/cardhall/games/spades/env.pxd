# The C side of env.py.

cimport cython
from cardhall.games.engine.environment cimport Environment
from cardhall.games.engine.hand cimport AnyHand
from cardhall.games.spades.hand cimport Hand

cdef enum:
    A_LOOK = 0
    A_BLIND = 1
    A_BID = 2
    A_PASS = 16
    A_PLAY = 68

@cython.final
cdef class Env(Environment):
    cdef void _see(self, Hand hand, int seat) noexcept nogil
    cdef void _let_acts(self, Hand hand) noexcept nogil
    cdef void _count(self, Hand hand) noexcept nogil

cdef void start(Hand hand, unsigned long long seed) noexcept nogil
