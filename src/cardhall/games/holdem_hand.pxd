# The C side of holdem_hand.py: fields that are arrays, and the signatures of what runs in compiled
# loops. Amounts are 64 bits wide.

cimport cython

cdef class Options:
    cdef readonly int structure, odd_to_one, in_turn, cap
    cdef readonly long long small, big, ante, big_bet, least

@cython.final
cdef class Hand:
    cdef readonly object rules
    cdef Options o
    cdef readonly int seats, button, turn
    cdef object _history
    cdef object _rulings
    cdef int _small, _big, _straddle, _phase, _ending
    cdef int _in, _live, _able, _todo, _called, _shown, _mucked, _asked_up
    cdef int _raises, _capped, _aggressor, _pot_count, _show_count
    cdef long long _level, _full, _min_raise, _size, _pot, _dead, _carried, _next_carried
    cdef unsigned long long _rng, _board
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

    cdef void _arrays(self)
    cdef int _after(self, int seat, int among) noexcept nogil
    cdef unsigned int _below(self, unsigned int n) noexcept nogil
    cdef void _open(self) noexcept nogil
    cdef void _usual_blinds(self) noexcept nogil
    cdef void _shuffle(self, int count) noexcept nogil
    cdef void _deal(self) noexcept nogil
    cdef void _lay(self) noexcept nogil
    cdef int _board_at(self) noexcept nogil
    cdef void _post(self) noexcept nogil
    cdef long long _pay_in(self, int seat, long long chips, bint live) noexcept nogil
    cdef void _go_on(self, int seat) noexcept nogil
    cdef bint _nothing_to_do(self) noexcept nogil
    cdef void _close(self) noexcept nogil
    cdef void _uncalled(self) noexcept nogil
    cdef void _street(self) noexcept nogil
    cdef void _new_round(self) noexcept nogil
    cdef long long _owed(self) noexcept nogil
    cdef bint _may_raise(self) noexcept nogil
    cdef long long _least_to(self) noexcept nogil
    cdef long long _most_to(self) noexcept nogil
    cdef long long _pot_to(self) noexcept nogil
    cdef unsigned long long _resolve(self, unsigned long long action) noexcept nogil
    cdef bint _legal(self, unsigned long long action) noexcept nogil
    cdef bint _legal_wager(self, int verb, long long to) noexcept nogil
    cdef bint _legal_show(self, int verb, unsigned long long cards) noexcept nogil
    cdef bint _may_muck(self) noexcept nogil
    cdef void _do(self, unsigned long long action) noexcept nogil
    cdef void _wager(self, int seat, long long to) noexcept nogil
    cdef void _count_limit_raise(self, long long to) noexcept nogil
    cdef void _answered(self, int seat) noexcept nogil
    cdef void _drop(self, int seat) noexcept nogil
    cdef void _to_showdown(self) noexcept nogil
    cdef int _next_to_show(self) noexcept nogil
    cdef void _turn_up(self, int seat) noexcept nogil
    cdef void _turn_up_all(self) noexcept nogil
    cdef void _show_or_muck(self, int verb, unsigned long long cards) noexcept nogil
    cdef void _make_pots(self) noexcept nogil
    cdef int _best(self, int among) noexcept nogil
    cdef void _share(self, int number) noexcept nogil
    cdef void _finish(self) noexcept nogil
    cdef void _settle(self) noexcept nogil
    cdef void _unsettle(self) noexcept nogil
    cdef unsigned long long _menu_action(self, int menu) noexcept nogil
    cdef void _become(self, Hand other) noexcept nogil
    cdef void _step(self, unsigned long long action) except *
    cpdef Hand copy(self)
    cpdef list legal_actions(self)
