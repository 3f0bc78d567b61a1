"""Euchre: a game of eight hands at a table: who deals, each player's own card, the cup.

Part of ``cardhall.games.euchre``: import from there.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from cardhall.cards.table import Illegal, Movement, Refusal, RulesError
from cardhall.games.engine.session import DealtSession
from cardhall.games.euchre.hand import Hand
from cardhall.games.euchre.packets import packets
from cardhall.games.euchre.rules import LETTERS, Rules
from cardhall.messages import Message, Player


@dataclass(frozen=True)
class DealStep:
    """One line of the checklist for a deal: what is done, by which seat, and the clause."""

    act: str
    seat: int
    clause: str


class Session(DealtSession[Rules]):
    """One game at a table: eight counted hands, each player's own card, the cup.

    Plain acts in the order of the table: ``find_jack`` or ``name_dealer`` once, then for each deal
    ``shuffle``, ``cut``, ``start_hand``, and ``finish`` or ``misdeal``. The cards come in as deck
    orders; the session knows no chance of its own. Acts out of order raise Illegal.
    """

    RULES = Rules
    DRAW = "EUCHRE-01"
    BETWEEN = "EUCHRE-02"
    UNDEALT = Message("euchre-find-the-first-dealer")
    FIELDS = (
        "scores", "paid", "hands_played", "deal_no", "shuffles", "dealer", "shuffled_by", "cut_by",
        "cut_at", "styles", "offences", "in_hand",
    )  # fmt: skip

    def __init__(self, rules: Rules, dealer: int | None = None) -> None:
        """Open a game for four."""
        super().__init__(rules, dealer)
        self.scores = [0] * 4
        """Points on each player's own card (EUCHRE-36)."""
        self.paid = [0] * 4
        """Cents that each has put in the cup."""
        self.hands_played = 0
        """Hands that counted (EUCHRE-53)."""
        self.shuffles = 0
        self.shuffled_by = -1
        self.cut_by = -1
        self.cut_at = 0
        self.styles = [""] * 4
        """How each dealer deals in this game (EUCHRE-07)."""
        self.offences = [0, 0]
        """Language offences of each side in this game (EUCHRE-12, 13)."""

    @property
    def seats(self) -> int:
        """Always 4."""
        return 4

    @property
    def cup(self) -> int:
        """Cents in the cup (EUCHRE-38)."""
        return sum(self.paid)

    # The first deal

    def find_jack(self, cards: Sequence[int], first: int = 0) -> int:
        """Deal cards face up, from seat ``first`` on, until a jack falls: who gets it deals first
        (EUCHRE-01). ``cards`` is an order of the pack. Returns the dealer; the cards dealt are in
        ``opening``. Raises RulesError for an order without a jack."""
        self.undealt()
        for place, card in enumerate(cards):
            self.opening.append(((first + place) % 4, card))
            if card % 13 == 9:
                self.dealer = (first + place) % 4
                return self.dealer
        self.opening = []
        text = Message("euchre-no-jack-among-them")
        raise RulesError("cards", text, Message("euchre-hand-in-the-whole-pack"))

    # A deal

    def left_of(self, seat: int) -> int:
        return (seat + 1) % 4

    def right_of(self, seat: int) -> int:
        return (seat + 3) % 4

    def deal_steps(self) -> tuple[DealStep, ...]:
        """The checklist for the next deal."""
        dealer = self.dealer
        return (
            DealStep("shuffle", dealer, "EUCHRE-03"),
            DealStep("offer the cut", self.right_of(dealer), "EUCHRE-04"),
            DealStep("lay the cut card under the pack", dealer, "EUCHRE-05"),
            DealStep("deal five each", dealer, "EUCHRE-06"),
            DealStep("turn up the 21st card", dealer, "EUCHRE-08"),
        )

    def shuffle(self, seat: int) -> None:
        """Each deal is shuffled anew (EUCHRE-03); by the dealer or whom they let."""
        self.ready()
        self.shuffled_by = seat
        self.shuffles += 1

    def cut(self, seat: int, at: int = 0) -> None:
        """The player on the dealer's right is offered the cut, ``at`` cards from the top; 0 is to
        decline (EUCHRE-04)."""
        self.ready()
        if seat != self.right_of(self.dealer):
            text = Message("euchre-the-cut-is-offered-on-the-right")
            raise Illegal(Refusal("not-the-cutter", "EUCHRE-04", text))
        if self.shuffled_by < 0:
            text = Message("euchre-the-cards-are-not-shuffled")
            raise Illegal(Refusal("not-now", "EUCHRE-03", text))
        if not 0 <= at < 24:
            raise Illegal(Refusal("no-such-cut", "EUCHRE-04", Message("euchre-cut-at-0-to-23")))
        self.cut_by, self.cut_at = seat, at

    def ready(self) -> None:
        """Raise Illegal unless the next hand may be dealt."""
        super().ready()
        if self.is_over:
            text = Message("euchre-this-game-is-over", hands=self.rules.hands)
            raise Illegal(Refusal("game-over", "EUCHRE-46", text))

    def start_hand(self, deck: Sequence[int], style: str = "") -> Hand:
        """Deal. ``deck`` is the order after the shuffle; a cut made before turns it. ``style`` is
        one of ``packets``; left out, the dealer deals as before in this game, else in
        threes and twos. They keep to twos and threes, or to one at a time (EUCHRE-07). Who has not
        shuffled or cut by then does so without further words."""
        self.ready()
        kept = self.styles[self.dealer]
        style = style or kept or "3-2-3-2"
        sizes = packets(style)
        if kept and (sizes[0] == 1) != (packets(kept)[0] == 1):
            who = Player(LETTERS[self.dealer])
            text = Message("euchre-keeps-to-one-style", player=who, style=kept)
            raise Illegal(Refusal("other-style", "EUCHRE-07", text))
        hand = Hand(self.rules, self.dealer)
        hand.deal([*deck[self.cut_at :], *deck[: self.cut_at]], style)
        if self.shuffled_by < 0:
            self.shuffle(self.dealer)
        self.styles[self.dealer] = style
        self.cut_by = self.right_of(self.dealer)
        self.begun()
        return hand

    def finish(self, hand: Hand) -> list[Movement]:
        """Write the points on the players' cards, fill the cup, pass the deal to the left
        (EUCHRE-02). Until then a renege may still be called (OP-EUCHRE-12). Returns the hand's
        movements. Raises ValueError if the hand is not over or none is in play."""
        self.playing()
        counted = hand.result().counted
        moved = hand.movements()
        for movement in moved:
            if isinstance(movement.to, int):
                self.scores[movement.to] += movement.amount
            elif movement.seat is not None:
                self.paid[movement.seat] += movement.amount
        self.hands_played += counted
        self._clear()
        self.dealer = self.left_of(self.dealer)
        return moved

    def misdeal(self) -> None:
        """The deal is void: the same dealer deals again, and it is no hand (OP-EUCHRE-13)."""
        self.playing()
        self._clear()

    def _clear(self) -> None:
        self.in_hand = False
        self.shuffled_by = self.cut_by = -1
        self.cut_at = 0

    def speech(self, hand: Hand, seat: int) -> str:
        """A player of this seat's side has used other words than those allowed. The first time in
        a game is a warning (EUCHRE-12), later the side pays (EUCHRE-13). Returns ``warning`` or
        ``penalty``."""
        side = seat & 1
        if self.offences[side]:
            hand.penalize(seat, "speech")
        self.offences[side] += 1
        return "warning" if self.offences[side] == 1 else "penalty"

    # The end

    @property
    def is_over(self) -> bool:
        """Are all hands of the game played, whatever the score (EUCHRE-46)?"""
        return not self.in_hand and self.hands_played >= self.rules.hands

    @property
    def lower_side(self) -> int | None:
        """The side with fewer points, 0 for A-C, 1 for B-D; None if they are level."""
        if self.scores[0] == self.scores[1]:
            return None
        return int(self.scores[0] > self.scores[1])
