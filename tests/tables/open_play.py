"""Open tables of any game: people who do what hands can do and call what they like."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from cardhall.cards.notation import format_card
from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.bots import bot_request
from cardhall.tables.decision import Refusal
from cardhall.tables.games import table_game
from cardhall.tables.shapes import RulingView
from cardhall.tables.state import State
from cardhall.tables.views import view_for
from tests.tables.play import SECOND, Table
from tests.tables.usual import PRESETS, SEATS


def open_table(game: str, bots: int = 0, **more: Any) -> Table:
    """An open table; the last seats are bots."""
    seats = more.pop("seats", SEATS[game])
    more.setdefault("preset", PRESETS[game])
    more.setdefault("minutes", 600 if table_game(game).minutes else 0)
    people = tuple(range(seats - bots))
    return Table(seats, people=people, game=game, referee="open", **more)


def acts(at: Table, seat: int, words: str) -> list[Any]:
    """A person does this, in turn or not."""
    return at.person(seat, c.Act(seat=seat, step=at.state.step, words=words))


def calls(at: Table, by: int, call: str, on: int | None = None, **facts: str) -> RulingView:
    """A person calls something out: the ruling."""
    at.person(by, c.CallOut(seat=by, call=call, on=on, facts=facts))
    return at.state.rulings[-1]


def nothing_to_call(at: Table) -> None:
    """Everybody says so; the hand is settled."""
    assert at.state.stage == "calls"
    for seat in at.state.persons():
        if at.state.stage == "calls":
            at.person(seat, c.GoOn(seat=seat))


def offered(state: State, seat: int) -> list[str]:
    """The words of all that the view offers to a seat."""
    mine = view_for(state, seat).mine
    assert mine is not None
    return [one.words for one in mine.actions] + [one.words for one in mine.cards if one.words]


def after(step: int) -> Callable[[State], bool]:
    """Whether a table has come past a step, or its hand is over."""
    return lambda state: state.step > step or state.stage != "hand"


def play_on(at: Table, stop: Callable[[State], bool], seed: int = 0, most: int = 5_000) -> None:
    """Everybody plays by the rules, a quarter of a second a move, until `stop(state)`."""
    dice = random.Random(seed)
    for _ in range(most):
        if stop(at.state):
            return
        lawful(at, dice)
    raise AssertionError(f"it does not come to that: {at.state}")


def lawful(at: Table, dice: random.Random) -> None:
    """Whoever is due does something lawful; where nobody is, time passes."""
    at.at += SECOND // 4
    state = at.state
    if at.bot_moves():
        return
    if state.stage == "hand" and state.turn() >= 0:
        words = dice.choice(state.adapter.words(state.hand))
        acts(at, state.turn(), words)
    elif state.stage in ("calls", "pause"):
        waits = [seat for seat in state.persons() if seat not in state.ready]
        at.person(waits[0], c.GoOn(seat=waits[0])) if waits else at.wait(SECOND)
    else:
        at.wait(max(SECOND, state.deadline - at.at))


def held(state: State, seat: int) -> list[str]:
    """The cards of a seat, low to high."""
    mask = state.hand.hand_of(seat)
    return [format_card(card) for card in range(52) if mask >> card & 1]


def wrong_card(state: State, reason: str = "follow-suit") -> str:
    """A card of the one to act that the rules forbid for this reason, as an act; "" for none."""
    if state.stage != "hand" or state.turn() < 0 or state.hand.phase != "play":
        return ""
    for card in held(state, state.turn()):
        words = f"play {card}"
        refusal = state.hand.why_not(state.adapter.module.parse_action(words))
        if refusal is not None and refusal.reason == reason:
            return words
    return ""


def renege(at: Table, seed: int = 0, more: Callable[[State], bool] = lambda state: True) -> int:
    """Play until somebody can renege, and let them: the seat."""
    play_on(at, lambda state: bool(wrong_card(state)) and more(state), seed)
    seat = at.state.turn()
    acts(at, seat, wrong_card(at.state))
    return seat


def to_settle(at: Table, seed: int = 0) -> None:
    """Play the hand to its end, and say that nobody calls anything."""
    number = at.state.hands
    play_on(at, lambda state: state.stage == "calls" or not state.in_hand, seed)
    if at.state.stage == "calls":
        nothing_to_call(at)
    assert at.state.hands == number
    assert not at.state.in_hand


class Chaos:
    """People who do anything at all: what it came to is counted."""

    def __init__(self, at: Table, seed: int) -> None:
        self.at = at
        self.rng = random.Random(seed)
        self.seen: Counter[str] = Counter()

    def somebody(self) -> int:
        people = [s for s, one in enumerate(self.at.state.seats) if one.kind == "person"]
        return self.rng.choice(people)

    def tries(self, seat: int, command: Any, name: str) -> bool:
        try:
            told = self.at.person(seat, command)
        except Refusal:
            self.seen[f"refused {name}"] += 1
            return False
        self.seen[name] += 1
        for one in told:
            if isinstance(one, events.CalledOut):
                ruling = self.at.state.rulings[-1] if self.at.state.rulings else None
                proven = ruling is not None and ruling.proven
                self.seen[f"{one.call} {'proven' if proven else 'false'}"] += 1
        return True

    def act(self, seat: int) -> None:
        state = self.at.state
        words = offered(state, seat)
        if words:
            early = "early" if seat not in state.asked() else "act"
            command = c.Act(seat=seat, step=state.step, words=self.rng.choice(words))
            assert self.tries(seat, command, early), (state.game, command.words, early)

    def odd(self, seat: int) -> None:
        """Words that no page offers."""
        state, hand = self.at.state, self.at.state.hand
        cards = held(state, seat) if hasattr(hand, "hand_of") else []
        names = self.rng.sample(cards, min(len(cards), 3))
        some = " ".join(names[: self.rng.randint(1, 3)])
        words = self.rng.choice(
            [f"throw {some}", f"meld {some}", f"play {some}", f"lay {some} on 1", f"draw {some}",
             "raise 40", "say out", "pass", "take 2", "out", f"discard {some}"]
        )  # fmt: skip
        self.tries(seat, c.Act(seat=seat, step=state.step, words=words), "odd")

    def call(self, seat: int) -> None:
        mine = view_for(self.at.state, seat).open
        assert mine is not None
        if not mine.calls:
            return
        one = self.rng.choice(mine.calls)
        on = self.rng.choice(one.seats) if one.on else None
        facts = {ask.name: self.rng.choice(ask.choices)[0] for ask in one.asks}
        self.tries(seat, c.CallOut(seat=seat, call=one.name, on=on, facts=facts), "call")

    def in_turn(self) -> None:
        """Whoever has to moves by the rules, or waits too long."""
        at, state = self.at, self.at.state
        if bot_request(state) is not None:
            at.bot_moves(None if self.rng.random() < 0.2 else _any)
        elif self._may_move(state) and self.rng.random() < 0.95:
            seat = state.turn()
            words = self.rng.choice(state.adapter.words(state.hand))
            at.person(seat, c.Act(seat=seat, step=state.step, words=words))
        elif state.stage in ("calls", "pause") and self.rng.random() < 0.8:
            for seat in state.persons():
                if at.state.stage == state.stage and seat not in at.state.ready:
                    at.person(seat, c.GoOn(seat=seat))
        elif state.stage in ("draw", "shuffle", "cut"):
            at.wait(11 * SECOND)
        else:
            at.wait(max(SECOND, state.deadline - at.at))

    def _may_move(self, state: State) -> bool:
        seat = state.turn()
        if state.stage != "hand" or seat < 0 or state.adapter.own_words(state.hand):
            return False
        return not state.seats[seat].automatic

    def step(self, wild: float = 0.4) -> None:
        self.at.at += SECOND // 4
        state, dice = self.at.state, self.rng.random()
        if state.stage in ("hand", "calls") and dice < wild:
            seat = self.somebody()
            if state.seats[seat].sitting_in:
                self.tries(seat, c.TakeBackSeat(seat=seat), "back")
            kind = self.rng.choice(("act", "act", "act", "odd", "call", "call", "undo"))
            if kind == "undo":
                self.tries(seat, c.Undo(seat=seat), "undo")
            elif kind == "call":
                self.call(seat)
            elif self.at.state.stage == "hand":
                (self.act if kind == "act" else self.odd)(seat)
        else:
            self.in_turn()

    def play(self, hands: int, most: int = 100_000, wild: float = 0.4) -> None:
        for _ in range(most):
            if self.at.state.stage == "ended" or self.at.state.hands >= hands:
                return
            self.step(wild)
        raise AssertionError(f"the table stands still: {self.at.state} {self.seen}")


def _any(view: Any, legal: list[int], rng: random.Random) -> int:
    return rng.choice(legal)
