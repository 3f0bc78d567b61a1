# The C side of options.py.

cdef class Options:
    cdef readonly int made, march, alone, alone_march, euchre, penalty
    cdef readonly int stick, left_of_loner, speech_plays_on
