"""Write the table of all-in or fold: ``python -m cardhall.games.holdem.push_fold_making``.

First what each kind of hand wins of each other, over all boards (a quarter of an hour in the
compiled core), then the ranges for two and for three. The same machine writes the same bytes
again; ``--keep-shares`` takes the shares from the file as it is, and is done in minutes.
"""

import argparse
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from cardhall.cards import equity
from cardhall.games.holdem import push_fold
from cardhall.games.holdem.classes import KINDS, NAMES, arrangements
from cardhall.games.holdem.push_fold import (
    DEEPEST_OF_THREE,
    DEPTHS,
    HEADS_UP,
    MOST_SHARE,
    OFTEN,
    SHARE_BYTES,
    THREE,
    Range,
    Solved,
    ThreeHanded,
)

FILE = Path(__file__).with_name("push_fold.bin")
SHARES = SHARE_BYTES * KINDS * (KINDS - 1) // 2
"""The bytes of the file in which the shares lie."""
Tell = Callable[[str], None]


def share(one: int, other: int) -> tuple[int, int]:
    """Count what one kind wins of another over all boards and all ways to hold both: twice the
    boards that it wins and once those that are shared, and twice the boards."""
    won = boards = 0
    for hands, ways in arrangements(one, other).items():
        found = equity.exact(hands)
        won += ways * (2 * found.wins(0) + found.ties(0))
        boards += ways * 2 * found.boards
    return won, boards


def packed_share(won: int, boards: int) -> bytes:
    """A share as it lies in the file, rounded."""
    return ((2 * won * MOST_SHARE + boards) // (2 * boards)).to_bytes(SHARE_BYTES, "big")


def packed_range(often: Range) -> bytes:
    """A range as it lies in the file."""
    return bytes([round(OFTEN * part) for part in often])


def shares(tell: Tell) -> bytes:
    """Work out the first part of the file: each kind against those of lower number."""
    out = bytearray()
    for one in range(KINDS):
        for other in range(one):
            out += packed_share(*share(one, other))
        tell(f"shares of {NAMES[one]}, {one + 1} of {KINDS}")
    return bytes(out)


def of_two(depths: Iterable[float], tell: Tell) -> bytes:
    """Solve two players with equal stacks, each depth by itself."""
    out = b""
    for depth in depths:
        found = push_fold.heads_up(depth)
        tell(told(found))
        out += b"".join(packed_range(found.ranges[one]) for one in HEADS_UP)
    return out


def of_three(game: ThreeHanded, depths: Iterable[float], tell: Tell) -> bytes:
    """Solve three players with equal stacks."""
    out = b""
    for depth in depths:
        found = game.solve((depth, depth, depth))
        tell(told(found))
        out += b"".join(packed_range(found.ranges[one]) for one in THREE)
    return out


def told(found: Solved) -> str:
    """A solution as a line: what hands it plays, what it is worth, how near it is."""
    ranges = ", ".join(
        f"{one} {100 * push_fold.share_of_hands(often):.1f}%" for one, often in found.ranges.items()
    )
    values = " ".join(f"{1000 * value:+.1f}" for value in found.values)
    stacks = "/".join(f"{stack:g}" for stack in found.stacks)
    gain = 1000 * found.exploitability
    return f"{stacks} bb: {ranges}; worth {values} mbb a hand; best answers gain {gain:.3f} mbb"


def main(argv: Sequence[str] | None = None) -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(description="Write the table of all-in or fold")
    parser.add_argument("--keep-shares", action="store_true", help="take them from the file")
    parser.add_argument("--out", type=Path, default=FILE, help="where to write")
    asked = parser.parse_args(argv)

    def tell(line: str) -> None:
        print(line, flush=True)

    kept = FILE.read_bytes()[:SHARES] if asked.keep_shares else shares(tell)
    FILE.write_bytes(kept if not FILE.exists() else kept + FILE.read_bytes()[SHARES:])
    push_fold.forget()
    whole = kept + of_two(DEPTHS, tell)
    asked.out.write_bytes(whole + of_three(ThreeHanded(), range(1, DEEPEST_OF_THREE + 1), tell))


if __name__ == "__main__":
    main()
