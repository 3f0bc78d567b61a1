# The C side of options.py.

cdef class Options:
    cdef readonly int top_duty, new_only, must_not_play, turn_overs, missing
    cdef readonly bint corner
    cdef unsigned long long windows[156]
    cdef unsigned long long below[52]
    cdef unsigned long long over[52]
