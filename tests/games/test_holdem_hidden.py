"""No seat learns from a view, a refusal or a bot what it may not see.

The unseen cards are dealt anew among unseen places and the hand is played again from the deal with
the same acts; everything that the reader can get has to be the same. The pairs come from the deal
alone, not from ``imagine``.
"""

from random import Random

from cardhall.cards.notation import card_list, format_card
from cardhall.games.holdem import Hand, Rules, imagine, parse_action, view
from cardhall.games.holdem.bot import choose
from tests.games.holdem_trace import some_action, some_hand

WORDS = ["fold", "check", "call", "bet 100", "raise 1000", "all-in", "show", "show AS", "muck"]


def seen_by(hand: Hand, reader: int | None) -> int:
    """The cards that this reader has seen, as bits."""
    seen = sum(1 << card for card in hand.board)
    for seat, up in enumerate(hand.shown):
        seen |= hand.hole_of(seat) if seat == reader else up
    return seen


def anew(hand: Hand, reader: int | None, rng: Random) -> Hand:
    """The same hand with the unseen cards dealt anew."""
    hidden = [card for card in range(52) if not seen_by(hand, reader) >> card & 1]
    other = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    pair = hand.copy()
    pair.redeal([other.get(card, card) for card in hand.deck])
    return pair


def replayed(hand: Hand, deck: tuple[int, ...], start: Hand) -> Hand:
    """The same acts from the deal on, with another deck."""
    pair = start.copy()
    pair.redeal(deck)
    for step in hand.history:
        pair.apply(step.action)
    return pair


def gets(hand: Hand, reader: int | None) -> object:
    """All that a reader can get."""
    seen = view(hand, reader)
    refusals = []
    if reader is not None and reader == hand.turn:
        held = hand.hole_of(reader)
        words = [w for w in WORDS if w != "show AS" or held >> 51 & 1]
        refusals = [hand.why_not(parse_action(word)) for word in words]
    return seen, repr(seen), refusals


def test_pairs_that_differ_in_unseen_cards_alone_give_the_same_to_each_reader() -> None:
    compared = shown = 0
    for seed in range(120):
        rng = Random(seed)
        hand = some_hand(rng)
        start = hand.copy()
        while True:
            reader = rng.choice([None, *range(hand.seats)])
            pair = replayed(hand, anew(hand, reader, rng).deck, start)
            assert gets(pair, reader) == gets(hand, reader)
            compared += 1
            shown += hand.phase == "showdown"
            if hand.is_over:
                break
            calm = seed % 2 and hand.phase != "showdown"
            call = hand.legal_actions()[1 if hand.to_call else 0]
            hand.apply(call if calm else some_action(hand, rng))
    assert compared > 1_000
    assert shown > 30


def test_a_bot_does_not_act_on_what_it_may_not_see() -> None:
    chosen = 0
    for seed in range(60):
        rng = Random(seed)
        hand = some_hand(rng)
        while not hand.is_over:
            legal = hand.legal_actions()
            if len(legal) > 1:
                pair = anew(hand, hand.turn, rng)
                mine = choose(view(hand, hand.turn), legal, Random(1), 60)
                assert choose(view(pair, pair.turn), pair.legal_actions(), Random(1), 60) == mine
                chosen += 1
            hand.apply(some_action(hand, rng))
    assert chosen > 300


def test_imagined_hands_agree_with_the_view_and_differ_in_the_rest() -> None:
    differ = 0
    for seed in range(60):
        rng = Random(seed)
        hand = some_hand(rng)
        while not hand.is_over:
            reader = rng.choice([None, *range(hand.seats)])
            seen = view(hand, reader)
            guess = imagine(seen, hand.rules, seed)
            assert view(guess, reader) == seen
            assert imagine(seen, hand.rules, seed).deck == guess.deck
            assert sorted(guess.deck) == list(range(52))
            if reader is not None:
                assert guess.hand_of(reader) == hand.hand_of(reader)
            differ += guess.deck != hand.deck
            played = guess.copy()
            while not played.is_over:
                played.apply(some_action(played, rng))
            assert sum(played.stacks) == sum(hand.starting_stacks) + hand.carried
            hand.apply(some_action(hand, rng))
    assert differ > 500


def test_no_repr_shows_hidden_cards() -> None:
    hand = some_hand(Random(3), Rules())
    for seat in hand.dealt_in:
        for text in (repr(view(hand, seat)), repr(hand), str(hand.history)):
            for card in card_list(hand.hole_of(seat)):
                assert format_card(card) not in text
