"""Random hands of Rummy at the open referee, with anything done and anything called: no card is
lost or doubled, what is refused changes nothing, a preview is the ruling, and play can go on."""

from random import Random

import pytest

from cardhall.cards.notation import card_list, format_cards
from cardhall.cards.table import LETTERS
from cardhall.games.rummy import Hand, Illegal, Rules, view
from cardhall.games.rummy.referee import CALLS, Impossible, OpenReferee, format_action, parse_action
from tests.rulings.rummy_table import lying

LLAA = Rules.preset("llaa")


def anything(rng: Random, at: OpenReferee, seat: int) -> str:
    """Words of something that a seat may try to do."""
    own = card_list(at.hand.hand_of(seat))
    if not own:
        return "draw"
    rng.shuffle(own)
    few = format_cards(own[: rng.randint(2, 4)])
    one = format_cards(own[:1])
    tries = ["draw", "draw", "take", "take 2", "bury", "done", "say out", f"show {one}"]
    tries += [f"throw {one}", f"throw {one}", f"throw {few}", f"meld {few}"]
    return rng.choice([*tries, f"lay {one} on {rng.randint(1, 3)}"])


def call(rng: Random, at: OpenReferee) -> None:
    """Call something on somebody."""
    name = rng.choice(list(CALLS))
    by, on = rng.randrange(at.hand.seats), rng.randrange(at.hand.seats)
    facts = {
        "turn": {"kept": rng.choice(["yes", "no"])},
        "draw": {"kept": rng.choice(["yes", "no"])},
    }
    given = facts.get(name, {})
    if name == "two":
        thrown = at.hand.discards[-1:] or (0,)
        given = {"card": format_cards(thrown)}
    if name == "redeal":
        given = {"why": rng.choice(["exposed", "faced", "count", "pack"])}
    seat = on if CALLS[name].on else None
    before = lying(at)
    try:
        preview = at.judge(name, by, seat, **given)
    except Impossible:
        assert lying(at) == before
        return
    assert lying(at) == before
    assert at.call(name, by, seat, **given) == preview
    if not preview.proven:
        assert lying(at) == before


def whole(at: OpenReferee) -> bool:
    """Every card lies in one place; every hand is as much off its number as is kept."""
    hand = at.hand
    cards = [card for seat in range(hand.seats) for card in card_list(hand.hand_of(seat))]
    cards += [card for meld in hand.melds for card in card_list(meld)]
    return sorted([*cards, *hand.stock_order, *hand.discards]) == list(range(52))


FOUND = (126, 410, 642, 970)
"""Seeds that once lost a card: nothing left to draw or to turn over."""


@pytest.mark.parametrize("seed", [*range(40), *FOUND])
def test_whatever_is_done_and_called_no_card_is_lost_and_play_can_go_on(seed: int) -> None:
    rng = Random(seed)
    hand = Hand(LLAA, rng.randrange(2), 2 + seed % 5)
    hand.deal_seeded(seed)
    at = OpenReferee(hand)
    for _ in range(250):
        if at.hand.is_over and rng.random() < 0.2:
            at.gather()
        if rng.random() < 0.2 or at.hand.is_over:
            call(rng, at)
        elif rng.random() < 0.7:
            legal = at.legal_actions()
            assert legal
            at.act(rng.choice(legal))
        else:
            seat = at.hand.turn if rng.random() < 0.7 else rng.randrange(at.hand.seats)
            before = lying(at)
            try:
                words = anything(rng, at, seat)
                assert format_action(parse_action(words)).split()[0] == words.split()[0]
                at.act(parse_action(words), seat)
            except (Illegal, Impossible):
                assert lying(at) == before
        assert whole(at)
        assert not (at.hand.is_over and at.hand.turn >= 0)
        for viewer in range(at.hand.seats):
            hidden = set(view(at.hand, viewer).hand) ^ set(card_list(at.hand.hand_of(viewer)))
            assert not hidden, LETTERS[viewer]


@pytest.mark.parametrize("seed", range(40))
def test_where_all_is_lawful_the_referee_plays_as_the_game(seed: int) -> None:
    rng = Random(seed)
    hand = Hand(LLAA, 0, 2 + seed % 5)
    hand.deal_seeded(seed)
    at = OpenReferee(hand)
    while not hand.is_over:
        assert at.legal_actions() == hand.legal_actions()
        action = rng.choice(hand.legal_actions())
        hand.apply(action)
        at.act(action)
        assert at.state.off == (0,) * hand.seats
    assert at.result() == hand.result()
