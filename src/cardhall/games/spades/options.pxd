# The C side of options.py.

cdef class Options:
    cdef readonly int bag_limit, bag_penalty, nil, nil_counts
    cdef readonly int blind, exchange, blind_points, blind_behind
    cdef readonly int least_bid, clubs_lead, breaking, renege_tricks
