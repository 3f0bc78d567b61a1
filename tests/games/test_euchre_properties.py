"""What holds in every hand and game of euchre, under any house rules, played at random."""

from random import Random

import pytest

from cardhall.cards.notation import card_set
from cardhall.games.euchre import (
    PACK,
    PENALTIES,
    Hand,
    Illegal,
    Rules,
    Session,
    format_action,
    imagine,
    parse_action,
    view,
)
from cardhall.games.euchre.imagine import Imaginer
from tests.examples import dice, share

SEEDS = range(4)
HANDS = 60
STEPS_AT_MOST = 8 + 1 + 20


def some_rules(rng: Random) -> Rules:
    """The preset, half of the time with its options drawn anew."""
    rules = Rules.preset("lions-euchre")
    if rng.random() < 0.5:
        return rules
    options: dict[str, object] = {name: rng.choice(some) for name, some in Rules.choices().items()}
    return rules.replace(stick_dealer=rng.random() < 0.5, **options)


def some_hand(rng: Random) -> Hand:
    hand = Hand(some_rules(rng), rng.randrange(4))
    hand.deal(rng.sample(PACK, 24), rng.choice(["1", "3-2", "2-3-2-3", "3-3-2-2"]))
    return hand


def pick(hand: Hand, rng: Random) -> int:
    """At random, but passing every other time, so that second rounds come."""
    legal = hand.legal_actions()
    return legal[0] if rng.random() < 0.5 else rng.choice(legal)


def played(hand: Hand, rng: Random) -> list[int]:
    """Play to the end at random; what was done."""
    done = []
    while not hand.is_over:
        action = pick(hand, rng)
        hand.apply(action)
        done.append(action)
        assert len(done) <= STEPS_AT_MOST
    return done


def state(hand: Hand) -> object:
    """All that can be seen of a hand from everywhere."""
    hands = [hand.hand_of(seat) for seat in range(4)]
    views = [view(hand, seat) for seat in range(4)]
    return hands, hand.kitty, hand.discarded, views, hand.movements(), hand.reneges()


@pytest.mark.parametrize("seed", SEEDS)
def test_cards_are_conserved_at_every_step(seed: int) -> None:
    rng = dice("euchre", seed)
    for _ in range(share(HANDS)):
        hand = some_hand(rng)
        while True:
            places = [hand.hand_of(seat) for seat in range(4)] + [hand.kitty]
            places += [1 << card for trick in (*hand.history, hand.trick) for _, card in trick]
            if hand.discarded >= 0:
                places.append(1 << hand.discarded)
            if hand.up_at in ("table", "out"):
                places.append(1 << hand.up)
            assert sum(cards.bit_count() for cards in places) == 24
            together = 0
            for cards in places:
                together |= cards
            assert together == card_set(PACK)
            if hand.is_over:
                break
            hand.apply(pick(hand, rng))


@pytest.mark.parametrize("seed", SEEDS)
def test_copies_are_independent(seed: int) -> None:
    rng = dice("euchre", seed)
    for _ in range(share(HANDS // 4)):
        hand = some_hand(rng)
        while not hand.is_over:
            before = state(hand)
            copy = hand.copy()
            assert state(copy) == before
            played(copy, rng)
            assert state(hand) == before
            hand.apply(pick(hand, rng))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_actions_from_the_same_deal_give_the_same_hand(seed: int) -> None:
    rng = dice("euchre", seed)
    for _ in range(share(HANDS)):
        hand = some_hand(rng)
        again = hand.copy()
        for action in played(hand, rng):
            again.apply(parse_action(format_action(action)))
        assert state(again) == state(hand)


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_is_not_listed_is_refused_with_a_reason_and_changes_nothing(seed: int) -> None:
    rng = dice("euchre", seed)
    for _ in range(share(HANDS // 3)):
        hand = some_hand(rng)
        while not hand.is_over:
            legal = hand.legal_actions()
            assert legal
            assert all(hand.why_not(action) is None for action in legal)
            before = state(hand)
            for _ in range(8):
                tried = rng.randint(0, 9) << 56 | rng.randrange(6) << 52
                tried |= rng.choice([0, 0, 1 << rng.randrange(52), rng.getrandbits(52)])
                if rng.random() < 0.4:
                    tried = rng.choice([6, 7]) << 56 | 1 << rng.choice(PACK)
                if tried in legal:
                    continue
                refusal = hand.why_not(tried)
                assert refusal is not None
                assert refusal.reason
                assert refusal.text
                assert refusal.clause.startswith(("EUCHRE-", "OP-EUCHRE-"))
                with pytest.raises(Illegal):
                    hand.apply(tried)
            assert state(hand) == before
            hand.apply(pick(hand, rng))


@pytest.mark.parametrize("seed", SEEDS)
def test_lawful_play_shows_no_renege_and_forced_play_shows_each(seed: int) -> None:
    rng = dice("euchre", seed)
    for _ in range(share(HANDS)):
        hand = some_hand(rng)
        expected: list[object] = []
        while not hand.is_over:
            assert list(hand.reneges()) == expected
            if hand.phase == "play" and rng.random() < 0.2:
                held = hand.hand_of(hand.turn)
                card = rng.choice([card for card in PACK if held >> card & 1])
                action = parse_action("play AS") & ~((1 << 52) - 1) | 1 << card
                if hand.why_not(action):
                    expected.append((len(hand.history), hand.turn, card))
                hand.force(action)
            else:
                hand.apply(pick(hand, rng))
        assert list(hand.reneges()) == expected


@pytest.mark.parametrize("seed", SEEDS)
def test_an_imagined_hand_looks_the_same_to_its_viewer_and_its_past_was_lawful(seed: int) -> None:
    rng = dice("euchre", seed)
    for _ in range(share(HANDS)):
        hand = some_hand(rng)
        while not hand.is_over:
            seat = rng.choice([None, *range(4)])
            seen = view(hand, seat)
            guess = Imaginer(seen, hand.rules).hand(rng.getrandbits(64))
            assert view(guess, seat) == seen
            assert guess.reneges() == ()
            hands = [guess.hand_of(s).bit_count() for s in range(4)]
            assert sum(hands) + guess.kitty.bit_count() == (
                sum(hand.hand_of(s).bit_count() for s in range(4)) + hand.kitty.bit_count()
            )
            hand.apply(pick(hand, rng))


def test_imagined_hands_differ_from_the_dealt_one_and_from_each_other() -> None:
    hand = Hand(Rules.preset("lions-euchre"), 0)
    hand.deal(Random(5).sample(PACK, 24))
    seen = view(hand, 1)
    guesses = {imagine(seen, hand.rules, seed).hand_of(2) for seed in range(50)}
    assert len(guesses) > 45
    assert imagine(seen, hand.rules, 7).hand_of(3) == imagine(seen, hand.rules, 7).hand_of(3)
    with pytest.raises(ValueError, match="Nothing to imagine"):
        imagine(view(Hand(hand.rules, 0), 1), hand.rules, 1)


def test_a_hand_can_be_imagined_though_somebody_reneged() -> None:
    rng = Random(8)
    for _ in range(share(HANDS)):
        hand = some_hand(rng)
        while not hand.is_over:
            if hand.phase == "play":
                held = [card for card in PACK if hand.hand_of(hand.turn) >> card & 1]
                hand.force(7 << 56 | 1 << rng.choice(held))
            else:
                hand.apply(pick(hand, rng))
            if not hand.is_over:
                seat = rng.randrange(4)
                assert view(imagine(view(hand, seat), hand.rules, 3), seat).hand == (
                    view(hand, seat).hand
                )


@pytest.mark.parametrize("seed", SEEDS)
def test_points_are_written_as_the_result_says_and_name_a_clause(seed: int) -> None:
    rng = dice("euchre", seed)
    for _ in range(share(HANDS)):
        hand = some_hand(rng)
        while not hand.is_over:
            if rng.random() < 0.05:
                try:
                    hand.penalize(rng.randrange(4), rng.choice(list(PENALTIES)))
                    continue
                except ValueError:
                    pass
            hand.apply(pick(hand, rng))
        points, cents = [0] * 4, [0] * 4
        for movement in hand.movements():
            assert movement.amount > 0
            assert movement.clause.startswith("EUCHRE-")
            if isinstance(movement.to, int):
                points[movement.to] += movement.amount
            else:
                assert movement.to == "cup"
                assert movement.seat is not None
                cents[movement.seat] += movement.amount
        result = hand.result()
        assert tuple(points) == result.points
        assert result.counted == any(points)
        assert cents == [25 * (seat in result.euchred) for seat in range(4)]


@pytest.mark.parametrize("seed", SEEDS)
def test_games_end_after_their_counted_hands(seed: int) -> None:
    rng = dice("euchre", seed)
    for _ in range(5):
        session = Session(some_rules(rng))
        session.find_jack(rng.sample(PACK, 24))
        while not session.is_over and session.deal_no < 200:
            hand = session.start_hand(rng.sample(PACK, 24))
            if rng.random() < 0.1:
                session.misdeal()
            else:
                played(hand, rng)
                session.finish(hand)
            session = Session.from_data(session.to_data())
        assert session.is_over
        assert session.hands_played == 8
        assert session.scores[0] == session.scores[2]
        assert session.scores[1] == session.scores[3]
        assert session.cup % 50 == 0


def test_the_words_for_a_view_or_a_hand_name_no_hidden_card() -> None:
    hand = Hand(Rules.preset("lions-euchre"), 0)
    hand.deal(list(reversed(PACK)))
    shown = repr(view(hand, 1))
    for name in ("hand=", "legal=", "threw="):
        assert name not in shown
    assert not any(f"{card}" in repr(hand).split("0x")[0] for card in PACK)
