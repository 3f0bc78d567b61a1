"""Pedro: legality and counts against the brute force written from the clauses."""

from collections import Counter
from random import Random

import pytest

from cardhall.cards.notation import card_set, format_card
from cardhall.games.pedro import PRESETS, Hand, Rules, format_action, view
from tests.brute.pedro_rules import PACK, RANKS, Table, legal, play_out, trumps_of
from tests.examples import dice, share

LLAA = Rules.preset("llaa")
SUITS = "CDHS"
VARIANTS = {
    **{name: Rules.preset(name) for name in PRESETS},
    "free, keep-all, trick-winner": LLAA.replace(
        all_pass="dealer-free", dealer_over6="keep-all", low="trick-winner"
    ),
    "redeal, cutthroat, from 5": LLAA.replace(all_pass="redeal-left", cutthroat=True, least_bid=5),
}


def names(mask: int) -> set[str]:
    return {format_card(card) for card in range(52) if mask >> card & 1}


def table_of(hand: Hand, rules: Rules) -> Table:
    """What lies on the table, as strings."""
    calls = {seat: str(call) for seat, call in enumerate(hand.calls) if call >= 0}
    return Table(
        option=rules.to_data(), dealer=hand.dealer,
        hands=[names(hand.hand_of(seat)) for seat in range(4)], calls=calls,
        phase=hand.phase, turn=hand.turn,
        trump="" if hand.trump < 0 else SUITS[hand.trump],
        highest=max([0, *[call for call in hand.calls if call > 0]]), pack=tuple(names(hand.pack)),
        out=hand.down, trick=tuple((seat, format_card(card)) for seat, card in hand.trick),
        past=len(hand.history),
    )  # fmt: skip


def words_of(hand: Hand) -> Counter[str]:
    found: Counter[str] = Counter()
    for action in hand.legal_actions():
        verb, *rest = format_action(action).split()
        found[" ".join([verb, *sorted(rest)])] += 1
    return found


def deck_for(rng: Random) -> list[int]:
    """A shuffled deck; in every third one somebody gets most of a suit's trumps."""
    deck = rng.sample(range(52), 52)
    if rng.random() < 0.33:
        long = [PACK.index(card) for card in trumps_of(rng.choice(SUITS))]
        seat = rng.randrange(4)
        places = [12 * turn + 3 * seat + i for turn in range(3) for i in range(3)]
        for card, place in zip(rng.sample(long, rng.randint(6, 9)), places, strict=False):
            here = deck.index(card)
            deck[here], deck[place] = deck[place], deck[here]
    return deck


def choice(rng: Random, hand: Hand, actions: list[int]) -> int:
    """Random, with low bids, and in the suit of which there is most."""
    if hand.phase == "bid" and rng.random() < 0.7:
        return actions[0]
    if hand.phase == "name" and rng.random() < 0.7:
        mine = hand.hand_of(hand.turn)
        return max(actions, key=lambda a: (mine & 0x1FFF << 13 * (a & 3)).bit_count())
    return rng.choice(actions)


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        *[(name, 20_000 if name in PRESETS else 3_000) for name in VARIANTS],
        *[
            pytest.param(name, 20_000, marks=pytest.mark.slow)
            for name in VARIANTS
            if name not in PRESETS
        ],
    ],
)
def test_positions_agree_with_the_brute_force(name: str, wanted: int) -> None:
    rules, rng, most, wanted = (
        VARIANTS[name],
        dice("pedro", name, wanted),
        wanted,
        share(wanted, 1_000),
    )
    met: Counter[str] = Counter()
    while met.total() < wanted or (met["surplus"] <= wanted / 2000 and met.total() < most):
        hand = Hand(rules, rng.randrange(4))
        hand.deal(deck_for(rng))
        while not hand.is_over:
            table = table_of(hand, rules)
            assert words_of(hand) == legal(table), view(hand, hand.turn)
            met[hand.phase] += 1
            over = len(table.hands[hand.turn] & set(trumps_of(table.trump or "C"))) > 6
            met["surplus"] += hand.phase in ("throw", "rob") and over
            hand.apply(choice(rng, hand, hand.legal_actions()))
    assert met["surplus"] > wanted / 2000
    assert min(met[phase] for phase in ("bid", "name", "throw", "rob", "play")) > wanted / 50


def perft(hand: Hand, found: Counter[tuple[int, int]]) -> None:
    """How many ways the program sees to play a hand out, by the points of the sides."""
    if hand.is_over:
        found[hand.points] += 1
        return
    for action in hand.legal_actions():
        following = hand.copy()
        following.apply(action)
        perft(following, found)


@pytest.mark.parametrize("name", list(VARIANTS))
def test_all_sequences_of_small_deals_are_counted_alike(name: str) -> None:
    rules, rng = VARIANTS[name], Random(name)
    leaves = 0
    for number in range(24):
        trump = rng.choice(SUITS)
        # a short pack, so that trumps and the left Pedro are common
        pack = sorted({*trumps_of(trump), *[rank + s for rank in RANKS[3:6] for s in SUITS]})
        size = 2 + number % 2
        cards = rng.sample(pack, 4 * size)
        hands = [set(cards[size * s : size * (s + 1)]) for s in range(4)]
        if number % 6 == 5:
            hands[rng.randrange(4)].pop()  # a hand with too few cards plays on
        leader = next(s for s in rng.sample(range(4), 4) if len(hands[s]) == size)
        masks = {seat: card_set(" ".join(hand)) for seat, hand in enumerate(hands)}
        hand = Hand.at(rules, 3, masks, SUITS.index(trump), bidder=leader)
        found: Counter[tuple[int, int]] = Counter()
        perft(hand, found)
        table = Table(rules.to_data(), 3, hands, {}, "play", leader, trump, past=6 - size)
        assert found == play_out(table)
        leaves += sum(found.values())
    assert leaves > 2000


def auctions(hand: Hand) -> int:
    if hand.phase != "bid":
        return 1
    total = 0
    for action in hand.legal_actions():
        following = hand.copy()
        following.apply(action)
        total += auctions(following)
    return total


def test_the_auctions_are_as_many_as_sums_of_choices() -> None:
    """Of eight bids some rise at up to four speakers: 1 + 4*8 + 6*28 + 4*56 + 70; less the one in
    which nobody bids, where the dealer has to bid."""
    counts = {}
    for option in ("dealer-7", "dealer-free"):
        hand = Hand(LLAA.replace(all_pass=option), 0)
        hand.deal(list(range(52)))
        counts[option] = auctions(hand)
    assert counts == {"dealer-7": 494, "dealer-free": 495}
