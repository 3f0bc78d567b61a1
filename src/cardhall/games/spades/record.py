"""Spades in records: a hand from its deck, or from a position of the play.

``scores`` and ``bags`` are the sides' before the hand, A-C first: ``scores = "120 to -40"``.
"""

import re

from cardhall.cards.notation import card_set, format_card, format_cards
from cardhall.games import spades
from cardhall.games.spades import SIDES, Hand, Result
from cardhall.games.spades.referee import CALLS, Fell, OpenReferee
from cardhall.records.kept import PlayedHand
from cardhall.records.office import do_office
from cardhall.records.start import Start
from cardhall.records.table import HandTable, RecordTable
from cardhall.records.text import SEATS, by_seat

PACK_CLAUSE = "SPADES-02"

KEYS = {
    *("dealer", "deck", "scores", "bags", "dealt", "exposed", "wrong"),
    *("position.hands", "position.bids", "position.turn", "position.tricks", "position.trick"),
    "position.played",
}


def table_of(start: Start) -> RecordTable:
    """The hand that a record begins with, at its referee."""
    if start.has("deck") == start.has("position"):
        raise start.fail(
            "deck", "a record begins either from a deck or from a position", "Give one of the two"
        )
    fell = Fell(
        start.amounts("dealt", 13),
        start.plays("exposed"),
        tuple(filter(None, [start.text("wrong", "")])),
    )
    hand = _at(start) if start.has("position") else _dealt(start)
    return SpadesTable(OpenReferee(hand, fell), start.referee == "guided")


def _dealt(start: Start) -> Hand:
    with start.blame("scores"):
        hand = Hand(start.rules, start.seat("dealer"), *_before(start))
    hand.deal(start.deck(clause=PACK_CLAUSE))
    return hand


def _before(start: Start) -> tuple[tuple[int, int], tuple[int, int]]:
    """The sides' scores and bags before the hand."""
    return _of_sides(start, "scores"), _of_sides(start, "bags")


def _of_sides(start: Start, key: str) -> tuple[int, int]:
    given = re.fullmatch(r"(-?\d{1,6}) to (-?\d{1,6})", start.text(key, "0 to 0"))
    if given is None:
        raise start.fail(key, f"{key} are the sides'", 'Write "120 to -40": A-C, then B-D')
    return int(given[1]), int(given[2])


def _at(start: Start) -> Hand:
    hands, trick = start.hands("position.hands"), start.plays("position.trick")
    played = start.cards("position.played")
    start.each_once(PACK_CLAUSE, "position.hands", "position.trick", "position.played")
    turn = start.seat("position.turn", -1)
    scores, bags = _before(start)
    return Hand.at(
        start.rules,
        start.seat("dealer"),
        hands,
        bids=start.amounts("position.bids"),
        turn=None if turn < 0 else turn,
        tricks=start.amounts("position.tricks", 0),
        trick=trick,
        played=card_set(played),
        scores=scores,
        bags=bags,
    )


class SpadesTable(HandTable):
    """One hand of spades."""

    referee: OpenReferee

    def __init__(self, referee: OpenReferee, guided: bool) -> None:
        super().__init__(spades, referee, CALLS, guided)

    @property
    def is_over(self) -> bool:
        return bool(self.referee.void or self.hand.is_over)

    def legal(self) -> str:
        return "" if self.is_over else super().legal()

    def office(self, words: str) -> str:
        """``chair rules renege on B``."""
        return do_office(self.referee, words)

    def state(self) -> str:
        hand = self.hand
        if self.is_over:
            return "the hand is void" if self.referee.void else result_words(hand.result())
        trick = ", ".join(f"{SEATS[seat]} {format_card(card)}" for seat, card in hand.trick)
        bids = " ".join(f"{SEATS[s]}{bid or 'nil'}" for s, bid in enumerate(hand.bids) if bid >= 0)
        won = " ".join(f"{SEATS[s]}{hand.tricks(s)}" for s in range(4) if hand.tricks(s))
        bound = " ".join(f"{SEATS[s]}{hand.bound(s)}" for s in range(4) if hand.bound(s) >= 0)
        shown = ", ".join(
            f"{SEATS[s]} {format_cards(hand.exposed(s))}" for s in range(4) if hand.exposed(s)
        )
        parts = [
            f"{SEATS[hand.turn]} to {hand.phase}",
            f"bids {bids}" if bids else "",
            f"bound {bound}" if bound else "",
            f"tricks {won}" if won else "",
            f"trick {trick}" if trick else "",
            f"face up {shown}" if shown else "",
            f"reneges {hand.fines[0]} and {hand.fines[1]}" if any(hand.fines) else "",
            f"hands {self.holdings()}",
        ]
        return "; ".join(part for part in parts if part)

    def end(self) -> dict[str, object]:
        if not self.is_over:
            return {}
        hand, referee = self.hand, self.referee
        result = None if referee.void else referee.result()
        points = result.points if result else (0, 0)
        return {
            "ending": result.ending if result else "void",
            "tricks": by_seat([hand.tricks(seat) for seat in range(4)]),
            "taken": list(result.taken if result else (0, 0)),
            "points": list(points),
            "scores": [hand.scores[side] + points[side] for side in (0, 1)],
            "bags": list(result.bags_after if result else hand.bags),
            "next_dealer": SEATS[referee.next_dealer],
        }


def result_words(result: Result) -> str:
    """Say how a hand ended, in a line."""
    told = [
        f"{SIDES[side]} bid {result.bid[side]}, took {result.taken[side]}: {result.points[side]:+}"
        for side in (0, 1)
    ]
    return "; ".join([f"the hand is over: {result.ending}", *told])


def begun(kept: PlayedHand) -> dict[str, object]:
    """Work out what the record of a hand at a live table begins from, but for its deck."""
    hand = kept.hand
    scores, bags = ("{} to {}".format(*both) for both in (hand.scores, hand.bags))
    return {"dealer": kept.dealer, "scores": scores, "bags": bags}
