# The C side of hand.py: fields that are arrays, and the signatures of what runs in compiled loops.

cimport cython
from cardhall.games.pedro.options cimport Options

cdef int P_DEAL, P_BID, P_NAME, P_THROW, P_ROB, P_PLAY, P_OVER
cdef int V_BID, V_PASS, V_NAME, V_THROW, V_ROB, V_PLAY

@cython.final
cdef class Hand:
    cdef readonly object rules
    cdef Options o
    cdef readonly int dealer, turn, trump, bidder, bid
    cdef int _phase, _ending, _lost, _renegers
    cdef int _deck_at, _lazy_spare, _recycled
    cdef int _up, _to_play, _led_trump, _best_value, _best_seat, _trick_no, _in_trick, _first_known, _laid
    cdef unsigned long long _rng, _trumps, _ones, _fives, _pack, _led, _trick_cards, _played, _claimed
    cdef unsigned long long _hand[4]
    cdef unsigned long long _threw[4]
    cdef unsigned long long _shown[4]
    cdef unsigned long long _put_down[4]
    cdef int _calls[4]
    cdef int _thrown[4]
    cdef int _drew[4]
    cdef int _tricks[4]
    cdef int _down_at[4]
    cdef int _dealt[4]
    cdef int _fill_to[4]
    cdef unsigned long long _away[4]
    cdef int _points[2]
    cdef int _change[2]
    cdef unsigned char _deck[52]
    cdef unsigned char _spare[52]
    cdef unsigned char _plays[40]
    cdef unsigned char _who[40]
    cdef int _starts[8]

    cdef void _arrays(self)
    cdef void _open(self) noexcept nogil
    cdef unsigned int _below(self, unsigned int n) noexcept nogil
    cdef unsigned long long _pick(self, unsigned long long pool, int count) noexcept nogil
    cdef void _shuffle(self) noexcept nogil
    cdef void _shuffle_spare(self) noexcept nogil
    cdef void _deal(self) noexcept nogil
    cdef int _low_bid(self) noexcept nogil
    cdef bint _may_pass(self) noexcept nogil
    cdef void _call(self, int amount) noexcept nogil
    cdef void _next_caller(self) noexcept nogil
    cdef void _close_auction(self) noexcept nogil
    cdef void _set_trump(self, int suit_named) noexcept nogil
    cdef void _name(self, int suit_named) noexcept nogil
    cdef int _surplus(self) noexcept nogil
    cdef void _throw(self, unsigned long long cards) noexcept nogil
    cdef void _fill(self) noexcept nogil
    cdef int _recycle(self, unsigned long long pile) noexcept nogil
    cdef unsigned long long _reach(self) noexcept nogil
    cdef void _rob(self, unsigned long long kept) noexcept nogil
    cdef void _begin_play(self) noexcept nogil
    cdef int _worth(self, unsigned long long cards) noexcept nogil
    cdef int _trump_place(self, int card) noexcept nogil
    cdef int _value(self, int card) noexcept nogil
    cdef unsigned long long _top_trump(self, unsigned long long cards) noexcept nogil
    cdef int _to_lay(self) noexcept nogil
    cdef unsigned long long _playable(self) noexcept nogil
    cdef void _play(self, unsigned long long cards) noexcept nogil
    cdef void _put(self, int card) noexcept nogil
    cdef void _next_player(self) noexcept nogil
    cdef void _take_trick(self) noexcept nogil
    cdef void _end(self, int ending) noexcept nogil
    cdef void _settle(self) noexcept nogil
    cdef bint _legal(self, unsigned long long action) noexcept nogil
    cdef bint _legal_throw(self, unsigned long long cards) noexcept nogil
    cdef bint _legal_rob(self, unsigned long long cards) noexcept nogil
    cdef bint _legal_play(self, unsigned long long cards) noexcept nogil
    cdef void _do(self, unsigned long long action) noexcept nogil
    cdef unsigned long long _random_action(self) noexcept nogil
    cdef void _subsets(self, object out, unsigned long long action, unsigned long long cards, int size) except *
    cdef void _become(self, Hand other) noexcept nogil
    cpdef Hand copy(self)
    cpdef list legal_actions(self)
