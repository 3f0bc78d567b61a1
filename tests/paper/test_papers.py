"""The papers: whole, legible, every name once, and what the rulebook wants on them."""

import re
import time
from collections.abc import Callable
from dataclasses import replace

import pypdfium2
import pytest

from cardhall.paper import (
    BlankGame,
    EntryBlank,
    Person,
    RulebookPart,
    TableCard,
    boure_particulars,
    entry_blank,
    game_tags,
    rulebook_book,
    seats_by_name,
    sign_in_sheet,
    table_card,
)
from cardhall.paper.papers import VARIATIONS
from cardhall.paper.press import PaperSize, fonts
from cardhall.paper.words import word

SIZES: tuple[PaperSize, ...] = ("letter", "a4")
FIRST = ("Marie", "Beulah", "Odile", "Earline", "Ruby", "Thelma", "Lurline", "Gaston", "Alcide")
LAST = ("Broussard", "Guidry", "Fontenot", "Landry", "Hébert", "Dugas", "Trahan", "Savoie")
LONG = Person(
    number="999",
    name="Marie-Antoinette Philomène de la Houssaye-Vanderbroeckhovensteinberger",
    auxiliary="Ladies of the Sacred Order of the Upper Atchafalaya Basin and Grand Chênier",
    table="112",
    seat="E",
    owing_cents=1500,
    code="ZZ99QQ",
    link="http://hall.example:8080/me/ZZ99QQ",
)


def person(i: int) -> Person:
    first, last = FIRST[i % len(FIRST)], LAST[(i // len(FIRST)) % len(LAST)]
    return Person(
        number=str(i + 1),
        name=f"{first} {'ABCDEFGHIJ'[i // 72]}. {last}",
        auxiliary="Bayou Vert",
        table=str(i // 5 + 1),
        seat="ABCDE"[i % 5],
        owing_cents=500 if i % 9 == 0 else 0,
        code=f"K7{i:03}M",
        link=f"http://hall.example:8080/me/K7{i:03}M",
    )


def people(count: int) -> list[Person]:
    return [*(person(i) for i in range(count - 1)), LONG]


BLANK = EntryBlank(
    association="LLAA",
    fee_cents=1500,
    games=[
        BlankGame("Bouré", 5),
        BlankGame("Pitty-Pat", 5),
        BlankGame("Rummy", 6),
        BlankGame("Po-Ke-No", 8),
        BlankGame("Pedro", 3, team=2),
    ],
    deadline="September 24, 2027",
    mail_to=["Odile Fontenot, Sports Chairman", "12 Cypress Lane", "Bayou Vert, LA 70000"],
    payee="The Ladies' Association",
    revision="Spring 2027",
)
LLAA: dict[str, object] = {
    "undertrump": "must",
    "in_or_out": True,
    "stay_chip": 1,
    "draw_limit": "4/3",
    "pot_limit": 10,
    "renege": "take-back",
}
RAP: dict[str, object] = {
    "undertrump": "may",
    "pot_limit": "10 antes",
    "ladder": True,
    "trump_marker": True,
    "renege": "play-on",
}


def card(options: dict[str, object] | None = None, size: PaperSize = "letter") -> bytes:
    before, variations = boure_particulars(options or dict(RAP))
    return table_card(
        TableCard("A night at home", "Bouré", "4", before, variations, "http://h/table/A", "A"),
        size=size,
    )


PAPERS: dict[str, Callable[[PaperSize], bytes]] = {
    "sign-in": lambda size: sign_in_sheet("LLAA Bouré", people(60), size=size),
    "seats": lambda size: seats_by_name("LLAA Bouré", people(60), size=size),
    "tags": lambda size: game_tags("LLAA Bouré", people(60), size=size),
    "blank": lambda size: entry_blank(BLANK, size=size),
    "card": lambda size: card(size=size),
    "rulebook": lambda size: rulebook_book(
        "LLAA", "Spring 2027", [RulebookPart("Bouré", [("B-1", "Five cards each. " * 9)] * 40)],
        size=size,
    ),
}  # fmt: skip


def text_of(pdf: bytes) -> str:
    pages = [page.get_textpage().get_text_bounded() for page in pypdfium2.PdfDocument(pdf)]
    return re.sub(r"\s+", " ", "\n".join(pages).replace("\u200b", "").replace("\ufffe", ""))


def squeezed(text: str) -> str:
    """Without spaces: where an overlong name was broken, the reader of a PDF sees a new line."""
    return re.sub(r"[\s\u200b]+", "", text)


Box = tuple[float, float, float, float]


def glyph_boxes(page: pypdfium2.PdfPage) -> list[Box]:
    text = page.get_textpage()
    boxes = [
        text.get_charbox(i)
        for i in range(text.count_chars())
        if text.get_text_range(i, 1).strip("\u200b\ufffe\x02 \r\n")
    ]
    return [box for box in boxes if box[2] > box[0] and box[3] > box[1]]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PAPERS)
def test_nothing_is_clipped_and_nothing_lies_on_anything_else(name: str, size: PaperSize) -> None:
    """Every letter stands at least 8 mm from the paper's edge, where printers still print, and no
    letter overlaps another."""
    edge = 8 * 72 / 25.4
    for page in pypdfium2.PdfDocument(PAPERS[name](size)):
        width, height = page.get_size()
        boxes = sorted(glyph_boxes(page))
        for left, bottom, right, top in boxes:
            assert left >= edge
            assert bottom >= edge
            assert right <= width - edge
            assert top <= height - edge
        assert overlaps(boxes) == []


def overlaps(boxes: list[Box]) -> list[tuple[Box, Box]]:
    """Pairs that share more than a quarter of the smaller's area (kerning shares less)."""
    found = []
    for i, a in enumerate(boxes):
        for b in boxes[i + 1 :]:
            if b[0] >= a[2]:
                break
            shared = (min(a[2], b[2]) - b[0]) * (min(a[3], b[3]) - max(a[1], b[1]))
            area = min((x[2] - x[0]) * (x[3] - x[1]) for x in (a, b))
            if min(a[3], b[3]) > max(a[1], b[1]) and shared > area / 4:
                found.append((a, b))
    return found


@pytest.mark.parametrize("name", PAPERS)
def test_no_type_is_under_nine_points(name: str) -> None:
    for page in pypdfium2.PdfDocument(PAPERS[name]("letter")):
        for piece in page.get_objects(filter=[pypdfium2.raw.FPDF_PAGEOBJ_TEXT]):
            assert piece.get_font_size() * abs(piece.get_matrix().a) >= 8.99


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["sign-in", "seats", "tags"])
def test_every_name_stands_there_exactly_once(name: str, size: PaperSize) -> None:
    """The longest too, though it takes several lines."""
    text = squeezed(text_of(PAPERS[name](size)))
    for one in people(60):
        assert text.count(squeezed(one.name)) == 1, one.name


def test_a_name_is_never_markup() -> None:
    nasty = ["#panic() *Ruby* $x$", "<script> \\ Landry", '"Quoted" `Dugas`', "@ref [Trahan]"]
    text = text_of(sign_in_sheet("x", [Person(str(i), name) for i, name in enumerate(nasty)]))
    for name in nasty:
        assert squeezed(name) in squeezed(text)


@pytest.mark.parametrize("paper", [sign_in_sheet, seats_by_name, game_tags])
def test_two_hundred_people_are_printed_within_two_seconds(
    paper: Callable[[str, list[Person]], bytes],
) -> None:
    fonts()
    crowd = people(200)
    start = time.process_time()
    paper("LLAA Bouré", crowd)
    assert time.process_time() - start < 2


def test_no_people_still_gives_a_paper() -> None:
    for paper in (sign_in_sheet, seats_by_name, game_tags):
        assert paper("LLAA Bouré", []).startswith(b"%PDF")


def test_a_wrong_size_is_refused_with_the_cure() -> None:
    with pytest.raises(ValueError, match="letter or a4"):
        sign_in_sheet("x", [], size="a5")  # type: ignore[arg-type]


def test_seats_go_by_last_name_without_regard_to_accents() -> None:
    text = text_of(
        seats_by_name(
            "x", [Person("1", "Zoe Hébert"), Person("2", "Al Hecht"), Person("3", "A Az")]
        )
    )
    assert text.index("Az") < text.index("Hébert") < text.index("Hecht")


def test_a_tag_has_three_punch_places_and_the_code() -> None:
    text = text_of(game_tags("x", [person(0)]))
    assert "K7000M" in text
    assert re.search(r"1 ?2 ?3", text)


@pytest.mark.clause("LLAA-FORM-01")
def test_the_blank_is_headed_with_association_tournament_blank_and_fee() -> None:
    text = text_of(entry_blank(BLANK))
    for wanted in ("LLAA", "Card tournament", "ENTRY BLANK", "$15.00 per contestant"):
        assert wanted in text


def lines_under(title: str, until: str) -> list[int]:
    text = text_of(entry_blank(BLANK))
    part = text[text.index(title) : text.index(until)]
    return [int(n) for n in re.findall(r"\b(\d)\.", part)]


@pytest.mark.clause("LLAA-FORM-02")
def test_the_blank_has_five_numbered_lines_for_boure() -> None:
    assert lines_under("Bouré", "Pitty-Pat") == [1, 2, 3, 4, 5]


def test_the_blank_has_the_other_games_lines_too() -> None:
    assert lines_under("Pitty-Pat", "Rummy") == [1, 2, 3, 4, 5]
    assert lines_under("Rummy", "Po-Ke-No") == [1, 2, 3, 4, 5, 6]
    assert lines_under("Po-Ke-No", "Pedro") == [1, 2, 3, 4, 5, 6, 7, 8]
    assert re.findall(r"Team \d", text_of(entry_blank(BLANK))) == ["Team 1", "Team 2", "Team 3"]


@pytest.mark.clause("LLAA-FORM-07")
def test_the_blank_states_its_deadline() -> None:
    assert "Deadline: September 24, 2027" in text_of(entry_blank(BLANK))
    dated = replace(BLANK, deadline="2027-09-03")
    assert "Deadline: September 3, 2027" in text_of(entry_blank(dated))


@pytest.mark.clause("LLAA-FORM-08")
def test_the_blank_says_where_to_mail_it_with_the_fee() -> None:
    text = text_of(entry_blank(BLANK))
    assert "with the fee attached" in text
    for line in BLANK.mail_to:
        assert line in text
    assert "Cypress" not in text_of(entry_blank(EntryBlank("LLAA", 1500, BLANK.games)))


@pytest.mark.clause("LLAA-FORM-09")
def test_checks_are_made_out_to_the_payee() -> None:
    assert "Make checks payable to The Ladies' Association" in text_of(entry_blank(BLANK))


@pytest.mark.clause("LLAA-FORM-10")
def test_the_entrant_is_asked_to_print_everything() -> None:
    assert "Please print everything" in text_of(entry_blank(BLANK))


@pytest.mark.clause("LLAA-FORM-11")
def test_a_line_names_the_auxiliary() -> None:
    assert "Auxiliary entering" in text_of(entry_blank(BLANK))


@pytest.mark.clause("LLAA-FORM-12")
def test_the_rulebook_is_dated_by_season_and_year() -> None:
    assert "Rulebook: revision of Spring 2027" in text_of(entry_blank(BLANK))
    cover = pypdfium2.PdfDocument(PAPERS["rulebook"]("letter"))[0].get_textpage()
    assert "Revision of Spring 2027" in cover.get_text_bounded()


def test_the_blank_is_one_page_on_both_papers() -> None:
    for size in SIZES:
        assert len(pypdfium2.PdfDocument(entry_blank(BLANK, size=size))) == 1


@pytest.mark.clause("RAP-07")
@pytest.mark.parametrize(
    ("undertrump", "told"), [("must", "must trump all the same"), ("may", "may throw any card")]
)
def test_the_table_card_tells_the_three_particulars(undertrump: str, told: str) -> None:
    text = text_of(card({**RAP, "undertrump": undertrump, "in_or_out": False}))
    assert told in text
    assert "the hand is lost, play goes on; a match of the pot, 10 antes at most" in text
    assert "taken back if caught at once" in text_of(card(dict(LLAA)))
    assert "In-or-out round before the draw no" in text


@pytest.mark.clause("RAP-43")
def test_the_table_card_marks_each_named_option_on_or_off() -> None:
    for options in (dict(LLAA), dict(RAP), {}):
        _, variations = boure_particulars(options)
        assert [v.clause for v in variations] == [rap for _, rap, _ in VARIATIONS]
        assert all(v.on is not None for v in variations)
        text = text_of(card(options or {"none": 0}))
        for name, _, _ in VARIATIONS:
            assert word(f"boure.{name}") in text
    llaa = boure_particulars({**LLAA, "book": "LLAA-BOURE"})[1]
    assert [v.clause for v in llaa] == [clause for _, _, clause in VARIATIONS]
    assert {v.name: v.value for v in llaa}[word("boure.stay_chip")] == "one ante"
    by_name = {v.name: v for v in boure_particulars(dict(RAP))[1]}
    assert by_name[word("boure.ladder")].on is True
    assert by_name[word("boure.gap_force")].on is False
    assert by_name[word("boure.pot_limit")].value == "10 antes"
