# The C side of position.py: its numbers, fields that are arrays, and the signatures of what runs in
# compiled loops. Scratch fields (_duty and those of the settlement) are results of the last call,
# not state.

from cardhall.games.boure.options cimport Options
from cardhall.games.engine.tricks cimport TrickHand

# phases
cdef enum:
    P_DEAL = 0
    P_STAY = 1
    P_DRAW = 2
    P_PLAY = 3
    P_OVER = 4

# endings
cdef enum:
    E_NONE = 0
    E_PLAYED = 1
    E_UNPLAYED = 2
    E_NOBODY = 3
    E_THROWN_IN = 4
    E_VOID = 5

# the duty that made the last set of playable cards what it is
cdef enum:
    D_FREE = 0
    D_FOLLOW = 1
    D_OVER = 2
    D_TRUMP = 3
    D_OVERTRUMP = 4
    D_AKQ = 5
    D_SURE = 6
    D_GAP = 7
    D_LAST_TRUMPS = 8

# verbs of actions
cdef enum:
    V_STAY = 1
    V_PASS = 2
    V_DRAW = 3
    V_PLAY = 4

cdef enum:
    PAID_C = -1
    NOT_DRAWN = -1

cdef class Position(TrickHand):
    cdef readonly object rules
    cdef Options o
    # all from here to _to_here is taken over as it lies: numbers alone
    cdef char _from_here
    cdef readonly int dealer, turn, trump, turned
    cdef readonly long long pot
    cdef int _phase, _ending, _live, _in, _out, _spoken, _renegers, _dead, _minimum, _free
    cdef int _top_led, _layer
    cdef int _deck_at, _spare_at, _out_recycled_by, _discards_recycled_by, _duty
    cdef long long _stay_due, _pot_before, _next_pot, _pot_counted
    cdef int _winner, _why_carried
    cdef unsigned long long _played, _laid, _thrown, _supply
    cdef unsigned long long _hand[10]
    cdef unsigned long long _gone[10]
    cdef unsigned long long _threw[10]
    cdef int _drawn[10]
    cdef long long _stack[10]
    cdef long long _opening[10]
    cdef long long _due_before[10]
    cdef long long _stake[10]
    cdef long long _paid[10]
    cdef long long _final[10]
    cdef long long _owed_next[10]
    cdef unsigned char _deck[52]
    cdef unsigned char _spare[52]
    cdef unsigned char _group[5]
    cdef char _to_here

    cdef void _arrays(self)
    cdef int _after(self, int seat, int among) noexcept nogil
    cdef void _shuffle(self) noexcept nogil
    cdef void _open(self, long long pot) noexcept nogil
    cdef void _deal(self) noexcept nogil
    cdef void _set_trump(self, int named) noexcept nogil
    cdef void _set_minimum(self) noexcept nogil
    cdef bint _able(self, int seat) noexcept nogil
    cdef bint _may_stay(self) noexcept nogil
    cdef bint _may_pass(self) noexcept nogil
    cdef void _stay(self) noexcept nogil
    cdef void _pass(self) noexcept nogil
    cdef void _throw_in(self, int seat) noexcept nogil
    cdef void _next_speaker(self) noexcept nogil
    cdef void _all_spoke(self) noexcept nogil
    cdef void _end(self, int ending) noexcept nogil
    cdef int _draw_limit(self) noexcept nogil
    cdef int _supply_left(self) noexcept nogil
    cdef int _top_card(self) noexcept nogil
    cdef void _draw(self, unsigned long long cards) noexcept nogil
    cdef void _next_drawer(self) noexcept nogil
    cdef void _begin_play(self) noexcept nogil
    cdef unsigned long long _follow(self, unsigned long long hand) noexcept nogil
    cdef unsigned long long _forced_lead(self, int seat) noexcept nogil
    cdef unsigned long long _unseen_trumps(self, int seat) noexcept nogil
    cdef unsigned long long _gap_lead(self, unsigned long long trumps, unsigned long long unseen, int need) noexcept nogil
    cdef unsigned long long _led_by(self, int seat) noexcept nogil
    cdef bint _others_shown_void(self, int seat) noexcept nogil
    cdef unsigned long long _playable(self) noexcept nogil
    cdef void _play(self, unsigned long long cards) noexcept nogil
    cdef void _put(self, int card) noexcept nogil
    cdef long long _play_out(self) noexcept nogil
    cdef void _become(self, Position other) noexcept nogil
