"""Lamplight in records: a hand from its deck.

The game has no referee: what is played is what the rules allow, and nothing is called.
"""

from collections.abc import Mapping

import lamplight
from cardhall.cards.notation import format_card
from cardhall.records.kept import PlayedHand
from cardhall.records.start import Start
from cardhall.records.table import HandTable, RecordTable, impossible
from cardhall.records.text import SEATS, by_seat
from cardhall.rulings.referee import Ruling
from lamplight.hand import Hand
from lamplight.rules import PACK

PACK_CLAUSE = "LAMPLIGHT-02"

KEYS = {"dealer", "seats", "deck"}


class Keeper:
    """Keeps one hand, whose acts the game itself takes or refuses."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.rulings: list[Ruling] = []

    def act(self, action: int, seat: int | None = None) -> None:
        """Take an act. Raises Illegal if it is refused."""
        self.hand.apply(action)

    def call(self, call: str, by: int, on: int | None = None, **facts: str) -> Ruling:
        """Raise Impossible: nothing is called here."""
        raise impossible("nothing is called in this game", "Take this line out")


def table_of(start: Start) -> RecordTable:
    """The hand that a record begins with."""
    if start.referee != "guided":
        raise start.fail("referee", "this game has no open referee", "Take this line out")
    with start.blame("seats"):
        hand = Hand(start.rules, start.seat("dealer"), start.seats)
    if not start.has("deck"):
        raise start.fail("deck", "a record begins from a deck", "Write deck = ...")
    hand.deal(start.deck(pack=PACK, clause=PACK_CLAUSE))
    return LamplightTable(Keeper(hand))


class LamplightTable(HandTable):
    """One hand of Lamplight."""

    def __init__(self, keeper: Keeper) -> None:
        calls: Mapping[str, object] = {}
        super().__init__(lamplight, keeper, calls, guided=True)

    def state(self) -> str:
        hand = self.hand
        if self.is_over:
            points = ", ".join(f"{SEATS[s]} {n:+}" for s, n in enumerate(hand.result().points))
            return f"the hand is over; {points}"
        trick = ", ".join(f"{SEATS[seat]} {format_card(card)}" for seat, card in hand.trick)
        parts = [
            f"{SEATS[hand.turn]} to {hand.phase}",
            f"lamp {format_card(hand.lamp)}",
            f"trick {trick}" if trick else "",
            f"hands {self.holdings()}",
        ]
        return "; ".join(filter(None, parts))

    def end(self) -> dict[str, object]:
        if not self.is_over:
            return {}
        result = self.hand.result()
        return {
            "ending": result.ending,
            "tricks": by_seat(result.tricks),
            "points": by_seat(result.points),
            "next_dealer": SEATS[(self.hand.dealer + 1) % self.hand.seats],
        }


def begun(kept: PlayedHand) -> dict[str, object]:
    """Tell what the record of a hand at a live table begins from, but for its deck."""
    return {"seats": kept.hand.seats, "dealer": kept.dealer}
