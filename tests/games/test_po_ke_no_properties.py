"""What holds in every game of Po-Ke-No, under any house rules, played at random."""

from random import Random

import pytest

from cardhall.games.po_ke_no import (
    Hand,
    Illegal,
    format_action,
    imagine,
    out_action,
    parse_action,
    view,
)
from tests.examples import dice, share
from tests.games.po_ke_no_trace import choice, some_hand

SEEDS = range(4)
GAMES = 40


def state(hand: Hand) -> object:
    return [view(hand, s) for s in range(hand.seats)], hand.legal_actions(), hand.movements()


@pytest.mark.parametrize("seed", SEEDS)
def test_copies_and_replays_are_the_same_game_and_independent(seed: int) -> None:
    rng = dice("po_ke_no", seed)
    for _ in range(share(GAMES)):
        hand = some_hand(rng)
        again = hand.copy()
        while not hand.is_over:
            before = state(hand)
            copy = hand.copy()
            copy.apply(rng.choice(copy.legal_actions()))
            assert state(hand) == before
            action = choice(rng, hand)
            hand.apply(action)
            again.apply(parse_action(format_action(action)))
        assert state(again) == state(hand)


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_is_not_listed_is_refused_with_a_reason_and_changes_nothing(seed: int) -> None:
    rng = dice("po_ke_no", seed)
    for _ in range(share(GAMES)):
        hand = some_hand(rng)
        while not hand.is_over:
            legal, before = hand.legal_actions(), state(hand)
            for _ in range(4):
                tried = rng.randint(0, 4) << 56 | rng.randint(0, 15) << 52 | rng.choice([0, 0, 1])
                if tried in legal:
                    continue
                refusal = hand.why_not(tried)
                assert refusal is not None
                assert refusal.clause.startswith(("LLAA-POKENO-", "OP-POKENO-"))
                with pytest.raises(Illegal):
                    hand.apply(tried)
            assert state(hand) == before
            hand.apply(choice(rng, hand))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_tells_nothing_about_cards_not_called(seed: int) -> None:
    rng, differ, games = dice("po_ke_no", seed), 0, share(GAMES)
    for _ in range(games):
        hand = some_hand(rng)
        while not hand.is_over:
            seat = rng.choice([None, *range(hand.seats)])
            guess = imagine(view(hand, seat), hand.rules, rng.getrandbits(64))
            assert repr(view(guess, seat)) == repr(view(hand, seat))
            if hand.phase == "call" and hand.calls < 50:
                one, two = hand.copy(), guess
                one.apply(1 << 56)
                two.apply(1 << 56)
                differ += one.called != two.called
            hand.apply(choice(rng, hand))
    assert differ > 2 * games


def test_attentive_players_share_all_games_among_them() -> None:
    hand = some_hand(Random(2))
    won, even = hand.playout(2_000, 1)
    assert sum(won) + even == 2_000
    assert hand.playout(2_000, 1) == (won, even)
    assert all(won[seat] == 0 for seat in range(hand.seats) if seat not in hand.playing)
    assert hand.why_not(out_action(0)) is not None
