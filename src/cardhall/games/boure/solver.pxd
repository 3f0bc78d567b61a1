# The C side of solver.py.

cimport cython
from cardhall.games.boure.hand cimport Hand

cdef enum:
    SEATS = 10
    MOST_PLAYS = 51  # five cards of ten seats, and the end

@cython.final
cdef class OpenSearch:
    cdef list _hands
    cdef dict _known
    cdef readonly long long nodes
    cdef long long _value[510]
    cdef long long _before[10]

    cdef void _try(self, Hand hand, unsigned long long action, int depth)
    cdef void _search(self, Hand hand, int depth)
    cdef void _settled(self, Hand hand, int row) noexcept nogil
    cdef bint _remembers(self, Hand hand) noexcept nogil
    cdef tuple _key(self, Hand hand)
    cdef unsigned long long _different(self, Hand hand, unsigned long long cards) noexcept nogil
