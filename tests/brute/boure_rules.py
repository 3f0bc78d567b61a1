"""What may be done in Bouré, written from the clauses alone: sets of strings, no bits, no haste.

Nothing here comes from the program. A position is a ``Spot``; ``legal(spot)`` is the set of words
that are allowed: ``stay``, ``pass``, ``draw 2S 5H``, ``play AD``, each with its cards as a
frozenset.
"""

from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

RANKS = "23456789TJQKA"


@dataclass
class Spot:
    """All that the clauses look at, for the seat to act."""

    option: dict[str, Any]
    phase: str
    seat: int
    dealer: int
    turned: str
    trump: str
    hand: set[str]
    chips: dict[int, int]
    """Of each seat dealt in, now."""
    stayed: list[int]
    silent: list[int]
    """Seats that have not spoken yet, this one among them."""
    out: list[int]
    at_hand: int = 0
    """Cards that can still be drawn, from whatever pile."""
    tricks_won: int = 0
    past: list[list[tuple[int, str]]] = field(default_factory=list)
    trick: list[tuple[int, str]] = field(default_factory=list)
    own_discards: set[str] = field(default_factory=set)
    turned_is_out: bool = False


def value(card: str) -> int:
    return RANKS.index(card[0])


def takes(trick: list[str], trump: str) -> str:
    """The card that has the trick: highest trump, else highest of the suit led."""
    trumps = [card for card in trick if card[1] == trump]
    led = [card for card in trick if card[1] == trick[0][1]]
    return max(trumps or led, key=value)


def legal(spot: Spot) -> set[tuple[str, frozenset[str]]]:
    if spot.phase == "stay":
        return {(word, frozenset()) for word in words(spot)}
    if spot.phase == "draw":
        found = {("draw", cards) for cards in draws(spot)}
        if not spot.option["in_or_out"]:
            spoken = words(spot)
            if "stay" not in spoken:
                found = set()
            if "pass" in spoken:
                found.add(("pass", frozenset()))
        return found
    if spot.trick:
        cards = [card for _, card in spot.trick]
        return {("play", frozenset([c])) for c in spot.hand if may_follow(c, spot, cards)}
    must = must_lead(spot)
    if must:
        return {("play", frozenset(must))}
    return {("play", frozenset([card])) for card in spot.hand}


# --- stay or pass -------------------------------------------------------------


def can_pay(spot: Spot, seat: int) -> bool:
    least: int = spot.option["stay_chip"] * spot.option["ante"]
    return spot.option["short"] == "plays-on" or spot.chips[seat] >= least


def words(spot: Spot) -> set[str]:
    if not can_pay(spot, spot.seat):
        return {"pass"}
    allowed = {"stay"}
    if spot.option["ace_up_dealer_stays"] and spot.seat == spot.dealer and spot.turned[0] == "A":
        return allowed
    if spot.option["minimum"] != "last-must-stay":
        return allowed | {"pass"}
    asked = 3 if len(spot.chips) >= 4 else 2
    payers = len(spot.stayed) + len([s for s in spot.silent if can_pay(spot, s)])
    payers += len([s for s in spot.out if can_pay(spot, s)])
    asked = min(asked, payers)
    could_still = [s for s in spot.silent if s != spot.seat and can_pay(spot, s)]
    if len(spot.stayed) + len(could_still) >= asked:
        allowed.add("pass")
    return allowed


# --- the draw -----------------------------------------------------------------


def draws(spot: Spot) -> list[frozenset[str]]:
    cap = spot.option["draw_limit"]
    if cap == "4/3":
        cap = 4 if len(spot.chips) - len(spot.out) <= 4 else 3
    most = min(int(cap), spot.at_hand)
    return [frozenset(c) for n in range(most + 1) for c in combinations(sorted(spot.hand), n)]


# --- following ----------------------------------------------------------------


def may_follow(card: str, spot: Spot, trick: list[str]) -> bool:
    led, trump = trick[0][1], spot.trump

    def would_win(candidate: str) -> bool:
        return takes([*trick, candidate], trump) == candidate

    in_suit = {c for c in spot.hand if c[1] == led}
    if in_suit:
        if card not in in_suit:
            return False
        if spot.option["play_over"] == "led-suit-always":
            best = max(value(c) for c in trick if c[1] == led)
            over = {c for c in in_suit if value(c) > best}
        else:
            over = {c for c in in_suit if would_win(c)}
        return card in over or not over
    trumps = {c for c in spot.hand if c[1] == trump}
    winners = {c for c in trumps if would_win(c)}
    if winners:
        return card in winners
    if trumps and spot.option["undertrump"] == "must":
        return card in trumps
    return True


# --- leading ------------------------------------------------------------------


def must_lead(spot: Spot) -> set[str]:
    trumps = {c for c in spot.hand if c[1] == spot.trump}
    if spot.option["akq"] != "off":
        crown = {rank + spot.trump for rank in "AKQ"}
        if crown <= trumps:
            return {"A" + spot.trump}
        if spot.option["akq"] == "run-all-three":
            led = {trick[0][1] for trick in spot.past if trick[0][0] == spot.seat}
            left = crown - led
            if left and left < crown and left <= trumps:
                return {max(left, key=value)}
    if spot.option["forced_leads"]:
        wanted = 3 - spot.tricks_won
        if wanted >= 1:
            sure = sure_trumps(spot)
            if len(sure) >= wanted:
                return sure
            if spot.option["gap_force"]:
                ordered = sorted(trumps, key=value, reverse=True)
                against = sorted(unknown_trumps(spot), key=value)
                for count in range(1, len(ordered) + 1):
                    if worst(ordered[:count], against) >= wanted:
                        return set(ordered[:count])
    if spot.option["last_trumps_force"] and trumps and nobody_else_has_trumps(spot):
        return trumps
    return set()


def gone(spot: Spot) -> set[str]:
    """Cards that the leader knows to be out of play."""
    seen = {card for trick in spot.past for _, card in trick} | spot.own_discards
    return seen | ({spot.turned} if spot.turned_is_out else set())


def unknown_trumps(spot: Spot) -> set[str]:
    every = {rank + spot.trump for rank in RANKS}
    return every - spot.hand - gone(spot)


def sure_trumps(spot: Spot) -> set[str]:
    """From the top down, until a trump comes that the leader does not hold and has not seen go."""
    sure: set[str] = set()
    for rank in reversed(RANKS):
        card = rank + spot.trump
        if card in spot.hand:
            sure.add(card)
        elif card not in gone(spot):
            break
    return sure


def worst(leads: list[str], against: list[str]) -> int:
    """Tricks that these leads take, whatever one who holds all the other trumps may do."""
    if not leads:
        return 0
    if not against:
        return len(leads)
    over = [card for card in against if value(card) > value(leads[0])]
    results = []
    for answer in over or against:
        rest = [card for card in against if card != answer]
        results.append((0 if over else 1) + worst(leads[1:], rest))
    return min(results)


def nobody_else_has_trumps(spot: Spot) -> bool:
    """The leader has just led a trump, and each other player in has shown to have none."""
    if not spot.past or spot.past[-1][0][0] != spot.seat:
        return False
    if spot.past[-1][0][1][1] != spot.trump:
        return False
    if not unknown_trumps(spot):
        return True
    without = {spot.seat}
    for trick in spot.past:
        led = trick[0][1][1]
        for seat, card in trick:
            if card[1] == spot.trump or card[1] == led:
                continue
            if led == spot.trump or spot.option["undertrump"] == "must":
                without.add(seat)
    return {seat for seat, _ in spot.past[0]} <= without
