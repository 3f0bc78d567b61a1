"""Show a problem, and answer an act: pure, nothing is remembered.

A problem is walked as a lesson of one step, so that its table and its buttons are those of a
lesson, and an act that the rules refuse is answered by the game itself, with its clause.
"""

from dataclasses import dataclass, replace

from cardhall.bots.advice import Reason, advise, in_words
from cardhall.games import game, part
from cardhall.lessons.engine import Shown, Walk
from cardhall.lessons.lesson import Lesson, LessonStep, lesson
from cardhall.lessons.picture import Picture, signs
from cardhall.messages import Message, no_words
from cardhall.problems.position import ME, hand_of
from cardhall.problems.problem import Problem

YOUR_TURN = Message("problem-your-turn")

LOOKS = 600
"""Play-outs for the reasons that are told with an answer."""


@dataclass(frozen=True)
class Posed:
    """A problem as it is shown. exact: all cards lie open, and the answer is proven; else it was
    counted over ``worlds`` imagined hands. unit: of the costs, "chips", "cents" or "points"."""

    game: str
    title: str
    number: int
    exact: bool
    worlds: int
    unit: str
    shown: Shown


@dataclass(frozen=True)
class Answer:
    """What an act comes to. refused: the rules forbid it; ``text`` and ``clause`` say why, and it
    may be tried again. cost: what it brings less than the right one, in hundredths of the unit; -1
    where it was not judged. right: the right act as one says it. why: reasons for it."""

    right: bool
    refused: bool
    text: Message
    clause: str
    cost: int
    act: Message
    best: Message
    cards: tuple[str, ...]
    why: tuple[Reason, ...]


def posed(problem: Problem) -> Posed:
    """Show a problem: the table as seat A sees it, and with all cards open where it is exact."""
    view = game(problem.game).view(hand_of(problem), ME)
    shown = _walk(problem).shown()
    if problem.exact:
        shown = replace(shown, picture=_open(problem, shown.picture))
    module, hand = game(problem.game), hand_of(problem)
    legal = [act for act in shown.buttons if hand.why_not(module.parse_action(act)) is None]
    shown = replace(shown, buttons=tuple(legal))
    return Posed(
        problem.game,
        lesson(problem.game).title,
        problem.number,
        problem.exact,
        problem.worlds,
        part(problem.game, "advice").GUIDE.unit(view),
        shown,
    )


def judged(problem: Problem, act: str) -> Answer:
    """Answer an act. Raises LessonError for what is no act of this game."""
    module, guide = game(problem.game), part(problem.game, "advice").GUIDE
    wrong = _walk(problem).take(act)
    hand = hand_of(problem)
    view = module.view(hand, ME)
    best = module.parse_action(problem.right)
    if wrong is not None and not wrong.allowed:
        told = wrong.text, wrong.clause
        return Answer(False, True, *told, -1, no_words, no_words, (), ())
    action = module.parse_action(act)
    words = module.format_action(action)
    return Answer(
        words == problem.right,
        False,
        no_words,
        "",
        0 if words == problem.right else problem.costs.get(words, -1),
        in_words(view, action),
        in_words(view, best),
        guide.cards(best),
        () if problem.exact else _reasons(problem, view),
    )


def _reasons(problem: Problem, view: object) -> tuple[Reason, ...]:
    """Say what speaks for the right act, where a quick look finds the same one."""
    found = advise(view, view.legal, problem.number, LOOKS)  # type: ignore[attr-defined]
    if found.action != problem.right:
        return ()
    return tuple(reason for reason in found.why if reason.text.key != "hint-did-best")


def _walk(problem: Problem) -> Walk:
    """The problem as a lesson of one step."""
    taught = lesson(problem.game)
    line = YOUR_TURN.key
    step = LessonStep(line, "", 0, (), problem.acts, {problem.right: line}, {}, "", ())
    hands, steps = (dict(problem.start),), (step,)
    return Walk(
        Lesson(problem.game, taught.title, "", 0, taught.names, taught.partners, line, hands, steps)
    )


def _open(problem: Problem, picture: Picture) -> Picture:
    """The same table with the cards of the others face up; what was said counts no more."""
    hand = hand_of(problem)
    held = [hand.hand_of(seat) for seat in range(len(picture.seats))]
    seats = tuple(
        replace(seat, said="")
        if at == ME
        else replace(seat, said="", open=signs(_high_first(held[at])), cards=0)
        for at, seat in enumerate(picture.seats)
    )
    return replace(picture, seats=seats)


def _high_first(cards: int) -> list[int]:
    """Cards of a set by suit, high to low."""
    return sorted(
        (card for card in range(52) if cards >> card & 1),
        key=lambda card: (-(card // 13), -(card % 13)),
    )
