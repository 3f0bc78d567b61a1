"""euchre-plt's rules of thumb at our euchre table, by crashka (MIT): the player "Smart 1", which
its own tournaments are measured against.

It bids, throws away and plays; a dealer who must name a suit names its best one. Defending alone,
which our rules do not know, it is never asked about. What it chooses by chance goes by our dice.
"""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

from bench import peers
from cardhall.cards.notation import format_card
from cardhall.games import part

SUITS = "CDHS"


@cache
def _peer() -> peers.EuchrePlt:
    return peers.EuchrePlt()


def why_not() -> str:
    """Say why it cannot be had; nothing where it can."""
    try:
        peers.set_up_euchre_plt()
    except peers.FAILED as error:
        return f"euchre-plt could not be set up (needs git, GitHub and PyPI): {error}"
    return ""


def smart_1(view: Any, legal: Sequence[int], rng: Random) -> int:
    """Their base player of many rules of thumb."""
    return _act(view, legal, rng, "Smart 1")


def smart_4(view: Any, legal: Sequence[int], rng: Random) -> int:
    """The same, which bids and goes alone with less."""
    return _act(view, legal, rng, "Smart 4")


def _act(view: Any, legal: Sequence[int], rng: Random, player: str) -> int:
    seed = rng.getrandbits(31)
    if len(legal) == 1:
        return legal[0]
    asked = {**knows(view, legal), "player": player, "seed": seed}
    return chosen(str(_peer().ask(asked)), view, legal)


def knows(view: Any, legal: Sequence[int]) -> dict[str, Any]:
    """What the player at the seat knows, in plain data; seats counted from the dealer's left."""
    words = part("euchre", "actions")
    verbs = [words.verb_of(action) for action in legal]
    phase = verbs[0] if verbs[0] in ("discard", "play") else "bid"
    tricks = [_told(view, trick) for trick in view.history]
    if phase == "play":
        tricks.append(_told(view, view.trick))
    return {
        "phase": phase,
        "seat": _from_dealer(view, view.seat),
        "hand": [format_card(card) for card in view.hand],
        "up": format_card(view.up),
        "bids": [_bid(view, action) for _, action in view.calls],
        "may_pass": "pass" in verbs,
        "trump": "" if view.maker < 0 else SUITS[view.trump],
        "maker": _from_dealer(view, view.maker),
        "alone": view.alone,
        "tricks": tricks,
    }


def chosen(said: str, view: Any, legal: Sequence[int]) -> int:
    """The one of our acts that their words mean."""
    words = part("euchre", "actions")
    meant: dict[str, int] = {}
    for action in legal:
        ours = words.format_action(action)
        meant[ours.removeprefix("play ").removeprefix("discard ")] = action
    if said in meant:
        return meant[said]
    suit, _, alone = said.partition(" ")
    named = next(name for name in words.SUIT_NAMES if name[0].upper() == suit)
    ordered = "alone" if alone else "pick it up"
    return meant[ordered] if ordered in meant else meant[f"{named} {alone}".strip()]


def _from_dealer(view: Any, seat: int) -> int:
    return int(seat - view.dealer - 1) % 4


def _bid(view: Any, action: int) -> tuple[str, bool]:
    """The suit of a bid, "" for a pass; whether alone."""
    words = part("euchre", "actions")
    verb = words.verb_of(action)
    if verb == "pass":
        return "", False
    suit = action >> 52 & 3 if verb.startswith("name") else view.up // 13
    return SUITS[suit], verb in ("alone", "name alone")


def _told(view: Any, trick: Sequence[tuple[int, int]]) -> list[tuple[int, str]]:
    """A trick in the order of the seats, with "" where the loner's partner sits it out."""
    plays = {_from_dealer(view, seat): format_card(card) for seat, card in trick}
    sits = _from_dealer(view, view.sitting) if view.sitting >= 0 else -1
    first = next(iter(plays), _from_dealer(view, view.turn))
    if sits == 0 and first == 1 and trick in (*view.history, view.trick)[:1]:
        first = sits  # who was to lead to the first trick
    told: list[tuple[int, str]] = []
    for seat in ((first + place) % 4 for place in range(4)):
        if seat != sits and seat not in plays:
            break
        told.append((seat, plays.get(seat, "")))
    return told
