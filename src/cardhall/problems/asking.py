"""Show a problem, and answer an act: pure, nothing is remembered."""

from dataclasses import dataclass, replace
from typing import Any

from cardhall.bots.advice import Reason, advise, in_words
from cardhall.games import game, part
from cardhall.lessons.engine import Shown
from cardhall.lessons.lesson import lesson
from cardhall.lessons.picture import Picture, signs
from cardhall.messages import Message, no_words
from cardhall.problems.position import ME, walk
from cardhall.problems.problem import Problem

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
    module, at = game(problem.game), walk(problem)
    shown = at.shown()
    legal = [act for act in shown.buttons if at.hand.why_not(module.parse_action(act)) is None]
    picture = _open(at.hand, shown.picture) if problem.exact else shown.picture
    return Posed(
        problem.game,
        lesson(problem.game).title,
        problem.number,
        problem.exact,
        problem.worlds,
        part(problem.game, "advice").GUIDE.unit(module.view(at.hand, ME)),
        replace(shown, buttons=tuple(legal), picture=picture),
    )


def judged(problem: Problem, act: str) -> Answer:
    """Answer an act. Raises LessonError for what is no act of this game."""
    module, at = game(problem.game), walk(problem)
    view = module.view(at.hand, ME)
    wrong = at.take(act)
    if wrong is not None and not wrong.allowed:
        told = wrong.text, wrong.clause
        return Answer(False, True, *told, -1, no_words, no_words, (), ())
    action, best = module.parse_action(act), module.parse_action(problem.right)
    return Answer(
        right=wrong is None,
        refused=False,
        text=no_words,
        clause="",
        cost=0 if wrong is None else problem.costs.get(wrong.act, -1),
        act=in_words(view, action),
        best=in_words(view, best),
        cards=part(problem.game, "advice").GUIDE.cards(best),
        why=() if problem.exact else _reasons(problem, view),
    )


def _reasons(problem: Problem, view: Any) -> tuple[Reason, ...]:
    """Say what speaks for the right act, where a quick look finds the same one."""
    found = advise(view, view.legal, problem.number, LOOKS)
    if found.action != problem.right:
        return ()
    return tuple(reason for reason in found.why if reason.text.key != "hint-did-best")


def _open(hand: Any, picture: Picture) -> Picture:
    """The same table with the cards of the others face up; what was said counts no more."""
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
