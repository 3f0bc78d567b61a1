# The C side of env.py.

cimport cython
from cardhall.games.engine.environment cimport Environment
from cardhall.games.engine.hand cimport AnyHand
from cardhall.games.pedro.hand cimport Hand

cdef enum:
    A_PASS = 0
    A_NAME = 15
    A_ALL = 19
    A_THROW = 20
    A_KEEP = 72
    A_PLAY = 124

@cython.final
cdef class Env(Environment):
    cdef void _see(self, Hand hand, int seat) noexcept nogil
    cdef void _let_acts(self, Hand hand) noexcept nogil
    cdef unsigned long long _act(self, Hand hand, int act) noexcept nogil
    cdef void _count(self, Hand hand) noexcept nogil

cdef void start(Hand hand, unsigned long long seed) noexcept nogil
cdef int needed(Hand hand) noexcept nogil
cdef unsigned long long pool(Hand hand) noexcept nogil
cdef unsigned long long along(Hand hand) noexcept nogil
