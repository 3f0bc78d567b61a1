# The C side of env.py.

cimport cython
from cardhall.games.engine.environment cimport Environment
from cardhall.games.engine.hand cimport AnyHand
from cardhall.games.rummy.hand cimport Hand

cdef enum:
    A_DRAW = 0
    A_EXPOSED = 1
    A_BURY = 2
    A_DONE = 3
    A_TAKE = 4
    A_MELD = 56
    A_LAY = 57
    A_CARD = 73
    A_ALL = 125
    A_THROW = 126

cdef enum:
    SHOWN_MELDS = 16  # no card is laid on a further one
    ROOM = 32  # cards that a pile can have

@cython.final
cdef class Env(Environment):
    cdef void _see(self, Hand hand, int seat) noexcept nogil
    cdef void _see_piles(self, Hand hand) noexcept nogil
    cdef void _let_acts(self, Hand hand) noexcept nogil
    cdef void _let_draws(self, Hand hand) noexcept nogil
    cdef void _let_targets(self, Hand hand) noexcept nogil
    cdef void _let_cards(self, Hand hand) noexcept nogil
    cdef unsigned long long _act(self, Hand hand, int act) noexcept nogil
    cdef unsigned long long _choose(self, Hand hand, unsigned long long chosen) noexcept nogil
    cdef void _count(self, Hand hand) noexcept nogil

cdef void start(Hand hand, unsigned long long seed) noexcept nogil
cdef unsigned long long target_of(unsigned long long action) noexcept nogil
cdef unsigned long long draws(Hand hand, int act) noexcept nogil
