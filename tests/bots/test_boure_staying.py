"""Bouré's table of who stays: what it makes of imagined hands, and that the command counts one."""

from pathlib import Path
from statistics import fmean

import pytest

from bench import boure_stays as counting
from cardhall.cards.notation import card_list
from cardhall.games.boure import Hand, Rules, opening, staying, verb_of, view
from cardhall.games.boure.imagine import Imaginer, stay_score_of
from cardhall.games.boure.staying import NAMES, SCORES

LLAA = Rules.preset("llaa")


def spoken(words: str, seed: int = 1) -> Hand:
    """A deal for five in which these have been said, one after the other."""
    hand = opening(LLAA, 5, seed)
    for word in words.split():
        hand.apply(next(one for one in hand.legal_actions() if verb_of(one) == word))
    return hand


def score(words: str, place: int, *, believes: bool) -> float:
    """What the cards of who spoke there score, in the mean of imagined hands."""
    found = []
    for seed in range(10):
        hand = spoken(words, seed)
        seen = view(hand, hand.turn)
        imaginer = Imaginer(seen, LLAA)
        if believes:
            imaginer.believe(staying.shares())
        seat = (hand.dealer + 1 + place) % 5
        for one in range(20):
            cards = imaginer.hand(one).hand_of(seat)
            found.append(stay_score_of(card_list(cards), seen.trump))
    return fmean(found)


def test_who_stayed_is_imagined_with_better_cards() -> None:
    assert score("stay pass", 0, believes=True) > score("stay pass", 0, believes=False) + 4


def test_who_had_to_stay_may_have_anything() -> None:
    """Two of five have passed: the others must stay."""
    told, untold = (score("pass pass stay", 2, believes=one) for one in (True, False))
    assert abs(told - untold) < 2


def test_a_seed_repeats_a_hand_that_is_believed() -> None:
    hand = spoken("stay pass")
    imaginer = Imaginer(view(hand, hand.turn), LLAA)
    imaginer.believe(staying.shares())
    once, again = (imaginer.hand(7) for _ in range(2))
    assert [once.hand_of(seat) for seat in range(5)] == [again.hand_of(seat) for seat in range(5)]
    assert view(once, hand.turn) == view(hand, hand.turn)


def test_with_better_cards_one_stays_more_often_and_less_often_behind_another() -> None:
    nobody, one, more = staying.shares()
    for row in (nobody, one, more):
        assert len(row) == SCORES
        assert list(row) == sorted(row)
    assert sum(one) < sum(nobody)


def test_the_table_is_asked_only_under_its_own_rules() -> None:
    assert staying.applies(LLAA)
    assert not staying.applies(Rules.preset("rap"))
    assert not staying.applies(LLAA.replace(minimum="none"))


def test_the_command_counts_who_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "staying.toml"
    monkeypatch.setattr(staying, "FILE", out)
    staying.shares.cache_clear()
    try:
        counting.main(["--deals", "40", "--rounds", "1", "--out", str(out)])
        rows = staying.shares()
        assert len(rows) == len(NAMES)
        assert rows[0][0] < rows[0][16]
    finally:
        staying.shares.cache_clear()
