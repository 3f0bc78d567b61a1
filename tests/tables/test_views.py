"""What is on view: what one may do and why not, the report of a hand, piles and tricks."""

import random
from typing import get_args

import msgspec
import pytest

from cardhall.games import GAMES
from cardhall.games.boure import STAY_ACTION, View, draw_action
from cardhall.messages import read_hook, to_answer
from cardhall.messages.arguments import listed
from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.game_views import Game
from cardhall.tables.replacing import replace
from cardhall.tables.shapes import HandReport, TableView
from cardhall.tables.state import State
from cardhall.tables.views import history, view_for
from tests.tables.play import Table

ALL = (0, 1, 2, 3, 4)


def begun(preset: str = "llaa", seed: int = 1, **more: object) -> Table:
    table = Table(5, people=ALL, preset=preset, **more)
    table.begin(seed)
    return table


def views_of(table: Table) -> list[TableView]:
    return [view_for(table.state, reader) for reader in (*ALL, None, "judge")]


def test_a_view_knows_the_words_that_it_may_hold() -> None:
    """The games are those of the house; the stages of a whole session are those that are named."""
    assert get_args(Game) == GAMES
    table = begun()
    stages = set()

    def looked_at(state: State) -> bool:
        view = view_for(state, None)
        msgspec.json.decode(to_answer(view), type=TableView, dec_hook=read_hook)
        stages.add(view.stage)
        return len(state.history) >= 4

    table.play_until(looked_at)
    assert stages >= {"shuffle", "cut", "stay", "exchange", "play"}


@pytest.mark.clause("LLAA-BOURE-37")
def test_the_report_lists_tricks_by_seat_and_flags_those_with_none() -> None:
    """Every seat in has its tricks, those out have none to count, an empty hand is named."""
    table = begun()
    table.play_until(lambda s: any(h.finished and h.finished.boures for h in s.history))
    report = view_for(table.state, None).last_hand
    assert report is not None
    hand = table.state.history[-1].finished
    assert hand is not None
    assert [s for s in ALL if report.tricks[s] is not None] == list(hand.stayed)
    assert sum(n for n in report.tricks if n) == 5
    assert report.none_taken == tuple(s for s in ALL if report.tricks[s] == 0)
    assert report.none_taken
    for seat in report.none_taken:
        assert f"{table.state.seats[seat].name} took no trick." in report.text
    assert any(line.startswith("Tricks: ") for line in report.text)


@pytest.mark.clause("RAP-39")
@pytest.mark.parametrize("preset", ["rap", "llaa"])
def test_the_pot_is_counted_by_those_who_pay_before_it_is_taken(preset: str) -> None:
    """The first line of the settlement is the counted pot, by whom."""
    table = begun(preset)
    table.play_until(lambda s: any(h.finished and h.finished.boures for h in s.history))
    report = view_for(table.state, None).last_hand
    assert report is not None
    assert report.counted_by
    assert report.counted_by == tuple(sorted({*report.boures, *report.renegers}))
    who = listed([table.state.seats[s].name for s in report.counted_by])
    amount = (
        f"${report.pot // 100}.{report.pot % 100:02d}" if preset == "rap" else f"{report.pot} chips"
    )
    assert report.text[0] == f"The pot, counted by {who}: {amount}."
    before = table.state.history[-1]
    put_in = [m for m in before.moves if m.target == "pot" and m not in before.finished.moves]  # type: ignore[union-attr]
    assert report.pot == before.pot_before + sum(m.amount for m in put_in)


@pytest.mark.clause("RAP-07")
def test_the_particulars_are_on_view_before_play() -> None:
    """The duty to trump, reneges and the in-or-out round, as this table plays them."""
    for options, words in (
        ({}, {"undertrump": "one must trump", "renege": "loses the hand", "in_or_out": "A round"}),
        (
            {"undertrump": "may", "renege": "take-back", "in_or_out": False},
            {"undertrump": "any card", "renege": "taken back", "in_or_out": "No round"},
        ),
    ):
        table = Table(4, preset="rap", options=options)
        card = {line.option: line for line in view_for(table.state, None).table_card}
        for option, word in words.items():
            assert word in card[option].text
            assert card[option].clause == "RAP-07"


@pytest.mark.clause("RAP-16")
def test_hands_of_those_who_are_out_lie_apart_from_discards() -> None:
    """Two out: a pile of ten beside what was thrown in the exchange."""
    table = begun("rap")
    table.play_until(
        lambda s: (
            bool(s.hand and s.hand.phase == "draw" and len(s.hand.passed) == 2)
            and any(s.hand.drawn(x) > 0 for x in s.hand.staying)
        )
    )
    view = view_for(table.state, None)
    assert view.out_pile == 10
    assert view.discards == sum(seat.drawn or 0 for seat in view.seats)
    assert view.discards > 0


@pytest.mark.clause("RAP-20")
def test_the_turned_card_lies_on_view_until_the_dealer_has_drawn() -> None:
    """Shown through stays and draws, the dealer being the last to draw; gone when play begins."""
    for seed in range(6):
        table = begun("rap", seed)
        shown = []
        table.to_stage("stay")
        while table.state.stage == "hand":
            assert table.state.hand is not None
            view = view_for(table.state, None)
            dealer_out = table.state.dealer in table.state.hand.passed
            if view.stage in ("stay", "exchange") and not dealer_out:
                shown.append(view.turned)
                assert view.turned == table.events(events.HandDealt)[-1].turned
            else:
                assert view.turned == ""
            table.play_until(lambda s, step=table.state.step: s.step > step)
        assert shown


@pytest.mark.clause("RAP-23")
def test_every_player_can_look_at_all_the_tricks_played() -> None:
    """They lie face up before their winners, whole and in order, for each who looks."""
    table = begun("rap")
    table.play_until(lambda s: bool(s.hand and len(s.hand.history) >= 3))
    assert table.state.hand is not None
    for view in views_of(table):
        assert len(view.tricks) == len(table.state.hand.history)
        won = [0] * 5
        for trick, played in zip(view.tricks, table.state.hand.history, strict=True):
            assert [card.seat for card in trick.cards] == [seat for seat, _ in played]
            won[trick.winner] += 1
        assert won == [seat.tricks for seat in view.seats]


@pytest.mark.clause("RAP-49")
@pytest.mark.parametrize("preset", ["rap", "llaa"])
def test_the_trump_marker_stays_on_view_all_hand(preset: str) -> None:
    """From the deal to the last card every reader sees the suit."""
    table = begun(preset)
    table.to_stage("stay")
    trump = table.events(events.HandDealt)[-1].trump
    while table.state.stage == "hand":
        assert {view.trump for view in views_of(table)} == {trump}
        table.play_until(lambda s, step=table.state.step: s.step > step)
    assert view_for(table.state, None).trump == ""


def test_legal_cards_are_shown_as_such_and_the_others_say_why() -> None:
    """Each card of mine is legal with its words, or has a reason and a clause."""
    seen = {True: 0, False: 0}
    for seed in range(8):
        table = begun("llaa", seed)
        table.to_stage("play")
        for _ in range(12):
            if table.state.hand is None or table.state.hand.phase != "play":
                break
            turn = table.state.turn()
            mine = view_for(table.state, turn).mine
            assert mine is not None
            for card in mine.cards:
                seen[card.legal] += 1
                if card.legal:
                    assert card.words in {action.words for action in mine.actions}
                else:
                    assert card.why_not
                    assert card.clause.startswith(("LLAA-", "OP-"))
                    act = c.Act(seat=turn, step=table.state.step, words=f"play {card.card}")
                    refusal = table.refused(act, f"p{turn}", "player")
                    assert (refusal.why, refusal.clause) == (card.why_not, card.clause)
            for other in ALL:
                if other != turn:
                    theirs = view_for(table.state, other).mine
                    assert theirs is not None
                    assert theirs.actions == ()
                    assert not any(card.legal or card.why_not for card in theirs.cards)
            table.play_until(lambda s, step=table.state.step: s.step > step)
    assert seen[True] > 50
    assert seen[False] > 20


def keep_trumps(view: View, legal: list[int], rng: random.Random) -> int:
    """A bot that stays, draws to its trumps, and plays what comes."""
    others = sum(1 << card for card in view.hand if card // 13 != view.trump)
    best = [STAY_ACTION, draw_action(others)]
    return next((action for action in best if action in legal), rng.choice(legal))


def test_a_multiple_lead_goes_down_with_one_tap() -> None:
    """A card that must be led with others carries the words of the whole lead."""
    table = Table(5, preset="rap", minutes=600)
    table.begin(1)
    for _ in range(3_000):
        assert table.bot_moves(keep_trumps)
        turn = table.state.turn()
        mine = view_for(table.state, turn).mine if turn >= 0 else None
        if mine and len(mine.actions) == 1 and len(mine.actions[0].words.split()) > 2:
            break
    else:
        raise AssertionError("no multiple lead in 3,000 moves")
    words = mine.actions[0].words
    legal = [card for card in mine.cards if card.legal]
    assert {card.words for card in legal} == {words}
    assert sorted(card.card for card in legal) == sorted(words.split()[1:])
    table.bot_moves()
    view = view_for(table.state, None)
    shown = [p.card for trick in (*view.tricks, view.trick) if trick for p in trick.cards]
    assert set(words.split()[1:]) <= {*shown, *view.laid}


def test_what_it_costs_is_said_before_the_decision() -> None:
    table = begun()
    table.to_stage("stay")
    mine = view_for(table.state, table.state.turn()).mine
    assert mine is not None
    assert mine.costs == "If you stay and take no trick, a bouré, you pay 6 chips."
    assert {action.words: action.cost for action in mine.actions} == {"stay": 1, "pass": 0}


def test_a_bound_player_sees_why_passing_is_barred() -> None:
    """With two passed of five the rest must stay (LLAA-BOURE-22)."""
    table = begun()
    table.to_stage("stay")
    for _ in range(2):
        seat = table.state.turn()
        table.person(seat, c.Act(seat=seat, step=table.state.step, words="pass"))
    mine = view_for(table.state, table.state.turn()).mine
    assert mine is not None
    assert [action.words for action in mine.actions] == ["stay"]
    assert [(b.words, b.clause) for b in mine.barred] == [("pass", "LLAA-BOURE-22")]


def test_lines_for_a_screen_reader() -> None:
    table = begun()
    assert "first deal" in view_for(table.state, 0).spoken.turn
    table.to_stage("stay")
    turn = table.state.turn()
    assert view_for(table.state, turn).spoken.turn == "Your turn to stay or pass."
    name = table.state.seats[turn].name
    assert view_for(table.state, None).spoken.turn == f"{name}'s turn to stay or pass."
    assert "are trumps" in view_for(table.state, None).spoken.card
    table.play_until(lambda s: bool(s.hand and s.hand.history))
    spoken = view_for(table.state, None).spoken
    assert "took trick 1" in spoken.trick
    assert "played the" in spoken.card
    assert spoken.pot == f"The pot holds {table.state.pot} chips."


def test_a_view_reads_back_as_it_was_written_and_stays_small() -> None:
    """Late in a session too a view is a few thousand bytes; history is asked for apart."""
    table = begun()
    table.play_until(lambda s: s.hands == 30)
    for view in views_of(table):
        data = to_answer(view)
        assert msgspec.json.decode(data, type=TableView, dec_hook=read_hook) == view
        assert len(data) < 26_000
    reports = history(table.state)
    assert [report.number for report in reports] == list(range(1, len(reports) + 1))
    assert all(
        isinstance(report, HandReport) and report.played for report in reports if report.winner >= 0
    )


def test_a_view_says_how_long_the_whole_turn_and_session_are() -> None:
    """A shrinking line needs the whole: shuffles go faster than turns, and both may be set."""
    table = begun(turn_ms=45_000, shuffle_ms=12_000, minutes=20)
    assert view_for(table.state, 0).turn_ms == 12_000
    table.play_until(lambda s: s.stage == "hand")
    for seen in views_of(table):
        assert (seen.turn_ms, seen.session_ms) == (45_000, 20 * 60_000)


def test_what_all_see_is_of_this_state_whoever_looked_at_whichever_before() -> None:
    """It is worked out once for the readers of a state: nothing of another table, of a moment
    before or of one reader's own may come out of that."""
    tables = [begun(seed=seed) for seed in (1, 2)]
    states = [state for table in tables for state in (replace(table.state, log=()), table.state)]
    readers = (0, None, 1, "judge")
    alone = {}
    for number, state in enumerate(states):
        for reader in readers:
            alone[number, reader] = to_answer(view_for(replace(state), reader))
    assert len({*alone.values()}) == len(alone)
    for reader in readers:
        for number, state in enumerate(states):
            assert to_answer(view_for(state, reader)) == alone[number, reader]


def test_a_changed_state_is_another_and_only_a_field_can_be_changed() -> None:
    state = begun().state
    changed = replace(state, at=state.at + 1)
    assert (changed.at, changed.log, type(changed)) == (state.at + 1, state.log, State)
    assert changed != state == replace(changed, at=state.at)
    with pytest.raises(AttributeError):
        changed.at = 0  # type: ignore[misc]
    with pytest.raises(TypeError):
        replace(state, hour=1)  # type: ignore[call-arg]
