"""The program's turns, legal actions and scores against the brute force, at random hands."""

from random import Random

import pytest

from cardhall.cards.notation import format_cards
from cardhall.games.spades import PRESETS, Hand, Rules, format_action
from tests.brute.spades_rules import Table
from tests.examples import dice, share

COMMON = Rules.preset("common-spades")
VARIANTS = {
    **{name: Rules.preset(name) for name in PRESETS},
    "blind nil, exchanged": COMMON.replace(blind_nil="exchange", blind_behind=0),
    "blind nil, plain, to those behind": COMMON.replace(blind_nil="plain", failed_nil="count"),
    "two of clubs, least four": COMMON.replace(first_lead="two-of-clubs", least_bid=4),
    "led as one likes, no bags": COMMON.replace(breaking=False, bag_limit=0, nil=50),
}

KINDS = {
    "common-spades": {"bid", "play", "nil", "broken", "spades only"},
    "blind nil, exchanged": {"look", "bid", "pass", "play", "blind"},
    "blind nil, plain, to those behind": {"look", "bid", "play", "blind", "nil"},
    "two of clubs, least four": {"bid", "play", "least"},
    "led as one likes, no bags": {"bid", "play", "broken"},
}


def table_of(hand: Hand) -> Table:
    """The same deal in plain words."""
    hands = [set(format_cards(hand.hand_of(seat)).split()) for seat in range(4)]
    return Table(hand.rules.to_data(), hand.dealer, hands, hand.scores, hand.bags)


def some_hand(rules: Rules, rng: Random) -> Hand:
    """A deal somewhere in a game; often with most of the spades in one hand."""
    scores = rng.choice([(0, 0), (120, 210), (300, 150), (0, 100)])
    hand = Hand(rules, rng.randrange(4), scores, (rng.randrange(10), rng.randrange(10)))
    deck = rng.sample(range(52), 52)
    if rng.random() < 0.3:
        mine = sorted(range(52), key=lambda card: (card < 39) + 0.4 * rng.random())
        held = [mine[13 * i : 13 * i + 13] for i in range(4)]
        deck = [held[place % 4][place // 4] for place in range(52)]
    hand.deal(deck)
    return hand


def pick(hand: Hand, rng: Random) -> int:
    """Random, but nil often, and small numbers."""
    legal = hand.legal_actions()
    if hand.phase == "bid":
        return rng.choice(legal[:5])
    return rng.choice(legal)


def kinds(hand: Hand) -> set[str]:
    """What this position has that a comparison should have met."""
    found = {hand.phase, "nil" if 0 in hand.bids else "", "broken" if hand.broken else ""}
    found.add("blind" if hand.blind else "")
    if hand.phase == "play" and not hand.trick and not hand.broken:
        found.add("" if hand.hand_of(hand.turn) & ((1 << 39) - 1) else "spades only")
    if hand.phase == "bid" and len(hand.legal_actions()) < 14:
        found.add("least" if hand.legal_actions()[1] >> 52 & 15 > 1 else "")
    return found


def compare(name: str, wanted: int) -> None:
    """Compare at so many positions, and see that all kinds of them came."""
    rng, rules = dice("spades", name), VARIANTS[name]
    most, wanted = wanted, share(wanted)
    met = 0
    seen: set[str] = set()
    while met < wanted or (not seen >= KINDS[name] and met < most):
        hand = some_hand(rules, rng)
        table = table_of(hand)
        while not hand.is_over:
            actions = hand.legal_actions()
            words = {format_action(action) for action in actions}
            assert (hand.turn, words) == (table.turn, table.legal()), (table, hand.phase)
            assert len(words) == len(actions)
            met += 1
            seen |= kinds(hand)
            action = pick(hand, rng)
            hand.apply(action)
            table.act(format_action(action))
        assert table.over
        assert hand.result().points == table.score(), table
        taken = tuple(table.won.count(seat) for seat in range(4))
        assert hand.result().tricks == taken
    assert seen >= KINDS[name]


@pytest.mark.clause(
    "SPADES-07", "SPADES-08", "SPADES-09", "SPADES-13", "SPADES-14", "SPADES-15", "SPADES-16",
    "SPADES-17", "SPADES-18", "SPADES-19", "SPADES-20", "SPADES-21", "SPADES-22",
)  # fmt: skip
@pytest.mark.parametrize("preset", list(PRESETS))
def test_20_000_positions_of_each_preset_agree_with_the_brute_force(preset: str) -> None:
    compare(preset, 20_000)


@pytest.mark.clause("SPADES-10", "SPADES-11", "SPADES-12", "SPADES-13", "SPADES-22", "SPADES-23")
@pytest.mark.parametrize("name", [name for name in VARIANTS if name not in PRESETS])
def test_positions_of_other_house_rules_agree_with_the_brute_force(name: str) -> None:
    compare(name, 20_000)
