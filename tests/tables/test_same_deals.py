"""The same sealed deals for everybody, and a hand that is played again."""

from typing import Any

import pytest

from cardhall.messages import Message
from cardhall.tables import commands as c
from cardhall.tables.advising import NoAdvice, advice_for, odds_for, own_play
from cardhall.tables.archive import Archive
from cardhall.tables.events import HandDealt, SessionEnded
from cardhall.tables.evolve import fold
from cardhall.tables.games import live_games
from cardhall.tables.history import StillSecret
from cardhall.tables.replayed import replayed
from cardhall.tables.same_deals import is_whole, made, opening, played_by_bots
from cardhall.tables.views import view_for
from tests.tables.play import START, Table
from tests.tables.test_advising import played, session

SEED, SALT = "11" * 32, "22" * 32


def bots_alone(game: str) -> tuple[list[Any], Any]:
    return played_by_bots(opening("2026-11-25", game, "t1"), SEED, SALT, START)


@pytest.mark.parametrize("game", ["euchre", "pitty_pat", "boure"])
def test_bots_alone_play_all_the_deals_and_the_same_way_each_time(game: str) -> None:
    told, state = bots_alone(game)
    assert is_whole(state)
    assert len(made(state)) == sum(isinstance(event, HandDealt) for event in told)
    assert (told, state.stacks) == (bots_alone(game)[0], fold(told).stacks)


def test_each_game_can_be_opened_for_the_same_deals() -> None:
    sealed = view_for(bots_alone("euchre")[1], None).commitment
    for game in live_games():
        at = Table(2, table_of=opening("2026-11-25", game, "t1", host="p0"))
        at.person(0, c.Sit(seat=0, person="p0", name="Rose", acknowledged=True))
        at.do(c.BeginSession(seed=SEED, salt=SALT), "p0", "host")
        assert at.state.stage in ("hand", "stay", "pause"), game
        assert view_for(at.state, None).commitment == sealed


def mine(game: str = "euchre") -> Table:
    at = Table(2, table_of=opening("2026-11-25", game, "t1", host="p0"))
    at.person(0, c.Sit(seat=0, person="p0", name="Rose", acknowledged=True))
    at.do(c.BeginSession(seed=SEED, salt=SALT), "p0", "host")
    return at


def test_the_session_ends_with_the_last_of_the_deals_and_there_is_no_second() -> None:
    at = mine()
    while at.state.stage != "ended":
        at.play_until(lambda state: state.stage in ("pause", "ended"))
        if at.state.stage == "pause":
            at.person(0, c.GoOn(seat=0))
    assert at.state.hands == at.state.terms.deals == 4
    assert is_whole(at.state)
    again = at.refused(c.BeginSession(seed=SEED, salt=SALT), "p0", "host")
    assert again.why == Message("these-deals-are-played-once")


def test_who_leaves_has_not_played_them_all() -> None:
    at = mine()
    at.person(0, c.Leave(seat=0))
    assert at.state.stage == "ended"
    assert not is_whole(at.state)


def test_nobody_is_helped_with_them_and_each_is_told_afterwards_how_they_did() -> None:
    at = mine()
    at.play_until(lambda state: state.stage == "hand" and 0 in state.asked())
    for help in (advice_for, odds_for):
        with pytest.raises(NoAdvice) as none:
            help(at.state, 0)
        assert none.value.why == Message("others-play-the-same-deals")
    at.play_until(lambda state: bool(state.history))
    assert own_play(Archive(at.past), 1, 1, 0).acts


@pytest.mark.parametrize("game", ["boure", "holdem", "pedro", "pitty_pat", "rummy", "spades"])
def test_a_hand_is_played_again_from_the_same_cards_score_and_seat(game: str) -> None:
    """Whoever does the same sees the same, up to where bots choose."""
    told = session(game)
    archive = Archive(told.at.past)
    last = max(number for number, _, _ in told.mine())
    again = replayed(archive, 1, last, 0, "t2", "me", START * 2)
    state = fold(again)
    dealt = archive.dealt[1, last]
    then = fold(archive.told[: dealt.place + 1])
    hands = [dict(one.adapter.open_hands(one.hand)) for one in (state, then)]
    assert hands[0] == hands[1]
    assert (state.stacks, state.dealer, state.table) == (then.stacks, then.dealer, "t2")
    assert [seat.automatic for seat in state.seats] == [False, True, True, True]
    assert state.terms.replay == f"t1/1/{last}"
    assert not state.event


def test_a_hand_played_again_ends_the_table_and_nothing_of_it_is_another_persons() -> None:
    told = played("euchre", obedient=1, seed=5)
    archive = Archive(told.at.past)
    again = Table(4, past=replayed(archive, 1, 1, 0, "t2", "p0", START * 2))
    again.play_until(lambda state: state.stage == "ended")
    assert again.state.hands == 1
    refused = again.refused(c.BeginSession(seed=SEED, salt=SALT), "p0", "host")
    assert refused.why == Message("these-deals-are-played-once")
    assert {seat.person for seat in again.state.seats} <= {"p0", ""}


def test_a_hand_is_not_played_again_before_its_session_is_over() -> None:
    told = session("euchre")
    cut = next(k for k, event in enumerate(told.at.past) if isinstance(event, SessionEnded))
    with pytest.raises(StillSecret):
        replayed(Archive(told.at.past[:cut]), 1, 1, 0, "t2", "p0", START)
    with pytest.raises(IndexError):
        replayed(Archive(told.at.past), 1, 99, 0, "t2", "p0", START)
