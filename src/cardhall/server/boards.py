"""The Po-Ke-No boards for the caller's page."""

from functools import lru_cache

import msgspec
from litestar import get

from cardhall.server.access import EVERYONE
from cardhall.tables import boards


class BoardsShown(msgspec.Struct):
    """The twelve boards, 25 cards each, row by row; and the cells (from 0) of each line: five
    rows, five columns, two diagonals, Po-Ke-No."""

    boards: list[list[str]]
    lines: list[list[int]]


@lru_cache(maxsize=1)
def shown() -> BoardsShown:
    return BoardsShown(boards.pictures(), boards.patterns())


@get("/api/boards", allow=EVERYONE, name="boards", sync_to_thread=True)
def show_boards() -> BoardsShown:
    """The boards as they are printed."""
    return shown()
