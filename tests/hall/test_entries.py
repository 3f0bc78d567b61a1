from typing import Any

import pytest

from cardhall.hall import commands as c
from cardhall.hall import views
from cardhall.hall.state import money_books
from tests.hall.hallday import MINUTE, PLAY, Day, clock


def entry(
    day: Day,
    name: str = "Ann Example",
    auxiliary: str = "Moss Oak",
    paid_cents: int = 0,
    dated: str = "",
) -> str:
    day.do(c.TakeEntry(name=name, auxiliary=auxiliary, paid_cents=paid_cents, dated=dated))
    return day.people()[-1]


def balanced(day: Day) -> None:
    assert sum(money_books(day.state).values()) == 0


@pytest.mark.clause("LLAA-T-01")
def test_thirty_entries_owe_450() -> None:
    day = Day(30)
    money = views.money_view(day.state)
    assert (money.due_cents, money.paid_cents, money.owing_cents) == (45_000, 45_000, 0)
    balanced(day)


@pytest.mark.clause("LLAA-T-01")
def test_one_who_paid_14_owes_1_and_cannot_be_seated() -> None:
    day = Day(4)
    short = entry(day, paid_cents=1400)
    day.sign_in_all()
    assert day.state.entries[short].owing_cents == 100
    drawn = day.draw()
    assert drawn.table_of(short) is None
    assert [(one.entry, one.why, one.clause) for one in drawn.left_out] == [
        (short, "owes $1.00", "LLAA-T-01")
    ]
    assert day.refused(c.AddSeat(entry=short)).clause == "LLAA-T-01"
    day.do(c.TakePayment(entry=short, cents=100))
    day.do(c.AddSeat(entry=short))
    assert day.round.table_of(short)
    balanced(day)


def test_the_chairperson_may_seat_one_who_owes_and_the_reason_stays() -> None:
    day = Day(4)
    short = entry(day)
    day.sign_in_all()
    day.do(c.DrawSeats(override="pays at noon"))
    assert day.round.table_of(short)
    assert "pays at noon" in views.log_lines(day.state)[0].text


@pytest.mark.clause("LLAA-T-02")
def test_a_withdrawal_returns_nothing() -> None:
    day = Day(30)
    gone = day.people()[0]
    day.do(c.Withdraw(entry=gone, why="ill"))
    assert views.money_view(day.state).paid_cents == 45_000
    payment = day.state.entries[gone].payments[0]
    refusal = day.refused(c.CorrectPayment(payment=payment, cents=0, why="wants it back"))
    assert refusal.clause == "LLAA-T-02"
    assert day.refused(c.TakePayment(entry=gone, cents=-1500)).clause == "LLAA-T-02"
    day.do(c.CorrectPayment(payment=payment, cents=15_000, why="mistyped"))
    day.do(c.CorrectPayment(payment=payment, cents=1500, why="one nought too many"))
    assert views.money_view(day.state).paid_cents == 45_000
    assert not [name for name in dir(c) if "refund" in name.lower()]
    balanced(day)


def test_a_payment_keyed_in_wrong_is_corrected_with_a_reason() -> None:
    day = Day(2)
    one = day.people()[0]
    payment = day.state.entries[one].payments[0]
    assert day.refused(c.CorrectPayment(payment=payment, cents=1400, why=" ")).field == "why"
    day.do(c.CorrectPayment(payment=payment, cents=1400, why="one dollar short"))
    assert day.state.entries[one].owing_cents == 100
    balanced(day)


def test_overpayment_is_shown_and_balances() -> None:
    day = Day(2)
    day.do(c.TakePayment(entry=day.people()[0], cents=500))
    assert money_books(day.state) == {"cash": 3500, "fees": -3000, "owed": 0, "over": -500}
    balanced(day)


def test_cash_is_counted_against_what_was_paid() -> None:
    day = Day(2)
    day.do(c.CountCash(cents=2900))
    assert views.money_view(day.state).difference_cents == -100
    needs = views.console_view(day.state, day.at).needs
    assert any(need.text == "$1.00 too little in the box" for need in needs)


@pytest.mark.clause("LLAA-T-03")
def test_an_entry_of_the_last_day_is_taken_and_one_a_day_later_is_late() -> None:
    day = Day()
    day.do(c.ChangeSettings(settings=c.SettingsPatch(deadline="2027-03-24")))
    entry(day, dated="2027-03-24")
    late = c.TakeEntry(name="Bea Example", auxiliary="Moss Oak", dated="2027-03-25")
    refusal = day.refused(late)
    assert (refusal.field, refusal.clause) == ("dated", "LLAA-T-03")
    assert refusal.why.startswith("late")
    day.do(
        c.TakeEntry(name="Bea Example", auxiliary="Moss Oak", dated="2027-03-25", override="mail")
    )
    assert len(day.people()) == 2
    assert "mail" in views.log_lines(day.state)[0].text


@pytest.mark.clause("LLAA-T-03")
def test_without_a_date_the_hall_s_own_day_counts() -> None:
    day = Day()
    settings = c.SettingsPatch(deadline="2027-01-14", utc_offset_minutes=-360)
    day.do(c.ChangeSettings(settings=settings))
    midnight = clock(24 + 6, 0)
    day.at = midnight - 1
    today = c.TakeEntry(name="Ann Example", auxiliary="Moss Oak")
    from cardhall.hall.settings import day_of

    day.do(c.ChangeSettings(settings=c.SettingsPatch(deadline=day_of(day.at, -360))))
    day.do(today)
    day.at = midnight
    assert day.refused(c.TakeEntry(name="Bea", auxiliary="Moss Oak")).clause == "LLAA-T-03"


@pytest.mark.clause("LLAA-T-04")
def test_sign_in_at_half_past_nine_is_in_time_and_a_minute_later_is_not() -> None:
    day = Day(2)
    one, other = day.people()
    day.at = clock(9, 30, 59)
    day.do(c.SignIn(who=one))
    day.at = clock(9, 31)
    refusal = day.refused(c.SignIn(who=other))
    assert (refusal.field, refusal.clause) == ("who", "LLAA-T-04")
    day.do(c.SignIn(who=other, override="flat tyre"))
    assert "flat tyre" in views.log_lines(day.state)[0].text


def test_only_the_chairperson_makes_exceptions() -> None:
    day = Day(2)
    one = day.people()[0]
    day.at = clock(9, 31)
    late = c.SignIn(who=one, override="please")
    assert day.refused(late, role="player", scope=one).field == "override"


def test_sign_in_by_number_code_or_name() -> None:
    day = Day(6)
    entries = list(day.state.entries.values())
    day.do(c.SignIn(who=str(entries[0].number)))
    day.do(c.SignIn(who=entries[1].code.lower().replace("-", " ")))
    day.do(c.SignIn(who=f"  {entries[2].name.upper()} "))
    day.do(c.SignIn(who=entries[3].id))
    assert sum(bool(e.signed_in_at) for e in day.state.entries.values()) == 4
    assert day.refused(c.SignIn(who="Nobody Known")).field == "who"
    assert day.refused(c.SignIn(who="1")).why.endswith("already signed in")


def test_two_of_one_name_are_told_apart_by_number() -> None:
    day = Day()
    entry(day, auxiliary="Moss Oak")
    entry(day, auxiliary="Tin Roof")
    refusal = day.refused(c.SignIn(who="ann example"))
    assert "1 (Ann Example, Moss Oak) or 2 (Ann Example, Tin Roof)" in refusal.cure


def test_a_player_signs_in_nobody_else() -> None:
    day = Day(2)
    one, other = day.people()
    assert day.refused(c.SignIn(who=other), role="player", scope=one).field == "who"
    day.do(c.SignIn(who=one), role="player", scope=one)


@pytest.mark.clause("LLAA-T-05")
def test_another_may_take_a_place_before_the_start_only() -> None:
    day = Day(10)
    one = day.people()[0]
    swap = c.Substitute(entry=one, name="Bea Example")
    day.do(swap)
    assert day.state.entries[one].name == "Bea Example"
    day.seated()
    roster = [e.name for e in day.state.entries.values()]
    assert day.refused(c.Substitute(entry=one, name="Cal Example")).clause == "LLAA-T-05"
    assert day.refused(c.ChangeEntry(entry=one, name="Cal Example")).clause == "LLAA-T-05"
    assert [e.name for e in day.state.entries.values()] == roster


def test_a_slip_of_spelling_can_be_mended_at_any_time() -> None:
    day = Day(10).seated()
    one = day.people()[0]
    day.do(c.ChangeEntry(entry=one, name="Bea Exemple", override="misspelt"))
    assert day.state.entries[one].name == "Bea Exemple"


@pytest.mark.clause("LLAA-FORM-02")
def test_a_sixth_name_on_a_blank_is_refused() -> None:
    day = Day()
    for name in ("Ann", "Bea", "Cal", "Dot", "Eve"):
        entry(day, f"{name} Example")
    sixth = c.TakeEntry(name="Flo Example", auxiliary="moss  oak")
    assert day.refused(sixth).clause == "LLAA-FORM-02"
    rows = (c.EntryRow(name="Flo Example", auxiliary="Moss Oak"),)
    assert day.refused(c.ImportEntries(rows=rows)).clause == "LLAA-FORM-02"
    day.do(c.TakeEntry(name="Flo Example", auxiliary="Tin Roof"))
    day.do(c.TakeEntry(name="Gus Example", auxiliary="Moss Oak", override="second blank"))
    assert len(day.people()) == 7


@pytest.mark.clause("LLAA-FORM-11")
def test_an_entry_without_auxiliary_is_flagged() -> None:
    day = Day()
    entry(day, auxiliary="")
    entry(day, "Bea Example")
    flags = [line.flags for line in views.entry_lines(day.state)]
    assert "no auxiliary" in flags[0]
    assert "no auxiliary" not in flags[1]
    needs = views.console_view(day.state, day.at).needs
    assert [need.clause for need in needs][-1] == "LLAA-FORM-11"


def test_one_person_twice_in_a_game_is_refused() -> None:
    day = Day()
    entry(day)
    again = c.TakeEntry(name="ANN  example", auxiliary="Moss Oak")
    assert day.refused(again).clause == "OP-T-10"
    assert entry(day, auxiliary="Tin Roof")


@pytest.mark.parametrize(
    ("field", "more"),
    [
        ("name", {"name": "  "}),
        ("name", {"name": "x" * 81}),
        ("auxiliary", {"auxiliary": "x" * 81}),
        ("paid_cents", {"paid_cents": -1}),
        ("category", {"category": "whist"}),
        ("category", {"category": "rummy"}),
        ("dated", {"dated": "March 24"}),
    ],
)
def test_a_bad_entry_names_its_field_and_the_cure(field: str, more: dict[str, Any]) -> None:
    given = {"name": "Ann Example", "auxiliary": "Moss Oak", **more}
    refusal = Day().refused(c.TakeEntry(**given))
    assert refusal.field == field
    assert refusal.cure


def test_an_import_takes_all_or_nothing() -> None:
    day = Day()
    rows = [c.EntryRow(name=n, auxiliary="Moss Oak") for n in ("Ann", "Bea", "Ann")]
    assert day.refused(c.ImportEntries(rows=tuple(rows))).field == "name"
    assert day.people() == []
    day.do(c.ImportEntries(rows=tuple(rows[:2])))
    assert [e.number for e in day.state.entries.values()] == [1, 2]


def test_a_lost_code_is_replaced_and_the_old_one_dies() -> None:
    day = Day(2)
    one = day.people()[0]
    old = day.state.entries[one].code
    assert day.state.who(old) == ("player", one, 0)
    day.do(c.NewCode(entry=one))
    assert day.state.who(old) == ("", "", 0)
    assert day.state.who(day.state.entries[one].code) == ("player", one, 0)
    assert day.state.who("") == ("", "", 0)


def test_table_and_judge_codes_say_whose_they_are() -> None:
    day = Day(10).seated()
    codes = day.state.categories["boure"].codes
    assert [day.state.who(code) for code in codes.values()] == [
        ("captain", "boure", 1),
        ("captain", "boure", 2),
    ]
    assert day.state.who(day.state.judge_code) == ("judge", "", 0)
    day.do(c.NewCode(category="boure", table=1))
    assert day.state.who(codes[1]) == ("", "", 0)


def test_settings_can_all_be_edited_and_refuse_nonsense() -> None:
    day = Day()
    given: dict[str, Any] = {
        "name": "Spring Cards",
        "association": "A",
        "short_name": "B",
        "venue": "Hall",
        "deadline": "2027-01-01",
        "play_at": PLAY + MINUTE,
        "utc_offset_minutes": -300,
        "mail_to": ("C", "D"),
        "revision": "Fall 2026",
        "fee_cents": 2000,
        "signin_minutes": 20,
        "session_minutes": 25,
    }
    day.do(c.ChangeSettings(settings=c.SettingsPatch(**given)))
    for name, value in given.items():
        assert getattr(day.state.known, name) == value
    for name, patch in (
        ("name", c.SettingsPatch(name=" ")),
        ("session_minutes", c.SettingsPatch(session_minutes=0)),
        ("deadline", c.SettingsPatch(deadline="soon")),
        ("fee_cents", c.SettingsPatch(fee_cents=-1)),
    ):
        assert day.refused(c.ChangeSettings(settings=patch)).field == name


def test_the_fee_stays_once_entries_were_taken() -> None:
    refusal = Day(2).refused(c.ChangeSettings(settings=c.SettingsPatch(fee_cents=1)))
    assert refusal.field == "fee_cents"


def test_a_clock_set_back_an_hour_never_puts_a_fact_before_its_predecessor() -> None:
    day = Day(2)
    day.at = clock(9, 20)
    day.do(c.SignIn(who="1"))
    day.at = clock(8, 20)
    day.do(c.SignIn(who="2"))
    assert day.facts[-1].at == clock(9, 20)
