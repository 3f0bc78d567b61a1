"""The program's legal actions against the brute force, at positions of random hands."""

from dataclasses import fields
from random import Random
from typing import Any

import pytest

from cardhall.cards.notation import SUITS, format_card
from cardhall.games.boure import Hand, Rules, format_action
from tests.brute.boure_rules import Spot, legal, must_lead
from tests.examples import dice, share

LLAA, RAP = Rules.preset("llaa"), Rules.preset("rap")
VARIANTS = {
    "llaa": LLAA,
    "rap": RAP,
    "llaa, other answers": LLAA.replace(
        akq="run-all-three", undertrump="may", play_over="led-suit-always", draw_limit="3",
        ace_up_dealer_stays=True, in_or_out=False,
    ),
    "llaa, thrown in": LLAA.replace(minimum="throw-in", draw_limit="5", akq="off", max_seats=10),
    "rap, further forced leads": RAP.replace(
        gap_force=True, last_trumps_force=True, undertrump="may", stay_chip=1,
    ),
    "rap, without in or out": RAP.replace(in_or_out=False, last_trumps_force=True, draw_limit="4"),
}  # fmt: skip
CARDS = [format_card(card) for card in range(52)]
OPTIONS = {
    name: {f.name: getattr(rules, f.name) for f in fields(Rules) if f.init}
    for name, rules in VARIANTS.items()
}


def names(mask: int) -> set[str]:
    return {CARDS[card] for card in range(52) if mask >> card & 1}


def spot_of(hand: Hand, option: dict[str, Any]) -> Spot:
    """The position in plain words, from what the hand shows."""
    seat = hand.turn
    order = [(hand.dealer + 1 + i) % hand.seats for i in range(hand.seats)]
    spoken = {*hand.staying, *hand.passed}
    return Spot(
        option=option,
        phase=hand.phase,
        seat=seat,
        dealer=hand.dealer,
        turned=CARDS[hand.turned],
        trump=SUITS[hand.trump],
        hand=names(hand.hand_of(seat)),
        chips={s: hand.stacks[s] for s in hand.dealt_in},
        stayed=list(hand.staying),
        silent=[s for s in order if s in hand.dealt_in and s not in spoken],
        out=list(hand.passed),
        at_hand=hand.piles["stock"] + hand.piles["thrown"] + hand.piles["discards"],
        tricks_won=hand.tricks(seat),
        past=[[(s, CARDS[c]) for s, c in trick] for trick in hand.history],
        trick=[(s, CARDS[c]) for s, c in hand.trick],
        own_discards=names(hand.discards_of(seat)),
        turned_is_out=hand.dealer in hand.passed,
    )


def words_of(hand: Hand) -> set[tuple[str, frozenset[str]]]:
    found = set()
    for action in hand.legal_actions():
        verb, *cards = format_action(action).split()
        found.add((verb, frozenset(cards)))
    return found


def deck_for(rng: Random, seats: int) -> list[int]:
    """A shuffled deck; in every other one a seat finds most of the high trumps."""
    deck = rng.sample(range(52), 52)
    if rng.random() < 0.5:
        suit = deck[5 * seats - 1] // 13
        lucky = rng.randrange(seats)
        for turn, card in enumerate(
            rng.sample([suit * 13 + rank for rank in (12, 11, 10, 9, 8)], 4)
        ):
            here, there = deck.index(card), turn * seats + lucky
            if 5 * seats - 1 not in (here, there):
                deck[here], deck[there] = deck[there], deck[here]
    return deck


def choice(rng: Random, hand: Hand, actions: list[int]) -> int:
    """Random, but staying in and standing pat often, so that high trumps come to be led."""
    if hand.phase != "play" and rng.random() < 0.6:
        return actions[0]
    return rng.choice(actions)


def positions(rules: Rules, option: dict[str, Any], wanted: int, seed: int) -> None:
    """Compare at so many positions, and see that enough of them were forced leads."""
    rng, most, wanted = dice("boure", seed), wanted, share(wanted)
    met = forced = 0
    leads = rules.akq != "off" or rules.forced_leads
    while met < wanted or (leads and forced <= wanted / 1000 and met < most):
        seats = rng.randint(2, rules.max_seats)
        low = [rng.choice([1, 2, rules.start_stack]) * rules.ante for _ in range(seats)]
        stacks = low if rng.random() < 0.2 else [rules.start_stack] * seats
        hand = Hand(rules, rng.randrange(seats), stacks)
        hand.deal(deck_for(rng, seats))
        while not hand.is_over:
            # cards that were shuffled anew are known to nobody: what is remembered misleads
            fresh = 5 * seats + sum(max(0, hand.drawn(s)) for s in range(seats)) <= 52
            actions = hand.legal_actions()
            if fresh:
                spot = spot_of(hand, option)
                assert words_of(hand) == legal(spot), describe(hand)
                met += 1
                forced += hand.phase == "play" and not spot.trick and bool(must_lead(spot))
            hand.apply(choice(rng, hand, actions))
    assert forced > wanted / 1000 or not leads


def describe(hand: Hand) -> str:
    return f"{hand.phase} {hand.history} {hand.trick} {names(hand.hand_of(hand.turn))}"


@pytest.mark.clause("LLAA-BOURE-27", "LLAA-BOURE-28", "LLAA-BOURE-29", "LLAA-BOURE-30")
def test_20_000_llaa_positions_agree_with_the_brute_force() -> None:
    positions(LLAA, OPTIONS["llaa"], 20_000, 1)


@pytest.mark.clause("RAP-22", "RAP-25", "RAP-26")
def test_20_000_rap_positions_agree_with_the_brute_force() -> None:
    positions(RAP, OPTIONS["rap"], 20_000, 2)


@pytest.mark.parametrize("name", [name for name in VARIANTS if "," in name])
def test_positions_of_other_house_rules_agree_with_the_brute_force(name: str) -> None:
    positions(VARIANTS[name], OPTIONS[name], 8_000, 3)
