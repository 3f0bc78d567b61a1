# The C side of imagine.py.

cimport cython
from cardhall.games.engine.imaginer cimport Giver
from cardhall.games.boure.hand cimport Hand

@cython.final
cdef class Imaginer(Giver):
    cdef Hand base, scratch
    cdef int check_leads, turned_choice, told, tight
    cdef int _stays[96]
    cdef int _row[10]
    cdef unsigned long long recycled_known
    cdef unsigned long long _extra[10]
    cdef int _gone_need[10]
    cdef int _threw_need[10]
    cdef unsigned long long _acts[64]
    cdef long long _totals[64]
    cdef int supply

    cdef void _lists(self)
    cdef void _rule_out(self, int seat, int card, int led, int top_led, int best) noexcept nogil
    cdef void _give_recycled(self) noexcept nogil
    cdef void _sample(self, Hand hand) noexcept nogil
    cdef void _finish(self, Hand hand, unsigned long long rest) noexcept nogil
    cdef bint _agrees(self, Hand hand, Hand s) noexcept nogil
    cdef bint _believed(self, Hand hand) noexcept nogil
    cdef void _imagine(self, Hand hand, Hand scratch) noexcept nogil
    cdef void _play_worlds(self, Hand world, Hand line, Hand scratch, int count, int worlds) noexcept nogil
    cdef long long _value(self, Hand hand) noexcept nogil

cdef unsigned long long sensible_action(Hand hand, int stay_at) noexcept nogil
cdef int stay_score(Hand hand) noexcept nogil
cdef int score_of(unsigned long long cards, int trump) noexcept nogil
cdef unsigned long long sensible_discards(Hand hand) noexcept nogil
cdef unsigned long long sensible_card(Hand hand, unsigned long long playable) noexcept nogil
