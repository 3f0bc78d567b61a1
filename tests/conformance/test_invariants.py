"""What holds in every game, under every preset, on random ways through random deals."""

import json
from random import Random
from typing import Any

import pytest

from cardhall import rulebook
from cardhall.bots.arena import seats_allowed, usual_seats
from cardhall.games import game
from tests.conformance.shape import (
    PRESETS,
    TOTALS,
    deals,
    moved,
    pack,
    pick,
    rules_of,
    seats_to_ask,
    session,
    snapshot,
    walk,
)

every_preset = pytest.mark.parametrize(("name", "preset"), PRESETS)


@every_preset
def test_legal_actions_and_no_others_are_taken(name: str, preset: str) -> None:
    """``why_not`` is None exactly for what can be applied; a refused action changes nothing."""
    module, rng, book = game(name), Random(f"{name} {preset}"), rulebook.load()
    met: list[int] = []
    refused = 0
    for hand in deals(name, preset, 3):
        for at in walk(module, hand, rng):
            legal = [] if at.is_over else at.legal_actions()
            assert len(set(legal)) == len(legal)
            assert bool(legal) == (not at.is_over)
            few = rng.sample(legal, min(5, len(legal)))
            for action in few:
                assert at.why_not(action) is None
                assert module.parse_action(module.format_action(action)) == action
                met.append(action)
            before = snapshot(module, at) if rng.random() < 0.2 else None
            strange = [rng.choice(met) ^ (1 << rng.randrange(60)) for _ in range(2) if met]
            for action in [*few, *rng.sample(met, min(5, len(met))), *strange]:
                refusal = at.why_not(action)
                if refusal is None:
                    # of amounts the legal actions name only some
                    assert action in legal or hasattr(at, "bounds")
                    at.copy().apply(action)
                    continue
                assert action not in legal
                assert refusal.clause in book
                assert refusal.text
                with pytest.raises(module.Illegal) as caught:
                    at.apply(action)
                assert caught.value.clause == refusal.clause
                refused += 1
            if before is not None:
                assert snapshot(module, at) == before
    assert refused > 20


@every_preset
def test_a_copy_goes_its_own_way(name: str, preset: str) -> None:
    module, rng = game(name), Random(f"{name} {preset}")
    for hand in deals(name, preset, 1):
        for at in walk(module, hand, rng):
            if at.is_over or rng.random() < 0.5:
                continue
            before, other = snapshot(module, at), at.copy()
            assert snapshot(module, other) == before
            for _ in range(3):
                if not other.is_over:
                    other.apply(pick(rng, module, other.legal_actions()))
            assert snapshot(module, at) == before
            assert snapshot(module, other) != before


@every_preset
def test_what_moves_balances_at_every_action(name: str, preset: str) -> None:
    module, rng = game(name), Random(f"{name} {preset}")
    total = TOTALS.get(name)
    for hand in deals(name, preset, 4):
        whole = total(hand) if total else 0
        for at in walk(module, hand, rng):
            assert not total or total(at) == whole
            gained = moved(at)
            if not total and not at.is_over:
                assert not any(gained)
        assert hand.is_over
        for seat in range(hand.seats):
            assert hand.hand_of(seat).bit_count() <= 52


@every_preset
def test_a_seed_repeats_a_deal_a_playout_and_a_choice(name: str, preset: str) -> None:
    module, rules = game(name), rules_of(name, preset)
    for seats in seats_allowed(name, rules):
        once, again = (module.opening(rules, seats, 5) for _ in range(2))
        assert snapshot(module, once) == snapshot(module, again)
        assert snapshot(module, module.opening(rules, seats, 6)) != snapshot(module, once)
        assert once.playout(20, 9) == again.playout(20, 9)
        hand = module.opening(rules, seats, 7)
        chosen = {hand.copy().random_action(3) for _ in range(3)}
        assert len(chosen) == 1
        assert hand.why_not(*chosen) is None


@every_preset
def test_a_random_action_is_always_one_of_the_legal_ones(name: str, preset: str) -> None:
    module, rng = game(name), Random(f"{name} {preset}")
    for hand in deals(name, preset, 3):
        for at in walk(module, hand, rng):
            if not at.is_over:
                for _ in range(4):
                    assert at.why_not(at.random_action(rng.getrandbits(64))) is None


@every_preset
def test_an_imagined_hand_agrees_with_the_view_and_a_view_tells_no_more(
    name: str, preset: str
) -> None:
    """The view of a hand imagined from a view is that view; and hands imagined from it differ, so
    it does not tell what the seat may not see."""
    module, rng = game(name), Random(f"{name} {preset}")
    differ = 0
    for hand in deals(name, preset, 1):
        for at in walk(module, hand, rng):
            if at.is_over or rng.random() < 0.6:
                continue
            seat = at.turn if at.turn >= 0 else rng.choice(seats_to_ask(at))
            seen = module.view(at, seat)
            held = set()
            for seed in range(4):
                other = module.imagine(seen, at.rules, seed)
                assert module.view(other, seat) == seen
                held.add(hidden(other, seat))
                again = module.imagine(seen, at.rules, seed)
                assert snapshot(module, again) == snapshot(module, other)
            differ += len(held) > 1
    assert differ > 3


def hidden(hand: Any, seat: int) -> tuple[int, ...]:
    """What the others hold; where nobody holds anything unseen, the card that comes next."""
    if hand.turn < 0:
        ahead = hand.copy()
        ahead.apply(ahead.legal_actions()[0])
        return tuple(getattr(ahead, "called", ()))[-1:]
    return tuple(hand.hand_of(other) for other in range(hand.seats) if other != seat)


@every_preset
def test_a_view_of_nobody_has_no_hand_and_no_legal_actions(name: str, preset: str) -> None:
    module = game(name)
    for hand in deals(name, preset, 1):
        seen = module.view(hand, None)
        assert seen.seat is None
        assert not seen.legal
        assert not any(getattr(seen, part, ()) for part in ("hand", "cards", "singles", "pairs"))


@every_preset
def test_a_session_is_written_down_and_read_at_every_step(name: str, preset: str) -> None:
    """Through JSON, between deals and in them; both then go on alike."""
    module, rules, rng = game(name), rules_of(name, preset), Random(f"{name} {preset}")
    run = session(name, rules, usual_seats(name, rules))
    deals_done = 0
    for _ in range(12):
        run = again(module, run)
        try:
            hand = run.start_hand(rng.sample(pack(name), len(pack(name))))
        except (module.Illegal, module.RulesError):
            break  # the session is over, or too few have chips
        again(module, run)
        while not hand.is_over:
            hand.apply(pick(rng, module, hand.legal_actions()))
        twin = again(module, run)
        run.finish(hand)
        twin.finish(hand)
        assert twin.to_data() == run.to_data()
        deals_done += 1
        assert run.is_over in (False, True)
    assert deals_done > 1
    if hasattr(run, "end") and not run.is_over and not run.in_hand:
        run.end()
        assert run.is_over


def again(module: Any, run: Any) -> Any:
    """The session, written as JSON and read back."""
    data = run.to_data()
    read = module.Session.from_data(json.loads(json.dumps(data)))
    assert read.to_data() == data
    return read


@every_preset
def test_no_repr_of_a_hand_or_a_view_tells_cards(name: str, preset: str) -> None:
    """Reprs end in logs and tracebacks."""
    module = game(name)
    for hand in deals(name, preset, 1):
        seat = max(hand.turn, 0)
        seen = module.view(hand, seat)
        private = next(
            (getattr(seen, part) for part in ("hand", "cards", "singles") if hasattr(seen, part)),
            (),
        )
        if len(private) > 1:
            assert repr(tuple(private)) not in repr(seen)
        assert "object at" in repr(hand) or len(repr(hand)) < 200
