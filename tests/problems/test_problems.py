"""Problems have one right answer: solved anew where all cards lie open, counted anew elsewhere."""

import pytest

from cardhall import solve
from cardhall.cards.notation import format_card, format_cards
from cardhall.games import game, part
from cardhall.games.positions import parse_position
from cardhall.problems import (
    PROBLEMS,
    hand_of,
    judged,
    made,
    posed,
    problem,
    problems,
    text_of,
    written,
)
from cardhall.problems.making import make, worths
from cardhall.problems.position import ME
from cardhall.problems.problem import read
from tests.examples import sample

EVERY = [(name, one.number) for name in PROBLEMS for one in problems(name)]
QUICKLY_MADE = ("euchre", "pedro", "spades", "boure", "pitty_pat", "holdem")


@pytest.mark.parametrize("name", PROBLEMS)
def test_the_problems_of_a_game_are_numbered_and_none_is_dull(name: str) -> None:
    known = problems(name)
    assert len(known) >= 16
    assert [one.number for one in known] == list(range(1, len(known) + 1))
    assert len({(one.start["deck"], one.acts) for one in known}) == len(known)
    assert all(one.hard >= 30 for one in known)


@pytest.mark.parametrize("name", [name for name in PROBLEMS if solve.of_two_sides(name)])
def test_every_exact_problem_has_one_right_act_by_the_solver(name: str) -> None:
    for one in problems(name):
        values = {game(name).format_action(a): v for a, v in solve.values(hand_of(one)).items()}
        most = max(values.values())
        assert [act for act, value in values.items() if value == most] == [one.right]
        assert one.costs == {a: 100 * (most - v) for a, v in values.items() if a != one.right}
        assert one.exact


@pytest.mark.parametrize("name", [name for name in PROBLEMS if not solve.of_two_sides(name)])
def test_the_right_act_leads_again_when_it_is_counted_on_other_deals(name: str) -> None:
    for one in sample(problems(name), 2, name=f"problems {name}"):
        view = game(name).view(hand_of(one), ME)
        acts = [game(name).parse_action(act) for act in (one.right, *one.costs)]
        totals = [sum(row) for row in worths(part(name, "advice").GUIDE, view, acts, 77)]
        assert max(totals) == totals[0], one.number
        assert one.worlds == 4_000


@pytest.mark.parametrize("name", QUICKLY_MADE)
def test_the_same_seed_makes_the_same_problems(name: str) -> None:
    assert tuple(made(name, 2, 1)) == problems(name)[:2]
    assert next(make(name, 2)) != problems(name)[0]


@pytest.mark.parametrize("name", PROBLEMS)
def test_what_is_written_is_read(name: str) -> None:
    assert read(name, written(problems(name))) == problems(name)


@pytest.mark.parametrize(("name", "number"), EVERY)
def test_a_problem_is_shown_without_its_answer_and_the_right_act_is_right(
    name: str, number: int
) -> None:
    one = problem(name, number)
    shown = posed(one).shown
    assert shown.kind == "ask"
    assert shown.buttons or shown.picks
    found = judged(one, one.right)
    assert (found.right, found.cost, found.refused) == (True, 0, False)
    for act, cost in one.costs.items():
        found = judged(one, act)
        assert (found.right, found.cost, found.refused) == (False, cost, False)
        assert cost > 0


@pytest.mark.parametrize("name", PROBLEMS)
def test_hidden_cards_lie_open_only_where_the_answer_is_proven(name: str) -> None:
    one = problems(name)[0]
    hand = hand_of(one)
    others = [seat for seat in range(hand.seats) if seat != ME]
    held = {seat: hand.hand_of(seat).bit_count() for seat in others}
    for seat in others:
        shown = posed(one).shown.picture.seats[seat]
        if one.exact:
            assert len(shown.open) == held[seat]
        elif name != "pitty_pat":  # pairs lie open there
            assert not shown.open


def test_an_act_that_the_rules_forbid_is_refused_with_its_clause() -> None:
    one = next(p for p in problems("euchre") if p.acts[-1].startswith("D play"))
    hand = hand_of(one)
    held = [card for card in range(52) if hand.hand_of(ME) >> card & 1]
    legal = hand.legal_actions()
    strange = next(card for card in range(52) if card not in held)
    found = judged(one, f"play {format_card(strange)}")
    assert found.refused
    assert found.clause
    assert not found.best
    assert legal == hand_of(one).legal_actions()


def test_no_problems_are_made_where_there_is_nothing_to_choose() -> None:
    with pytest.raises(ValueError, match="Choose"):
        next(make("po_ke_no", 1))


@pytest.mark.parametrize(("name", "number"), EVERY)
def test_a_problem_is_a_line_and_a_text(name: str, number: int) -> None:
    one = problem(name, number)
    hand = hand_of(one)
    again = parse_position(str(hand))
    assert again.legal_actions() == hand.legal_actions()
    assert again.turn == ME
    text = text_of(one)
    assert one.right in text
    hidden = [seat for seat in range(1, hand.seats) if hand.hand_of(seat)]
    if one.exact:
        assert all(format_cards(hand.hand_of(seat)) in text for seat in hidden)
    else:
        assert "holds" not in text


def test_a_problem_that_is_none_is_refused_with_those_that_are() -> None:
    with pytest.raises(ValueError, match="They are 1 to 24"):
        problem("euchre", 99)
    with pytest.raises(ValueError, match="Choose boure"):
        problem("po_ke_no", 1)
