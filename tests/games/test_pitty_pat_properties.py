"""What holds in every game and session of Pitty-Pat, under any house rules, played at random."""

from random import Random

import pytest

from cardhall.games.pitty_pat import (
    Hand,
    Illegal,
    Rules,
    Session,
    format_action,
    imagine,
    parse_action,
    view,
)
from cardhall.games.pitty_pat.imagine import Imaginer
from tests.examples import dice, share
from tests.games.pitty_pat_trace import some_hand

SEEDS = range(4)
GAMES = 40
OFFERS_AT_MOST = 128


def played(hand: Hand, rng: Random) -> list[int]:
    """Play to the end at random; what was done."""
    done = []
    while not hand.is_over:
        action = rng.choice(hand.legal_actions())
        hand.apply(action)
        done.append(action)
        assert len(hand.history) <= OFFERS_AT_MOST
    return done


def state(hand: Hand) -> object:
    """All that can be seen of a game from everywhere."""
    cards = [(hand.singles_of(s), hand.pairs_of(s), hand.open_of(s)) for s in range(hand.seats)]
    views = [view(hand, s) for s in range(hand.seats)]
    return cards, views, hand.legal_actions(), hand.movements()


@pytest.mark.parametrize("seed", SEEDS)
def test_cards_are_conserved_and_pairs_are_pairs_at_every_step(seed: int) -> None:
    rng = dice("pitty_pat", seed)
    for _ in range(share(GAMES)):
        hand = some_hand(rng)
        while True:
            piles = [hand.singles_of(s) for s in range(hand.seats)]
            piles += [hand.pairs_of(s) for s in range(hand.seats)]
            piles += [hand.discards, 1 << hand.upcard if hand.upcard >= 0 else 0]
            together = 0
            for cards in piles:
                assert not together & cards
                together |= cards
            assert together.bit_count() + hand.stock == 52
            for seat in range(hand.seats):
                ranks = [c % 13 for c in range(52) if hand.pairs_of(seat) >> c & 1]
                assert all(ranks.count(rank) in (2, 4) for rank in ranks)
                assert hand.open_of(seat) & ~hand.pairs_of(seat) == 0
            if hand.is_over:
                break
            hand.apply(rng.choice(hand.legal_actions()))


@pytest.mark.parametrize("seed", SEEDS)
def test_copies_are_independent(seed: int) -> None:
    rng = dice("pitty_pat", seed)
    for _ in range(share(GAMES // 8)):
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
def test_the_same_actions_from_the_same_deal_give_the_same_game(seed: int) -> None:
    rng = dice("pitty_pat", seed)
    for _ in range(share(GAMES)):
        hand = some_hand(rng)
        again = hand.copy()
        for action in played(hand, rng):
            again.apply(parse_action(format_action(action)))
        assert state(again) == state(hand)


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_is_not_listed_is_refused_with_a_reason_and_changes_nothing(seed: int) -> None:
    rng = dice("pitty_pat", seed)
    for _ in range(share(GAMES // 4)):
        hand = some_hand(rng)
        while not hand.is_over:
            legal = hand.legal_actions()
            assert legal
            assert all(hand.why_not(action) is None for action in legal)
            before = state(hand)
            for _ in range(3):
                cards = rng.choice([0, 1 << rng.randrange(52), rng.getrandbits(52)])
                tried = rng.randint(0, 5) << 56 | cards
                if tried in legal:
                    continue
                refusal = hand.why_not(tried)
                assert refusal is not None
                assert refusal.reason
                assert refusal.text
                assert refusal.clause.startswith(("LLAA-PITTY-", "OP-PITTY-"))
                with pytest.raises(Illegal):
                    hand.apply(tried)
            assert state(hand) == before
            hand.apply(rng.choice(legal))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_tells_nothing_that_dealing_the_unseen_cards_anew_would_change(seed: int) -> None:
    """An imagined game differs only in what the seat may not see, and its past was lawful."""
    rng, games = dice("pitty_pat", seed), share(GAMES)
    looks = other = 0
    for _ in range(games):
        hand = some_hand(rng)
        while hand.is_over:  # a pat hand may win at once
            hand = some_hand(rng)
        while not hand.is_over:
            seat = rng.choice([None, *range(hand.seats)])
            seen = view(hand, seat)
            imaginer = Imaginer(seen, hand.rules)
            assert imaginer.agrees(hand)
            guess = imaginer.hand(rng.getrandbits(64))
            assert imaginer.agrees(guess)
            assert view(guess, seat) == seen
            assert repr(view(guess, seat)) == repr(seen)
            looks += 1
            other += any(guess.hand_of(s) != hand.hand_of(s) for s in range(hand.seats))
            if seat != hand.turn:
                assert seen.legal == ()
            hand.apply(rng.choice(hand.legal_actions()))
    assert other > looks // 2


@pytest.mark.parametrize("seed", SEEDS)
def test_refusals_of_others_claims_tell_nothing_about_hidden_cards(seed: int) -> None:
    rng = dice("pitty_pat", seed)
    for _ in range(share(GAMES // 2)):
        hand = some_hand(rng)
        while not hand.is_over:
            seat = rng.randrange(hand.seats)
            guess = imagine(view(hand, seat), hand.rules, rng.getrandbits(64))
            assert guess.why_no_claim(seat) == hand.why_no_claim(seat)
            hand.apply(rng.choice(hand.legal_actions()))


def test_the_end_shows_the_winners_cards_and_nobody_elses() -> None:
    rng = Random(3)
    for _ in range(100):
        hand = some_hand(rng)
        played(hand, rng)
        seen = view(hand, None)
        assert seen.singles == seen.pairs == ()
        for seat in range(hand.seats):
            shown = sum(1 << card for card in seen.open[seat])
            assert shown == hand.open_of(seat)
            if seat == hand.result().winner:
                assert shown == hand.pairs_of(seat)


def test_imagined_games_differ_from_the_dealt_one_and_from_each_other() -> None:
    rng = Random(5)
    hand = Hand(Rules.preset("llaa"), 0, 5)
    hand.deal(rng.sample(range(52), 52))
    seen = view(hand, 1)
    assert len({imagine(seen, hand.rules, seed).hand_of(2) for seed in range(50)}) > 40
    assert imagine(seen, hand.rules, 7).hand_of(3) == imagine(seen, hand.rules, 7).hand_of(3)


def test_the_words_for_a_view_name_no_hidden_card() -> None:
    hand = Hand(Rules.preset("llaa"), 0, 5)
    hand.deal(list(reversed(range(52))))
    shown = repr(view(hand, 1))
    for name in ("singles=", "pairs=", "legal="):
        assert name not in shown.replace("dead='pairs'", "")


@pytest.mark.parametrize("seed", SEEDS)
def test_sessions_keep_their_chips(seed: int) -> None:
    rng = dice("pitty_pat", seed)
    rules = Rules.preset("llaa").replace(bank=rng.choice([3, 50]))
    session = Session(rules, rng.randint(2, 6))
    session.draw_for_deal(rng.sample(range(52), 52))
    for _ in range(60):
        hand = session.start_hand(rng.sample(range(52), 52), rng.sample(range(52), 52))
        played(hand, rng)
        session.finish(hand)
        session = Session.from_data(session.to_data())
        assert session.bank + sum(session.chips) == rules.bank * session.lots
        assert session.bank >= 0
