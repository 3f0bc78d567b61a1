# The C side of options.py.

# what happens when too few stay in
cdef enum:
    LAST_MUST_STAY = 0
    THROW_IN = 1
    NO_MINIMUM = 2

# ace, king, queen of trumps
cdef enum:
    ONE_LEAD = 0
    RUN_ALL_THREE = 1
    AKQ_OFF = 2

cdef class Options:
    cdef readonly int minimum, draw_limit, ace_up, over_always, under_may, akq, forced, gap
    cdef readonly int last_trumps, payer_antes, at_once, short_plays, top_next_best, tie_pays
    cdef readonly int in_or_out
    cdef readonly long long ante, stay_chip, limit
