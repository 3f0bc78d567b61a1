"""Makes the fonts that paper is set in, from the npm packages that the pages use.

    pip install fonttools brotli
    npm pack @fontsource/atkinson-hyperlegible-next @fontsource/fraunces   (and unpack them)
    python web/tools/make_fonts.py UNPACKED_ATKINSON UNPACKED_FRAUNCES OUT

typst reads no woff2, and fontsource cuts each weight in two: so both cuts become one ttf. The suit
signs are a font of our own, drawn with the very outlines that the cards on the screen have.
"""

import re
import sys
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.merge import Merger
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont

SUITS = Path(__file__).resolve().parents[1] / "src/cards/suits.ts"
CUTS = {
    "atkinson-hyperlegible-next": ["400-normal", "400-italic", "700-normal"],
    "fraunces": ["400-normal", "600-normal"],
}


def whole(folder: Path, name: str, cut: str, out: Path) -> None:
    parts = []
    for script in ("latin", "latin-ext"):
        font = TTFont(folder / "files" / f"{name}-{script}-{cut}.woff2")
        font.flavor = None
        for table in ("GSUB", "GPOS", "GDEF", "STAT", "DSIG"):  # Merger trips over the two cuts'
            if table in font and (table == "STAT" or script == "latin-ext"):
                del font[table]
        part = out / f"{script}.part"
        font.save(part)
        parts.append(str(part))
    merged = Merger().merge(parts)
    merged.save(out / f"{name}-{cut}.ttf")
    for part in parts:
        Path(part).unlink()


def suits(out: Path) -> None:
    paths = dict(re.findall(r'(\w+):\s*"(M[^"]+)"', SUITS.read_text()))
    signs = {"C": 0x2663, "D": 0x2666, "H": 0x2665, "S": 0x2660}
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder([".notdef", *signs])
    builder.setupCharacterMap({code: name for name, code in signs.items()})
    glyphs = {".notdef": TTGlyphPen(None).glyph()}
    for name in signs:
        pen = TTGlyphPen(None)
        # the drawing is 100 by 100, y downwards; on the line it stands 760 high
        parse_path(
            paths[name],
            TransformPen(Cu2QuPen(pen, 1.0, reverse_direction=True), (7.6, 0, 0, -7.6, 20, 730)),
        )
        glyphs[name] = pen.glyph()
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics(dict.fromkeys(glyphs, (800, 0)))
    builder.setupHorizontalHeader(ascent=900, descent=-200)
    builder.setupNameTable(
        {
            "familyName": "Cardhall Suits",
            "styleName": "Regular",
            "uniqueFontIdentifier": "Cardhall Suits 1",
            "fullName": "Cardhall Suits",
            "psName": "CardhallSuits-Regular",
            "version": "Version 1.0",
        }
    )
    builder.setupOS2(sTypoAscender=900, sTypoDescender=-200, usWinAscent=900, usWinDescent=200)
    builder.setupPost()
    builder.save(out / "cardhall-suits.ttf")


def main() -> None:
    atkinson, fraunces, out = map(Path, sys.argv[1:])
    for folder, name in ((atkinson, "atkinson-hyperlegible-next"), (fraunces, "fraunces")):
        for cut in CUTS[name]:
            whole(folder, name, cut, out)
        (out / f"{name}-OFL.txt").write_text((folder / "LICENSE").read_text())
    suits(out)


if __name__ == "__main__":
    main()
