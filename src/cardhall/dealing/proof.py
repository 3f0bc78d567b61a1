"""`cardhall verify`: anyone checks what a finished session revealed, and sees every deck.

Either a file of a whole table, as the hall gives it after a session, or one seed, salt and
commitment. What is checked of a file: `cardhall.dealing.check`. What a file must hold, and how to
check it without this program: docs/fair-deals.md.
"""

import argparse
import re
from collections.abc import Sequence
from pathlib import Path

from cardhall.dealing.check import SEATS, NotAFile, Noted, check_file
from cardhall.dealing.shuffles import SALT_BYTES, SEED_BYTES, Added, Shuffles, verify

KINDS = ("draw", "deck", "spare")


def verify_main(argv: Sequence[str]) -> int:
    """Print what holds and what does not; 0 when all does, 1 when not."""
    parser = _parser()
    options = parser.parse_args(argv)
    if options.file:
        return _verify_file(options.file, options.noted, parser)
    if missing := [name for name in ("seed", "salt", "commitment") if not getattr(options, name)]:
        parser.error(f"give a file, or --{missing[0]} too")
    if not verify(options.seed, options.salt, options.commitment):
        print("NOT the same: this seed and salt do not give the commitment shown before play.")
        return 1
    print("The same: this seed was fixed before play.")
    try:
        shuffles = Shuffles(options.seed, options.salt, sorted(options.number))
    except ValueError:
        parser.error("--number: give each seat once")
    for number in range(options.first, options.first + options.decks):
        for kind in options.kind or ["deck"]:
            order = shuffles.order(f"{kind}/{number}", 52, 0 if kind == "draw" else number)
            print(f"{kind} {number}: {' '.join(card_text(card) for card in order)}")
    return 0


def _verify_file(file: Path, noted: Sequence[Noted], parser: argparse.ArgumentParser) -> int:
    wrong = 0
    try:
        for finding in check_file(file.read_text("utf-8"), noted):
            wrong += not finding.right
            print(finding.what)
    except OSError as error:
        parser.error(f"{file}: {error.strerror}")
    except (NotAFile, UnicodeDecodeError) as error:
        parser.error(f"{file}: {error}")
    if not noted:
        print(
            "Compare the seals with those that you noted before play: "
            "--noted SESSION:SEAL:HANDS:NUMBER:DEAL."
        )
    print("All as sealed." if not wrong else f"{wrong} NOT as sealed.")
    return 1 if wrong else 0


def card_text(card: int) -> str:
    """ "AS" for 51. (The cards package writes it so too; dealing imports nothing.)"""
    return "23456789TJQKA"[card % 13] + "CDHS"[card // 13]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="cardhall verify",
        description="Check that a session's decks were fixed before play, and see them.",
    )
    parser.add_argument("file", nargs="?", type=Path, help="a file of revealed deals (JSON)")
    parser.add_argument(
        "--noted",
        action="append",
        default=[],
        type=_noted,
        metavar="SESSION:SEAL[:HANDS[:NUMBER[:DEAL]]]",
        help="of a file: the seal that you saw before play, how many hands, the number that your "
        "browser added, with the letter of your seat before it, and the deal from which it was "
        "to count at the latest, 0 for all; may be repeated",
    )
    parser.add_argument("--seed", type=_hex(SEED_BYTES), help="64 hex digits")
    parser.add_argument("--salt", type=_hex(SALT_BYTES), help="64 hex digits")
    parser.add_argument("--commitment", help="64 hex digits, shown before play")
    parser.add_argument(
        "--number",
        action="append",
        default=[],
        type=_number,
        metavar="SEAT:NUMBER[:DEAL]",
        help="a number that was added at a seat, such as A:9f..., and the first deal for which it "
        "counts; may be repeated",
    )
    parser.add_argument("--first", type=_count, default=1, help="number of the first deal (1)")
    parser.add_argument("--decks", type=_count, default=10, help="how many deals to show (10)")
    parser.add_argument(
        "--kind", action="append", choices=KINDS, help="what to show; may be repeated (deck)"
    )
    return parser


class _hex:  # noqa: N801  (argparse prints the name of the type)
    def __init__(self, length: int) -> None:
        self.length = length

    def __call__(self, text: str) -> bytes:
        try:
            value = bytes.fromhex(text)
        except ValueError:
            raise argparse.ArgumentTypeError(
                "only the digits 0-9 and the letters a-f may stand here"
            ) from None
        if len(value) != self.length:
            raise argparse.ArgumentTypeError(f"give {2 * self.length} hex digits, not {len(text)}")
        return value


def _noted(text: str) -> Noted:
    found = re.fullmatch(
        r"(\d+):([0-9a-fA-F]+)(?::(\d+)(?::([A-La-l]?[0-9a-fA-F]{64})(?::(\d+))?)?)?", text.strip()
    )
    if not found:
        raise argparse.ArgumentTypeError(
            "write SESSION:SEAL, SESSION:SEAL:HANDS, SESSION:SEAL:HANDS:NUMBER or "
            "SESSION:SEAL:HANDS:NUMBER:DEAL, such as 1:9f..."
        )
    since = int(found[5]) if found[5] else None
    return Noted(int(found[1]), found[2], int(found[3] or 0), found[4] or "", since)


def _number(text: str) -> Added:
    found = re.fullmatch(r"([A-La-l]):([0-9a-fA-F]{64})(?::(\d+))?", text.strip())
    if not found:
        raise argparse.ArgumentTypeError("write SEAT:NUMBER, such as A:9f... with 64 hex digits")
    return Added(SEATS.index(found[1].upper()), bytes.fromhex(found[2]), int(found[3] or 0))


def _count(text: str) -> int:
    if not text.isdigit():
        raise argparse.ArgumentTypeError("give a whole number, 0 or more")
    return int(text)
