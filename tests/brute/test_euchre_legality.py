"""The program's turns, legal actions and scores against the brute force, at random hands."""

from random import Random

import pytest

from cardhall.cards.notation import format_card
from cardhall.games.euchre import PACK, PRESETS, Hand, Rules, format_action
from tests.brute.euchre_rules import Table
from tests.examples import dice, share

LIONS = Rules.preset("lions-euchre")
VARIANTS = {
    **{name: Rules.preset(name) for name in PRESETS},
    "lions-euchre, left of the loner leads": LIONS.replace(loner_lead="left-of-loner"),
    "lions-euchre, the dealer may pass": LIONS.replace(stick_dealer=False),
}

KINDS = {"order", "name", "discard", "play", "taken", "kitty", "out", "alone"}


def names(mask: int) -> set[str]:
    return {format_card(card) for card in PACK if mask >> card & 1}


def table_of(hand: Hand) -> Table:
    """The same deal in plain words."""
    hands = {seat: names(hand.hand_of(seat)) for seat in range(4)}
    return Table(hand.rules.to_data(), hand.dealer, hands, format_card(hand.up))


def pick(rng: Random, actions: list[int]) -> int:
    """Random, but passing often, so that second rounds come."""
    words = [format_action(action) for action in actions]
    return (
        actions[words.index("pass")]
        if "pass" in words and rng.random() < 0.6
        else rng.choice(actions)
    )


def compare(rules: Rules, wanted: int, seed: int) -> None:
    """Compare at so many positions, and see that all kinds of them came."""
    rng, most, wanted = dice("euchre", seed), wanted, share(wanted)
    met = 0
    kinds: set[str] = set()
    while met < wanted or (not kinds >= KINDS and met < most):
        hand = Hand(rules, rng.randrange(4))
        hand.deal(rng.sample(PACK, 24))
        table = table_of(hand)
        while not hand.is_over:
            actions = hand.legal_actions()
            words = {format_action(action) for action in actions}
            assert (hand.turn, words) == (table.turn, table.legal()), (table, hand.phase)
            assert len(words) == len(actions)
            met += 1
            kinds |= {hand.phase, hand.up_at, "alone" if hand.alone else ""}
            action = pick(rng, actions)
            hand.apply(action)
            table.act(format_action(action))
        assert table.over
        points = hand.result().points
        assert (points[0], points[1]) == table.points == (points[2], points[3])
    assert kinds >= KINDS


@pytest.mark.clause(
    "EUCHRE-09", "EUCHRE-16", "EUCHRE-18", "EUCHRE-19", "EUCHRE-20", "EUCHRE-21", "EUCHRE-24",
    "EUCHRE-32", "EUCHRE-33", "EUCHRE-34", "EUCHRE-35", "EUCHRE-37",
)  # fmt: skip
@pytest.mark.parametrize("preset", list(PRESETS))
def test_20_000_positions_of_each_preset_agree_with_the_brute_force(preset: str) -> None:
    compare(VARIANTS[preset], 20_000, 1)


@pytest.mark.parametrize("name", [name for name in VARIANTS if "," in name])
def test_positions_of_other_house_rules_agree_with_the_brute_force(name: str) -> None:
    compare(VARIANTS[name], 20_000, 2)
