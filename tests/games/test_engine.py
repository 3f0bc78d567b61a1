"""What the engine promises each game: acts and words, and states that can be copied as they lie."""

import dataclasses
import pickle
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from cardhall.cards.notation import card_list, card_set, format_card
from cardhall.games import GAMES
from cardhall.games.engine.actions import Actions, CardsVerb, Verb
from cardhall.games.engine.tricks import TrumpOrder

ROOT = Path(__file__).parents[2] / "src/cardhall/games"
STATES = sorted(
    path
    for path in ROOT.glob("*/*.pxd")
    if path.parent.name != "engine" and re.search(r"\((Any|Trick)Hand\):", path.read_text("utf-8"))
)
NUMBERS = re.compile(
    r"cdef (readonly )?(int|long long|char|unsigned (char|short|int|long long)|short) \w"
)


def test_the_hands_stand_on_the_engine() -> None:
    assert len(STATES) >= 7


@pytest.mark.parametrize("path", STATES, ids=lambda path: path.parent.name)
def test_what_is_copied_as_it_lies_is_numbers_alone(path: Path) -> None:
    """An object among them would be copied without being counted: a crash, later and elsewhere."""
    text = path.read_text("utf-8")
    between = text[text.index("cdef char _from_here") : text.index("cdef char _to_here")]
    fields = [line.strip() for line in between.splitlines() if line.strip()]
    assert len(fields) > 3
    assert [line for line in fields if not NUMBERS.match(line)] == []
    after = text[text.index("cdef char _to_here") :].partition("\n\n")[0].splitlines()[1:]
    assert [line for line in after if line.strip() and "for the moment" not in line] == []


def test_tricks_are_copied_as_they_lie() -> None:
    text = (ROOT / "engine/tricks.pxd").read_text("utf-8")
    lines = text.partition("cdef class TrickHand")[2].partition("\n\n")[0].splitlines()[1:]
    fields = [line.strip() for line in lines if line.strip() and "#" not in line]
    assert fields[0].endswith("_from_trick")
    assert fields[-1].endswith("_to_trick")
    assert len(fields) > 8
    assert [line for line in fields if not NUMBERS.match(line)] == []


def hand_of(name: str) -> Any:
    return import_module(f"cardhall.games.{name}.hand").Hand


def opened(name: str, seed: int) -> Any:
    rules = import_module(f"cardhall.games.{name}.rules").Rules()
    return import_module(f"cardhall.games.{name}.hand").opening(rules, 4, seed)


def play_out(name: str, seed: int) -> Any:
    hand = opened(name, seed)
    while not hand.is_over:
        hand.apply(hand.random_action(seed))
    return hand


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_goes_its_own_way(name: str) -> None:
    hands = import_module(f"cardhall.games.{name}.hand")
    rules = import_module(f"cardhall.games.{name}.rules").Rules()
    hand = hands.opening(rules, 4, 11)
    steps = 0
    while not hand.is_over and steps < 400:
        copy, before = hand.copy(), hands.view(hand, None)
        assert hands.view(copy, None) == before
        assert copy.legal_actions() == hand.legal_actions()
        hand.apply(hand.random_action(steps))
        assert hands.view(copy, None) == before
        steps += 1
    assert steps > 2


@pytest.mark.parametrize("name", GAMES)
def test_a_list_of_acts_is_the_callers_and_empty_when_nobody_is_to_act(name: str) -> None:
    for seed in range(3):
        hand, steps = opened(name, seed), 0
        while legal := hand.legal_actions():
            kept = list(legal)
            legal.reverse()
            legal.pop()
            assert hand.legal_actions() == kept
            assert len(set(kept)) == len(kept)
            assert not any(hand.why_not(action) for action in kept[:50])
            hand.apply(kept[(seed + 7 * steps) % len(kept)])
            steps += 1
        assert hand.is_over


@pytest.mark.parametrize("name", GAMES)
def test_a_result_is_a_whole_record(name: str) -> None:
    """It is filled in one go: every field in its place, equal to one that was made by hand."""
    hand, steps = opened(name, 5), 0
    while not hand.is_over:
        hand.apply(hand.random_action(steps))
        steps += 1
    result = hand.result()
    fields = [field.name for field in dataclasses.fields(result)]
    assert list(vars(result)) == fields
    assert type(result)(**vars(result)) == result == pickle.loads(pickle.dumps(result))
    with pytest.raises(dataclasses.FrozenInstanceError):
        setattr(result, fields[0], None)


TABLE = Actions(
    Verb("pass"),
    CardsVerb("throw", 0, 2, falling=True),
    CardsVerb("play"),
    unknown=lambda action: f"{action} is none",
    unread=lambda text: f"{text} is none",
)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("pass", 1 << 56),
        (" throw ", 2 << 56),
        ("throw 2C AC", 2 << 56 | 1 | 1 << 12),
        ("play 3C", 3 << 56 | 2),
    ],
)
def test_the_words_of_a_table(text: str, action: int) -> None:
    assert TABLE.parse(text) == action
    assert TABLE.parse(TABLE.format(action)) == action
    assert TABLE.verb_of(action) == text.split()[0]


def test_cards_are_said_as_the_verb_wants_them() -> None:
    assert TABLE.format(2 << 56 | 1 | 1 << 12) == "throw AC 2C"


@pytest.mark.parametrize("text", ["", "passes", "pass 2C", "throw 2C 3C 4C", "play", "play 2C 3C"])
def test_words_that_are_no_act(text: str) -> None:
    with pytest.raises(ValueError, match=f"^{text} is none$"):
        TABLE.parse(text)


@pytest.mark.parametrize("action", [0, 4 << 56, -1])
def test_numbers_that_are_no_act(action: int) -> None:
    with pytest.raises(ValueError, match=f"^{action} is none$"):
        TABLE.format(action)


@pytest.mark.parametrize(("trump", "left"), [("C", "JS"), ("D", "JH"), ("H", "JD"), ("S", "JC")])
def test_the_left_card_is_of_the_same_colour(trump: str, left: str) -> None:
    suit, card = "CDHS".index(trump), card_list(card_set(left))[0]
    order = TrumpOrder(left=9)
    assert order.left_of(suit) == card
    assert [one for one in range(52) if order.suit_of(one, suit) != one // 13] == [card]
    assert order.suit_of(card, -1) == card // 13


@pytest.mark.parametrize(
    ("order", "trumps"),
    [
        (TrumpOrder(), "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H"),
        (TrumpOrder(left=3), "AH KH QH JH TH 9H 8H 7H 6H 5H 5D 4H 3H 2H"),
        (TrumpOrder(left=9, raised=True), "JH JD AH KH QH TH 9H 8H 7H 6H 5H 4H 3H 2H"),
    ],
)
def test_how_trumps_rank(order: TrumpOrder, trumps: str) -> None:
    assert [format_card(card) for card in order.trumps(2)] == trumps.split()
    assert order.trumps(-1) == ()


@pytest.mark.parametrize("name", [name for name in GAMES if hasattr(hand_of(name), "winners")])
def test_who_takes_a_trick_is_the_same_in_the_hand_and_by_the_games_order(name: str) -> None:
    order = import_module(f"cardhall.games.{name}.rules").ORDER
    tricks = 0
    for seed in range(30):
        hand = play_out(name, seed)
        trump = getattr(hand, "trump", 3)  # spades' own
        for trick, winner in zip(hand.history, hand.winners, strict=True):
            assert order.taker(trick, trump) == winner
            tricks += 1
    assert tricks > 100


@pytest.mark.parametrize("name", [name for name in GAMES if hasattr(hand_of(name), "winners")])
def test_an_imagined_hand_has_the_tricks_that_were_seen(name: str) -> None:
    imaginer = import_module(f"cardhall.games.{name}.imagine").Imaginer
    for seed in range(6):
        hand = opened(name, seed)
        while not hand.is_over:
            if hand.history and hand.turn >= 0:
                seen = import_module(f"cardhall.games.{name}.hand").view(hand, hand.turn)
                world = imaginer(seen, hand.rules).hand(seed)
                assert (world.history, world.winners) == (hand.history, hand.winners)
                assert (world.trick, world.tricks(seed % 4)) == (hand.trick, hand.tricks(seed % 4))
            hand.apply(hand.random_action(seed))
