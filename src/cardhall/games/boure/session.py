"""The run of hands of Bouré at a table. Part of ``games.boure``."""

from collections.abc import Mapping, Sequence
from typing import Any, Self

from cardhall.cards.table import Illegal, Movement, Refusal, RulesError
from cardhall.games.boure.hand import Hand
from cardhall.games.boure.result import ANTED, Result, level_for_pot, split_pot
from cardhall.games.boure.rules import Rules
from cardhall.games.engine.session import DrawnSession
from cardhall.messages import Message


class Session(DrawnSession[Rules]):
    """A table's run of hands: its stacks, pot, dealer, dues, and who may touch the cards.

    Plain acts in the order of the table: ``draw_for_deal`` or ``name_dealer`` once, then for each
    deal ``shuffle``, ``cut``, ``start_hand``, and ``finish`` or ``misdeal``. The cards come in as
    deck orders; the session knows no chance of its own. Acts out of order raise Illegal.
    """

    RULES = Rules
    DRAW = "LLAA-BOURE-06"
    NAMED = "RAP-08"
    BETWEEN = "LLAA-BOURE-07"
    FIELDS = (
        "stacks", "pot", "owed", "bought", "paid_in", "deal_no", "dealer", "shuffled_by", "cut_by",
        "cut_at", "tied", "redeal", "in_hand", "left_over", "ended",
    )  # fmt: skip

    def __init__(
        self,
        rules: Rules,
        seats: int,
        stacks: Sequence[int] | None = None,
        dealer: int | None = None,
    ) -> None:
        """Open a session: everyone with the start stack (LLAA-BOURE-45, RAP-44) unless told
        otherwise (RAP-03). Raises RulesError for a table that may not open."""
        self.note = rules.seats_note(seats)
        if stacks is not None and len(stacks) != seats:
            given = Message("boure-so-many-stacks", count=len(stacks))
            raise RulesError("stacks", given, Message("one-for-each", count=seats))
        self.stacks = list(stacks) if stacks is not None else [rules.start_stack] * seats
        for stack in self.stacks:
            rules.in_antes("stacks", stack)
        self.pot = 0
        self.owed = [0] * seats
        self.bought = list(self.stacks)
        """The last buy-in of each seat (RAP-45)."""
        self.paid_in = list(self.stacks)
        """All that each seat has bought in for."""
        self.shuffled_by = -1
        self.cut_by = -1
        self.cut_at = 0
        self.tied: list[int] = []
        """Seats that play again for a carried pot when everybody is at zero (OP-X-06)."""
        self.redeal: list[int] = []
        """After a misdeal: the seats that are dealt in again, without further antes."""
        self.left_over = 0
        """A pot left at the session's end that is nobody's (OP-BOURE-12)."""
        self.ended = False
        super().__init__(rules, dealer)

    @property
    def seats(self) -> int:
        return len(self.stacks)

    # A deal

    @property
    def live(self) -> list[int]:
        """Seats that are dealt in to the next hand."""
        if self.redeal:
            return list(self.redeal)
        if self.tied:
            return list(self.tied)
        return [seat for seat, stack in enumerate(self.stacks) if stack > 0]

    @property
    def drawing(self) -> Sequence[int]:
        """The seats that draw for the first deal (OP-BOURE-01)."""
        return self.live

    def left_of(self, seat: int) -> int:
        """The next seat to the left that is dealt in."""
        live = self.live
        return min(live, key=lambda other: (other - seat - 1) % self.seats)

    def right_of(self, seat: int) -> int:
        """The next seat to the right that is dealt in."""
        live = self.live
        return min(live, key=lambda other: (seat - other - 1) % self.seats)

    def open_deck(self, number: int) -> None:
        """A table never has more than two decks (LLAA-T-22)."""
        if number not in (1, 2):
            raise Illegal(
                Refusal("third-deck", "LLAA-T-22", Message("boure-a-table-uses-two-decks"))
            )

    def shuffle(self, seat: int) -> None:
        """Only the dealer shuffles (LLAA-BOURE-08)."""
        self.ready()
        if seat != self.dealer:
            text = Message("boure-only-the-dealer-shuffles")
            raise Illegal(Refusal("not-the-dealer", "LLAA-BOURE-08", text))
        self.shuffled_by = seat

    def cut(self, seat: int, at: int = 0) -> None:
        """The dealer's right-hand neighbour cuts, ``at`` cards from the top (LLAA-BOURE-09)."""
        self.ready()
        if seat != self.right_of(self.dealer):
            text = Message("boure-the-right-hand-neighbour-cuts")
            raise Illegal(Refusal("not-the-cutter", "LLAA-BOURE-09", text))
        if self.shuffled_by < 0:
            raise Illegal(Refusal("not-now", "LLAA-BOURE-08", Message("boure-not-shuffled-yet")))
        if not 0 <= at < 52:
            text = Message("boure-cut-at-so-many", low=0, high=51)
            raise Illegal(Refusal("no-such-cut", "LLAA-BOURE-09", text))
        self.cut_by, self.cut_at = seat, at

    def ready(self) -> None:
        """Raise Illegal unless the next hand may be dealt."""
        super().ready()
        if self.is_over:
            raise Illegal(Refusal("session-over", "OP-BOURE-13", Message("this-session-is-over")))

    def start_hand(self, deck: Sequence[int], spare: Sequence[int] | None = None) -> Hand:
        """Collect the antes and deal. ``deck`` is the order after the shuffle; a cut made before
        turns it. Who has not shuffled or cut by then does so without further words."""
        self.ready()
        hand = Hand(
            self.rules,
            self.dealer,
            self.stacks,
            self.pot,
            self.owed,
            playing=self.live,
            free=bool(self.tied),
        )
        self.redeal = []
        hand.deal([*deck[self.cut_at :], *deck[: self.cut_at]], spare)
        self.shuffled_by = self.dealer
        self.cut_by = self.right_of(self.dealer)
        self.begun()
        return hand

    def finish(self, hand: Hand) -> list[Movement]:
        """Take the pot in: settle the hand, pass the deal to the left (LLAA-BOURE-07, RAP-10).
        Returns the hand's movements. Raises ValueError if the hand is not over or not begun here.
        """
        self.playing()
        result = hand.result()
        moved = hand.movements()
        self.stacks = list(result.stacks)
        self.pot = result.next_pot
        self.owed = list(result.owed)
        self.tied = self._tied_at_zero(hand, result)
        self._next_deal()
        return moved

    def _tied_at_zero(self, hand: Hand, result: Result) -> list[int]:
        """Everybody at zero and the pot carried: the tied play again for it (OP-X-06)."""
        if any(self.stacks) or not self.pot:
            return []
        return list(level_for_pot(result, [s for s in hand.dealt_in if s not in hand.dead]))

    def misdeal(self, hand: Hand) -> list[Movement]:
        """The deal is void: it passes left, the antes stay for the new deal, nobody antes again
        (LLAA-BOURE-13 to 15); stay chips go back while nobody has drawn (OP-X-02), after that they
        stay too (OP-BOURE-14). Returns what moved back."""
        self.playing()
        had_a_draw = any(hand.drawn(seat) >= 0 for seat in hand.staying)
        given = [0 if had_a_draw else stake for stake in hand.stakes]
        back = [Movement(None, n, seat, "OP-X-02") for seat, n in enumerate(given) if n > 0]
        self.stacks = [a + b for a, b in zip(hand.stacks, given, strict=True)]
        self.pot = hand.pot - sum(given)
        self.owed = [ANTED] * self.seats
        self.redeal = list(hand.dealt_in)
        self._next_deal()
        return back

    def _next_deal(self) -> None:
        self.in_hand = False
        self.shuffled_by = self.cut_by = -1
        self.cut_at = 0
        if self.live:
            self.dealer = self.left_of(self.dealer)

    # Seats and ends

    def is_lost(self, seat: int) -> bool:
        """Has this seat no chips left, between hands (LLAA-BOURE-46, 49; OP-BOURE-13)?"""
        return not self.in_hand and self.stacks[seat] == 0 and seat not in self.live

    @property
    def is_over(self) -> bool:
        """Can no further hand be dealt? One seat left with chips ends it (OP-BOURE-13)."""
        return self.ended or (not self.in_hand and len(self.live) < 2)

    @property
    def may_end(self) -> bool:
        """May the session end now, time being up? Not in mid-hand (LLAA-T-07); nor, with
        ``last_pot=play-until-won``, while a pot lies there that two can play for."""
        if self.in_hand:
            return False
        return self.rules.last_pot != "play-until-won" or self.pot == 0 or self.is_over

    def end(self) -> list[Movement]:
        """End the session. A pot that is left is nobody's, or split among those with chips, odd
        chips from the last dealer's left (OP-BOURE-12). Returns what moved."""
        if not self.may_end:
            raise Illegal(Refusal("not-now", "LLAA-T-07", Message("boure-still-to-be-played")))
        moved: list[Movement] = []
        for seat, share in self._shares([s for s, stack in enumerate(self.stacks) if stack > 0]):
            moved.append(Movement(None, share, seat, "OP-BOURE-12"))
            self.stacks[seat] += share
            self.pot = 0
        self.left_over = self.pot
        self.ended = True
        return moved

    def _shares(self, live: list[int]) -> list[tuple[int, int]]:
        """(seat, what it gets) of the pot that is left, among these, where it is split."""
        if self.rules.last_pot != "split" or not live or not self.pot:
            return []
        return list(split_pot(self.rules, self.pot, live, self.dealer, self.seats))

    def next_buy_in(self, seat: int) -> int:
        """Work out what a seat may buy in again for: half of its last buy-in, rounded down to whole
        antes; 0 if nothing (RAP-45, OP-RAP-09). Who is dealt in again after a void hand has anted
        the last chips for it, and still plays."""
        if self.in_hand or self.stacks[seat] > 0 or seat in self.redeal:
            return 0
        return self._half(seat)

    def _half(self, seat: int) -> int:
        """The next step of a seat's ladder, whatever it has now."""
        if not self.rules.ladder:
            return 0
        return self.bought[seat] // 2 // self.rules.ante * self.rules.ante

    def buy_in(self, seat: int) -> int:
        """Buy in again at zero; it clears what was owed for the last hand (RAP-47). Returns the
        amount. Raises Illegal."""
        amount = self.next_buy_in(seat)
        if not amount:
            raise Illegal(self._why_no_buy_in(seat))
        self.stacks[seat] = self.bought[seat] = amount
        self.paid_in[seat] += amount
        self.owed[seat] = 0
        self.tied = []
        return amount

    def _why_no_buy_in(self, seat: int) -> Refusal:
        if not self.rules.ladder:
            return Refusal("no-ladder", "OP-RAP-02", Message("boure-no-further-buy-ins"))
        if self.in_hand or self.stacks[seat] > 0 or seat in self.redeal:
            return Refusal("not-at-zero", "RAP-45", Message("boure-one-buys-in-again-at-zero"))
        return Refusal("ladder-ended", "RAP-45", Message("boure-half-is-less-than-an-ante"))

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """The session that ``to_data`` wrote down."""
        session = super().from_data(data)
        session.note = session.rules.seats_note(session.seats)
        return session
