"""The run of hands of a game of Pedro to 60: scores, the deal and its passing, the cut."""

from collections.abc import Sequence

from cardhall.cards.table import Illegal, Movement, Refusal
from cardhall.games.engine.session import DrawnSession
from cardhall.games.pedro.actions import SIDES
from cardhall.games.pedro.hand import Hand
from cardhall.games.pedro.result import Result
from cardhall.games.pedro.rules import Rules
from cardhall.messages import Message


class Session(DrawnSession[Rules]):
    """A game to 60: its scores, its dealer, and who may touch the cards.

    Plain acts in the order of the table: ``draw_for_deal`` or ``name_dealer`` once, then for each
    deal ``cut``, ``start_hand``, and ``finish``, ``misdeal`` or ``redeal``. The cards come in as
    deck orders; the session knows no chance of its own. Acts out of order raise Illegal.
    """

    RULES = Rules
    DRAW = "LLAA-PEDRO-07"
    BETWEEN = "LLAA-PEDRO-10"
    FIELDS = ("scores", "dealer", "deal_no", "cut_at", "in_hand", "winner")

    def __init__(self, rules: Rules, dealer: int | None = None) -> None:
        """Open a game at nothing all."""
        super().__init__(rules, dealer)
        self.scores = [0, 0]
        """By side: A-C and B-D."""
        self.cut_at = 0
        """Where the next deck is cut; 0 if it is not."""
        self.winner: int | None = None
        """The side that is out."""

    @property
    def seats(self) -> int:
        """Always 4 (LLAA-PEDRO-02)."""
        return 4

    # A deal

    @property
    def cutter(self) -> int:
        """The dealer's right-hand neighbour, who may cut (LLAA-PEDRO-08)."""
        return (self.dealer - 1) % 4

    def cut(self, seat: int, at: int) -> None:
        """The dealer's right-hand neighbour cuts, ``at`` cards from the top, or does not
        (LLAA-PEDRO-08). At least four cards stay in each packet (09)."""
        self.ready()
        if seat != self.cutter:
            text = Message("pedro-the-player-on-the-right-may-cut")
            raise Illegal(Refusal("not-the-cutter", "LLAA-PEDRO-08", text))
        if not 4 <= at <= 48:
            text = Message("pedro-a-cut-leaves-four-cards")
            raise Illegal(Refusal("thin-cut", "LLAA-PEDRO-09", text))
        self.cut_at = at

    def ready(self) -> None:
        """Raise Illegal unless the next hand may be dealt."""
        super().ready()
        if self.is_over:
            text = Message("pedro-this-game-is-over")
            raise Illegal(Refusal("session-over", "LLAA-PEDRO-17", text))

    def start_hand(self, deck: Sequence[int], spare: Sequence[int] | None = None) -> Hand:
        """Deal. ``deck`` is the order after the shuffle; a cut made before turns it."""
        self.ready()
        hand = Hand(self.rules, self.dealer)
        hand.deal([*deck[self.cut_at :], *deck[: self.cut_at]], spare)
        self.begun()
        return hand

    def finish(self, hand: Hand) -> list[Movement]:
        """Score the hand and pass the deal to the left (LLAA-PEDRO-10). Returns its movements.
        Raises ValueError if the hand is not over or none was begun here."""
        self.playing()
        result = hand.result()
        moved = hand.movements()
        for movement in moved:
            self.scores[SIDES.index(str(movement.to))] += movement.amount
        self.winner = self._who_is_out(result)
        self._next_deal(1)
        return moved

    def misdeal(self, hand: Hand) -> None:
        """The deal is void and passes to the left: too many or too few cards, found before the
        first bid (LLAA-PEDRO-36). Raises Illegal after it. Who decides is not asked here (37)."""
        self.playing()
        if any(call > 0 for call in hand.calls):
            text = Message("pedro-no-misdeal-after-the-first-bid")
            raise Illegal(Refusal("too-late", "LLAA-PEDRO-36", text))
        self._next_deal(1)

    def redeal(self) -> None:
        """The deal is void and the same dealer deals anew (the remedy of LLAA-PEDRO-32 to 34;
        whether it is due is not asked here)."""
        self.playing()
        self._next_deal(0)

    def _next_deal(self, steps: int) -> None:
        self.in_hand = False
        self.cut_at = 0
        self.dealer = (self.dealer + steps) % 4

    # The end

    def _who_is_out(self, result: Result) -> int | None:
        """The side that has won with this hand, if any (LLAA-PEDRO-17, OP-PEDRO-01)."""
        target, out = self.rules.target, self.rules.out
        bidders = None if result.bidder is None or not result.bid else result.bidder & 1
        if out == "must-bid-out":
            made = result.made and bidders is not None and self.scores[bidders] >= target
            return bidders if made else None
        if max(self.scores) < target:
            return None
        if out == "bidder-first" and bidders is not None and self.scores[bidders] >= target:
            return bidders
        if self.scores[0] == self.scores[1]:
            return None
        return 0 if self.scores[0] > self.scores[1] else 1

    @property
    def is_over(self) -> bool:
        """Is one side out?"""
        return self.winner is not None
