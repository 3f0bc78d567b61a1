"""Any result can be put right at any time, and everything follows as if it had been right."""

import random
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from cardhall.formats.elimination import Table
from cardhall.hall import commands as c
from cardhall.hall import views
from cardhall.hall.entries.ready import may_play
from cardhall.hall.event import State, fold
from cardhall.hall.events import Fact
from cardhall.hall.formats.elimination import commands as rc
from cardhall.hall.formats.elimination import events as rf
from cardhall.hall.formats.elimination.absence import away
from cardhall.hall.formats.elimination.caller.commands import CollectDecks
from cardhall.hall.formats.elimination.play import decks_out
from cardhall.hall.formats.elimination.state import (
    Play,
    Round,
    chip_book,
    play_state,
    rounds_of,
    seat_results,
    settled,
)
from cardhall.hall.pages import (
    Consequences,
)
from cardhall.hall.preview import consequences, preview
from cardhall.hall.state import finished, money_books, standings
from cardhall.messages import written
from tests.hall.hallday import Day, Where, falling, there


def random_result(rng: random.Random, play: Play) -> tuple[list[int], int]:
    """Chips in round figures, so that ties happen, and a pot."""
    chips = [0] * len(play.seats)
    pot = rng.choice([0, 0, 5, 10])
    left = play.expected - pot
    while left > 0:
        share = min(left, rng.choice([10, 20, 30, 50]))
        chips[rng.randrange(len(chips))] += share
        left -= share
    return chips, pot


def random_points(rng: random.Random, play: Play) -> list[int]:
    """Points in few steps, so that ties happen; none where they do not count."""
    by_points = play.counting == "points"
    return [rng.randrange(0, 60, 10) if by_points else 0 for _ in play.seats]


def settle(day: Day, rng: random.Random, number: int) -> None:
    """An extra game where the table is tied, with random winners."""
    play = day.table(number)
    if play.outcome is not None and play.outcome.tied:
        winners = tuple(rng.sample(list(play.outcome.tied), play.outcome.open_places))
        game = rc.EnterTieGame(
            category=day.game, round=day.round.no, table=number, winners=winners, dealt_by="J"
        )
        day.do(game)


def trouble(day: Day, rng: random.Random) -> None:
    """Now and then somebody leaves or is sent away, at any moment of a round."""
    people = [one for play in day.round.tables.values() for one in play.seats]
    one = rng.choice(people)
    if day.state.entries[one].left:
        return
    kind = rng.randrange(12)
    play = there(day.round.table_of(one))
    if kind == 0:
        day.do(c.Disqualify(entry=one, why="test"))
    elif kind == 1:
        day.do(c.Withdraw(entry=one))
    elif kind == 2 and not play.reports and not play.marks.get(one):
        where: Where = {"category": day.game, "round": day.round.no, "table": play.table}
        day.do(rc.MarkSeat(entry=one, mark="walked_out", **where))


GAMES = ("boure", "pitty-pat", "rummy", "po-ke-no")
"""Those in rounds: with stakes, with a bank, by points and a bank, with a bank and a caller."""


def random_day(seed: int, rounds: int, game: str = "boure") -> tuple[Day, random.Random]:
    rng = random.Random(f"{seed} {game}" if game != "boure" else seed)
    moves = rng.choice(["after3-then-each", "every3", "once"])
    people = rng.randrange(4, 28)
    day = Day(people, auxiliaries=4, seed=str(seed), game=game, moves=moves).sign_in_all()
    for _ in range(rounds):
        able = may_play(day.state, day.state.categories[game])
        if finished(day.state, game) or len(able) < 2:
            break
        gone = away(day.state, day.state.categories[game])
        for one in gone:
            if len(able) - len(gone) < 2 or rng.random() < 0.5:
                day.do(rc.MarkHere(category=game, entry=one.id))
        day.draw()
        day.start()
        for number, play in day.round.tables.items():
            trouble(day, rng)
            chips, pot = random_result(rng, play)
            made = random_points(rng, play)
            day.do(day.count(number, chips, pot, points=made))
            settle(day, rng, number)
            trouble(day, rng)
        day.close()
        if decks_out(day.state.categories[game], day.round.no):
            day.do(CollectDecks(round=day.round.no))
    return day, rng


def losses(state: State) -> Table:
    """Tags, outs and places of the event's one game."""
    (key,) = state.categories
    return standings(state, key)


def derived(state: State) -> tuple[object, ...]:
    ((key, category),) = state.categories.items()
    return (
        standings(state, key),
        views.awards(state),
        money_books(state),
        [
            (chip_book(p), p.outcome, dict(seat_results(p)))
            for r in rounds_of(category).rounds
            for p in r.tables.values()
        ],
    )


def correction(day: Day, rng: random.Random, a_round: Round, number: int) -> rc.CorrectResult:
    """A right result for a table, with its extra game if it ties; None if it is the same."""
    play = a_round.tables[number]
    chips, pot = random_result(rng, play)
    counts = tuple(
        rc.SeatCount(entry=one, chips=held, points=made, counter=play.left_of(one))
        for one, held, made in zip(play.seats, chips, random_points(rng, play), strict=True)
    )
    counted = there(play.standing)
    report = replace(counted, sheet=replace(counted.sheet, counts=counts, pot=pot))
    trial = replace(play, reports=(report,), tie_winners=())
    outcome = there(settled(trial).outcome)
    winners = tuple(rng.sample(list(outcome.tied), outcome.open_places))
    return rc.CorrectResult(
        category=day.game,
        round=a_round.no,
        table=number,
        counts=counts,
        pot=pot,
        tie_winners=winners,
        why="test",
    )


def entered_right(day: Day, command: rc.CorrectResult) -> State:
    """The same facts, with this table's count and extra game right from the start."""
    facts: list[Fact] = []
    for fact in day.facts:
        here = (getattr(fact, "round", 0), getattr(fact, "table", 0)) == (
            command.round,
            command.table,
        )
        if here and isinstance(fact, rf.TieGameEntered):
            continue
        if here and isinstance(fact, rf.CountReported):
            facts.append(replace(fact, counts=command.counts, pot=command.pot))
            facts.append(
                rf.TieGameEntered(
                    at=fact.at,
                    by=fact.by,
                    category=fact.category,
                    round=fact.round,
                    table=fact.table,
                    tied=(),
                    winners=command.tie_winners,
                    dealt_by=written(""),
                )
            )
            continue
        facts.append(fact)
    return fold(facts)


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    ("game", "block"),
    [*(("boure", block) for block in range(8)), *((game, 0) for game in GAMES[1:])],
)
def test_correcting_is_the_same_as_having_entered_it_right_at_the_time(
    game: str, block: int
) -> None:
    tried = 0
    for seed in range(block * 15, block * 15 + 15):
        day, rng = random_day(seed, 9, game)
        rounds = [r for r in rounds_of(day.state.categories[game]).rounds if r.closed_at]
        for _ in range(3):
            a_round = rng.choice(rounds)
            number = rng.choice(list(a_round.tables))
            command = correction(day, rng, a_round, number)
            before, was = derived(day.state), losses(day.state)
            right = entered_right(day, command)
            if derived(right) == before:
                continue
            tried += 1
            ahead, old = preview(day.state, command, day.ctx()), day.state
            day.do(command)
            assert ahead == consequences(old, day.state)
            assert derived(fold(day.facts)) == derived(right)
            assert derived(day.state) == derived(right)
            named_exactly(day, ahead, was, losses(right))
            day.do(c.UndoCorrection(correction=day.last(rf.ResultCorrected).correction))
            assert derived(day.state) == before
    assert tried > 20


def named_exactly(day: Day, ahead: Consequences, before: Table, after: Table) -> None:
    """The preview names each whose tag, status or place changes, and nobody else."""
    entries, rounds = day.state.entries, rounds_of(day.state.categories[day.game]).rounds
    moved = {one for one, t in after.tallies.items() if t != before.tallies[one]}
    assert {change.entry for change in ahead.changes} <= moved
    for one in moved:
        was, now = before.tallies[one], after.tallies[one]
        if (was.losses, was.wins, was.status, was.place) != (
            now.losses,
            now.wins,
            now.status,
            now.place,
        ):
            assert one in {change.entry for change in ahead.changes}
    back = {
        entries[o].name
        for o, t in after.tallies.items()
        if t.status == "in" and before.tallies[o].status != "in"
    }
    assert {text.partition(" is back in")[0] for text in ahead.back_in} == back
    wrong = set()
    for one, now in after.tallies.items():
        was = before.tallies[one]
        earlier = was.status == "in" or was.out_round > now.out_round
        if (
            now.status != "in"
            and earlier
            and any(r.no > now.out_round and r.table_of(one) for r in rounds)
        ):
            wrong.add(entries[one].name)
    assert {text.partition(" was out after")[0] for text in ahead.should_not_have_sat} == wrong


def advanced() -> Day:
    """Ten players after round 4; at table 1 the same two lost rounds 1 to 3, so they are out."""
    day = Day(10).sign_in_all()
    for _ in range(4):
        day.play_round()
    return day


def swapped(day: Day, number: int, round_no: int, why: str = "mixed up") -> rc.CorrectResult:
    """The result of a table with its first winner and its last loser exchanged."""
    play = day.table(number, round_no)
    chips = falling(len(play.seats))[::-1]
    counts = tuple(
        rc.SeatCount(entry=one, chips=held) for one, held in zip(play.seats, chips, strict=True)
    )
    return rc.CorrectResult(round=round_no, table=number, counts=counts, why=why)


def test_a_correction_after_advancing_names_whom_it_puts_back_and_who_should_not_have_sat() -> None:
    day = advanced()
    day.do(swapped(day, 1, 1))
    day.do(swapped(day, 1, 2))
    play = day.table(1, 3)
    ahead = preview(day.state, swapped(day, 1, 3), day.ctx())
    names = {one: day.state.entries[one].name for one in play.seats}
    assert any(text.startswith(names[play.seats[0]]) for text in ahead.should_not_have_sat)
    assert any("should not have been seated in round 4" in t for t in ahead.should_not_have_sat)
    assert ahead.text


def test_a_person_put_back_in_is_seated_in_the_next_round() -> None:
    day = advanced()
    back = day.table(1, 1).seats[4]
    assert standings(day.state, "boure").tallies[back].status == "out"
    ahead = preview(day.state, swapped(day, 1, 1), day.ctx())
    name = day.state.entries[back].name
    assert f"{name} is back in and missed round 4." in ahead.back_in
    assert day.state.entries[back].name in " ".join(ahead.text)
    day.do(swapped(day, 1, 1))
    assert day.draw().table_of(back)


def test_a_seat_given_before_the_correction_must_be_drawn_again() -> None:
    day = advanced()
    back = day.table(1, 1).seats[4]
    day.draw()
    day.do(swapped(day, 1, 1))
    needs = views.console_view(day.state, day.at).needs
    assert back in {there(n.more[0].command)["entry"] for n in needs if n.kind == "not_seated"}
    day.do(c.UndoCorrection(correction=day.last(rf.ResultCorrected).correction))
    day.draw(again=True)
    for number in (1, 2):
        day.do(swapped(day, 1, number))
    day.do(swapped(day, 1, 3))
    out = {
        one
        for play in day.round.tables.values()
        for one in play.seats
        if standings(day.state, "boure").tallies[one].status == "out"
    }
    assert out
    assert views.console_view(day.state, day.at).needs[0].kind == "wrong_seat"
    assert day.refused(rc.StartRound()).clause == "LLAA-T-08"
    day.draw(again=True)
    day.start()


def test_a_preview_changes_nothing() -> None:
    day = advanced()
    before = day.state
    preview(day.state, swapped(day, 1, 1), day.ctx())
    assert day.state is before


def test_a_correction_keeps_who_why_before_and_after_and_can_be_undone() -> None:
    day = advanced()
    before = derived(day.state)
    day.do(swapped(day, 1, 1), actor="Chair Ann")
    fact = day.last(rf.ResultCorrected)
    assert (fact.by, fact.why) == ("Chair Ann", "mixed up")
    assert fact.before != fact.after
    assert "mixed up" in views.log_lines(day.state)[0].text
    assert day.table(1, 1).fixes[-1].id == fact.correction
    day.do(c.UndoCorrection(correction=fact.correction))
    assert derived(day.state) == before
    assert day.refused(c.UndoCorrection(correction=fact.correction)).field == "correction"


def test_only_the_latest_correction_of_a_table_is_undone() -> None:
    day = advanced()
    day.do(swapped(day, 1, 1))
    first = day.last(rf.ResultCorrected).correction
    chips = [200, 150, 80, 50, 20]
    counts = tuple(
        rc.SeatCount(entry=one, chips=held)
        for one, held in zip(day.table(1, 1).seats, chips, strict=True)
    )
    day.do(rc.CorrectResult(round=1, table=1, counts=counts, why="again"))
    assert day.refused(c.UndoCorrection(correction=first)).field == "correction"


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("why", lambda s: {"why": " "}),
        ("counts", lambda s: {"counts": s.counts[:-1]}),
        ("counts", lambda s: {"pot": 10}),
        ("tie_winners", lambda s: {"tie_winners": (s.counts[0].entry,)}),
        ("round", lambda s: {"round": 9}),
        ("table", lambda s: {"table": 9}),
    ],
)
def test_a_bad_correction_names_its_field(
    field: str, change: Callable[[rc.CorrectResult], dict[str, object]]
) -> None:
    day = advanced()
    good = swapped(day, 1, 1)
    assert day.refused(replace(good, **change(good))).field.startswith(field)


def test_a_correction_that_ties_needs_the_extra_game() -> None:
    day = advanced()
    counts = tuple(
        rc.SeatCount(entry=one, chips=held)
        for one, held in zip(day.table(1, 1).seats, [200, 100, 100, 50, 50], strict=True)
    )
    tied = rc.CorrectResult(round=1, table=1, counts=counts, why="test")
    assert day.refused(tied).clause == "OP-T-02"
    day.do(replace(tied, tie_winners=(counts[2].entry,)))
    assert day.outcome(1, 1).winners == (counts[0].entry, counts[2].entry)


def test_a_result_can_be_taken_away_and_given_back() -> None:
    day = advanced()
    before = derived(day.state)
    day.do(rc.CorrectResult(round=2, table=1, void=True, why="wrong cards"))
    assert all(
        2 not in standings(day.state, "boure").tallies[one].losses for one in day.table(1, 2).seats
    )
    day.do(c.UndoCorrection(correction=day.last(rf.ResultCorrected).correction))
    assert derived(day.state) == before


def test_correcting_the_champion_reopens_the_game() -> None:
    day = Day(4)
    day.do(c.Rehearse(until="awards"))
    assert finished(day.state, "boure")
    last = day.round
    play = last.tables[1]
    chips = {count.entry: count.chips for count in play.facts.counts}
    loser = there(play.outcome).losers[0]
    counts = tuple(
        rc.SeatCount(entry=one, chips=chips[other])
        for one, other in zip(play.seats, reversed(play.seats), strict=True)
    )
    ahead = preview(
        day.state,
        rc.CorrectResult(round=last.no, table=1, counts=counts, pot=play.facts.pot, why="x"),
        day.ctx(),
    )
    assert ahead.awards_change
    assert loser in {change.entry for change in ahead.changes}


def test_a_result_that_is_not_yet_counted_is_reported_not_corrected() -> None:
    day = Day(5).seated()
    assert day.refused(swapped(day, 1, 1)).field == "table"
    day.report(1, [140, 120, 100, 80, 59])
    day.do(swapped(day, 1, 1))
    assert play_state(day.round, day.table(), day.at) == "done"
    assert day.refused(day.count(1, falling(5))).field == "table"
