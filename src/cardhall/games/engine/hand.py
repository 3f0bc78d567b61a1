"""What the hands of all games have in common: acts are refused or taken, states taken over.

The same file runs interpreted and compiled (Cython, pure Python mode; C types in ``hand.pxd``).
"""

from typing import Any

import cython

from cardhall.cards.refusals import Illegal, Refusal
from cardhall.games.engine import showing
from cardhall.games.engine.course import CourseError, Step, made

if cython.compiled:
    from cython.cimports.cardhall.games.engine.chance import Chance
    from cython.cimports.cpython.mem import PyMem_Free, PyMem_Realloc
else:
    from cardhall.games.engine.chance import Chance

FIRST_ROOM = cython.declare(cython.int, 32)  # for so many acts of a hand, then for twice as many


class AnyHand(Chance):
    """The base of each game's ``Hand``, whose methods here named are each game's own: what is
    legal, what an act does, a random act, and why one is refused."""

    if not cython.compiled:  # compiled they stand in hand.pxd
        seats: int
        _acts: list[int]
        _acts_no: int
        _acts_room: int
        # (what was before, an action) or (what was before, method, what it was given), () at the
        # beginning; None: unknown
        _past: Any = None

    if cython.compiled:

        def __dealloc__(self) -> None:
            PyMem_Free(self._acts)

    @cython.final
    def _sit_as(self, other: "AnyHand") -> None:
        """The same seats, and the same chance."""
        self.seats = other.seats
        self._rng = other._rng

    def _legal(self, action: cython.ulonglong) -> cython.bint:
        """Is this action legal now?"""
        return False

    def _do(self, action: cython.ulonglong) -> None:
        """Take an action that is legal, or at least physically possible."""

    def _random_action(self) -> cython.ulonglong:
        """A legal action, chosen as play-outs choose."""
        return 0

    def _refusal(self, action: int) -> Refusal:
        """Say why this action, which is not legal now, is refused."""
        raise NotImplementedError

    @cython.binding(False)  # Python then has a shorter way to call it
    def apply(self, action: int) -> None:
        """Take an action. Raises Illegal, with reason and clause, and changes nothing, if it is
        refused."""
        code: cython.ulonglong
        try:
            code = action
        except OverflowError:  # compiled: no action at all, it does not go into 64 bits
            code = 0
        if not cython.compiled and not 0 <= action < 1 << 64:
            code = 0
        if not self._legal(code):
            raise Illegal(self._refusal(action))
        self._do(code)
        if self._past is not None:
            self._acted(code)

    def why_not(self, action: int) -> Refusal | None:
        """Say why an action would be refused now; None if it is legal."""
        if 0 <= action < 1 << 60 and self._legal(action):
            return None
        return self._refusal(action)

    def random_action(self, seed: int) -> int:
        """One legal action, chosen as ``playout`` chooses."""
        self._seed(seed)
        return self._random_action()

    @cython.final
    def _keep(self, past: Any, name: str, said: Any) -> None:
        """Note, after what was before, the method that has just been called and what it was given:
        by name, or as ``_by_name`` can tell it. Nothing is noted of a hand whose beginning is not
        known."""
        if past is not None:
            self._past = (past, name, said)
            if cython.compiled:
                self._acts_no = 0

    @cython.final
    def _acted(self, action: cython.ulonglong) -> None:
        """Note that an action was taken. Compiled, those since the last other step wait as numbers:
        most hands are never asked how they came about."""
        if not cython.compiled:
            self._past = (self._past, action)
            return
        room: cython.int = self._acts_room
        if self._acts_no == room:
            room = 2 * room or FIRST_ROOM
            place: cython.p_ulonglong = cython.cast(
                cython.p_ulonglong,
                PyMem_Realloc(self._acts, room * cython.sizeof(cython.ulonglong)),
            )
            if place == cython.NULL:
                raise MemoryError
            self._acts, self._acts_room = place, room
        self._acts[self._acts_no] = action
        self._acts_no += 1

    @cython.final
    def _whole_past(self) -> Any:
        """All that was noted, those that wait with it; None where the beginning is not known."""
        at: cython.int
        past: Any = self._past
        if cython.compiled and past is not None:
            for at in range(self._acts_no):
                past = (past, self._acts[at])
            self._acts_no = 0
            self._past = past
        return past

    @property
    def course(self) -> "tuple[Step, ...]":
        """How this hand came about: calls that make the same hand again. Raises CourseError for
        one that was not played from its deal or from a stated position: imagined, or left behind
        by ``playout``."""
        past = self._whole_past()
        if past is None:
            raise CourseError(type(self).__name__)
        out: list[Step] = []
        while past:
            if len(past) == 2:
                past, action = past
                out.append(("apply", {"action": action}))
            else:
                past, name, said = past
                out.append((name, said if isinstance(said, dict) else self._by_name(name, said)))
        return tuple(out[::-1])

    def _by_name(self, name: str, said: Any) -> dict[str, Any]:
        """Name what a method was given, or the class, where it was noted without names: that takes
        less time, and every hand is made and dealt."""
        return {"seed" if name == "deal_seeded" else "dealer": said}

    def __reduce__(self) -> tuple[Any, ...]:
        hand: Any = self  # each game has rules of its own
        try:
            return made, (type(self), hand.rules, self.course)
        except CourseError as error:
            raise TypeError(str(error)) from None

    def __str__(self) -> str:
        """The position as one line of text; where nobody knows how it came about, who is to act."""
        return showing.hand_text(self)

    def _repr_svg_(self) -> str | None:
        """A picture for a notebook, with all cards open."""
        return showing.hand_picture(self)

    def __copy__(self) -> Any:
        hand: Any = self  # each game has its own copy()
        return hand.copy()

    def __deepcopy__(self, memo: object) -> Any:
        return self.__copy__()

    def _seat(self, seat: int) -> int:
        """This seat. Raises ValueError for one that the table has not."""
        if not 0 <= seat < self.seats:
            raise ValueError(f"No seat {seat}. Seats are 0 to {self.seats - 1}")
        return seat


def assume(hand: AnyHand, other: AnyHand, but: tuple[str, ...] = ("rules", "o", "_past")) -> None:
    """Let a hand take over another's state, all but these objects. Interpreted alone: compiled,
    ``overlay`` copies the numbers of a hand, which lie together, in one go."""
    for name, value in vars(other).items():
        if name not in but:
            setattr(hand, name, list(value) if isinstance(value, list) else value)
