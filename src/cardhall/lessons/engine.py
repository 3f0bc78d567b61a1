"""Turn a lesson and the acts so far into what the pupil sees: pure, nothing is remembered.

What was done is a list of texts, one a moment: ``next`` where something is shown, an act in the
words of the game where something is asked. An act that goes on is followed by its answer, which is
one more moment. Only the last act of a list may be a wrong one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cardhall.games import game
from cardhall.lessons.deals import LETTERS, dealt
from cardhall.lessons.lesson import Lesson, LessonStep
from cardhall.lessons.offers import LessonOffer, Pick, offer
from cardhall.lessons.picture import Picture, Scene, painted
from cardhall.messages import Message, by_key, no_words

ME = 0  # the pupil sits at A
NEXT = "next"
LONG = 80  # letters of the longest act that anybody writes
FACE_DOWN = {("boure", "draw"), ("pedro", "throw"), ("pedro", "rob"), ("euchre", "discard")}
"""Acts of which the others see how many cards, not which."""


class LessonError(ValueError):
    """Acts that this lesson has no place for. ``field`` and ``cure`` as in every refusal."""

    def __init__(self, why: Message, cure: Message, field: str = "acts", clause: str = "") -> None:
        super().__init__(why)
        self.why, self.cure, self.field, self.clause = why, cure, field, clause


@dataclass(frozen=True)
class WrongAnswer:
    """The answer to an act that does not go on. allowed: by the rules; then the words are the
    lesson's, else the game's own refusal with its clause."""

    act: str
    text: Message
    clause: str
    allowed: bool


@dataclass(frozen=True)
class Shown:
    """One moment of a lesson. step: from 1; of ``steps``. kind: ``show``, ``ask``, ``answer`` (to
    the act before) or ``end``. done: how many acts of the list went on. point: as in ``Step``."""

    game: str
    title: str
    kind: str
    step: int
    steps: int
    done: int
    line: Message
    clause: str
    point: tuple[str, ...]
    wrong: WrongAnswer | None
    picture: Picture
    buttons: tuple[str, ...]
    picks: tuple[Pick, ...]


def seen(lesson: Lesson, acts: Sequence[str]) -> Shown:
    """Work out what the pupil sees after these acts. Raises LessonError for acts that do not belong
    here."""
    walk = Walk(lesson)
    for number, act in enumerate(acts, 1):
        if walk.take(act) is not None and number < len(acts):
            told = Message("lesson-does-not-go-on-here", act=repr(act[:LONG]))
            raise LessonError(told, Message("lesson-begin-again"))
    return walk.shown()


class Walk:
    """One pupil's way through a lesson: ``take`` an act, ``shown`` what they see."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game = game(lesson.game)
        self.hand: Any = None
        self.at = -1
        self.done = 0
        self.answer = no_words
        self.wrong: WrongAnswer | None = None
        self._said: dict[int, str] = {}
        self._taker = -1
        self._forward()

    @property
    def step(self) -> LessonStep:
        """The step where the pupil is; the last one at the end."""
        return self.lesson.steps[min(self.at, len(self.lesson.steps) - 1)]

    @property
    def kind(self) -> str:
        if self.at == len(self.lesson.steps):
            return "end"
        if self.answer:
            return "answer"
        return "ask" if self.step.asks else "show"

    # --- going on

    def take(self, act: str) -> WrongAnswer | None:
        """Do this; None if it goes on, else why not. Raises LessonError for what is no act of this
        moment."""
        self.wrong = None
        if self.kind == "end":
            raise LessonError(Message("lesson-is-over"), Message("lesson-begin-again"))
        if self.kind != "ask":
            if act != NEXT:
                told = Message("lesson-nothing-is-asked-here", act=repr(act[:LONG]))
                raise LessonError(told, Message("lesson-send-this", act=repr(NEXT)))
            self._forward()
        else:
            self.wrong = self._judge(act)
        self.done += self.wrong is None
        return self.wrong

    def _judge(self, act: str) -> WrongAnswer | None:
        """Only the game says what is allowed; the lesson, what helps."""
        action = self._parse(act)
        if refusal := self.hand.why_not(action):
            return WrongAnswer(act, refusal.text, refusal.clause, False)
        words = self.game.format_action(action)
        if words not in self.step.best:
            said = self.step.others.get(words, self.step.otherwise)
            return WrongAnswer(words, by_key(said) if said else no_words, "", True)
        self._said = {}
        self._apply(ME, action)
        self.answer = by_key(self.step.best[words])
        return None

    def _parse(self, act: str) -> int:
        try:
            if len(act) <= LONG:
                return int(self.game.parse_action(act))
        except ValueError:
            pass
        told = Message("lesson-no-act-of-this-game", act=repr(act[:LONG]))
        raise LessonError(told, Message("lesson-press-a-button"))

    def _forward(self) -> None:
        """To the next step: its hand is dealt, and the others do their acts."""
        before = self.lesson.steps[self.at].hand if self.at >= 0 else -1
        self.at, self.answer = self.at + 1, no_words
        if self.at == len(self.lesson.steps):
            return
        self._said = {}
        if self.step.hand != before:
            self._taker = -1
            start = self.lesson.hands[self.step.hand]
            self.hand = dealt(self.lesson.game, start, len(self.lesson.names))
        for act in self.step.acts:
            letter, _, words = act.partition(" ")
            if len(letter) > 1:  # the caller's: "call"
                letter, words = "", act
            self._apply(LETTERS.index(letter) if letter else -1, self.game.parse_action(words))

    def _apply(self, seat: int, action: int) -> None:
        turn = self.hand.turn
        if turn != seat and turn >= 0:
            due = LETTERS[turn]
            raise LessonError(
                Message("lesson-it-is-their-turn", seat=due),
                Message("lesson-script-them-first", seat=due),
            )
        before = self._tricks()
        self.hand.apply(action)
        words = self.game.format_action(action)
        if not words.startswith("play ") and seat >= 0:
            verb, *cards = words.split()
            hidden = (self.lesson.game, verb) in FACE_DOWN
            self._said[seat] = f"{verb} {len(cards)}" if hidden else words
        for at, (old, new) in enumerate(zip(before, self._tricks(), strict=True)):
            if new > old:
                self._taker = at

    def _tricks(self) -> list[int]:
        if not hasattr(self.hand, "tricks"):
            return []
        return [self.hand.tricks(seat) for seat in range(len(self.lesson.names))]

    # --- what the pupil sees

    def shown(self) -> Shown:
        """This moment. Only an asked step has buttons and picks."""
        offered = self.offered() if self.kind == "ask" else LessonOffer()
        return Shown(
            self.lesson.game,
            self.lesson.title,
            self.kind,
            min(self.at + 1, len(self.lesson.steps)),
            len(self.lesson.steps),
            self.done,
            self.line(),
            "" if self.kind == "end" else self.step.clause,
            self.step.point if self.kind in ("show", "ask") else (),
            self.wrong,
            self.picture(),
            offered.buttons,
            offered.picks,
        )

    def line(self) -> Message:
        """Say what is said at this moment."""
        if self.kind == "answer":
            return self.answer
        return by_key(self.lesson.farewell if self.kind == "end" else self.step.line)

    def offered(self) -> LessonOffer:
        """Work out what may be tried here: the usual of the position, or the step's own buttons."""
        usual = offer(self.lesson.game, self.game.view(self.hand, ME))
        return LessonOffer(self.step.offer, usual.picks) if self.step.offer else usual

    def picture(self) -> Picture:
        """The table, from the pupil's own view of it."""
        view = self.game.view(self.hand, ME)
        alone = [self.game.format_action(action).split() for action in view.legal]
        legal = frozenset(words[1] for words in alone if len(words) == 2)
        scene = Scene(self.lesson.names, self._said, self._taker, legal)
        return painted(self.lesson.game, view, scene)
