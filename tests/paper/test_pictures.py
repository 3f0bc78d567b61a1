"""Every paper looks as it was approved, page by page, on letter and on A4."""

import re
from dataclasses import replace

import pytest
from PIL import Image

from cardhall.paper import sign_in_sheet
from cardhall.paper.press import PaperSize
from tests.paper import looking, samples

SIZES: tuple[PaperSize, ...] = ("letter", "a4")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", samples.PAPERS)
def test_each_page_is_as_approved(name: str, size: PaperSize) -> None:
    """`./dev papers --approve` takes it as it is now, once somebody has looked at it."""
    made = [looking.picture(page) for page in looking.pages(samples.PAPERS[name](size))]
    known = looking.approved(name, size)
    assert len(made) == len(known), f"pages of {name}; see ./dev papers"
    for number, (picture, path) in enumerate(zip(made, known, strict=True), 1):
        off = looking.pixels_off(picture, Image.open(path))
        if off > looking.MOST_OFF:
            looking.SEEN.mkdir(parents=True, exist_ok=True)
            picture.save(looking.SEEN / f"{name}-{size}-{number}.png")
        assert off <= looking.MOST_OFF, f"{off} pixels differ: see {looking.SEEN} and ./dev papers"


def test_one_letter_more_or_less_is_seen() -> None:
    """The measure is fine enough: another figure of a fee, another letter of a name."""
    crowd = samples.people(5)
    for other in (
        replace(crowd[0], name=crowd[0].name.replace("Marie", "Maria")),
        replace(crowd[0], owing_cents=600),
    ):
        one, two = (
            looking.picture(looking.pages(sign_in_sheet("x", [first, *crowd[1:]]))[0])
            for first in (crowd[0], other)
        )
        assert looking.pixels_off(one, one) == 0
        assert looking.pixels_off(one, two) > looking.MOST_OFF


def test_no_picture_is_left_of_a_paper_that_is_no_more() -> None:
    wanted = {
        path.name
        for name in samples.PAPERS
        for size in SIZES
        for path in looking.approved(name, size)
    }
    assert {path.name for path in looking.APPROVED.glob("*.png")} == wanted


def test_each_paper_is_shown_in_the_docs() -> None:
    told = (looking.ROOT / "docs/papers.md").read_text("utf-8")
    for name in samples.PAPERS:
        assert re.search(rf"papers/{name}-(letter|a4)-\d\.png", told), name
