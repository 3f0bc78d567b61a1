"""Texas hold'em: what a position's line says."""

from collections.abc import Mapping

from cardhall.cards.notation import CardError
from cardhall.games.engine.line_grammar import (
    ACTION,
    CARDS,
    NOTHING,
    NUMBER,
    NUMBERS,
    SEAT,
    SEATS,
    WORD,
    Kind,
    Line,
    listed,
    seated,
)


def _blinds(text: str) -> tuple[int | None, int]:
    """The seats of the small and the big blind, ``AB``; ``-B`` where nobody posts the small."""
    if len(text) != 2:
        raise CardError(f"{text!r} are not two blinds", "Write two seats, as in AB, or -B")
    small = None if text[0] == NOTHING else SEAT.read(text[0])
    return small, SEAT.read(text[1])


def _blinds_text(blinds: tuple[int | None, int]) -> str:
    small, big = blinds
    return (NOTHING if small is None else SEAT.write(small)) + SEAT.write(big)


def _posts(text: str) -> dict[int, tuple[int, int]]:
    """By seat what counts as a bet and what is dead, ``C:50+25``."""
    found: dict[int, tuple[int, int]] = {}
    for seat, amounts in seated(listed(NUMBER, "+")).read(text).items():
        if len(amounts) != 2:
            raise CardError(f"{text!r} are no posts", "Write live and dead chips, as in C:50+25")
        found[seat] = amounts[0], amounts[1]
    return found


def _posts_text(posts: Mapping[int, tuple[int, int]]) -> str:
    return seated(listed(NUMBER, "+")).write(dict(posts))


LINE = Line(
    begin={
        "stacks": NUMBERS,
        "button": SEAT,
        "blinds": Kind(_blinds, _blinds_text, None),
        "posts": Kind(_posts, _posts_text, {}),
        "straddle": SEAT.or_(None),
        "carried": NUMBER.or_(0),
        "among": SEATS.or_(None),
    },
    deal={"deck": CARDS},
    rulings={
        "force": {"action": ACTION},
        "redeal": {"deck": CARDS},
        "make_good": {"seat": SEAT},
        "kill": {"seat": SEAT, "clause": WORD},
        "show_early": {"seat": SEAT},
        "ask": {"by": SEAT, "seat": SEAT},
        "void": {"clause": WORD, "keep": SEATS},
    },
)
"""Rulings: an act that was not lawful, cards laid anew, a bet made good, a dead or void hand; also
a hand shown out of order, and one that somebody asks to see."""
