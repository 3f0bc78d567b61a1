"""Spades at a real table: what is done is done, and somebody may call it.

``OpenReferee`` takes every act that is physically possible and keeps it with the position before
it. A card that does not follow suit, a spade led too early, a bid or a card out of turn: all of it
happens, and is judged when it is called. A bid is made before the whole table, which refuses at
once what else is wrong with it.

- **renege** (SPADES-28): proved from the tricks, the side loses tricks to the other; each card is
  paid for once. Until the score is written.
- **bid** out of turn (SPADES-26): it stands, and binds the player when the turn comes.
- **turn**: a card out of turn (SPADES-27) is left face up and played when it first may be; until
  the hand is played out.
- **misdeal** (SPADES-25): the same dealer deals again, until the first card is led.

What lies there out of turn and is not called is taken back when the right player acts; it may be
called all the same. The chair rules without a proof (``chair``). Pure: no clock, no chance, no ids.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce

from cardhall.cards.notation import card_list, format_cards
from cardhall.games.spades import (
    LETTERS,
    SIDES,
    Hand,
    Illegal,
    Movement,
    Refusal,
    Result,
    View,
    cards_of,
    play_action,
    tricks_of,
    verb_of,
)
from cardhall.games.spades.rules import ORDER, SPADES
from cardhall.messages import Message, Player, Signs, no_words, typed
from cardhall.rulings.at_table import GUIDED, NOTHING, Beyond, Reach, TableReferee, shown_reneges
from cardhall.rulings.referee import CHAIR, Call, Change, Impossible, Ruling, WrittenEnd, asked

CALLS: dict[str, Call] = {
    call.name: call
    for call in (
        Call("renege", Message("spades-reneged"), ("SPADES-14", "SPADES-16", "SPADES-28")),
        Call("bid", Message("spades-bid-out-of-turn"), ("SPADES-07", "SPADES-26")),
        Call("turn", Message("spades-played-out-of-turn"), ("SPADES-27",)),
        Call("misdeal", Message("spades-the-deal-went-wrong"), ("SPADES-25",), on=False),
    )
}
"""All that may be called at a table of spades."""

FINE = ("follow-suit", "not-broken")
"""What the rules forbid and hands do all the same."""


@dataclass(frozen=True)
class Fell:
    """A deal as it fell, where it did not fall as it should.

    counts: cards that each seat got. exposed: seat and card shown in dealing. other: anything else,
    in words.
    """

    counts: tuple[int, ...] = (13, 13, 13, 13)
    exposed: tuple[tuple[int, int], ...] = ()
    other: tuple[str, ...] = ()

    def faults(self) -> Message:
        """Say what is wrong with the deal, in words; no words where nothing is."""
        wrong = [
            Message("has-so-many-cards", player=_seat(seat), count=count)
            for seat, count in enumerate(self.counts)
            if count != 13
        ]
        shown = [
            Message("spades-a-card-was-shown", cards=_signs(1 << card), player=_seat(seat))
            for seat, card in self.exposed
        ]
        return _one_and_another([*wrong, *shown, *map(typed, self.other)])


@dataclass(frozen=True, repr=False)  # a repr may be logged, and logs carry no cards
class Act:
    """One physical act and the position before it."""

    seat: int
    action: int
    before: Hand
    out_of_turn: bool = False
    ruled: bool = False


class OpenReferee(WrittenEnd[Result, Movement], TableReferee):
    """Keeps one hand as a real table does; see the module.

    hand: dealt, or at a position; the referee works on a copy. fell: the deal as it fell, if it was
    a wrong one.
    """

    hand: Hand
    IS_VOID = Message("spades-the-deal-is-void")
    CLAUSE = "SPADES-28"
    LATE = ("renege",)
    UNTIL = "SPADES-28"

    def __init__(self, hand: Hand, fell: Fell | None = None) -> None:
        self.hand = hand.copy()
        self.fell = fell or Fell()
        self.acts: list[Act] = []
        self.rulings: list[Ruling] = []
        self.void = False
        self.closed = False
        """Is the score written? Then no call changes it (SPADES-28)."""
        self.paid: list[tuple[int, int, int]] = []
        """The reneges that have been paid for: (trick, seat, card)."""

    # --- what a table asks

    def reach(self, seat: int, early: bool, lies: bool) -> Reach:
        """Every card, right or wrong; in turn but for those that the whole table sees to be wrong,
        where one lies face up or the two of clubs leads (SPADES-13, 27)."""
        hand = self.hand
        if early and lies:
            return NOTHING
        if hand.phase == "play":
            return Reach(verb="play", but={} if early else self._seen_to_be_wrong(seat))
        if not early:
            return GUIDED
        if hand.phase in ("look", "bid") and hand.bids[seat] < 0 and seat in hand.looked:
            return Reach(words=("nil", *(f"bid {tricks}" for tricks in range(1, 14))))
        return NOTHING

    def _seen_to_be_wrong(self, seat: int) -> dict[int, Refusal | None]:
        held = self.hand.hand_of(seat)
        why = {card: self.hand.why_not(play_action(card)) for card in card_list(held)}
        return {card: one for card, one in why.items() if one and one.reason not in FINE}

    def beyond(self, seat: int, action: int, early: bool) -> Beyond | None:
        """Out of turn: the bid of one who has not bid, or a card."""
        hand, verb, wait = self.hand, verb_of(action), Message("wait-for-your-turn")
        if not early:
            return None
        if hand.phase in ("look", "bid") and verb == "bid":
            if hand.bids[seat] >= 0:
                return Beyond(Message("spades-you-have-bid"), wait, "SPADES-07")
            if seat not in hand.looked:
                return Beyond(Message("spades-you-have-not-looked"), wait, "SPADES-11")
            if tricks_of(action) > 13:
                return Beyond(Message("spades-that-is-no-bid"), wait, "SPADES-07")
            return None
        if hand.phase == verb == "play":
            return None
        return Beyond(Message("spades-not-out-of-turn"), wait, "SPADES-07")

    def may_be_called(self) -> tuple[str, ...]:
        return ("renege", "turn") if self.hand.phase == "play" else ("bid",)

    def awaits_calls(self) -> bool:
        """Tricks are counted as soon as nobody has anything more to call."""
        return bool(self.hand.history)

    @staticmethod
    def proved(view: View) -> tuple[tuple[int, int], ...]:
        played = (*view.history, view.trick)
        return shown_reneges(played, lambda card: ORDER.suit_of(card, SPADES))

    # --- what is done

    def act(self, action: int, seat: int | None = None) -> Act:
        """Do an act, legal or not. ``seat`` defaults to the one whose turn it is.

        Raises Impossible for what cannot be done: a card that is not held, a hand that is over.
        Raises Illegal for what the table refuses at once, such as a bid over thirteen.
        """
        self._must_run()
        if action < 0 or action >> 60:
            why = Message("that-is-no-act", action=str(action))
            raise Impossible(why, Message("spades-use-an-action"))
        seat = self.hand.turn if seat is None else self._seat(seat)
        if seat != self.hand.turn:
            return self._keep(self._early(action, seat))
        refusal = self.hand.why_not(action)
        if refusal is not None and refusal.reason not in FINE:
            raise Illegal(refusal)
        act = Act(seat, action, self.hand.copy())
        self.hand.force(action)
        return self._keep(act)

    def _must_run(self) -> None:
        if self.void:
            raise Impossible(Message("this-hand-is-void"), Message("deal-again"))
        if self.hand.is_over:
            raise Impossible(Message("hand-is-over"), Message("spades-write-the-score"))

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < 4:
            why = Message("referee-no-such-seat", seat=seat)
            raise Impossible(why, Message("seats-are-0-to-3"))
        return seat

    def _early(self, action: int, seat: int) -> Act:
        """An act out of turn: the bid of one who has not bid, a card in the play."""
        verb, phase = verb_of(action), self.hand.phase
        now = {"bid": "bid", "look": "bid", "play": "play"}.get(phase, "")
        if verb != now:
            known = Message("use-one-of-these-names", known=now)
            raise Impossible(
                Message("nobody-can-now", verb=verb),
                known if now else Message("wait-for-your-turn"),
            )
        if verb == "bid":
            self._must_be_silent(seat, tricks_of(action))
        else:
            self._must_hold(seat, cards_of(action))
        return Act(seat, action, self.hand.copy(), out_of_turn=True)

    def _must_be_silent(self, seat: int, tricks: int) -> None:
        who = _seat(seat)
        if self.hand.bids[seat] >= 0:
            raise Impossible(Message("spades-has-bid", player=who), Message("wait-for-your-turn"))
        if seat not in self.hand.looked or tricks > 13:
            why = Message("spades-cannot-bid-that", player=who)
            raise Impossible(why, Message("wait-for-your-turn"))

    def _must_hold(self, seat: int, cards: int) -> None:
        held = self.hand.hand_of(seat)
        if cards.bit_count() == 1 and not cards & ~held:
            return
        why = Message("does-not-hold", player=_seat(seat), cards=_signs(cards))
        if not held:
            raise Impossible(why, Message("holds-nothing", player=_seat(seat)))
        raise Impossible(why, Message("holds", player=_seat(seat), cards=_signs(held)))

    def _keep(self, act: Act) -> Act:
        self.acts.append(act)
        return act

    # --- calls

    def judge(self, call: str, by: int, on: int | None = None, **facts: str) -> Ruling:
        """Work out what a call would come to, changing nothing.

        call: one of CALLS. by: the seat that calls, or CHAIR. on: the seat on which it is called.
        Raises Impossible for no such call, or one that cannot be made now.
        """
        return self._ruling(call, by, on, facts, proved=False)

    def call(self, call: str, by: int, on: int | None = None, **facts: str) -> Ruling:
        """Judge a call and apply the ruling."""
        return self._apply(self.judge(call, by, on, **facts))

    def chair(self, call: str, on: int | None = None, **facts: str) -> Ruling:
        """The chair's own ruling, which needs no proof; applied."""
        return self._apply(self._ruling(call, CHAIR, on, facts, proved=True))

    def _ruling(
        self, call: str, by: int, on: int | None, facts: Mapping[str, str], proved: bool
    ) -> Ruling:
        asked(CALLS, call, on, facts)
        if by != CHAIR:
            self._seat(by)
        if self.void:
            raise Impossible(Message("this-hand-is-void"), Message("deal-again"))
        if call == "misdeal":
            return self._judge_misdeal(by, proved)
        assert on is not None
        self._seat(on)
        judges = {"renege": self._judge_renege, "bid": self._judge_bid, "turn": self._judge_turn}
        return judges[call](by, on, proved)

    def _false(self, call: str, by: int, on: int | None, clause: str, why: Message) -> Ruling:
        words = Message("and-play-goes-on", why=why)
        return Ruling(call, by, on, False, clause, no_words, words)

    def _stands(
        self, call: str, by: int, on: int | None, clause: str, reason: Message, why: Message
    ) -> Ruling:
        """The call is right, and nothing is changed for it."""
        stands = Change("stands", clause, Message("spades-why-and-nothing-is-changed", why=why))
        words = Message("spades-reason-but-why", reason=reason or CALLS[call].title, why=why)
        return Ruling(call, by, on, True, clause, reason, words, (stands,))

    # --- renege

    def _judge_renege(self, by: int, on: int, proved: bool) -> Ruling:
        who, side = _seat(on), on % 2
        if self.closed:
            why = Message("spades-the-score-is-written")
            return self._false("renege", by, on, "SPADES-28", why)
        if self.hand.phase not in ("play", "over"):
            why = Message("spades-no-card-has-been-played")
            return self._false("renege", by, on, "SPADES-28", why)
        found = [one for one in self.hand.reneges() if one[1] == on]
        fresh = [one for one in found if one not in self.paid]
        if found and not fresh:
            why = Message("spades-it-is-paid-for")
            return self._stands("renege", by, on, "SPADES-28", no_words, why)
        if not fresh and not proved:
            why = Message("spades-did-not-renege", player=who)
            return self._false("renege", by, on, "SPADES-28", why)
        reason, words = self._reneged(who, fresh)
        tricks = self.hand.rules.renege_tricks * max(1, len(fresh))
        other = SIDES[1 - side]
        told = Message("spades-tricks-go-to", tricks=tricks, side=_side(side), other=Player(other))
        changes = (Change("tricks", "SPADES-28", told, on, tricks, to=other),)
        return Ruling("renege", by, on, True, "SPADES-28", reason, words, changes)

    def _reneged(
        self, who: Player, fresh: Sequence[tuple[int, int, int]]
    ) -> tuple[Message, Message]:
        """The offence in a few words, and the latest of these in a sentence."""
        if not fresh:
            words = Message("spades-the-chair-rules-a-renege", player=who)
            return Message("did-not-follow-suit"), words
        trick, _, card = fresh[-1]
        cards = _signs(1 << card)
        if self._led(trick) == card:
            words = Message("spades-led-a-spade-too-early", player=who, cards=cards)
            return Message("spades-reason-led-too-early"), words
        words = Message("spades-did-not-follow-with", player=who, trick=trick + 1, cards=cards)
        return Message("did-not-follow-suit"), words

    def _led(self, number: int) -> int:
        """The card that was led to a trick."""
        tricks = [*self.hand.history, self.hand.trick]
        first = sum(self.hand.tricks(seat) for seat in range(4)) - len(self.hand.history)
        return int(tricks[number - first][0][1])

    # --- out of turn

    def _open_acts(self, on: int, verb: str) -> list[Act]:
        """Acts out of turn of a seat on which nobody has ruled."""
        return [
            act
            for act in self.acts
            if act.seat == on and act.out_of_turn and not act.ruled and verb_of(act.action) == verb
        ]

    def _judge_bid(self, by: int, on: int, proved: bool) -> Ruling:
        who = _seat(on)
        found = self._open_acts(on, "bid")
        if not found:
            if proved:
                why = Message("spades-name-the-bid-at-the-table")
                raise Impossible(why, Message("spades-let-the-bid-be-made"))
            why = Message("did-not-bid-out-of-turn", player=who)
            return self._false("bid", by, on, "SPADES-26", why)
        tricks = tricks_of(found[-1].action)
        reason = Message("spades-reason-bid-so-many-out-of-turn", tricks=tricks)
        if self.hand.bids[on] >= 0 or self.hand.turn == on:
            why = Message("spades-the-turn-has-come", player=who)
            return self._stands("bid", by, on, "SPADES-26", reason, why)
        told = Message("spades-is-bound-to", player=who, tricks=tricks)
        changes = (Change("bound", "SPADES-26", told, on, tricks),)
        return Ruling("bid", by, on, True, "SPADES-26", reason, told, changes)

    def _judge_turn(self, by: int, on: int, proved: bool) -> Ruling:
        who = _seat(on)
        found = self._open_acts(on, "play")
        if not found:
            if proved:
                why = Message("spades-no-card-lies-there")
                raise Impossible(why, Message("spades-let-the-card-be-shown"))
            why = Message("spades-did-not-play-out-of-turn", player=who)
            return self._false("turn", by, on, "SPADES-27", why)
        cards = cards_of(found[-1].action)
        reason = Message("spades-reason-played-out-of-turn", cards=_signs(cards))
        if not cards & self.hand.hand_of(on):
            why = Message("spades-the-card-has-been-played", cards=_signs(cards))
            return self._stands("turn", by, on, "SPADES-27", reason, why)
        told = Message("spades-lies-face-up", player=who, cards=_signs(cards))
        changes = (Change("exposed", "SPADES-27", told, on, cards=cards),)
        return Ruling("turn", by, on, True, "SPADES-27", reason, told, changes)

    # --- faults of the deal

    def _judge_misdeal(self, by: int, proved: bool) -> Ruling:
        what = self.fell.faults()
        if not what and not proved:
            why = Message("the-deal-is-right")
            return self._false("misdeal", by, None, "SPADES-25", why)
        if self.hand.history or self.hand.trick or self.hand.is_over:
            why = Message("spades-a-card-has-been-led")
            return self._stands("misdeal", by, None, "SPADES-25", what, why)
        found = what or Message("spades-the-chair-finds-the-deal-wrong")
        dealer = _seat(self.hand.dealer)
        words = Message("spades-what-and-deals-again", what=found, player=dealer)
        changes = (
            Change("void", "SPADES-25", Message("spades-the-deal-is-void")),
            Change("deals", "SPADES-25", Message("deals-again", player=dealer), self.hand.dealer),
        )
        return Ruling("misdeal", by, None, True, "SPADES-25", what, words, changes)

    # --- what a ruling does

    def _apply(self, ruling: Ruling) -> Ruling:
        """Carry out a ruling and keep it."""
        self.rulings.append(ruling)
        for change in ruling.changes:
            if change.what == "void":
                self.void = True
            elif change.what == "bound":
                assert change.seat is not None
                self.hand.bind(change.seat, change.amount)
            elif change.what == "exposed":
                assert change.seat is not None
                self.hand.expose(change.seat, change.cards)
            elif change.what == "tricks":
                assert change.seat is not None
                for _ in range(change.amount // max(1, self.hand.rules.renege_tricks)):
                    self.hand.fine(change.seat)
                self.paid += [one for one in self.hand.reneges() if one[1] == change.seat]
        if ruling.proven and ruling.on is not None:
            self._mark_ruled(ruling.on, "play" if ruling.call == "turn" else ruling.call)
        return ruling

    def _mark_ruled(self, on: int, verb: str) -> None:
        """Nothing is ruled on twice."""
        for place, act in enumerate(self.acts):
            if act.seat == on and act.out_of_turn and verb_of(act.action) == verb:
                self.acts[place] = replace(act, ruled=True)

    # --- the end

    @property
    def next_dealer(self) -> int:
        """The next seat to the left (SPADES-04); the same one after a misdeal (SPADES-25)."""
        return self.hand.dealer if self.void else (self.hand.dealer + 1) % 4


# --- in words


def _seat(seat: int) -> Player:
    return Player(LETTERS[seat])


def _side(side: int) -> Player:
    return Player(SIDES[side])


def _signs(cards: int) -> Signs:
    return Signs(format_cards(cards))


def _one_and_another(faults: Sequence[Message]) -> Message:
    """Faults in a row; no words where there is none."""
    if not faults:
        return no_words
    return reduce(lambda told, one: Message("fault-and", told=told, fault=one), faults)
