# The C side of options.py.

cdef enum:
    DEAD_PAIRS = 0
    DEAD_SEEN = 1
    STOCK_DEAD = 0
    STOCK_TURN_OVER = 1

cdef class Options:
    cdef readonly int must, dead, instant, stock_out
