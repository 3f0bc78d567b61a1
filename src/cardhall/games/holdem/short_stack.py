"""Texas hold'em: when the table of all-in or fold knows what to do, and what it says.

Two in the hand: the small blind with a short stack goes all-in or folds, and the big blind answers
an all-in of any size. Three: the same up to the depths that are solved. All else is not asked of
it: who has limped, raised less than all-in, or sits among more players.
"""

from dataclasses import dataclass

from cardhall.cards.notation import card_set
from cardhall.games.holdem.actions import CALL, FOLD, raise_to, verb_of
from cardhall.games.holdem.classes import kind_of
from cardhall.games.holdem.push_fold import DEEPEST_OF_THREE, table
from cardhall.games.holdem.view import View

SHORT = 15
"""With so many big blinds or fewer the small blind of two goes all-in or folds."""
SHORT_OF_THREE = 8
"""The same of three players for button and small blind."""


@dataclass(frozen=True)
class Answer:
    """What the table says: all-in ``often``, 0 to 1, and fold else."""

    often: float
    going: int
    """The action of going all-in: a raise or a call."""


def answer(view: View) -> Answer | None:
    """Work out what the table says to the seat that is to act; None where it is not to be asked."""
    decision = _decision(view)
    if decision is None or view.rules.structure != "no-limit" or view.straddle is not None:
        return None
    facing = bool(_raisers(view))
    deep = depth(view)
    if len(view.dealt_in) == 2:
        asked = facing or deep <= SHORT
    else:
        asked = deep <= (DEEPEST_OF_THREE if facing else SHORT_OF_THREE)
    if not asked or FOLD not in view.legal:
        return None
    return Answer(table(decision, deep)[kind_of(card_set(view.cards))], _going(view, facing))


def depth(view: View) -> float:
    """Work out how deep the stacks are that can be lost here, in big blinds; where there are antes,
    in two thirds of what is in the pot before anybody acts."""
    assert view.seat is not None
    rules = view.rules
    others = [seat for seat in view.live if seat != view.seat]
    if raisers := _raisers(view):
        others = [seat for seat in others if seat in raisers]
    mine = view.starting_stacks[view.seat]
    most = min(mine, max(view.starting_stacks[seat] for seat in others))
    before = rules.small_blind + rules.big_blind + rules.ante * len(view.dealt_in)
    unit = 2 * before / 3 if rules.ante else rules.big_blind
    return (rules.playable(most) - rules.ante) / unit


def _decision(view: View) -> str | None:
    """The decision of the table that this is."""
    if view.phase != "preflop" or view.seat is None or view.small is None or view.carried:
        return None
    seat, players, raisers = view.seat, len(view.dealt_in), _raisers(view)
    mine_or_big = {view.seat, view.big}
    if any(step.seat in mine_or_big for step in view.history) or not _all_are_all_in(view):
        return None
    if players == 2:
        return "push" if seat == view.small else "call" if raisers else None
    if players != 3:
        return None
    if seat == view.big:
        one = "big-small" if view.small in raisers else "big-button"
        return None if not raisers else "big-both" if len(raisers) == 2 else one
    if seat == view.small:
        return "small-call" if raisers else "small"
    return "button"


def _raisers(view: View) -> set[int]:
    """Those who have gone in so far, but for the blinds."""
    return {step.seat for step in view.history if verb_of(step.action) in ("raise", "call")}


def _all_are_all_in(view: View) -> bool:
    """Did everybody who acted fold, or go in for all that they or this seat have?"""
    assert view.seat is not None
    all_mine = view.bets[view.seat] + view.rules.playable(view.stacks[view.seat])
    return all(seat in view.all_in or view.bets[seat] >= all_mine for seat in _raisers(view))


def _going(view: View, facing: bool) -> int:
    """The action of going in: all chips, or a call where that is all that can be lost."""
    assert view.seat is not None
    _, most = view.bounds
    return raise_to(most) if most and (not facing or _may_win_more(view)) else CALL


def _may_win_more(view: View) -> bool:
    """Is somebody still to act who could lose more than the all-in so far?"""
    assert view.seat is not None
    rest = [seat for seat in view.to_act if seat != view.seat]
    mine = view.rules.playable(view.stacks[view.seat])
    return mine > view.to_call and any(view.stacks[seat] > 0 for seat in rest)
