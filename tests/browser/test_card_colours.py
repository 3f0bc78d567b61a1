"""Cards are read by everybody: contrast, and suits told apart whatever colours an eye lacks."""

import io
import itertools

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import Page, expect

from cardhall.cards.notation import parse_cards
from cardhall.games.boure.table import between_hands
from tests.browser.conftest import Room, RunningHall
from tests.browser.menu import close_menu, press_in_menu
from tests.browser.test_table import act_until, asked, begin, hand, open_table

pytestmark = pytest.mark.browser

Picture = NDArray[np.float64]  # height x width x 3, light between 0 and 1

# Dealt in turn to two: each holds four of a rank and a fifth card.
STATED = "AS QS AH QH AD QD AC QC KS JS"

# Machado, Oliveira and Fernandes 2009, severity 1.0, for light (not for stored values).
EYES = {
    "full": np.eye(3),
    "protan": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deutan": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritan": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
LIGHT = np.array([0.2126, 0.7152, 0.0722])

# The card alone and large, as the page itself draws it.
LARGE = """card => {
    document.querySelector('#large')?.remove();
    const place = document.createElement('div');
    place.id = 'large';
    place.style.cssText = 'position:fixed;z-index:999;left:0;top:0;width:400px;background:#fff';
    place.append(document.querySelector(`[data-card="${card}"] svg`).cloneNode(true));
    document.body.append(place);
}"""


def light(page: Page, card: str) -> Picture:
    """The card's picture as light, 400 wide and 560 high."""
    page.evaluate(LARGE, card)
    shot = page.locator("#large").screenshot()
    stored = np.asarray(Image.open(io.BytesIO(shot)).convert("RGB"), dtype=float) / 255
    made: Picture = np.where(stored <= 0.04045, stored / 12.92, ((stored + 0.055) / 1.055) ** 2.4)
    return made


def seen_by(eye: str, picture: Picture) -> Picture:
    seen: Picture = np.clip(picture @ EYES[eye].T, 0, 1)
    return seen


def luminance(picture: Picture) -> NDArray[np.float64]:
    values: NDArray[np.float64] = picture @ LIGHT
    return values


def contrast(picture: Picture) -> float:
    """Between the paper and the ink of a part of a card: both are what most of it is made of."""
    values = luminance(picture).ravel()
    paper = float(np.median(values[values > values.max() * 0.9]))
    ink = float(np.median(values[values < (values.min() + paper) / 2]))
    return (paper + 0.05) / (ink + 0.05)


def suit_sign(picture: Picture) -> Picture:
    """The sign under the index."""
    return picture[172:282, 18:126]


def index(picture: Picture) -> Picture:
    return picture[36:156, 10:136]


def outline(sign: Picture) -> NDArray[np.bool_]:
    """Where the ink is, on a square of 60, whatever its colour."""
    values = luminance(sign)
    ink = values < (values.min() + values.max()) / 2
    rows, columns = np.flatnonzero(ink.any(1)), np.flatnonzero(ink.any(0))
    box = ink[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
    square = Image.fromarray(box).convert("L").resize((60, 60))
    return np.array(square) > 127


def shared(a: NDArray[np.bool_], b: NDArray[np.bool_]) -> float:
    """How much of two outlines is common: 1 for the same, 0 for nothing."""
    return float((a & b).sum() / (a | b).sum())


@pytest.fixture
def cards(
    room: Room, hall: RunningHall, monkeypatch: pytest.MonkeyPatch
) -> dict[str, dict[str, Picture]]:
    """By deck of two and four colours: one card of each suit, of the same rank."""
    top = list(parse_cards(STATED))
    deck = top + [card for card in range(52) if card not in top]
    monkeypatch.setattr(between_hands, "after_cut", lambda *_: deck)
    page = room.person()
    begin(page, open_table(page, seats=2, bots=1))
    press_in_menu(page, "Two colours")
    close_menu(page)
    act_until(page, hall, lambda: asked(page, "Stay or pass|throw|Play a card|You lead"))
    expect(hand(page).get_by_role("button")).to_have_count(5)
    rank = "A" if hand(page).locator("[data-card='AS']").count() else "Q"
    two = {suit: light(page, rank + suit) for suit in "SHDC"}
    room.picture(page, "two-colours")
    page.evaluate("document.querySelector('#large').remove()")
    press_in_menu(page, "Change the deck's colours")
    close_menu(page)
    four = {suit: light(page, rank + suit) for suit in "SHDC"}
    return {"two": two, "four": four}


def test_suits_are_told_apart_and_read_by_every_eye(cards: dict[str, dict[str, Picture]]) -> None:
    """Index and sign hold 7:1, and 6:1 for eyes that lack a colour; the signs differ in outline by
    a tenth at least, and those of one colour are told by that alone."""
    for deck, eye in itertools.product(cards, EYES):
        seen = {suit: seen_by(eye, picture) for suit, picture in cards[deck].items()}
        for suit, picture in seen.items():
            least = 7 if eye == "full" else 6  # reds are lighter to an eye without green
            assert contrast(index(picture)) >= least, (deck, eye, suit, contrast(index(picture)))
            assert contrast(suit_sign(picture)) >= least, (deck, eye, suit)
        shapes = {suit: outline(suit_sign(picture)) for suit, picture in seen.items()}
        for one, other in itertools.combinations(shapes, 2):
            common = shared(shapes[one], shapes[other])
            assert common < 0.9, (deck, eye, one, other, common)


def test_the_four_colour_deck_has_four_inks(cards: dict[str, dict[str, Picture]]) -> None:
    """For a full eye no two suits of the four-colour deck share a colour; of the other two do."""
    inks = {
        deck: {suit: np.median(_ink(suit_sign(picture)), axis=0) for suit, picture in all_.items()}
        for deck, all_ in cards.items()
    }
    for one, other in itertools.combinations("SHDC", 2):
        assert np.abs(inks["four"][one] - inks["four"][other]).max() > 0.02, (one, other)
    assert np.abs(inks["two"]["H"] - inks["two"]["D"]).max() < 0.001
    assert np.abs(inks["two"]["S"] - inks["two"]["C"]).max() < 0.001


def _ink(sign: Picture) -> Picture:
    values = luminance(sign)
    ink: Picture = sign[values < (values.min() + values.max()) / 2]
    return ink
