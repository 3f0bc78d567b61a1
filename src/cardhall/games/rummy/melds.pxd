# The C side of melds.py.

cdef unsigned long long stretch(int of_suit, int begin, int length) noexcept nogil
cdef unsigned long long line_of(unsigned long long cards, int of_suit) noexcept nogil
cdef unsigned long long alike(int card) noexcept nogil
cdef int begins(unsigned long long cards, bint corner) noexcept nogil
cdef unsigned long long end_below(unsigned long long cards, int begin, bint corner) noexcept nogil
cdef unsigned long long end_above(unsigned long long cards, int begin, bint corner) noexcept nogil
cdef unsigned long long ends_of(unsigned long long cards, bint corner) noexcept nogil
cdef int points(unsigned long long cards) noexcept nogil
