"""Lamplight: the run of hands of a game: who deals, the scores, who has won."""

from collections.abc import Sequence

from cardhall.cards.table import Illegal, Movement, Refusal
from cardhall.games.engine.session import DrawnSession
from cardhall.messages import Message
from lamplight.hand import Hand
from lamplight.rules import Rules


class Session(DrawnSession[Rules]):
    """A game to the target: its scores and its dealer.

    ``draw_for_deal`` or ``name_dealer`` once, then for each deal ``start_hand``, and ``finish`` or
    ``misdeal``. The cards come in as orders of the pack. Acts out of order raise Illegal.
    """

    RULES = Rules
    DRAW = "LAMPLIGHT-03"
    BETWEEN = "LAMPLIGHT-04"
    FIELDS = ("scores", "dealer", "deal_no", "in_hand")

    def __init__(self, rules: Rules, seats: int, dealer: int | None = None) -> None:
        """Open a game at nothing all. Raises RulesError unless so many may play."""
        rules.seats_note(seats)
        self.scores = [0] * seats
        super().__init__(rules, dealer)

    @property
    def seats(self) -> int:
        return len(self.scores)

    def ready(self) -> None:
        """Raise Illegal unless the next hand may be dealt."""
        super().ready()
        if self.is_over:
            text = Message("lamplight-this-game-is-over")
            raise Illegal(Refusal("session-over", "LAMPLIGHT-14", text))

    def start_hand(self, deck: Sequence[int]) -> Hand:
        """Deal the next hand from this order of the pack."""
        self.ready()
        hand = Hand(self.rules, self.dealer, self.seats)
        hand.deal(deck)
        self.begun()
        return hand

    def finish(self, hand: Hand) -> list[Movement]:
        """Write the points of a hand and pass the deal to the left (LAMPLIGHT-04). Returns what
        moved. Raises ValueError if no hand is in play or it is not over."""
        self.playing()
        for seat, points in enumerate(hand.result().points):
            self.scores[seat] += points
        self.in_hand = False
        self.dealer = (self.dealer + 1) % self.seats
        return hand.movements()

    def misdeal(self) -> None:
        """The deal is void and the same player deals again (LAMPLIGHT-15)."""
        self.playing()
        self.in_hand = False

    @property
    def winner(self) -> int | None:
        """Who has won: the one with the most, once somebody is at the target (LAMPLIGHT-14)."""
        most = max(self.scores)
        if most < self.rules.target or self.scores.count(most) > 1:
            return None
        return self.scores.index(most)

    @property
    def is_over(self) -> bool:
        """Has somebody won?"""
        return self.winner is not None
