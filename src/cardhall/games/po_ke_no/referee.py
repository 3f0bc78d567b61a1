"""Po-Ke-No at a real table: what is called is called, and somebody may object.

``OpenReferee`` keeps every act with the position before it. Anybody may call "out" at any time: a
call that is right is a claim; one that is not lies there until somebody objects or the caller
settles, who looks at every claim. The caller may turn a card though a claim waits.

- **false**: an "out" without a full pattern (LLAA-POKENO-06, OP-POKENO-07): the counters are put
  right and play goes on, or the caller sits out the game (``false_call``); or with a pattern that
  was full before, where that is lost (OP-POKENO-03).
- **claim**: a player had a full pattern and was not heard. Upheld while the game goes on
  (OP-POKENO-03); not once another's claim has been: one winner a game (LLAA-POKENO-13).
- **turned**: the caller turned a card though a claim waited (LLAA-POKENO-05): it goes back on the
  pack, and what was claimed is settled.

For everything else the book has no remedy, a card misread among them: the chair rules (LLAA-T-17),
who may also declare a game void (``chair``). A call that is not proven changes nothing and is kept.

Pure: no clock, no chance, no ids. Seats are numbers from 0.
"""

from dataclasses import dataclass, replace

from cardhall.cards.notation import format_cards
from cardhall.cards.table import LETTERS
from cardhall.games.po_ke_no import (
    CALL_ACTION,
    Hand,
    Movement,
    Refusal,
    Result,
    format_action,
    out_action,
    seat_of,
    verb_of,
)
from cardhall.messages import Message, Player, Signs, no_words
from cardhall.rulings.at_table import NOTHING, Reach, TableReferee
from cardhall.rulings.referee import CHAIR, Call, Change, End, Impossible, Ruling, asked

CALLS: dict[str, Call] = {
    call.name: call
    for call in (
        Call(
            "false",
            Message("po-ke-no-called-without-a-pattern"),
            ("LLAA-POKENO-06", "OP-POKENO-03", "OP-POKENO-07"),
        ),
        Call(
            "claim",
            Message("po-ke-no-was-not-heard"),
            ("LLAA-POKENO-13", "OP-POKENO-03", "OP-POKENO-07"),
            on=False,
        ),
        Call(
            "turned",
            Message("po-ke-no-turned-though-a-claim-waited"),
            ("LLAA-POKENO-05",),
            on=False,
        ),
    )
}
"""What may be called at a table."""

CHAIR_CLAUSE = "LLAA-T-17"


@dataclass(frozen=True, repr=False)
class Act:
    """One act and the position before it. why: what the rules say against it; lies: an "out" that
    is no claim, until somebody objects."""

    seat: int
    action: int
    before: Hand
    lies: bool = False
    why: Refusal | None = None
    put_back: bool = False


class OpenReferee(End[Result, Movement], TableReferee):
    """Keeps one game as a real table does; see the module. hand: a game in play; the referee works
    on a copy."""

    hand: Hand
    CLAUSE = "OP-POKENO-07"
    INSTEAD = Message("po-ke-no-begin-the-next-one")

    def __init__(self, hand: Hand) -> None:
        self.hand = hand.copy()
        self.acts: list[Act] = []
        self.rulings: list[Ruling] = []
        self.void = False

    # --- what a table asks

    @property
    def claimed(self) -> tuple[int, ...]:
        """The seats that have called "out" and of whom nobody has said that it was false."""
        right = set(self.hand.claims)
        lying = {act.seat for act in self.acts if act.lies and not act.put_back}
        order = [act.seat for act in self.acts if act.seat in right | lying]
        return tuple(dict.fromkeys(order))

    def stands(self) -> bool:
        """A false call is heard like a right one: the look at the board tells them apart."""
        return True

    def reach(self, seat: int, early: bool, lies: bool) -> Reach:
        """To call "out", with a full pattern or without."""
        if early or seat in self.claimed:
            return NOTHING
        return Reach(words=(format_action(out_action(seat)),))

    def may_be_called(self) -> tuple[str, ...]:
        return ("false",) if self.claimed else ()

    # --- what is done

    def act(self, action: int, seat: int | None = None) -> Act:
        """Do an act, right or not; ``seat`` is the one that calls "out", or -1 for the caller.
        Raises Impossible for what nobody could do, Illegal for a settlement without any "out"."""
        if self.void or self.hand.is_over:
            raise Impossible(Message("this-game-is-over"), self.INSTEAD)
        verb = verb_of(action)
        seat = (seat_of(action) if verb == "out" else CHAIR) if seat is None else seat
        if (verb == "out") != (seat >= 0) or (verb == "out" and seat != seat_of(action)):
            others = Message("po-ke-no-that-is-for-another", action=repr(format_action(action)))
            raise Impossible(others, Message("po-ke-no-players-say-out"))
        before = self.hand.copy()
        why = self.hand.why_not(action)
        if verb == "out":
            return self._out(action, seat, before, why)
        if verb == "settle":
            return self._settle(action, before, why)
        if why is not None and why.reason != "claims-first":
            raise Impossible(why.text, Message("po-ke-no-settle-what-is-claimed"))
        self._put_back()
        self.hand.force(action)
        return self._keep(Act(CHAIR, action, before, why=why))

    def _out(self, action: int, seat: int, before: Hand, why: Refusal | None) -> Act:
        if why is None:
            self.hand.apply(action)
            return self._keep(Act(seat, action, before))
        if why.reason in ("not-playing", "called-already", "sits-out"):
            raise Impossible(why.text, Message("po-ke-no-name-a-seat-that-may-call"))
        if self._lying(seat):
            again = Message("po-ke-no-that-call-lies-there")
            raise Impossible(again, Message("po-ke-no-call-it-false-or-settle"))
        return self._keep(Act(seat, action, before, lies=True, why=why))

    def _settle(self, action: int, before: Hand, why: Refusal | None) -> Act:
        """The caller looks at all that was called: what is false falls, the rest is settled. Where
        nothing is left, the game goes on."""
        if why is not None and not self._lying():
            raise Impossible(why.text, Message("po-ke-no-call-on"))
        for place in self._lying():
            self.call("false", CHAIR, self.acts[place].seat)
        if why is None:
            self.hand.apply(action)
        return self._keep(Act(CHAIR, action, before, why=why))

    def _keep(self, act: Act) -> Act:
        self.acts.append(act)
        return act

    def _lying(self, on: int | None = None) -> list[int]:
        return [
            place
            for place, act in enumerate(self.acts)
            if act.lies and not act.put_back and on in (None, act.seat)
        ]

    def _put_back(self, on: int | None = None) -> None:
        for place in self._lying(on):
            self.acts[place] = replace(self.acts[place], put_back=True)

    # --- calls

    def judge(self, call: str, by: int, on: int | None = None, **facts: str) -> Ruling:
        """Work out what a call would come to, changing nothing. Raises Impossible for what cannot
        be called."""
        asked(CALLS, call, on, facts)
        if on is not None and on not in self.hand.playing:
            why = Message("no-such-seat-plays", seat=on)
            raise Impossible(why, Message("po-ke-no-name-a-seat-with-a-board"))
        if self.void:
            raise Impossible(self.IS_VOID, self.INSTEAD)
        if call == "claim":
            return self._judge_claim(by)
        if call == "turned":
            return self._judge_turned(by)
        assert on is not None
        return self._judge_false(by, on)

    def call(self, call: str, by: int, on: int | None = None, **facts: str) -> Ruling:
        """Judge a call and apply the ruling."""
        ruling = self.judge(call, by, on, **facts)
        self.rulings.append(ruling)
        if not ruling.proven:
            return ruling
        if call == "false":
            assert on is not None
            self._put_back(on)
            self.hand.false_call(on)
        elif call == "turned":
            place = self._turned()
            assert place is not None
            self.hand = self._before_turned()
            for later in range(place, len(self.acts)):
                self.acts[later] = replace(self.acts[later], put_back=True)
        elif ruling.changes:
            self.act(out_action(by), by)
        return ruling

    def chair(self, call: str, on: int | None = None, **facts: str) -> Ruling:
        """The chair's own ruling, which needs no proof (LLAA-T-17): ``void``, and nobody is paid.
        Raises Impossible for another."""
        if call != "void" or on is not None or facts or self.void:
            why = Message("the-chair-cannot-rule-that", call=repr(call))
            raise Impossible(why, Message("rule-void"))
        void = Change("void", CHAIR_CLAUSE, Message("po-ke-no-nobody-is-paid"))
        words = Message("po-ke-no-the-chair-rules-it-void")
        ruling = Ruling("void", CHAIR, None, True, CHAIR_CLAUSE, no_words, words, (void,))
        self.rulings.append(ruling)
        self.void = True
        return ruling

    def _no(self, call: str, by: int, on: int | None, why: Message, clause: str) -> Ruling:
        """A call that is not proven: nothing changes, and the call is kept."""
        words = Message("po-ke-no-and-nothing-changes", why=why)
        return Ruling(call, by, on, False, clause, no_words, words)

    def _judge_false(self, by: int, on: int) -> Ruling:
        who = _at_seat(on)
        lying = self._lying(on)
        if not lying:
            words = (
                Message("po-ke-no-has-a-full-pattern", player=who)
                if on in self.hand.claims
                else Message("po-ke-no-said-nothing", player=who)
            )
            return self._no("false", by, on, words, CHAIR_CLAUSE)
        why = self.acts[lying[-1]].why
        assert why is not None
        late = why.reason == "late"
        clause = why.clause if late else "OP-POKENO-07"
        reason = (
            Message("po-ke-no-the-pattern-was-full-before")
            if late
            else Message("po-ke-no-no-pattern-is-full")
        )
        counters = (
            Message("po-ke-no-has-no-claim", player=who)
            if late
            else Message("po-ke-no-counters-are-put-right", player=who)
        )
        changes = [Change("counters", clause, counters, on)]
        words = Message("po-ke-no-false-call-ruled", player=who, reason=reason, change=counters)
        if self.hand.rules.false_call == "sit-out-game":
            out = Message("po-ke-no-has-to-sit-out", player=who)
            changes.append(Change("sits-out", "OP-POKENO-07", out, on))
            words = Message("po-ke-no-and-besides", ruling=words, change=out)
        return Ruling("false", by, on, True, clause, reason, words, tuple(changes))

    def _judge_claim(self, by: int) -> Ruling:
        if by < 0:
            why_not = Message("a-claim-is-of-a-player")
            raise Impossible(why_not, Message("po-ke-no-say-who-had-a-pattern"))
        who = _at_seat(by)
        if self.hand.is_over:
            words = Message("po-ke-no-was-too-late", player=who)
            return self._no("claim", by, None, words, "LLAA-POKENO-13")
        if by in self.hand.claims:
            reason = Message("po-ke-no-was-heard")
            words = Message("po-ke-no-has-called", player=who)
            return Ruling("claim", by, None, True, "LLAA-POKENO-07", reason, words)
        why = self.hand.why_not(out_action(by))
        if why is not None:
            clause = "OP-POKENO-07" if why.reason == "no-pattern" else why.clause
            words = Message("po-ke-no-has-no-claim-because", player=who, why=why.text)
            return self._no("claim", by, None, words, clause)
        counts = Message("po-ke-no-the-claim-counts", player=who)
        claim = Change("claims", "OP-POKENO-03", counts, by)
        words = Message("po-ke-no-full-pattern-and-counts", player=who, change=counts)
        reason = Message("po-ke-no-no-claim-upheld-yet")
        return Ruling("claim", by, None, True, "OP-POKENO-03", reason, words, (claim,))

    def _turned(self) -> int | None:
        """The place of the first card turned though a claim waited."""
        for place, act in enumerate(self.acts):
            if act.action == CALL_ACTION and act.why is not None and not act.put_back:
                return place
        return None

    def _before_turned(self) -> Hand:
        place = self._turned()
        assert place is not None
        return self.acts[place].before.copy()

    def _judge_turned(self, by: int) -> Ruling:
        place = None if self.hand.is_over else self._turned()
        if place is None:
            over = (
                Message("po-ke-no-the-game-is-over")
                if self.hand.is_over
                else Message("po-ke-no-no-claim-was-waiting")
            )
            return self._no("turned", by, None, over, CHAIR_CLAUSE)
        before = self.acts[place].before
        cards = Signs(format_cards(self.hand.called[before.calls :]))
        back = Message("po-ke-no-goes-back-on-the-pack", cards=cards)
        claimers = tuple(_at_seat(seat) for seat in before.claims)
        reason = Message("po-ke-no-had-called-out", players=claimers)
        words = Message("po-ke-no-turned-back-and-settled", reason=reason, change=back)
        change = Change("turned-back", "LLAA-POKENO-05", back)
        return Ruling("turned", by, None, True, "LLAA-POKENO-05", reason, words, (change,))


def _at_seat(seat: int) -> Player:
    """The player of a seat, by its letter."""
    return Player(LETTERS[seat])
