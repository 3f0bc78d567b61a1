# The C twins of bits.py. Everything here is inline: who cimports it needs nothing at run time.

cdef extern from *:
    """
    #ifndef CARDHALL_BITS
    #define CARDHALL_BITS
    typedef unsigned long long ch_u64;
    #define ch_FULL 0xFFFFFFFFFFFFFULL
    #define ch_MASK64 0xFFFFFFFFFFFFFFFFULL
    #define ch_GAMMA 0x9E3779B97F4A7C15ULL
    #if defined(_MSC_VER) && !defined(__clang__)
    #include <intrin.h>
    static __inline int ch_lowest(ch_u64 x) { unsigned long i; _BitScanForward64(&i, x); return (int)i; }
    static __inline int ch_highest(ch_u64 x) { unsigned long i; _BitScanReverse64(&i, x); return (int)i; }
    #define ch_inline static __inline
    #else
    static inline int ch_lowest(ch_u64 x) { return __builtin_ctzll(x); }
    static inline int ch_highest(ch_u64 x) { return 63 - __builtin_clzll(x); }
    #define ch_inline static inline
    #endif
    ch_inline int ch_popcount(ch_u64 x) {
        x -= (x >> 1) & 0x5555555555555555ULL;
        x = (x & 0x3333333333333333ULL) + ((x >> 2) & 0x3333333333333333ULL);
        return (int)((((x + (x >> 4)) & 0x0F0F0F0F0F0F0F0FULL) * 0x0101010101010101ULL) >> 56);
    }
    ch_inline ch_u64 ch_bit(int card) { return 1ULL << card; }
    ch_inline int ch_suit(int card) { return (card * 5) >> 6; }   /* card / 13 for 0 to 51 */
    ch_inline int ch_rank(int card) { return card - 13 * ch_suit(card); }
    ch_inline ch_u64 ch_suit_cards(int suit) { return 0x1FFFULL << (13 * suit); }
    ch_inline ch_u64 ch_above(int card) { return ch_suit_cards(ch_suit(card)) & ~((2ULL << card) - 1); }
    ch_inline ch_u64 ch_scramble(ch_u64 x) {
        x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
        x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
        return x ^ (x >> 31);
    }
    ch_inline int ch_subset(int i) {
        static const unsigned char table[32] = {
            0, 1, 2, 4, 8, 16, 3, 5, 6, 9, 10, 12, 17, 18, 20, 24, 7, 11, 13, 14, 19, 21, 22, 25, 26, 28,
            15, 23, 27, 29, 30, 31};
        return table[i];
    }
    ch_inline int ch_subsets_up_to(int size) {
        static const unsigned char table[6] = {1, 6, 16, 26, 31, 32};
        return table[size];
    }
    ch_inline ch_u64 ch_spread(int pattern, ch_u64 cards) {
        ch_u64 out = 0;
        while (pattern) {
            if (pattern & 1) out |= cards & (~cards + 1);
            cards &= cards - 1;
            pattern >>= 1;
        }
        return out;
    }
    ch_inline ch_u64 ch_nth(ch_u64 cards, int n) {
        while (n--) cards &= cards - 1;
        return cards & (~cards + 1);
    }
    #endif
    """
    const unsigned long long FULL "ch_FULL"
    const unsigned long long MASK64 "ch_MASK64"
    const unsigned long long GAMMA "ch_GAMMA"
    int lowest "ch_lowest"(unsigned long long) noexcept nogil
    int highest "ch_highest"(unsigned long long) noexcept nogil
    int popcount "ch_popcount"(unsigned long long) noexcept nogil
    unsigned long long bit "ch_bit"(int) noexcept nogil
    int suit "ch_suit"(int) noexcept nogil
    int rank "ch_rank"(int) noexcept nogil
    unsigned long long suit_cards "ch_suit_cards"(int) noexcept nogil
    unsigned long long above "ch_above"(int) noexcept nogil
    unsigned long long scramble "ch_scramble"(unsigned long long) noexcept nogil
    int subset "ch_subset"(int) noexcept nogil
    int subsets_up_to "ch_subsets_up_to"(int) noexcept nogil
    unsigned long long spread "ch_spread"(int, unsigned long long) noexcept nogil
    unsigned long long nth "ch_nth"(unsigned long long, int) noexcept nogil
