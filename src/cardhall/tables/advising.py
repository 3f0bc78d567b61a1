"""A hint for a seat at a live table, and its odds: from what that seat may know, and no more.

At a table of an event nobody is advised: there people play for a place. After a hand an act is
set beside the hint that there would have been, from the same view, of that time: it tells its
player nothing that they could not see then.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import fields
from typing import Any, Literal

import msgspec

from cardhall.bots.advice import Advice, Choice, NoOdds, Odds, advise, in_words, odds
from cardhall.messages import Message
from cardhall.tables import events
from cardhall.tables.archive import Archive
from cardhall.tables.events import AnyEvent
from cardhall.tables.hand_steps import Moment, finished, moments
from cardhall.tables.state import State

__all__ = [
    "Advice", "NoAdvice", "Odds", "OwnPlay", "Reviewed", "advice_for", "odds_for", "own_play",
    "reviewed",
]  # fmt: skip

Verdict = Literal["agree", "other", "costly"]


class NoAdvice(ValueError):
    """There is none to give now; `why` and `cure` say so."""

    def __init__(self, why: Message, cure: Message) -> None:
        super().__init__(why)
        self.why = why
        self.cure = cure


class Reviewed(msgspec.Struct, frozen=True, kw_only=True):
    """One act of a finished hand beside what a sensible player would have done there."""

    step: int
    """Of `SteppedHand.frames`: the table after the act."""
    seat: int
    words: str
    """What was done, in the words of the game."""
    did: Message
    """The same as one says it."""
    verdict: Verdict
    """``agree``: the very same; ``costly``: the play-outs surely tell the two apart, and this
    one brought less; ``other``: another act that may be as good, or was not tried."""
    lost: int
    """By how much less it brought, in hundredths of ``advice.unit``; 0 where not costly."""
    counted: bool
    """Was the act among those that were tried?"""
    even: bool
    """It was, and the play-outs cannot tell it from the one advised."""
    advice: Advice


class OwnPlay(msgspec.Struct, frozen=True, kw_only=True):
    """All that one player did in a hand that is over, each act beside the hint of that time."""

    session: int
    number: int
    seat: int
    choices: int
    """How often there was something to choose."""
    best: int
    """How often the choice was the one advised, or the play-outs could not tell it from that."""
    lost: int
    """What the costly ones lost together, in hundredths of the unit."""
    acts: tuple[Reviewed, ...]


def advice_for(state: State, seat: int) -> Advice:
    """Work out what a sensible player would do at this seat now, and why. Raises NoAdvice."""
    _unaided(state)
    return _advised(state, seat)


def _advised(state: State, seat: int) -> Advice:
    _check(state, seat)
    if seat not in state.asked():
        raise NoAdvice(Message("it-is-not-your-turn"), Message("ask-when-it-is-your-turn"))
    view, legal = state.adapter.seen_by(state.hand, seat)
    return advise(view, legal, _dice(view))


def odds_for(state: State, seat: int) -> Odds:
    """The odds of this seat's hand as it stands. Raises NoAdvice."""
    _unaided(state)
    _check(state, seat)
    view, _ = state.adapter.seen_by(state.hand, seat)
    try:
        return odds(view, _dice(view))
    except NoOdds as error:
        raise NoAdvice(error.why, Message("ask-while-your-hand-is-played")) from None


def reviewed(
    past: Archive | Iterable[AnyEvent], session: int, number: int, step: int, seat: int
) -> Reviewed:
    """The act behind frame `step` of a finished hand, as `frames.stepped` numbers them; session 0
    is the last one. Raises StillSecret before the session's end, IndexError where there is no
    such hand or step, NoAdvice where this seat's own player did not act."""
    moment = moments(past, session, number)[step]
    if not _own(moment, seat):
        raise NoAdvice(
            Message("this-was-no-act-of-yours"), Message("choose-a-step-at-which-you-acted")
        )
    return _reviewed(moment, step, seat)


def own_play(archive: Archive, session: int, number: int, seat: int) -> OwnPlay:
    """Everything that this seat's own player did in a hand that is over, its session or not. Raises
    IndexError where there is no such hand, NoAdvice at a table of an event."""
    acts = tuple(
        _reviewed(moment, step, seat)
        for step, moment in enumerate(finished(archive, session, number))
        if _own(moment, seat)
    )
    chosen = [one for one in acts if not one.advice.forced]
    return OwnPlay(
        session=session,
        number=number,
        seat=seat,
        choices=len(chosen),
        best=sum(one.verdict == "agree" or one.even for one in chosen),
        lost=sum(one.lost for one in chosen),
        acts=acts,
    )


def _own(moment: Moment, seat: int) -> bool:
    """Did this seat's own player act, and neither a bot nor the clock?"""
    done = moment.event
    if not isinstance(done, events.Acted) or done.seat != seat:
        return False
    return not (done.bot or done.automatic)


def _reviewed(moment: Moment, step: int, seat: int) -> Reviewed:
    done, before = moment.event, moment.before
    assert isinstance(done, events.Acted)
    advice = _advised(before, seat)
    theirs = _choice(advice, before, done.words)
    lost = advice.choices[0].gain - theirs.gain if theirs else 0
    costly = theirs is not None and not theirs.even and lost > 0
    same = _parsed(before, advice.action) == _parsed(before, done.words)
    view, _ = before.adapter.seen_by(before.hand, seat)
    return Reviewed(
        step=step,
        seat=seat,
        words=done.words,
        did=in_words(view, _parsed(before, done.words)),
        verdict="agree" if same else "costly" if costly else "other",
        lost=lost if costly else 0,
        counted=theirs is not None,
        even=theirs is not None and theirs.even,
        advice=advice,
    )


def _choice(advice: Advice, before: State, words: str) -> Choice | None:
    """Work out what was counted for an act, if it was among those that were tried."""
    done = _parsed(before, words)
    return next((one for one in advice.choices if _parsed(before, one.action) == done), None)


def _parsed(state: State, words: str) -> Any:
    """An act as the game numbers it; None for keeping quiet."""
    return state.adapter.module.parse_action(words) if words else None


def _dice(view: Any) -> int:
    """For imagined hands: from what this seat knows, so that the same position is always answered
    alike."""
    seen = {field.name: getattr(view, field.name) for field in fields(view)}
    label = repr(sorted((name, value) for name, value in seen.items() if name != "rules"))
    return int.from_bytes(hashlib.sha256(label.encode()).digest()[:8], "big")


def _unaided(state: State) -> None:
    """Refuse help where others play the same deals for a place and these are not played yet."""
    if state.terms.same:
        raise NoAdvice(Message("others-play-the-same-deals"), Message("ask-when-they-are-played"))


def _check(state: State, seat: int) -> None:
    if state.event:
        raise NoAdvice(
            Message("at-a-tournament-table-nobody-is-advised"), Message("play-on-your-own")
        )
    if state.stage != "hand" or state.hand is None:
        raise NoAdvice(Message("no-hand-is-being-played"), Message("ask-when-the-cards-are-dealt"))
    if not 0 <= seat < len(state.seats):
        raise NoAdvice(Message("no-such-seat-at-this-table"), Message("ask-from-your-own-seat"))
