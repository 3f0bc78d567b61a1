"""A table's score sheet of one game: eight hands, each won by one of the two pairs.

It comes hand by hand, or as totals from a paper sheet; either way it can only be what eight hands
can bring (EUCHRE-32 to 37, 46, 53). Pairs are numbered 1 and 2.
"""

from collections.abc import Iterable
from typing import Literal

from cardhall.hall.kernel.context import Refusal
from cardhall.hall.kernel.messages import Part
from cardhall.messages import Message, written

What = Literal["made", "march", "alone", "euchre", "penalty", "redealt"]

POINTS: dict[What, int] = {
    "made": 1,  # three or four tricks, alone or not (EUCHRE-32, 34)
    "march": 2,  # all five (EUCHRE-33)
    "alone": 4,  # all five, alone: each of the pair writes four (EUCHRE-35, 36)
    "euchre": 2,  # the others had called and failed (EUCHRE-37)
    "penalty": 2,  # the others renegued, bid or led out of turn (EUCHRE-13, 40 to 44)
    "redealt": 0,  # nobody scored: the hand is not one of the eight (EUCHRE-53)
}


class HandScore(Part, frozen=True, kw_only=True):
    """Which pair scored in a hand, and how; `pair` is 0 for one that was redealt.

    `points` is what both pairs wrote, where the table tells it: by its own rules, and with what a
    false charge of a renege gave besides (EUCHRE-41). Without it the hand is worth its `POINTS`.
    """

    what: What
    pair: int = 0
    points: tuple[int, int] = (0, 0)

    @property
    def written(self) -> tuple[int, int]:
        """What both pairs write down for it."""
        worth = POINTS[self.what]
        if any(self.points) or not worth:
            return self.points
        return (worth, 0) if self.pair == 1 else (0, worth)


class Sheet(Part, frozen=True, kw_only=True):
    """Both pairs' totals of a game, in the order of the pairs.

    `loners` are the hands that brought four; `euchred` how often each pair called and failed: that
    fills the cup (EUCHRE-38). `moves` is the pair that moves where they are level (OP-EUCHRE-02), 0
    where that is not asked. `hands` may be left out. `short` says why fewer hands were played.
    """

    points: tuple[int, int] = (0, 0)
    loners: tuple[int, int] = (0, 0)
    euchred: tuple[int, int] = (0, 0)
    moves: int = 0
    hands: tuple[HandScore, ...] = ()
    short: str = ""

    @property
    def level(self) -> bool:
        return self.points[0] == self.points[1]

    @property
    def lower(self) -> int:
        """The pair that moves, 1 or 2 (EUCHRE-49); 0 where they are level and nobody cut."""
        if self.level:
            return self.moves
        return 1 if self.points[0] < self.points[1] else 2

    @property
    def figures(self) -> tuple[object, ...]:
        """What two sheets must have in common to be the same result."""
        return (self.points, self.loners, self.euchred, self.lower)

    @property
    def last_scorer(self) -> int:
        """The pair that scored last; 0 where the hands are not known one by one, and where both
        scored in the last of them."""
        last = next((hand.written for hand in reversed(self.hands) if any(hand.written)), (0, 0))
        return 0 if all(last) else 1 + (last[1] > 0) if any(last) else 0


def other(pair: int) -> int:
    return 3 - pair


TABLE_ENDED = "table-ended"
"""`short` of a sheet that a table in the browser told when it ended early."""


def why_short(sheet: Sheet) -> Message:
    """Say why fewer hands were played; no words where all were."""
    if sheet.short == TABLE_ENDED:
        return Message("night-ended-after", played=played(sheet.hands))
    return written(sheet.short)


def played(hands: tuple[HandScore, ...]) -> int:
    """Count how many of these count among the eight: those in which a side scored (EUCHRE-53)."""
    return sum(1 for hand in hands if any(hand.written))


def checked(sheet: Sheet, hands: int) -> Sheet:
    """The sheet with its totals, if `hands` hands can have brought it. Raises Refusal."""
    if sheet.moves not in (0, 1, 2):
        raise Refusal(Message("there-is-no-such-pair"), "moves", Message("name-pair-1-or-pair-2"))
    if sheet.hands:
        return _from_hands(sheet, hands)
    _possible(sheet, hands)
    return sheet


def _from_hands(sheet: Sheet, hands: int) -> Sheet:
    for hand in sheet.hands:
        if (hand.pair not in (1, 2)) if POINTS[hand.what] else hand.pair:
            raise Refusal(
                Message("one-pair-scores-in-each-hand"),
                "hands",
                Message("name-pair-1-or-pair-2-or-none"),
                "EUCHRE-53",
            )
        if min(hand.points) < 0 or (hand.pair and not hand.written[hand.pair - 1]):
            raise Refusal(
                Message("pair-scored-in-a-hand", pair=hand.pair),
                "hands",
                Message("give-both-pairs-what-they-wrote"),
                "EUCHRE-53",
            )
    count = played(sheet.hands)
    if count > hands or (count < hands and not sheet.short):
        raise Refusal(
            Message("hands-are-on-the-sheet", count=count, hands=hands),
            "hands",
            Message("play-on-a-hand-without-score-does-not-count")
            if count < hands
            else Message("look-again-which-hands-were-dealt-twice"),
            "EUCHRE-53" if count < hands else "EUCHRE-46",
        )
    made = [[hand for hand in sheet.hands if hand.pair == pair] for pair in (1, 2)]
    totals = Sheet(
        points=_two(sum(hand.written[side] for hand in sheet.hands) for side in (0, 1)),
        loners=_two(sum(hand.what == "alone" for hand in side) for side in made),
        euchred=_two(sum(hand.what == "euchre" for hand in side) for side in reversed(made)),
        moves=sheet.moves,
        hands=sheet.hands,
        short=sheet.short,
    )
    given = (sheet.points, sheet.loners, sheet.euchred)
    if any(map(any, given)) and given != (totals.points, totals.loners, totals.euchred):
        raise Refusal(
            Message(
                "the-hands-make",
                made=totals.points[0],
                other=totals.points[1],
                told=sheet.points[0],
                told2=sheet.points[1],
            ),
            "points",
            Message("add-the-hands-up-again"),
            "EUCHRE-46",
        )
    return totals


def _two(numbers: Iterable[int]) -> tuple[int, int]:
    first, second = numbers
    return first, second


def _possible(sheet: Sheet, hands: int) -> None:
    """Could so many hands, each with 1, 2 or 4 points to one side, have brought these totals?"""
    least = most = 0
    for pair in (1, 2):
        points, loners = sheet.points[pair - 1], sheet.loners[pair - 1]
        euchres = sheet.euchred[other(pair) - 1]
        _in_range(pair, points, loners, euchres, hands)
        rest = points - 4 * loners
        least += loners + -(-rest // 2)
        most += loners + rest - euchres
    if least > hands:
        raise Refusal(
            Message(
                "so-many-points-take-so-many-hands",
                made=sheet.points[0],
                other=sheet.points[1],
                least=least,
                hands=hands,
            ),
            "points",
            Message("add-up-again-each-loner-counts-four"),
            "EUCHRE-46",
        )
    if most < hands and not sheet.short:
        raise Refusal(
            Message(
                "so-many-points-come-from-so-many-hands",
                made=sheet.points[0],
                other=sheet.points[1],
                most=most,
                hands=hands,
            ),
            "points",
            Message("add-up-again-and-play-a-hand-without-score"),
            "EUCHRE-53",
        )


def _in_range(pair: int, points: int, loners: int, euchres: int, hands: int) -> None:
    if not 0 <= points <= 4 * hands:
        raise Refusal(
            Message(
                "pair-cannot-have-points", pair=pair, points=points, hands=hands, most=4 * hands
            ),
            "points",
            Message("enter-the-total-of-the-sheet"),
            "EUCHRE-46",
        )
    if not 0 <= loners <= hands or 4 * loners > points:
        raise Refusal(
            Message("pair-has-points-and-cannot-have-made", pair=pair, points=points, count=loners),
            "loners",
            Message("count-the-hands-that-brought-four"),
            "EUCHRE-35",
        )
    if not 0 <= euchres <= hands or 2 * euchres > points - 4 * loners:
        raise Refusal(
            Message(
                "pair-has-points-and-cannot-have-euchred", pair=pair, points=points, count=euchres
            ),
            "euchred",
            Message("count-the-hands-that-brought-two"),
            "EUCHRE-37",
        )
