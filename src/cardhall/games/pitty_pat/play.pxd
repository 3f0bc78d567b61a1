# The C side of play.py: its numbers, fields that are arrays, and the signatures of what runs in
# compiled loops.

cimport cython
from cardhall.games.engine.hand cimport AnyHand
from cardhall.games.pitty_pat.options cimport Options

cdef enum:  # phases
    P_DEAL = 0
    P_OFFER = 1
    P_THROW = 2
    P_OVER = 3

cdef enum:  # endings
    E_NONE = 0
    E_OUT = 1
    E_PAT = 2
    E_DEAD = 3

cdef enum:  # verbs
    V_TAKE = 1
    V_PASS = 2
    V_THROW = 3

cdef enum:  # who took a card that nobody has taken
    NOBODY = 255

cdef unsigned long long alike(int card) noexcept nogil

cdef class Play(AnyHand):
    cdef readonly object rules
    cdef Options o
    # all from here to _to_here is taken over as it lies: numbers alone
    cdef char _from_here
    cdef readonly int dealer, turn, upcard
    cdef int _phase, _ending, _live, _winner, _double, _seen
    cdef int _owner, _thrown, _left, _asked
    cdef int _ups, _recycled_at, _deck_at
    cdef unsigned long long _gone, _flipped
    cdef unsigned long long _single[10]
    cdef unsigned long long _pair[10]
    cdef unsigned long long _open[10]
    cdef int _takes[10]
    cdef unsigned char _deck[52]
    cdef unsigned char _spare[52]
    cdef unsigned char _up[128]
    cdef unsigned char _by[128]
    cdef unsigned char _took[128]
    cdef char _to_here

    cdef void _arrays(self)
    cdef int _after(self, int seat) noexcept nogil
    cdef void _open_deal(self) noexcept nogil
    cdef void _shuffle(self) noexcept nogil
    cdef void _deal(self) noexcept nogil
    cdef void _sort(self, int seat, unsigned long long cards) noexcept nogil
    cdef void _end(self, int ending, int winner) noexcept nogil
    cdef void _turn_up(self, int seat) noexcept nogil
    cdef void _recycle(self) noexcept nogil
    cdef void _offer(self, int card, int owner, int thrown) noexcept nogil
    cdef unsigned long long _match(self) noexcept nogil
    cdef bint _may_pass(self) noexcept nogil
    cdef void _pass(self) noexcept nogil
    cdef void _take(self) noexcept nogil
    cdef void _throw(self, int card) noexcept nogil
    cdef unsigned long long _thirds(self) noexcept nogil
    cdef unsigned long long _throwable(self) noexcept nogil
    cdef void _become(self, Play other) noexcept nogil
