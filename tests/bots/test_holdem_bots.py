"""Hold'em bots: what they are given, that a seed repeats them, and that the searcher wins."""

import time
from functools import partial
from random import Random

import pytest

from cardhall.bots.arena import contest
from cardhall.bots.skills import player
from cardhall.games.holdem import (
    MUCK,
    Rules,
    amount_of,
    format_action,
    imagine,
    opening,
    raise_to,
    verb_of,
    view,
)
from cardhall.games.holdem.bot import (
    BOTS,
    Bot,
    call_bot,
    choose,
    fold_bot,
    gains,
    random_bot,
    sizes,
)
from tests.examples import share
from tests.games.holdem_play import KOFC, LIMIT, G, S, U, checks, dealt, do
from tests.games.holdem_trace import some_action, some_hand
from tests.yardstick import slower

FEW = partial(choose, playouts=300)


@pytest.mark.parametrize("bot", [partial(choose, playouts=20), random_bot, call_bot, fold_bot])
def test_a_bot_always_does_something_legal(bot: Bot) -> None:
    for seed in range(25):
        rng = Random(seed)
        hand = some_hand(rng)
        while not hand.is_over:
            legal = hand.legal_actions()
            action = bot(view(hand, hand.turn), legal, rng)
            assert hand.why_not(action) is None
            hand.apply(action)
        assert sum(gains(hand)) == hand.carried


def test_a_choice_is_repeated_by_its_seed_and_blind_to_what_is_hidden() -> None:
    chosen = 0
    for seed in range(20):
        rng = Random(seed)
        hand = some_hand(rng)
        while not hand.is_over:
            legal = hand.legal_actions()
            if len(legal) > 1:
                other = imagine(view(hand, hand.turn), hand.rules, seed)
                mine = choose(view(hand, hand.turn), legal, Random(1), 40)
                assert choose(view(hand, hand.turn), legal, Random(1), 40) == mine
                again = choose(view(other, hand.turn), other.legal_actions(), Random(1), 40)
                assert again == mine
                chosen += 1
            hand.apply(some_action(hand, rng))
    assert chosen > 100


def chosen(hand, seed: int = 1) -> str:  # type: ignore[no-untyped-def]
    return format_action(choose(view(hand, hand.turn), hand.legal_actions(), Random(seed)))


def test_it_raises_with_aces_and_folds_the_worst_to_a_raise() -> None:
    aces = dealt(hands={U: "AS AD"})
    assert all(chosen(aces, seed).startswith("raise") for seed in range(5))
    worst = do(dealt(hands={G: "7C 2D"}), "U raise 600;V call;B fold;S fold")
    assert all(chosen(worst, seed) == "fold" for seed in range(5))


def test_it_never_folds_the_nuts_nor_calls_all_in_with_nothing() -> None:
    hand = dealt(hands={S: "AH QH", G: "7C 2D"}, board="KH JH TH 3C 4S")
    do(hand, "U fold;V fold;B fold;S call;G check")
    checks(checks(hand))
    facing = do(hand.copy(), "S bet 9900")
    assert chosen(facing) == "fold"
    facing = do(hand, "S check;G bet 500")
    assert chosen(facing).startswith(("raise", "call"))


def test_at_the_showdown_it_mucks_only_what_is_beaten() -> None:
    hand = dealt(hands={S: "AH AD", G: "KC QD", U: "7C 2D"}, board="AS KH 9D 4S 3C")
    do(hand, "U call;V fold;B fold;S call;G check")
    checks(checks(checks(hand)))
    assert hand.turn == S
    assert chosen(hand) == "show"
    do(hand, "S show")
    assert MUCK in hand.legal_actions()
    assert chosen(hand) == "muck"


DEEP = KOFC.replace(start_stack=100 * KOFC.big_blind)
DEEPER = KOFC.replace(start_stack=200 * KOFC.big_blind)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["waits", "jams"])
def test_who_waits_and_bets_huge_does_not_win_by_it(name: str) -> None:
    """No more than 100 thousandths of a big blind a hand, beyond chance; a share of the hands tells
    only that it is not for sure."""
    hands = share(800)
    score = contest("holdem", DEEP, choose, BOTS[name], hands, seats=2)
    assert score.high > 0
    assert hands < 800 or score.net / score.hands > -0.1 * DEEP.big_blind, score


@pytest.mark.slow
def test_who_calls_everything_loses() -> None:
    score = contest("holdem", DEEP, choose, call_bot, share(600, 200), seats=2)
    assert score.low > 0, score


@pytest.mark.slow
def test_six_with_200_blinds_play_few_hands_and_hardly_ever_for_all_of_it() -> None:
    hands, seats = share(300, 60), 6
    played = raised = staked = 0
    for seed in range(hands):
        hand, rng = opening(DEEPER, seats, seed), Random(seed)
        ways: dict[int, set[str]] = {seat: set() for seat in range(seats)}
        most = 0
        while not hand.is_over:
            seen, seat = view(hand, hand.turn), hand.turn
            action = choose(seen, hand.legal_actions(), rng)
            verb = verb_of(action)
            if seen.phase == "preflop":
                ways[seat].add(verb)
            if verb in ("bet", "raise"):
                most = max(most, amount_of(action))
            hand.apply(action)
        played += sum(bool(way & {"call", "raise"}) for way in ways.values())
        raised += sum("raise" in way for way in ways.values())
        staked += 10 * most >= 9 * DEEPER.start_stack
    assert 0.15 <= played / hands / seats <= 0.35
    assert 0.08 <= raised / hands / seats <= 0.25
    assert staked / hands <= 0.02


@pytest.mark.parametrize(
    ("lines", "sizes_"),
    [
        ("", {"raise 200", "raise 300"}),
        ("U call", {"raise 300", "raise 400"}),
        ("U raise 300", {"raise 900"}),
        ("U raise 3000", {"raise 10000"}),
    ],
)
def test_it_thinks_of_the_raises_that_people_make(lines: str, sizes_: set[str]) -> None:
    hand = do(dealt(), lines) if lines else dealt()
    offered = sizes(view(hand, hand.turn), hand.legal_actions())
    assert {format_action(one) for one in offered if verb_of(one) == "raise"} == sizes_
    assert all(hand.why_not(one) is None for one in offered)


@pytest.mark.alone
def test_it_thinks_within_50_ms() -> None:
    spent = []
    for seed in range(10):
        rng = Random(seed)
        hand = some_hand(rng)
        while not hand.is_over:
            seen, legal = view(hand, hand.turn), hand.legal_actions()
            if len(legal) > 1:
                begun = time.process_time()
                choose(seen, legal, Random(seed))
                spent.append(time.process_time() - begun)
            hand.apply(some_action(hand, rng))
    assert sorted(spent)[len(spent) * 99 // 100] / slower() < 0.05


@pytest.mark.sampled(1)
@pytest.mark.parametrize("rules", [LIMIT, Rules.preset("cash-pot-limit"), KOFC])
def test_it_wins_against_five_who_act_at_random(rules: Rules) -> None:
    # no-limit random players move all-in at every other turn: that takes most hands to tell
    hands = 4_000 if rules.structure == "no-limit" else share(600, 200)
    playouts = 60 if rules.structure == "no-limit" else 150
    score = contest("holdem", rules, partial(choose, playouts=playouts), random_bot, hands, seats=6)
    assert score.low > 0, score


@pytest.mark.sampled(1)
@pytest.mark.parametrize("other", ["call", "fold"])
def test_it_wins_against_those_who_always_call_or_never(other: str) -> None:
    score = contest("holdem", LIMIT, FEW, BOTS[other], share(600, 200), seats=6)
    assert score.low > 0, score


def test_a_lower_level_does_not_know_the_table_of_all_in_or_fold() -> None:
    """With ten big blinds and two aces the table goes all-in, every time."""
    rules = KOFC.replace(start_stack=10 * KOFC.big_blind)
    aces = sum(1 << 13 * suit + 12 for suit in range(4))
    hands = (opening(rules, 2, seed) for seed in range(2_000))
    hand = next(one for one in hands if (one.hole_of(one.turn) & aces).bit_count() == 2)
    seen, legal = view(hand, hand.turn), hand.legal_actions()
    all_in = raise_to(seen.bounds[1])
    assert {choose(seen, legal, Random(seed)) for seed in range(12)} == {all_in}
    gentle = player("holdem", "gentle")
    assert {gentle(seen, legal, Random(seed)) for seed in range(12)} != {all_in}


def test_who_believes_less_of_a_bet_goes_on_against_it_with_more_hands() -> None:
    goes_on = {100: 0, 15: 0, 0: 0}
    for seed in range(60):
        hand = opening(KOFC, 2, seed)
        hand.apply(raise_to(3_000))
        seen, legal = view(hand, hand.turn), hand.legal_actions()
        for belief in goes_on:
            goes_on[belief] += (
                format_action(choose(seen, legal, Random(seed), 300, belief)) != "fold"
            )
    assert goes_on[100] + 3 < goes_on[15] < goes_on[0]
