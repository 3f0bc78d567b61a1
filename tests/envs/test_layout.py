"""The planes and numbers are what their names say, and docs/envs.md says the same."""

import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from cardhall import envs
from cardhall.bots.arena import usual_seats
from cardhall.games import game

ROOT = Path(__file__).parents[2]
every_game = pytest.mark.parametrize("name", envs.games())
PLURALS = {
    "stack": "stacks", "bet": "bets", "put-in": "put_in", "call": "calls", "drew": "drawn",
    "size": "sizes", "tricks": "tricks", "thrown": "thrown", "bid": "bids",
}  # fmt: skip
"""The name in a view of what the numbers say of each seat."""
PILES = {"board": "boards", "open": "open", "shown": "shown", "known": "known"}
"""The same of planes."""


def seen(env: Any, layout: Any, hand: Any, seat: int) -> tuple[dict[str, set[int]], dict[str, int]]:
    planes, numbers = np.zeros(env.planes * 52, np.uint8), np.zeros(env.numbers, np.int32)
    env.observe(hand, seat, planes, numbers)
    sets = [set(np.flatnonzero(row).tolist()) for row in planes.reshape(-1, 52)]
    return (
        dict(zip(layout.plane_names(env.seats), sets, strict=True)),
        dict(zip(layout.number_names(env.seats), numbers.tolist(), strict=True)),
    )


def compare(view: Any, planes: dict[str, set[int]], numbers: dict[str, int], seats: int) -> int:
    """What the view says under the same names is the same; how many were compared."""
    met = 0
    for name, cards in planes.items():
        if isinstance(said := getattr(view, name.replace("-", "_"), None), tuple):
            assert cards == set(said), name
            met += 1
    if hasattr(view, "trick"):
        laid: list[list[set[int]]] = [[set() for _ in range(seats)] for _ in range(2)]
        for where, trick in [(0, view.trick), *((1, trick) for trick in view.history)]:
            for seat, card in trick:
                laid[where][(seat - view.seat) % seats].add(card)
        for away in range(seats):
            assert planes[f"table {away}"] == laid[0][away]
            assert planes[f"played {away}"] == laid[1][away]
    for name in ("dealer", "button", "turn"):
        if name in numbers:
            assert numbers[name] == (getattr(view, name) - view.seat) % seats
    for name in ("trump", "pot", "minimum", "level", "bid", "raises", "to_call"):
        key = name.replace("_", "-")
        if key in numbers and isinstance(getattr(view, name, None), int):
            assert numbers[key] == getattr(view, name), name
            met += 1
    for name, plural in PILES.items():
        for away in range(seats):
            if f"{name} {away}" in planes and hasattr(view, plural):
                cards = getattr(view, plural)[(view.seat + away) % seats]
                assert planes[f"{name} {away}"] == set(cards), name
                met += 1
    for name, plural in PLURALS.items():
        for away in range(seats):
            if f"{name} {away}" in numbers and hasattr(view, plural):
                assert (
                    numbers[f"{name} {away}"] == getattr(view, plural)[(view.seat + away) % seats]
                )
                met += 1
    return met


@every_game
def test_what_is_seen_is_what_the_view_says_under_the_same_names(name: str) -> None:
    module, rng, layout = game(name), Random(name), envs.layout(name)
    for preset in module.PRESETS:
        rules = module.Rules.preset(preset)
        seats = usual_seats(name, rules)
        env = envs.environment(name, 1, 1, rules, seats)
        for seed in range(8):
            hand = module.opening(rules, seats, seed)
            env.go_on(hand)
            while not hand.is_over:
                seat = env.turn(hand)
                met = compare(module.view(hand, seat), *seen(env, layout, hand, seat), seats)
                assert met >= 6
                hand.apply(rng.choice(hand.legal_actions()))
                env.go_on(hand)


@every_game
def test_an_act_in_words_is_the_games_action_in_words(name: str) -> None:
    """Of acts that are said with a card, if there are any, the card and the verb are those of the
    action."""
    module, rng, acts = game(name), Random(name), envs.layout(name).acts
    env = envs.environment(name, 1, 1)
    assert len(set(acts)) == len(acts)
    met = 0
    for seed in range(12):
        hand = module.opening(env.rules, env.seats, seed)
        while not hand.is_over and hand.phase != "showdown":
            for act in env.legal(hand):
                action = env.action(hand, act)[0]
                words = module.format_action(action) if action else ""
                if words and words in acts:
                    assert acts[act] == words
                    met += 1
            hand.apply(rng.choice(hand.legal_actions()))
    assert met > 10 or not any(word.endswith("2C") for word in acts)


def test_the_page_has_todays_layouts_and_its_example_runs() -> None:
    run = [sys.executable, "-m", "docs.envs", "--check"]
    assert subprocess.run(run, cwd=ROOT, check=False).returncode == 0, "run: python -m docs.envs"
    page = (ROOT / "docs/envs.md").read_text("utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.S)
    assert blocks
    for block in blocks:
        exec(compile(block, "envs.md", "exec"), {})
