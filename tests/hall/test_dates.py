"""Dates as people write them on blanks and in sheets."""

import pytest

from cardhall.hall.entries.dates import day_written


@pytest.mark.parametrize(
    "text",
    [
        "2026-11-21",
        "2026/11/21",
        "11/21/2026",
        "11/21/26",
        "11-21-2026",
        "21/11/2026",
        "21.11.2026",
        "11/21",
        "November 21",
        "november 21st, 2026",
        "21 Nov 2026",
        "21-Nov-2026",
        "Nov. 21",
        " Nov.  21,2026 ",
        "21 novembre 2026",
        "21 de noviembre de 2026",
        "2026-11-21 00:00:00",
    ],
)
def test_a_day_is_read_as_people_write_it(text: str) -> None:
    assert day_written(text, 2026) == "2026-11-21"


def test_the_first_of_two_numbers_is_the_month_where_it_can_be() -> None:
    assert day_written("5/6", 2027) == "2027-05-06"
    assert day_written("1er février", 2027) == "2027-02-01"


@pytest.mark.parametrize(
    "text",
    ["", "yesterday", "13/13/2026", "February 30", "2026-11", "20261121", "Smarch 3", "11/21-2026",
     "0/4", "21", "1/2/026", "\u0661/\u0662/2026", "0000-01-01"],
)  # fmt: skip
def test_what_is_no_date_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"date|day|month|year"):
        day_written(text, 2026)
