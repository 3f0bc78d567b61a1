# The C side of env.py.

cimport cython
from cardhall.games.engine.environment cimport Environment
from cardhall.games.engine.hand cimport AnyHand
from cardhall.games.po_ke_no.hand cimport Hand

cdef enum:
    A_QUIET = 0
    A_OUT = 1

cdef enum:
    BEST = 12  # the number of the pattern Po-Ke-No
    SET = 12  # boards of a set

@cython.final
cdef class Env(Environment):
    cdef int _line, _best
    cdef list _sets_of_boards
    cdef size_t[::1] _laid
    cdef void _see(self, Hand hand, int seat) noexcept nogil
    cdef void _see_boards(self, Hand hand, int seat) noexcept nogil
    cdef void _let_acts(self, Hand hand) noexcept nogil
    cdef int _asked(self, Hand hand) noexcept nogil
    cdef unsigned long long _act(self, Hand hand, int act) noexcept nogil
    cdef void _count(self, Hand hand) noexcept nogil

cdef void start(Hand hand, Hand laid, unsigned long long seed) noexcept nogil
cdef unsigned long long unasked(Hand hand) noexcept nogil
cdef unsigned long long calls_or_settles(Hand hand) noexcept nogil
