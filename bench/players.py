"""People at live tables, by the documented API alone: what one of them does when asked.

Each sees their own view and answers with the acts that it offers, cheaply and not without sense:
they lay down what they can, throw what goes with nothing else held, call "out" when a pattern of
their own board is full, and else take one of what is offered by lot.
"""

import random
from typing import Any

DUTIES = ("take_back_seat", "draw_card", "shuffle", "cut", "go_on")
EAGER = ("meld", "lay", "draw")
"""Verbs of acts that are done at Rummy as soon as they are offered, the first ones first."""
RANKS = "23456789TJQKA"

SQUARE = [range(row, row + 5) for row in range(0, 25, 5)] + [range(c, 25, 5) for c in range(5)]
PATTERNS = [frozenset(cells) for cells in (*SQUARE, range(0, 25, 6), range(4, 21, 4))]
PATTERNS.append(frozenset((0, 4, 12, 20, 24)))


def next_command(view: dict[str, Any], dice: random.Random) -> dict[str, Any] | None:
    """What a person wants of the table now; None while nothing waits for this person."""
    mine = view["mine"]
    if mine is None or view["stage"] in ("seats", "ended") or view["chair"]:
        return None
    seat = mine["seat"]
    for duty in DUTIES:
        if mine[f"may_{duty}"]:
            return {"type": duty, "seat": seat}
    words = chosen(view, dice) if seat in view["asked"] else ""
    if not words:
        return None
    return {"type": "act", "seat": seat, "step": view["step"], "words": words}


def chosen(view: dict[str, Any], dice: random.Random) -> str:
    """The words of one act; "" where the person keeps quiet."""
    mine = view["mine"]
    if view["game"] == "po_ke_no":
        return next((one["words"] for one in mine["actions"]), "") if is_full(view) else ""
    offered = [one["words"] for one in (*mine["actions"], *mine["cards"]) if one["words"]]
    if view["game"] == "rummy":
        return at_rummy(offered, [one["card"] for one in mine["cards"]])
    if view["game"] == "pitty_pat" and "take" in offered:
        return "take"
    return dice.choice(offered) if offered else ""


def at_rummy(offered: list[str], held: list[str]) -> str:
    """Down with what can go down; else off with the card that has the fewest companions."""
    for verb in EAGER:
        if words := next((words for words in offered if words.startswith(verb)), ""):
            return words
    return min(offered, key=lambda words: companions(words.split()[-1], held), default="")


def companions(card: str, held: list[str]) -> int:
    """How many cards of the hand are of the same rank, or near in the same suit."""
    return sum(
        other[0] == card[0]
        or (other[1] == card[1] and abs(RANKS.index(other[0]) - RANKS.index(card[0])) <= 2)
        for other in held
        if other != card
    )


def is_full(view: dict[str, Any]) -> bool:
    """Whether a pattern of the person's own board is covered."""
    boards = view["play"]["boards"] if view["play"] else ()
    covered = next((set(b["covered"]) for b in boards if b["seat"] == view["mine"]["seat"]), set())
    return any(pattern <= covered for pattern in PATTERNS)
