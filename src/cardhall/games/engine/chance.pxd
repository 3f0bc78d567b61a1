# The C side of chance.py. _below is inline: it is copied into who asks, for a shuffle asks 51 times.

from cardhall.cards.bits cimport GAMMA, scramble

cdef class Chance:
    cdef unsigned long long _rng

    cdef void _seed(self, object seed) except *
    cdef unsigned long long _pick(self, unsigned long long pool, int count) noexcept nogil
    cdef void _mix(self, unsigned char *order, int places, int moved) noexcept nogil

    cdef inline unsigned int _below(self, unsigned int n) noexcept nogil:
        self._rng = self._rng + GAMMA
        return <unsigned int>(((scramble(self._rng) >> 32) * n) >> 32)
