"""The run of hands at a Rummy table: first deal, shuffle and cut, the score sheet, ties. See
``games.rummy``."""

from collections.abc import Sequence

from cardhall.cards.table import (
    LETTERS,
    Illegal,
    Movement,
    Refusal,
    RulesError,
    Standing,
    standing,
)
from cardhall.games.engine.refusals import no_seat
from cardhall.games.engine.session import DealtSession
from cardhall.games.rummy.hand import Hand
from cardhall.games.rummy.rules import Rules
from cardhall.messages import Message, Player

_LEVEL = 1_000_000  # above all chips: points come first


class Session(DealtSession[Rules]):
    """A table's run of hands: the score sheet, the bank and everybody's chips, the dealer.

    Plain acts in the order of the table: ``cut_for_deal`` or ``name_dealer`` once, then for each
    deal ``shuffle`` and ``cut`` (or neither: the dealer and the right-hand neighbour do so without
    further words), ``start_hand``, and ``finish`` or ``redeal``; ``end``; extra hands where
    ``standing`` names tied seats. The cards come in as deck orders. Acts out of order raise
    Illegal.
    """

    RULES = Rules
    DRAW = "LLAA-RUMMY-07"
    BETWEEN = "LLAA-RUMMY-34"
    FIELDS = (
        "bank", "lots", "chips", "dealer", "deal_no", "shuffled", "cut_at", "mixed", "in_hand",
        "ended", "extra", "extra_won",
    )  # fmt: skip
    ROWS = ("sheet", "slips")

    def __init__(self, rules: Rules, seats: int, dealer: int | None = None) -> None:
        """Open a session. Raises RulesError for a table that may not open (LLAA-RUMMY-01)."""
        rules.seats_note(seats)
        self.sheet: list[list[int]] = []
        """The score sheet: what each hand moved, by seat."""
        self.slips: list[list[int]] = []
        """What was put right on the sheet: [hand, seat, was, is] (LLAA-RUMMY-60, 65, 66)."""
        self.bank = rules.bank
        self.lots = 1
        """Lots of chips that the bank has had; every chip is in the bank or with a seat."""
        self.chips = [0] * seats
        self.shuffled: list[int] = []
        """Who has shuffled for the next deal, in order."""
        self.cut_at = 0
        self.mixed = True
        """Are the cards of the last hand mixed with others?"""
        self.ended = False
        self.extra: list[int] = []
        """The seats of the extra hand in play."""
        self.extra_won: list[int] = []
        """Winners of extra hands, in order."""
        super().__init__(rules, dealer)

    @property
    def seats(self) -> int:
        return len(self.chips)

    @property
    def scores(self) -> list[int]:
        """The running totals, by seat (LLAA-RUMMY-37)."""
        return [sum(hand[seat] for hand in self.sheet) for seat in range(self.seats)]

    # The deal

    def cut_for_deal(self, cards: Sequence[int]) -> int:
        """Each seat cuts or draws a card, in order from seat A; the lowest deals first, ace low,
        equal lowest cards cut again (LLAA-RUMMY-07, OP-RUMMY-11). Returns the dealer; the rounds
        are in ``opening``."""
        self.undealt()
        deck, among = iter(cards), list(range(self.seats))
        while len(among) != 1:
            drawn = [(seat, next(deck)) for seat in among]
            self.opening.append(drawn)
            low = min([(card + 1) % 13 for _, card in drawn])
            among = [seat for seat, card in drawn if (card + 1) % 13 == low]
        self.dealer = among[0]
        return self.dealer

    @property
    def cutter(self) -> int:
        """The dealer's right-hand neighbour, who cuts (LLAA-RUMMY-09)."""
        return (self.dealer - 1) % self.seats

    def shuffle(self, seat: int) -> None:
        """Anybody may shuffle, the dealer last (LLAA-RUMMY-08). The cards are mixed by it."""
        self.ready()
        if not 0 <= seat < self.seats:
            raise no_seat("seat", seat, self.seats)
        if self.shuffled and self.shuffled[-1] == self.dealer:
            raise Illegal(
                Refusal("dealer-last", "LLAA-RUMMY-08", Message("rummy-the-dealer-shuffles-last"))
            )
        self.mixed = True
        self.shuffled.append(seat)

    def cut(self, seat: int, at: int) -> None:
        """The dealer's right-hand neighbour cuts, ``at`` cards from the top (LLAA-RUMMY-09)."""
        self.ready()
        if seat != self.cutter:
            text = Message(
                "rummy-the-right-of-the-dealer-cuts", player=Player(LETTERS[self.cutter])
            )
            raise Illegal(Refusal("not-the-cutter", "LLAA-RUMMY-09", text))
        if not self.shuffled or self.shuffled[-1] != self.dealer:
            raise Illegal(
                Refusal("dealer-last", "LLAA-RUMMY-08", Message("rummy-the-dealer-shuffles-last"))
            )
        if not 1 <= at <= 51:
            raise Illegal(Refusal("no-such-cut", "LLAA-RUMMY-09", Message("rummy-cut-at-1-to-51")))
        self.cut_at = at

    def start_hand(self, deck: Sequence[int]) -> Hand:
        """Deal. ``deck`` is the order after the shuffle; a cut made before turns it. Who has not
        shuffled or cut by then does so without further words."""
        self.ready()
        if self.ended:
            raise Illegal(Refusal("session-over", "LLAA-T-06", Message("this-session-is-over")))
        if self.shuffled and self.shuffled[-1] != self.dealer:
            raise Illegal(
                Refusal("dealer-last", "LLAA-RUMMY-08", Message("rummy-the-dealer-shuffles-last"))
            )
        hand = Hand(self.rules, self.dealer, self.seats)
        hand.deal([*deck[self.cut_at :], *deck[: self.cut_at]])
        self.shuffled, self.cut_at = self.shuffled or [self.dealer], 0
        self.begun()
        return hand

    def begun(self) -> None:
        """Count a deal that has begun; its cards are mixed."""
        super().begun()
        self.mixed = True

    def redeal(self) -> None:
        """The deal in play is void: the same dealer deals again, earlier hands stand
        (LLAA-RUMMY-55 to 58). Raises ValueError if none is in play."""
        self.playing()
        self.in_hand = False
        self.shuffled = []
        self.extra = []

    # The score sheet

    def finish(self, hand: Hand) -> list[Movement]:
        """Write a hand down and pay its winner's chip; a bank that cannot pay gets a further lot
        (OP-T-07). With two the winner deals next (LLAA-RUMMY-15; after a hand without one the deal
        alternates, OP-X-13), with more the deal passes left (16). An extra hand is for its place
        alone. Returns the chips that moved. Raises ValueError if no hand is in play or it is not
        over."""
        self.playing()
        result = hand.result()
        self.in_hand = False
        self.shuffled = []
        if self.extra:
            self._finish_extra(result.scores)
            return []
        self.sheet.append(list(result.scores))
        self.mixed = False
        if self.seats == 2 and result.winner is not None:
            self.dealer = result.winner
        else:
            self.dealer = (self.dealer + 1) % self.seats
        moved = hand.movements()
        for movement in hand.movements():
            if self.bank < movement.amount:
                moved.insert(0, Movement(None, self.rules.bank, "bank", "OP-T-07"))
                self.bank += self.rules.bank
                self.lots += 1
            self.bank -= movement.amount
            self.chips[int(movement.to)] += movement.amount
        return moved

    def mix(self) -> None:
        """The cards of the last hand are mixed with others; its count stands (LLAA-RUMMY-65)."""
        self.mixed = True

    def recount(self, seat: int, score: int) -> None:
        """The last hand was counted wrong for this seat: put it right while the cards still lie
        apart. Raises Illegal when they are mixed (LLAA-RUMMY-65)."""
        if self.mixed or not self.sheet:
            text = Message("rummy-a-count-stands-once-mixed")
            raise Illegal(Refusal("mixed", "LLAA-RUMMY-65", text))
        self.rewrite(len(self.sheet), seat, score)

    def rewrite(self, hand_no: int, seat: int, score: int) -> None:
        """An agreed score was written down wrong: put it right, at any time (LLAA-RUMMY-66). Both
        figures stay in ``slips``. hand_no: from 1."""
        if not 1 <= hand_no <= len(self.sheet):
            text = Message("as-it-stands", value=repr(hand_no))
            raise RulesError("hand_no", text, Message("rummy-a-hand-up-to", last=len(self.sheet)))
        if not 0 <= seat < self.seats:
            raise no_seat("seat", seat, self.seats)
        self.slips.append([hand_no, seat, self.sheet[hand_no - 1][seat], score])
        self.sheet[hand_no - 1][seat] = score

    @property
    def is_over(self) -> bool:
        """Has the session been ended (``end``), and no extra game is being played?"""
        return self.ended and not self.extra

    def end(self) -> None:
        """End the session; not in mid-hand (LLAA-T-07)."""
        if self.in_hand:
            raise Illegal(
                Refusal("not-now", "LLAA-T-07", Message("rummy-the-hand-is-finished-first"))
            )
        self.ended = True

    # Ties

    def _places(self) -> list[int]:
        """Work out what places go by: points, then chips; or chips alone (OP-T-06)."""
        if self.rules.by == "chips":
            return list(self.chips)
        pairs = zip(self.scores, self.chips, strict=True)
        return [score * _LEVEL + chips for score, chips in pairs]

    def standing(self, places: int) -> Standing:
        """Find who has one of so many places: by the highest scores (LLAA-RUMMY-38), by chips where
        they are level, then by extra hands won (OP-T-02, OP-T-06)."""
        return standing(self._places(), self.extra_won, places)

    def start_extra(self, tied: Sequence[int], deck: Sequence[int]) -> Hand:
        """Deal one extra hand between tied seats (OP-T-02). They sit in their order, as seats 0, 1
        and so on of that hand; the first of them from the dealer on deals."""
        self.ready()
        if not self.ended:
            raise Illegal(Refusal("not-now", "OP-T-02", Message("ties-wait-for-the-end")))
        level = self._places()
        if len(set(tied)) < 2 or len({level[seat] for seat in tied}) != 1:
            raise Illegal(Refusal("not-tied", "OP-T-02", Message("only-the-tied-play")))
        order = sorted(tied)
        deals = min(order, key=lambda seat: (seat - self.dealer) % self.seats)
        hand = Hand(self.rules, order.index(deals), len(order))
        hand.deal(deck)
        self.extra = order
        self.begun()
        return hand

    def _finish_extra(self, scores: Sequence[int]) -> None:
        """The highest score of an extra hand has the place; level ones play another."""
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        if len(best) == 1:
            self.extra_won.append(self.extra[best[0]])
        self.extra = []
