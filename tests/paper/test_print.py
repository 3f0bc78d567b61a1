"""Whatever is printed can be read: on the page, in its place, large enough, and in time."""

import re
import time
from collections.abc import Callable
from functools import partial

import pytest
from PIL import ImageFont

from cardhall.formats.bracket import Bracket
from cardhall.paper import (
    BracketPaper,
    PersonOnPaper,
    boure_slips,
    bracket_sheets,
    euchre_cards,
    game_tags,
    holdem_counts,
    movement_cards,
    pitty_pat_slips,
    po_ke_no_slips,
    results_paper,
    rummy_sheets,
    seat_slips,
    seats_by_name,
    sign_in_sheet,
    table_cards,
)
from cardhall.paper.brackets import laid_out, letters_wide
from cardhall.paper.press import FONTS, PaperSize, fonts
from tests.paper import samples
from tests.paper.looking import letters, overlaps, pages, squeezed, struck, text_of, type_sizes
from tests.yardstick import slower


def bracket_of(count: int, small: bool, size: PaperSize) -> bytes:
    return bracket_sheets(samples.bracket_of(count), size=size, small=small)


SIZES: tuple[PaperSize, ...] = ("letter", "a4")
EDGE = 8 * 72 / 25.4
"""Where printers still print: 8 mm from the paper's edge."""


@pytest.mark.sampled(24)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", samples.PAPERS)
def test_nothing_is_clipped_and_nothing_lies_on_anything_else(name: str, size: PaperSize) -> None:
    """Every letter stands where printers print, on no other letter, and no line runs through it."""
    for page in pages(samples.PAPERS[name](size)):
        width, height = page.get_size()
        found = letters(page)
        for left, bottom, right, top in found:
            assert left >= EDGE
            assert bottom >= EDGE
            assert right <= width - EDGE
            assert top <= height - EDGE
        assert overlaps(found) == []
        assert struck(page) == []


def test_letters_on_a_line_and_on_one_another_are_noticed() -> None:
    page = pages(sign_in_sheet("x", samples.people(3)))[0]
    found = letters(page)
    assert overlaps([*found, found[5]])
    left, bottom, right, top = found[5]
    middle = (bottom + top) / 2
    from tests.paper import looking

    lines = looking.rules(page)
    assert len(lines) > 3
    assert left < right
    assert not any(line[1] < middle < line[3] and line[0] < left < line[2] for line in lines)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", samples.PAPERS)
def test_no_type_is_under_nine_points(name: str, size: PaperSize) -> None:
    for page in pages(samples.PAPERS[name](size)):
        assert min(type_sizes(page), default=9) >= 8.99


@pytest.mark.parametrize("size", SIZES)
def test_every_paper_comes_in_the_size_that_was_asked_for(size: PaperSize) -> None:
    """Letter or A4; brackets of many teams on the sheet twice as large."""
    small = {"letter": (612, 792), "a4": (595, 842)}[size]
    large = {"letter": (792, 1224), "a4": (842, 1191)}[size]
    for name, make in samples.PAPERS.items():
        wanted = large if name == "bracket-64" else small
        for page in pages(make(size)):
            assert sorted(round(side) for side in page.get_size()) == sorted(wanted), name


# --- every name once -----------------------------------------------------------------------------

CROWD = 60

NAMED: dict[str, tuple[Callable[[PaperSize], bytes], list[str]]] = {
    "sign-in": (
        lambda size: sign_in_sheet("x", samples.people(CROWD), size=size), samples.names(CROWD)),
    "seats": (
        lambda size: seats_by_name("x", samples.people(CROWD), size=size), samples.names(CROWD)),
    "tags": (lambda size: game_tags("x", samples.people(CROWD), size=size), samples.names(CROWD)),
    "slips": (lambda size: seat_slips("x", samples.people(CROWD), size=size),
              samples.names(CROWD)),
    "chart": (lambda size: samples.chart(samples.tables_of(CROWD, 5), size), samples.names(CROWD)),
    "boure": (lambda size: boure_slips("x", "y", samples.tables_of(CROWD, 5), size=size),
              samples.names(CROWD)),
    "pitty-pat": (lambda size: pitty_pat_slips("x", "y", samples.tables_of(CROWD, 5), size=size),
                  samples.names(CROWD)),
    "po-ke-no": (lambda size: po_ke_no_slips("x", "y", samples.tables_of(CROWD, 12), size=size),
                 samples.names(CROWD)),
    "rummy": (lambda size: rummy_sheets("x", "y", samples.tables_of(CROWD, 6), size=size),
              samples.names(CROWD)),
    "euchre": (lambda size: euchre_cards("x", samples.names(CROWD), size=size),
               samples.names(CROWD)),
    "holdem": (lambda size: holdem_counts("x", samples.tables_of(CROWD, 9), size=size),
               samples.names(CROWD)),
    **{
        f"bracket of {count}{' small' if small else ''}": (
            partial(bracket_of, count, small),
            [team.name for team in samples.teams(count).values()],
        )
        for count, small in ((2, False), (3, False), (11, False), (16, False), (33, False),
                             (64, False), (40, True), (100, False))
    },
}  # fmt: skip


@pytest.mark.sampled(14)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", NAMED)
def test_every_name_stands_there_exactly_once(name: str, size: PaperSize) -> None:
    """The longest too, though it takes several lines."""
    make, names = NAMED[name]
    text = squeezed(text_of(make(size)))
    for one in names:
        assert text.count(squeezed(one)) == 1, one


@pytest.mark.sampled(7)
@pytest.mark.parametrize("name", NAMED)
def test_a_crowd_is_set_as_cleanly_as_a_sample(name: str) -> None:
    for page in pages(NAMED[name][0]("letter")):
        found = letters(page)
        assert overlaps(found) == []
        assert struck(page) == []
        assert min(type_sizes(page)) >= 8.99


def test_a_movement_card_names_its_player_and_each_partner_once() -> None:
    cards = samples.night(9, 5)
    text = squeezed(text_of(movement_cards("x", cards, games=5)))
    for card in cards:
        partners = sum(seat.partner == card.name for other in cards for seat in other.games)
        assert text.count(squeezed(card.name)) == 1 + partners


def test_results_name_everybody_once_and_who_is_awarded_once_more() -> None:
    found = samples.results(24)
    text = squeezed(text_of(results_paper(found)))
    awarded = [one.who for one in found.awards]
    for game in found.games:
        for one in game.places:
            assert text.count(squeezed(one.name)) == 1 + awarded.count(one.name), one.name


# --- signs, markup, nobody -----------------------------------------------------------------------


def test_a_name_is_never_markup() -> None:
    nasty = ["#panic() *Ruby* $x$", "<script> \\ Landry", '"Quoted" `Dugas`', "@ref [Trahan]"]
    text = text_of(
        sign_in_sheet("x", [PersonOnPaper(str(i), name) for i, name in enumerate(nasty)])
    )
    for name in nasty:
        assert squeezed(name) in squeezed(text)


def test_accents_and_suits_survive() -> None:
    text = text_of(
        seats_by_name("x", [PersonOnPaper("1", "Zoë Œuvré-Ångström Hébert", "", "1", "A")])
    )
    assert "Zoë Œuvré-Ångström Hébert" in text
    assert text_of(samples.PAPERS["sheet-pedro"]("letter")).count("♠") == 16
    board = text_of(samples.PAPERS["boards"]("letter"))
    assert {suit for suit in "♠♥♦♣" if suit in board} == set("♠♥♦♣")


def test_no_people_still_gives_a_paper() -> None:
    for paper in (sign_in_sheet, seats_by_name, game_tags, seat_slips, movement_cards):
        assert paper("x", []).startswith(b"%PDF")
    assert samples.chart([], "letter").startswith(b"%PDF")


def test_a_wrong_size_is_refused_with_the_cure() -> None:
    with pytest.raises(ValueError, match="letter or a4"):
        sign_in_sheet("x", [], size="a5")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="letter or a4"):
        bracket_sheets(samples.bracket_of(4), size="a3")  # type: ignore[arg-type]


def test_the_width_of_a_name_is_never_thought_too_small() -> None:
    """Brackets decide by it what goes into a line."""
    bold = ImageFont.truetype(FONTS / "atkinson-hyperlegible-next-700-normal.ttf", 900)
    for name in [*samples.names(60), *(team.name for team in samples.teams(64).values()),
                 "Œuvré-Ångström & Çäğlà 12"]:  # fmt: skip
        real = bold.getlength(name) / 100
        assert real <= letters_wide(name, 9.0) < 1.25 * real + 5, name


# --- in time -------------------------------------------------------------------------------------

PEOPLE = samples.people(200)

MANY: dict[str, Callable[[], bytes]] = {
    "sign-in": lambda: sign_in_sheet("x", PEOPLE),
    "seats": lambda: seats_by_name("x", PEOPLE),
    "tags": lambda: game_tags("x", PEOPLE),
    "slips": lambda: seat_slips("x", PEOPLE),
    "chart": lambda: samples.chart(samples.tables_of(200, 5), "letter"),
    "cards": lambda: table_cards([samples.card("boure")] * 40),
    "boure": lambda: boure_slips("x", "y", samples.tables_of(200, 5)),
    "rummy": lambda: rummy_sheets("x", "y", samples.tables_of(200, 4)),
    "po-ke-no": lambda: po_ke_no_slips("x", "y", samples.tables_of(200, 12)),
    "holdem": lambda: holdem_counts("x", samples.tables_of(200, 9)),
    "euchre": lambda: euchre_cards("x", samples.names(200)),
    "movement": lambda: movement_cards("x", samples.long_night(200), games=10),
    "bracket": lambda: bracket_sheets(samples.bracket_of(100)),
    "largest bracket": lambda: bracket_sheets(samples.bracket_of(256)),
    "results": lambda: results_paper(samples.results(200)),
}


@pytest.mark.alone
@pytest.mark.sampled(5)
@pytest.mark.parametrize("name", MANY)
def test_two_hundred_people_are_printed_within_two_seconds(name: str) -> None:
    fonts()
    sign_in_sheet("x", PEOPLE[:1])  # the first paper of all reads the fonts
    start = time.process_time()
    MANY[name]()
    assert (time.process_time() - start) / slower() < 2


# --- brackets that tile --------------------------------------------------------------------------


def test_a_bracket_of_64_is_one_sheet_and_of_100_several_that_say_where_they_belong() -> None:
    for size in SIZES:
        assert len(pages(bracket_sheets(samples.bracket_of(64), size=size))) == 1
    tiles = pages(bracket_sheets(samples.bracket_of(100)))
    told = [
        re.findall(r"Sheet (\d[A-J])", page.get_textpage().get_text_bounded()) for page in tiles
    ]
    assert len([one for one in told if one]) > 2
    assert len({one[0] for one in told if one}) == len([one for one in told if one])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("teams", [2, 3, 5, 6, 9, 17, 24, 33, 48, 64, 65, 100, 256])
def test_every_match_of_a_bracket_stands_on_its_sheets_once(
    teams: int, small: bool, size: PaperSize
) -> None:
    """Whole, on no other match, its number and both lines; nine points fit into each line."""
    bracket = Bracket([str(n) for n in range(teams)])
    sheets = laid_out(BracketPaper("x", "y", bracket), size, small)
    width, height = (side - 2 * sheets["margin"] for side in sheets["page_size"])
    found = []
    for page in sheets["pages"]:
        boxes = page["boxes"]
        found += [int(box["number"]) for box in boxes if box["number"]]
        for i, box in enumerate(boxes):
            x, y = box["x"], box["y"]
            assert x >= 0
            assert y >= 0
            assert x + box["w"] <= width + 0.01
            assert y + box["h"] <= height - sheets["head"] + 0.01
            assert box["h"] / len(box["slots"]) >= 9.0
            for other in boxes[:i]:
                beside = x >= other["x"] + other["w"] or other["x"] >= x + box["w"]
                assert beside or y >= other["y"] + other["h"] or other["y"] >= y + box["h"]
        for x1, y1, x2, y2 in page["lines"]:
            assert 0 <= x1 <= x2 <= width + 0.01
            assert 0 <= y1 <= y2 <= height
    assert sorted(found) == [match.number for match in bracket.matches]
    byes = [box for page in sheets["pages"] for box in page["boxes"] if "bye" in box]
    rounds = (teams - 1).bit_length()
    assert len(byes) == ((1 << rounds) - teams if teams > 2 else 0)


@pytest.mark.parametrize("size", SIZES)
def test_no_name_is_parted_by_the_end_of_a_page(size: PaperSize) -> None:
    """However many stand before the long one."""
    for count in range(22, 34):
        pdf = sign_in_sheet("x", samples.people(count), size=size)
        found = [squeezed(page.get_textpage().get_text_bounded()) for page in pages(pdf)]
        assert sum(squeezed(samples.LONG.name) in text for text in found) == 1, count
