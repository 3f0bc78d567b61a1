# The C side of env.py.

cimport cython
from cardhall.games.engine.environment cimport Environment
from cardhall.games.engine.hand cimport AnyHand
from cardhall.games.holdem.hand cimport Hand

@cython.final
cdef class Env(Environment):
    cdef void _see(self, Hand hand, int seat) noexcept nogil

cdef void start(Hand hand, unsigned long long seed) noexcept nogil
cdef unsigned long long shown(Hand hand) noexcept nogil
cdef int left_of_menu(Hand hand) noexcept nogil
cdef unsigned long long choice(Hand hand, int act) noexcept nogil
cdef int standing(Hand hand, int seat) noexcept nogil
cdef long long gained(Hand hand, int seat) noexcept nogil
