# The C side of deal.py: its numbers, fields that are arrays, and the signatures of what runs in
# compiled loops. _points and _euchred are results of the last count, not state.

cimport cython
from cardhall.games.engine.tricks cimport TrickHand
from cardhall.games.euchre.options cimport Options

# phases, endings, where the turned-up card is
cdef enum:
    P_DEAL = 0
    P_ORDER = 1
    P_NAME = 2
    P_DISCARD = 3
    P_PLAY = 4
    P_OVER = 5

cdef enum:
    E_NONE = 0
    E_PLAYED = 1
    E_STOPPED = 2
    E_THROWN_IN = 3

cdef enum:
    UP_NOWHERE = 0
    UP_TABLE = 1
    UP_TAKEN = 2
    UP_KITTY = 3
    UP_OUT = 4

cdef class Deal(TrickHand):
    cdef readonly object rules
    cdef Options o
    # all from here to _to_here is taken over as it lies: numbers alone
    cdef char _from_here
    cdef readonly int dealer, turn, up, trump, maker, sitting
    cdef int _phase, _ending, _alone, _up_at, _silent, _stop, _offender, _calls_made
    cdef int _count, _discard, _right, _euchred
    cdef unsigned long long _kitty, _before
    cdef unsigned long long _hand[4]
    cdef int _points[2]
    cdef int _false_calls[2]
    cdef int _speeches[2]
    cdef unsigned char _deck[24]
    cdef unsigned char _calls[9]
    cdef unsigned char _callers[9]
    cdef char _to_here

    cdef void _arrays(self)
    cdef void _order_deck(self) noexcept nogil
    cdef void _shuffle(self) noexcept nogil
    cdef void _open(self) noexcept nogil
    cdef void _deal_deck(self) noexcept nogil
    cdef void _turn_up(self, int card) noexcept nogil
    cdef int _next(self, int seat) noexcept nogil
    cdef void _become(self, Deal other) noexcept nogil
