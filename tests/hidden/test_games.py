"""No seat of any game learns what it may not see: not from a view, a refusal, or a bot's choice.

Pairs of hands that differ only in what a seat cannot see: a hand at a random moment, and one that
``imagine`` makes of that seat's view alone. All that the seat can ask the game has to be the same.
"""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from cardhall.bots.arena import bot_of, bots_of, seats_allowed
from cardhall.cards.notation import card_list, format_card
from cardhall.games import GAMES, game

PAIRS = 2_000
"""For each preset of each game."""
CHOICES = 60
PRESETS = [(name, preset) for name in GAMES for preset in game(name).PRESETS]
every_preset = pytest.mark.parametrize(("name", "preset"), PRESETS)


def moments(name: str, preset: str, seed: int) -> Iterator[Any]:
    """Hands at random moments, of every number of seats, never over."""
    module, rng = game(name), Random(f"{name} {seed}")
    rules = module.Rules.preset(preset)
    allowed = seats_allowed(name, rules)
    while True:
        hand = module.opening(rules, rng.choice(allowed), rng.getrandbits(32))
        for _ in range(200):
            if hand.is_over:
                break
            if rng.random() < 0.3:
                yield hand
            hand.apply(some_action(hand, rng))


def some_action(hand: Any, rng: Random) -> int:
    """The first listed as often as any other: so that bids end and games go on."""
    legal = hand.legal_actions()
    return int(rng.choice([legal[0], legal[-1], rng.choice(legal)]))


def pairs(name: str, preset: str, seed: int) -> Iterator[tuple[Any, Any, int | None]]:
    """A hand, another that looks the same to a reader, and the reader; None watches."""
    module, rng = game(name), Random(seed)
    for hand in moments(name, preset, seed):
        reader = rng.choice([hand.turn if hand.turn >= 0 else 0, *range(hand.seats), None])
        seen = module.view(hand, reader)
        yield hand, module.imagine(seen, hand.rules, rng.getrandbits(63)), reader


def tried(module: Any, hand: Any, rng: Random) -> list[int]:
    """Actions that might be tried: what is legal here, the same of other cards, and no actions."""
    legal = hand.legal_actions()
    some = rng.sample(legal, min(3, len(legal)))
    some += [action >> 52 << 52 | 1 << rng.randrange(52) for action in some]
    return [*some, *(rng.getrandbits(60) for _ in range(3)), 0, -1]


def told(module: Any, hand: Any, reader: int | None, actions: list[int]) -> object:
    """All that a reader can get from the game."""
    seen = module.view(hand, reader)
    found: list[object] = [seen, repr(seen), hand.turn, hand.phase, hand.seats, hand.movements()]
    if reader is not None and reader == hand.turn:
        found += [hand.legal_actions(), [hand.why_not(action) for action in actions]]
    return found


def hidden(hand: Any, reader: int | None) -> object:
    """What the others hold; where nobody holds a card, the next one called."""
    others = [hand.hand_of(seat) for seat in range(hand.seats) if seat != reader]
    if any(others):
        return others
    after = hand.copy()
    after.apply(after.legal_actions()[0])
    return getattr(after, "called", ())


@every_preset
def test_cards_dealt_anew_change_nothing_for_who_cannot_see_them(name: str, preset: str) -> None:
    module, rng, changed = game(name), Random(1), 0
    for number, (hand, other, reader) in enumerate(pairs(name, preset, 1)):
        if number == PAIRS:
            break
        mine = reader is not None and reader == hand.turn
        actions = tried(module, hand, rng) if mine else []
        assert told(module, hand, reader, actions) == told(module, other, reader, actions)
        changed += hidden(hand, reader) != hidden(other, reader)
    assert changed > PAIRS * 0.4


@every_preset
def test_a_bot_chooses_by_what_it_may_see(name: str, preset: str) -> None:
    """Other cards where it cannot see: with the same random numbers the same choice."""
    module, asked, changed = game(name), 0, 0
    bots = [bot_of(name, bot, playouts=8) for bot in bots_of(name).BOTS]
    for hand, other, reader in pairs(name, preset, 2):
        if asked == CHOICES:
            break
        if reader is None or hand.turn not in (-1, reader):
            continue
        views = [module.view(one, reader) for one in (hand, other)]
        legals = [
            one.legal_actions() if one.turn >= 0 else seen.legal
            for one, seen in zip((hand, other), views, strict=True)
        ]
        for bot in bots:
            choices = [
                bot(seen, legal, Random(7)) for seen, legal in zip(views, legals, strict=True)
            ]
            assert choices[0] == choices[1]
        asked += 1
        changed += hidden(hand, reader) != hidden(other, reader)
    assert changed > CHOICES * 0.4


@every_preset
def test_a_leak_would_be_noticed(name: str, preset: str) -> None:
    """The pairs can tell: the cards of another seat, how many legal actions it has."""
    noticed = told_apart = 0
    for number, (hand, other, reader) in enumerate(pairs(name, preset, 3)):
        if number == 400:
            break
        noticed += hidden(hand, reader) != hidden(other, reader)
        if hand.turn not in (-1, reader):
            told_apart += hand.legal_actions() != other.legal_actions()
    assert noticed > 150
    assert told_apart > 10 or name in {"po_ke_no", "holdem"}  # there, cards decide no action


@every_preset
def test_no_repr_names_a_hidden_card(name: str, preset: str) -> None:
    """Hands and views, as a log might print them; a view's own cards too."""
    module = game(name)
    for number, (hand, _, reader) in enumerate(pairs(name, preset, 4)):
        if number == 200:
            break
        held = {card for seat in range(hand.seats) for card in card_list(hand.hand_of(seat))}
        names = {format_card(card) for card in held}
        for thing in (hand, module.view(hand, reader)):
            assert not names & set(re.findall(r"\b[2-9TJQKA][CDHS]\b", repr(thing)))
        assert not re.search(r"\d", repr(hand).split(" at ")[0])
