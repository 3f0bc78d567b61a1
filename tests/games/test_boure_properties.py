"""What holds in every hand and session of Bouré, under any house rules, played at random."""

from random import Random
from typing import Any

import pytest

from cardhall.games.boure import (
    Hand,
    Illegal,
    Rules,
    RulesError,
    Session,
    format_action,
    imagine,
    parse_action,
    view,
)
from cardhall.games.boure.imagine import Imaginer
from tests.examples import dice, share

SEEDS = range(12)
HANDS = 100
STEPS_AT_MOST = 10 + 10 + 50


def some_rules(rng: Random) -> Rules:
    """A preset with every option drawn anew, half of the time."""
    rules = Rules.preset(rng.choice(["llaa", "rap"]))
    if rng.random() < 0.5:
        return rules
    options: dict[str, object] = {
        name: rng.choice(choices) for name, choices in Rules.choices().items() if name != "book"
    }
    flags = ("in_or_out", "ace_up_dealer_stays", "forced_leads", "gap_force", "last_trumps_force")
    options |= {name: rng.random() < 0.5 for name in (*flags, "payer_antes")}
    options["stay_chip"] = rng.choice([0, 1])
    options["pot_limit"] = rng.choice(["none", "10 antes", 7 * rules.ante])
    return rules.replace(**options)


def some_hand(rng: Random) -> Hand:
    rules = some_rules(rng)
    seats = rng.randint(2, rules.max_seats)
    stacks = [rng.choice([1, 2, 12, 100]) * rules.ante for _ in range(seats)]
    hand = Hand(rules, rng.randrange(seats), stacks, rng.randrange(40) * rules.ante)
    hand.deal(rng.sample(range(52), 52), rng.sample(range(52), 52))
    return hand


def played(hand: Hand, rng: Random) -> list[int]:
    """Play to the end at random; what was done."""
    done = []
    while not hand.is_over:
        action = rng.choice(hand.legal_actions())
        hand.apply(action)
        done.append(action)
        assert len(done) <= STEPS_AT_MOST
    return done


def state(hand: Hand) -> object:
    """All that can be seen of a hand from everywhere."""
    hands = [(hand.hand_of(s), hand.discards_of(s)) for s in range(hand.seats)]
    return hands, [view(hand, s) for s in range(hand.seats)], hand.legal_actions(), hand.movements()


@pytest.mark.parametrize("seed", SEEDS)
def test_chips_are_conserved_at_every_step(seed: int) -> None:
    rng = dice("boure", seed)
    for _ in range(share(HANDS)):
        hand = some_hand(rng)
        total = sum(hand.stacks) + hand.pot
        while not hand.is_over:
            hand.apply(rng.choice(hand.legal_actions()))
            assert sum(hand.stacks) + hand.pot == total
            assert min(hand.stacks) >= 0
            if rng.random() < 0.1 and hand.phase == "play":
                hand.mark_renege(rng.choice(hand.staying))
        result = hand.result()
        assert sum(result.stacks) + result.next_pot == total
        assert min(result.stacks) >= 0


@pytest.mark.parametrize("seed", SEEDS)
def test_movements_account_for_every_chip_and_name_a_clause(seed: int) -> None:
    rng = dice("boure", seed)
    for _ in range(share(HANDS)):
        hand = some_hand(rng)
        books: dict[int | str, int] = {**dict(enumerate(hand.stacks))}
        antes = [movement for movement in hand.movements() if movement.to == "pot"]
        for movement in antes:
            assert movement.seat is not None
            books[movement.seat] += movement.amount
        before = hand.pot - sum(movement.amount for movement in antes)
        books |= {"pot": before, "next-pot": 0}
        played(hand, rng)
        for movement in hand.movements():
            assert movement.amount > 0
            assert movement.clause.startswith(("LLAA-BOURE-", "RAP-", "OP-"))
            books["pot" if movement.seat is None else movement.seat] -= movement.amount
            books[movement.to] += movement.amount
        result = hand.result()
        assert books.pop("pot") == 0
        assert books.pop("next-pot") == result.next_pot
        assert tuple(books.values()) == result.stacks


@pytest.mark.parametrize("seed", SEEDS)
def test_cards_are_conserved_at_every_step(seed: int) -> None:
    rng = dice("boure", seed)
    for _ in range(share(HANDS)):
        hand = some_hand(rng)
        while not hand.is_over:
            held = [hand.hand_of(seat) for seat in range(hand.seats)]
            assert sum(cards.bit_count() for cards in held) + sum(hand.piles.values()) == 52
            together = 0
            for cards in (*held, hand.laid, *(1 << c for t in hand.history for _, c in t)):
                assert not together & cards
                together |= cards
            hand.apply(rng.choice(hand.legal_actions()))


@pytest.mark.parametrize("seed", SEEDS)
def test_copies_are_independent(seed: int) -> None:
    rng = dice("boure", seed)
    for _ in range(share(HANDS // 4)):
        hand = some_hand(rng)
        while not hand.is_over:
            before = state(hand)
            copy = hand.copy()
            assert state(copy) == before
            played(copy, rng)
            assert state(hand) == before
            hand.apply(rng.choice(hand.legal_actions()))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_actions_from_the_same_deal_give_the_same_hand(seed: int) -> None:
    rng = dice("boure", seed)
    for _ in range(share(HANDS)):
        hand = some_hand(rng)
        again = hand.copy()
        for action in played(hand, rng):
            again.apply(parse_action(format_action(action)))
        assert state(again) == state(hand)


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_is_not_listed_is_refused_with_a_reason_and_changes_nothing(seed: int) -> None:
    rng = dice("boure", seed)
    for _ in range(share(HANDS // 3)):
        hand = some_hand(rng)
        while not hand.is_over:
            legal = hand.legal_actions()
            assert legal
            assert all(hand.why_not(action) is None for action in legal)
            before = state(hand)
            for _ in range(8):
                tried = rng.randint(0, 5) << 56 | rng.getrandbits(52) & rng.getrandbits(52)
                if rng.random() < 0.7 and hand.hand_of(hand.turn):
                    tried = 4 << 56 | 1 << rng.randrange(52)
                if tried in legal:
                    continue
                refusal = hand.why_not(tried)
                assert refusal is not None
                assert refusal.reason
                assert refusal.text
                assert refusal.clause.startswith(("LLAA-BOURE-", "RAP-", "OP-"))
                with pytest.raises(Illegal):
                    hand.apply(tried)
            assert state(hand) == before
            hand.apply(rng.choice(legal))


@pytest.mark.parametrize("seed", SEEDS)
def test_an_imagined_hand_looks_the_same_to_its_viewer_and_its_past_was_lawful(seed: int) -> None:
    rng = dice("boure", seed)
    for _ in range(share(HANDS)):
        hand = some_hand(rng)
        while not hand.is_over:
            seat = rng.choice([None, *range(hand.seats)])
            seen = view(hand, seat)
            imaginer = Imaginer(seen, hand.rules)
            guess = imaginer.hand(rng.getrandbits(64))
            assert view(guess, seat) == seen
            if hand.phase == "play":
                assert imaginer.agrees(hand)
                assert imaginer.agrees(guess)
            hand.apply(rng.choice(hand.legal_actions()))


def test_imagined_hands_differ_from_the_dealt_one_and_from_each_other() -> None:
    rng = Random(5)
    hand = Hand(Rules.preset("llaa"), 0, [100] * 5)
    hand.deal(rng.sample(range(52), 52))
    seen = view(hand, 1)
    guesses = {imagine(seen, hand.rules, seed).hand_of(2) for seed in range(50)}
    assert len(guesses) > 45
    assert imagine(seen, hand.rules, 7).hand_of(3) == imagine(seen, hand.rules, 7).hand_of(3)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_tells_nothing_that_dealing_the_unseen_cards_anew_would_change(seed: int) -> None:
    rng = dice("boure", seed)
    for _ in range(share(HANDS // 3)):
        hand = some_hand(rng)
        while not hand.is_over:
            seat = rng.choice([None, *range(hand.seats)])
            seen = view(hand, seat)
            assert view(imagine(seen, hand.rules, 1), seat) == seen
            if seat != hand.turn:
                assert seen.legal == ()
            hand.apply(rng.choice(hand.legal_actions()))


@pytest.mark.parametrize("seed", SEEDS)
def test_sessions_keep_their_chips_and_end(seed: int) -> None:
    rng = dice("boure", seed)
    rules = some_rules(rng).replace(start_stack=10 * Rules().ante * 10)
    seats = rng.randint(2, rules.max_seats)
    session = Session(rules, seats)
    session.draw_for_deal(rng.sample(range(52), 52))
    deals = 0
    while not session.is_over and deals < 300:
        deals += 1
        hand = session.start_hand(rng.sample(range(52), 52), rng.sample(range(52), 52))
        if rng.random() < 0.1:
            session.misdeal(hand)
        else:
            played(hand, rng)
            session.finish(hand)
        session = Session.from_data(session.to_data())
        for seat in range(seats):
            if session.next_buy_in(seat) and rng.random() < 0.5:
                session.buy_in(seat)
        assert sum(session.stacks) + session.pot == sum(session.paid_in)
    if session.may_end:
        session.end()
        assert sum(session.stacks) + session.left_over == sum(session.paid_in)


def test_many_wrong_house_rules_are_refused_by_name() -> None:
    for name in Rules.choices():
        wrong: dict[str, Any] = {name: "nonsense"}
        with pytest.raises(RulesError, match=name):
            Rules(**wrong)


def test_the_words_for_a_view_or_a_hand_name_no_hidden_card() -> None:
    hand = Hand(Rules.preset("llaa"), 0, [100] * 5)
    hand.deal(list(reversed(range(52))))
    shown = repr(view(hand, 1))
    assert "hand=" not in shown
    assert "legal=" not in shown
    assert "threw=" not in shown
    assert not any(f"{card}" in repr(hand).split("0x")[0] for card in range(52))
