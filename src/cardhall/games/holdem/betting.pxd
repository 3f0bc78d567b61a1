# The C side of betting.py: what a random player chooses from, and the signatures of what runs in
# compiled loops. Amounts are 64 bits wide.

from cardhall.games.holdem.showdown cimport Showdown

cdef enum:
    M_FOLD = 1
    M_CALL = 2
    M_LEAST = 4
    M_POT = 8
    M_ALL_IN = 16

cdef class Betting(Showdown):
    cdef void _deal(self) noexcept nogil
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
    cdef bint _legal_wager(self, int verb, long long to) noexcept nogil
    cdef void _wager(self, int seat, long long to) noexcept nogil
    cdef void _count_limit_raise(self, long long to) noexcept nogil
    cdef void _answered(self, int seat) noexcept nogil
    cdef void _drop(self, int seat) noexcept nogil
    cdef int _menu_left(self, int menu) noexcept nogil
    cdef unsigned long long _menu_choice(self, int choice) noexcept nogil
    cdef unsigned long long _menu_action(self, int menu) noexcept nogil
