# The C side of hand.py: its numbers, fields that are arrays, and the signatures of what runs in
# compiled loops. _points and _euchred are results of the last count, not state.

cimport cython
from cardhall.games.euchre.options cimport Options

# phases, endings, where the turned-up card is, verbs of actions, what a trump is worth in a trick
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

cdef enum:
    V_PASS = 1
    V_PICK_UP = 2
    V_ALONE = 3
    V_NAME = 4
    V_NAME_ALONE = 5
    V_DISCARD = 6
    V_PLAY = 7

cdef enum:
    TRUMP_POWER = 16
    LEFT_POWER = 30
    RIGHT_POWER = 31

@cython.final
cdef class Hand:
    cdef readonly object rules
    cdef Options o
    cdef readonly int dealer, turn, up, trump, maker, sitting
    cdef int _phase, _ending, _alone, _up_at, _silent, _stop, _offender, _calls_made
    cdef int _trick_no, _in_trick, _count, _best_power, _best_seat, _first_known, _discard
    cdef int _right, _left_bower, _euchred
    cdef unsigned long long _rng, _kitty, _before, _trumps, _led
    cdef unsigned long long _hand[4]
    cdef int _tricks[4]
    cdef int _points[2]
    cdef int _false_calls[2]
    cdef int _speeches[2]
    cdef unsigned char _deck[24]
    cdef unsigned char _plays[20]
    cdef unsigned char _leaders[5]
    cdef unsigned char _winners[5]
    cdef unsigned char _calls[9]
    cdef unsigned char _callers[9]

    cdef void _arrays(self)
    cdef unsigned int _below(self, unsigned int n) noexcept nogil
    cdef void _order_deck(self) noexcept nogil
    cdef void _shuffle(self) noexcept nogil
    cdef void _open(self) noexcept nogil
    cdef void _deal_deck(self) noexcept nogil
    cdef void _turn_up(self, int card) noexcept nogil
    cdef int _next(self, int seat) noexcept nogil
    cdef bint _may_bid(self) noexcept nogil
    cdef bint _may_pass(self) noexcept nogil
    cdef void _note(self, unsigned long long call) noexcept nogil
    cdef void _pass(self) noexcept nogil
    cdef void _set_trump(self, int named) noexcept nogil
    cdef void _make(self, int named, int alone) noexcept nogil
    cdef void _throw(self, unsigned long long cards) noexcept nogil
    cdef void _begin_play(self) noexcept nogil
    cdef unsigned long long _suit_of(self, int card) noexcept nogil
    cdef int _power(self, int card) noexcept nogil
    cdef unsigned long long _playable(self) noexcept nogil
    cdef void _put(self, int card) noexcept nogil
    cdef void _end(self, int ending) noexcept nogil
    cdef void _count_points(self) noexcept nogil
    cdef bint _legal(self, unsigned long long action) noexcept nogil
    cdef void _do(self, unsigned long long action) noexcept nogil
    cdef unsigned long long _random_action(self) noexcept nogil
    cdef void _become(self, Hand other) noexcept nogil
    cpdef Hand copy(self)
    cpdef list legal_actions(self)
