"""Pairs of tables that differ only in what one reader may not see.

The unseen cards of the hand in play are dealt anew among unseen places, keeping only what agrees
with the public history (`games.boure.imagine`, told the reader's own view and nothing else). The
words of the others' draws follow the new cards, and the seed of all the other deals is another
one. Clock, ids and the commitment stay as they are.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from cardhall.cards.notation import format_cards
from cardhall.games.boure import Hand, imagine, view
from cardhall.tables import commands as c
from cardhall.tables.decision import Refusal
from cardhall.tables.state import HandFacts, State
from tests.tables.play import SECOND, Table

Reader = int | str | None  # a seat, "judge", or None for those who watch

OPTIONS: dict[str, list[dict[str, str | int | bool]]] = {
    "llaa": [{}, {"draw_limit": "5"}, {"undertrump": "may", "play_over": "led-suit-always"}],
    "rap": [{}, {"gap_force": True, "last_trumps_force": True}],
}


def states(count: int, rng: random.Random) -> Iterator[tuple[Table, State]]:
    """Tables in the middle of a hand, of both presets, two to seven seats, at random moments."""
    given = 0
    while given < count:
        preset = rng.choice(("llaa", "llaa", "rap"))
        seats = rng.choice((2, 3, 4, 5, 5, 5, 6, 7))
        options = rng.choice(OPTIONS[preset])
        people = tuple(s for s in range(seats) if rng.random() < 0.6)
        table = Table(seats, people=people, preset=preset, options=options, minutes=600)
        table.begin(rng.randrange(10**9))
        for _ in range(60):
            thaw(table)
            step = table.state.step + rng.randint(1, 4)
            table.play_until(lambda s, stop=step: s.step >= stop and s.hand is not None)
            if table.state.hand is None or given >= count:
                break
            shake(table, rng)
            if table.state.hand is None:
                continue
            given += 1
            yield table, table.state


def shake(table: Table, rng: random.Random) -> None:
    """Now and then somebody stays too long, gets up, or calls the chair."""
    try:
        if rng.random() < 0.1:
            table.wait(rng.randint(1, 40) * SECOND)
        elif rng.random() < 0.05:
            seat = rng.randrange(len(table.state.seats))
            table.person(seat, c.Leave(seat=seat))
        if rng.random() < 0.1:
            table.judge(c.CallChair(reason="a card fell"))
    except Refusal:
        return


def thaw(table: Table) -> None:
    """The chair rules, and play goes on."""
    if table.state.call is not None:
        table.judge(c.Rule(ruling="play_on"))


def dealt_anew(state: State, reader: Reader, seed: int) -> State:
    """The same table for this reader, with other cards wherever it cannot see."""
    hand, facts = state.hand, state.facts
    assert hand is not None
    assert facts is not None
    assert state.secrets is not None
    me = reader if isinstance(reader, int) else None
    other = imagine(view(hand, me), hand.rules, seed)
    dice = random.Random(seed)
    secrets = replace(state.secrets, seed=dice.randbytes(32).hex(), salt=dice.randbytes(32).hex())
    before = state.before and replace(state.before, hand=other)
    return replace(
        state, hand=other, facts=told_anew(facts, me, other), before=before, secrets=secrets
    )


def told_anew(facts: HandFacts, me: int | None, other: Hand) -> HandFacts:
    """The words of the others' draws, as they would have been with the other cards."""
    acts = []
    for seat, words in facts.acts:
        if words.startswith("draw ") and seat != me:
            words = f"draw {format_cards(other.discards_of(seat))}"
        acts.append((seat, words))
    return replace(facts, acts=tuple(acts))


def differs(one: State, two: State) -> bool:
    """Something hidden is really another."""
    assert one.hand is not None
    assert two.hand is not None
    seats = range(one.hand.seats)
    return [one.hand.hand_of(s) for s in seats] != [two.hand.hand_of(s) for s in seats]


def attempts(state: State, seat: int, rng: random.Random) -> list[c.AnyCommand]:
    """What this seat might try, in turn or out of it, with its own cards and others."""
    assert state.hand is not None
    own = [card for card in range(52) if state.hand.hand_of(seat) >> card & 1]
    card = rng.choice(own) if own else rng.randrange(52)
    any_card = rng.randrange(52)
    words = [
        "stay",
        "pass",
        "draw",
        f"draw {format_cards([card])}",
        f"play {format_cards([card])}",
        f"play {format_cards([any_card])}",
        "play ZZ",
    ]
    some: list[c.AnyCommand] = [c.Act(seat=seat, step=state.step, words=text) for text in words]
    return [
        *some,
        c.Act(seat=seat, step=state.step - 1, words="stay"),
        c.Undo(seat=seat),
        c.Shuffle(seat=seat),
        c.BuyIn(seat=seat),
        c.LookAtHands(),
    ]
