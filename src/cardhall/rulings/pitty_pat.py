"""Pitty-Pat at a real table: what is done is done, and somebody may call it.

``OpenReferee`` keeps every act with the position before it. What the rules forbid but hands can do
lies there, seen by all, until it is called or the right player acts; then it is put back. Two such
acts nobody can see while they are done, and play goes on after them: a live card thrown where a
dead one must go first, a card let go by that she must take.

- **flip** (LLAA-PITTY-12, 13, OP-PITTY-06): a card came face up in the deal. It is the first card
  played and she gets another; a second one is buried in the stock. Until somebody has answered.
- **claim** (LLAA-PITTY-14, OP-PITTY-05, 07): she wants the card on offer, or one that has gone by.
  Upheld while it is her turn still, also where another has reached for it before her.
- **turn**: a card taken, thrown or refused by one who is not to act; who has let the card go by has
  lost her turn (14), others wait for theirs (OP-PITTY-05). It is put back.
- **wrong**: an act against the rules in her turn: a pair broken (10), cards paired that are not
  alike (04), a live card before a dead one (08), a card let go by that she must take (OP-PITTY-01).
  It is put back while nobody has acted after it; later it stands as it lies, and the chair rules.

The book names no penalty for any of these, and no remedy for other faults of the deal: the chair
rules (LLAA-T-17), who may also declare a game void (``chair``). A call that is not proven changes
nothing and is kept.

Pure: no clock, no chance, no ids. Seats are numbers from 0, clockwise.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from cardhall.cards.notation import CardError, card_list, format_card, parse_card
from cardhall.cards.table import LETTERS
from cardhall.games.pitty_pat import (
    PASS_ACTION,
    TAKE_ACTION,
    THROW_ACTION,
    Hand,
    Movement,
    Refusal,
    Result,
    RulesError,
    cards_of,
    format_action,
    verb_of,
)
from cardhall.rulings.referee import CHAIR, Ask, Call, Change, End, Impossible, Ruling, asked

CALLS: dict[str, Call] = {
    call.name: call
    for call in (
        Call(
            "flip",
            "A card came face up in the deal, on its way to somebody",
            ("LLAA-PITTY-12", "LLAA-PITTY-13", "OP-PITTY-06"),
            asks=(Ask("card", "Which card?"),),
        ),
        Call(
            "claim",
            "Wants the card on offer, or one that has gone by",
            ("LLAA-PITTY-14", "OP-PITTY-05", "OP-PITTY-07"),
            on=False,
        ),
        Call(
            "turn",
            "Took, threw or answered when it was not her turn",
            ("LLAA-PITTY-14", "OP-PITTY-01", "OP-PITTY-05"),
        ),
        Call(
            "wrong",
            "Broke a pair, paired what is not alike, or threw or kept the wrong card",
            ("LLAA-PITTY-04", "LLAA-PITTY-08", "LLAA-PITTY-10", "OP-PITTY-01"),
        ),
    )
}
"""What may be called at a table."""

CHAIR_CLAUSE = "LLAA-T-17"


@dataclass(frozen=True)
class Dealt:
    """The deal as it went: the pack's order (top first), a second order for the place of a buried
    card, and which cards off the pack (0 is the top one) came face up on their way to somebody,
    with nothing done about it."""

    deck: tuple[int, ...]
    spare: tuple[int, ...] | None = None
    flips: tuple[int, ...] = ()


@dataclass(frozen=True, repr=False)  # a repr may be logged, and logs carry no cards
class Act:
    """One physical act and the position before it.

    lies: it is no act of the game, and lies there; why: what the rules say against it.
    """

    seat: int
    action: int
    before: Hand
    lies: bool = False
    why: Refusal | None = None
    put_back: bool = False


class OpenReferee(End[Result, Movement]):
    """Keeps one game as a real table does; see the module.

    hand: dealt, or in the middle of a game; the referee works on a copy. dealt: how it was dealt,
    where a card came face up in it.
    """

    hand: Hand

    def __init__(self, hand: Hand, dealt: Dealt | None = None) -> None:
        self.hand = hand.copy()
        self.dealt = dealt
        self.acts: list[Act] = []
        self.rulings: list[Ruling] = []
        self.void = False
        self._flipped: list[int] = []  # places in the deck whose flip has been ruled

    # --- what is done

    def act(self, action: int, seat: int | None = None) -> Act:
        """Do an act, legal or not. ``seat`` defaults to the one whose turn it is. Raises Impossible
        for what nobody could do."""
        if self.void or self.hand.is_over:
            raise Impossible("this game is over", "Deal the next one")
        seat = self.hand.turn if seat is None else seat
        if not 0 <= seat < self.hand.seats or seat not in self.hand.dealt_in:
            raise Impossible(f"no seat {seat} plays", "Name a seat that is dealt in")
        self._check_possible(action, seat)
        before = self.hand.copy()
        why = self._why_not(action, seat)
        if why is None:
            self._put_back_what_lies()
            self.hand.apply(action)
            return self._keep(Act(seat, action, before))
        if seat == self.hand.turn and why.reason in ("dead-first", "must-take"):
            self._put_back_what_lies()
            self.hand.force(action)
            return self._keep(Act(seat, action, before, why=why))
        return self._keep(Act(seat, action, before, lies=True, why=why))

    def _check_possible(self, action: int, seat: int) -> None:
        verb, cards = verb_of(action), cards_of(action)
        if action not in (TAKE_ACTION, PASS_ACTION, THROW_ACTION | cards):
            raise Impossible(f"{action} is no act", "Use an action of Pitty-Pat")
        if verb == "take" and self.hand.upcard < 0:
            raise Impossible("no card is on offer", "Let somebody throw one, or call a claim")
        held = self.hand.singles_of(seat) | self.hand.pairs_of(seat)
        if verb == "throw" and (cards.bit_count() != 1 or cards & ~held):
            raise Impossible(
                f"{LETTERS[seat]} cannot {format_action(action)}", "One card that she holds"
            )

    def _why_not(self, action: int, seat: int) -> Refusal | None:
        if seat == self.hand.turn:
            return self.hand.why_not(action)
        if action == TAKE_ACTION:
            return self.hand.why_no_claim(seat)
        return Refusal("not-her-turn", "OP-PITTY-01", f"It is {LETTERS[self.hand.turn]}'s turn")

    def _keep(self, act: Act) -> Act:
        self.acts.append(act)
        return act

    def _lying(self, on: int | None = None) -> list[int]:
        return [
            place
            for place, act in enumerate(self.acts)
            if act.lies and not act.put_back and on in (None, act.seat)
        ]

    def _put_back_what_lies(self) -> None:
        for place in self._lying():
            self.acts[place] = replace(self.acts[place], put_back=True)

    # --- calls

    def judge(self, call: str, by: int, on: int | None = None, **facts: str) -> Ruling:
        """What a call would come to, changing nothing. Raises Impossible for what cannot be
        called."""
        asked(CALLS, call, on, facts)
        if on is not None and on not in self.hand.dealt_in:
            raise Impossible(f"no seat {on} plays", "Name a seat that is dealt in")
        if self.void:
            raise Impossible("this game is void", "Deal the next one")
        if call == "flip":
            assert on is not None
            return self._judge_flip(by, on, facts)
        if call == "claim":
            return self._judge_claim(by)
        assert on is not None
        return self._judge_turn(by, on) if call == "turn" else self._judge_wrong(by, on)

    def call(self, call: str, by: int, on: int | None = None, **facts: str) -> Ruling:
        """Judge a call and apply the ruling."""
        ruling = self.judge(call, by, on, **facts)
        self.rulings.append(ruling)
        what = {change.what for change in ruling.changes}
        if "first-card" in what or "buried" in what:
            place = self._flip(ruling.on, facts)
            assert place is not None
            self._flipped.append(place)
            self.hand = self._dealt_with(self._flipped)
            self.acts = [replace(act, put_back=True) for act in self.acts]
        if "plays-on-from" in what:
            place = self._last_done()
            assert place is not None
            self.hand = self.acts[place].before.copy()
            self.acts[place] = replace(self.acts[place], put_back=True)
        if "takes-back" in what:
            self._put_back_what_lies()
        if "takes" in what:
            self.act(TAKE_ACTION, by)
        return ruling

    def chair(self, call: str, on: int | None = None, **facts: str) -> Ruling:
        """The chair's own ruling, which needs no proof (LLAA-T-17): ``void``, and nobody is paid.
        Raises Impossible for another."""
        if call != "void" or on is not None or facts or self.void:
            raise Impossible(f"the chair cannot rule {call!r} here", "Rule void")
        text = "nobody is paid, and the deal passes"
        void = Change("void", CHAIR_CLAUSE, text)
        words = f"the chair rules this game void: {text}"
        ruling = Ruling("void", CHAIR, None, True, CHAIR_CLAUSE, "", words, (void,))
        self.rulings.append(ruling)
        self.void = True
        return ruling

    def _false(
        self, call: str, by: int, on: int | None, words: str, clause: str = CHAIR_CLAUSE
    ) -> Ruling:
        """A call that is not proven: play goes on, and the call is kept."""
        return Ruling(call, by, on, False, clause, "", f"{words}: play goes on")

    # --- a card flipped in the deal

    def _judge_flip(self, by: int, on: int, facts: Mapping[str, str]) -> Ruling:
        who = LETTERS[on]
        place = self._flip(on, facts)
        if place is None:
            return self._false("flip", by, on, f"no card came face up on its way to {who}")
        assert self.dealt is not None
        card = format_card(self.dealt.deck[place])
        reason = f"{card} came face up on its way to {who}"
        if any(not act.lies for act in self.acts):
            words = f"{reason}; somebody has answered since, and the game goes on as it lies"
            return Ruling("flip", by, on, True, "OP-PITTY-06", reason, words)
        another = Change("gets-another", "LLAA-PITTY-12", f"{who} is given another card", on)
        if place == min([place, *self._flipped]):
            changes = [Change("first-card", "LLAA-PITTY-12", f"{card} is the first card played")]
            if self._flipped:
                other = format_card(self.dealt.deck[min(self._flipped)])
                changes.append(Change("buried", "LLAA-PITTY-13", f"{other} is buried in the stock"))
            words = f"{reason}: it is the first card played"
            return Ruling("flip", by, on, True, "LLAA-PITTY-12", reason, words, (*changes, another))
        buried = Change("buried", "LLAA-PITTY-13", f"{card} is buried in the stock")
        another = replace(another, clause="LLAA-PITTY-13")
        words = f"{reason}, not the first: it is buried in the stock"
        return Ruling("flip", by, on, True, "LLAA-PITTY-13", reason, words, (buried, another))

    def _flip(self, on: int | None, facts: Mapping[str, str]) -> int | None:
        """The place in the deck of a card that came face up on its way to a seat, and of which
        nobody has spoken yet. Raises Impossible for an answer that is no card."""
        try:
            named = parse_card(facts["card"]) if "card" in facts else -1
        except CardError as error:
            raise Impossible(error.text, error.cure) from None
        if self.dealt is None:
            return None
        for place in sorted(self.dealt.flips):
            fits = named in (-1, self.dealt.deck[place])
            if fits and place not in self._flipped and self._receiver(place) == on:
                return place
        return None

    def _receiver(self, place: int) -> int:
        """The seat to whom the card at this place was going: each flip ruled on before it has put
        the others back by one."""
        seats = self.hand.dealt_in
        order = [s for s in seats if s > self.hand.dealer] + [
            s for s in seats if s <= self.hand.dealer
        ]
        before = sum(other < place for other in self._flipped)
        return order[(place - before) % len(order)]

    def _dealt_with(self, flips: Sequence[int]) -> Hand:
        assert self.dealt is not None
        hand = Hand(self.hand.rules, self.hand.dealer, self.hand.seats, self.hand.dealt_in)
        try:
            hand.deal(self.dealt.deck, self.dealt.spare, flips)
        except RulesError as error:
            raise Impossible(str(error).removesuffix(f". {error.cure}"), error.cure) from None
        return hand

    # --- claims and turns

    def _judge_claim(self, by: int) -> Ruling:
        who = LETTERS[by] if by >= 0 else ""
        if by < 0:
            raise Impossible("a claim is a player's", "Say who wants the card")
        refusal = self.hand.why_no_claim(by) if not self.hand.is_over else None
        if self.hand.is_over:
            return self._false("claim", by, None, "the game is over", "LLAA-PITTY-14")
        if refusal is not None:
            return self._false("claim", by, None, self._said(refusal, who), refusal.clause)
        card = format_card(self.hand.upcard)
        early = [self.acts[place] for place in self._lying()]
        changes = [
            self._takes_back(act, "OP-PITTY-05") for act in early if act.action == TAKE_ACTION
        ]
        changes.append(Change("takes", "OP-PITTY-05", f"{who} takes {card}", by))
        words = f"{who} is asked before the others and takes {card}"
        reason = "her turn has not passed"
        return Ruling("claim", by, None, True, "OP-PITTY-05", reason, words, tuple(changes))

    def _said(self, refusal: Refusal, who: str) -> str:
        if refusal.reason == "missed-turn":
            return f"{who} has let the card go by, and a missed turn is lost"
        return f"{who} may not take it: {refusal.text[0].lower()}{refusal.text[1:]}"

    def _takes_back(self, act: Act, clause: str) -> Change:
        who, cards = LETTERS[act.seat], card_list(cards_of(act.action))
        if act.action == TAKE_ACTION:
            text = f"{who} puts {format_card(act.before.upcard)} back"
            cards = [act.before.upcard]
        elif act.action == PASS_ACTION:
            text = f"{who} has not answered yet"
        else:
            text = f"{who} takes back {format_card(cards[0])}"
        mask = sum(1 << card for card in cards)
        return Change("takes-back", clause, text, act.seat, cards=mask)

    def _judge_turn(self, by: int, on: int) -> Ruling:
        who = LETTERS[on]
        early = [self.acts[place] for place in self._lying(on)]
        early = [act for act in early if act.before.turn != on]
        if not early:
            return self._false("turn", by, on, f"{who} has not acted out of turn")
        act = early[-1]
        assert act.why is not None
        late = act.why.reason == "missed-turn"
        reason = "her turn was lost" if late else "acted out of turn"
        turn = LETTERS[self.hand.turn]
        words = f"{who} {'had let it go by' if late else reason}: it is put back, {turn} is to act"
        changes = tuple(self._takes_back(each, act.why.clause) for each in early)
        return Ruling("turn", by, on, True, act.why.clause, reason, words, changes)

    # --- acts against the rules

    def _last_done(self) -> int | None:
        """The place of the last act of the game that stands."""
        done = [n for n, act in enumerate(self.acts) if not act.lies and not act.put_back]
        return done[-1] if done else None

    def _judge_wrong(self, by: int, on: int) -> Ruling:
        who = LETTERS[on]
        lying = [self.acts[place] for place in self._lying(on)]
        lying = [act for act in lying if act.before.turn == on]
        if lying:
            act = lying[-1]
            assert act.why is not None
            reason = REASONS.get(act.why.reason, "did what was not to be done")
            words = f"{who} {reason}: it is put back, and {who} is to act"
            changes = tuple(self._takes_back(each, act.why.clause) for each in lying)
            return Ruling("wrong", by, on, True, act.why.clause, reason, words, changes)
        hidden = [
            place
            for place, act in enumerate(self.acts)
            if act.seat == on and act.why is not None and not act.lies and not act.put_back
        ]
        if not hidden:
            return self._false("wrong", by, on, f"{who} has done nothing against the rules")
        act = self.acts[hidden[-1]]
        assert act.why is not None
        reason = REASONS[act.why.reason]
        if hidden[-1] != self._last_done():
            words = f"{who} {reason}; others have acted since: the game goes on as it lies"
            return Ruling("wrong", by, on, True, CHAIR_CLAUSE, reason, words)
        text = f"{who} {'takes back ' + format_action(act.action).removeprefix('throw ')}"
        if act.action == PASS_ACTION:
            text = f"{who} answers again"
        change = Change("plays-on-from", act.why.clause, text, on, cards=cards_of(act.action))
        words = f"{who} {reason}: it is put right"
        return Ruling("wrong", by, on, True, act.why.clause, reason, words, (change,))


REASONS = {
    "pair": "broke a pair",
    "no-match": "paired what is not alike",
    "dead-first": "threw a live card before a dead one",
    "must-take": "let go by what she must take",
    "not-now": "did what was not to be done now",
    "one-card": "threw more than one card",
    "not-held": "threw a card that she does not hold",
}
"""What was wrong, by the game's own reasons."""
