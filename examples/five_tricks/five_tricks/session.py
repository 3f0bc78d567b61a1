"""Five Tricks: the run of hands to the target."""

from collections.abc import Sequence

from cardhall.cards.refusals import Illegal, Refusal
from cardhall.cards.table import Movement
from cardhall.games.engine.session import DealtSession
from cardhall.messages import Message

from .hand import Hand
from .rules import Rules


class Session(DealtSession[Rules]):
    """A game to the target: its scores, and who deals."""

    RULES = Rules
    DRAW = "FIVE-02"
    BETWEEN = "FIVE-06"
    FIELDS = ("scores", "dealer", "deal_no", "in_hand")

    def __init__(self, rules: Rules, seats: int, dealer: int | None = None) -> None:
        """Open a game at nothing all. Raises RulesError for so many seats."""
        rules.check_seats(seats)
        self.scores = [0] * seats
        super().__init__(rules, dealer)

    @property
    def seats(self) -> int:
        """The seats of the table."""
        return len(self.scores)

    @property
    def is_over(self) -> bool:
        """True when somebody has the target, and more than anybody else (FIVE-07)."""
        best = max(self.scores)
        return best >= self.rules.target and self.scores.count(best) == 1

    def start_hand(self, deck: Sequence[int]) -> Hand:
        """Deal the next hand from this order of the pack. Raises Illegal when it may not be."""
        self.ready()
        if self.is_over:
            text = Message("five-tricks-the-game-is-over")
            raise Illegal(Refusal("session-over", "FIVE-07", text))
        hand = Hand(self.rules, self.seats, self.dealer)
        hand.deal(deck)
        self.begun()
        return hand

    def finish(self, hand: Hand) -> list[Movement]:
        """Score the hand and pass the deal to the left (FIVE-02, 06). Returns what moved."""
        self.playing()
        for seat, points in enumerate(hand.result().points):
            self.scores[seat] += points
        self.dealer = (self.dealer + 1) % self.seats
        self.in_hand = False
        return hand.movements()
