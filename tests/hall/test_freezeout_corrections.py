"""Correcting any hand of a whole tournament, what was played standing as it was."""

import random

import pytest
from msgspec.structs import replace

from cardhall.hall import commands as c
from cardhall.hall.event import Context, Refusal, State, decide, fold
from cardhall.hall.events import Fact
from cardhall.hall.formats.freezeout import commands as h
from cardhall.hall.formats.freezeout import events as f
from cardhall.hall.formats.freezeout import views
from cardhall.hall.formats.freezeout.preview import FreezeoutPreview
from cardhall.hall.formats.freezeout.state import Freezeout
from cardhall.hall.state import money_books
from cardhall.hall.views import standing_lines
from cardhall.messages import written

KEY = "holdem"
AT = 1_800_014_400_000
LATE = AT + 1_000_000


def context(seed: str, at: int = AT) -> Context:
    numbers = iter(range(10**6))
    return Context(at, written("Chair"), "chair", seed, lambda: f"{seed}.{next(numbers)}")


def whole_day(seed: str) -> list[Fact]:
    """All facts of a rehearsal of sixty from the entries to the prizes, one after another in
    time: a rehearsal itself takes none."""
    made = decide(
        State(), c.CreateEvent(id="ev", preset="kofc-holdem", rehearsal=True), context("made")
    )
    facts = [*made, *decide(fold(made), c.Rehearse(until="awards", category=KEY), context(seed))]
    return [at_its_time(fact, AT + number) for number, fact in enumerate(facts)]


def at_its_time(fact: Fact, at: int) -> Fact:
    if isinstance(fact, f.PlayersOut):
        fact = replace(fact, hand=replace(fact.hand, lost_at=at))
    return replace(fact, at=at)


def freezeout(state: State) -> Freezeout:
    found = state.categories[KEY].format_state
    assert isinstance(found, Freezeout)
    return found


@pytest.fixture(scope="module", params=["one", "two", "three"])
def day(request: pytest.FixtureRequest) -> list[Fact]:
    return whole_day(request.param)


def mistaken(day: list[Fact], index: int, dice: random.Random) -> list[Fact]:
    """The same day with somebody else of the table told of in one hand, or nobody."""
    fact = day[index]
    assert isinstance(fact, f.PlayersOut)
    there = freezeout(fold(day[:index])).room().tables[fact.hand.table].players
    out = fact.hand.outs[0]
    others = [one for one in there if one != out.entry]
    wrong = (replace(out, entry=dice.choice(others)),) if others and dice.randrange(4) else ()
    return [*day[:index], replace(fact, hand=replace(fact.hand, outs=wrong)), *day[index + 1 :]]


@pytest.mark.parametrize("draw", range(8))
def test_a_hand_told_wrong_and_corrected_is_as_if_told_right(day: list[Fact], draw: int) -> None:
    """Places, standings, money, chips, and who sits where; undone, all is as it was told."""
    dice = random.Random(draw)
    right = fold(day)
    hands = [i for i, fact in enumerate(day) if isinstance(fact, f.PlayersOut)]
    index = dice.choice(hands)
    told = day[index]
    assert isinstance(told, f.PlayersOut)
    wrong = fold(mistaken(day, index, dice))
    assert (
        freezeout(wrong).places() != freezeout(right).places()
        or freezeout(wrong).rebuys() != freezeout(right).rebuys()
    )
    outs = freezeout(right).hands[told.out].outs
    fix = h.CorrectOut(category=KEY, out=told.out, outs=outs, why=written("The slip was misread"))
    facts = decide(wrong, fix, context("fix", LATE))
    mended = fold(facts, wrong)
    assert freezeout(mended).places() == freezeout(right).places()
    assert [(x.entry, x.place, x.status) for x in standing_lines(mended, KEY)] == [
        (x.entry, x.place, x.status) for x in standing_lines(right, KEY)
    ]
    assert freezeout(mended).room() == freezeout(right).room()
    of = mended.categories[KEY], right.categories[KEY]
    assert money_books(mended) == money_books(right)
    assert views.chip_book(of[0]) == views.chip_book(of[1])
    assert isinstance(facts[0], f.OutCorrected)
    undo = c.UndoCorrection(correction=facts[0].correction)
    if money_books(wrong)["cash"] < 0:  # a rebuy that would go has been paid out in prizes
        with pytest.raises(Refusal, match="The box would hold"):
            decide(mended, undo, context("undo", LATE))
        return
    undone = decide(mended, undo, context("undo", LATE))
    back = fold(undone, mended)
    assert freezeout(back).places() == freezeout(wrong).places()
    assert freezeout(back).room() == freezeout(wrong).room()
    assert money_books(back) == money_books(wrong)


@pytest.mark.parametrize("draw", range(3))
def test_every_moment_of_a_day_has_books_that_sum_to_nothing(day: list[Fact], draw: int) -> None:
    """And nobody sits twice, no table beyond its seats, each view can be made."""
    state = State()
    for number, fact in enumerate(day):
        state = fold([fact], state)
        if KEY not in state.categories or number % 3 != draw:
            continue
        category = state.categories[KEY]
        assert sum(money_books(state).values()) == 0
        assert sum(views.chip_book(category).values()) == 0
        people = freezeout(state).room().people
        assert len(people) == len(set(people))
    assert views.chip_book(state.categories[KEY])["missing"] == 0


def test_who_was_moved_though_out_and_who_lost_a_seat_are_named(day: list[Fact]) -> None:
    moved = next(
        (i, move.entry)
        for i, fact in enumerate(day)
        if isinstance(fact, f.PlayersMoved)
        for move in fact.moves
        if move.kind == "break"
    )
    state = fold(day[: moved[0] + 1])
    other = next(out for out, hand in freezeout(state).hands.items() if hand.outs[0].rebuy != "yes")
    hand = freezeout(state).hands[other]
    fix = h.CorrectOut(
        category=KEY,
        out=other,
        outs=(h.OutFacts(entry=moved[1]),),
        why=written("It was the other one"),
    )
    after = fold(decide(state, fix, context("fix", LATE)), state)
    lines = " ".join(FreezeoutPreview().consequences(state, after, KEY))
    assert f"{state.entries[moved[1]].called} was out and should not have been moved" in lines
    assert f"{state.entries[hand.outs[0].entry].called} is in again" in lines
