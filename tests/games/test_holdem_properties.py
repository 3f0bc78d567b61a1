"""What holds in every hand and session of hold'em, under any house rules, played at random."""

from random import Random

import pytest

from cardhall.games.holdem import (
    ALL_IN,
    MENU,
    PRESETS,
    SEATS,
    TITLE,
    Hand,
    Illegal,
    Rules,
    RulesError,
    Session,
    format_action,
    opening,
    parse_action,
    view,
)
from tests.examples import dice, share
from tests.games.holdem_trace import some_action, some_hand

SEEDS = range(4)
HANDS = 60


def state(hand: Hand) -> object:
    """All that can be seen of a hand from everywhere."""
    views = [view(hand, seat) for seat in range(hand.seats)]
    return views, hand.deck, hand.legal_actions(), hand.movements(), hand.log()


@pytest.mark.parametrize("seed", SEEDS)
def test_chips_and_cards_are_conserved_at_every_act(seed: int) -> None:
    rng = dice("holdem", seed)
    for _ in range(share(HANDS)):
        hand = some_hand(rng)
        chips = sum(hand.starting_stacks) + hand.carried
        while not hand.is_over:
            assert sum(hand.stacks) + hand.pot == chips
            assert sum(hand.put_in) + hand.carried == hand.pot
            assert sum(pot.amount for pot in hand.pots()) == hand.pot
            together = 0
            for pile in [hand.hole_of(s) for s in hand.dealt_in]:
                assert not together & pile
                together |= pile
            for card in (*hand.board, *hand.burned):
                assert not together >> card & 1
                together |= 1 << card
            hand.apply(some_action(hand, rng))
        result = hand.result()
        assert sum(result.stacks) == chips
        assert sum(result.gains) == hand.carried
        stacks = list(hand.starting_stacks)
        for move in hand.movements():
            assert move.amount > 0
            if move.seat is not None:
                stacks[move.seat] -= move.amount
            if isinstance(move.to, int):
                stacks[move.to] += move.amount
        assert tuple(stacks) == result.stacks


@pytest.mark.parametrize("seed", SEEDS)
def test_the_least_raise_never_falls_within_a_round_and_all_between_is_legal(seed: int) -> None:
    rng = dice("holdem", seed)
    for _ in range(share(HANDS)):
        hand = some_hand(rng)
        phase, raise_by = "", 0
        while not hand.is_over:
            if hand.phase != phase:
                phase, raise_by = hand.phase, 0
            now = view(hand, hand.turn).least_raise
            assert now >= raise_by
            raise_by = now
            least, most = hand.bounds()
            assert (least == 0) == (most == 0)
            if least:
                chip = hand.rules.least_chip
                word = "raise" if hand.level else "bet"
                for to in (least, most, rng.randint(least // chip, most // chip) * chip):
                    assert hand.why_not(parse_action(f"{word} {max(least, to)}")) is None
                for to in (least - chip, most + chip):
                    if to > 0:
                        refusal = hand.why_not(parse_action(f"{word} {to}"))
                        assert refusal is not None
            for action in hand.legal_actions():
                assert hand.why_not(action) is None
                assert parse_action(format_action(action)) == action
            hand.apply(some_action(hand, rng))


@pytest.mark.parametrize("seed", SEEDS)
def test_copies_are_independent(seed: int) -> None:
    rng = dice("holdem", seed)
    for _ in range(share(HANDS // 4)):
        hand = some_hand(rng)
        while not hand.is_over:
            before = state(hand)
            copy = hand.copy()
            assert state(copy) == before
            for _ in range(3):
                if not copy.is_over:
                    copy.apply(some_action(copy, rng))
            assert state(hand) == before
            hand.apply(some_action(hand, rng))


def test_history_alone_rebuilds_a_hand() -> None:
    for seed in range(share(HANDS)):
        rng = dice("holdem history", seed)
        hand = some_hand(rng)
        other = hand.copy()
        while not hand.is_over:
            hand.apply(some_action(hand, rng))
        for step in hand.history:
            assert (other.phase, other.turn) == (step.phase, step.seat)
            other.apply(parse_action(format_action(step.action)))
        assert state(other) == state(hand)


def test_a_refused_act_changes_nothing_and_says_why() -> None:
    rng, refused, hands = dice("holdem refused"), 0, share(HANDS)
    words = ["fold", "check", "call", "bet 1", "raise 3", "bet 100", "raise 100000", "all-in",
             "show", "muck", "show 2C", "raise 125"]  # fmt: skip
    for _ in range(hands):
        hand = some_hand(rng)
        while not hand.is_over:
            for text in words:
                action = parse_action(text)
                refusal = hand.why_not(action)
                if refusal is None:
                    continue
                before = state(hand)
                with pytest.raises(Illegal) as error:
                    hand.apply(action)
                assert error.value.refusal == refusal
                assert refusal.clause
                assert state(hand) == before
                refused += 1
            hand.apply(some_action(hand, rng))
    assert refused > 10 * hands


def test_numbers_that_are_no_actions_are_refused() -> None:
    hand = opening(Rules(), 3, 1)
    for number in (0, 1, 9 << 56, -1, 1 << 60, (5 << 56) | (1 << 51), 10**30):
        refusal = hand.why_not(number)
        assert refusal is not None
        assert refusal.clause
    assert hand.why_not(ALL_IN) is None
    with pytest.raises(ValueError, match="no hold'em action"):
        format_action(0)


@pytest.mark.parametrize("preset", list(PRESETS))
def test_an_opening_is_a_dealt_hand_for_any_number_of_seats(preset: str) -> None:
    rules = Rules.preset(preset)
    assert TITLE
    for seats in SEATS:
        hand = opening(rules, seats, 7)
        assert (hand.seats, hand.button, hand.phase) == (seats, 7 % seats, "preflop")
        again = opening(rules, seats, 7)
        assert again.deck == hand.deck
        while not hand.is_over:
            hand.apply(hand.random_action(len(hand.history)))
        assert sum(hand.result().gains) == 0


@pytest.mark.parametrize("preset", list(PRESETS))
def test_playouts_keep_chips_and_repeat_by_their_seed(preset: str) -> None:
    hand = opening(Rules.preset(preset), 6, 1)
    found = hand.playout(500, 3)
    assert found == opening(Rules.preset(preset), 6, 1).playout(500, 3)
    assert hand.is_over
    assert sum(hand.stacks) == sum(hand.starting_stacks)
    for menu in (("call",), ("fold", "call", "pot", "all-in"), ("fold", "call", "least")):
        actions, moved = hand.playout(200, 4, menu)
        assert actions > 200
        assert moved > 0
    with pytest.raises(ValueError, match="menu"):
        hand.playout(1, 1, ("fold",))
    assert set(MENU) == {"fold", "call", "least", "pot", "all-in"}


def test_a_hand_of_wrong_data_names_the_field_and_the_cure() -> None:
    rules = Rules()
    for make, field in (
        (lambda: Hand(rules, [100], 0), "stacks"),
        (lambda: Hand(rules, [100] * 11, 0), "stacks"),
        (lambda: Hand(rules, [100, -1], 0), "stacks"),
        (lambda: Hand(rules, [100, 100], 2), "button"),
        (lambda: Hand(rules, [100, 100], 0, blinds=(0, 0)), "blinds"),
        (lambda: Hand(rules, [100, 100], 0, posts={0: (125, 0)}), "posts"),
        (lambda: Hand(rules, [100, 100, 0], 0, among=[0, 2]), "among"),
        (lambda: Hand(rules, [100, 100], 0, carried=10**13), "carried"),
        (lambda: Hand(rules, [100, 100], 0).deal([0] * 52), "deck"),
        (lambda: Session(rules, 1), "seats"),
    ):
        with pytest.raises(RulesError) as error:
            make()
        assert error.value.field == field
        assert error.value.cure


def wander(session: Session, rng: Random) -> None:
    """Something that happens at a cash table between hands."""
    seat = rng.randrange(session.seats)
    place = session.places[seat]
    try:
        if not place.taken:
            session.sit(seat, session.rules.buy_in)
        elif not session.rules.playable(place.chips):
            session.rebuy(seat)
        else:
            rng.choice(
                (session.leave, session.sit_out, session.come_back, session.post,
                 lambda s: session.add(s, 100), lambda s: session.move(s, (s + 2) % session.seats))
            )(seat)  # fmt: skip
    except (Illegal, RulesError):
        pass


def not_enough(session: Session) -> bool:
    """Fewer than two want to play and can."""
    playing = [p for p in session.places if p.taken and not p.away and p.chips >= 25]
    return len([p for p in playing if p.waits_until is None]) < 2


@pytest.mark.parametrize("blinds", ["dead-button", "moving"])
def test_a_cash_table_never_jams_and_nobody_comes_in_between_button_and_big_blind(
    blinds: str,
) -> None:
    rules = Rules.preset("cash-no-limit").replace(blinds=blinds)
    hands = 0
    for seed in range(60):
        rng = Random(seed)
        session = Session(rules, rng.randint(2, 10), 0)
        for seat in range(session.seats):
            session.sit(seat, rules.buy_in)
        before: set[int] = set(range(session.seats))
        for _ in range(60):
            for _ in range(rng.randint(0, 2)):
                wander(session, rng)
            chips = sum(session.stacks)
            if not_enough(session):
                continue
            hand = session.start_hand(rng.sample(range(52), 52))
            hands += 1
            stretch = session._between_seats(hand.button, hand.big)
            if len(hand.dealt_in) > 2:
                for seat in set(hand.dealt_in) - before:
                    paid = seat in session.posted_big  # moving blinds reach several
                    assert paid or seat not in stretch or session.deal_no < 2
            assert hand.put_in[hand.big] > 0
            while not hand.is_over:
                hand.apply(some_action(hand, rng))
            session.finish(hand)
            assert sum(session.stacks) == chips
            before = {seat for seat, place in enumerate(session.places) if not place.waits}
            session = Session.from_data(session.to_data())
    assert hands > 1_000
