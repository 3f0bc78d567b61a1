"""The rulebook holds the whole register, and finds it."""

import pytest

from cardhall import rulebook
from cardhall.rulebook import PresetError, UnknownClause, load_preset, rules_main
from cardhall.rulebook.book import KINDS

COUNTS = {
    "LLAA-T": 44,
    "LLAA-BOURE": 53,
    "LLAA-PITTY": 17,
    "LLAA-PEDRO": 44,
    "LLAA-POKENO": 25,
    "LLAA-RUMMY": 66,
    "LLAA-FORM": 12,
    "EUCHRE": 57,
    "RAP": 50,
    "HOLDEM": 131,
    "SPADES": 28,
    "SWISS": 26,
}


def test_all_553_clauses_are_there_each_in_its_group() -> None:
    book = rulebook.load()
    assert {group.id: len(group.clauses) for group in book.groups} == COUNTS
    assert len(book) == 553
    for group in book.groups:
        numbers = [clause.id for clause in group.clauses]
        assert numbers == [f"{group.id}-{n:02}" for n in range(1, len(numbers) + 1)]


def test_every_clause_has_words_an_example_and_a_known_kind() -> None:
    for clause in rulebook.load().clauses:
        assert clause.text
        assert clause.shown_by
        assert clause.kind in KINDS


def test_every_open_point_named_by_a_clause_exists_and_has_a_default() -> None:
    book = rulebook.load()
    assert len(book.points) == 158
    for clause in book.clauses:
        for id in clause.options:
            assert book.point(id).default


def test_search_minds_neither_case_nor_accents() -> None:
    book = rulebook.load()
    found = [clause.id for clause in book.search("boure")]
    assert found == [clause.id for clause in book.search("BOURÉ")]
    assert "LLAA-BOURE-47" in found
    assert "RAP-37" in found


def test_search_finds_an_id_first_and_keeps_to_a_group() -> None:
    book = rulebook.load()
    assert book.search("rap-25")[0].id == "RAP-25"
    assert {clause.group for clause in book.search("renege", "rap")} == {"RAP"}


def test_an_unknown_clause_is_refused_with_a_cure() -> None:
    with pytest.raises(UnknownClause, match="cardhall rules"):
        rulebook.load().clause("LLAA-BOURE-54")


@pytest.mark.parametrize(
    ("category", "table"),
    [
        ("boure", [1, 1, 1, 2, 2]),
        ("pitty-pat", [1, 1, 1, 2, 2]),
        ("rummy", [1, 1, 1, 2]),
        ("po-ke-no", [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3]),
    ],
)
def test_winners_by_size_of_table(category: str, table: list[int]) -> None:
    chosen = load_preset("llaa").category(category)
    assert [chosen.winners_at(n).winners for n in range(1, len(table) + 1)] == table
    with pytest.raises(PresetError, match="Seat at most"):
        chosen.winners_at(len(table) + 1)


@pytest.mark.clause("LLAA-T-26", "LLAA-T-40", "LLAA-T-41", "LLAA-T-42")
def test_boure_of_the_tournament_seats_five_starts_with_a_hundred_and_has_two_winners() -> None:
    boure = load_preset("llaa").category("boure")
    assert (boure.seats_per_table, boure.starting_chips, boure.bank_chips) == (5, 100, 0)
    assert (boure.winners_at(5).winners, boure.winners_at(5).clause) == (2, "LLAA-T-41")
    assert (boure.winners_at(3).winners, boure.winners_at(3).clause) == (1, "LLAA-T-42")
    assert boure.winners_at(2).winners == 1


def test_an_option_changes_the_winners_at_four() -> None:
    changed = load_preset("llaa").with_options({"winners.boure4": "1"})
    assert changed.category("boure").winners_at(4).winners == 1
    assert changed.category("boure").winners_at(5).winners == 2


@pytest.mark.parametrize(
    ("name", "value", "cure"),
    [("winners.boure4", "3", "Use one of"), ("colour", "red", "llaa has no such option")],
)
def test_an_unknown_option_or_value_is_refused(name: str, value: str, cure: str) -> None:
    with pytest.raises(PresetError, match=cure):
        load_preset("llaa", {name: value})


def test_settings_of_the_year_are_filled_in() -> None:
    preset = load_preset("llaa").with_settings({"deadline": "2027-03-24"})
    assert preset.settings["deadline"] == "2027-03-24"
    with pytest.raises(PresetError, match="no such setting"):
        preset.with_settings({"colour": "red"})


def test_the_command_shows_searches_and_says_when_it_finds_nothing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert rules_main([]) == 0
    assert "553" in capsys.readouterr().out
    assert rules_main(["--group", "rap", "renege"]) == 0
    assert "RAP-29" in capsys.readouterr().out
    assert rules_main(["LLAA-BOURE-22", "--print"]) == 0
    assert "minimum = last-must-stay | throw-in" in capsys.readouterr().out
    assert rules_main(["xyzzy"]) == 1
    assert rules_main(["--group", "chess"]) == 2
