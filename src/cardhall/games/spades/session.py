"""Spades: the run of hands of a game: who deals, the scores and bags of the sides, who has won.

Part of ``cardhall.games.spades``: import from there.
"""

from collections.abc import Sequence

from cardhall.cards.table import Illegal, Movement, Refusal
from cardhall.games.engine.session import DrawnSession
from cardhall.games.spades.hand import Hand
from cardhall.games.spades.rules import SIDES, Rules
from cardhall.messages import Message


class Session(DrawnSession[Rules]):
    """A game to 500: its scores and bags, its dealer, and who may cut.

    Plain acts in the order of the table: ``draw_for_deal`` or ``name_dealer`` once, then for each
    deal ``cut``, ``start_hand``, and ``finish`` or ``misdeal``. The cards come in as deck orders;
    the session knows no chance of its own. Acts out of order raise Illegal.
    """

    RULES = Rules
    DRAW = "SPADES-03"
    BETWEEN = "SPADES-04"
    FIELDS = ("scores", "bags", "dealer", "deal_no", "cut_at", "in_hand", "winner")

    def __init__(self, rules: Rules, dealer: int | None = None) -> None:
        """Open a game at nothing all."""
        super().__init__(rules, dealer)
        self.scores = [0, 0]
        """By side: A-C and B-D."""
        self.bags = [0, 0]
        """Bags since the last penalty, by side (SPADES-19)."""
        self.cut_at = 0
        """Where the next deck is cut; 0 if it is not."""
        self.winner: int | None = None
        """The side that has won."""

    @property
    def seats(self) -> int:
        """Always 4 (SPADES-01)."""
        return 4

    # A deal

    @property
    def cutter(self) -> int:
        """The dealer's right-hand neighbour, who may cut (SPADES-06)."""
        return (self.dealer - 1) % 4

    def cut(self, seat: int, at: int) -> None:
        """The dealer's right-hand neighbour cuts, ``at`` cards from the top (SPADES-06)."""
        self.ready()
        if seat != self.cutter:
            text = Message("spades-the-player-on-the-right-may-cut")
            raise Illegal(Refusal("not-the-cutter", "SPADES-06", text))
        if not 1 <= at <= 51:
            raise Illegal(Refusal("no-such-cut", "SPADES-06", Message("spades-cut-at-1-to-51")))
        self.cut_at = at

    def ready(self) -> None:
        """Raise Illegal unless the next hand may be dealt."""
        super().ready()
        if self.is_over:
            text = Message("spades-this-game-is-over")
            raise Illegal(Refusal("session-over", "SPADES-24", text))

    def start_hand(self, deck: Sequence[int]) -> Hand:
        """Deal. ``deck`` is the order after the shuffle; a cut made before turns it."""
        self.ready()
        hand = Hand(self.rules, self.dealer, self.scores, self.bags)
        hand.deal([*deck[self.cut_at :], *deck[: self.cut_at]])
        self.begun()
        return hand

    def finish(self, hand: Hand) -> list[Movement]:
        """Score the hand and pass the deal to the left (SPADES-04). Until then a renege may still
        be called (SPADES-28). Returns the hand's movements. Raises ValueError if the hand is not
        over or none was begun here."""
        self.playing()
        result = hand.result()
        moved = hand.movements()
        for movement in moved:
            self.scores[SIDES.index(str(movement.to))] += movement.amount
        self.bags = list(result.bags_after)
        self.winner = self._who_has_won()
        self._next_deal(1)
        return moved

    def misdeal(self) -> None:
        """The deal is void and the same dealer deals again (SPADES-25)."""
        self.playing()
        self._next_deal(0)

    def _next_deal(self, steps: int) -> None:
        self.in_hand = False
        self.cut_at = 0
        self.dealer = (self.dealer + steps) % 4

    # The end

    def _who_has_won(self) -> int | None:
        """The side that has won with this hand, if any: the higher, once one is at the target or
        the other at the floor (SPADES-24)."""
        floor = self.rules.floor
        ends = max(self.scores) >= self.rules.target or (floor and min(self.scores) <= -floor)
        if not ends or self.scores[0] == self.scores[1]:
            return None
        return 0 if self.scores[0] > self.scores[1] else 1

    @property
    def is_over(self) -> bool:
        """Has one side won?"""
        return self.winner is not None
