"""Pedro at a real table: what is done is done, and somebody may call it.

``OpenReferee`` takes every act that is physically possible and keeps it with the position before
it. A card that does not follow suit, a plain card kept at the throw, a bid out of turn happen, and
are judged when they are called. Bids, throws and robbing are done before the whole table, which
refuses at once what else is wrong with them.

While the deal is under way (``deal_round``):

- **faced** (LLAA-PEDRO-32): a card lies face up in the pack. The same dealer deals anew.
- **exposed** (33), **shuffle** (34): the same, if an opponent asks: of the dealer, who exposed the
  card or shuffled, or of the player on the right, who cut. All three before the deal is complete
  (35).

After it:

- **misdeal** (36 to 40): too many or too few cards, before the first bid. A player alone only halts
  play; the official finds the clause, hears all four, and rules with their assent. The deal passes
  left.
- **too-few** (41), **too-many** (42): after the first bid. The hand is played on; an opponent draws
  the excess unseen into the stock.
- **bid** out of turn (43): void, and they may not bid in this hand; until their turn comes.
- **kept** (20): a plain card was not thrown. No penalty.
- **renege** (01, 26; OP-PEDRO-12): no remedy is printed. Their side makes nothing in this hand, and
  fails its bid, until the points are added.

What lies there out of turn is put back when the right player acts. The chair rules without a proof
(``chair``). Pure: no clock, no chance, no ids.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import reduce

from cardhall.cards.notation import card_set, format_cards, parse_cards
from cardhall.games.pedro import (
    LETTERS,
    NOT_YET,
    SIDES,
    Hand,
    Illegal,
    Movement,
    Refusal,
    Result,
    View,
    amount_of,
    cards_of,
    verb_of,
)
from cardhall.games.pedro.rules import ORDER
from cardhall.messages import Message, Player, Signs, no_words, typed
from cardhall.rulings.at_table import GUIDED, NOTHING, Beyond, Reach, TableReferee, shown_reneges
from cardhall.rulings.referee import CHAIR, Ask, Call, Change, Impossible, Ruling, WrittenEnd, asked

ROUNDS = 3
"""The deal goes round three times (LLAA-PEDRO-11)."""

SEAT_CHOICES = tuple(
    (letter, Message("pedro-seat-by-letter", player=Player(letter))) for letter in LETTERS
)

CALLS: dict[str, Call] = {
    call.name: call
    for call in (
        Call(
            "faced",
            Message("pedro-a-card-lies-face-up"),
            ("LLAA-PEDRO-32", "LLAA-PEDRO-35"),
            on=False,
        ),
        Call(
            "exposed",
            Message("pedro-a-card-was-exposed"),
            ("LLAA-PEDRO-33", "LLAA-PEDRO-35"),
            on=False,
        ),
        Call(
            "shuffle",
            Message("pedro-the-shuffle-or-the-cut-was-faulty"),
            ("LLAA-PEDRO-34", "LLAA-PEDRO-09", "LLAA-PEDRO-35"),
            on=False,
            asks=(
                Ask(
                    "what",
                    Message("pedro-what-was-faulty"),
                    (("shuffle", Message("pedro-the-shuffle")), ("cut", Message("pedro-the-cut"))),
                ),
            ),
        ),
        Call(
            "misdeal",
            Message("pedro-wrong-number-before-the-bid"),
            ("LLAA-PEDRO-36", "LLAA-PEDRO-37", "LLAA-PEDRO-38", "LLAA-PEDRO-39", "LLAA-PEDRO-40"),
            on=False,
            asks=(
                Ask(
                    "clause",
                    Message("pedro-which-clause-provides"),
                    (
                        ("LLAA-PEDRO-36", Message("pedro-too-many-or-too-few-cards")),
                        ("none", Message("pedro-none-does")),
                    ),
                ),
                Ask("heard", Message("pedro-who-has-been-heard")),
                Ask("agreed", Message("pedro-who-agrees")),
            ),
        ),
        Call("too-few", Message("pedro-has-too-few-cards"), ("LLAA-PEDRO-36", "LLAA-PEDRO-41")),
        Call(
            "too-many",
            Message("pedro-has-too-many-cards"),
            ("LLAA-PEDRO-36", "LLAA-PEDRO-42"),
            asks=(
                Ask("drawer", Message("pedro-who-draws"), SEAT_CHOICES),
                Ask("cards", Message("pedro-which-cards-are-drawn")),
            ),
        ),
        Call("bid", Message("pedro-bid-out-of-turn"), ("LLAA-PEDRO-43",)),
        Call("kept", Message("pedro-did-not-throw-all-plain-cards"), ("LLAA-PEDRO-20",)),
        Call(
            "renege",
            Message("pedro-did-not-follow-suit"),
            ("LLAA-PEDRO-01", "LLAA-PEDRO-26", "OP-PEDRO-12", "LLAA-T-17"),
        ),
    )
}
"""All that may be called at a Pedro table."""

FINE = ("follow-suit", "keeps-plain")
"""What the rules forbid and hands do all the same."""


@dataclass(frozen=True)
class Fell:
    """A deal as it fell, where it did not fall as it should.

    counts: cards that each seat was dealt. filled: cards to which each was filled up. faced: cards
    that lay face up in the pack. exposed: seat and card shown in dealing. shuffle: what was wrong
    with the shuffle, in words. cut: cards in the upper packet; 0 if nobody cut.
    """

    counts: tuple[int, ...] = (9, 9, 9, 9)
    filled: tuple[int, ...] = (6, 6, 6, 6)
    faced: tuple[int, ...] = ()
    exposed: tuple[tuple[int, int], ...] = ()
    shuffle: str = ""
    cut: int = 0

    def wrong_counts(self) -> Message:
        """Say who was dealt too many or too few, in words."""
        return _one_and_another(
            [
                Message("has-so-many-cards", player=_seat(seat), count=count)
                for seat, count in enumerate(self.counts)
                if count != 9
            ]
        )

    def wrong_cut(self) -> Message:
        """Say what is wrong with the cut, in words (LLAA-PEDRO-09)."""
        if not self.cut or 4 <= self.cut <= 48:
            return no_words
        return Message("pedro-the-cut-left", upper=self.cut, lower=52 - self.cut)


@dataclass(frozen=True, repr=False)  # a repr may be logged, and logs carry no cards
class Act:
    """One physical act and the position before it."""

    seat: int
    action: int
    before: Hand
    out_of_turn: bool = False


class OpenReferee(WrittenEnd[Result, Movement], TableReferee):
    """Keeps one hand as a real table does; see the module.

    hand: dealt, at a position, or not yet dealt; the referee works on a copy. deck, spare: for a
    hand not yet dealt, the order in which ``deal_round`` deals. fell: the deal as it fell, if it
    was a wrong one.
    """

    hand: Hand
    IS_VOID = Message("pedro-the-deal-is-void")
    CLAUSE = "OP-PEDRO-12"
    LATE = ("renege",)
    UNTIL = "OP-PEDRO-12"

    def __init__(
        self,
        hand: Hand,
        fell: Fell | None = None,
        deck: Sequence[int] = (),
        spare: Sequence[int] | None = None,
    ) -> None:
        self.hand = hand.copy()
        self.fell = fell or Fell()
        self.deck, self.spare = tuple(deck), spare
        self.rounds = 0 if hand.phase == "deal" else ROUNDS
        """Rounds dealt so far."""
        self.halted = False
        """Does everybody wait for the official (LLAA-PEDRO-39)?"""
        self.acts: list[Act] = []
        self.rulings: list[Ruling] = []
        self.void = False
        self.closed = False
        """Are the points added? Then no call changes them."""
        self._passes_left = False
        if self.rounds == ROUNDS:
            self._misfill()

    # --- what a table asks

    def reach(self, seat: int, early: bool, lies: bool) -> Reach:
        """Every card; what must go down together (more than six trumps kept) as one. Before the
        play the bids of one who has not spoken; what else is said or thrown all see at once."""
        hand = self.hand
        if early and lies:
            return NOTHING
        if hand.phase == "play":
            return Reach(verb="play", together="cards")
        if not early:
            return GUIDED
        if hand.phase == "bid" and hand.calls[seat] == NOT_YET:
            bids = [f"bid {points}" for points in range(hand.rules.least_bid, 15)]
            return Reach(words=("pass", *bids))
        return NOTHING

    def beyond(self, seat: int, action: int, early: bool) -> Beyond | None:
        """Out of turn: a bid of one who has not spoken, or a card."""
        hand, verb = self.hand, verb_of(action)
        if not early:
            return None
        if hand.phase == "bid" and verb in ("bid", "pass"):
            least = hand.rules.least_bid
            if hand.calls[seat] != NOT_YET:
                return Beyond(Message("you-have-spoken"), Message("wait-for-trumps-to-be-named"))
            if verb == "bid" and not least <= amount_of(action) <= 14:
                return Beyond(Message("that-is-no-bid"), Message("bid-up-to-14", least=least))
            return None
        if hand.phase == verb == "play":
            return None
        why = Message("that-is-not-done-out-of-turn")
        return Beyond(why, Message("wait-for-your-turn"), "LLAA-PEDRO-13")

    def face_up(self) -> bool:
        return self.hand.phase == "play"

    def may_be_called(self) -> tuple[str, ...]:
        if self.hand.phase == "bid":
            return ("bid",)
        if self.hand.phase == "play":
            return ("renege", "kept")
        return ("kept",) if self.hand.phase in ("throw", "rob") else ()

    def awaits_calls(self) -> bool:
        """A renege may be called until the points are added (OP-PEDRO-12)."""
        return bool(self.hand.history)

    @staticmethod
    def proved(view: View) -> tuple[tuple[int, int], ...]:
        played = (*view.history, view.trick)
        return shown_reneges(played, lambda card: ORDER.suit_of(card, view.trump))

    # --- what is done

    def deal_round(self) -> None:
        """The dealer deals another round; with the third the deal is complete. Raises Impossible
        for a hand that is dealt."""
        self._must_run()
        if self.rounds == ROUNDS or not self.deck:
            why = Message("pedro-the-cards-are-dealt")
            raise Impossible(why, Message("pedro-bid-or-call"))
        self.rounds += 1
        if self.rounds == ROUNDS:
            self.hand.deal(self.deck, self.spare, self.fell.counts)
            self._misfill()

    def _misfill(self) -> None:
        for seat, count in enumerate(self.fell.filled):
            if count != 6:
                self.hand.misfill(seat, count)

    def act(self, action: int, seat: int | None = None) -> Act:
        """Do an act, legal or not. ``seat`` defaults to the one whose turn it is.

        Raises Impossible for what cannot be done: a card that is not held, a hand that is over.
        Raises Illegal for what the table refuses at once, and for anything while play is halted.
        """
        self._must_run()
        if self.halted:
            text = Message("pedro-play-halts-until-ruled")
            raise Illegal(Refusal("halted", "LLAA-PEDRO-39", text))
        if action < 0 or action >> 60:
            why = Message("that-is-no-act", action=str(action))
            raise Impossible(why, Message("pedro-use-an-action"))
        seat = self.hand.turn if seat is None else self._seat(seat)
        if seat != self.hand.turn:
            return self._keep(self._early(action, seat))
        refusal = self.hand.why_not(action)
        if refusal is not None and not self._can_be_done(action, refusal):
            raise Illegal(refusal)
        act = Act(seat, action, self.hand.copy())
        self.hand.force(action)
        return self._keep(act)

    def _can_be_done(self, action: int, refusal: Refusal) -> bool:
        """One card that does not follow; plain cards kept, but six cards at the most, and no trump
        thrown that is not one too many."""
        if refusal.reason not in FINE:
            return False
        if verb_of(action) == "play":
            return cards_of(action).bit_count() == 1
        held, trumps = self.hand.hand_of(self.hand.turn), self.hand.trumps
        over = max(0, (held & trumps).bit_count() - 6)
        left = held & ~cards_of(action)
        return left.bit_count() <= 6 and (cards_of(action) & trumps).bit_count() == over

    def _must_run(self) -> None:
        if self.void:
            raise Impossible(Message("pedro-this-deal-is-void"), Message("deal-again"))
        if self.hand.is_over:
            raise Impossible(Message("hand-is-over"), Message("pedro-add-the-points"))

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < 4:
            why = Message("referee-no-such-seat", seat=seat)
            raise Impossible(why, Message("seats-are-0-to-3"))
        return seat

    def _early(self, action: int, seat: int) -> Act:
        """An act out of turn, of the kind that is done now."""
        verb = verb_of(action)
        now = {"bid": ("bid", "pass")}.get(self.hand.phase, (self.hand.phase,))
        if verb not in now:
            known = Message("use-one-of-these-names", known=", ".join(now))
            raise Impossible(Message("nobody-can-now", verb=verb), known)
        cards = cards_of(action)
        held = self.hand.hand_of(seat)
        if cards & ~held or (verb == "play" and cards.bit_count() != 1):
            raise Impossible(Message("pedro-cannot-do-that", player=_seat(seat)), self._holds(seat))
        return Act(seat, action, self.hand.copy(), out_of_turn=True)

    def _holds(self, seat: int) -> Message:
        held = self.hand.hand_of(seat)
        if not held:
            return Message("holds-nothing", player=_seat(seat))
        return Message("holds", player=_seat(seat), cards=Signs(format_cards(held)))

    def _keep(self, act: Act) -> Act:
        self.acts.append(act)
        return act

    # --- calls

    def judge(self, call: str, by: int, on: int | None = None, **facts: str) -> Ruling:
        """Work out what a call would come to, changing nothing.

        call: one of CALLS. by: the seat that calls, or CHAIR for the official. on: the seat on
        which it is called. facts: answers to the call's asks. Raises Impossible for no such call or
        answer, Illegal for what the clauses do not allow yet.
        """
        return self._ruling(call, by, on, facts, proved=False)

    def call(self, call: str, by: int, on: int | None = None, **facts: str) -> Ruling:
        """Judge a call and apply the ruling."""
        return self._apply(self.judge(call, by, on, **facts), facts)

    def chair(self, call: str, on: int | None = None, **facts: str) -> Ruling:
        """The chair's own ruling, which needs no proof (LLAA-T-17); applied."""
        return self._apply(self._ruling(call, CHAIR, on, facts, proved=True), facts)

    def _ruling(
        self, call: str, by: int, on: int | None, facts: Mapping[str, str], proved: bool
    ) -> Ruling:
        asked(CALLS, call, on, facts)
        if by != CHAIR:
            self._seat(by)
        if self.void:
            raise Impossible(Message("pedro-this-deal-is-void"), Message("deal-again"))
        if call in ("faced", "exposed", "shuffle"):
            return self._judge_dealing(call, by, facts, proved)
        if call == "misdeal":
            return self._judge_misdeal(by, facts, proved)
        assert on is not None
        self._seat(on)
        judges = {
            "too-few": self._judge_too_few, "too-many": self._judge_too_many,
            "bid": self._judge_bid, "kept": self._judge_kept, "renege": self._judge_renege,
        }  # fmt: skip
        return judges[call](by, on, facts, proved)

    def _false(self, call: str, by: int, on: int | None, clause: str, why: Message) -> Ruling:
        words = Message("and-play-goes-on", why=why)
        return Ruling(call, by, on, False, clause, no_words, words)

    def _stands(
        self, call: str, by: int, on: int | None, clause: str, reason: Message, why: Message
    ) -> Ruling:
        """The call is right, and nothing is changed for it."""
        stands = Change("stands", clause, Message("pedro-why-and-nothing-is-changed", why=why))
        words = Message("pedro-reason-but-why", reason=reason or CALLS[call].title, why=why)
        return Ruling(call, by, on, True, clause, reason, words, (stands,))

    # --- faults of the dealing

    def _judge_dealing(self, call: str, by: int, facts: Mapping[str, str], proved: bool) -> Ruling:
        """A card face up, a card exposed, a faulty shuffle or cut (LLAA-PEDRO-32 to 35)."""
        clause = {"faced": "LLAA-PEDRO-32", "exposed": "LLAA-PEDRO-33"}.get(call, "LLAA-PEDRO-34")
        what, offender = self._fault_of(call, facts)
        if not what and not proved:
            why = Message("pedro-nothing-of-the-kind")
            return self._false(call, by, None, clause, why)
        if self.rounds == ROUNDS:
            why = Message("pedro-the-deal-is-complete")
            return self._stands(call, by, None, "LLAA-PEDRO-35", what, why)
        if call != "faced" and by != CHAIR and by % 2 == offender % 2:
            why = Message("pedro-only-an-opponent-may-ask", player=_seat(offender))
            return self._stands(call, by, None, clause, what, why)
        if call != "faced" and by == CHAIR and not proved:
            why = Message("pedro-no-opponent-asks")
            raise Impossible(why, Message("pedro-say-which-seat-does"))
        found, dealer = what or CALLS[call].title, _seat(self.hand.dealer)
        words = Message("pedro-what-and-deals-anew", what=found, player=dealer)
        return Ruling(call, by, None, True, clause, what, words, self._void_changes(clause, 0))

    def _fault_of(self, call: str, facts: Mapping[str, str]) -> tuple[Message, int]:
        """Say what went wrong in dealing, no words for nothing, and who did it."""
        fell, dealer = self.fell, self.hand.dealer
        if call == "faced":
            lies = Message("pedro-lay-face-up", cards=Signs(format_cards(fell.faced)))
            return (lies if fell.faced else no_words), dealer
        if call == "exposed":
            shown = _one_and_another(
                [
                    Message("pedro-card-of", cards=Signs(format_cards([card])), player=_seat(seat))
                    for seat, card in fell.exposed
                ]
            )
            return (Message("pedro-was-exposed", cards=shown) if shown else no_words), dealer
        what = facts.get("what", "shuffle" if fell.shuffle else "cut")
        if what == "cut":
            return fell.wrong_cut(), (dealer + 3) % 4
        return typed(fell.shuffle), dealer

    def _void_changes(self, clause: str, step: int) -> tuple[Change, ...]:
        dealer = (self.hand.dealer + step) % 4
        who = _seat(dealer)
        text = (
            Message("pedro-deals-next", player=who)
            if step
            else Message("pedro-deals-anew", player=who)
        )
        return (
            Change("void", clause, Message("pedro-the-deal-is-void")),
            Change("deals", clause, text, dealer),
        )

    def _judge_misdeal(self, by: int, facts: Mapping[str, str], proved: bool) -> Ruling:
        """A player halts play; the official rules, by the procedure (LLAA-PEDRO-36 to 40)."""
        if self.rounds < ROUNDS:
            why = Message("pedro-the-deal-is-not-complete")
            raise Impossible(why, Message("pedro-call-what-is-wrong"))
        if by != CHAIR:
            halt = Change("halted", "LLAA-PEDRO-39", Message("pedro-play-halts"))
            words = Message("pedro-a-player-alone-does-not-call")
            return Ruling("misdeal", by, None, False, "LLAA-PEDRO-37", no_words, words, (halt,))
        self._must_be_ready(facts)
        what = self.fell.wrong_counts()
        if facts["clause"] == "none":
            why = Message("pedro-no-misdeal-is-provided-for")
            return self._false("misdeal", by, None, "LLAA-PEDRO-38", why)
        if not what and not proved:
            why = Message("the-deal-is-right")
            return self._false("misdeal", by, None, "LLAA-PEDRO-36", why)
        if self._somebody_bid() or self.hand.phase != "bid":
            why = Message("pedro-somebody-has-bid-no-misdeal")
            return self._false("misdeal", by, None, "LLAA-PEDRO-36", why)
        if _seats_in(facts["agreed"]) != set(LETTERS):
            why = Message("pedro-not-everybody-agrees")
            return self._false("misdeal", by, None, "LLAA-PEDRO-37", why)
        changes = self._void_changes("LLAA-PEDRO-36", 1)
        found = what or Message("pedro-the-chair-finds-the-deal-wrong")
        words = Message("pedro-what-and-a-misdeal", what=found)
        return Ruling("misdeal", by, None, True, "LLAA-PEDRO-36", what, words, changes)

    def _must_be_ready(self, facts: Mapping[str, str]) -> None:
        """The official has the rulebook's clause (38), has heard everybody (40), and asked for
        their assent (37)."""
        if "clause" not in facts:
            text = Message("pedro-first-see-the-rulebook")
            raise Illegal(Refusal("no-clause", "LLAA-PEDRO-38", text))
        missing = sorted(set(LETTERS) - _seats_in(facts.get("heard", "")))
        if missing:
            text = Message("pedro-first-hear-everybody", missing=", ".join(missing))
            raise Illegal(Refusal("not-heard", "LLAA-PEDRO-40", text))
        if "agreed" not in facts:
            text = Message("pedro-all-must-agree-to-a-misdeal")
            raise Illegal(Refusal("not-agreed", "LLAA-PEDRO-37", text))

    # --- wrong numbers of cards after the first bid

    def _somebody_bid(self) -> bool:
        return any(call > 0 for call in self.hand.calls)

    def _wrong_by(self, on: int) -> int:
        """Cards too many, too few negative. Raises Illegal before the first bid."""
        if not self._somebody_bid() and self.hand.phase in ("deal", "bid"):
            text = Message("pedro-before-the-first-bid-call")
            raise Illegal(Refusal("before-the-bid", "LLAA-PEDRO-36", text))
        return self.hand.excess(on)

    def _judge_too_few(self, by: int, on: int, facts: Mapping[str, str], proved: bool) -> Ruling:
        who, over = _seat(on), self._wrong_by(on)
        if over >= 0 and not proved:
            why = Message("pedro-has-not-too-few", player=who)
            return self._false("too-few", by, on, "LLAA-PEDRO-41", why)
        count = self.hand.hand_of(on).bit_count()
        text = Message("pedro-plays-on-with-so-many", player=who, count=count)
        reason = Message("pedro-reason-too-few", count=-over) if over < 0 else no_words
        changes = (Change("plays-on", "LLAA-PEDRO-41", text, on, count),)
        return Ruling("too-few", by, on, True, "LLAA-PEDRO-41", reason, text, changes)

    def _judge_too_many(self, by: int, on: int, facts: Mapping[str, str], proved: bool) -> Ruling:
        who, over = _seat(on), self._wrong_by(on)
        if over <= 0:  # without a card too many there is nothing to draw, whoever rules
            why = Message("pedro-has-not-too-many", player=who)
            return self._false("too-many", by, on, "LLAA-PEDRO-42", why)
        drawer = LETTERS.index(facts["drawer"]) if "drawer" in facts else by
        if drawer == CHAIR or drawer % 2 == on % 2:
            text = Message("pedro-an-opponent-draws", player=who)
            raise Illegal(Refusal("not-an-opponent", "LLAA-PEDRO-42", text))
        self._drawn(on, over, facts)
        text = self._drawn_from(_seat(drawer), who, over)
        changes = (Change("drawn", "LLAA-PEDRO-42", text, on, over),)
        reason = Message("pedro-reason-too-many", count=over)
        return Ruling("too-many", by, on, True, "LLAA-PEDRO-42", reason, text, changes)

    def _drawn_from(self, drawer: Player, who: Player, over: int) -> Message:
        if self.hand.phase == "play":
            return Message("pedro-draws-out-of-play", player=drawer, other=who, count=over)
        return Message("pedro-draws-into-the-stock", player=drawer, other=who, count=over)

    def _drawn(self, on: int, over: int, facts: Mapping[str, str]) -> int:
        """The cards that are drawn: so many, from that hand."""
        cards = card_set(parse_cards(facts.get("cards", "")))
        if cards.bit_count() != over or cards & ~self.hand.hand_of(on):
            why = Message("pedro-so-many-must-be-drawn", count=over)
            raise Impossible(why, Message("pedro-answer-cards"))
        return cards

    # --- bids, throws, plays

    def _judge_bid(self, by: int, on: int, facts: Mapping[str, str], proved: bool) -> Ruling:
        who = _seat(on)
        early = [
            amount_of(act.action)
            for act in self.acts
            if act.seat == on and act.out_of_turn and verb_of(act.action) == "bid"
        ]
        if not early and not proved:
            why = Message("did-not-bid-out-of-turn", player=who)
            return self._false("bid", by, on, "LLAA-PEDRO-43", why)
        waits = self.hand.phase == "bid" and self.hand.calls[on] == -1 and self.hand.turn != on
        reason = Message("reason-bid-out-of-turn")
        if early:
            reason = Message("pedro-reason-bid-so-many-out-of-turn", bid=early[-1])
        if not waits:
            spoken = self.hand.phase == "bid" and self.hand.calls[on] != -1
            why = (
                Message("pedro-has-spoken-already", player=who)
                if spoken
                else Message("pedro-the-turn-has-come", player=who)
            )
            return self._stands("bid", by, on, "LLAA-PEDRO-43", reason, why)
        text = Message("pedro-the-bid-is-void", player=who)
        changes = (Change("no-bid", "LLAA-PEDRO-43", text, on),)
        return Ruling("bid", by, on, True, "LLAA-PEDRO-43", reason, text, changes)

    def _acts_against(self, on: int, reason: str) -> list[Act]:
        """The acts of a seat, at its turn, that the rules refuse for this reason."""
        found = []
        for act in self.acts:
            refusal = None if act.out_of_turn or act.seat != on else act.before.why_not(act.action)
            if refusal is not None and refusal.reason == reason:
                found.append(act)
        return found

    def _judge_kept(self, by: int, on: int, facts: Mapping[str, str], proved: bool) -> Ruling:
        who = _seat(on)
        if not self._acts_against(on, "keeps-plain") and not proved:
            why = Message("pedro-threw-all-plain-cards", player=who)
            return self._false("kept", by, on, "LLAA-PEDRO-20", why)
        words = Message("pedro-kept-a-plain-card", player=who)
        reason = Message("pedro-reason-kept-a-plain-card")
        return Ruling("kept", by, on, True, "LLAA-PEDRO-20", reason, words)

    def _judge_renege(self, by: int, on: int, facts: Mapping[str, str], proved: bool) -> Ruling:
        who, side = _seat(on), on % 2
        found = self._acts_against(on, "follow-suit")
        if self.closed:
            why = Message("pedro-the-points-are-added")
            return self._false("renege", by, on, "LLAA-T-17", why)
        if not (found or proved):
            why = Message("pedro-did-not-renege", player=who)
            return self._false("renege", by, on, "LLAA-T-17", why)
        clause, reason = "LLAA-PEDRO-26", Message("did-not-follow-suit")
        if found and self._trumped(found[-1]):
            clause, reason = "LLAA-PEDRO-01", Message("pedro-reason-trumped")
        words = self._reneged(who, found)
        if on in self.hand.renegers:
            words = Message("pedro-told-ruled-already", told=words)
            return Ruling("renege", by, on, True, clause, reason, words)
        both = Player(SIDES[side])
        told = Message("pedro-side-makes-nothing", players=both)
        changes = [Change("nothing", "OP-PEDRO-12", told, on)]
        if self.hand.bid and self.hand.bidder % 2 == side:
            failed = Message("pedro-side-fails-its-bid", players=both, bid=self.hand.bid)
            changes.append(Change("fails", "OP-PEDRO-12", failed, on, self.hand.bid))
        return Ruling("renege", by, on, True, clause, reason, words, tuple(changes))

    def _reneged(self, who: Player, found: list[Act]) -> Message:
        """Say what the latest of these acts was."""
        if not found:
            return Message("pedro-somebody-did-not-follow-suit", player=who)
        cards = Signs(format_cards(cards_of(found[-1].action)))
        if self._trumped(found[-1]):
            return Message("pedro-trumped-with-the-card", player=who, cards=cards)
        return Message("pedro-did-not-follow-with-the-card", player=who, cards=cards)

    def _trumped(self, act: Act) -> bool:
        """Was a plain lead trumped by who could follow it: cut-throat play (OP-T-08)?"""
        led = act.before.trick[0][1]
        trumps = act.before.trumps
        return not trumps >> led & 1 and bool(cards_of(act.action) & trumps)

    # --- what a ruling does

    def _apply(self, ruling: Ruling, facts: Mapping[str, str]) -> Ruling:
        """Carry out a ruling and keep it."""
        self.rulings.append(ruling)
        if ruling.call == "misdeal":
            self.halted = ruling.by != CHAIR
        for change in ruling.changes:
            if change.what == "deals":
                self.void = True
                self._passes_left = change.seat != self.hand.dealer
            elif change.what == "drawn":
                assert ruling.on is not None
                self.hand.draw_excess(ruling.on, self._drawn(ruling.on, change.amount, facts))
            elif change.what == "no-bid":
                assert ruling.on is not None
                self.hand.lose_turn_to_bid(ruling.on)
            elif change.what == "nothing":
                assert ruling.on is not None
                self.hand.mark_renege(ruling.on)
        return ruling

    # --- the end

    @property
    def next_dealer(self) -> int:
        """The next seat to the left (LLAA-PEDRO-10, 36); the same where the deal is void for a
        fault of the dealing (32 to 34)."""
        stays = self.void and not self._passes_left
        return self.hand.dealer if stays else (self.hand.dealer + 1) % 4


def _seat(seat: int) -> Player:
    return Player(LETTERS[seat])


def _one_and_another(faults: Sequence[Message]) -> Message:
    """Faults in a row; no words where there is none."""
    if not faults:
        return no_words
    return reduce(lambda told, one: Message("fault-and", told=told, fault=one), faults)


def _seats_in(word: str) -> set[str]:
    """The seats that a word of letters names. Raises Impossible for other letters."""
    letters = set(word.replace(" ", "").replace(",", ""))
    if letters - set(LETTERS):
        why = Message("pedro-names-no-seats", word=repr(word))
        raise Impossible(why, Message("pedro-write-letters"))
    return letters
