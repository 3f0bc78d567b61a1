"""What bots say now and then: a set phrase, rarely, and only of what everybody has seen.

Whether one speaks is drawn from dice of its own (no deck's), by the bot's manner; what it says
follows from who won the hand that is over, or from what a person has just said.
"""

from __future__ import annotations

import random

from cardhall.tables.cast import SAID, SPEAKS
from cardhall.tables.state import HandFacts, State

SAY_MS = 2_000
"""Between two phrases of one seat."""
AFTER_MS = 1_600  # the result is read first
ANSWER_MS = 1_400
ANSWERED = ("well played", "nice hand", "good luck", "clap", "thank you")
"""What a person says that a bot may answer."""
LATELY_MS = 8_000


def word_due(state: State) -> tuple[int, str, int] | None:
    """(seat, phrase, when in ms) of the bot that speaks next; None for silence."""
    if state.event or state.secrets is None or state.still or not state.persons():
        return None
    word = _answer(state) or _remark(state)
    if word is None:
        return None
    seat, phrase, due = word
    spoken = [at + SAY_MS for who, _, at in state.said if who == seat]
    return seat, phrase, max(due, *spoken, 0)


def _talkers(state: State) -> list[int]:
    return [
        seat
        for seat, place in enumerate(state.seats)
        if place.kind == "bot" and place.manner in SPEAKS and place.playing
    ]


def _dice(state: State, what: str) -> random.Random:
    assert state.secrets is not None
    return random.Random(state.secrets.shuffles().derive_int_seed(f"talk/{what}"))


def _answer(state: State) -> tuple[int, str, int] | None:
    """A person said something kind, and no bot has said anything since."""
    if not state.said:
        return None
    seat, phrase, at = state.said[-1]
    place = state.seats[seat]
    if place.kind != "person" or phrase not in ANSWERED or state.at - at > LATELY_MS:
        return None
    dice = _dice(state, f"answer/{at}")
    bots = _talkers(state)
    if not bots:
        return None
    bot = dice.choice(bots)
    if dice.randrange(100) >= 2 * SPEAKS[state.seats[bot].manner] + 20:
        return None
    said = "good luck" if phrase == "good luck" else dice.choice(SAID["answer"])
    return bot, said, at + ANSWER_MS


def _remark(state: State) -> tuple[int, str, int] | None:
    """A hand is over: one of them says something about it, once."""
    if state.stage != "pause" or not state.history:
        return None
    if any(at >= state.since and state.seats[seat].kind == "bot" for seat, _, at in state.said):
        return None
    hand = state.history[-1]
    dice = _dice(state, f"hand/{hand.session}/{hand.number}")
    for bot in dice.sample(_talkers(state), len(_talkers(state))):
        if dice.randrange(100) < SPEAKS[state.seats[bot].manner]:
            return bot, dice.choice(SAID[_how_it_went(hand, bot)]), state.since + AFTER_MS
    return None


def _how_it_went(hand: HandFacts, seat: int) -> str:
    """Was the hand good for this seat? "won", "lost" or "level"."""
    if hand.scored is not None:
        winners = hand.scored.winners
    else:
        winners = (hand.finished.winner,) if hand.finished and hand.finished.winner >= 0 else ()
    if not winners:
        return "level"
    return "won" if seat in winners else "lost"
