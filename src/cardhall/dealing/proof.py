"""`cardhall verify`: anyone checks a revealed session and sees every deck that it stood for."""

import argparse
from collections.abc import Sequence

from cardhall.dealing.shuffles import SALT_BYTES, SEED_BYTES, Shuffles, verify

KINDS = ("draw", "deck", "spare")


def verify_main(argv: Sequence[str]) -> int:
    """Print whether the commitment holds and the decks; 0 when it holds, 1 when not."""
    options = _parser().parse_args(argv)
    if not verify(options.seed, options.salt, options.commitment):
        print("NOT the same: this seed and salt do not give the commitment shown before play.")
        return 1
    print("The same: this seed was fixed before play.")
    shuffles = Shuffles(options.seed, options.salt)
    for number in range(options.first, options.first + options.decks):
        for kind in options.kind or ["deck"]:
            order = shuffles.order(f"{kind}/{number}", 52)
            print(f"{kind} {number}: {' '.join(card_text(card) for card in order)}")
    return 0


def card_text(card: int) -> str:
    """ "AS" for 51. (The cards package writes it so too; dealing imports nothing.)"""
    return "23456789TJQKA"[card % 13] + "CDHS"[card // 13]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="cardhall verify",
        description="Check that a session's decks were fixed before play, and see them.",
    )
    parser.add_argument("--seed", required=True, type=_hex(SEED_BYTES), help="64 hex digits")
    parser.add_argument("--salt", required=True, type=_hex(SALT_BYTES), help="64 hex digits")
    parser.add_argument("--commitment", required=True, help="64 hex digits, shown before play")
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


def _count(text: str) -> int:
    if not text.isdigit():
        raise argparse.ArgumentTypeError("give a whole number, 0 or more")
    return int(text)
