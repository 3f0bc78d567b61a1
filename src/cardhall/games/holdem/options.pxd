# The C side of options.py.

cdef enum:
    NO_LIMIT = 0
    POT_LIMIT = 1
    LIMIT = 2

cdef class Options:
    cdef readonly int structure, odd_to_one, in_turn, cap
    cdef readonly long long small, big, ante, big_bet, least
