"""What holds in every hand and game of spades, under any house rules, played at random."""

from random import Random

import pytest

from cardhall.games.spades import (
    SIDES,
    Hand,
    Rules,
    Session,
    format_action,
    imagine,
    parse_action,
    play_action,
    view,
)
from cardhall.games.spades.imagine import Imaginer, sensible
from tests.examples import dice, share

SEEDS = range(4)
HANDS = 40
FULL = (1 << 52) - 1


def some_rules(rng: Random) -> Rules:
    """The preset, half of the time with its options drawn anew."""
    rules = Rules.preset("common-spades")
    if rng.random() < 0.5:
        return rules
    options: dict[str, object] = {name: rng.choice(some) for name, some in Rules.choices().items()}
    return rules.replace(
        breaking=rng.random() < 0.7, least_bid=rng.randrange(6), blind_behind=rng.randrange(120),
        bag_limit=rng.choice([0, 5, 10]), **options,
    )  # fmt: skip


def some_hand(rng: Random) -> Hand:
    bags = (rng.randrange(10), rng.randrange(10))
    hand = Hand(some_rules(rng), rng.randrange(4), rng.choice([(0, 0), (0, 100), (120, 0)]), bags)
    hand.deal(rng.sample(range(52), 52))
    return hand


def pick(hand: Hand, rng: Random) -> int:
    """At random; half of the time as a sensible player does."""
    return sensible(hand) if rng.random() < 0.5 else rng.choice(hand.legal_actions())


def played(hand: Hand, rng: Random) -> list[int]:
    """Play to the end; what was done."""
    done = []
    while not hand.is_over:
        action = pick(hand, rng)
        hand.apply(action)
        done.append(action)
        assert len(done) <= 8 + 4 + 52
    return done


def state(hand: Hand) -> object:
    """All that can be seen of a hand from everywhere."""
    hands = [hand.hand_of(seat) for seat in range(4)]
    return hands, [view(hand, seat) for seat in range(4)], hand.movements(), hand.reneges()


@pytest.mark.parametrize("seed", SEEDS)
def test_cards_are_conserved_at_every_step(seed: int) -> None:
    rng = dice("spades", seed)
    for _ in range(share(HANDS)):
        hand = some_hand(rng)
        while not hand.is_over:
            places = [hand.hand_of(seat) for seat in range(4)]
            places += [1 << card for trick in (*hand.history, hand.trick) for _, card in trick]
            assert sum(places) == FULL
            assert sum(cards.bit_count() for cards in places) == 52
            hand.apply(pick(hand, rng))
        assert sum(hand.result().tricks) == sum(hand.result().taken) + (
            0 if hand.rules.failed_nil == "count" else sum(
                took for took, bid in zip(hand.result().tricks, hand.bids, strict=True) if not bid
            )
        )  # fmt: skip


@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_actions_from_the_same_deal_give_the_same_hand(seed: int) -> None:
    rng = dice("spades", seed)
    for _ in range(share(HANDS)):
        hand = some_hand(rng)
        again = hand.copy()
        for action in played(hand, rng):
            again.apply(parse_action(format_action(action)))
        assert state(again) == state(hand)


@pytest.mark.parametrize("seed", SEEDS)
def test_lawful_play_shows_no_renege_and_forced_play_shows_each(seed: int) -> None:
    rng = dice("spades", seed)
    for _ in range(share(HANDS)):
        hand = some_hand(rng)
        expected: list[object] = []
        while not hand.is_over:
            assert list(hand.reneges()) == expected
            if hand.phase == "play" and hand.trick and rng.random() < 0.2:
                held = hand.hand_of(hand.turn)
                card = rng.choice([card for card in range(52) if held >> card & 1])
                refusal = hand.why_not(play_action(card))
                if refusal:
                    assert refusal.reason == "follow-suit"
                    expected.append((len(hand.history), hand.turn, card))
                hand.force(play_action(card))
            else:
                hand.apply(pick(hand, rng))
        assert list(hand.reneges()) == expected


@pytest.mark.parametrize("seed", SEEDS)
def test_an_imagined_hand_looks_the_same_to_its_viewer_and_its_past_was_lawful(seed: int) -> None:
    rng = dice("spades", seed)
    for _ in range(share(HANDS)):
        hand = some_hand(rng)
        while not hand.is_over:
            seat = rng.choice([None, *range(4)])
            if rng.random() < 0.05 and hand.phase == "play":
                some = rng.randrange(4)
                hand.expose(some, hand.hand_of(some) & -hand.hand_of(some))
            seen = view(hand, seat)
            guess = Imaginer(seen, hand.rules).hand(rng.getrandbits(64))
            assert view(guess, seat) == seen
            assert guess.reneges() == ()
            held = [guess.hand_of(s) for s in range(4)]
            assert sum(held) == sum(hand.hand_of(s) for s in range(4))
            assert guess.legal_actions()
            for other in range(4):
                given = guess.gave(other)
                assert given.bit_count() == (2 if other in seen.given else 0)
            hand.apply(pick(hand, rng))


def test_who_may_look_at_no_card_knows_none() -> None:
    """Until they look, a blind nil is open to them: their own cards are imagined like others'."""
    hand = Hand(Rules.preset("common-spades").replace(blind_nil="exchange"), 3, (0, 100))
    hand.deal(Random(1).sample(range(52), 52))
    seen = view(hand, 0)
    assert seen.hand == ()
    assert seen.sizes == (13, 13, 13, 13)
    assert len({imagine(seen, hand.rules, seed).hand_of(0) for seed in range(40)}) > 30


def test_a_passed_card_is_known_to_two_and_to_nobody_else() -> None:
    hand = Hand(Rules.preset("common-spades").replace(blind_nil="exchange"), 3, (0, 100))
    hand.deal(Random(1).sample(range(52), 52))
    for words in ("blind nil", "bid 3", "bid 3", "bid 3"):
        hand.apply(parse_action(words))
    hand.apply(hand.legal_actions()[-1])
    hand.apply(hand.legal_actions()[0])
    given = hand.gave(0)
    for seat in range(4):
        kept = [imagine(view(hand, seat), hand.rules, seed).hand_of(2) for seed in range(30)]
        sure = all(cards & given == hand.hand_of(2) & given for cards in kept)
        assert sure == (seat in (0, 2))


@pytest.mark.parametrize("seed", SEEDS)
def test_points_are_moved_as_the_result_says_and_name_a_clause(seed: int) -> None:
    rng = dice("spades", seed)
    for _ in range(share(HANDS)):
        hand = some_hand(rng)
        played(hand, rng)
        while rng.random() < 0.2:
            hand.fine(rng.randrange(4))
        points = [0, 0]
        for movement in hand.movements():
            assert movement.clause.startswith("SPADES-")
            points[SIDES.index(str(movement.to))] += movement.amount
        assert tuple(points) == hand.result().points


@pytest.mark.parametrize("seed", SEEDS)
def test_games_end_with_a_winner(seed: int) -> None:
    rng = dice("spades", seed)
    session = Session(some_rules(rng).replace(floor=200))
    session.draw_for_deal(rng.sample(range(52), 52))
    while not session.is_over and session.deal_no < 300:
        hand = session.start_hand(rng.sample(range(52), 52))
        if rng.random() < 0.1:
            session.misdeal()
        else:
            played(hand, rng)
            session.finish(hand)
        session = Session.from_data(session.to_data())
    assert session.is_over
    assert session.winner is not None
    assert session.scores[session.winner] == max(session.scores)
