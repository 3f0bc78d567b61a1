import msgspec
import pytest

from cardhall.hall import commands as c
from cardhall.hall import events as e
from cardhall.hall import pages, views
from cardhall.hall.event import fold
from cardhall.hall.formats.elimination import commands as rc
from cardhall.hall.formats.elimination.state import rounds_of
from cardhall.hall.kernel.views import View
from cardhall.hall.log import blanked, names_of, news, without_names, words
from cardhall.hall.state import money_books, standings
from cardhall.messages import (
    Card,
    Clause,
    Message,
    Player,
    read_hook,
    stored_as,
    to_answer,
    written,
)
from cardhall.messages.message import in_message
from tests.hall.hallday import Day, clock, falling, of_kind, there


def all_but_console(day: Day) -> list[View]:
    now = day.at
    category = day.state.categories["boure"]
    last = rounds_of(category).now
    tables = last.tables if last else {}
    return [
        views.projector_view(day.state, now),
        views.judge_view(day.state, now),
        *(views.captain_view(day.state, "boure", n, now) for n in [*tables, 99]),
        *(views.player_view(day.state, one, now) for one in day.people()),
    ]


def busy_day() -> Day:
    """A day with something of everything in it."""
    day = Day(12).sign_in_all()
    day.play_round()
    day.draw()
    day.start()
    day.do(c.RecordIncident(kind="foul", entry=day.people()[0], witness="Judge", ruled=True))
    day.do(c.CallChair(table=1, why="cards on the floor"))
    day.report(2, [200, 100, 100, 0])
    day.report(3, [100, 100, 100, 99])
    return day


def test_no_view_but_the_console_holds_a_code() -> None:
    day = busy_day()
    state = day.state
    codes = [entry.code for entry in state.entries.values()]
    codes += [*state.categories["boure"].codes.values(), state.judge_code]
    console = to_answer(views.console_view(state, day.at)).decode()
    assert all(code in console for code in codes)
    for view in all_but_console(day):
        text = to_answer(view).decode()
        assert not [code for code in codes if code in text]
    for line in views.log_lines(state):
        assert not [code for code in codes if code in line.text]


def test_every_view_can_be_built_at_every_moment_and_travels_as_json() -> None:
    day = Day(7)
    day.do(c.Rehearse(until="awards"))
    state = fold(day.facts[:1])
    for fact in day.facts[1:]:
        state = fold([fact], state)
        day.state = state
        for view in [views.console_view(state, day.at), *all_but_console(day)]:
            again = msgspec.json.decode(to_answer(view), type=type(view), dec_hook=read_hook)
            assert again == view


def test_a_player_sees_seat_neighbours_tag_and_clock() -> None:
    day = Day(5).sign_in_all()
    day.play_round()
    day.draw()
    day.start()
    seats = day.table().seats
    view = views.player_view(day.state, seats[2], day.at)
    assert (view.table, view.seat, view.state, view.losses) == (1, "C", "playing", (1,))
    assert view.left_neighbour == day.state.entries[seats[3]].name
    assert view.counts_name == view.right_neighbour == day.state.entries[seats[1]].name
    assert view.deadline == day.table().deadline
    assert view.text == "Table 1, seat C"


def test_a_player_is_told_what_to_do_at_each_step() -> None:
    day = Day()
    day.do(c.TakeEntry(name="Ann", auxiliary="Oak", paid_cents=1400))
    one = day.people()[0]

    def text() -> str:
        return views.player_view(day.state, one, day.at).text

    assert text() == "You owe $1.00. Please pay at the desk"
    day.do(c.TakePayment(entry=one, cents=100))
    assert text() == "Please sign in at the desk"
    day.do(c.SignIn(who=one))
    assert text() == "You are signed in. Wait for the seats"
    day.do(c.Withdraw(entry=one))
    assert text() == "You have withdrawn"


def test_the_wall_shows_seats_by_last_name() -> None:
    """As the printed list does: Zoe Abshire stands before Ann Trahan, accents aside."""
    day = Day()
    for name in ("Ann Trahan", "Zoe Abshire", "Odile Éthier", "Bea Trahan", "Rose Fuselier"):
        day.do(c.TakeEntry(name=name, auxiliary="Oak", paid_cents=1500))
    day.sign_in_all()
    day.draw()
    lines = views.projector_view(day.state, day.at).seats
    names = ["Zoe Abshire", "Odile Éthier", "Rose Fuselier", "Ann Trahan", "Bea Trahan"]
    assert [line.name for line in lines] == names


def test_the_console_puts_calls_first_then_wrong_sums_then_ties_then_the_rest() -> None:
    day = busy_day()
    kinds = [need.kind for need in views.console_view(day.state, day.at).needs]
    assert kinds == ["called", "short", "tied"]


def test_every_command_on_the_console_can_be_sent_as_it_stands() -> None:
    day = Day(5)
    seen = []
    for until in ("signed_in", "seated", "playing", "round:1", "awards"):
        day.do(c.Rehearse(until=until))
        for need in views.console_view(day.state, day.at).needs:
            for action in (need.action, *need.more):
                if action and action.command:
                    seen.append(type(c.convert_command(action.command)).__name__)
                    day.ctx()
    assert {"DrawSeats", "StartRound"} <= set(seen)


def test_the_captain_s_card_tells_each_step() -> None:
    day = Day(5).sign_in_all()
    day.draw()

    def card() -> pages.CaptainView:
        return views.captain_view(day.state, "boure", 1, day.at)

    assert (card().text, card().may_report) == ("Take your seats for round 1", False)
    day.start()
    assert (card().report_state, card().marks_needed, card().may_report) == ("none", 3, True)
    day.at = clock(10, 30)
    assert card().text.startswith("Time.")
    day.report(1, [140, 120, 100, 80, 59])
    assert (card().report_state, card().text) == ("short", "Table 1 is one chip short: count again")
    day.report(1, falling(5))
    assert card().report_state == "sent"
    day.close()
    assert card().report_state == "accepted"


def test_a_tie_is_told_to_the_captain_as_one_to_be_played_off() -> None:
    day = Day(5).seated()
    day.report(1, [200, 90, 90, 60, 60])
    card = views.captain_view(day.state, "boure", 1, day.at)
    assert (card.report_state, card.may_report) == ("tied", True)
    assert card.text == there(card.card).text
    assert "level" in card.text or "tie" in card.text
    assert "Wait for the close" not in card.text


def test_every_fact_has_words_and_travels_as_json() -> None:
    day = busy_day()
    for fact in day.facts:
        assert words(day.state, fact)
        assert e.decode_event(e.encode_event(fact)) == fact


def test_a_forgotten_name_is_gone_from_views_log_and_stored_facts() -> None:
    day = busy_day()
    one = day.people()[1]
    name = day.state.entries[one].name
    day.do(c.ChangeEntry(entry=one, name=f"{name} Jr", override="full name"))
    day.do(c.CallChair(table=2, why=f"{name} Jr said so"))
    before = standings(day.state, "boure")
    day.do(c.BlankName(entry=one))
    names = names_of(day.facts, one)
    assert names == (name, f"{name} Jr")
    label = day.state.entries[one].name
    assert label == "Contestant 2"
    day.facts = [blanked(fact, one, names, label) for fact in day.facts]
    day.state = fold(day.facts)
    assert standings(day.state, "boure") == before
    assert sum(money_books(day.state).values()) == 0
    stored = b"".join(e.encode_event(fact) for fact in day.facts).decode()
    shown = "".join(
        to_answer(v).decode()
        for v in [views.console_view(day.state, day.at), *all_but_console(day)]
    )
    assert name not in stored
    assert name not in shown


def test_forgetting_one_of_two_of_the_same_name_leaves_the_other_and_all_ids() -> None:
    day = Day()
    for house in ("Oak", "Pine"):
        day.do(c.TakeEntry(name="id", auxiliary=house))
    one, other = day.people()
    day.facts = [blanked(fact, one, ("id",), "Contestant 1") for fact in day.facts]
    day.state = fold(day.facts)
    assert day.people() == [one, other]
    assert [entry.name for entry in day.state.entries.values()] == ["Contestant 1", "id"]


def test_a_forgotten_name_is_gone_from_what_stored_messages_are_about() -> None:
    """However deep it stands; the message is the same, and so is whoever is called nearly so."""
    names = (Player("Ann"), Player("Annette Ann"), Player("Annette"))
    inner = Message("that-folder-cannot-be-written-to", told=names)
    outer = Message("choose-a-lesson", lessons=("Ann", inner, Card("QH"), Clause("Ann")))
    stored = {"type": "told", "why": stored_as(outer), "other": [{"key": "Ann"}]}
    left = without_names(stored, "e1", ("Ann",), "Contestant 1")
    assert left["other"] == [{"key": "Ann"}]
    text = in_message(left["why"])
    _, told, *_ = of_kind(tuple, text.arguments["lessons"])
    assert (text.key, of_kind(Message, told).key) == (outer.key, inner.key)
    assert text == (
        "Choose Contestant 1, That folder cannot be written to "
        "(Contestant 1, Annette Contestant 1 and Annette)., queen of hearts or Ann."
    )


def test_a_fact_that_says_messages_is_blanked_and_read_again() -> None:
    day = Day(5)
    one = day.people()[0]
    names = names_of(day.facts, one)
    why = Message("that-folder-cannot-be-written-to", told=Player(names[0]))
    fact = e.ChairCalled(
        at=day.at, by=written("chair"), category="boure", round=1, table=1, why=why
    )
    left = blanked(fact, one, names, "Contestant 1")
    assert of_kind(e.ChairCalled, left).why == "That folder cannot be written to (Contestant 1)."


def test_blanking_one_name_leaves_the_one_who_had_the_entry_before() -> None:
    day = Day(5)
    one = day.people()[0]
    first = day.state.entries[one].name
    day.do(c.Substitute(entry=one, name="New Example"))
    assert names_of(day.facts, one) == ("New Example",)
    assert first not in names_of(day.facts, one)


def test_news_tell_what_changed_a_subject_since() -> None:
    day = Day(5).seated()
    seen = day.state.version
    day.report(1, falling(5), actor="Phone")
    command = rc.EnterTieGame(round=1, table=1, winners=())
    assert [(who, text) for _, who, text in news(day.state, c.subjects(command), seen)] == [
        ("Phone", "Bouré, round 1, table 1 counted: 500 chips.")
    ]


def test_the_log_is_latest_first_and_bounded() -> None:
    day = Day(60).sign_in_all()
    lines = views.log_lines(day.state, most=10)
    assert [line.version for line in lines] == list(
        range(day.state.version, day.state.version - 10, -1)
    )


@pytest.mark.parametrize("at", [clock(9, 0), clock(12, 0)])
def test_a_clock_set_back_shows_nothing_older_than_the_last_fact(at: int) -> None:
    day = Day(5).seated()
    day.at = clock(10, 31)
    day.do(c.AddMinutes(minutes=1))
    assert not views.captain_view(day.state, "boure", 1, clock(13, 0)).may_deal
    assert there(views.captain_view(day.state, "boure", 1, at).card).deadline == clock(10, 32)


def test_nobody_is_asked_to_the_door_before_the_day_itself() -> None:
    """A week ahead the console takes entries; on the morning of play it signs people in."""
    day = Day(5)
    first = views.console_view(day.state, clock(10, 0) - 7 * 24 * 3_600_000).needs[0]
    assert first.action is not None
    assert (first.action.goto, first.text) == ("entries", "Bouré: 5 entered, 5 of them paid")
    first = views.console_view(day.state, clock(8, 0)).needs[0]
    assert first.action is not None
    assert first.action.goto == "sign_in"
