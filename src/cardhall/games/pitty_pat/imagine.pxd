# The C side of imagine.py.

cimport cython
from cardhall.games.engine.imaginer cimport AnyImaginer
from cardhall.games.pitty_pat.hand cimport Hand

@cython.final
cdef class Imaginer(AnyImaginer):
    cdef Hand base, scratch
    cdef int check, unknown, stock_known, sure_passes
    cdef unsigned long long hidden, stock
    cdef unsigned long long _singles_of[10]
    cdef unsigned long long _pairs_of[10]
    cdef unsigned long long _passed[10]
    cdef unsigned long long _threw[10]
    cdef unsigned long long _caught[10]
    cdef int _size[10]
    cdef int _order[10]

    cdef void _lists(self)
    cdef int _pairs_wanted(self, int seat) noexcept nogil
    cdef unsigned long long _pick_pairs(self, int seat, int count, unsigned long long rest) noexcept nogil
    cdef unsigned long long _pick_singles(self, int seat, int count, unsigned long long pool) noexcept nogil
    cdef unsigned long long _give(self, Hand hand, int seat, unsigned long long rest) noexcept nogil
    cdef bint _sample(self, Hand hand) noexcept nogil
    cdef void _lay_stock(self, Hand hand, unsigned long long rest) noexcept nogil
    cdef bint _agrees(self, Hand hand) noexcept
    cdef bint _answers(self, int number, bint last) noexcept
    cdef void _imagine(self, Hand hand) noexcept
    cdef long long _value(self, Hand hand) noexcept nogil

cdef unsigned long long sensible_action(Hand hand) noexcept nogil
