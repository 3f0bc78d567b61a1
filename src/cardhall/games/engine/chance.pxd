# The C side of chance.py. What play-outs ask for all the time is inline: copied into who asks, where
# the compiler knows how many cards are shuffled.

from cardhall.cards.bits cimport GAMMA, scramble

cdef class Chance:
    cdef unsigned long long _rng

    cdef void _seed(self, object seed) except *
    cdef unsigned long long _pick(self, unsigned long long pool, int count) noexcept nogil

    cdef inline unsigned int _below(self, unsigned int n) noexcept nogil:
        self._rng = self._rng + GAMMA
        return <unsigned int>(((scramble(self._rng) >> 32) * n) >> 32)

    cdef inline void _mix(self, unsigned char *order, int places, int moved) noexcept nogil:
        cdef int place, other
        cdef unsigned char card
        cdef unsigned long long left, state = self._rng  # its own, for order could lie anywhere
        for place in range(moved):
            left = places - place
            state = state + GAMMA
            other = place + <int>(((scramble(state) >> 32) * left) >> 32)
            card = order[place]
            order[place] = order[other]
            order[other] = card
        self._rng = state
