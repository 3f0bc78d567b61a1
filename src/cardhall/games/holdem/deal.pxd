# The C side of deal.py: fields that are arrays, numbers for phases, endings and verbs, and the
# signatures of what runs in compiled loops. Amounts are 64 bits wide.

from cardhall.games.engine.hand cimport AnyHand
from cardhall.games.holdem.options cimport Options

cdef enum:
    P_DEAL = 0
    P_PREFLOP = 1
    P_FLOP = 2
    P_TURN = 3
    P_RIVER = 4
    P_SHOWDOWN = 5
    P_OVER = 6

cdef enum:
    E_NONE = 0
    E_FOLDS = 1
    E_SHOWDOWN = 2
    E_VOID = 3

cdef enum:
    V_FOLD = 1
    V_CHECK = 2
    V_CALL = 3
    V_BET = 4
    V_RAISE = 5
    V_ALL_IN = 6
    V_SHOW = 7
    V_MUCK = 8

cdef enum:
    NOT_YET = -1

cdef class Deal(AnyHand):
    cdef readonly object rules
    cdef Options o
    cdef object _rulings
    cdef unsigned long long *_told  # of each act so far the action; then chips, phase and seat
    cdef int _told_no, _told_room  # acts told of, and room for how many
    # all from here to _to_here is taken over as it lies: numbers alone
    cdef char _from_here
    cdef readonly int button, turn
    cdef int _small, _big, _straddle, _phase, _ending
    cdef int _in, _live, _able, _todo, _called, _shown, _mucked, _asked_up
    cdef int _raises, _capped, _aggressor, _pot_count, _show_count
    cdef long long _level, _full, _min_raise, _size, _pot, _dead, _carried, _next_carried
    cdef unsigned long long _board
    cdef long long _start[10]
    cdef long long _crumb[10]
    cdef long long _stack[10]
    cdef long long _bet[10]
    cdef long long _put[10]
    cdef long long _back[10]
    cdef long long _seen[10]
    cdef long long _won[10]
    cdef long long _dead_by[10]
    cdef long long _live_post[10]
    cdef long long _dead_post[10]
    cdef long long _pots_amount[10]
    cdef long long _shares[100]
    cdef unsigned long long _hole[10]
    cdef unsigned long long _part[10]
    cdef int _pots_seats[10]
    cdef int _pots_winners[10]
    cdef unsigned char _order[10]
    cdef unsigned char _deck[52]
    cdef char _to_here

    cdef void _arrays(self)
    cdef int _after(self, int seat, int among) noexcept nogil
    cdef void _open(self) noexcept nogil
    cdef void _usual_blinds(self) noexcept nogil
    cdef void _shuffle(self, int count) noexcept nogil
    cdef void _lay(self) noexcept nogil
    cdef int _board_at(self) noexcept nogil
    cdef void _become(self, Deal other) noexcept nogil
    cdef void _tell(self, int phase, int seat, unsigned long long action, long long chips) except *
    cdef void _untold(self)
    cdef void _told_as(self, Deal other) except *
