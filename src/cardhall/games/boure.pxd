# The C side of boure.py: fields that are arrays, and the signatures of what runs in compiled loops.
# Scratch fields (_duty and those of the settlement) are results of the last call, not state.

cimport cython

cdef class Options:
    cdef readonly int minimum, draw_limit, ace_up, over_always, under_may, akq, forced, gap
    cdef readonly int last_trumps, payer_antes, at_once, short_plays, top_next_best, tie_pays
    cdef readonly int in_or_out
    cdef readonly long long ante, stay_chip, limit

@cython.final
cdef class Hand:
    cdef readonly object rules
    cdef Options o
    cdef readonly int seats, dealer, turn, trump, turned
    cdef readonly long long pot
    cdef int _phase, _ending, _live, _in, _out, _spoken, _renegers, _dead, _minimum, _free
    cdef int _trick_no, _in_trick, _leader, _best, _best_seat, _top_led, _layer, _first_known
    cdef int _deck_at, _spare_at, _out_recycled_by, _discards_recycled_by, _duty
    cdef long long _stay_due, _pot_before, _next_pot, _pot_counted
    cdef int _winner, _why_carried
    cdef unsigned long long _rng, _played, _laid, _thrown, _supply
    cdef unsigned long long _hand[10]
    cdef unsigned long long _gone[10]
    cdef unsigned long long _threw[10]
    cdef int _drawn[10]
    cdef int _tricks[10]
    cdef long long _stack[10]
    cdef long long _opening[10]
    cdef long long _due_before[10]
    cdef long long _stake[10]
    cdef long long _paid[10]
    cdef long long _final[10]
    cdef long long _owed_next[10]
    cdef unsigned char _deck[52]
    cdef unsigned char _spare[52]
    cdef unsigned char _plays[50]
    cdef unsigned char _group[5]
    cdef unsigned char _leaders[5]

    cdef void _arrays(self)
    cdef int _after(self, int seat, int among) noexcept nogil
    cdef unsigned int _below(self, unsigned int n) noexcept nogil
    cdef void _shuffle(self) noexcept nogil
    cdef void _open(self, long long pot) noexcept nogil
    cdef void _deal(self) noexcept nogil
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
    cdef void _settle(self) noexcept nogil
    cdef int _strictly_best(self, int among) noexcept nogil
    cdef int _most(self, int among) noexcept nogil
    cdef void _award(self, int honest) noexcept nogil
    cdef bint _legal(self, unsigned long long action) noexcept nogil
    cdef void _do(self, unsigned long long action) noexcept nogil
    cdef unsigned long long _random_action(self) noexcept nogil
    cdef void _become(self, Hand other) noexcept nogil
    cpdef Hand copy(self)
    cpdef list legal_actions(self)
