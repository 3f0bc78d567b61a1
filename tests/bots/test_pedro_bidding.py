"""Pedro's table of bids: what it says, where it is asked, and that the command makes such a one."""

import argparse
from functools import partial
from pathlib import Path
from random import Random

import numpy as np
import pytest

from bench import pedro_bids as making
from cardhall.bots.skills import player
from cardhall.cards.notation import card_list
from cardhall.games.pedro import (
    PASS_ACTION,
    Rules,
    amount_of,
    bidding,
    format_action,
    imagine,
    opening,
    view,
)
from cardhall.games.pedro.bidding import HOLDERS, PARTNER, PASS, STEPS
from cardhall.games.pedro.bot import choose
from cardhall.games.pedro.imagine import Imaginer
from tests.games.pedro_play import dealt, do

LLAA = Rules.preset("llaa")
STRONG = "AH KH QH JH TH 5H 5D 2C AC"
FAIR = "AH KH JH 7H 5D 2C 3C 4S 6S"
MIDDLING = "AH JH 7H 4H 3H 2C 3C 4S 6S"
WEAK = "2C 3D 4S 6C 7D 8S 9C 7H 6S"


def said(cards: str, before: str) -> str:
    """What D, the dealer, says with these cards after such calls."""
    hand = do(dealt({3: cards}), before)
    return format_action(choose(view(hand, 3), hand.legal_actions(), Random(1)))


@pytest.mark.parametrize(
    ("cards", "before", "call"),
    [
        (STRONG, "pass;pass;pass", "bid 7"),  # nobody is left to bid over it
        (STRONG, "bid 9;pass;pass", "bid 10"),
        (FAIR, "bid 7;pass;pass", "bid 8"),
        (MIDDLING, "bid 7;pass;pass", "bid 8"),
        (MIDDLING, "bid 9;pass;pass", "pass"),
        (WEAK, "bid 7;pass;pass", "pass"),
    ],
)
def test_it_bids_by_what_its_hand_promises_and_what_was_bid(
    cards: str, before: str, call: str
) -> None:
    assert said(cards, before) == call


def test_there_is_a_call_above_the_highest_bid_for_each_step_of_promise() -> None:
    for key, row in bidding.table()["calls"].items():
        place, holder, bid = key.split()
        assert holder in HOLDERS
        assert int(place) >= 2 or holder != PARTNER
        assert len(row.split()) == STEPS
        assert all(int(bid) < int(call) <= 14 for call in row.split() if call != PASS), key


def test_a_partner_is_overbid_on_more_than_an_opponent() -> None:
    for place in (2, 3):
        for bid in (7, 8):
            calls = [
                bidding.table()["calls"][f"{place} {holder} {bid}"].split()
                for holder in ("partner", "opponent")
            ]
            first = [next(at for at, call in enumerate(row) if call != PASS) for row in calls]
            assert first[0] > first[1]


def test_a_bid_by_the_table_draws_no_chance_and_a_weak_player_bids_by_play_outs() -> None:
    hand = opening(LLAA, 4, 5)
    seen, legal = view(hand, hand.turn), hand.legal_actions()
    assert len({choose(seen, legal, Random(seed)) for seed in range(8)}) == 1
    chance = Random(3)
    before = chance.getstate()
    player("pedro", "gentle")(seen, legal, chance)
    assert chance.getstate() != before


def test_other_house_rules_are_bid_by_play_outs() -> None:
    for changed in ({"least_bid": 5}, {"all_pass": "dealer-free"}, {"made": "bid"}):
        rules = LLAA.replace(**changed)
        assert not bidding.applies(rules)
        hand = opening(rules, 4, 5)
        action = choose(view(hand, hand.turn), hand.legal_actions(), Random(1))
        assert action in hand.legal_actions()
    assert bidding.applies(LLAA.replace(target=30))


def test_after_a_bid_the_ace_is_imagined_with_the_bidder_more_often() -> None:
    held = {True: 0, False: 0}
    for seed in range(40):
        hand = opening(LLAA, 4, seed)
        while hand.phase not in ("play", "over"):
            hand.apply(choose(view(hand, hand.turn), hand.legal_actions(), Random(seed)))
        me = (hand.bidder + 1) % 4
        seen = view(hand, me)
        imaginer = Imaginer(seen, LLAA)
        imaginer.weigh(bidding.factors(seen))
        for likely, made in (
            (True, partial(imaginer.likely_hand, tries=8)),
            (False, imaginer.hand),
        ):
            hands = [made(one) for one in range(20)]
            ace = 1 << 13 * hand.trump + 12
            held[likely] += sum(one.hand_of(hand.bidder) & ace > 0 for one in hands)
            assert all(one.hand_of(me) == hand.hand_of(me) for one in hands)
    assert held[True] > 1.2 * held[False] > 0


def test_a_likely_hand_is_the_same_for_a_seed_and_agrees_with_the_view() -> None:
    hand = do(opening(LLAA, 4, 2), "bid 7;pass;pass;pass;name hearts")
    seen = view(hand, hand.turn)
    imaginer = Imaginer(seen, LLAA)
    imaginer.weigh(bidding.factors(seen))
    once, again = (imaginer.likely_hand(9, 8) for _ in range(2))
    assert [once.hand_of(seat) for seat in range(4)] == [again.hand_of(seat) for seat in range(4)]
    assert view(once, hand.turn) == seen
    plain = Imaginer(seen, LLAA)  # nothing weighed: one try is a hand like any other
    assert plain.likely_hand(9, 1).hand_of(0) == imagine(seen, LLAA, 9).hand_of(0)


def test_the_command_sees_a_hand_as_the_bot_does() -> None:
    hand = opening(LLAA, 4, 8)
    lay = making.places_of(hand)
    for seat in range(4):
        place = (seat - hand.dealer - 1) % 4
        cards = card_list(hand.hand_of(seat))
        for suit in range(4):
            found = making.seen_by_one(lay[None], place, suit)[0]
            assert np.allclose(found, bidding.features(cards, suit, place))


def test_the_command_writes_a_table_that_bids(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "bidding.toml"
    monkeypatch.setattr(bidding, "FILE", out)
    asked = argparse.Namespace(auctions=400, rounds=2, told=2, out=out)
    try:
        bidding.table.cache_clear()
        making.learn([making.bid_alone(seed, seed % 4) for seed in range(6)], asked)
        hand = opening(LLAA, 4, 5)
        action = choose(view(hand, hand.turn), hand.legal_actions(), Random(1))
        assert action == PASS_ACTION or 7 <= amount_of(action) <= 14
    finally:
        bidding.table.cache_clear()
