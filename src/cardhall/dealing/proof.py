"""`cardhall verify`: anyone checks what a finished session revealed, and sees every deck.

Either a file of a whole table, as the hall gives it after a session, or one seed, salt and
commitment. What a file must hold, and how to check it without this program: docs/fair-deals.md.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cardhall.dealing.shuffles import SALT_BYTES, SEED_BYTES, Shuffles, verify

KINDS = ("draw", "deck", "spare")
FILE = "deals 1"


class NotAFile(ValueError):
    """This is no file of revealed deals; says where it stops being one."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was checked. `what` is a line for people, `right` whether it held."""

    what: str
    right: bool


def check_file(text: str) -> Iterator[Finding]:
    """Check every session and every deal of a file. Raises NotAFile for what is none.

    A session is right when SHA-256 of salt and seed is the seal that was shown. A deal is right
    when its order is the pack shuffled by its label and cut as told, and nobody was given a card
    that is not in it, or that somebody else has.
    """
    data = _read(text)
    for session in data["sessions"]:
        name = f"session {session['session']}"
        if not session["seed"]:
            yield Finding(f"{name}: still sealed", True)
            continue
        seed, salt = _bytes(session, "seed", SEED_BYTES), _bytes(session, "salt", SALT_BYTES)
        held = verify(seed, salt, session["commitment"])
        yield Finding(f"{name}: {'the seal is the same' if held else 'ANOTHER SEAL'}", held)
        shuffles = Shuffles(seed, salt)
        for deal in session["deals"]:
            yield _check_deal(f"{name}, {deal['label']}", deal, shuffles)


def _check_deal(name: str, deal: dict[str, Any], shuffles: Shuffles) -> Finding:
    pack, order, cut = deal["pack"].split(), deal["order"].split(), deal["cut"]
    shuffled = [pack[place] for place in shuffles.order(deal["label"], len(pack))]
    if order != shuffled[cut:] + shuffled[:cut]:
        return Finding(f"{name}: NOT the deck that was sealed", False)
    left = set(order)
    for given in deal["given"]:
        for card in given["cards"].split():
            if card not in left:
                return Finding(f"{name}: {given['to']} was given {card}, which is NOT there", False)
            left.remove(card)
    dealt = "; ".join(f"{given['to']}: {given['cards']}" for given in deal["given"])
    return Finding(f"{name}: as sealed, cut {cut}{dealt and f'. {dealt}'}", True)


def _read(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except ValueError:
        raise NotAFile("This is not a file of revealed deals: it is no JSON.") from None
    if not isinstance(data, dict) or data.get("cardhall") != FILE:
        raise NotAFile(f'This is not a file of revealed deals: it does not begin with "{FILE}".')
    for session in _list(data, "sessions"):
        for field in ("commitment", "seed", "salt"):
            _wanted(session, field, str)
        _wanted(session, "session", int)
        for deal in _list(session, "deals"):
            for field in ("label", "pack", "order"):
                _wanted(deal, field, str)
            _wanted(deal, "cut", int)
            for given in _list(deal, "given"):
                _wanted(given, "to", str)
                _wanted(given, "cards", str)
            if not deal["pack"].split() or not 0 <= deal["cut"] <= len(deal["pack"].split()):
                raise NotAFile(f"{deal['label']}: the cut is not within the pack.")
    return data


def _list(holder: Any, field: str) -> list[Any]:
    return _wanted(holder, field, list)  # type: ignore[no-any-return]


def _wanted(holder: Any, field: str, kind: type) -> Any:
    if not isinstance(holder, dict) or not isinstance(holder.get(field), kind):
        raise NotAFile(f'This is not a file of revealed deals: "{field}" is missing.')
    return holder[field]


def _bytes(session: dict[str, Any], field: str, length: int) -> bytes:
    try:
        return _hex(length)(session[field])
    except argparse.ArgumentTypeError as error:
        raise NotAFile(f"{field} of session {session['session']}: {error}.") from None


def verify_main(argv: Sequence[str]) -> int:
    """Print what holds and what does not; 0 when all does, 1 when not."""
    parser = _parser()
    options = parser.parse_args(argv)
    if options.file:
        return _verify_file(options.file, parser)
    if missing := [name for name in ("seed", "salt", "commitment") if not getattr(options, name)]:
        parser.error(f"give a file, or --{missing[0]} too")
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


def _verify_file(file: Path, parser: argparse.ArgumentParser) -> int:
    wrong = 0
    try:
        for finding in check_file(file.read_text("utf-8")):
            wrong += not finding.right
            print(finding.what)
    except OSError as error:
        parser.error(f"{file}: {error.strerror}")
    except (NotAFile, UnicodeDecodeError) as error:
        parser.error(f"{file}: {error}")
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
    parser.add_argument("--seed", type=_hex(SEED_BYTES), help="64 hex digits")
    parser.add_argument("--salt", type=_hex(SALT_BYTES), help="64 hex digits")
    parser.add_argument("--commitment", help="64 hex digits, shown before play")
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
