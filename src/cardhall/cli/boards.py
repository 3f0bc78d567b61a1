"""``cardhall boards``: the Po-Ke-No boards that ship, new ones, and how even a set is."""

import argparse
import sys
from pathlib import Path

from cardhall.cli.counts import at_least_one
from cardhall.games.po_ke_no.boards import (
    STAGES,
    Board,
    Evenness,
    boards_toml,
    hands_of,
    make,
    measure,
    read_boards,
    rows_of,
    set_faults,
    shipped,
)


def boards_main(argv: list[str]) -> int:
    """Print boards, or write them to a file; measure them. 1 for a set that is not proper."""
    parser = argparse.ArgumentParser(
        prog="cardhall boards",
        description="The twelve Po-Ke-No boards that ship, or new ones from a seed",
    )
    parser.add_argument("--seed", type=int, help="make boards from this seed")
    parser.add_argument("--count", type=at_least_one, help="how many to make, 1 to 12")
    parser.add_argument(
        "--stages",
        type=int,
        default=2,
        choices=range(len(STAGES) + 1),
        help="how long to look for an even set: 2 are some minutes, 3 a quarter of an hour",
    )
    parser.add_argument("--file", type=Path, help="read boards from this file")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write them to a file")
    parser.add_argument(
        "--measure",
        type=at_least_one,
        metavar="GAMES",
        help="each board's share of wins over so many games",
    )
    parser.add_argument("--deals", type=int, default=1, help="the seed of those games")
    asked = parser.parse_args(argv)
    try:
        boards = _boards(asked)
        if asked.measure and len(boards) < 2:
            raise ValueError("one board wins every game. Measure two or more")
    except (ValueError, OSError, KeyError) as error:
        parser.error(str(error))
    for fault in (faults := set_faults(boards)):
        print(fault, file=sys.stderr)
    if asked.write:
        note = f"cardhall boards --seed {asked.seed} --stages {asked.stages}"
        asked.write.write_text(boards_toml(boards, asked.seed or 0, note), "utf-8")
    elif not asked.measure:
        _show(boards)
    if asked.measure:
        print_evenness(measure(boards, asked.measure, asked.deals))
    return 1 if faults else 0


def _games(text: str) -> int:
    """A number of games that can be played in a life."""
    number = int(text)
    if not 1 <= number <= 10**12:
        raise argparse.ArgumentTypeError("write 1 to 1,000,000,000,000 games")
    return number


def _boards(asked: argparse.Namespace) -> list[Board]:
    if asked.seed is not None and asked.file:
        raise ValueError("Give --seed or --file, not both")
    if asked.seed is None and asked.count:
        raise ValueError("--count says how many to make: give --seed with it")
    if asked.file:
        return list(read_boards(asked.file.read_text("utf-8")))
    if asked.seed is None:
        return list(shipped())
    tell = lambda line: print(line, file=sys.stderr, flush=True)  # noqa: E731
    return make(asked.seed, asked.count or 12, STAGES[: asked.stages], tell)


def _show(boards: list[Board]) -> None:
    for number, board in enumerate(boards, 1):
        hands = hands_of(board)
        print(f"Board {number}; columns: {', '.join(hands[5:])}")
        for row, hand in zip(rows_of(board), hands[:5], strict=True):
            print(f"  {row}   {hand}")


def print_evenness(found: Evenness) -> None:
    """Each board's share of the games won, with its 95% interval."""
    print(f"{found.games:,} games, {found.even:,} of them even; an equal share is "
          f"{1 / len(found.won):.4%}")  # fmt: skip
    for number, share in enumerate(found.shares):
        low, high = found.interval(number)
        print(f"board {number + 1:2}: {share:.4%}  (95% {low:.4%} to {high:.4%})")
    print(f"the highest share less the lowest: {found.spread:.4%}")
