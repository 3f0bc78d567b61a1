"""Euchre at a real table: what is done is done, and somebody may call it.

``OpenReferee`` takes every act that is physically possible and keeps it with the position before
it. A card that does not follow suit, a bid or a lead out of turn, words that are not allowed: all
of it happens, and is judged when it is called.

- **renege** (EUCHRE-30, 39 to 41): the packets are opened; proved, the hand is over and the others
  score two, otherwise the accused side does and nothing else changes. Until the points are written
  (OP-EUCHRE-12). A charge against one's own side gives nobody anything when it is not proved.
- **bid** out of turn (EUCHRE-42): the hand is over and the others score two; or they have the bid
  voided and one of them goes alone at ordinary scoring (EUCHRE-43), in the suit of the card turned
  up, in the second round in any but that (OP-X-17). The points until the first lead; going alone
  only while nobody has acted since.
- **lead** out of turn (EUCHRE-44): the same two points, until the hand is played out.
- **speech** (EUCHRE-10 to 13, 23): a side's first offence in a game is a warning, each later one
  gives the others two (OP-EUCHRE-05).
- **style** (EUCHRE-07): a dealer who deals otherwise than before in this game deals again; once
  somebody has bid, the deal stands.
- **misdeal** (OP-EUCHRE-13): the same dealer deals again and it is no hand; until the first lead.
- **cup** (EUCHRE-38): who is euchred in the play owes a quarter; the hand books it by itself.

What lies there out of turn is put back when the right player acts; it may be called all the same.
The chair rules without a proof (``chair``). Pure: no clock, no chance, no ids.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce

from cardhall.cards.notation import SUIT_NAMES, SUITS, format_cards
from cardhall.games.euchre import (
    ALONE_ACTION,
    LETTERS,
    SIDES,
    Hand,
    Illegal,
    Movement,
    Refusal,
    Result,
    View,
    cards_of,
    name_action,
    packets,
    verb_of,
)
from cardhall.games.euchre.rules import ORDER
from cardhall.messages import Clause, Message, Player, Signs, Suit, no_words, typed
from cardhall.rulings.at_table import GUIDED, NOTHING, Beyond, Reach, TableReferee, shown_reneges
from cardhall.rulings.referee import CHAIR, Ask, Call, Change, Impossible, Ruling, WrittenEnd, asked

SEAT_CHOICES = tuple(
    (letter, Message("euchre-seat-by-letter", player=Player(letter))) for letter in LETTERS
)
SUIT_CHOICES = tuple(
    (name, Message("euchre-suit-by-name", suit=Suit(suit)))
    for suit, name in zip(SUITS, SUIT_NAMES, strict=True)
)
SAID = {
    "hint": ("EUCHRE-11", Message("euchre-said-a-hint")),
    "alone": ("EUCHRE-23", Message("euchre-said-alone-otherwise")),
    "other": ("EUCHRE-10", Message("euchre-said-other-words")),
}
"""What may be said amiss: the clause that bars it, and what it is."""

CALLS: dict[str, Call] = {
    call.name: call
    for call in (
        Call(
            "renege",
            Message("euchre-did-not-follow-suit"),
            ("EUCHRE-30", "EUCHRE-39", "EUCHRE-40", "EUCHRE-41", "OP-EUCHRE-12"),
            asks=(
                Ask(
                    "packets",
                    Message("euchre-what-do-the-packets-show"),
                    (
                        ("renege", Message("euchre-the-suit-was-held")),
                        ("none", Message("euchre-the-suit-was-followed")),
                    ),
                ),
            ),
        ),
        Call(
            "bid",
            Message("euchre-bid-or-passed-out-of-turn"),
            ("EUCHRE-42", "EUCHRE-43", "OP-X-17"),
            asks=(
                Ask(
                    "remedy",
                    Message("euchre-what-does-the-other-side-choose"),
                    (
                        ("points", Message("euchre-two-points-the-hand-ends")),
                        ("alone", Message("euchre-one-of-it-goes-alone")),
                    ),
                ),
                Ask("who", Message("euchre-who-goes-alone"), SEAT_CHOICES),
                Ask("suit", Message("euchre-in-which-suit"), SUIT_CHOICES),
            ),
        ),
        Call("lead", Message("euchre-led-out-of-turn"), ("EUCHRE-44",)),
        Call(
            "speech",
            Message("euchre-said-what-may-not-be-said"),
            ("EUCHRE-10", "EUCHRE-11", "EUCHRE-12", "EUCHRE-13", "EUCHRE-23", "OP-EUCHRE-05"),
            asks=(
                Ask(
                    "said",
                    Message("euchre-what-was-said"),
                    (
                        *((key, text) for key, (_, text) in SAID.items()),
                        ("none", Message("euchre-nothing-amiss")),
                    ),
                ),
            ),
        ),
        Call("style", Message("euchre-dealt-otherwise-than-before"), ("EUCHRE-07", "OP-EUCHRE-08")),
        Call("misdeal", Message("euchre-the-deal-went-wrong"), ("OP-EUCHRE-13",), on=False),
        Call("cup", Message("euchre-was-euchred-and-owes-the-cup"), ("EUCHRE-38", "OP-EUCHRE-14")),
    )
}
"""All that may be called at a euchre table."""

ALLOWED = ("pass", "pick it up", "alone", *SUIT_NAMES, *(f"{s} alone" for s in SUIT_NAMES))
"""The words of the bids (EUCHRE-10, 19, 22)."""

BIDDING = ("order", "name")


STYLES = ("in twos and threes", "singly")
"""The two styles of dealing (EUCHRE-06, OP-EUCHRE-08)."""


def style_of(packet_sizes: str) -> str:
    """One of STYLES: the style of a deal such as ``3-2-3-2`` or ``1``. Raises Illegal."""
    return STYLES[packets(packet_sizes)[0] == 1]


@dataclass(frozen=True)
class Fell:
    """A deal as it fell, where it did not fall as it should.

    counts: cards that each seat got. exposed: seat and card shown in dealing, the turned-up card
    apart. other: anything else, in words. style: how it was dealt, and before: how this dealer
    dealt earlier in the game, one of STYLES; empty where that is not at issue.
    """

    counts: tuple[int, ...] = (5, 5, 5, 5)
    exposed: tuple[tuple[int, int], ...] = ()
    other: tuple[str, ...] = ()
    style: str = ""
    before: str = ""

    def faults(self) -> Message:
        """Say what is wrong with the deal, in words; the style apart."""
        wrong = [
            Message("has-so-many-cards", player=_seat(seat), count=count)
            for seat, count in enumerate(self.counts)
            if count != 5
        ]
        shown = [
            Message("euchre-card-was-shown", cards=_signs([card]), player=_seat(seat))
            for seat, card in self.exposed
        ]
        return _one_and_another([*wrong, *shown, *map(typed, self.other)])

    def other_style(self) -> bool:
        """Is it dealt singly by who dealt in twos and threes, or the reverse (OP-EUCHRE-08)?"""
        return bool(self.style and self.before) and self.style != self.before


@dataclass(frozen=True, repr=False)  # a repr may be logged, and logs carry no cards
class Act:
    """One physical act and the position before it. ``words`` are those of somebody who spoke."""

    seat: int
    action: int
    before: Hand
    out_of_turn: bool = False
    words: str = ""
    ruled: bool = False


class OpenReferee(WrittenEnd[Result, Movement], TableReferee):
    """Keeps one hand as a real table does; see the module.

    hand: dealt, or at a position; the referee works on a copy. fell: the deal as it fell, if it
    was a wrong one. offences: language offences of each side in this game, before this hand.
    """

    hand: Hand
    IS_VOID = Message("euchre-the-hand-is-void")
    CLAUSE = "EUCHRE-39"
    LATE = ("renege",)
    UNTIL = "OP-EUCHRE-12"

    def __init__(
        self, hand: Hand, fell: Fell | None = None, offences: Sequence[int] = (0, 0)
    ) -> None:
        self.hand = hand.copy()
        self.fell = fell or Fell()
        self.offences = list(offences)
        """Language offences of each side in this game so far (OP-EUCHRE-05)."""
        self.acts: list[Act] = []
        self.rulings: list[Ruling] = []
        self.void = False
        self.closed = False
        """Are the points written? Then no call changes them (OP-EUCHRE-12)."""

    # --- what a table asks

    def reach(self, seat: int, early: bool, lies: bool) -> Reach:
        """Every card from the lead on; before, the words of the round. The words of a bid are the
        table's own, so nobody says what may not be said; a suit that was turned down is no bid."""
        hand = self.hand
        if early and (lies or seat == hand.sitting):
            return NOTHING
        if hand.phase == "play" or (early and hand.phase == "discard"):
            return Reach(verb="play")
        if not early:
            return GUIDED
        if hand.phase == "order":
            return Reach(words=("pass", "pick it up", "alone"))
        suits = [suit for number, suit in enumerate(SUIT_NAMES) if number != hand.up // 13]
        return Reach(words=("pass", *suits, *(f"{suit} alone" for suit in suits)))

    def beyond(self, seat: int, action: int, early: bool) -> Beyond | None:
        """Refuse cards of a player who sits out: there are none to play."""
        if seat != self.hand.sitting:
            return None
        why, cure = Message("your-hand-lies-face-down"), Message("your-partner-plays-alone")
        return Beyond(why, cure, "EUCHRE-24")

    def may_be_called(self) -> tuple[str, ...]:
        if self.hand.trick or self.hand.history:
            return ("renege", "lead")
        return ("bid", "lead") if self.hand.phase in ("discard", "play") else ("bid",)

    def asks(self, call: Call, by: int) -> tuple[Ask, ...]:
        """Two points, or one of the other side goes alone (EUCHRE-42, 43), in a suit of which the
        round lets one speak (OP-X-17)."""
        if call.name != "bid" or self.hand.phase not in ("order", "name"):
            return ()
        first, up = self.hand.phase == "order", self.hand.up // 13
        suits = [number for number in range(4) if (number == up) == first]
        alone = tuple(
            (f"alone {who} {SUIT_NAMES[suit]}", _goes_alone(who, suit))
            for who in (by, by ^ 2)
            for suit in suits
        )
        points = ("points", Message("euchre-two-points-and-the-hand-ends"))
        return (Ask("remedy", Message("euchre-what-does-your-side-choose"), (points, *alone)),)

    def answers(self, call: str, told: dict[str, str]) -> dict[str, str]:
        match told.get("remedy", "").split():
            case ["alone", who, suit]:
                return {"remedy": "alone", "who": LETTERS[int(who)], "suit": suit}
        return told

    def awaits_calls(self) -> bool:
        """A hand that a penalty has ended, or that was thrown in, is done."""
        return bool(self.hand.result().ending == "played")

    @staticmethod
    def proved(view: View) -> tuple[tuple[int, int], ...]:
        played = (*view.history, view.trick)
        return shown_reneges(played, lambda card: ORDER.suit_of(card, view.trump))

    # --- what is done

    def act(self, action: int, seat: int | None = None) -> Act:
        """Do an act, legal or not. ``seat`` defaults to the one whose turn it is.

        Raises Impossible for what cannot be done: a card that is not held, a hand that is over.
        Raises Illegal for words that make no bid, such as a suit that was turned down.
        """
        self._must_run()
        if action >> 60 or action < 0:
            why = Message("that-is-no-act", action=str(action))
            raise Impossible(why, Message("euchre-use-an-action"))
        seat = self.hand.turn if seat is None else self._seat(seat)
        if seat != self.hand.turn:
            return self._keep(self._early(action, seat))
        refusal = self.hand.why_not(action)
        if refusal is not None and refusal.reason != "follow-suit":
            raise Illegal(refusal)
        act = Act(seat, action, self.hand.copy())
        self.hand.force(action)
        return self._keep(act)

    def say(self, seat: int, words: str) -> Act:
        """Somebody says something in the bidding, beside their bid. What is said in the play is for
        the judge alone. Raises Impossible there."""
        self._must_run()
        if self.hand.phase not in (*BIDDING, "discard"):
            why = Message("euchre-bids-are-over")
            raise Impossible(why, Message("euchre-words-in-the-play"))
        return self._keep(Act(self._seat(seat), 0, self.hand.copy(), words=words))

    def _must_run(self) -> None:
        if self.void:
            raise Impossible(Message("this-hand-is-void"), Message("deal-again"))
        if self.hand.is_over:
            raise Impossible(Message("hand-is-over"), Message("euchre-write-the-points"))

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < 4:
            why = Message("referee-no-such-seat", seat=seat)
            raise Impossible(why, Message("seats-are-0-to-3"))
        return seat

    def _early(self, action: int, seat: int) -> Act:
        """An act out of turn: a bid in the bidding, a card in the play."""
        verb, phase = verb_of(action), self.hand.phase
        fits = {
            "order": ("pass", "pick it up", "alone"),
            "name": ("pass", "name", "name alone"),
            "discard": ("play",),
            "play": ("play",),
        }.get(phase, ())
        if verb not in fits:
            raise Impossible(Message("nobody-can-now", verb=verb), _one_of(fits))
        cards = cards_of(action)
        due = 1 if verb == "play" else 0
        if cards.bit_count() != due or cards & ~self.hand.hand_of(seat):
            why = Message("does-not-hold", player=_seat(seat), cards=_signs(cards))
            raise Impossible(why, self._holds(seat))
        return Act(seat, action, self.hand.copy(), out_of_turn=True)

    def _holds(self, seat: int) -> Message:
        held = self.hand.hand_of(seat)
        if not held:
            return Message("holds-nothing", player=_seat(seat))
        return Message("holds", player=_seat(seat), cards=_signs(held))

    def _keep(self, act: Act) -> Act:
        self.acts.append(act)
        return act

    # --- calls

    def judge(self, call: str, by: int, on: int | None = None, **facts: str) -> Ruling:
        """Work out what a call would come to, changing nothing.

        call: one of CALLS. by: the seat that calls, or CHAIR. on: the seat on which it is called.
        facts: answers to the call's asks. Raises Impossible for no such call or answer, Illegal
        for a remedy that is not allowed.
        """
        return self._ruling(call, by, on, facts, proved=False)

    def call(self, call: str, by: int, on: int | None = None, **facts: str) -> Ruling:
        """Judge a call and apply the ruling."""
        return self._apply(self.judge(call, by, on, **facts), facts)

    def chair(self, call: str, on: int | None = None, **facts: str) -> Ruling:
        """The chair's own ruling, which needs no proof; applied."""
        return self._apply(self._ruling(call, CHAIR, on, facts, proved=True), facts)

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
        judges = {
            "renege": self._judge_renege, "bid": self._judge_bid, "lead": self._judge_lead,
            "speech": self._judge_speech, "style": self._judge_style, "cup": self._judge_cup,
        }  # fmt: skip
        return judges[call](by, on, facts, proved)

    def _false(self, call: str, by: int, on: int | None, clause: str, why: Message) -> Ruling:
        words = Message("and-play-goes-on", why=why)
        return Ruling(call, by, on, False, clause, no_words, words)

    def _too_late(self, call: str, by: int, on: int | None, clause: str, reason: Message) -> Ruling:
        """The call is right, and nothing is changed for it any more."""
        stands = Change("stands", clause, Message("euchre-called-too-late"))
        words = Message("euchre-reason-called-too-late", reason=reason or CALLS[call].title)
        return Ruling(call, by, on, True, clause, reason, words, (stands,))

    def _points(self, on: int, clause: str) -> Change:
        """Two points for the side that is not this seat's."""
        amount, side = self.hand.rules.points_penalty, SIDES[1 - on % 2]
        text = Message("euchre-side-scores", players=Player(side), points=amount)
        return Change("scores", clause, text, amount=amount, to=side)

    def _stop(self, on: int, clause: str) -> tuple[Change, ...]:
        because = "EUCHRE-39" if clause == "EUCHRE-40" else clause
        over = Change("over", because, Message("the-hand-is-over"))
        return self._points(on, clause), over

    # --- renege

    def _judge_renege(self, by: int, on: int, facts: Mapping[str, str], proved: bool) -> Ruling:
        who = _seat(on)
        found = [place for place in self.hand.reneges() if place[1] == on]
        kept = self._led_yet()
        if not self._came_to_play() and (proved or "packets" in facts):
            why = Message("euchre-no-card-has-been-played")
            raise Impossible(why, Message("euchre-a-renege-is-called-from"))
        if "packets" in facts and kept and (facts["packets"] == "renege") != bool(found):
            why = Message("euchre-the-packets-lie-here")
            raise Impossible(why, Message("euchre-leave-the-answer-out"))
        if self.closed or not (kept or proved or "packets" in facts):
            if self.closed:
                why = Message("euchre-the-points-are-written")
                return self._false("renege", by, on, "OP-EUCHRE-12", why)
            why = Message("euchre-no-card-has-been-played")
            return self._false("renege", by, on, "EUCHRE-30", why)
        if self._is_stopped():
            why = Message("euchre-a-penalty-has-ended-it")
            raise Impossible(why, Message("euchre-write-the-points"))
        if not (found or proved or facts.get("packets") == "renege"):
            why = Message("euchre-packets-show-suit-followed", player=who)
            ruling = self._false("renege", by, on, "EUCHRE-41", why)
            own = by != CHAIR and by % 2 == on % 2
            points = () if own else (self._points(on ^ 1, "EUCHRE-41"),)
            return replace(ruling, changes=(*self._opened(), *points))
        words = Message("euchre-chair-rules-a-renege", player=who)
        if found:
            trick, _, card = found[-1]
            words = Message(
                "euchre-packets-show-a-renege", player=who, trick=trick + 1, cards=_signs([card])
            )
        reason = Message("did-not-follow-suit")
        changes = (*self._opened(found[-1][0] if found else -1), *self._stop(on, "EUCHRE-40"))
        return Ruling("renege", by, on, True, "EUCHRE-40", reason, words, changes)

    def _opened(self, trick: int = -1) -> tuple[Change, ...]:
        """The packets opened in order, as far as the trick that proves it (EUCHRE-30)."""
        played = sum(self.hand.tricks(seat) for seat in range(4))
        tricks = dict(enumerate(self.hand.history, played - len(self.hand.history)))
        if not self._led_yet():
            return ()
        text = Message("euchre-the-packets-are-opened")
        if trick >= 0:
            shown = _in_order(tricks.get(trick, self.hand.trick))
            text = Message("euchre-packets-opened-trick-is", trick=trick + 1, cards=shown)
        return (Change("packets", "EUCHRE-30", text),)

    def _led_yet(self) -> bool:
        """Has a card been played?"""
        return bool(self.hand.history or self.hand.trick)

    def _came_to_play(self) -> bool:
        """Tell whether cards were to be played in this hand: it was not thrown in."""
        if self.hand.is_over:
            return self.hand.result().ending != "thrown-in"
        return self.hand.phase == "play"

    def evidence(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """The packets opened in order, each (seat, card) as played (EUCHRE-30)."""
        return self.hand.history

    def _is_stopped(self) -> bool:
        return self.hand.is_over and self.hand.result().ending == "stopped"

    # --- out of turn

    def _open_acts(self, on: int, verbs: Sequence[str]) -> list[int]:
        """Places of acts out of turn of a seat, by their verbs, on which nobody has ruled."""
        return [
            place
            for place, act in enumerate(self.acts)
            if act.seat == on and act.out_of_turn and not act.ruled and verb_of(act.action) in verbs
        ]

    def _judge_bid(self, by: int, on: int, facts: Mapping[str, str], proved: bool) -> Ruling:
        who, phase = _seat(on), self.hand.phase
        found = self._open_acts(on, ("pass", "pick it up", "alone", "name", "name alone"))
        if not found and not proved:
            why = Message("did-not-bid-out-of-turn", player=who)
            return self._false("bid", by, on, "EUCHRE-42", why)
        reason = Message("reason-bid-out-of-turn")
        if phase not in (*BIDDING, "discard", "play") or self._led_yet():
            return self._too_late("bid", by, on, "EUCHRE-42", reason)
        if facts.get("remedy") == "alone":
            stale = bool(found) and any(not act.out_of_turn for act in self.acts[found[-1] :])
            return self._instead(by, on, facts, stale)
        words = Message("euchre-bid-out-of-turn-hand-is-over", player=who)
        changes = self._stop(on, "EUCHRE-42")
        return Ruling("bid", by, on, True, "EUCHRE-42", reason, words, changes)

    def _instead(self, by: int, on: int, facts: Mapping[str, str], stale: bool) -> Ruling:
        """The bid voided, one of the other side goes alone (EUCHRE-43)."""
        if stale or self.hand.phase not in BIDDING:
            text = Message("euchre-somebody-has-acted-since")
            raise Illegal(Refusal("too-late", "EUCHRE-43", text))
        if "who" not in facts and by == CHAIR:
            why = Message("euchre-nobody-is-named-who-goes-alone")
            raise Impossible(why, Message("euchre-answer-who"))
        loner = LETTERS.index(facts["who"]) if "who" in facts else by
        action = self._alone_action(facts)
        self.hand.copy().alone_instead(on, loner, action)  # raises Illegal
        suit = SUIT_NAMES[self.hand.up // 13 if action == ALONE_ACTION else action >> 52 & 3]
        offender, alone = _seat(on), _seat(loner)
        told = Message("euchre-goes-alone-in", player=alone, suit=_suit(suit))
        changes = (
            Change("void-bid", "EUCHRE-43", Message("euchre-bid-is-void", player=offender), on),
            Change("alone", "EUCHRE-43", told, loner, to=suit),
        )
        words = Message("euchre-goes-alone-instead", player=offender, other=alone)
        reason = Message("reason-bid-out-of-turn")
        return Ruling("bid", by, on, True, "EUCHRE-43", reason, words, changes)

    def _alone_action(self, facts: Mapping[str, str]) -> int:
        """Going alone now: in the first round only in the card's suit, in the second in any other
        (OP-X-17)."""
        up = SUIT_NAMES[self.hand.up // 13]
        suit = facts.get("suit", up if self.hand.phase == "order" else "")
        if self.hand.phase == "order":
            if suit != up:
                text = Message("euchre-in-the-first-round-alone-in", suit=_suit(up))
                raise Illegal(Refusal("other-suit", "OP-X-17", text))
            return ALONE_ACTION
        if not suit:
            raise Impossible(Message("euchre-no-suit-is-named"), Message("euchre-answer-suit"))
        if suit == up:
            text = Message("euchre-suit-was-turned-down", suit=_suit(up))
            raise Illegal(Refusal("turned-down", "OP-X-17", text))
        return name_action(SUIT_NAMES.index(suit), alone=True)

    def _judge_lead(self, by: int, on: int, facts: Mapping[str, str], proved: bool) -> Ruling:
        who = _seat(on)
        found = [
            place
            for place in self._open_acts(on, ("play",))
            if not self.acts[place].before.trick and not self.acts[place].ruled
        ]
        if not found and not proved:
            why = Message("euchre-did-not-lead-out-of-turn", player=who)
            return self._false("lead", by, on, "EUCHRE-44", why)
        reason = Message("euchre-reason-led-out-of-turn")
        words = Message("euchre-led-out-of-turn-hand-is-over", player=who)
        if found:
            cards = _signs(cards_of(self.acts[found[-1]].action))
            reason = Message("euchre-reason-led-the-card-out-of-turn", cards=cards)
            words = Message("euchre-led-the-card-hand-is-over", player=who, cards=cards)
        if self.hand.phase not in ("discard", "play"):
            return self._too_late("lead", by, on, "EUCHRE-44", reason)
        changes = self._stop(on, "EUCHRE-44")
        return Ruling("lead", by, on, True, "EUCHRE-44", reason, words, changes)

    # --- speech

    def _judge_speech(self, by: int, on: int, facts: Mapping[str, str], proved: bool) -> Ruling:
        who, side = _seat(on), on % 2
        heard = [
            act.words
            for act in self.acts
            if act.seat == on and act.words and not act.ruled and act.words not in ALLOWED
        ]
        said = facts.get("said", "other" if heard or proved else "none")
        if said == "none":
            why = Message("euchre-said-nothing-amiss", player=who)
            return self._false("speech", by, on, "EUCHRE-10", why)
        barred, reason = Clause(SAID[said][0]), SAID[said][1]
        if self.hand.is_over:
            return self._too_late("speech", by, on, "EUCHRE-13", reason)
        both = Player(SIDES[side])
        if not self.offences[side]:
            told = Message("euchre-side-is-warned", players=both)
            warned = Change("warned", "EUCHRE-12", told, on, to=SIDES[side])
            words = Message("euchre-used-and", player=who, what=reason, clause=barred, told=told)
            return Ruling("speech", by, on, True, "EUCHRE-12", reason, words, (warned,))
        changes = self._stop(on, "EUCHRE-13")
        told = Message("the-hand-is-over")
        if self.hand.rules.speech2 == "play-on-without-bid":
            told = Message("euchre-side-may-not-bid", players=both)
            changes = (changes[0], Change("no-bid", "OP-EUCHRE-05", told, on, to=SIDES[side]))
        words = Message("euchre-used-again-and", player=who, what=reason, clause=barred, told=told)
        return Ruling("speech", by, on, True, "EUCHRE-13", reason, words, changes)

    # --- the cup

    def _judge_cup(self, by: int, on: int, facts: Mapping[str, str], proved: bool) -> Ruling:
        """Only a side whose hand was played out and failed pays (OP-EUCHRE-14)."""
        who, cents = _seat(on), self.hand.rules.cup
        euchred = self.hand.is_over and on in self.hand.result().euchred
        if not (euchred or proved) or not cents:
            why = Message("euchre-owes-the-cup-nothing", player=who)
            return self._false("cup", by, on, "EUCHRE-38", why)
        told = Message("euchre-pays-cents-to-the-cup", player=who, cents=cents)
        pays = Change("pays", "EUCHRE-38", told, on, cents, to="cup")
        words = Message("euchre-was-euchred-and", player=who, told=told)
        reason = Message("euchre-reason-was-euchred")
        return Ruling("cup", by, on, True, "EUCHRE-38", reason, words, (pays,))

    # --- faults of the deal

    def _judge_style(self, by: int, on: int, facts: Mapping[str, str], proved: bool) -> Ruling:
        who = _seat(on)
        if on != self.hand.dealer:
            why = Message("euchre-does-not-deal", player=who)
            return self._false("style", by, on, "EUCHRE-07", why)
        if not (self.fell.other_style() or proved):
            why = Message("euchre-deals-as-before", player=who)
            return self._false("style", by, on, "EUCHRE-07", why)
        reason = no_words
        if self.fell.other_style():
            reason = Message(
                "euchre-reason-dealt-otherwise", style=self.fell.style.replace(" ", "-")
            )
        if self.hand.calls:
            return self._too_late("style", by, on, "EUCHRE-07", reason)
        words = Message("euchre-keeps-one-style-and-deals-again", player=who)
        return Ruling("style", by, on, True, "EUCHRE-07", reason, words, self._void_changes())

    def _judge_misdeal(self, by: int, proved: bool) -> Ruling:
        what = self.fell.faults()
        if not what and not proved:
            why = Message("the-deal-is-right")
            return self._false("misdeal", by, None, "OP-EUCHRE-13", why)
        if self._led_yet() or self.hand.is_over:
            return self._too_late("misdeal", by, None, "OP-EUCHRE-13", what)
        found = what or Message("euchre-the-chair-rules-a-misdeal")
        dealer = _seat(self.hand.dealer)
        words = Message("euchre-what-and-deals-again", what=found, player=dealer)
        changes = self._void_changes()
        return Ruling("misdeal", by, None, True, "OP-EUCHRE-13", what, words, changes)

    def _void_changes(self) -> tuple[Change, ...]:
        dealer = self.hand.dealer
        again = Message("deals-again", player=_seat(dealer))
        return (
            Change("void", "OP-EUCHRE-13", Message("euchre-hand-does-not-count")),
            Change("deals", "OP-EUCHRE-13", again, dealer),
        )

    # --- what a ruling does

    def _apply(self, ruling: Ruling, facts: Mapping[str, str]) -> Ruling:
        """Carry out a ruling and keep it."""
        self.rulings.append(ruling)
        what = {change.what for change in ruling.changes}
        if ruling.call == "renege":
            if ruling.proven:
                assert ruling.on is not None
                self.hand.penalize(ruling.on, "renege")
            elif "scores" in what:
                assert ruling.on is not None
                self.hand.penalize(ruling.on ^ 1, "false-renege")
        if not ruling.proven or "stands" in what:
            return ruling
        if ruling.on is not None:
            self._mark_ruled(ruling.on)
        if ruling.call == "speech":
            assert ruling.on is not None
            if self.offences[ruling.on % 2]:
                self.hand.penalize(ruling.on, "speech")
            self.offences[ruling.on % 2] += 1
        elif "alone" in what:
            loner = next(change.seat for change in ruling.changes if change.what == "alone")
            assert ruling.on is not None
            assert loner is not None
            self.hand.alone_instead(ruling.on, loner, self._alone_action(facts))
        elif ruling.call in ("bid", "lead"):
            assert ruling.on is not None
            self.hand.penalize(ruling.on, f"{ruling.call}-out-of-turn")
        self.void = "void" in what
        return ruling

    def _mark_ruled(self, on: int) -> None:
        """Nothing is paid for twice."""
        for place, act in enumerate(self.acts):
            if act.seat == on and (act.out_of_turn or act.words):
                self.acts[place] = replace(act, ruled=True)

    # --- the end

    @property
    def next_dealer(self) -> int:
        """The next seat to the left (EUCHRE-02); the same after a misdeal (OP-EUCHRE-13)."""
        return self.hand.dealer if self.void else (self.hand.dealer + 1) % 4


# --- in words


def _seat(seat: int) -> Player:
    return Player(LETTERS[seat])


def _signs(cards: int | Sequence[int]) -> Signs:
    return Signs(format_cards(cards))


def _suit(name: str) -> Suit:
    return Suit(SUITS[SUIT_NAMES.index(name)])


def _one_of(verbs: Sequence[str]) -> Message:
    if not verbs:
        return Message("euchre-use-nothing")
    return Message("use-one-of-these-names", known=", ".join(verbs))


def _one_and_another(faults: Sequence[Message]) -> Message:
    """Faults in a row; no words where there is none."""
    if not faults:
        return no_words
    return reduce(lambda told, one: Message("fault-and", told=told, fault=one), faults)


def _in_order(plays: Iterable[tuple[int, int]]) -> Message:
    """The cards of a trick as they were played, each with its player."""
    told = [
        Message("euchre-player-and-card", player=_seat(seat), cards=_signs([card]))
        for seat, card in plays
    ]
    return reduce(lambda before, one: Message("euchre-play-and", told=before, play=one), told)


def _goes_alone(who: int, suit: int) -> Message:
    return Message("euchre-goes-alone-in", player=Player(LETTERS[who]), suit=Suit(SUITS[suit]))
