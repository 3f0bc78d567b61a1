"""What words and chips at a hold'em table come to: the action that a player is held to.

A player says something, knocks, pushes chips or releases them; the rules say which action that
is. Here these are functions of what they face (``Spot``), without the hand, so that the table, a
judge's preview and a test ask the same.

Choices: at limit more than half a bet over the call commits to the whole bet (HOLDEM-76 as
printed); at no-limit and pot-limit half or more of the least raise does (OP-HOLDEM-19). "One
oversized chip" (81) is a call wherever there is a bet on that round; it opens for its value where
there is none. A declared raise of less than the least is the least raise, of more than the most
the most.

Pure: no clock, no chance. Amounts are chips; a bet or raise is named by what it comes *to*.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Spot:
    """What a player faces at their turn.

    level: the bet to match on this round. front: what lies in front of the player. stack: what is
    behind. least, most: what a bet or raise may come to; both 0 where no raise is allowed.
    opens: nobody has bet on this round. structure: as in the house rules. chip: the least in use.
    """

    level: int
    front: int
    stack: int
    least: int
    most: int
    opens: bool = False
    structure: str = "no-limit"
    chip: int = 1

    @property
    def due(self) -> int:
        """What a call costs."""
        return min(self.level - self.front, self.stack)

    @property
    def whole(self) -> int:
        """What would lie in front of the player all-in."""
        return self.front + self.stack


@dataclass(frozen=True)
class Meaning:
    """The action that words or chips come to. verb: ``fold``, ``check``, ``call`` or ``raise`` (a
    bet too), to: what then lies in front of the player. owes: chips still to be put. back: chips
    that are taken back. clause: the one that says so, where it is not plain."""

    verb: str
    to: int = 0
    owes: int = 0
    back: int = 0
    clause: str = ""


def meaning_of_chips(spot: Spot, put: int, one_chip: bool = False, declared: str = "") -> Meaning:
    """Work out what chips released come to. one_chip: it was a single chip. declared: ``raise`` if
    it was said without an amount (then it is no oversized chip, and at least the least raise)."""
    total = spot.front + put
    if declared == "raise" and spot.least:
        return _raise_to(spot, total, max(total, spot.least), "HOLDEM-60")
    if put == spot.stack and (total <= spot.level or spot.most >= total):
        return Meaning("raise" if total > spot.level else "call", total)
    if total <= spot.level:
        return _call(spot, put, "HOLDEM-77" if total < spot.level else "")
    if one_chip and not spot.opens:
        return _call(spot, put, "HOLDEM-81")
    if not spot.least:
        return _call(spot, put, "HOLDEM-59")
    if total >= spot.least:
        return _raise_to(spot, total, total, "HOLDEM-109")
    if spot.opens:
        return _raise_to(spot, total, spot.least, "HOLDEM-77")
    over, step = total - spot.level, spot.least - spot.level
    commits = 2 * over > step if spot.structure == "limit" else 2 * over >= step
    clause = "HOLDEM-76" if spot.structure == "limit" else "OP-HOLDEM-19"
    return _raise_to(spot, total, spot.least, clause) if commits else _call(spot, put, clause)


def meaning_of_words(spot: Spot, verb: str, amount: int = 0) -> Meaning:
    """Work out the action to which words bind (HOLDEM-60), with nothing put yet.

    Raises ValueError for a check where there is something to call.
    """
    if verb == "fold":
        return Meaning("fold", spot.front, clause="HOLDEM-26")
    if verb == "check" and spot.due:
        raise ValueError(f"there are {spot.due} to call")
    if verb in ("check", "call") or not spot.most:
        to = spot.front + spot.due
        return Meaning("call" if spot.due else "check", to, spot.due, clause="HOLDEM-60")
    wanted = spot.whole if verb == "all-in" else amount
    if spot.whole <= spot.level:
        return Meaning("call", spot.whole, spot.stack, clause="HOLDEM-60")
    return _raise_to(spot, spot.front, max(wanted, spot.least), "HOLDEM-60")


def knock(spot: Spot) -> Meaning:
    """Knocking is a pass (HOLDEM-61): a check, and a fold where there is something to call."""
    return Meaning("fold" if spot.due else "check", spot.front, clause="HOLDEM-61")


def pushed(spot: Spot, chips: int) -> Meaning:
    """Chips pushed forward at limit, on which the next player acted, commit to the full bet
    (HOLDEM-62): the call, or a raise where they are more than the call."""
    total = spot.front + chips
    if total > spot.level and spot.least:
        return _raise_to(spot, total, spot.least, "HOLDEM-62")
    return _call(spot, chips, "HOLDEM-62")


def _call(spot: Spot, put: int, clause: str) -> Meaning:
    rest = spot.due - put
    verb = "call" if spot.due else "check"
    return Meaning(verb, spot.front + spot.due, max(rest, 0), max(-rest, 0), clause)


def _raise_to(spot: Spot, total: int, wanted: int, clause: str) -> Meaning:
    """A raise to what is wanted, within what is allowed and in chips that are in use."""
    to = min(max(wanted, spot.least), spot.most, spot.whole)
    if to < min(spot.most, spot.whole) and to % spot.chip:
        to -= to % spot.chip
        clause = "HOLDEM-66"
    plain = to == wanted == total
    return Meaning("raise", to, max(to - total, 0), max(total - to, 0), "" if plain else clause)
