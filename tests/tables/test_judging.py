"""At a live table a ruling looked at is the ruling given, and looking changes nothing."""

from typing import Any

import pytest

from cardhall.rulebook import load
from cardhall.tables import commands as c
from cardhall.tables import judging
from cardhall.tables.changes import deals_next
from cardhall.tables.commands import Context
from cardhall.tables.decision import Refusal
from cardhall.tables.events import Move, Ruled, encode_event
from cardhall.tables.evolve import fold
from cardhall.tables.folds.books import apply_moves
from cardhall.tables.state import State
from cardhall.tables.table import decide, ruled
from tests.tables.play import MINUTE, SECOND, Table, same
from tests.tables.usual import PRESETS, SEATS

ALL = range(5)
STAGES = ("draw", "shuffle", "cut", "stay", "draw cards", "play", "late")


def stopped(stage: str, preset: str = "llaa", seed: int = 3) -> Table:
    """A table with five people that was stopped at this point of a hand."""
    table = Table(people=tuple(ALL), preset=preset)
    table.begin(seed)
    if stage == "late":
        table.to_stage("play", seed)
        step = table.state.step
        table.play_until(lambda s: s.step > step + 7)
    elif stage != "draw":
        table.to_stage({"draw cards": "draw"}.get(stage, stage), seed)
    table.person(2, c.CallChair(seat=2, reason="a question"))
    return table


def rulings_at(state: State) -> list[c.Rule]:
    """Every path of every call that may be ruled on there."""
    found = []
    for call in judging.may_be_ruled(state):
        for seat in judging.seats_for(state, call) or (-1,):
            found.append(c.Rule(ruling=call.ruling, seat=seat, text=call.text))
    return found


def moved(before: State, after: State) -> dict[str, int]:
    """What each book of the table gained."""
    books = {f"seat:{s}": after.stacks[s] - before.stacks[s] for s in ALL}
    books |= {"pot": after.pot - before.pot, "locked": after.locked - before.locked}
    return {book: chips for book, chips in books.items() if chips}


@pytest.mark.parametrize("preset", ["llaa", "rap"])
@pytest.mark.parametrize("stage", STAGES)
def test_what_was_previewed_is_what_was_applied(stage: str, preset: str) -> None:
    """Chips, the hand, whose turn and who deals: all that moved had been told, and no more."""
    for number in range(len(rulings_at(stopped(stage, preset).state))):
        table = stopped(stage, preset)
        command = rulings_at(table.state)[number]
        before, context = table.state, Context(table.at, "judge", "judge")
        previewed = ruled(table.state, command, context)
        told = table.judge(command)
        (given,) = [one for one in told if isinstance(one, Ruled)]
        assert given.changes == previewed
        chips = [x for x in previewed if x.what == "chips"]
        moves = [Move(source=x.source, target=x.target, amount=x.amount, clause="x") for x in chips]
        assert moved(before, apply_moves(before, moves)) == moved(before, table.state)
        kinds = {one.what for one in previewed}
        assert ("deals" in kinds) == (before.hand is not None and table.state.hand is None)
        if "deals" in kinds:
            deals = next(one.target for one in previewed if one.what == "deals")
            assert deals == f"seat:{table.state.dealer}"
        sat_in = [s for s in ALL if table.state.seats[s].sitting_in]
        assert [f"seat:{s}" for s in sat_in] == [x.target for x in previewed if x.what == "turn"]
        assert ("result" in kinds) == (table.state.stage == "ended")
        assert table.state.call is None


def test_looking_changes_nothing_and_the_clocks_stand() -> None:
    """Frozen exactly as it was: byte for byte the same events, however long the judge looks."""
    for stage in STAGES:
        table = stopped(stage)
        left = table.state.call.turn_left if table.state.call else 0
        frozen = table.state
        stored = [encode_event(event) for event in table.past]
        for command in rulings_at(frozen):
            table.wait(MINUTE)
            assert table.do(c.Tick()) == []
            ruled(table.state, command, Context(table.at, "judge", "judge"))
        assert table.state is frozen
        assert [encode_event(event) for event in table.past] == stored
        table.judge(c.Rule(ruling="play_on"))
        assert table.state.deadline - table.at == max(left, 1000)
        assert same(table.state, table.again())


def test_what_cannot_be_ruled_is_not_offered() -> None:
    """Every ruling that is offered is given; a ruling not offered is refused."""
    seen: set[str] = set()
    for stage in STAGES:
        state = stopped(stage).state
        offered = {call.ruling for call in judging.may_be_ruled(state)}
        seen |= offered
        for command in rulings_at(state):
            assert ruled(state, command, Context(state.at, "judge", "judge")) is not None
        for call in judging.calls_of("boure", "llaa"):
            if call.ruling not in offered:
                command = c.Rule(ruling=call.ruling, seat=0)
                with pytest.raises(Refusal):
                    ruled(state, command, Context(state.at, "judge", "judge"))
    assert seen == {call.ruling for call in judging.calls_of("boure", "llaa")}


@pytest.mark.parametrize("preset", ["llaa", "rap"])
def test_live_rulings_cite_clauses_of_the_rulebook(preset: str) -> None:
    book: Any = load()
    for stage in STAGES:
        table = stopped(stage, preset)
        for command in rulings_at(table.state):
            for change in ruled(table.state, command, Context(table.at, "judge", "judge")):
                assert book.words(change.clause)


GAMES = [(game, SEATS[game], preset) for game, preset in PRESETS.items()]


def positions(game: str, seats: int, preset: str) -> list[State]:
    """A table at which one person plays with bots and lets the time run out, as it would stand if
    it were stopped after each step."""
    table = Table(seats=seats, people=(1,), preset=preset, game=game)
    table.begin(5)
    found = []
    for _ in range(60):
        if table.state.stage == "ended":
            break
        chair = Context(table.at, "judge", "judge")
        found.append(fold(decide(table.state, c.CallChair(seat=-1), chair), table.state))
        if not table.bot_moves():
            table.wait(5 * SECOND)
    return found


@pytest.mark.parametrize(("game", "seats", "preset"), GAMES)
def test_each_game_says_what_can_be_ruled_there(game: str, seats: int, preset: str) -> None:
    """In the words and by the clauses of its own book, and what is offered is what is given."""
    book: Any = load()
    calls = judging.calls_of(game, preset)
    assert {"play_on", "take_back", "misdeal", "sit_in", "end_session"} <= {c.ruling for c in calls}
    assert ("renege" in {c.ruling for c in calls}) == (game == "boure")
    for call in calls:
        assert all(book.words(clause) for clause in call.clauses)
        assert ("{who}" in call.text) == call.seat
    seen: set[str] = set()
    asker = Context(0, "judge", "judge")
    for state in positions(game, seats, preset):
        asker = Context(state.at, "judge", "judge")
        offers = {one.ruling: one for one in judging.offered(state, asker)}
        seen |= offers.keys()
        for call in calls:
            for seat in (
                [one.seat for one in offers[call.ruling].rulings]
                if (call.ruling in offers)
                else (0,)
            ):
                command = c.Rule(ruling=call.ruling, seat=seat, clause=call.clauses[0])
                if call.ruling not in offers:
                    with pytest.raises(Refusal):
                        ruled(state, command, asker)
                    continue
                told = decide(state, command, asker)
                given = next(one for one in told if isinstance(one, Ruled))
                texts = tuple(change.text for change in given.changes)
                looked = next(one for one in offers[call.ruling].rulings if one.seat == seat)
                assert texts == looked.changes
                if call.ruling == "misdeal":
                    after = fold(told, state)
                    same_dealer = deals_next(after) == state.dealer
                    assert same_dealer == ("left" not in call.text), call.text
    assert {"play_on", "take_back", "misdeal", "sit_in"} <= seen


def test_nothing_is_offered_where_nobody_called() -> None:
    table = Table(people=tuple(ALL))
    table.begin(3)
    assert judging.offered(table.state, Context(table.at, "judge", "judge")) == ()
