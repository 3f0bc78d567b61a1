"""Pitty-Pat at a real table: what is done is done, and somebody may call it.

``OpenReferee`` keeps every act with the position before it. What the rules forbid but hands can do
lies there, seen by all, until it is called or the right player acts; then it is put back. Two such
acts nobody can see while they are done, and play goes on after them: a live card thrown where a
dead one must go first, a card let go by that must be taken.

- **flip** (LLAA-PITTY-12, 13, OP-PITTY-06): a card came face up in the deal. It is the first card
  played and the player gets another; a second one is buried in the stock. Until somebody has
  answered.
- **claim** (LLAA-PITTY-14, OP-PITTY-05, 07): the player wants the card on offer, or one that has
  gone by. Upheld while it is still the player's turn, also where another reached for it first.
- **turn**: a card taken, thrown or refused by one who is not to act; who has let the card go by has
  lost the turn (14), others wait for theirs (OP-PITTY-05). It is put back.
- **wrong**: an act against the rules in turn: a pair broken (10), cards paired that are not
  alike (04), a live card before a dead one (08), a card let go by that must be taken (OP-PITTY-01).
  It is put back while nobody has acted after it; later it stands as it lies, and the chair rules.

The book names no penalty for any of these, and no remedy for other faults of the deal: the chair
rules (LLAA-T-17), who may also declare a game void (``chair``). A call that is not proven changes
nothing and is kept.

Pure: no clock, no chance, no ids. Seats are numbers from 0, clockwise.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from cardhall.cards.notation import CardError, card_list, format_cards, parse_card
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
    verb_of,
)
from cardhall.messages import Message, Player, Signs, no_words
from cardhall.rulings.at_table import NOTHING, Beyond, Reach, TableReferee
from cardhall.rulings.referee import CHAIR, Ask, Call, Change, End, Impossible, Ruling, asked

CALLS: dict[str, Call] = {
    call.name: call
    for call in (
        Call(
            "flip",
            Message("pitty-pat-a-card-came-face-up-in-the-deal"),
            ("LLAA-PITTY-12", "LLAA-PITTY-13", "OP-PITTY-06"),
            asks=(Ask("card", Message("which-card")),),
        ),
        Call(
            "claim",
            Message("pitty-pat-wants-the-card"),
            ("LLAA-PITTY-14", "OP-PITTY-05", "OP-PITTY-07"),
            on=False,
        ),
        Call(
            "turn",
            Message("pitty-pat-took-threw-or-answered-out-of-turn"),
            ("LLAA-PITTY-14", "OP-PITTY-01", "OP-PITTY-05"),
        ),
        Call(
            "wrong",
            Message("pitty-pat-did-what-is-against-the-rules"),
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


class OpenReferee(End[Result, Movement], TableReferee):
    """Keeps one game as a real table does; see the module.

    hand: dealt, or in the middle of a game; the referee works on a copy. dealt: how it was dealt,
    where a card came face up in it.
    """

    hand: Hand
    CLAUSE = "LLAA-PITTY-14"
    BY_ITSELF = False  # what hands do, hands say

    def __init__(self, hand: Hand, dealt: Dealt | None = None) -> None:
        self.hand = hand.copy()
        self.dealt = dealt
        self.acts: list[Act] = []
        self.rulings: list[Ruling] = []
        self.void = False
        self._flipped: list[int] = []  # places in the deck whose flip has been ruled

    # --- what a table asks

    def reach(self, seat: int, early: bool, lies: bool) -> Reach:
        """Every single card, and the one on offer. Pairs lie apart, and the table keeps them
        together."""
        hand = self.hand
        if seat not in hand.dealt_in or (early and lies):
            return NOTHING
        pairs = hand.pairs_of(seat)
        words = ("take", "pass") if hand.phase == "offer" else ()
        return Reach(verb="throw", but=dict.fromkeys(card_list(pairs)), words=words)

    def beyond(self, seat: int, action: int, early: bool) -> Beyond | None:
        if seat not in self.hand.dealt_in:
            return Beyond(Message("you-are-not-in-this-game"), Message("wait-for-the-next"))
        if cards_of(action) & self.hand.pairs_of(seat):
            why, cure = Message("a-pair-stays-together"), Message("throw-a-single-card")
            return Beyond(why, cure, "LLAA-PITTY-10")
        return None

    def may_be_called(self) -> tuple[str, ...]:
        return ("turn", "wrong", "claim") if self.hand.phase == "offer" else ("turn", "wrong")

    # --- what is done

    def act(self, action: int, seat: int | None = None) -> Act:
        """Do an act, legal or not. ``seat`` defaults to the one whose turn it is. Raises Impossible
        for what nobody could do."""
        if self.void or self.hand.is_over:
            raise Impossible(Message("this-game-is-over"), self.INSTEAD)
        seat = self.hand.turn if seat is None else seat
        if not 0 <= seat < self.hand.seats or seat not in self.hand.dealt_in:
            raise _no_such_seat(seat)
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
            why = Message("that-is-no-act", action=str(action))
            raise Impossible(why, Message("pitty-pat-use-an-action"))
        if verb == "take" and self.hand.upcard < 0:
            why = Message("pitty-pat-no-card-is-on-offer")
            raise Impossible(why, Message("pitty-pat-let-somebody-throw-one"))
        held = self.hand.singles_of(seat) | self.hand.pairs_of(seat)
        if verb == "throw" and (cards.bit_count() != 1 or cards & ~held):
            why = Message("pitty-pat-cannot-throw", player=_at_seat(seat), cards=_signs(cards))
            raise Impossible(why, Message("pitty-pat-one-card-in-that-hand"))

    def _why_not(self, action: int, seat: int) -> Refusal | None:
        if seat == self.hand.turn:
            return self.hand.why_not(action)
        if action == TAKE_ACTION:
            return self.hand.why_no_claim(seat)
        due = Message("it-is-the-turn-of", player=_at_seat(self.hand.turn))
        return Refusal("not-your-turn", "OP-PITTY-01", due)

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
        """Work out what a call would come to, changing nothing. Raises Impossible for what cannot
        be called."""
        asked(CALLS, call, on, facts)
        if on is not None and on not in self.hand.dealt_in:
            raise _no_such_seat(on)
        if self.void:
            raise Impossible(self.IS_VOID, self.INSTEAD)
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
            why = Message("the-chair-cannot-rule-that", call=repr(call))
            raise Impossible(why, Message("rule-void"))
        void = Change("void", CHAIR_CLAUSE, Message("pitty-pat-nobody-is-paid"))
        words = Message("pitty-pat-the-chair-rules-it-void")
        ruling = Ruling("void", CHAIR, None, True, CHAIR_CLAUSE, no_words, words, (void,))
        self.rulings.append(ruling)
        self.void = True
        return ruling

    def _false(
        self, call: str, by: int, on: int | None, why: Message, clause: str = CHAIR_CLAUSE
    ) -> Ruling:
        """A call that is not proven: play goes on, and the call is kept."""
        words = Message("and-play-goes-on", why=why)
        return Ruling(call, by, on, False, clause, no_words, words)

    # --- a card flipped in the deal

    def _judge_flip(self, by: int, on: int, facts: Mapping[str, str]) -> Ruling:
        who, place = _at_seat(on), self._flip(on, facts)
        if place is None:
            why = Message("pitty-pat-no-card-came-face-up", player=who)
            return self._false("flip", by, on, why)
        assert self.dealt is not None
        card = _signs(1 << self.dealt.deck[place])
        reason = Message("pitty-pat-came-face-up", cards=card, player=who)
        if any(not act.lies for act in self.acts):
            words = Message("pitty-pat-flip-found-late", reason=reason)
            return Ruling("flip", by, on, True, "OP-PITTY-06", reason, words)
        another = Message("pitty-pat-is-given-another-card", player=who)
        if place == min([place, *self._flipped]):
            first = Message("pitty-pat-is-the-first-card-played", cards=card)
            changes = [Change("first-card", "LLAA-PITTY-12", first)]
            if self._flipped:
                changes.append(self._buried(self.dealt.deck[min(self._flipped)]))
            changes.append(Change("gets-another", "LLAA-PITTY-12", another, on))
            words = Message("pitty-pat-flip-is-the-first-card", reason=reason)
            return Ruling("flip", by, on, True, "LLAA-PITTY-12", reason, words, tuple(changes))
        buried = self._buried(self.dealt.deck[place])
        gets = Change("gets-another", "LLAA-PITTY-13", another, on)
        words = Message("pitty-pat-flip-is-buried", reason=reason)
        return Ruling("flip", by, on, True, "LLAA-PITTY-13", reason, words, (buried, gets))

    def _buried(self, card: int) -> Change:
        text = Message("pitty-pat-is-buried-in-the-stock", cards=_signs(1 << card))
        return Change("buried", "LLAA-PITTY-13", text)

    def _flip(self, on: int | None, facts: Mapping[str, str]) -> int | None:
        """The place in the deck of a card that came face up on its way to a seat, and of which
        nobody has spoken yet. Raises Impossible for an answer that is no card."""
        try:
            named = parse_card(facts["card"]) if "card" in facts else -1
        except CardError:
            why = Message("is-not-a-card", card=repr(facts["card"]))
            raise Impossible(why, Message("write-rank-then-suit")) from None
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
            raise Impossible(error.told, error.cure) from None
        return hand

    # --- claims and turns

    def _judge_claim(self, by: int) -> Ruling:
        if by < 0:
            why = Message("a-claim-is-of-a-player")
            raise Impossible(why, Message("pitty-pat-say-who-wants-the-card"))
        if self.hand.is_over:
            over = Message("pitty-pat-the-game-is-over")
            return self._false("claim", by, None, over, "LLAA-PITTY-14")
        who, refusal = _at_seat(by), self.hand.why_no_claim(by)
        if refusal is not None:
            said = Message("pitty-pat-has-no-claim", player=who, reason=refusal.reason)
            return self._false("claim", by, None, said, refusal.clause)
        card = _signs(1 << self.hand.upcard)
        early = [self.acts[place] for place in self._lying()]
        changes = [
            self._takes_back(act, "OP-PITTY-05") for act in early if act.action == TAKE_ACTION
        ]
        takes = Message("pitty-pat-takes-the-card", player=who, cards=card)
        changes.append(Change("takes", "OP-PITTY-05", takes, by))
        words = Message("pitty-pat-is-asked-first-and-takes", player=who, cards=card)
        reason = Message("pitty-pat-the-turn-has-not-passed")
        return Ruling("claim", by, None, True, "OP-PITTY-05", reason, words, tuple(changes))

    def _takes_back(self, act: Act, clause: str) -> Change:
        who, cards = _at_seat(act.seat), cards_of(act.action)
        if act.action == TAKE_ACTION:
            cards = 1 << act.before.upcard
            text = Message("pitty-pat-puts-the-card-back", player=who, cards=_signs(cards))
        elif act.action == PASS_ACTION:
            text = Message("pitty-pat-has-not-answered-yet", player=who)
        else:
            text = Message("takes-back", player=who, cards=_signs(cards))
        return Change("takes-back", clause, text, act.seat, cards=cards)

    def _judge_turn(self, by: int, on: int) -> Ruling:
        who, due = _at_seat(on), _at_seat(self.hand.turn)
        early = [self.acts[place] for place in self._lying(on)]
        early = [act for act in early if act.before.turn != on]
        if not early:
            why = Message("pitty-pat-has-not-acted-out-of-turn", player=who)
            return self._false("turn", by, on, why)
        act = early[-1]
        assert act.why is not None
        reason = Message("acted-out-of-turn")
        words = Message("pitty-pat-acted-out-of-turn-put-back", player=who, other=due)
        if act.why.reason == "missed-turn":
            reason = Message("pitty-pat-the-turn-was-lost")
            words = Message("pitty-pat-had-let-it-go-by-put-back", player=who, other=due)
        changes = tuple(self._takes_back(each, act.why.clause) for each in early)
        return Ruling("turn", by, on, True, act.why.clause, reason, words, changes)

    # --- acts against the rules

    def _last_done(self) -> int | None:
        """The place of the last act of the game that stands."""
        done = [n for n, act in enumerate(self.acts) if not act.lies and not act.put_back]
        return done[-1] if done else None

    def _judge_wrong(self, by: int, on: int) -> Ruling:
        who = _at_seat(on)
        lying = [self.acts[place] for place in self._lying(on)]
        lying = [act for act in lying if act.before.turn == on]
        if lying:
            act = lying[-1]
            assert act.why is not None
            reason = REASONS.get(act.why.reason, Message("pitty-pat-did-what-may-not-be"))
            words = Message("pitty-pat-wrong-is-put-back", player=who, reason=reason)
            changes = tuple(self._takes_back(each, act.why.clause) for each in lying)
            return Ruling("wrong", by, on, True, act.why.clause, reason, words, changes)
        hidden = [
            place
            for place, act in enumerate(self.acts)
            if act.seat == on and act.why is not None and not act.lies and not act.put_back
        ]
        if not hidden:
            why = Message("pitty-pat-has-done-nothing-wrong", player=who)
            return self._false("wrong", by, on, why)
        act = self.acts[hidden[-1]]
        assert act.why is not None
        reason = REASONS[act.why.reason]
        if hidden[-1] != self._last_done():
            words = Message("pitty-pat-wrong-found-late", player=who, reason=reason)
            return Ruling("wrong", by, on, True, CHAIR_CLAUSE, reason, words)
        cards = cards_of(act.action)
        text = Message("pitty-pat-answers-again", player=who)
        if act.action != PASS_ACTION:
            text = Message("takes-back", player=who, cards=_signs(cards))
        change = Change("plays-on-from", act.why.clause, text, on, cards=cards)
        words = Message("pitty-pat-wrong-is-put-right", player=who, reason=reason)
        return Ruling("wrong", by, on, True, act.why.clause, reason, words, (change,))


REASONS = {
    "pair": Message("pitty-pat-broke-a-pair"),
    "no-match": Message("pitty-pat-paired-what-is-not-alike"),
    "dead-first": Message("pitty-pat-threw-a-live-card-first"),
    "must-take": Message("pitty-pat-let-go-by-what-must-be-taken"),
    "not-now": Message("pitty-pat-did-what-may-not-be-now"),
    "one-card": Message("pitty-pat-threw-more-than-one-card"),
    "not-held": Message("pitty-pat-threw-a-card-not-held"),
}
"""What was wrong, by the game's own reasons."""


def _at_seat(seat: int) -> Player:
    """The player of a seat, by its letter."""
    return Player(LETTERS[seat])


def _signs(cards: int) -> Signs:
    return Signs(format_cards(cards))


def _no_such_seat(seat: int) -> Impossible:
    return Impossible(
        Message("no-such-seat-plays", seat=seat),
        Message("pitty-pat-name-a-seat-dealt-in"),
    )
