# The C side of environment.py: what lies in its buffers, and the signatures of its loops. unfold is
# inline: eight bits become eight bytes by a table, or 52 at once in the registers that every
# processor of its kind has.

from cardhall.games.engine.chance cimport Chance
from cardhall.games.engine.hand cimport AnyHand
from cardhall.games.engine.tricks cimport TrickHand

cdef extern from *:
    """
    #ifndef CARDHALL_UNFOLD
    #define CARDHALL_UNFOLD
    #include <string.h>
    #define ch_e(b, k) ((unsigned long long)((b) >> (k) & 1) << 8 * (k))
    #define ch_1(b) (ch_e(b, 0) | ch_e(b, 1) | ch_e(b, 2) | ch_e(b, 3) | ch_e(b, 4) | ch_e(b, 5) | ch_e(b, 6) | ch_e(b, 7))
    #define ch_4(b) ch_1(b), ch_1((b) + 1), ch_1((b) + 2), ch_1((b) + 3)
    #define ch_16(b) ch_4(b), ch_4((b) + 4), ch_4((b) + 8), ch_4((b) + 12)
    #define ch_64(b) ch_16(b), ch_16((b) + 16), ch_16((b) + 32), ch_16((b) + 48)
    static const unsigned long long ch_eights[256] = {ch_64(0), ch_64(64), ch_64(128), ch_64(192)};
    static inline void ch_unfold(unsigned char *to, size_t at, unsigned long long set, int count) {
        to += at;
    #if !defined(__BYTE_ORDER__) || __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        for (; count >= 8; count -= 8, to += 8, set >>= 8) memcpy(to, &ch_eights[set & 255], 8);
        if (count >= 4) {
            memcpy(to, &ch_eights[set & 15], 4);
            count -= 4, to += 4, set >>= 4;
        }
    #endif
        for (; count > 0; count--, set >>= 1) *to++ = (unsigned char)(set & 1);
    }
    #ifdef __SSE2__
    #include <emmintrin.h>
    /* sixteen of its bits, each byte having its own: first repeated, then parted */
    #define ch_16_bytes(eights) _mm_min_epu8(_mm_and_si128(eights, own), ones)
    static inline void ch_unfold_pack(unsigned char *to, unsigned long long set) {
        const __m128i own = _mm_set1_epi64x((long long)0x8040201008040201ULL);
        const __m128i ones = _mm_set1_epi8(1);
        __m128i twice = _mm_set_epi64x(0, (long long)set), low, high;
        int last;
        twice = _mm_unpacklo_epi8(twice, twice);
        low = _mm_unpacklo_epi16(twice, twice);
        high = _mm_unpackhi_epi16(twice, twice);
        _mm_storeu_si128((__m128i *)to, ch_16_bytes(_mm_unpacklo_epi32(low, low)));
        _mm_storeu_si128((__m128i *)(to + 16), ch_16_bytes(_mm_unpackhi_epi32(low, low)));
        _mm_storeu_si128((__m128i *)(to + 32), ch_16_bytes(_mm_unpacklo_epi32(high, high)));
        last = _mm_cvtsi128_si32(ch_16_bytes(_mm_unpackhi_epi32(high, high)));
        memcpy(to + 48, &last, 4);
    }
    #else
    static inline void ch_unfold_pack(unsigned char *to, unsigned long long set) {
        ch_unfold(to, 0, set, 52);
    }
    #endif
    static inline void ch_unfold_packs(
        unsigned char *to, size_t at, const unsigned long long *sets, int planes
    ) {
        for (to += at; planes > 0; planes--, to += 52) ch_unfold_pack(to, *sets++);
    }
    #endif
    """
    void unfold "ch_unfold"(unsigned char *to, size_t at, unsigned long long set, int count) noexcept nogil
    void unfold_packs "ch_unfold_packs"(
        unsigned char *to, size_t at, const unsigned long long *sets, int planes
    ) noexcept nogil

cdef enum:
    CARDS = 52
    MOST_PLANES = 40
    MOST_NUMBERS = 120
    MOST_WORDS = 4  # of 64 acts
    MOST_SEATS = 12

cdef class Environment(Chance):
    cdef readonly int count, seats, acts, planes, numbers
    cdef readonly object rules
    cdef int _words
    cdef list _hands
    cdef object _kept
    cdef size_t[::1] _where
    cdef unsigned long long[::1] _streams
    cdef unsigned long long[::1] _picks
    cdef unsigned long long[::1] _mays
    # what the game fills in: of one seat, of one hand
    cdef unsigned long long _chosen
    cdef unsigned long long _sets[MOST_PLANES]
    cdef int _figures[MOST_NUMBERS]
    cdef unsigned long long _may[MOST_WORDS]
    cdef long long _gains[MOST_SEATS]
    # the caller's; where the acts lie that were handed in last
    cdef object _acts_of
    cdef int[::1] _acts
    cdef unsigned char *_planes_out
    cdef int *_numbers_out
    cdef unsigned char *_mask_out
    cdef int *_turn_out
    cdef int *_reward_out
    cdef unsigned char *_ends_out
    cdef unsigned long long *_seeds_out

    # the game's own
    cdef void _start(self, AnyHand hand, unsigned long long seed) noexcept nogil
    cdef unsigned long long _must(self, AnyHand hand) noexcept nogil
    cdef int _to_act(self, AnyHand hand) noexcept nogil
    cdef void _observe(self, AnyHand hand, int seat) noexcept nogil
    cdef void _allow(self, AnyHand hand) noexcept nogil
    cdef unsigned long long _action(self, AnyHand hand, int act) noexcept nogil
    cdef void _gain(self, AnyHand hand) noexcept nogil

    # for the games
    cdef void _see_tricks(self, TrickHand hand, int seat, int first) noexcept nogil

    # the batch
    cdef void _bind(
        self, unsigned char[::1] planes, int[::1] numbers, unsigned char[::1] mask, int[::1] turn,
        int[::1] reward, unsigned char[::1] ends, unsigned long long[::1] seeds
    ) except *
    cdef void _open_all(self) noexcept nogil
    # these two are called with the interpreter's lock, and let go of it themselves
    cdef Py_ssize_t _step_all(self, int[::1] acts) except -2
    cdef void _choose_all(self, int[::1] acts) except *
    cdef void _observe_one(
        self, AnyHand hand, int seat, unsigned char[::1] planes, int[::1] numbers
    ) except *
    cdef void _go_on(self, AnyHand hand) noexcept nogil
    cdef bint _may_do(self, Py_ssize_t lane, int act) noexcept nogil
    cdef void _take(self, AnyHand hand, Py_ssize_t lane, int act) noexcept nogil
    cdef int _deal(self, AnyHand hand, Py_ssize_t lane) noexcept nogil
    cdef void _show(self, AnyHand hand, Py_ssize_t lane, int turn) noexcept nogil
    cdef void _look(self, AnyHand hand, int seat) noexcept nogil
    cdef void _find_acts(self, AnyHand hand) noexcept nogil

    cdef inline int _left(self, int seat, int of_seat) noexcept nogil:
        seat -= of_seat
        return seat + self.seats if seat < 0 else seat

    cdef inline void _let(self, int act) noexcept nogil:
        self._may[act >> 6] |= <unsigned long long>1 << (act & 63)

    cdef inline void _let_all(self, unsigned long long acts, int first) noexcept nogil:
        # acts first + k for each bit k
        cdef int word = first >> 6, shift = first & 63
        self._may[word] |= acts << shift
        if shift and acts >> (64 - shift):
            self._may[word + 1] |= acts >> (64 - shift)
