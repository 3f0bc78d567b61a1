"""What holds in every hand and session of Rummy, under any house rules, played at random."""

from random import Random

import pytest

from cardhall.games.rummy import (
    Hand,
    Illegal,
    Rules,
    Session,
    format_action,
    imagine,
    matched,
    parse_action,
    value,
    view,
)
from cardhall.games.rummy.imagine import Imaginer
from tests.examples import dice, share
from tests.games.rummy_play import card_set
from tests.games.rummy_trace import some_hand

SEEDS = range(4)
HANDS = 12


def played(hand: Hand, rng: Random) -> list[int]:
    """Play to the end at random; what was done."""
    done = []
    while not hand.is_over:
        action = rng.choice(hand.legal_actions())
        hand.apply(action)
        done.append(action)
    return done


def state(hand: Hand) -> object:
    """All that can be seen of a hand from everywhere."""
    cards = [(hand.hand_of(s), hand.shown_of(s), hand.known_of(s)) for s in range(hand.seats)]
    views = [view(hand, s) for s in range(hand.seats)]
    return cards, views, hand.stock_order, hand.legal_actions(), hand.movements()


@pytest.mark.parametrize("seed", SEEDS)
def test_cards_are_conserved_and_melds_are_matched_at_every_step(seed: int) -> None:
    rng = dice("rummy", seed)
    for _ in range(share(HANDS)):
        hand = some_hand(rng)
        while not hand.is_over:
            hand.apply(rng.choice(hand.legal_actions()))
            piles = [hand.hand_of(s) for s in range(hand.seats)]
            piles += [*hand.melds, card_set(hand.stock_order), card_set(hand.discards)]
            together = 0
            for cards in piles:
                assert not together & cards
                together |= cards
            assert together == (1 << 52) - 1
            shown = [hand.shown_of(s) for s in range(hand.seats)]
            assert sum(shown) == sum(hand.melds)
            for number, meld in enumerate(hand.melds):
                assert matched(meld, hand.rules), number
            for seat in range(hand.seats):
                held = hand.hand_of(seat).bit_count()
                mid_turn = seat == hand.turn and hand.phase == "play"
                assert held == hand.right_of(seat) + mid_turn
                assert hand.known_of(seat) & ~hand.hand_of(seat) == 0
            assert hand.can_meet_duty() or hand.is_over
        result = hand.result()
        assert sum(result.shown) == value(sum(hand.melds))
        assert (result.winner is None) == (result.ending == "stock")


@pytest.mark.parametrize("seed", SEEDS)
def test_copies_are_independent(seed: int) -> None:
    rng = dice("rummy", seed)
    for _ in range(2):
        hand = some_hand(rng)
        while not hand.is_over:
            before = state(hand)
            copy = hand.copy()
            assert state(copy) == before
            for _ in range(4):
                if not copy.is_over:
                    copy.apply(rng.choice(copy.legal_actions()))
            assert state(hand) == before
            hand.apply(rng.choice(hand.legal_actions()))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_actions_from_the_same_deal_give_the_same_hand(seed: int) -> None:
    rng = dice("rummy", seed)
    for _ in range(share(HANDS)):
        hand = some_hand(rng)
        again = hand.copy()
        for action in played(hand, rng):
            again.apply(parse_action(format_action(action)))
        assert state(again) == state(hand)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_not_listed_is_refused_with_a_clause_and_changes_nothing(seed: int) -> None:
    rng = dice("rummy", seed)
    for _ in range(3):
        hand = some_hand(rng)
        seen: list[int] = [0, -1, 1 << 60, 1 << 70, (1 << 56) | (1 << 52), 9 << 56]
        while not hand.is_over:
            legal = hand.legal_actions()
            assert len(set(legal)) == len(legal)
            before = state(hand)
            for tried in [*seen, *rng.sample(seen, 6)]:
                refusal = hand.why_not(tried)
                assert (refusal is None) == (tried in legal)
                if refusal is None:
                    continue
                assert refusal.reason
                assert refusal.text
                assert refusal.clause.startswith(("LLAA-RUMMY-", "OP-RUMMY-", "OP-X-"))
                with pytest.raises(Illegal):
                    hand.apply(tried)
            assert state(hand) == before
            seen += rng.sample(legal, min(3, len(legal)))
            seen = seen[:6] + seen[6:][-60:]
            hand.apply(rng.choice(legal))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_tells_nothing_that_dealing_the_unseen_cards_anew_would_change(seed: int) -> None:
    """An imagined hand differs only in what the seat may not see, and its turn can end."""
    rng, hands = dice("rummy", seed), share(HANDS)
    other = 0
    for _ in range(hands):
        hand = some_hand(rng)
        while not hand.is_over:
            seat = rng.choice([None, *range(hand.seats)])
            seen = view(hand, seat)
            guess = Imaginer(seen, hand.rules).hand(rng.getrandbits(64))
            assert view(guess, seat) == seen
            assert repr(view(guess, seat)) == repr(seen)
            assert guess.can_meet_duty()
            other += any(guess.hand_of(s) != hand.hand_of(s) for s in range(hand.seats))
            if seat != hand.turn:
                assert seen.legal == ()
            for _ in range(rng.randint(1, 12)):
                if not hand.is_over:
                    hand.apply(rng.choice(hand.legal_actions()))
    assert other > 3 * hands


def test_the_words_for_a_view_name_no_hidden_card() -> None:
    hand = Hand(Rules.preset("llaa"), 0, 4)
    hand.deal(list(reversed(range(52))))
    shown = repr(view(hand, 1))
    for name in ("hand=", "drawn=", "legal="):
        assert f" {name}" not in shown


def test_imagined_hands_differ_from_the_dealt_one_and_from_each_other() -> None:
    rng = Random(5)
    hand = Hand(Rules.preset("llaa"), 0, 4)
    hand.deal(rng.sample(range(52), 52))
    seen = view(hand, 1)
    assert len({imagine(seen, hand.rules, seed).hand_of(2) for seed in range(50)}) > 40
    assert imagine(seen, hand.rules, 7).hand_of(3) == imagine(seen, hand.rules, 7).hand_of(3)
    played(hand, rng)
    with pytest.raises(ValueError, match="imagine"):
        imagine(view(hand, 1), hand.rules, 1)


def test_hands_are_shown_when_they_are_counted() -> None:
    rng = Random(3)
    hand = some_hand(rng)
    assert view(hand, None).held == ()
    played(hand, rng)
    seen = view(hand, None)
    assert [card_set(cards) for cards in seen.held] == [hand.hand_of(s) for s in range(hand.seats)]


@pytest.mark.parametrize("seed", SEEDS)
def test_random_play_ends_by_the_rules_alone(seed: int) -> None:
    for seats in range(2, 7):
        hand = Hand(Rules.preset("llaa"), 0, seats)
        actions, _ = hand.playout(40, seed)
        assert hand.is_over
        assert 40 * 10 < actions < 40 * 1000


@pytest.mark.parametrize("seed", SEEDS)
def test_sessions_keep_their_chips_and_their_sheet(seed: int) -> None:
    rng = dice("rummy", seed)
    rules = Rules.preset("llaa").replace(bank=rng.choice([1, 50]))
    session = Session(rules, rng.randint(2, 6))
    session.cut_for_deal(rng.sample(range(52), 52))
    for _ in range(20):
        hand = session.start_hand(rng.sample(range(52), 52))
        played(hand, rng)
        before = session.scores
        session.finish(hand)
        session = Session.from_data(session.to_data())
        moved = zip(before, hand.result().scores, strict=True)
        assert session.scores == [was + score for was, score in moved]
        assert session.bank + sum(session.chips) == rules.bank * session.lots
        assert session.bank >= 0
