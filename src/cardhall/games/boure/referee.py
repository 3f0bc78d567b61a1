"""Bouré at a real table: what is done is done, and somebody may call it.

``OpenReferee`` takes every act that is physically possible and keeps it with the position before
it. Nothing is refused in the play; a call is judged afterwards, by asking the game's own
``why_not`` on the stored position. Staying and drawing are spoken aloud to the whole table, which
holds a player to the minimum and to the draw limit at once (LLAA-BOURE-21, 22), so these are
refused like under the ``guided`` referee.

A call is judged by ``judge``, which changes nothing, and applied by ``call``, which applies what
``judge`` gives: a preview and the ruling are one function.

- **renege** (LLAA-BOURE-33 to 36, RAP-29, 40, 41): the reneger matches the pot and may not win it.
  With ``renege="take-back"`` the play is put right until the next trick's lead (OP-BOURE-10); with
  ``play-on`` the hand goes on as it lies. Until the pot is taken a renege can be called.
- **misdeal** (LLAA-BOURE-13 to 15, OP-RAP-13): the deal as it fell is told to the referee
  (``Fell``); it may be called until the first lead (OP-BOURE-14). The hand is void, antes stay,
  stay chips go back while nobody has drawn (OP-X-02) and stay in the pot after (OP-BOURE-14), the
  deal passes left.
- **turn**: an act out of turn lies there until it is called or the right player acts; then it is
  put back, without penalty. No clause gives one: it is ruled by the chair (LLAA-T-17).

The chair may rule without a proof, on what was heard and seen: ``chair``. It may also put a
player out of the event in the middle of a hand (OP-X-19): ``put_out``.

A call that is not proven changes nothing and is kept (LLAA-T-17); with ``false_call="pays-ante"``
the accuser puts one ante into the next pot.

Pure: no clock, no chance, no ids. Seats are numbers from 0, clockwise; amounts are chips or cents.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce

from cardhall.cards.notation import format_cards
from cardhall.cards.table import LETTERS
from cardhall.games.boure import (
    ANTED,
    Hand,
    Illegal,
    Movement,
    Refusal,
    Result,
    View,
    cards_of,
    verb_of,
)
from cardhall.games.boure.rules import ORDER, Rules
from cardhall.messages import Clause, Message, Player, Signs, no_words, typed
from cardhall.rulings.at_table import GUIDED, NOTHING, Beyond, Reach, TableReferee, shown_reneges
from cardhall.rulings.referee import CHAIR, Call, Change, Impossible, Ruling, asked

CALLS = {
    call.name: call
    for call in (
        Call(
            "renege",
            Message("boure-a-forbidden-card-was-played"),
            (
                *("LLAA-BOURE-33", "LLAA-BOURE-34", "LLAA-BOURE-35", "LLAA-BOURE-36"),
                *("RAP-29", "RAP-40", "RAP-41", "OP-BOURE-10", "OP-BOURE-15"),
            ),
        ),
        Call(
            "misdeal",
            Message("boure-the-deal-went-wrong"),
            (
                *("LLAA-BOURE-13", "LLAA-BOURE-14", "LLAA-BOURE-15"),
                *("OP-RAP-13", "OP-X-02", "OP-BOURE-14"),
            ),
            on=False,
        ),
        Call("turn", Message("boure-somebody-acted-out-of-turn"), ("LLAA-T-17", "OP-RAP-13")),
    )
}
"""What may be called."""
FALSE_CALLS = ("none", "pays-ante")

RENEGES = {
    "follow-suit": Message("did-not-follow-suit"),
    "play-over": Message("boure-did-not-play-to-win"),
    "over-trump": Message("boure-did-not-play-to-win"),
    "must-trump": Message("boure-did-not-trump"),
    "forced-lead": Message("boure-did-not-lead-a-forced-card"),
}
"""The four reasons of RAP-40, by the game's own reasons for refusing a card."""

CLAUSES = {
    "LLAA-BOURE": {
        "renege": "LLAA-BOURE-33", "duty": "OP-BOURE-15", "forced-lead": "OP-BOURE-15",
        "take-back": "LLAA-BOURE-34", "play-on": "OP-BOURE-10", "match": "LLAA-BOURE-35",
        "bar": "LLAA-BOURE-36", "false": "LLAA-T-17", "misdeal": "LLAA-BOURE-13",
        "next-deal": "LLAA-BOURE-14", "pot": "LLAA-BOURE-15", "turn": "LLAA-T-17",
    },
    "RAP": {
        "renege": "RAP-40", "duty": "RAP-40", "forced-lead": "RAP-29",
        "take-back": "LLAA-BOURE-34", "play-on": "RAP-41", "match": "RAP-41", "bar": "RAP-41",
        "false": "RAP-41", "misdeal": "OP-RAP-13", "next-deal": "OP-RAP-13",
        "pot": "OP-RAP-13", "turn": "OP-RAP-13",
    },
}  # fmt: skip
"""What rulings cite, by the book of the house rules."""


@dataclass(frozen=True)
class Fell:
    """A deal as it fell, where it did not fall as it should.

    counts: cards that each seat got. exposed: seat and card shown in dealing, the dealer's turned
    card apart. other: anything else that was wrong, in words ("dealt from the wrong seat").
    """

    counts: tuple[int, ...]
    exposed: tuple[tuple[int, int], ...] = ()
    other: tuple[str, ...] = ()

    def faults(self, playing: Sequence[int]) -> Message:
        """Say what is wrong with the deal, in words; none where nothing is."""
        wrong = [
            Message("has-so-many-cards", player=_at_seat(seat), count=count)
            for seat, count in enumerate(self.counts)
            if count != (5 if seat in playing else 0)
        ]
        shown = [
            Message("boure-card-was-shown", cards=_signs(1 << card), player=_at_seat(seat))
            for seat, card in self.exposed
        ]
        faults = [*wrong, *shown, *map(typed, self.other)]
        if not faults:
            return no_words
        return reduce(lambda told, one: Message("fault-and", told=told, fault=one), faults)


def _change(
    what: str, clause: str, seat: int | None = None, amount: int = 0, cards: int = 0, to: str = ""
) -> Change:
    """One thing that a ruling changes: ``takes-back`` (cards), ``pays`` (amount), ``barred``,
    ``void``, ``gets-back`` (amount), ``pot`` (amount that stays in it), ``deals``."""
    who = Player("") if seat is None else _at_seat(seat)
    text = {
        "takes-back": lambda: _taken_back(who, cards),
        "pays": lambda: Message("boure-puts-into-the-next-pot", player=who, amount=amount),
        "barred": lambda: Message("boure-may-not-win-this-hand", player=who),
        "void": lambda: Message("boure-the-hand-is-void"),
        "gets-back": lambda: Message("boure-gets-back", player=who, amount=amount),
        "pot": lambda: Message("boure-so-many-stay-in-the-pot", amount=amount),
        "deals": lambda: Message("boure-deals-next", player=who),
    }[what]()
    return Change(what, clause, text, seat, amount, cards, to)


def _taken_back(who: Player, cards: int) -> Message:
    if not cards:
        return Message("boure-takes-it-back", player=who)
    return Message("takes-back", player=who, cards=_signs(cards))


def _at_seat(seat: int) -> Player:
    """The player of a seat, by its letter."""
    return Player(LETTERS[seat])


def _signs(cards: int) -> Signs:
    return Signs(format_cards(cards))


@dataclass(frozen=True, repr=False)  # a repr may be logged, and logs carry no cards
class Act:
    """One physical act and the position before it."""

    seat: int
    action: int
    before: Hand
    out_of_turn: bool = False
    taken_back: bool = False


@dataclass(frozen=True)
class Settlement:
    """The end of a hand, before anybody takes the pot.

    ``counted`` is the pot; those who bouréd or reneged count it first (RAP-39).
    """

    counted: int
    counters: tuple[int, ...]
    result: Result


class OpenReferee(TableReferee):
    """Keeps one hand as a real table does; see the module.

    hand: dealt, or at a position; the referee works on a copy. fell: the deal as it fell, if it
    was a wrong one. false_call: the remedy for a call that is not proven, one of FALSE_CALLS.
    """

    CLAUSE = "LLAA-BOURE-33"
    LATE = ("renege",)
    UNTIL = "OP-BOURE-10"

    def __init__(self, hand: Hand, fell: Fell | None = None, false_call: str = "none") -> None:
        if false_call not in FALSE_CALLS:
            raise ValueError(f"false_call: {false_call!r}. Choose {', '.join(FALSE_CALLS)}")
        self.hand = hand.copy()
        self.fell = fell
        self.false_call = false_call
        self.acts: list[Act] = []
        self.rulings: list[Ruling] = []
        self.void = False
        self.pot_taken = False
        self.dead: set[int] = set()
        """Seats put out of the event in this hand."""
        self._marked: set[int] = set()
        self._ruled: set[int] = set()  # places in acts whose renege has been ruled
        self._fines = [0] * hand.seats

    # --- what a table asks

    @classmethod
    def of(cls, hand: Hand, options: Mapping[str, object]) -> "OpenReferee":
        return cls(hand, false_call=str(options.get("false_call", FALSE_CALLS[0])))

    @classmethod
    def card_lines(
        cls, rules: Rules, options: Mapping[str, object]
    ) -> tuple[tuple[str, Message, str], ...]:
        """Say what a false call costs, too."""
        cost = str(options.get("false_call", FALSE_CALLS[0]))
        clause = CLAUSES[rules.book]["false"]
        told = Message("boure-what-a-false-call-costs", cost=cost)
        return (*super().card_lines(rules, options), ("false_call", told, clause))

    def reach(self, seat: int, early: bool, lies: bool) -> Reach:
        """Every card; and the leads of several that are due (RAP-26): they go down no other way.
        Staying and drawing are said aloud."""
        hand = self.hand
        if early and (lies or not self._waits(seat)):
            return NOTHING
        if hand.phase == "play":
            return Reach(verb="play", together="acts")
        if not early:
            return GUIDED
        if hand.phase == "stay":
            return Reach(words=("stay", "pass"))
        return Reach(words=("draw",), draw_max=hand.draw_limit)

    def beyond(self, seat: int, action: int, early: bool) -> Beyond | None:
        """Out of turn: what is done now, by one who has still to do it."""
        hand, count = self.hand, cards_of(action).bit_count()
        if not early:
            return None
        if not self._waits(seat):
            return Beyond(Message("you-are-not-in-this-hand-now"), Message("wait-for-the-next"))
        now = {"stay": ("stay", "pass"), "draw": ("draw",), "play": ("play",)}[hand.phase]
        if verb_of(action) not in now:
            return Beyond(Message("that-is-not-done-now"), Message("say-one-of", acts=now))
        if hand.phase == "play" and count != 1:
            return Beyond(Message("out-of-turn-one-card-goes-down"), Message("choose-one-card"))
        if count > 1 and count > hand.draw_limit:
            why = Message("that-is-more-than-may-be-changed")
            return Beyond(why, Message("change-fewer"), "LLAA-BOURE-21")
        return None

    def _waits(self, seat: int) -> bool:
        """Has this seat still to do what is done now?"""
        hand = self.hand
        if hand.phase == "stay":
            return seat in hand.dealt_in and seat not in (*hand.staying, *hand.passed)
        if seat not in hand.staying or not hand.hand_of(seat):
            return False
        return hand.phase == "play" or (hand.phase == "draw" and hand.drawn(seat) < 0)

    def face_up(self) -> bool:
        return self.hand.phase == "play"

    def leave(self, seat: int) -> None:
        self.put_out(seat)

    def may_be_called(self) -> tuple[str, ...]:
        played = self.hand.phase == "play" and (self.hand.trick or self.hand.history)
        return ("renege", "turn") if played else ("turn",)

    def awaits_calls(self) -> bool:
        """Only where a card has been played (OP-BOURE-10)."""
        return bool(self.hand.history)

    @staticmethod
    def proved(view: View) -> tuple[tuple[int, int], ...]:
        played = (*view.history, view.trick)
        return shown_reneges(played, lambda card: ORDER.suit_of(card, view.trump))

    # --- what is done

    def act(self, action: int, seat: int | None = None) -> Act:
        """Do an act, legal or not. ``seat`` defaults to the one whose turn it is.

        Raises Impossible for what cannot be done, Illegal for what the table refuses at once: a
        stay, a pass or a draw against the rules, several cards where one is due.
        """
        if self.void:
            raise Impossible(Message("this-hand-is-void"), Message("deal-again"))
        if self.hand.is_over:
            raise Impossible(Message("hand-is-over"), Message("boure-settle-it"))
        seat = self.hand.turn if seat is None else seat
        if seat != self.hand.turn:
            return self._keep(self._out_of_turn(action, seat))
        refusal = self.hand.why_not(action)
        if refusal is not None and not self._can_be_done(action, refusal):
            raise Illegal(refusal)
        act = Act(seat, action, self.hand.copy())
        self.hand.force(action)
        return self._keep(act)

    def _can_be_done(self, action: int, refusal: Refusal) -> bool:
        """A renege is done and may be called. One card at a time; several only where several are
        due, be they too few or the wrong ones (RAP-29)."""
        if refusal.reason not in RENEGES:
            return False
        due = max(cards_of(legal).bit_count() for legal in self.hand.legal_actions())
        return cards_of(action).bit_count() == 1 or due > 1

    def _out_of_turn(self, action: int, seat: int) -> Act:
        if not 0 <= seat < self.hand.seats:
            raise self._no_such_seat(seat)
        cards, held = cards_of(action), self.hand.hand_of(seat)
        if cards & ~held:
            who = _at_seat(seat)
            why = Message("does-not-hold", player=who, cards=_signs(cards))
            cure = Message("holds-nothing", player=who)
            if held:
                cure = Message("holds", player=who, cards=_signs(held))
            raise Impossible(why, cure)
        return Act(seat, action, self.hand.copy(), out_of_turn=True)

    def _no_such_seat(self, seat: int) -> Impossible:
        last = self.hand.seats - 1
        return Impossible(
            Message("referee-no-such-seat", seat=seat), Message("seats-are-up-to", last=last)
        )

    def _keep(self, act: Act) -> Act:
        # what lay there out of turn is put back when the right player acts
        if not act.out_of_turn:
            self._put_back_early_acts()
        self.acts.append(act)
        return act

    def _put_back_early_acts(self) -> None:
        for place, act in enumerate(self.acts):
            if act.out_of_turn and not act.taken_back:
                self.acts[place] = replace(act, taken_back=True)

    # --- calls

    def call(self, call: str, by: int, on: int | None = None, **facts: str) -> Ruling:
        """Judge a call and apply the ruling."""
        ruling = self.judge(call, by, on, **facts)
        self.rulings.append(ruling)
        if not ruling.proven:
            for change in ruling.changes:
                self._fines[by] += change.amount
        elif call == "renege":
            self._apply_renege(ruling)
        elif call == "misdeal":
            self.void = any(change.what == "void" for change in ruling.changes)
        else:
            self._put_back_early_acts()
        return ruling

    def chair(self, ruling: str, on: int | None = None) -> Ruling:
        """The chair's own ruling, which needs no proof (LLAA-T-17): ``renege`` on a seat that is
        in, or ``misdeal``. A renege so ruled is paid for and bars; nothing is taken back.

        Raises Impossible for another ruling, or on a seat that is not in the hand.
        """
        if ruling == "misdeal":
            changes = self._void_changes()
            self.void = True
        elif ruling == "renege" and on is not None and on in self.hand.staying:
            changes = self._renege_changes(self.hand, on)
            self._marked.add(on)
            self.hand.mark_renege(on)
        else:
            why = Message("the-chair-cannot-rule-that", call=repr(ruling))
            raise Impossible(why, Message("boure-rule-renege-or-misdeal"))
        words = Message("boure-the-chair-rules", ruling=ruling)
        if on is not None:
            words = Message("boure-the-chair-rules-on", ruling=ruling, player=_at_seat(on))
        found = Ruling(ruling, CHAIR, on, True, "LLAA-T-17", no_words, words, tuple(changes))
        self.rulings.append(found)
        return found

    def put_out(self, seat: int) -> None:
        """Put a player out of the event: the hand is dead, what they put in stays, they pay nothing
        more and win nothing (OP-X-19). From the draw on their cards are played as the table
        decides."""
        self.dead.add(seat)
        self.hand.put_out(seat)

    def judge(self, call: str, by: int, on: int | None = None, **facts: str) -> Ruling:
        """Work out what a call would come to, changing nothing. Raises Impossible for no such
        call."""
        asked(CALLS, call, on, facts)
        if on is not None and not 0 <= on < self.hand.seats:
            raise self._no_such_seat(on)
        if call == "misdeal":
            return self._judge_misdeal(by)
        assert on is not None
        if call == "turn":
            return self._judge_turn(by, on)
        return self._judge_renege(by, on)

    def _false(self, call: str, by: int, on: int | None, words: Message) -> Ruling:
        """A call that is not proven: play goes on, and the call is kept."""
        changes: tuple[Change, ...] = ()
        if self.false_call == "pays-ante":
            amount = min(self.hand.rules.ante, self.hand.stacks[by] - self._fines[by])
            changes = (_change("pays", self._cite("false"), by, amount, to="next pot"),)
        return Ruling(call, by, on, False, self._cite("false"), no_words, words, changes)

    # --- renege

    def renege_of(self, place: int) -> Refusal | None:
        """Say why the act at this place was a renege, by the game's own rules; None if it was
        not."""
        act = self.acts[place]
        if act.out_of_turn or verb_of(act.action) != "play":
            return None
        return act.before.why_not(act.action)

    def _offence(self, on: int) -> int | None:
        """The place of the latest renege of a seat that has not been ruled on."""
        for place in reversed(range(len(self.acts))):
            act = self.acts[place]
            open_still = act.seat == on and place not in self._ruled and not act.taken_back
            if open_still and self.renege_of(place) is not None:
                return place
        return None

    def _can_be_put_right(self, place: int) -> bool:
        """Until the next trick's lead (OP-BOURE-10), where the rules take cards back at all."""
        if self.hand.rules.renege != "take-back":
            return False
        later = [a for a in self.acts[place + 1 :] if not a.out_of_turn and not a.taken_back]
        return all(act.before.trick for act in later)

    def _judge_renege(self, by: int, on: int) -> Ruling:
        place = self._offence(on)
        who = _at_seat(on)
        if place is None:
            return self._false("renege", by, on, Message("boure-did-not-renege", player=who))
        refusal = self.renege_of(place)
        assert refusal is not None
        act = self.acts[place]
        reason = RENEGES[refusal.reason]
        cards = cards_of(act.action)
        what = Message("boure-reneged-with", player=who, reason=reason, cards=_signs(cards))
        clause = self._renege_clause(refusal.reason)
        if self.pot_taken:
            words = Message("boure-renege-the-pot-is-taken", what=what)
            return Ruling("renege", by, on, True, "OP-BOURE-10", reason, words)
        changes = []
        if self._can_be_put_right(place):
            changes.append(_change("takes-back", self._cite("take-back"), on, cards=cards))
            words = Message("boure-renege-is-put-right", what=what)
        else:
            cited = Clause(self._cite("play-on"))
            words = Message("boure-renege-play-goes-on", what=what, clause=cited)
        changes += self._renege_changes(act.before, on)
        return Ruling("renege", by, on, True, clause, reason, words, tuple(changes))

    def _renege_changes(self, position: Hand, on: int) -> list[Change]:
        """Work out what a reneger pays, and that they are barred; nothing more for one who is
        already."""
        if on in self._marked:
            return []
        amount = match_of(position, on, self._marked)
        return [
            _change("pays", self._cite("match"), on, amount, to="next pot"),
            _change("barred", self._cite("bar"), on),
        ]

    def _renege_clause(self, reason: str) -> str:
        if reason == "forced-lead":
            return self._cite("forced-lead")
        return self._cite("duty" if reason == "must-trump" else "renege")

    def _cite(self, what: str) -> str:
        return CLAUSES[self.hand.rules.book][what]

    def _apply_renege(self, ruling: Ruling) -> None:
        on = ruling.on
        assert on is not None
        place = self._offence(on)
        if self.pot_taken or place is None:
            return
        self._ruled.add(place)
        self._marked.add(on)
        if any(change.what == "takes-back" for change in ruling.changes):
            self.hand = self.acts[place].before.copy()
            for later in range(place, len(self.acts)):
                self.acts[later] = replace(self.acts[later], taken_back=True)
            for seat in self.dead:
                self.hand.put_out(seat)
        for seat in self._marked:
            self.hand.mark_renege(seat)

    # --- misdeal and turn

    def _judge_misdeal(self, by: int) -> Ruling:
        what = self.fell.faults(self.hand.dealt_in) if self.fell else no_words
        if not what:
            return self._false("misdeal", by, None, Message("deal-is-right"))
        if self.pot_taken or any(verb_of(act.action) == "play" for act in self._standing()):
            words = Message("boure-misdeal-found-late", what=what)
            return Ruling("misdeal", by, None, True, "OP-BOURE-14", what, words)
        changes = self._void_changes()
        dealer = _at_seat(self.next_dealer())
        words = Message("boure-a-misdeal-deals-next", what=what, player=dealer)
        clause = self._cite("misdeal")
        return Ruling("misdeal", by, None, True, clause, what, words, tuple(changes))

    def _void_changes(self) -> list[Change]:
        """Work out what a misdeal changes: the hand, the chips paid to stay, the deal."""
        back = self._stakes_given_back()
        return [
            _change("void", self._cite("misdeal")),
            *(_change("gets-back", "OP-X-02", seat, amount) for seat, amount in back),
            _change("pot", self._cite("pot"), amount=self.hand.pot - sum(a for _, a in back)),
            _change("deals", self._cite("next-deal"), self.next_dealer()),
        ]

    def _standing(self) -> list[Act]:
        return [act for act in self.acts if not act.taken_back and not act.out_of_turn]

    def _stakes_given_back(self) -> list[tuple[int, int]]:
        """The chips paid to stay (OP-X-02), unless a draw has been had for them (OP-BOURE-14)."""
        hand = self.hand
        if any(hand.drawn(seat) >= 0 for seat in hand.staying):
            return []
        return [(seat, stake) for seat, stake in enumerate(hand.stakes) if stake]

    def next_dealer(self) -> int:
        """The next seat to the left that can be dealt in (LLAA-BOURE-07, 14; RAP-42)."""
        stacks = self.hand.result().stacks if self.hand.is_over and not self.void else None
        playing = [seat for seat in self.hand.dealt_in if seat not in self.dead]
        live = [seat for seat in playing if stacks is None or stacks[seat] > 0]
        seats = self.hand.seats
        order = [(self.hand.dealer + step) % seats for step in range(1, seats + 1)]
        return next((seat for seat in order if seat in live), self.hand.dealer)

    def _judge_turn(self, by: int, on: int) -> Ruling:
        who = _at_seat(on)
        early = [a for a in self.acts if a.seat == on and a.out_of_turn and not a.taken_back]
        if not early:
            why = Message("did-not-act-out-of-turn", player=who)
            return self._false("turn", by, on, why)
        due = _at_seat(self.hand.turn)
        words = Message("boure-acted-out-of-turn-put-back", player=who, other=due)
        reason = Message("acted-out-of-turn")
        changes = tuple(
            _change("takes-back", self._cite("turn"), on, cards=cards_of(act.action))
            for act in early
        )
        return Ruling("turn", by, on, True, self._cite("turn"), reason, words, changes)

    # --- the end

    def settlement(self) -> Settlement:
        """The counted pot, who counts it, and what the hand comes to. Raises Impossible before."""
        result = self.result()
        counters = tuple(sorted({*result.boures, *result.renegers}))
        return Settlement(result.pot, counters, result)

    def take_pot(self) -> Settlement:
        """Close the hand: from here no call changes it (OP-BOURE-10)."""
        settled = self.settlement()
        self.pot_taken = True
        return settled

    def result(self) -> Result:
        """The game's result, with what false calls cost and what a misdeal gives back."""
        if self.void:
            return self._void_result()
        if not self.hand.is_over:
            raise Impossible(Message("the-hand-is-not-over"), Message("play-the-hand-to-its-end"))
        result = self.hand.result()
        fines = self._fines_paid(result.stacks)
        stacks = tuple(s - f for s, f in zip(result.stacks, fines, strict=True))
        return replace(result, stacks=stacks, next_pot=result.next_pot + sum(fines))

    def _fines_paid(self, stacks: Sequence[int]) -> list[int]:
        """Take the cost of false calls; nobody puts in more than they have."""
        return [min(fine, stack) for fine, stack in zip(self._fines, stacks, strict=True)]

    def _void_stacks(self) -> list[int]:
        """The stacks after a misdeal, with the chips paid to stay that go back."""
        back = dict(self._stakes_given_back())
        return [stack + back.get(seat, 0) for seat, stack in enumerate(self.hand.stacks)]

    def _void_result(self) -> Result:
        none = (0,) * self.hand.seats
        before = self._void_stacks()
        fines = self._fines_paid(before)
        pot = self.hand.pot - sum(amount for _, amount in self._stakes_given_back())
        return Result(
            ending="void",
            tricks=none,
            winner=None,
            boures=(),
            renegers=(),
            paid=none,
            stacks=tuple(s - f for s, f in zip(before, fines, strict=True)),
            next_pot=pot + sum(fines),
            owed=(ANTED,) * self.hand.seats,
            pot=pot,
        )

    def movements(self) -> list[Movement]:
        """Every movement so far: the game's own, and those of rulings."""
        hand = self.hand
        moved = hand.movements()
        if self.void:
            back = self._stakes_given_back()
            moved += [Movement(None, amount, seat, "OP-X-02") for seat, amount in back]
            rest = self.hand.pot - sum(amount for _, amount in back)
            moved.append(Movement(None, rest, "next-pot", self._cite("pot")))
        if self.void:
            left: Sequence[int] = self._void_stacks()
        else:
            left = hand.result().stacks if hand.is_over else hand.stacks
        fines = [(seat, amount) for seat, amount in enumerate(self._fines_paid(left)) if amount]
        false = self._cite("false")
        return moved + [Movement(seat, amount, "next-pot", false) for seat, amount in fines]


def match_of(before: Hand, seat: int, marked: set[int]) -> int:
    """Work out what a reneger will put into the next pot: the game plays itself to its end and is
    asked.

    The pot does not grow in the play and a reneger cannot win it, so any way to the end will do.
    """
    hand = before.copy()
    for other in {*marked, seat}:
        hand.mark_renege(other)
    while not hand.is_over:
        hand.apply(hand.legal_actions()[0])
    result = hand.result()
    return result.paid[seat] or max(result.owed[seat], 0)
