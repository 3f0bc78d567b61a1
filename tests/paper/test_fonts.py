"""The fonts that ship: free ones, with every sign that our words need."""

import re
from pathlib import Path

import pypdfium2
import pytest
import typst

from cardhall.paper.press import FONTS, fonts
from cardhall.paper.words import EN
from cardhall.rulebook import load

ROOT = Path(__file__).resolve().parents[2]
SERIF = '("Fraunces", "Cardhall Suits")'
SANS = '("Atkinson Hyperlegible Next", "Cardhall Suits")'
SUITS = "♠♥♦♣"


def missing(signs: str, family: str) -> set[str]:
    """The signs that come out as no glyph: each is set alone, and the paper's ink is looked at."""
    lacking = set()
    for sign in sorted(set(signs) - set(" \n\u200b\u00a0")):
        source = (
            f"#set page(width: 60pt, height: 60pt)\n#set text(font: {family}, fallback: false)\n"
        )
        code = f'#text("\\u{{{ord(sign):x}}}")'
        pdf = typst.compile(
            (source + code).encode(), font_paths=fonts(), ignore_system_fonts=True, format="pdf"
        )
        picture = pypdfium2.PdfDocument(pdf)[0].render(scale=1, grayscale=True).to_pil()
        if picture.getextrema() == (255, 255) or is_the_empty_box(pdf):
            lacking.add(sign)
    return lacking


def is_the_empty_box(pdf: bytes) -> bool:
    """A sign that the font lacks is set as its box; the reader of the PDF then finds no text."""
    return not pypdfium2.PdfDocument(pdf)[0].get_textpage().get_text_bounded().strip("\ufffd\0 ")


def test_a_sign_that_no_font_has_is_noticed() -> None:
    assert missing("漢", SANS) == {"漢"}


@pytest.mark.parametrize("family", [SANS, SERIF])
def test_the_suits_and_the_printed_words_have_their_glyphs(family: str) -> None:
    assert missing(SUITS + "".join(EN.values()), family) == set()


def test_the_printed_rulebook_has_its_glyphs() -> None:
    texts = [clause.text for group in load().groups for clause in group.clauses]
    assert missing("".join(texts), SANS) == set()


def test_names_of_louisiana_and_of_half_of_europe_have_their_glyphs() -> None:
    assert missing("ÀÂÇÉÈÊËÎÏÔŒÙÛÜŸàâçéèêëîïôœùûüÿ’ñÑłŁőåøßčšž", SANS) == set()
    assert missing("ÀÂÇÉÈÊËÎÏÔŒÙÛÜŸàâçéèêëîïôœùûüÿ’ñÑłŁőåøßčšž", SERIF) == set()


def test_every_font_lies_beside_its_licence() -> None:
    for font in FONTS.glob("*.ttf"):
        if font.name == "cardhall-suits.ttf":
            continue  # ours, drawn from web/src/cards/suits.ts
        family = re.sub(r"-\d{3}-\w+$", "", font.stem)
        assert "SIL Open Font License" in (FONTS / f"{family}-OFL.txt").read_text()
