"""The run of hands of a game of Pedro to 60: scores, the deal and its passing, the cut."""

from collections.abc import Mapping, Sequence

from cardhall.cards.table import Illegal, Movement, Refusal, RulesError, highest_draw
from cardhall.games.pedro.actions import SIDES
from cardhall.games.pedro.hand import Hand
from cardhall.games.pedro.result import Result
from cardhall.games.pedro.rules import Rules
from cardhall.messages import Message


class Session:
    """A game to 60: its scores, its dealer, and who may touch the cards.

    Plain acts in the order of the table: ``draw_for_deal`` or ``name_dealer`` once, then for each
    deal ``cut``, ``start_hand``, and ``finish``, ``misdeal`` or ``redeal``. The cards come in as
    deck orders; the session knows no chance of its own. Acts out of order raise Illegal.
    """

    def __init__(self, rules: Rules, dealer: int | None = None) -> None:
        """Open a game at nothing all."""
        self.rules = rules
        self.scores = [0, 0]
        """By side: A-C and B-D."""
        self.dealer = -1
        self.opening: list[list[tuple[int, int]]] = []
        """The draw for the first deal: rounds of (seat, card)."""
        self.deal_no = 0
        """Deals begun so far."""
        self.cut_at = 0
        """Where the next deck is cut; 0 if it is not."""
        self.in_hand = False
        self.winner: int | None = None
        """The side that is out."""
        if dealer is not None:
            self.name_dealer(dealer)

    # The first deal

    def draw_for_deal(self, cards: Sequence[int]) -> int:
        """Each takes a card, in order from seat A; the highest deals first, ace high, equal highest
        cards draw again (LLAA-PEDRO-07). ``cards`` is an order of cards to take from. Returns the
        dealer; the rounds are in ``opening``."""
        if self.dealer >= 0:
            text = Message("the-first-dealer-is-chosen")
            raise Illegal(Refusal("not-now", "LLAA-PEDRO-07", text))
        self.opening = highest_draw(iter(cards), range(4))
        self.dealer = max(self.opening[-1], key=lambda drawn: drawn[1] % 13)[0]
        return self.dealer

    def name_dealer(self, seat: int) -> None:
        """A dealer who was chosen elsewhere, before the first deal."""
        if self.deal_no or self.in_hand:
            text = Message("the-first-deal-is-past")
            raise Illegal(Refusal("not-now", "LLAA-PEDRO-07", text))
        if not 0 <= seat < 4:
            given = Message("as-it-stands", value=repr(seat))
            raise RulesError("dealer", given, Message("a-seat-from-0-to-3"))
        self.dealer = seat

    # A deal

    @property
    def cutter(self) -> int:
        """The dealer's right-hand neighbour, who may cut (LLAA-PEDRO-08)."""
        return (self.dealer - 1) % 4

    @property
    def deck_no(self) -> int:
        """The deck for the next deal, or for the one in play: 1 and 2 by turns (LLAA-T-21)."""
        begun = self.deal_no - (1 if self.in_hand else 0)
        return begun % 2 + 1

    def cut(self, seat: int, at: int) -> None:
        """The dealer's right-hand neighbour cuts, ``at`` cards from the top, or does not
        (LLAA-PEDRO-08). At least four cards stay in each packet (09)."""
        self._ready()
        if seat != self.cutter:
            text = Message("pedro-the-player-on-the-right-may-cut")
            raise Illegal(Refusal("not-the-cutter", "LLAA-PEDRO-08", text))
        if not 4 <= at <= 48:
            text = Message("pedro-a-cut-leaves-four-cards")
            raise Illegal(Refusal("thin-cut", "LLAA-PEDRO-09", text))
        self.cut_at = at

    def _ready(self) -> None:
        if self.dealer < 0:
            text = Message("choose-the-first-dealer")
            raise Illegal(Refusal("no-dealer", "LLAA-PEDRO-07", text))
        if self.in_hand:
            text = Message("finish-the-hand-first")
            raise Illegal(Refusal("not-now", "LLAA-PEDRO-10", text))
        if self.is_over:
            text = Message("pedro-this-game-is-over")
            raise Illegal(Refusal("session-over", "LLAA-PEDRO-17", text))

    def start_hand(self, deck: Sequence[int], spare: Sequence[int] | None = None) -> Hand:
        """Deal. ``deck`` is the order after the shuffle; a cut made before turns it."""
        self._ready()
        hand = Hand(self.rules, self.dealer)
        hand.deal([*deck[self.cut_at :], *deck[: self.cut_at]], spare)
        self.deal_no += 1
        self.in_hand = True
        return hand

    def finish(self, hand: Hand) -> list[Movement]:
        """Score the hand and pass the deal to the left (LLAA-PEDRO-10). Returns its movements.
        Raises ValueError if the hand is not over or none was begun here."""
        self._begun()
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
        self._begun()
        if any(call > 0 for call in hand.calls):
            text = Message("pedro-no-misdeal-after-the-first-bid")
            raise Illegal(Refusal("too-late", "LLAA-PEDRO-36", text))
        self._next_deal(1)

    def redeal(self) -> None:
        """The deal is void and the same dealer deals anew (the remedy of LLAA-PEDRO-32 to 34;
        whether it is due is not asked here)."""
        self._begun()
        self._next_deal(0)

    def _begun(self) -> None:
        if not self.in_hand:
            raise ValueError("No hand is in play. Start one with start_hand")

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

    # Plain data

    _FIELDS = ("scores", "dealer", "deal_no", "cut_at", "in_hand", "winner")

    def to_data(self) -> dict[str, object]:
        """The session as plain data (a hand in play is not in it: replay its actions)."""
        data: dict[str, object] = {"rules": self.rules.to_data()}
        for name in self._FIELDS:
            value = getattr(self, name)
            data[name] = list(value) if isinstance(value, list) else value
        data["opening"] = [[list(draw) for draw in drawn] for drawn in self.opening]
        return data

    @classmethod
    def from_data(cls, data: Mapping[str, object]) -> "Session":
        """The session that ``to_data`` wrote down."""
        session = cls(Rules.from_data(data["rules"]))  # type: ignore[arg-type]
        for name in cls._FIELDS:
            value = data[name]
            setattr(session, name, list(value) if isinstance(value, list) else value)
        session.opening = [
            [(draw[0], draw[1]) for draw in drawn]
            for drawn in data["opening"]  # type: ignore[attr-defined]
        ]
        return session
