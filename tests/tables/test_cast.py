"""Who sits at a table: faces, bots with names and manners, what they say, changed seats."""

import ast
import inspect
from dataclasses import replace
from random import Random

from cardhall.bots.skills import MANNERS
from cardhall.games.euchre import format_action
from cardhall.tables import commands as c
from cardhall.tables import events, small_talk
from cardhall.tables.bots import bot_request
from cardhall.tables.cast import BOTS, FACES, SAID, SPEAKS, next_bot
from cardhall.tables.handlers.talk import PHRASES
from cardhall.tables.small_talk import word_due
from cardhall.tables.state import State
from cardhall.tables.views import view_for
from tests.tables.play import START, Table


def empty() -> Table:
    table = Table.__new__(Table)
    table.at, table.past, table.state = START, [], State()
    return table


def lobby(seats: int = 4, people: tuple[int, ...] = (0, 2)) -> Table:
    """A table of euchre before play: free seats where nobody sits. Its host is at the first."""
    table = empty()
    planned = (c.PlannedSeat(),) * seats
    opened = c.OpenTable(
        table="t2", game="euchre", preset="lions-euchre", seats=planned, host="p0", minutes=0
    )
    table.do(opened, role="chair")
    for seat in people:
        table.person(seat, c.Sit(seat=seat, person=f"p{seat}", name=f"N{seat}", acknowledged=True))
    return table


def who(table: Table) -> list[str]:
    return [place.person or place.name for place in table.state.seats]


def test_every_bot_has_a_face_that_is_drawn_and_a_manner_that_is_played() -> None:
    assert len(FACES) == len(set(FACES)) >= 12
    assert {bot.face for bot in BOTS} <= set(FACES)
    assert {bot.manner for bot in BOTS} == set(MANNERS) == set(SPEAKS)
    assert len({bot.name for bot in BOTS}) == len({bot.face for bot in BOTS}) == len(BOTS) > 10


def test_what_bots_say_is_in_the_list_of_phrases() -> None:
    assert {phrase for said in SAID.values() for phrase in said} <= set(PHRASES)


def test_a_bot_without_a_name_is_the_next_of_the_house_and_plays_as_the_table_wants() -> None:
    table = lobby()
    table.do(c.AddBot(seat=1), "p0", "player")
    table.do(c.AddBot(seat=3), "p0", "player")
    assert [table.state.seats[s].name for s in (1, 3)] == [BOTS[0].name, BOTS[1].name]
    assert table.state.seats[3].manner == BOTS[1].manner
    assert view_for(table.state, 0).seats[1].face == BOTS[0].face
    assert next_bot({BOTS[0].name}).name == BOTS[1].name


def test_a_face_is_chosen_at_ones_own_seat_from_those_that_are_drawn() -> None:
    table = lobby()
    table.person(2, c.TakeFace(seat=2, face="bun"))
    assert view_for(table.state, None).seats[2].face == "bun"
    assert table.refused(c.TakeFace(seat=2, face="clown"), "p2", "player").field == "face"
    assert table.refused(c.TakeFace(seat=0, face="bun"), "p2", "player").field == "seat"
    assert not table.person(2, c.TakeFace(seat=2, face="bun"))  # as it is already


def test_the_host_changes_any_two_seats_before_play() -> None:
    table = lobby()
    table.do(c.SwapSeats(seat=2, other=0), "p0", "host")
    assert who(table) == ["p2", "", "p0", ""]
    assert view_for(table.state, 2).mine is not None
    assert view_for(table.state, 2).mine.host  # type: ignore[union-attr]
    assert not view_for(table.state, 0).mine.host  # type: ignore[union-attr]
    table.do(c.SwapSeats(seat=0, other=1), "p0", "host")
    assert who(table) == ["", "p2", "p0", ""]


def test_a_guest_moves_only_their_own_seat_and_puts_nobody_out() -> None:
    table = lobby()
    table.person(2, c.SwapSeats(seat=2, other=1))
    assert who(table) == ["p0", "p2", "", ""]
    for seat, other in ((0, 1), (2, 3), (0, 3)):
        refused = table.refused(c.SwapSeats(seat=seat, other=other), "p2", "player")
        assert refused.why.key == "only-the-host-moves-others"


def test_once_cards_are_dealt_everybody_stays_where_they_sit() -> None:
    table = lobby()
    for seat in (1, 3):
        table.do(c.AddBot(seat=seat), "p0", "player")
    table.begin()
    refused = table.refused(c.SwapSeats(seat=0, other=1), "p0", "player")
    assert refused.why.key == "seats-are-changed-before-play"


def test_who_sits_down_in_the_second_in_which_the_host_begins_keeps_the_seat() -> None:
    table = lobby(people=(0, 2))
    table.begin(fill=tuple(bot.name for bot in BOTS))
    assert [place.kind for place in table.state.seats] == ["person", "bot", "person", "bot"]


def session(manner: str) -> Table:
    """Hands of euchre between one person and three bots of one manner."""
    table = lobby(people=(0,))
    for seat in (1, 2, 3):
        table.do(c.AddBot(seat=seat), "p0", "player")
    table.state = _with_manner(table, manner)
    table.begin()
    return table


def _with_manner(table: Table, manner: str) -> State:
    seats = tuple(replace(s, manner=manner if s.kind == "bot" else "") for s in table.state.seats)
    return replace(table.state, seats=seats)


def act(table: Table, rng: Random) -> bool:
    state = table.state
    if state.stage != "hand" or state.hand is None:
        return False
    words = format_action(rng.choice(state.hand.legal_actions()))
    table.person(state.turn(), c.Act(seat=state.turn(), step=state.step, words=words))
    return True


def spoken(manner: str, hands: int = 12) -> list[str]:
    table, rng = session(manner), Random(4)
    for _ in range(4_000):
        if table.state.hands > hands or table.state.stage == "ended":
            break
        if table.bot_moves() or act(table, rng):
            continue
        if table.state.stage == "pause":
            table.person(0, c.GoOn(seat=0))
        else:
            table.wait(1_000)
    return [one.phrase for one in table.past if isinstance(one, events.Spoke)]


def test_who_is_talkative_says_more_and_nobody_says_much() -> None:
    talkative, careful = spoken("talkative"), spoken("careful")
    assert len(careful) < len(talkative) <= 12
    assert set(talkative) <= set(PHRASES)
    assert spoken("") == []


def test_a_kind_word_may_be_answered_and_only_once() -> None:
    table = session("talkative")
    answers = 0
    for _ in range(12):
        table.at += 20_000
        table.person(0, c.Say(seat=0, phrase="nice hand"))
        word = word_due(table.state)
        if word is None or table.state.turn() > 0:
            continue
        request = bot_request(table.state)
        if request is None or request.kind != "say":
            continue
        table.at = request.ready_at
        table.do(request.answer())
        answers += 1
        assert word_due(table.state) is None
    assert 0 < answers < 12 or table.state.turn() > 0


def test_what_is_said_looks_at_no_cards() -> None:
    """The module asks the state for seats, phrases and who won; never for a hand or a deck."""
    tree = ast.parse(inspect.getsource(small_talk))
    asked = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id in ("state", "hand")
    }
    public = {"event", "secrets", "still", "persons", "seats", "said", "at", "since", "stage"}
    public |= {"history", "session", "number", "scored", "finished"}
    assert asked <= public


def test_a_level_and_a_manner_that_nobody_knows_are_refused() -> None:
    table, seats = empty(), (c.PlannedSeat(),) * 5
    wrong = c.OpenTable(table="t", seats=seats, skill="wizard")
    assert table.refused(wrong, role="chair").field == "skill"
    wrong = c.OpenTable(table="t", seats=seats, manner="rude")
    assert table.refused(wrong, role="chair").field == "manner"
