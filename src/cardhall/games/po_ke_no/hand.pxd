# The C side of hand.py: fields that are arrays, and the signatures of what runs in compiled
# loops.

cimport cython
from cardhall.games.engine.hand cimport AnyHand

cdef enum:  # phases
    P_DEAL = 0
    P_CALL = 1
    P_CLAIMS = 2
    P_OVER = 3

cdef enum:  # verbs
    V_CALL = 1
    V_OUT = 2
    V_SETTLE = 3

@cython.final
cdef class Hand(AnyHand):
    cdef readonly object rules, boards
    # all from here to _to_here is taken over as it lies: numbers alone
    cdef char _from_here
    cdef readonly int calls
    cdef int _phase, _late_lost, _first_call, _playing, _ready, _claimed, _out, _claims
    cdef int _winner, _even, _pattern
    cdef int _covered[12]
    cdef int _worth[156]
    cdef unsigned char _order[12]
    cdef unsigned char _shown[12]
    cdef unsigned char _deck[52]
    cdef unsigned short _from[53]
    cdef unsigned short _where[300]
    cdef int _lines[13]
    cdef int _lines_at[25]
    cdef char _to_here

    cdef void _arrays(self)
    cdef void _become(self, Hand other) noexcept nogil
    cdef void _open(self) noexcept nogil
    cdef void _call(self) noexcept nogil
    cdef int _best(self, int seat) noexcept nogil
    cdef int _last_cell(self, int seat) noexcept nogil
    cdef void _say_out(self, int seat) noexcept nogil
    cdef void _settle(self) noexcept nogil
    cpdef Hand copy(self)
    cpdef list legal_actions(self)
