"""What holds in every hand of Pedro, under any house rules, played at random."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardhall.cards.notation import format_card, parse_card
from cardhall.games.pedro import (
    SIDES,
    Hand,
    Illegal,
    Rules,
    format_action,
    imagine,
    parse_action,
    play_action,
    view,
)
from cardhall.games.pedro.imagine import Imaginer
from tests.examples import dice, share
from tests.games.pedro_play import P1, C, D, deck_with, stated

SEEDS = range(4)
HANDS = 60
STEPS_AT_MOST = 4 + 1 + 3 + 1 + 24


def some_rules(rng: Random) -> Rules:
    options: dict[str, Any] = {n: rng.choice(choices) for n, choices in Rules.choices().items()}
    return Rules(**options, cutthroat=rng.random() < 0.2, least_bid=rng.randint(5, 8))


SHORT = {0: "2C 3C 4C 6C 7C 8C 9C TC JC", 1: "QH QC KC AC 5C 2S 3S 4S 5S",
         2: "6S 7S 8S 9S TS JS QS KS AS", 3: "AH KH JH TH 9H 8H 7H 6H 5H"}  # fmt: skip


def some_hand(rng: Random) -> Hand:
    hand = Hand(some_rules(rng), rng.randrange(4))
    deck = rng.sample(range(52), 52)
    if rng.random() < 0.1:  # a stock that fails, should the dealer name hearts
        hand = Hand(hand.rules, D)
        deck = deck_with(D, SHORT)
    hand.deal(deck, rng.sample(range(52), 52))
    return hand


def some_action(rng: Random, hand: Hand) -> int:
    """Any, but hearts more often, and low bids."""
    actions = hand.legal_actions()
    if hand.phase == "name" and rng.random() < 0.5:
        return actions[2]
    if hand.phase == "bid" and rng.random() < 0.5:
        return actions[0]
    return rng.choice(actions)


def played(hand: Hand, rng: Random) -> list[int]:
    """Play to the end at random; what was done."""
    done = []
    while not hand.is_over:
        done.append(some_action(rng, hand))
        hand.apply(done[-1])
        assert len(done) <= STEPS_AT_MOST
    return done


def state(hand: Hand) -> object:
    """All that can be seen of a hand from everywhere."""
    hands = [(hand.hand_of(s), hand.discards_of(s), hand.put_down_by(s)) for s in range(4)]
    return hands, hand.pack, [view(hand, s) for s in range(4)], hand.movements()


def dead(hand: Hand) -> int:
    """The points of the trumps that were shown and are out of play."""
    worth = {12: 1, 9: 1, 8: 1, 0: 1, 3: 5}
    cards = [c for seat in range(4) for c in range(52) if hand.shown_by(seat) >> c & 1]
    return sum(worth.get(card % 13, 0) for card in cards)


@pytest.mark.parametrize("seed", SEEDS)
def test_fourteen_points_are_made_less_those_shown_and_they_account_for_the_scores(
    seed: int,
) -> None:
    rng = Random(seed)
    for _ in range(share(4 * HANDS)):
        hand = some_hand(rng)
        played(hand, rng)
        result = hand.result()
        if result.ending == "played":
            assert sum(result.points) == 14 - dead(hand)
            assert sum(result.tricks) == 6
        moved = [0, 0]
        for movement in hand.movements():
            assert movement.amount
            assert movement.clause.startswith(("LLAA-PEDRO-", "OP-PEDRO-"))
            moved[SIDES.index(movement.to)] += movement.amount
        assert tuple(moved) == result.change


@pytest.mark.parametrize("seed", SEEDS)
def test_cards_are_conserved_at_every_step(seed: int) -> None:
    rng = dice("pedro", seed)
    for _ in range(share(HANDS)):
        hand = some_hand(rng)
        while True:
            places = [hand.hand_of(s) for s in range(4)] + [hand.put_down_by(s) for s in range(4)]
            places += [1 << c for trick in (*hand.history, hand.trick) for _, c in trick]
            places += [hand.claimed, hand.pack]
            together = 0
            for cards in places:
                assert not together & cards
                together |= cards
            thrown = 0
            for seat in range(4):
                thrown |= hand.discards_of(seat)
            stock = hand.stock - hand.pack.bit_count()
            assert (together | thrown).bit_count() + stock == 52
            # only cards that were dealt again are both thrown and somewhere else
            assert (together & thrown).bit_count() <= hand.recycled
            if hand.is_over:
                break
            hand.apply(some_action(rng, hand))


@pytest.mark.parametrize("seed", SEEDS)
def test_copies_are_independent_and_replays_equal(seed: int) -> None:
    rng = dice("pedro", seed)
    for _ in range(share(HANDS // 3)):
        hand = some_hand(rng)
        again = hand.copy()
        done = []
        while not hand.is_over:
            before = state(hand)
            copy = hand.copy()
            assert state(copy) == before
            played(copy, rng)
            assert state(hand) == before
            done.append(some_action(rng, hand))
            hand.apply(done[-1])
        for action in done:
            again.apply(parse_action(format_action(action)))
        assert state(again) == state(hand)


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_is_not_listed_is_refused_with_a_reason_and_changes_nothing(seed: int) -> None:
    rng = dice("pedro", seed)
    for _ in range(share(HANDS // 3)):
        hand = some_hand(rng)
        while not hand.is_over:
            legal = hand.legal_actions()
            assert legal
            assert all(hand.why_not(action) is None for action in legal)
            before = state(hand)
            for _ in range(8):
                tried = rng.randint(0, 7) << 56 | rng.getrandbits(52) & rng.getrandbits(52)
                if rng.random() < 0.5:
                    tried = rng.randint(1, 6) << 56 | rng.choice([rng.randrange(17), 1 << 40])
                if rng.random() < 0.3:
                    tried = play_action(1 << rng.randrange(52))
                if tried in legal:
                    continue
                refusal = hand.why_not(tried)
                assert refusal is not None
                assert refusal.reason
                assert refusal.text
                assert refusal.clause.startswith(("LLAA-PEDRO-", "OP-"))
                with pytest.raises(Illegal):
                    hand.apply(tried)
            assert state(hand) == before
            hand.apply(some_action(rng, hand))


@pytest.mark.parametrize("share", range(2))
def test_what_a_seat_may_not_see_changes_nothing_that_it_is_told(share: int) -> None:
    """2,000 states: the unseen cards dealt anew give the same view and the same refusals, to a
    seat and to somebody watching."""
    rng = Random(share)
    met = changed = noticed = 0
    while met < 1_000:
        hand = some_hand(rng)
        while not hand.is_over:
            if rng.random() < 0.5:
                seat = rng.choice([None, 0, 1, 2, 3])
                seen = view(hand, seat)
                other = imagine(seen, hand.rules, rng.getrandbits(64))
                met += 1
                assert view(other, seat) == seen
                hidden = [s for s in range(4) if s != seat]
                changed += any(hand.hand_of(s) != other.hand_of(s) for s in hidden)
                if seat == hand.turn:
                    for _ in range(4):
                        tried = rng.randint(1, 6) << 56 | 1 << rng.randrange(52)
                        assert hand.why_not(tried) == other.why_not(tried)
                else:
                    assert seen.legal == ()
                    noticed += len(hand.legal_actions()) != len(other.legal_actions())
                if seat != hand.dealer:
                    assert seen.pack == ()
            hand.apply(some_action(rng, hand))
    assert changed > met * 0.8
    assert noticed > met * 0.1  # a count of another seat's legal actions would betray it


@pytest.mark.parametrize("seed", SEEDS)
def test_an_imagined_hand_can_be_played_out(seed: int) -> None:
    rng = dice("pedro", seed)
    for _ in range(share(HANDS // 2)):
        hand = some_hand(rng)
        while not hand.is_over:
            if rng.random() < 0.15:
                guess = imagine(view(hand, rng.choice([None, 0, 1, 2, 3])), hand.rules, 5)
                played(guess, rng)
                if guess.result().ending == "played":
                    assert sum(guess.points) == 14 - dead(guess)
            hand.apply(some_action(rng, hand))


def test_a_stated_position_can_be_imagined() -> None:
    hands = P1 | {C: "JH TH 5H AS 3C"}
    hand = stated(hands, bidder=C, trick=[(C, parse_card("AH"))])
    for seat in (None, 0, 1, 2, 3):
        seen = view(hand, seat)
        guesses = [imagine(seen, hand.rules, seed) for seed in range(20)]
        assert all(view(guess, seat) == seen for guess in guesses)
        assert len({guess.hand_of(1 if seat != 1 else 0) for guess in guesses}) > 10
        for guess in guesses:
            played(guess, Random(1))


def test_the_example_of_the_docs_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs/games/pedro.md").read_text("utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.S)
    assert blocks
    for block in blocks:
        exec(block, {"deck": list(range(52)), "choose": lambda seen, legal: legal[-1]})
    assert "LLAA-PEDRO-" in capsys.readouterr().out


def test_imagined_hands_differ_and_a_seed_repeats_them() -> None:
    hand = Hand(Rules(), 0)
    hand.deal(Random(5).sample(range(52), 52))
    imaginer = Imaginer(view(hand, 1), hand.rules)
    assert len({imaginer.hand(seed).hand_of(2) for seed in range(50)}) > 45
    assert imaginer.hand(7).hand_of(3) == imaginer.hand(7).hand_of(3)


def test_the_words_for_a_view_or_a_hand_name_no_hidden_card() -> None:
    hand = Hand(Rules(), 0)
    hand.deal(list(reversed(range(52))))
    shown = repr(view(hand, 1))
    for name in ("hand=", "legal=", "threw=", "put_down=", "pack="):
        assert name not in shown
    assert not any(format_card(card) in repr(hand) for card in range(52))


def test_bad_words_get_an_error_that_names_the_cure() -> None:
    for text in ("", "bid", "bid -1", "bid 1000", "bid x", "name", "name cups", "play", "rob",
                 "play XX", "throw 2C 2C", "fold", "pass 3", "bid ²"):  # fmt: skip
        with pytest.raises(ValueError):
            parse_action(text)
    for text in ("bid 9", "pass", "name hearts", "throw", "throw KC QC", "play 5D",
                 "rob AH KC QC 5D 3C 2C"):  # fmt: skip
        assert parse_action(format_action(parse_action(text))) == parse_action(text)
