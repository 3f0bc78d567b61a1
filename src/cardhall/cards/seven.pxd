# The C side of seven.py. Its tables may be read by who cimports it: they are filled at import.

from cardhall.cards.bits cimport popcount

cdef unsigned long long _starts[8]
cdef unsigned long long _card_keys[64]
cdef unsigned long long _suit_keys[8192]
cdef unsigned short _flushes[8192]
cdef unsigned int _highs[8192]
cdef unsigned short _middles[8192]
cdef unsigned char _lows[1024]
cdef unsigned short _values[131072]

cpdef unsigned int seven_card_value(unsigned long long mask) noexcept nogil
cdef unsigned int _slow_value(unsigned long long mask) noexcept nogil
cdef unsigned int _flush_value(unsigned int suit) noexcept nogil
cdef unsigned int _ranks_value(unsigned int ones, unsigned int twos, unsigned int threes, unsigned int fours) noexcept nogil
cdef int _straight(unsigned int ranks) noexcept nogil
cdef unsigned int _five_value(unsigned int five) noexcept nogil
cdef unsigned int _order(unsigned int ranks) noexcept nogil
cdef unsigned int _top(unsigned int ranks, int count) noexcept nogil
cdef unsigned int _without(unsigned int ranks, int gone) noexcept nogil

cdef void _fill_tables() noexcept nogil
cdef unsigned long long _rank_key(int rank) noexcept nogil
cdef unsigned int _fill(int rank, int left, unsigned long long key, unsigned long long held, unsigned int place) noexcept nogil
cdef Py_ssize_t _batch(const unsigned char[::1] hands, int width, int size, unsigned short[::1] out)
cdef Py_ssize_t _values_of_masks(unsigned char *masks, Py_ssize_t hands, unsigned short *out) noexcept nogil
cdef Py_ssize_t _values_of_cards(unsigned char *cards, int width, int size, Py_ssize_t hands, unsigned short *out) noexcept nogil
cdef unsigned long long _item(unsigned char *items, int width, Py_ssize_t at) noexcept nogil

# Inline for the loops of others too: the sum of hand_key(cards) and of its cards' keys is a hand's.

cdef inline unsigned long long hand_key(int size) noexcept nogil:
    return _starts[size] + (<unsigned long long>0x3333 << 36)

cdef inline unsigned long long card_key(int card) noexcept nogil:
    return _card_keys[card]

cdef inline unsigned int _flush_among(unsigned long long mask) noexcept nogil:
    while popcount(mask & 0x1FFF) < 5:
        mask >>= 13
    return _flushes[mask & 0x1FFF]

cdef inline unsigned int value_of_key(unsigned long long key, unsigned long long mask) noexcept nogil:
    if key & (<unsigned long long>0x8888 << 36):
        return _flush_among(mask)
    return _values[_highs[key & 0x1FFF] + _middles[(key >> 13) & 0x1FFF] + _lows[(key >> 26) & 0x3FF]]
