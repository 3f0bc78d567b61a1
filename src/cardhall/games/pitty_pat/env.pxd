# The C side of env.py.

cimport cython
from cardhall.games.engine.environment cimport Environment
from cardhall.games.engine.hand cimport AnyHand
from cardhall.games.pitty_pat.hand cimport Hand

cdef enum:
    A_PASS = 0
    A_TAKE = 1
    A_THROW = 2

@cython.final
cdef class Env(Environment):
    cdef int _win, _double
    cdef void _see(self, Hand hand, int seat) noexcept nogil
    cdef void _see_offers(self, Hand hand, int seat) noexcept nogil
    cdef void _let_acts(self, Hand hand) noexcept nogil
    cdef void _count(self, Hand hand) noexcept nogil

cdef void start(Hand hand, unsigned long long seed) noexcept nogil
