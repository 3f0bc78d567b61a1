"""The program's hold'em against a brute force that plays with strings: who is to act, what they may
do, which amounts they may bet, and who has which chips at the end."""

from copy import deepcopy
from random import Random

import pytest

from cardhall.cards.notation import format_card
from cardhall.games.holdem import PRESETS, Hand, Rules, format_action, parse_action
from tests.brute.holdem_rules import Table
from tests.examples import dice, share

VARIANTS = {name: Rules.preset(name) for name in PRESETS} | {
    "no-limit, antes": Rules(ante=25, odd_chips="one-seat"),
    "no-limit, chips of one": Rules(small_blind=3, big_blind=7, least_chip=1),
    "limit, four raises": Rules.preset("cash-limit").replace(max_raises=4, big_bet=6),
    "limit, chips of ten": Rules(
        structure="limit", small_blind=10, big_blind=30, least_chip=10, ante=10
    ),
    "pot-limit, antes": Rules.preset("cash-pot-limit").replace(ante=25),
}


def pair_of_tables(rules: Rules, rng: Random) -> tuple[Hand, Table]:
    """The same deal for the program and for the brute force: stacks from one chip to forty big
    blinds, now and then an empty seat."""
    seats = rng.randint(2, 10)
    stacks = [
        rng.choice((1, 1, 2)) * rng.randint(1, rng.choice((2, 8, 20)) * rules.big_blind)
        for _ in range(seats)
    ]
    stacks[0] += rules.big_blind
    stacks[1] += rules.big_blind
    if seats > 2 and rng.random() < 0.2:
        stacks[-1] = 0
    button = rng.randrange(seats)
    while stacks[button] < rules.least_chip:
        button = rng.randrange(seats)
    deck = rng.sample(range(52), 52)
    hand = Hand(rules, stacks, button)
    hand.deal(deck)
    return hand, Table(rules.to_data(), stacks, button, [format_card(card) for card in deck])


def words_of(hand: Hand) -> set[str]:
    """The legal actions in words; of bets and raises the least and the most."""
    words = [format_action(action) for action in hand.legal_actions()]
    amounts = [word for word in words if word[-1].isdigit()]
    return {*(word for word in words if word not in amounts), *amounts[:1], *amounts[-1:]}


def any_amount(hand: Hand, table: Table, rng: Random) -> str | None:
    """An amount, right or wrong: both must say the same of it. The words, if it is right."""
    word = rng.choice(("bet", "raise"))
    least, most = hand.bounds()
    to = rng.choice((least, most, rng.randint(1, 2 * most + 50)))
    to = max(1, to + rng.choice((0, 0, 1, -1, table.chip, -table.chip)))
    allowed = hand.why_not(parse_action(f"{word} {to}")) is None
    assert allowed == table.allows(word, to), (word, to)
    return f"{word} {to}" if allowed else None


def positions(rules: Rules, wanted: int, seed: int) -> None:
    rng, met, split = dice("holdem", seed), 0, 0
    most, wanted = wanted, share(wanted)
    while met < wanted or (split <= wanted / 4000 and met < most):
        hand, table = pair_of_tables(rules, rng)
        fold = rng.choice((0.02, 0.3, 1.0))
        while not hand.is_over:
            words = words_of(hand)
            assert (hand.turn, words) == (table.turn, table.words())
            met += 1
            said = rng.choice(sorted(words))
            if hand.phase != "showdown":
                said = any_amount(hand, table, rng) or said
            if said == "fold" and rng.random() > fold:
                said = "call"
            hand.apply(parse_action(said))
            table.act(said)
        assert table.over
        assert list(hand.stacks) == table.all_chips()
        split += any(len(award.winners) > 1 for award in hand.result().awards)
    assert split > wanted / 4000


@pytest.mark.parametrize("name", list(PRESETS))
def test_20_000_positions_of_each_preset_agree_with_the_brute_force(name: str) -> None:
    positions(VARIANTS[name], 20_000, 1)


@pytest.mark.parametrize("name", [name for name in VARIANTS if name not in PRESETS])
def test_positions_of_other_house_rules_agree_with_the_brute_force(name: str) -> None:
    positions(VARIANTS[name], 10_000, 2)


def perft(hand: Hand) -> int:
    """How many ways the program sees to play a hand out, with the least and the most of a bet."""
    if hand.is_over:
        return 1
    total = 0
    for words in words_of(hand):
        following = hand.copy()
        following.apply(parse_action(words))
        total += perft(following)
    return total


def count(table: Table) -> int:
    """The same by the brute force."""
    if table.over:
        return 1
    total = 0
    for words in table.words():
        following = deepcopy(table)
        following.act(words)
        total += count(following)
    return total


@pytest.mark.parametrize("name", ["kofc-holdem", "cash-limit", "cash-pot-limit"])
def test_all_sequences_of_short_stacks_are_counted_alike(name: str) -> None:
    rules = VARIANTS[name].replace(showdown="all")
    leaves = 0
    for seed in range(6):
        rng = Random(seed)
        seats = 2 + seed % 2
        stacks = [rng.randint(1, 3) * rules.big_blind + rules.small_blind for _ in range(seats)]
        deck = rng.sample(range(52), 52)
        hand = Hand(rules, stacks, seed % seats)
        hand.deal(deck)
        table = Table(rules.to_data(), stacks, seed % seats, [format_card(c) for c in deck])
        table.shows_all = True
        expected = count(table)
        assert perft(hand) == expected
        leaves += expected
    assert leaves > 500
