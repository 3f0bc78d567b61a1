# The C side of options.py.

cdef class Options:
    cdef readonly int least_bid, all_pass, made_bid, low_taker, keep_all, cutthroat
