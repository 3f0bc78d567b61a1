"""Pedro in records: a hand from its deck, from the deal on or from a position of the play.

With ``dealing = true`` the record begins before the first round of the deal, and ``dealer deals a
round`` stands three times. Of many ways to throw or rob the braces name the cards that are in all
of them, then how many of which others: ``rob AH KH +4 of KC QC 7S 2D 9C``.
"""

from itertools import combinations

from cardhall.cards.notation import (
    SUIT_NAMES,
    card_list,
    card_set,
    format_card,
    format_cards,
    parse_cards,
)
from cardhall.games import pedro
from cardhall.games.pedro import (
    SIDES,
    Hand,
    Result,
    cards_of,
    parse_action,
    rob_action,
    throw_action,
    verb_of,
)
from cardhall.games.pedro.referee import CALLS, ROUNDS, Fell, OpenReferee
from cardhall.records.kept import PlayedHand
from cardhall.records.office import do_office
from cardhall.records.start import Start
from cardhall.records.table import HandTable, RecordTable
from cardhall.records.text import SEATS, by_seat, seat_names

PACK_CLAUSE = "LLAA-PEDRO-03"

KEYS = {
    *("dealer", "deck", "spare", "dealing", "dealt", "filled", "faced", "exposed", "shuffle"),
    *("cut", "position.hands", "position.trump", "position.bidder", "position.bid"),
    *("position.turn", "position.trick", "position.tricks", "position.points"),
    *("position.played", "position.down"),
}


def table_of(start: Start) -> RecordTable:
    """The hand that a record begins with, at its referee."""
    if start.has("deck") == start.has("position"):
        raise start.fail(
            "deck", "a record begins either from a deck or from a position", "Give one of the two"
        )
    fell = Fell(
        start.amounts("dealt", 9),
        start.amounts("filled", 6),
        start.cards("faced"),
        start.plays("exposed"),
        start.text("shuffle", ""),
        start.amount("cut", 0, most=52),
    )
    guided = start.referee == "guided"
    if start.has("position"):
        return PedroTable(OpenReferee(_at(start), fell), guided)
    deck, hand = start.deck(clause=PACK_CLAUSE), Hand(start.rules, start.seat("dealer"))
    spare = start.deck("spare", clause=PACK_CLAUSE) or None
    if start.flag("dealing"):
        return PedroTable(OpenReferee(hand, fell, deck, spare), guided)
    with start.blame("dealt"):
        hand.deal(deck, spare, fell.counts)
    with start.blame("filled"):
        return PedroTable(OpenReferee(hand, fell), guided)


def _at(start: Start) -> Hand:
    hands, trick = start.hands("position.hands"), start.plays("position.trick")
    played = start.cards("position.played")
    start.each_once(PACK_CLAUSE, "position.hands", "position.trick", "position.played")
    bidder, turn = start.seat("position.bidder", -1), start.seat("position.turn", -1)
    points = start.numbers("position.points") or (0, 0)
    if len(points) != 2:
        raise start.fail("position.points", "two sides have points", "Write [3, 0]: A-C, then B-D")
    return Hand.at(
        start.rules,
        start.seat("dealer"),
        hands,
        start.suit("position.trump"),
        bidder=None if bidder < 0 else bidder,
        bid=start.amount("position.bid", 7),
        turn=None if turn < 0 else turn,
        trick=trick,
        tricks=start.amounts("position.tricks", 0),
        points=points,
        played=card_set(played),
        down=start.seats_word("position.down"),
    )


class PedroTable(HandTable):
    """One hand of Pedro."""

    referee: OpenReferee

    def __init__(self, referee: OpenReferee, guided: bool) -> None:
        super().__init__(pedro, referee, CALLS, guided)

    @property
    def is_over(self) -> bool:
        return bool(self.referee.void or self.hand.is_over)

    def office(self, words: str) -> str:
        """``dealer deals a round``, ``official calls misdeal ...``, ``chair rules renege on B``."""
        if words == "dealer deals a round":
            self.referee.deal_round()
            return ""
        return do_office(self.referee, words)

    # --- the legal set

    def legal(self) -> str:
        """``pass, bid 7-14``; ``throw KC +1 of AH 2H``; cards alone where one is played."""
        if self.is_over or self.turn < 0:
            return ""
        actions = self.hand.legal_actions()
        if verb_of(actions[-1]) == "bid":
            bids = [pedro.amount_of(action) for action in actions if verb_of(action) == "bid"]
            said = f"bid {bids[0]}-{bids[-1]}" if len(bids) > 1 else f"bid {bids[0]}"
            return f"pass, {said}" if verb_of(actions[0]) == "pass" else said
        if verb_of(actions[0]) in ("throw", "rob") and len(actions) > 1:
            return self._choices(actions)
        return super().legal()

    def _choices(self, actions: list[int]) -> str:
        """The cards of every choice, and how many of which others."""
        always, some = cards_of(actions[0]), 0
        for action in actions:
            always &= cards_of(action)
            some |= cards_of(action)
        count = (cards_of(actions[0]) & ~always).bit_count()
        names = f"{format_high(always)} " if always else ""
        return f"{verb_of(actions[0])} {names}+{count} of {format_high(some & ~always)}"

    def parse_legal(self, text: str) -> set[int]:
        found: set[int] = set()
        if self.hand.phase not in ("bid", "throw", "rob"):
            return super().parse_legal(text)
        for part in filter(None, (piece.strip() for piece in text.split(","))):
            head, among, others = part.partition(" of ")
            least, to, most = head.removeprefix("bid ").partition("-")
            if among:
                found |= _expand(head, others)
            elif to and least.isdigit() and most.isdigit() and int(most) <= 14:
                found |= {parse_action(f"bid {n}") for n in range(int(least), int(most) + 1)}
            else:
                found.add(parse_action(part))
        return found

    # --- words

    def state(self) -> str:
        hand, referee = self.hand, self.referee
        if self.is_over:
            return "the deal is void" if referee.void else result_words(hand.result())
        if hand.phase == "deal":
            return f"{SEATS[hand.dealer]} deals: {referee.rounds} of {ROUNDS} rounds"
        trick = ", ".join(f"{SEATS[seat]} {format_card(card)}" for seat, card in hand.trick)
        parts = [
            "play halts" if referee.halted else f"{SEATS[hand.turn]} to {hand.phase}",
            f"trumps {SUIT_NAMES[hand.trump]}" if hand.trump >= 0 else "",
            f"{SEATS[hand.bidder]} bid {hand.bid}" if hand.bid else "",
            f"points {hand.points[0]} to {hand.points[1]}" if any(hand.points) else "",
            f"trick {trick}" if trick else "",
            f"hands {self.holdings()}",
            f"stock {hand.stock}" if hand.stock else "",
        ]
        return "; ".join(part for part in parts if part)

    def end(self) -> dict[str, object]:
        if not self.is_over:
            return {}
        hand, referee = self.hand, self.referee
        result = None if referee.void else referee.result()
        # what nobody played: cards too many, and those of hands that were thrown in
        unplayed = [0] * 4
        if result and result.ending == "played":
            unplayed = [hand.hand_of(seat) | hand.put_down_by(seat) for seat in range(4)]
        return {
            "ending": result.ending if result else "void",
            "tricks": by_seat(result.tricks if result else (0,) * 4),
            "bid": hand.bid,
            "made": list(result.points) if result else [0, 0],
            "points": list(result.change) if result else [0, 0],
            "unplayed": {SEATS[s]: format_high(cards) for s, cards in enumerate(unplayed) if cards},
            "claimed": format_high(hand.claimed),
            "renegers": seat_names(hand.renegers),
            "next_dealer": SEATS[referee.next_dealer],
        }


def format_high(cards: int) -> str:
    """Cards from high to low."""
    return format_cards(list(reversed(card_list(cards))))


def _expand(head: str, others: str) -> set[int]:
    """``rob AH +2`` of so many others: every choice. Raises ValueError for other words."""
    fixed, _, count = head.partition("+")
    verb, cards = fixed.split()[0], card_set(parse_cards(" ".join(fixed.split()[1:])))
    among = parse_cards(others)
    if (
        verb not in ("throw", "rob")
        or not count.strip().isdigit()
        or len(among) > 25
        or int(count) > 6
    ):
        raise ValueError("Write throw KC +1 of AH 2H, or rob AH +5 of KC QC 7S 2D 9C 8C")
    number = int(count)
    action = throw_action if verb == "throw" else rob_action
    return {action(cards | card_set(extra)) for extra in combinations(among, number)}


def result_words(result: Result) -> str:
    """Say how a hand ended, in a line."""
    changed = [f"{SIDES[side]} {result.change[side]:+}" for side in (0, 1)]
    bid = f"bid {result.bid} {'made' if result.made else 'not made'}" if result.bid else "no bid"
    return "; ".join([f"the hand is over: {result.ending}", bid, *changed])


def begun(kept: PlayedHand) -> dict[str, object]:
    """Work out what the record of a hand at a live table begins from, but for its deck."""
    return {"dealer": kept.dealer, "spare": kept.spare}
