"""Po-Ke-No at a live table: the table calls, anybody may call "out", the bank pays."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from cardhall.games.po_ke_no import PATTERNS, Hand, imagine, out_action, view
from cardhall.games.po_ke_no.boards import shipped
from cardhall.games.po_ke_no.table_view import PoKeNoPlay
from cardhall.messages import to_answer
from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.bots import bot_request
from cardhall.tables.commands import Context
from cardhall.tables.decision import Refusal
from cardhall.tables.state import State
from cardhall.tables.table import decide
from cardhall.tables.views import view_for
from tests.tables.play import SECOND, Table

ROW = 0  # the number of the pattern of the first row
CORNERS = 12


def table(seats: int = 3, people: tuple[int, ...] = (0, 1, 2), **more: object) -> Table:
    more.setdefault("minutes", 30)
    return Table(seats, people=people, game="po_ke_no", **more)  # type: ignore[arg-type]


def out(at: Table, seat: int) -> None:
    words = f"out {'ABCDEFGHIJ'[seat]}"
    at.person(seat, c.Act(seat=seat, step=at.state.step, words=words))


def may_call(state: State) -> list[int]:
    hand = state.hand
    return [seat for seat in state.asked() if hand.why_not(out_action(seat)) is None]


def playing(at: Table) -> PoKeNoPlay:
    play = view_for(at.state, 0).play
    assert isinstance(play, PoKeNoPlay)
    return play


def bytes_for(state: State, reader: int | str | None) -> bytes:
    return to_answer(view_for(state, reader))


def played(at: Table, seed: int) -> Iterator[State]:
    """A session to its end: bots as they are, people who notice every other time."""
    rng = random.Random(seed)
    at.begin(seed)
    quiet: frozenset[int] = frozenset()
    step = -1
    for _ in range(20_000):
        state = at.state
        yield state
        if state.stage == "ended":
            return
        quiet = quiet if step == state.step else frozenset()
        step = state.step
        people = [seat for seat in may_call(state) if not state.seats[seat].automatic]
        request = bot_request(state, quiet)
        if request is not None:
            answer = request.answer()
            if answer is None:
                quiet |= {request.seat}
            else:
                at.at = max(at.at, request.ready_at)
                at.do(answer)
        elif people and rng.random() < 0.5:
            out(at, rng.choice(people))
        else:
            at.wait(SECOND)
    raise AssertionError("the session never ends")


# -- whole sessions ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seed", "seats", "people"), [(1, 2, (0, 1)), (2, 5, (0, 2)), (3, 10, (4,)), (4, 4, ())]
)
def test_a_session_keeps_its_chips_and_comes_back_from_its_events(
    seed: int, seats: int, people: tuple[int, ...]
) -> None:
    """What the books have and what the game's own session says is the same, game after game; the
    events alone give the same table, and every reader the same bytes."""
    at = table(seats, people, minutes=10)
    for number, state in enumerate(played(at, seed)):
        if state.stage == "pause":
            assert list(state.stacks) == state.run.chips
            assert state.run.bank + sum(state.stacks) == 50 * state.run.lots
        if number % 60 == 0:
            again = at.again()
            for reader in (*range(seats), None, "judge"):
                assert bytes_for(again, reader) == bytes_for(state, reader)
    state = at.state
    assert state.ended[-1].why == "time"
    assert state.hands > 2
    assert sum(state.ended[-1].stacks) == state.ended[-1].start
    for facts in state.history:
        assert facts.scored is not None
        assert len(facts.scored.winners) <= 1


def test_everybody_has_a_board_of_the_set_for_the_session_and_no_two_the_same() -> None:
    at = table(10, ())
    seen: set[tuple[tuple[str, ...], ...]] = set()
    for state in played(at, 6):
        if state.hand is not None:
            play = view_for(state, None).play
            assert isinstance(play, PoKeNoPlay)
            seen.add(tuple(board.cards for board in play.boards))
        if state.hands == 3:
            break
    (boards,) = seen
    assert len(set(boards)) == 10
    assert set(at.state.run.boards[0]) == set(
        next(b for b in shipped() if list(b) == at.state.run.boards[0])
    )


def test_other_seeds_lay_out_other_boards() -> None:
    first = []
    for seed in range(8):
        at = table(2, ())
        at.begin(seed)
        first.append(tuple(at.state.run.boards[0]))
    assert len(set(first)) > 3


def opened(seats: int, **options: str | int | bool) -> Refusal:
    planned = tuple(c.PlannedSeat() for _ in range(seats))
    command = c.OpenTable(table="t", game="po_ke_no", seats=planned, options=options)
    with pytest.raises(Refusal) as refused:
        decide(State(), command, Context(1, "host", "host"))
    return refused.value


def test_thirteen_seats_are_too_many_and_a_player_does_not_call() -> None:
    assert opened(13).clause == "LLAA-POKENO-01"
    assert opened(1).cure == "Set 2 to 12 seats."
    told = opened(4, caller="rotating-player")
    assert (told.field, "caller" in told.why) == ("options", True)


def test_an_empty_seat_has_no_board() -> None:
    at = table(4, (0, 1, 2, 3))
    at.person(2, c.Leave(seat=2))
    for state in played(at, 3):
        if state.hand is not None:
            assert state.hand.playing == (0, 1, 3)
        if state.hands == 4:
            break
    assert [facts.players for facts in at.state.history] == [(0, 1, 3)] * 3


# -- a stated game -----------------------------------------------------------------------


def stated(order: Sequence[int], seats: int = 3, **more: object) -> Table:
    """A table of people at which these cards are called first, the rest after them."""
    at = table(seats, tuple(range(seats)), **more)
    at.begin(1)
    return again(at, order)


def again(at: Table, order: Sequence[int]) -> Table:
    """The same table with this order of the pack."""
    hand = at.state.hand
    other = Hand(hand.rules, hand.boards, hand.playing)
    other.deal([*order, *(card for card in range(52) if card not in order)])
    at.state = replace(at.state, hand=other)
    return at


def pattern(at: Table, seat: int, number: int) -> list[int]:
    """The cards of a pattern of somebody's board."""
    return [at.state.run.boards[seat][cell] for cell in PATTERNS[number]]


def called_row(**more: object) -> Table:
    """The first row of seat 0 has been called, and nobody else has a pattern full."""
    at = table(3, (0, 1, 2), **more)
    at.begin(1)
    again(at, pattern(at, 0, ROW))
    at.wait(25 * SECOND)
    assert may_call(at.state) == [0]
    return at


@pytest.mark.clause("LLAA-POKENO-03", "LLAA-POKENO-04")
def test_the_table_calls_a_card_every_five_seconds_and_covers_it() -> None:
    at = table()
    at.begin(1)
    again(at, pattern(at, 1, ROW))
    at.wait(4_999)
    assert playing(at).called == ()
    at.wait(1)
    assert len(playing(at).called) == 1
    at.wait(10 * SECOND)
    play = playing(at)
    assert len(play.called) == 3
    assert play.words.split()[1] == "of"
    for board in play.boards:
        assert {board.cards[cell] for cell in board.covered} == set(board.cards) & set(play.called)
    assert set(play.boards[1].covered) >= {0, 1, 2}
    assert [acted.seat for acted in at.events(events.Acted)] == [-1, -1, -1]
    assert at.state.log[-1].text == f"{play.words}."


@pytest.mark.parametrize(("people", "ms"), [((), 1_200), ((0,), 2_000), ((0, 1), 5_000)])
def test_the_fewer_people_play_the_faster_the_cards_come(people: tuple[int, ...], ms: int) -> None:
    at = table(3, people)
    at.begin(1)
    assert at.state.deadline == at.at + ms


@pytest.mark.clause("LLAA-POKENO-05", "LLAA-POKENO-07")
def test_no_card_is_called_after_out_and_the_others_are_heard() -> None:
    at = called_row()
    out(at, 0)
    calls = at.state.hand.calls
    assert view_for(at.state, 1).phase == "claims"
    assert at.state.deadline == at.at + 5 * SECOND
    at.wait(5 * SECOND)
    assert at.state.stage == "pause"
    assert at.state.history[-1].hand.calls == calls
    assert at.events(events.Acted)[-1].words == "settle"


@pytest.mark.clause("LLAA-POKENO-08", "LLAA-T-25")
def test_a_line_takes_a_chip_from_the_bank() -> None:
    at = called_row()
    out(at, 0)
    at.wait(5 * SECOND)
    assert at.state.stacks == (1, 0, 0)
    play = playing(at)
    assert (play.bank, play.lots) == (49, 1)
    assert play.boards[0].won == PATTERNS[ROW]
    lines = [(line.text, line.clause) for line in at.events(events.HandScored)[-1].lines]
    assert lines[0][0].startswith("Rose is out with ")
    assert lines[0][0].endswith(" in row 1.")
    assert lines[1] == ("The bank pays Rose 1 chip.", "LLAA-POKENO-08")


@pytest.mark.clause("LLAA-POKENO-09", "LLAA-POKENO-10")
def test_po_ke_no_takes_two() -> None:
    at = table()
    at.begin(1)
    again(at, pattern(at, 1, CORNERS))
    at.wait(25 * SECOND)
    out(at, 1)
    at.wait(5 * SECOND)
    assert at.state.stacks == (0, 2, 0)
    lines = at.events(events.HandScored)[-1].lines
    assert "Po-Ke-No" in lines[0].text
    assert playing(at).boards[1].won == PATTERNS[CORNERS]


def test_a_false_call_is_refused_and_costs_nothing() -> None:
    """OP-POKENO-07: the button is there all the same, for the player's eyes must find the line."""
    at = called_row()
    for seat in (1, 2):
        assert [one.words for one in view_for(at.state, seat).mine.actions] == [  # type: ignore[union-attr]
            f"out {'ABC'[seat]}"
        ]
    words = c.Act(seat=1, step=at.state.step, words="out B")
    assert at.refused(words, "p1", "player").clause == "LLAA-POKENO-06"
    assert at.state.hand.sitting_out == ()


def test_a_false_call_costs_the_game_where_the_house_says_so() -> None:
    at = called_row(options={"false_call": "sit-out-game"})
    out(at, 1)
    assert at.state.hand.sitting_out == (1,)
    assert at.state.log[-1].text == "Odile calls falsely and sits out this game."
    assert at.state.log[-1].clause == "OP-POKENO-07"
    mine = view_for(at.state, 1).mine
    assert mine is not None
    assert not mine.actions
    assert mine.barred[0].clause == "OP-POKENO-07"
    assert view_for(at.state, 0).seats[1].note == "sits out"
    words = c.Act(seat=1, step=at.state.step, words="out B")
    at.refused(words, "p1", "player")
    out(at, 0)
    at.wait(16 * SECOND)
    assert at.state.stage == "hand"
    assert at.state.hand.sitting_out == ()


def test_only_the_table_turns_cards_and_nobody_calls_for_another() -> None:
    at = called_row()
    for words in ("call", "settle", "out A", "hello"):
        command = c.Act(seat=1, step=at.state.step, words=words)
        assert at.refused(command, "p1", "player").clause == "LLAA-POKENO-03"
    command = c.Act(seat=0, step=at.state.step, words="out A")
    at.refused(command, "p1", "player")


def test_a_call_that_crosses_with_the_next_card_counts() -> None:
    """Anybody may speak at any moment: a step gone by is no reason."""
    at = called_row()
    step = at.state.step
    at.wait(5 * SECOND)
    at.person(0, c.Act(seat=0, step=step, words="out"))
    assert at.state.hand.claims == (0,)
    assert at.refused(c.Act(seat=0, step=step, words="out"), "p0", "player").why


def test_a_late_call_is_lost_where_the_house_says_so() -> None:
    at = called_row(options={"late": "lost"})
    at.wait(5 * SECOND)
    words = c.Act(seat=0, step=at.state.step, words="out A")
    assert at.refused(words, "p0", "player").clause == "OP-POKENO-03"


@pytest.mark.clause("LLAA-POKENO-11", "LLAA-POKENO-13")
def test_of_several_the_best_hand_is_paid_and_the_log_tells_who_called_what() -> None:
    at = table(2, (0, 1))
    at.begin(1)
    again(at, list(dict.fromkeys([*pattern(at, 0, ROW), *pattern(at, 1, ROW)])))
    at.wait(50 * SECOND)
    assert may_call(at.state) == [0, 1]
    out(at, 1)
    out(at, 0)
    at.wait(5 * SECOND)
    score = at.events(events.HandScored)[-1]
    (winner,) = score.winners
    assert at.state.hand is None
    assert sum(at.state.stacks) == at.state.stacks[winner] > 0
    loser = at.state.seats[1 - winner].name
    assert score.lines[0].text.startswith(f"{at.state.seats[winner].name} is out with ")
    assert score.lines[1].text.startswith(f"{loser} called out with ")
    assert score.lines[1].clause == "LLAA-POKENO-11"


def even_game() -> Table:
    """Two boards with the same first row: it has been called, and both have called out."""
    at = table(3, (0, 1, 2))
    at.begin(1)
    run = at.state.run
    run.boards[1] = list(run.boards[0])
    hand = Hand(at.state.hand.rules, run.boards)
    at.state = replace(at.state, hand=hand)
    again(at, pattern(at, 0, ROW))
    at.wait(25 * SECOND)
    out(at, 0)
    out(at, 1)
    return at


def test_even_hands_play_an_extra_game_between_them_also_after_time() -> None:
    """OP-POKENO-02, LLAA-T-07."""
    at = even_game()
    at.state = replace(at.state, ends_at=at.at + SECOND)
    at.wait(5 * SECOND)
    assert at.state.stage == "pause"
    assert at.state.stacks == (0, 0, 0)
    play = playing(at)
    assert (play.extra, play.due) == ((0, 1), 1)
    at.wait(10 * SECOND)
    assert at.state.stage == "hand"
    assert at.state.hand.playing == (0, 1)
    assert view_for(at.state, 2).seats[2].status == "waiting"
    assert view_for(at.state, 2).mine.actions == ()  # type: ignore[union-attr]
    for _ in range(200):
        if (callers := may_call(at.state))[:1]:
            out(at, callers[0])
        at.wait(5 * SECOND)
        if at.state.stage == "ended":
            break
        if at.state.run.due == 0:
            break
    assert sum(at.state.stacks) == 1


def test_a_whole_pack_without_a_claim_is_a_dead_game() -> None:
    """OP-X-07: claims are asked for once more, for ten seconds."""
    at = table()
    at.begin(2)
    at.wait(52 * 5 * SECOND)
    assert at.state.hand.calls == 52
    assert at.state.deadline == at.at + 10 * SECOND
    assert len(may_call(at.state)) == 3
    at.wait(10 * SECOND)
    assert at.state.stage == "pause"
    assert at.events(events.HandScored)[-1].lines[0].clause == "OP-X-07"
    assert at.state.stacks == (0, 0, 0)
    at.wait(15 * SECOND)
    assert at.state.hand.playing == (0, 1, 2)


def test_who_says_nothing_is_never_replaced() -> None:
    at = table()
    at.begin(2)
    at.wait(20 * 60 * SECOND)
    assert not any(seat.sitting_in or seat.missed for seat in at.state.seats)


def test_who_is_out_of_the_event_has_no_board_any_more() -> None:
    at = called_row()
    at.do(c.Disqualify(seat=0, reason="left the hall"), "judge", "judge")
    assert at.state.hand.playing == (1, 2)
    assert len(at.state.hand.called) == 5
    for _ in range(60):
        if (callers := may_call(at.state))[:1]:
            out(at, callers[0])
        at.wait(5 * SECOND)
    assert at.state.stacks[0] == 0
    assert at.state.hands > 1
    assert set(at.state.history[-1].players) == {1, 2}


def test_a_game_that_the_chair_voids_pays_nothing() -> None:
    at = table()
    at.begin(1)
    at.judge(c.CallChair(reason="the pack was short"))
    at.judge(c.Rule(ruling="misdeal"))
    at.wait(11 * SECOND)
    assert at.state.stage == "hand"
    assert at.state.stacks == (0, 0, 0)


def test_my_lines_that_lack_one_card_are_told_to_me() -> None:
    at = table()
    at.begin(1)
    again(at, pattern(at, 0, ROW))
    at.wait(20 * SECOND)
    (near,) = playing(at).near
    assert (near.cells, near.lacks, near.po_ke_no) == (PATTERNS[ROW], 4, False)
    assert view_for(at.state, None).play.near == ()  # type: ignore[union-attr]


# -- who may know what -------------------------------------------------------------------


def test_the_order_of_the_pack_changes_no_byte_before_it_is_called() -> None:
    rng = random.Random(3)
    looked = 0
    for seed in range(6):
        at = table(rng.choice((2, 4, 7)), (0,), minutes=8)
        for state in played(at, seed):
            if state.hand is None or rng.random() > 0.2:
                continue
            looked += 1
            reader = rng.choice((None, *range(len(state.seats))))
            dice = random.Random(looked)
            secrets = replace(
                state.secrets,  # type: ignore[type-var]
                seed=dice.randbytes(32).hex(),
                salt=dice.randbytes(32).hex(),
            )
            hand = imagine(view(state.hand, reader), state.rules, looked)
            other = replace(state, hand=hand, secrets=secrets)
            assert bytes_for(state, reader) == bytes_for(other, reader)
            request = bot_request(state)
            if request is not None:
                again_asked = bot_request(other)
                assert again_asked is not None
                assert replace(again_asked, seed=request.seed) == request
    assert looked > 200
