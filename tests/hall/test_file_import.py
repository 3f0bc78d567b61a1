import time
from importlib.resources import files

import pytest
from msgspec.structs import replace

from cardhall.hall import commands as c
from cardhall.hall.entries.file_import import EntriesPreview, read_entries
from tests.hall.hallday import Day
from tests.yardstick import slower

HEAD = "auxiliary,name,game,paid\n"


def read(text: str | bytes, day: Day | None = None, encoding: str = "utf-8") -> EntriesPreview:
    data = text if isinstance(text, bytes) else text.encode(encoding)
    return read_entries(data, (day or Day()).state)


def only(text: str | bytes, encoding: str = "utf-8") -> list[tuple[str, str, str, int]]:
    found = read(text, encoding=encoding)
    assert found.problems == ()
    return [(r.auxiliary, r.name, r.category, r.paid_cents) for r in found.rows]


def problems(text: str | bytes, encoding: str = "utf-8") -> list[tuple[int, str]]:
    found = read(text, encoding=encoding)
    for problem in found.problems:
        assert problem.why
        assert problem.cure
    return [(p.line, p.field) for p in found.problems]


def test_a_plain_file() -> None:
    text = HEAD + "Moss Oak,Ann Example,Bouré,15.00\nTin Roof,Bea Example,Bouré,\n"
    assert only(text) == [
        ("Moss Oak", "Ann Example", "boure", 1500),
        ("Tin Roof", "Bea Example", "boure", 0),
    ]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "latin-1", "cp1252", "utf-16"])
def test_every_usual_encoding(encoding: str) -> None:
    assert only(HEAD + "Chêne,Zoé Ñuñez,Bouré,15\n", encoding=encoding)[0][:3] == (
        "Chêne",
        "Zoé Ñuñez",
        "boure",
    )


@pytest.mark.parametrize("mark", [",", ";", "\t"])
def test_commas_semicolons_and_tabs(mark: str) -> None:
    text = "auxiliary,name,game,paid\nMoss Oak,Ann Example,Bouré,15.00\n".replace(",", mark)
    assert only(text) == [("Moss Oak", "Ann Example", "boure", 1500)]


def test_quoted_commas_and_quotes_stay_in_the_name() -> None:
    text = HEAD + '"Oak, Moss","Example, Ann ""Nan""",Bouré,"15,00"\n'
    assert only(text) == [("Oak, Moss", 'Example, Ann "Nan"', "boure", 1500)]


@pytest.mark.parametrize(
    "head",
    [
        "Unit;Player;Category;Fee",
        "CLUB;Contestant;Event;Amount",
        "Team;Full Name;Contest;fee paid",
    ],
)
def test_other_words_in_the_heading(head: str) -> None:
    assert only(f"{head}\nMoss Oak;Ann;boure;15\n") == [("Moss Oak", "Ann", "boure", 1500)]


def test_first_and_last_name_in_two_columns_in_any_order() -> None:
    text = "Last name,First name,Paid,Auxiliary\nExample,Ann,yes,Moss Oak\n"
    assert only(text) == [("Moss Oak", "Ann Example", "boure", 1500)]


def test_no_heading_and_old_line_ends() -> None:
    assert only("Moss Oak,Ann,boure,15\rTin Roof,Bea,boure,no\r") == [
        ("Moss Oak", "Ann", "boure", 1500),
        ("Tin Roof", "Bea", "boure", 0),
    ]


@pytest.mark.parametrize(
    ("paid", "cents"),
    [
        ("15", 1500),
        ("15.0", 1500),
        ("$15.00", 1500),
        ("15,00", 1500),
        ("yes", 1500),
        ("1,500.00", 150000),
    ],
)
def test_ways_to_write_what_was_paid(paid: str, cents: int) -> None:
    assert only(HEAD + f'Oak,Ann,boure,"{paid}"\n')[0][3] == cents


@pytest.mark.parametrize("paid", ["fifteen", "15.005", "-15", "1e3", "٣", "15.5.1"])
def test_what_is_no_money_is_named(paid: str) -> None:
    assert problems(HEAD + f"Oak,Ann,boure,{paid}\n") == [(2, "paid")]


def test_each_bad_line_is_named_with_field_and_the_good_ones_are_kept() -> None:
    lines = [
        "Oak,Ann,boure,15",
        "Oak,,boure,15",
        "Oak,Bea,whist,15",
        "Oak,Cal,rummy,15",
        "Oak,Dot,boure,much",
        "Oak,Eve,boure,15,more",
        'Oak,"Flo,boure,15',
        "Oak," + "x" * 81 + ",boure,15",
        "Oak,Gus\x07,boure,15",
        "",
        "Oak,ann,boure,15",
        "Oak,Hal,boure,15",
    ]
    found = read(HEAD + "\n".join(lines))
    assert [(p.line, p.field) for p in found.problems] == [
        (3, "name"),
        (4, "game"),
        (5, "game"),
        (6, "paid"),
        (7, "line"),
        (8, "line"),
        (9, "name"),
        (10, "name"),
        (12, "name"),
    ]
    assert [r.name for r in found.rows] == ["Ann", "Hal"]
    assert "is not played at this event" in found.problems[2].why
    assert "is not a game" in found.problems[1].why
    assert "already in line 2" in found.problems[-1].why


def test_a_comma_without_quotes_is_told_to_be_quoted() -> None:
    found = read(HEAD + "Oak,Example, Ann,boure,15\n")
    assert "quotes" in found.problems[0].cure


@pytest.mark.parametrize(
    ("head", "line"),
    [
        ("Auxiliary,Name,Game,Paid,Phone,E-mail", "Oak,Ann Example,boure,15,555 01,a@example.org"),
        ("Phone,Auxiliary,Name,E-mail,Game,Paid", "555 01,Oak,Ann Example,a@example.org,boure,15"),
    ],
)
def test_a_column_that_says_nothing_of_an_entry_is_named_and_left_out(head: str, line: str) -> None:
    found = read(f"{head}\n{line}\n")
    assert found.problems == ()
    assert [(r.auxiliary, r.name, r.paid_cents) for r in found.rows] == [
        ("Oak", "Ann Example", 1500)
    ]
    assert found.unused == ("Phone", "E-mail")
    more = read(f"{head}\n{line},more\n")
    assert [p.why for p in more.problems] == ["There are 7 fields, more than the heading has"]


def test_a_second_column_of_the_same_meaning_is_named_too() -> None:
    found = read("Auxiliary,Name,Game,Paid,Amount\nOak,Ann Example,boure,15,20\n")
    assert found.unused == ("Amount",)
    assert found.rows[0].paid_cents == 1500


def test_a_name_already_in_the_event_is_named() -> None:
    day = Day()
    day.do(c.TakeEntry(name="Ann", auxiliary="Oak"))
    found = read(HEAD + "oak,ANN,boure,15\nPine,Ann,boure,15\n", day=day)
    assert "already in the event" in found.problems[0].why
    assert found.rows[0].note == "another of the same name"


@pytest.mark.clause("LLAA-FORM-02")
def test_a_sixth_name_of_an_auxiliary_is_named() -> None:
    lines = "".join(f"Oak,{name},boure,15\n" for name in ("A", "B", "C", "D", "E", "F"))
    found = read(HEAD + lines)
    assert [(p.line, p.clause) for p in found.problems] == [(7, "LLAA-FORM-02")]
    assert len(found.rows) == 5


@pytest.mark.clause("LLAA-FORM-11")
def test_a_line_without_auxiliary_is_flagged_not_lost() -> None:
    assert read(HEAD + ",Ann,boure,15\n").rows[0].note == "no auxiliary"


@pytest.mark.parametrize("data", [b"", b"\n\n", HEAD.encode(), b"PK\x03\x04\0\0binary"])
def test_a_file_without_entries_says_so(data: bytes) -> None:
    assert problems(data) == [(0, "file")]


def test_any_bytes_give_an_answer() -> None:
    import random

    rng = random.Random(1)
    day = Day()
    for _ in range(300):
        data = bytes(rng.choice(b'a,;"\n\r\t\xe9\x00\xff 1.') for _ in range(rng.randrange(60)))
        read(data, day=day)


def test_ten_thousand_lines_are_read_at_once() -> None:
    lines = "".join(f"House {i // 5},Person {i},Bouré,15.00\n" for i in range(10_000))
    day = Day()
    begin = time.process_time()
    found = read(HEAD + lines, day=day)
    assert len(found.rows) == 10_000
    assert found.problems == ()
    assert (time.process_time() - begin) / slower() < 2


def test_a_preview_takes_nothing_and_confirmed_rows_are_taken() -> None:
    day = Day()
    before = day.state
    found = read(HEAD + "Oak,Ann,boure,15\nOak,Ann,boure,15\n", day=day)
    assert day.state is before
    day.do(c.ImportEntries(rows=tuple(row.as_entry() for row in found.rows)))
    assert [e.name for e in day.state.entries.values()] == ["Ann"]


def test_the_sample_file_has_sixty_good_lines_of_twelve_auxiliaries() -> None:
    data = files("cardhall.hall").joinpath("sample-entries.csv").read_bytes()
    found = read(data)
    assert (len(found.rows), found.problems) == (60, ())
    assert len({row.auxiliary for row in found.rows}) == 12
    assert {row.paid_cents for row in found.rows} == {1500}


DATED = "auxiliary,name,game,paid,date\n"


def test_a_column_of_dates_says_when_each_blank_came() -> None:
    for head in ("date", "Dated", "DAY", "Date on the blank", "Entry date"):
        text = f'auxiliary,name,{head}\nOak,Ann,"November 21, 2026"\nOak,Bea,\nOak,Cal,1/9\n'
        found = read(text)
        assert found.problems == ()
        assert [row.as_entry().dated for row in found.rows] == ["2026-11-21", "", "2027-01-09"]


def test_a_wrong_date_is_named_with_its_line_and_the_cure() -> None:
    found = read(DATED + "Oak,Ann,boure,15,Nov. 31\nOak,Bea,boure,15,11/21/2026\n")
    (problem,) = found.problems
    assert (problem.line, problem.field) == (2, "date")
    assert problem.why == "'Nov. 31' is not a date"
    assert problem.cure == "Write it like November 21, 11/21/2026 or 2026-11-21"
    assert [row.name for row in found.rows] == ["Bea"]


def test_one_date_can_be_said_of_all_blanks_and_a_line_keeps_its_own() -> None:
    data = (DATED + "Oak,Ann,boure,15,\nOak,Bea,boure,15,Nov. 20\n").encode()
    found = read_entries(data, Day().state, dated="21 Nov 2026")
    assert [row.as_entry().dated for row in found.rows] == ["2026-11-21", "2027-11-20"]
    day = Day()
    day.do(c.ChangeSettings(settings=c.SettingsPatch(play_at=0, deadline="")))
    yearless = read_entries(HEAD.encode(), day.state, dated="11/21")
    assert "with its year" in yearless.problems[0].cure
    wrong = read_entries(data, Day().state, dated="soon")
    assert [(p.line, p.field) for p in wrong.problems] == [(0, "date")]
    assert wrong.rows == ()


@pytest.mark.clause("LLAA-T-03")
def test_blanks_that_came_in_time_are_taken_later_and_a_late_line_is_marked() -> None:
    day = Day()
    day.do(c.ChangeSettings(settings=c.SettingsPatch(deadline="2027-01-02")))  # it is the 8th
    text = HEAD.replace("paid", "date") + "Oak,Ann,boure,Jan. 2\nOak,Bea,boure,Jan. 3\n"
    found = read(text, day=day)
    assert [row.note for row in found.rows] == ["", "late: dated Sunday, January 3"]
    both = tuple(row.as_entry() for row in found.rows)
    refusal = day.refused(c.ImportEntries(rows=both))
    assert (refusal.field, refusal.clause) == ("dated", "LLAA-T-03")
    assert refusal.why.endswith("this one is of Sunday, January 3")
    day.do(c.ImportEntries(rows=both[:1]))
    day.do(c.ImportEntries(rows=both[1:], override="the mail was late"))
    assert [e.dated for e in day.state.entries.values()] == ["2027-01-02", "2027-01-03"]


def test_a_row_is_not_taken_with_what_is_no_date() -> None:
    row = read(HEAD + "Oak,Ann,boure,15\n").rows[0].as_entry()
    for wrong in ("tomorrow", "20270102"):  # kept as it is, this would sort behind every deadline
        refusal = Day().refused(c.ImportEntries(rows=(replace(row, dated=wrong),)))
        assert refusal.field == "dated"


def test_both_of_a_team_may_have_a_line_and_are_taken_once() -> None:
    day = Day(game="pedro")
    head = "auxiliary,name,partner,game,paid\n"
    text = (
        f"{head}Moss Oak,Ann Example,Bea Example,Pedro,15\nTin Roof,Cal Example,Di Example,Pedro,\n"
        "Moss Oak,Bea  example,ann Example,Pedro,15\nMoss Oak,Bea Example,Eve Example,Pedro,\n"
    )
    found = read(text, day)
    fee = day.state.known.fee_cents * 2
    assert [(row.line, row.name, row.partner, row.paid_cents) for row in found.rows] == [
        (2, "Ann Example", "Bea Example", min(3000, fee)),
        (3, "Cal Example", "Di Example", 0),
    ]
    assert "line 4" in found.rows[0].note
    assert [(p.line, p.field) for p in found.problems] == [(5, "name")]
