"""A hold'em table where anything is done: chips stay, previews are rulings, nothing crashes."""

import random
from contextlib import suppress

import pytest

from cardhall.cards.notation import card_list, format_card
from cardhall.cards.table import LETTERS
from cardhall.games.holdem import Hand, Rules, format_action
from cardhall.games.holdem.referee import CALLS, Deal, OpenReferee

PRESETS = ("kofc-holdem", "cash-limit", "cash-pot-limit")
CHIPS = (4, 8, 13, 25, 75, 100, 150, 200, 300, 500, 1000)


def table(rng: random.Random) -> OpenReferee:
    """A hand of two to six, dealt with whatever may go wrong in a deal."""
    seats = rng.randrange(2, 7)
    rules = Rules.preset(rng.choice(PRESETS))
    hand = Hand(rules, [rng.choice((100, 400, 2000, 2010)) for _ in range(seats)], 0)
    due = (*range(1, seats), 0)
    hand.deal_seeded(rng.randrange(1000))
    return OpenReferee(hand, a_deal(rng, due), {1: 100} if rng.random() < 0.3 else None)


def a_deal(rng: random.Random, due: tuple[int, ...]) -> Deal:
    pack = rng.sample(range(52), 52)
    fell = [*due, *due]
    fault = rng.randrange(10)
    if fault == 0:
        fell.pop(rng.randrange(len(fell)))
    elif fault == 1:
        fell.insert(rng.randrange(len(fell)), due[0])
    elif fault == 2:
        rng.shuffle(fell)
    elif fault == 3:
        pack[rng.randrange(30)] = pack[rng.randrange(30)]
    elif fault == 4:
        pack.insert(rng.randrange(20), 52)
    one = (rng.choice(pack[:20]),) if fault > 5 else ()
    return Deal(
        tuple(pack),
        due,
        tuple(fell),
        exposed=(rng.randrange(1, 4),) if fault == 5 else (),
        boxed=one if fault == 6 else (),
        unnoticed=(*one, 52) if rng.random() < 0.5 else (),
        other_back=one if fault == 7 else (),
        marked=one if fault == 8 else (),
        burns=rng.choice(((1, 1, 1), (0, 1, 2), (2, 1, 0))),
    )


def anything(rng: random.Random, at: OpenReferee) -> tuple[int, str]:
    """A seat and an act, most often that seat's to do."""
    hand = at.hand
    legal = [format_action(action) for action in hand.legal_actions()]
    if legal and rng.random() < 0.5:
        return hand.turn, rng.choice(legal[1:] or legal)
    seat = hand.turn if hand.turn >= 0 and rng.random() < 0.7 else rng.randrange(hand.seats)
    chips, other = rng.choice(CHIPS), LETTERS[rng.randrange(hand.seats)]
    card = format_card(rng.choice(card_list(hand.hole_of(seat))))
    acts = (
        "fold", "check", "call", "all-in", f"raise {chips}", "mucks", "knocks", "says fold",
        "says check", "says call", f"says raise {chips}", "says raise", "says time", "says flush",
        f"puts {chips}", f"puts {chips}", f"puts {chips} in one chip", f"pushes {chips}", "throws",
        f"throws into {other}", "picks up", "picks back", "looks", "protects", "show",
        f"asks clock on {other}", f"drops {card}", f"shows {card} to {other}",
    )  # fmt: skip
    return seat, rng.choice(acts)


def any_call(rng: random.Random, at: OpenReferee) -> tuple[str, int, int | None, dict[str, str]]:
    call = CALLS[rng.choice(list(CALLS))]
    on = rng.randrange(at.hand.seats) if call.on else None
    facts = {ask.name: rng.choice(ask.choices)[0] for ask in call.asks if ask.choices}
    return call.name, rng.randrange(-1, at.hand.seats), on, facts


def chips(at: OpenReferee) -> int:
    hand = at.hand
    return sum(hand.stacks) + (hand.result().carried if hand.is_over else hand.pot)


@pytest.mark.parametrize("seed", range(200))
def test_whatever_is_done_and_called_chips_stay_and_a_preview_is_the_ruling(seed: int) -> None:
    rng = random.Random(seed)
    at = table(rng)
    total = chips(at)
    for _ in range(60):
        with suppress(ValueError):  # it cannot be, or the table refuses it
            anything_done(rng, at)
        assert chips(at) == total
        assert min(at.owed) >= 0


def anything_done(rng: random.Random, at: OpenReferee) -> None:
    """One act of a player or the dealer, or a call and its preview."""
    kind = rng.random()
    if kind < 0.8:
        at.do(*anything(rng, at))
    elif kind < 0.85:
        at.dealer(rng.choice(("deals turn", "drops the deck", "sweeps A", "pushes the pot")))
    else:
        call, by, on, facts = any_call(rng, at)
        before = (at.hand.stacks, at.hand.turn, at.lay, list(at.acts), dict(at.dead))
        ruling = at.judge(call, by, on, **facts)
        now = (at.hand.stacks, at.hand.turn, at.lay, list(at.acts), dict(at.dead))
        assert now == before
        assert at.call(call, by, on, **facts) == ruling
