# The C side of position.py: its numbers, fields that are arrays, and the signatures of what runs
# in compiled loops. In position.py each method is final.

from cardhall.games.engine.hand cimport AnyHand
from cardhall.games.rummy.options cimport Options

# phases, what a turn is, verbs of actions
cdef enum:
    P_DEAL = 0
    P_DRAW = 1
    P_PLAY = 2
    P_OVER = 3

cdef enum:
    T_USUAL = 0
    T_SHED = 1
    T_FILL = 2
    T_LATE = 3

cdef enum:
    V_DRAW = 1
    V_TAKE = 2
    V_MELD = 3
    V_LAY = 4
    V_THROW = 5
    V_BURY = 6
    V_DONE = 7

cdef class Position(AnyHand):
    cdef readonly object rules
    cdef Options o
    # all from here to _to_here is taken over as it lies: numbers alone
    cdef char _from_here
    cdef readonly int dealer, turn
    cdef int _phase, _way, _winner, _stock_at, _piled, _melds, _taken, _drawn, _turned, _exposed
    cdef unsigned long long _plays, _runs_up, _runs_down, _owes, _barred, _open
    cdef unsigned long long _hand[6]
    cdef unsigned long long _shown[6]
    cdef unsigned long long _known[6]
    cdef int _right[6]
    cdef unsigned char _stock[52]
    cdef unsigned char _pile[52]
    cdef unsigned long long _under[53]
    cdef unsigned long long _meld[20]
    cdef unsigned long long _ends[20]
    cdef unsigned long long _up[20]
    cdef unsigned long long _down[20]
    cdef char _to_here
    cdef unsigned long long _steps[1024]  # a list for the moment

    cdef void _arrays(self)
    cdef void _open_deal(self) noexcept nogil
    cdef void _pass_turn(self) noexcept nogil
    cdef void _begin_turn(self) noexcept nogil
    cdef void _check_hand(self) noexcept nogil
    cdef void _end(self, int winner) noexcept nogil
    cdef void _push(self, int card) noexcept nogil
    cdef void _turn_over(self) noexcept nogil
    cdef void _draw(self, unsigned long long wanted) noexcept nogil
    cdef void _take(self, int count) noexcept nogil
    cdef void _bury(self) noexcept nogil
    cdef void _throw(self, unsigned long long cards) noexcept nogil
    cdef void _set_meld(self, int number, unsigned long long cards) noexcept nogil
    cdef void _refresh(self) noexcept nogil
    cdef void _lay_down(self, unsigned long long action) noexcept nogil
    cdef void _put(self, unsigned long long action) noexcept nogil
    cdef void _unput(self, unsigned long long action) noexcept nogil
    cdef bint _last_goes(self, unsigned long long card, unsigned long long plays) noexcept nogil
    cdef bint _in_meld(self, unsigned long long cards, int wanted) noexcept nogil
    cdef bint _goes_on(self, unsigned long long cards, int wanted) noexcept nogil
    cdef bint _meets(self, unsigned long long cards, int wanted) noexcept nogil
    cdef bint _meets_closely(self, unsigned long long cards, unsigned long long wanted) noexcept nogil
    cdef bint _use(self, unsigned long long cards, unsigned long long used, unsigned long long verb, unsigned long long number) noexcept nogil
    cdef bint _leaves_end(self, unsigned long long action) noexcept nogil
    cdef bint _can_end(self) noexcept nogil
    cdef bint _may_take(self, int count) noexcept nogil
    cdef bint _legal_draw(self, unsigned long long wanted) noexcept nogil
    cdef bint _may_bury(self) noexcept nogil
    cdef bint _legal_take(self, unsigned long long count) noexcept nogil
    cdef bint _legal_throw(self, unsigned long long cards) noexcept nogil
    cdef unsigned long long _throwable(self) noexcept nogil
    cdef bint _possible(self, unsigned long long action) noexcept nogil
    cdef bint _any_step(self) noexcept nogil
    cdef unsigned long long _three_alike(self) noexcept nogil
    cdef int _list_steps(self) noexcept nogil
    cdef int _list_sets(self, int count) noexcept nogil
    cdef int _list_runs(self, int count) noexcept nogil
    cdef int _list_additions(self, int count) noexcept nogil
    cdef int _list_growth(self, int count, unsigned long long verb, unsigned long long meld, int begin) noexcept nogil
    cdef unsigned long long _random_draw(self) noexcept nogil
    cdef unsigned long long _random_exposed(self) noexcept nogil
    cdef int _play_out(self) noexcept nogil
    cdef void _become(self, Position other) noexcept nogil
