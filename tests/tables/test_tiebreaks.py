"""Level at the top when a session at a table of one's own ends: shared, one more hand, or a cut."""

from dataclasses import replace

import pytest

from cardhall.cards.notation import parse_cards
from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.evolve import evolve
from cardhall.tables.state import State
from cardhall.tables.tiebreaks import deals_on, level_at_top
from tests.tables import whole
from tests.tables.play import MINUTE, SECOND, Table
from tests.tables.whole import act


def table(tie: str, game: str = "holdem", preset: str = "kofc-holdem", seats: int = 3) -> Table:
    people = tuple(range(seats))
    return Table(seats, people=people, game=game, preset=preset, minutes=5, tie=tie)


def folded_round(at: Table) -> None:
    """Everybody folds to the big blind, as often as there are seats: all have what they had."""
    for _ in range(3):
        number = at.state.hands
        while at.state.stage == "hand" and at.state.hands == number:
            act(at, "fold")
        if at.state.stage != "ended":
            at.wait(11 * SECOND)


def cards(told: events.SessionEnded) -> list[dict[int, int]]:
    """The ranks of each round of a cut, by seat."""
    return [{seat: parse_cards(card)[0] % 13 for seat, card in one} for one in told.tie]


def ends_level(at: Table) -> events.SessionEnded:
    """The session ends by the host, all with the same chips."""
    at.begin(7)
    at.state = replace(at.state, hand=None, facts=None, stage="pause", stacks=(10_000,) * 3, pot=0)
    at.do(c.EndSession(), role="chair")
    return at.events(events.SessionEnded)[-1]  # type: ignore[no-any-return]


def test_places_are_shared_unless_the_table_was_opened_otherwise() -> None:
    told = ends_level(table(""))
    assert (told.places, told.tie) == ((1, 1, 1), ())


def test_the_tied_cut_and_the_highest_card_is_first() -> None:
    """OP-T-02. Equal highest cards draw again, for suits break no ties."""
    firsts = set()
    for seed in range(40):
        at = table("cut-card")
        at.begin(seed)
        at.state = replace(
            at.state, hand=None, facts=None, stage="pause", stacks=(12_000, 12_000, 6_000), pot=0
        )
        assert level_at_top(at.state) == (0, 1)
        at.do(c.EndSession(), role="chair")
        told = at.events(events.SessionEnded)[-1]
        rounds = cards(told)
        for drawn in rounds[:-1]:
            assert drawn[0] == drawn[1]
        winner = max(rounds[-1], key=lambda seat: rounds[-1][seat])
        assert told.places == ((1, 2, 3) if winner == 0 else (2, 1, 3))
        assert at.state.log[-3].text.endswith("is first.")
        firsts.add(winner)
    assert firsts == {0, 1}


def test_at_boure_the_tied_cut_too_and_the_chips_stay_as_they_are() -> None:
    at = Table(3, people=(0, 1, 2), minutes=5, tie="cut-card")
    at.begin(3)
    at.state = replace(at.state, stage="shuffle", stacks=(90, 105, 105), dealer=0)
    at.do(c.EndSession(), role="chair")
    told = at.events(events.SessionEnded)[-1]
    assert sorted(told.places) == [1, 2, 3]
    assert told.places[0] == 3
    assert told.stacks == (90, 105, 105)


def test_partners_cut_for_both_of_them() -> None:
    at = table("cut-card", "euchre", "lions-euchre", 4)
    at.begin(1)
    at.state = replace(at.state, hand=None, facts=None, stage="pause")
    assert set(at.state.adapter.places(at.state)) == {1}
    at.do(c.EndSession(), role="chair")
    told = at.events(events.SessionEnded)[-1]
    assert sorted(told.places) == [1, 1, 3, 3]
    assert told.places[0] == told.places[2]
    assert [seat for seat, _ in told.tie[0]] == [0, 1]


def test_one_more_hand_is_played_as_long_as_the_top_is_level() -> None:
    """OP-T-02: for all who play."""
    at = table("extra-game")
    at.begin(2)
    folded_round(at)
    assert level_at_top(at.state) == ()  # a hand is on, with its blinds
    at.at += 6 * MINUTE
    hands = at.state.hands
    run = at.state.adapter.copied(at.state.run)
    run.in_hand = False
    for place in run.places:
        place.chips = 10_000
    level: State = replace(
        at.state, run=run, hand=None, facts=None, stage="pause", stacks=(10_000,) * 3
    )
    assert deals_on(level)
    assert not deals_on(replace(level, terms=replace(level.terms, tie="")))
    assert not deals_on(replace(level, event="spring"))
    at.state = evolve(
        replace(level, pot=0),
        events.ClockShifted(at=at.at, why="down", session_by=0, deadline=at.at + SECOND),
    )
    at.wait(2 * SECOND)
    assert (at.state.stage, at.state.hands) == ("hand", hands + 1)
    while at.state.stage == "hand":
        act(at, "fold")
    assert at.state.stage == "ended"
    assert at.state.ended[-1].why == "time"
    assert sorted(at.state.ended[-1].places) == [1, 2, 3]


def test_no_other_way_is_taken() -> None:
    with pytest.raises(Exception, match="tie"):
        table("coin")


def test_whole_sessions_end_whatever_is_done_about_ties() -> None:
    for tie in ("extra-game", "cut-card"):
        at = Table(4, people=(0,), minutes=2, tie=tie)
        for game, preset in (("pitty_pat", "llaa"), ("euchre", "lions-euchre")):
            at = Table(4, people=(0, 2), game=game, preset=preset, minutes=2, tie=tie)
            for _ in whole.played(at, 5):
                pass
            assert at.state.stage == "ended"
            whole.comes_back(at)
