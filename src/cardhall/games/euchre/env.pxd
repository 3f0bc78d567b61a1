# The C side of env.py.

cimport cython
from cardhall.games.engine.environment cimport Environment
from cardhall.games.engine.hand cimport AnyHand
from cardhall.games.euchre.hand cimport Hand

cdef enum:
    A_PASS = 0
    A_PICK_UP = 1
    A_ALONE = 2
    A_NAME = 3
    A_NAME_ALONE = 7
    A_DISCARD = 11
    A_PLAY = 35

@cython.final
cdef class Env(Environment):
    cdef void _see(self, Hand hand, int seat) noexcept nogil
    cdef void _let_acts(self, Hand hand) noexcept nogil
    cdef void _count(self, Hand hand) noexcept nogil

cdef void start(Hand hand, unsigned long long seed) noexcept nogil
cdef unsigned long long packed(unsigned long long cards) noexcept nogil
