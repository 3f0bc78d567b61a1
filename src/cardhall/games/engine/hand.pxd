# The C side of hand.py. overlay is inline: it is copied into who asks.

from cardhall.games.engine.chance cimport Chance

cdef extern from *:
    """
    #ifndef CARDHALL_OVERLAY
    #define CARDHALL_OVERLAY
    #include <string.h>
    static void ch_overlay(void *to, const void *from, const void *end) {
        memcpy(to, from, (size_t)((const char *)end - (const char *)to));
    }
    #endif
    """
    void overlay "ch_overlay"(void *to, const void *from_, const void *end) noexcept nogil

cdef enum:
    WAITING = 64  # so many actions at most

cdef class AnyHand(Chance):
    cdef readonly int seats
    cdef object _past  # None: unknown; else (what was before, a step)
    cdef int _acts_no  # actions since then, which wait to be noted there
    cdef unsigned long long _acts[64]

    cdef void _sit_as(self, AnyHand other) noexcept nogil
    cdef void _acted(self, unsigned long long action) except *
    cdef object _whole_past(self)
    cdef void _keep(self, object past, str name, object said) except *
    cdef bint _legal(self, unsigned long long action) noexcept nogil
    cdef void _do(self, unsigned long long action) noexcept nogil
    cdef unsigned long long _random_action(self) noexcept nogil
