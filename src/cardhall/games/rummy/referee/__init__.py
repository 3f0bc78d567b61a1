"""Rummy at a real table: what is done is done, and somebody may call it.

``OpenReferee`` takes every act that can be done by hand and keeps it with what lay there before
it (``table_state``): a turn out of order, a second card drawn, cards thrown too early or two at
once, a lay-down that is no matched set. What the whole table sees at once and the page has no
remedy for is refused like under the ``guided`` referee: taking from the discards without right (24,
25), throwing back the top discard just taken (22), going out with a card that plays (32), laying
down without keeping a card to throw (31) or after the discard (23).

A call is judged on the stored position. ``judge`` and ``call`` are one function: it gives the
ruling and the table after it, ``call`` keeps the table. A call that is not proven changes nothing
and is kept (LLAA-T-17).

The calls (``CALLS``) and what is chosen where the page is silent:

- **turn** (LLAA-RUMMY-39 to 41): until the discard the player is stopped, what was taken goes back
  and the right player plays. A stock card goes back face up on the stock, unless it is in the
  player's hand: then the turn ends as if in turn (OP-RUMMY-09). Those passed over lose their turn;
  who had drawn already was not passed over, and ends that turn next, before play goes on.
- **draw** (42 to 44, 47): a second card drawn. Seen only, it goes face up on the stock; taken into
  the hand, it is one too many. With one card face up the next player draws it or has it buried;
  with several each player in turn has the three choices, and there is no deep pick-up
  (OP-X-11).
- **hand** (45 to 51, 53): the number of cards, dealt plus drawn less thrown less laid (OP-X-10).
  From the call on the player only discards, or only draws (a card from the stock, or the top
  discard), and lays nothing down until the number is right. After the end it is settled in points.
  Who has gone out short takes back the last lay-down; the discard stays, and the hand is wrong from
  then on.
- **early** (52, 53): thrown before drawing. Until the next has drawn the player may draw from the
  stock, lay down what is legal, keeping a card, and says ``done``.
- **two** (54): several thrown at once: one comes back.
- **redeal** (55 to 58): two cards shown in dealing, or two face up in the pack, until the hand is
  over; a wrong number for the player concerned until they have completed a turn (OP-RUMMY-12); a
  wrong pack at any time. The same dealer deals anew.
- **shown** (59): one's own cards, at no cost.
- **meld** (48, 60 to 62): a false lay-down goes back to the hand until the cards are mixed, also
  after the end; who has gone out by it plays on, and scores are counted again. So does what was
  laid down by a hand that is wrong, in the turn in which it was called wrong. Where a deep pick-up
  was to be used in it, that duty lapses.
- **out** (63): a false "out": all that can go down goes down, the most cards that leave one to
  throw; of ways with as many cards the most valuable one.
- **count** (65): a miscount, until the cards are mixed. **writing** (66): a slip in writing, at any
  time.
- In all of them play goes on as if nothing had happened (64).

Pure: no clock, no chance, no ids. Seats are numbers from 0, clockwise; amounts are points.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from cardhall.cards.notation import card_set, format_card, format_cards
from cardhall.cards.table import Illegal
from cardhall.games import rummy
from cardhall.games.rummy import Hand, Refusal, Result
from cardhall.games.rummy.referee import table_state
from cardhall.games.rummy.referee.acts import Act
from cardhall.games.rummy.referee.calls import CALLS
from cardhall.games.rummy.referee.remedies import (
    at_seat,
    broken_in_on,
    chosen,
    drawn_by,
    face_up,
    is_to_play,
    loses_turn,
    played_out_of_turn,
    taken_up,
    undone,
    was_dealt,
)
from cardhall.games.rummy.referee.table_state import (
    SPOKEN,
    Fell,
    TableState,
    amount_of,
    cards_of,
    counted_off,
    format_action,
    has_drawn,
    left_of,
    moved,
    parse_action,
    put,
    resumed,
    seen_by_all,
    thrown,
    turn_of,
    verb_of,
)
from cardhall.messages import Argument, Card, Message, Signs, no_words
from cardhall.rulings.at_table import TableReferee
from cardhall.rulings.referee import Ask, Call, Change, Impossible, Ruling, asked

__all__ = [
    "CALLS", "Act", "Fell", "Impossible", "OpenReferee", "Ruling", "TableState", "at_seat",
    "format_action", "parse_action",
]  # fmt: skip

FALSE = "LLAA-T-17"
"""A call that is not proven: play goes on as it was."""


Judged = tuple[Ruling, TableState]
"""A ruling, and what lies there after it."""


class OpenReferee(TableReferee):
    """Keeps one hand as a real table does; see the module.

    hand: dealt, or at a position; the referee works on a copy. fell: the deal as it fell, if it was
    a wrong one; the hand then holds the cards as they fell. off: for each seat how many cards
    it holds too many at a stated position, under 0 too few.
    """

    def __init__(
        self, hand: Hand, fell: Fell | None = None, off: Mapping[int, int] | None = None
    ) -> None:
        self.fell = fell or Fell()
        wrong = dict(off or {})
        size = hand.rules.cards_dealt(hand.seats)
        for seat, count in enumerate(self.fell.counts):
            wrong[seat] = wrong.get(seat, 0) + count - size
        self.state = TableState(hand.copy(), tuple(wrong.get(s, 0) for s in range(hand.seats)))
        self.acts: list[Act] = []
        self.rulings: list[Ruling] = []

    @property
    def hand(self) -> Hand:
        """The game's position: do not change it."""
        return self.state.hand

    @property
    def void(self) -> bool:
        """Is the hand to be dealt anew?"""
        return self.state.void

    # --- what a table asks

    CLAUSE = "LLAA-RUMMY-60"
    LATE = ("meld", "hand")
    UNTIL = "LLAA-RUMMY-60"

    def stands(self) -> bool:
        """All that is done here is done: what was out of turn has turned the turn."""
        return True

    def may_be_called(self) -> tuple[str, ...]:
        return ("turn", "draw", "hand", "early", "two", "meld", "out")

    def asks(self, call: Call, by: int) -> tuple[Ask, ...]:
        """Ask which of the cards thrown at once comes back (LLAA-RUMMY-54)."""
        cards = self._thrown_together() if call.name == "two" else []
        if not cards:
            return ()
        signs = [format_card(card) for card in cards]
        choices = tuple((one, Message("rummy-card-by-name", card=Card(one))) for one in signs)
        return (Ask("card", Message("rummy-which-card-comes-back"), choices),)

    def _thrown_together(self) -> list[int]:
        """The cards that somebody threw at once, lately, and that nobody has spoken of."""
        for place in reversed(range(len(self.acts))):
            act = self.acts[place]
            if act.verb == "throw" and len(thrown(act.action)) > 1:
                return [] if place in self.state.ruled else thrown(act.action)
        return []

    def answers(self, call: str, told: dict[str, str]) -> dict[str, str]:
        """Answer where a card drawn from the stock is (LLAA-RUMMY-40, 42): it is only seen until
        the player does something else."""
        if call not in ("turn", "draw"):
            return told
        only_seen = bool(self.acts) and self.acts[-1].verb == "draw"
        return {**told, "kept": "no" if only_seen else "yes"}

    # --- what is done

    def why_not(self, action: int) -> Refusal | None:
        """Say why the player in turn may not do this; None if they may. What a table takes all the
        same, to be called afterwards, is refused here too."""
        return None if verb_of(action) in SPOKEN else self.hand.why_not(action)

    def legal_actions(self) -> list[int]:
        """All that the player in turn may do."""
        return [] if self.void else self.hand.legal_actions()

    def act(self, action: int, seat: int | None = None) -> Act:
        """Do an act, legal or not. ``seat`` defaults to the one whose turn it is.

        Raises Impossible for what cannot be done, Illegal for what the table refuses at once.
        """
        state, place, before = self.state, len(self.acts), self.state
        seat = state.hand.turn if seat is None else seat
        table_state.check_possible(state, action, seat)
        if verb_of(action) in SPOKEN:
            self.state = self._told(action, seat)
            return self._keep(Act(seat, action, state))
        if seat != state.hand.turn:
            state = self._out_of_turn(action, seat)
        refusal = state.hand.why_not(action)
        if refusal is not None and not table_state.done_all_the_same(state, action):
            raise Illegal(refusal)
        self.state = table_state.act(state, action, place)
        if state is before:
            return self._keep(Act(seat, action, before))
        return self._keep(Act(seat, action, before, state.skipped, state))

    def _keep(self, act: Act) -> Act:
        self.acts.append(act)
        return act

    def _told(self, action: int, seat: int) -> TableState:
        """Tell where an act lies: what is said or written lies nowhere; what is shown, everybody
        has seen."""
        state, verb = self.state, verb_of(action)
        if verb == "count":
            return replace(state, counted={**state.counted, seat: amount_of(action)})
        if verb == "write":
            return replace(state, written={**state.written, seat: amount_of(action)})
        if verb == "show":
            return put(state, known=seen_by_all(state.hand, seat, cards_of(action)))
        return state

    def _out_of_turn(self, action: int, seat: int) -> TableState:
        """The table as it is for a seat that begins to play though another is to play."""
        state, verb = self.state, verb_of(action)
        who, due = at_seat(seat), at_seat(state.hand.turn)
        if state.skipped and has_drawn(state.hand):
            raise Impossible(
                Message("rummy-is-amid-a-turn-out-of-order", player=due),
                Message("rummy-call-it-or-let-finish", player=due),
            )
        if verb in ("meld", "lay", "bury", "done"):
            ended = self.acts and self.acts[-1].seat == seat and self.acts[-1].verb == "throw"
            clause = "LLAA-RUMMY-23" if ended else "LLAA-RUMMY-19"
            why = (
                Message("rummy-has-ended-the-turn", player=who)
                if ended
                else Message("it-is-the-turn-of", player=due)
            )
            raise Illegal(Refusal("turn", clause, why))
        begun = table_state.out_of_turn(state, seat, len(self.acts))
        if begun.hand.is_over:
            used_up = Message("rummy-the-stock-is-used-up-for-good")
            raise Impossible(used_up, Message("rummy-let-end-the-last-turn", player=due))
        return begun

    def gather(self) -> None:
        """The cards are mixed: nothing that lay there can be shown any more (60, 65). Raises
        Impossible while the hand goes on."""
        if not self.hand.is_over:
            raise Impossible(Message("the-hand-is-not-over"), Message("play-the-hand-to-its-end"))
        self.state = replace(self.state, mixed=True)

    # --- calls

    def judge(self, call: str, by: int, on: int | None = None, **facts: str) -> Ruling:
        """Work out what a call would come to, changing nothing. facts: answers to the call's asks.
        Raises Impossible for no such call, seat or answer."""
        return self._judged(call, by, on, facts)[0]

    def call(self, call: str, by: int, on: int | None = None, **facts: str) -> Ruling:
        """Judge a call and apply the ruling."""
        ruling, self.state = self._judged(call, by, on, facts)
        self.rulings.append(ruling)
        return ruling

    def _judged(self, call: str, by: int, on: int | None, facts: Mapping[str, str]) -> Judged:
        asked(CALLS, call, on, facts)
        if on is not None and not 0 <= on < self.hand.seats:
            raise table_state.no_such_seat(on, self.hand.seats)
        if self.void:
            raise table_state.is_void()
        if on is None:
            return self._judge_redeal(by, facts.get("why", ""))
        judges: dict[str, Callable[[int, int, Mapping[str, str]], Judged]] = {
            "turn": self._judge_turn, "draw": self._judge_draw, "hand": self._judge_hand,
            "early": self._judge_early, "two": self._judge_two, "shown": self._judge_shown,
            "meld": self._judge_meld, "out": self._judge_out, "count": self._judge_count,
            "writing": self._judge_writing,
        }  # fmt: skip
        return judges[call](by, on, facts)

    def _false(self, call: str, by: int, on: int | None, why: Message) -> Judged:
        """A call that is not proven: play goes on, and the call is kept."""
        words = Message("and-play-goes-on", why=why)
        return Ruling(call, by, on, False, FALSE, no_words, words), self.state

    def _last(self, on: int, is_one: Callable[[Act], bool]) -> int | None:
        """The place of a seat's latest act of a kind that has not been ruled on."""
        for place in reversed(range(len(self.acts))):
            act = self.acts[place]
            if act.seat == on and place not in self.state.ruled and is_one(act):
                return place
        return None

    def _ruled(self, place: int, state: TableState | None = None) -> TableState:
        state = state or self.state
        return replace(state, ruled=self.state.ruled | state.ruled | {place})

    def _played_since(self, place: int, on: int) -> bool:
        """Has another player drawn, or thrown, since this act?"""
        later = self.acts[place + 1 :]
        return any(act.seat != on and act.verb in ("draw", "take", "throw") for act in later)

    # --- out of turn, illegal draws

    def _judge_turn(self, by: int, on: int, facts: Mapping[str, str]) -> Judged:
        place = self._last(on, lambda act: bool(act.skipped))
        who = at_seat(on)
        if place is None:
            why = Message("rummy-did-not-play-out-of-turn", player=who)
            return self._false("turn", by, on, why)
        act = self.acts[place]
        ruled = self._ruled(place)
        if self.state.began != place:
            return self._stands(by, on, place, ruled)
        drawn = [a for a in self.acts[place:] if a.seat == on and a.action == rummy.DRAW_ACTION]
        if not drawn or facts.get("kept", "yes") == "no":
            return self._put_back(by, on, place, len(drawn))
        lost = self._passed_over("LLAA-RUMMY-40", act)
        if broken_in_on(act):
            ruled = replace(ruled, waits=act.before.hand)
        words = Message("rummy-too-late-the-turn-is-finished", player=who)
        reason = played_out_of_turn(act)
        return Ruling("turn", by, on, True, "LLAA-RUMMY-40", reason, words, lost), ruled

    def _passed_over(self, clause: str, act: Act) -> tuple[Change, ...]:
        """Work out what a turn out of order costs those whose turn it was. Who had drawn ends that
        turn."""
        lost = [loses_turn(clause, seat) for seat in act.skipped]
        if broken_in_on(act):
            begun = act.skipped[0]
            text = Message("rummy-ends-the-turn-begun", player=at_seat(begun))
            lost[0] = Change("ends-turn", "OP-RUMMY-09", text, begun)
        return tuple(lost)

    def _stands(self, by: int, on: int, place: int, ruled: TableState) -> Judged:
        """39: completed by a discard."""
        act = self.acts[place]
        changes = self._passed_over("LLAA-RUMMY-39", act)
        since = [later for later in self.acts[place:] if later.verb not in SPOKEN]
        if broken_in_on(act) and not self.hand.is_over:
            if all(later.seat == on for later in since):
                ruled = resumed(replace(ruled, waits=act.before.hand))
            else:  # others have played: the card too many goes in the next turn
                ruled, bound = self._bind(act.skipped[0], ruled)
                changes = (*bound[:1], *changes[1:])
        words = Message("rummy-ended-the-turn-it-stands", player=at_seat(on))
        reason = played_out_of_turn(act)
        return Ruling("turn", by, on, True, "LLAA-RUMMY-39", reason, words, changes), ruled

    def _put_back(self, by: int, on: int, place: int, drawn: int) -> Judged:
        """41: all lies as before the turn out of order; stock cards that were seen lie face up
        (42)."""
        before, who = self.acts[place].before, at_seat(on)
        due = before.hand.turn
        # what comes from discards turned over everybody has seen before
        drawn = min(drawn, before.hand.stock - before.hand.exposed)
        exposed = before.hand.exposed + drawn
        state = self._ruled(place, put(before, exposed=exposed) if drawn else before)
        changes = [
            Change("puts-back", "LLAA-RUMMY-41", undone(who, act), on, cards=act.cards)
            for act in reversed(self.acts[place:])
            if act.seat == on and act.verb in ("draw", "take", "meld", "lay")
        ]
        changes += face_up(state.hand, drawn)
        changes.append(is_to_play("LLAA-RUMMY-41", due))
        words = Message("rummy-stopped-in-time", player=who, due=at_seat(due))
        reason = played_out_of_turn(self.acts[place])
        return Ruling("turn", by, on, True, "LLAA-RUMMY-41", reason, words, tuple(changes)), state

    def _judge_draw(self, by: int, on: int, facts: Mapping[str, str]) -> Judged:
        place = self._last(on, lambda act: act.drew_too_many)
        if place is None:
            why = Message("rummy-drew-no-card-too-many", player=at_seat(on))
            return self._false("draw", by, on, why)
        places = [
            p for p in range(self.state.began, len(self.acts))
            if self.acts[p].seat == on and self.acts[p].drew_too_many and p not in self.state.ruled
        ]  # fmt: skip
        cards = [drawn_by(self.acts[p].met.hand) for p in places]
        held = self.hand.hand_of(on)
        state = self.state
        for other in (place, *places):
            state = self._ruled(other, state)
        if facts.get("kept", "no") == "no" and cards and all(held >> card & 1 for card in cards):
            return self._seen(by, on, cards, state)
        state, changes = self._bind(on, state)
        words = Message("rummy-took-the-card-in", player=at_seat(on))
        reason = Message("rummy-reason-drew-and-took-in")
        return Ruling("draw", by, on, True, "LLAA-RUMMY-47", reason, words, tuple(changes)), state

    def _seen(self, by: int, on: int, cards: list[int], state: TableState) -> Judged:
        """42: seen without right, face up on the stock as they lay there."""
        stock, lying = state.hand.stock_order, state.hand.exposed
        state = put(
            counted_off(state, on, -len(cards)),
            hands=moved(state.hand, on, card_set(cards)),
            stock=(*stock[:lying], *cards, *stock[lying:]),
            exposed=lying + len(cards),
        )
        saw = Signs(format_cards(cards))
        words = Message("rummy-saw-without-right", player=at_seat(on), cards=saw)
        changes = tuple(face_up(state.hand, len(cards)))
        reason = Message("rummy-reason-drew-more-than-one")
        return Ruling("draw", by, on, True, "LLAA-RUMMY-42", reason, words, changes), state

    # --- wrong hands

    def _judge_hand(self, by: int, on: int, facts: Mapping[str, str]) -> Judged:
        state, who, off = self.state, at_seat(on), self.state.off[on]
        if self.state.mixed:
            words = Message("rummy-cards-have-been-mixed", player=who)
            return Ruling("hand", by, on, False, "LLAA-RUMMY-65", no_words, words), state
        if not off:
            return self._false("hand", by, on, Message("rummy-holds-the-right-number", player=who))
        holds = self.hand.hand_of(on).bit_count()
        reason = (
            Message("rummy-reason-too-many", count=holds, off=off)
            if off > 0
            else Message("rummy-reason-too-few", count=holds, off=-off)
        )
        if self.hand.is_over:
            return self._settled(by, on, reason, put(replace(state, wrong=state.wrong | {on})))
        clause = f"LLAA-RUMMY-{45 if off > 0 else 46}"
        state, changes = self._bind(on, state)
        words = Message("rummy-puts-it-right-turn-by-turn", player=who, reason=reason)
        return Ruling("hand", by, on, True, clause, reason, words, tuple(changes)), state

    def _bound(self, on: int, state: TableState) -> list[Change]:
        """45, 46, 48: what the player's next turns are."""
        off, who = state.off[on], at_seat(on)
        bound = (
            Message("rummy-discards-without-drawing", player=who, turns=off)
            if off > 0
            else Message("rummy-draws-without-discarding", player=who, turns=-off)
        )
        no_meld = Message("rummy-lays-nothing-down", player=who)
        return [
            Change(
                "too-many" if off > 0 else "too-few", f"LLAA-RUMMY-{45 if off > 0 else 46}",
                bound, on, abs(off),
            ),
            Change("no-meld", "LLAA-RUMMY-48", no_meld, on),
        ]  # fmt: skip

    def _bind(self, on: int, state: TableState) -> tuple[TableState, list[Change]]:
        """A hand called wrong while the hand goes on. In the middle of a turn: with too many
        cards all that is left of it is the discard, and a card that is owed lapses; one short has
        drawn and throws none."""
        state = replace(state, wrong=state.wrong | {on})
        if state.hand.is_over:
            return put(state), [self._charged(on, state)]
        if state.hand.turn != on or not has_drawn(state.hand):
            return put(state), self._bound(on, state)
        bound = self._bound(on, state)
        state = counted_off(state, on, 1)
        if state.off[on] > 0:
            return put(state, phase="draw"), bound
        state = turn_of(state, left_of(state.hand, on), len(self.acts))
        text = Message("rummy-throws-nothing-this-turn", player=at_seat(on))
        ends = Change("turn-ends", "LLAA-RUMMY-46", text, on)
        return state, [ends, *(self._bound(on, state) if state.off[on] else [])]

    def _settled(self, by: int, on: int, reason: Message, state: TableState) -> Judged:
        """49 to 51: found when somebody has gone out."""
        who, off = at_seat(on), state.off[on]
        if off > 0:
            worth = rummy.value(self.hand.hand_of(on))
            text = Message("rummy-pays-for-all", player=who, points=worth)
            pays = Change("pays", "LLAA-RUMMY-49", text, on, worth)
            words = Message("rummy-reason-and-pays-for-all", player=who, reason=reason)
            return Ruling("hand", by, on, True, "LLAA-RUMMY-49", reason, words, (pays,)), state
        if self.hand.result().winner == on:
            return self._out_short(by, on, state)
        cost, each = self._charged(on, state), self.hand.rules.missing
        words = Message("rummy-charged-for-each", player=who, reason=reason, points=each)
        return Ruling("hand", by, on, True, "LLAA-RUMMY-50", reason, words, (cost,)), state

    def _charged(self, on: int, state: TableState) -> Change:
        """50: what the missing cards cost when the hand is over."""
        charge = self.hand.rules.missing * -state.off[on]
        text = Message("rummy-is-charged", player=at_seat(on), points=charge)
        return Change("charged", "LLAA-RUMMY-50", text, on, charge)

    def _out_short(self, by: int, on: int, state: TableState) -> Judged:
        """51: the last lay-down goes back to the hand, and play goes on from the player's left."""
        cards = self._last_laid(on)
        state, changes = taken_up(state, on, cards, "LLAA-RUMMY-51")
        state = self._goes_on(state, on)
        changes.append(is_to_play("LLAA-RUMMY-51", state.hand.turn))
        changes += self._bound(on, state)
        words = Message("rummy-went-out-with-too-few", player=at_seat(on))
        reason = Message("rummy-reason-went-out-short", count=-state.off[on])
        return Ruling("hand", by, on, True, "LLAA-RUMMY-51", reason, words, tuple(changes)), state

    def _last_laid(self, on: int) -> int:
        """Work out what the seat laid down last. At a stated position nobody knows: the last meld
        on the table with cards of that seat."""
        shown = self.hand.shown_of(on)
        laid = [a.cards for a in self.acts if a.seat == on and a.verb in ("meld", "lay")]
        standing = [cards for cards in laid if not cards & ~shown]
        own = [meld & shown for meld in self.hand.melds if meld & shown]
        return [0, *own, *standing][-1]

    def _goes_on(self, state: TableState, out: int) -> TableState:
        """A hand that is not over after all: to play is the left of who seemed to be out."""
        state = replace(state, counted={}, written={})
        return turn_of(state, left_of(state.hand, out), len(self.acts))

    # --- discards

    def _judge_early(self, by: int, on: int, facts: Mapping[str, str]) -> Judged:
        place = self._last(on, lambda act: act.threw_early)
        who = at_seat(on)
        if place is None or self.state.off[on] >= 0:
            return self._false("early", by, on, Message("rummy-lacks-no-draw", player=who))
        state, reason = self._ruled(place), Message("rummy-reason-threw-before-drawing")
        if self._played_since(place, on):
            state, changes = self._bind(on, state)
            words = Message("rummy-early-and-the-next-has-drawn", player=who)
            made = tuple(changes)
            return Ruling("early", by, on, True, "LLAA-RUMMY-53", reason, words, made), state
        state = replace(state, wrong=state.wrong | {on})
        state = turn_of(state, on, len(self.acts), late=True)
        text = Message("rummy-may-draw-and-throws-no-second", player=who)
        draws = Change("draws", "LLAA-RUMMY-52", text, on)
        words = Message("rummy-early-and-may-make-it-up", player=who)
        return Ruling("early", by, on, True, "LLAA-RUMMY-52", reason, words, (draws,)), state

    def _judge_two(self, by: int, on: int, facts: Mapping[str, str]) -> Judged:
        place = self._last(on, lambda act: act.verb == "throw" and len(thrown(act.action)) > 1)
        who = at_seat(on)
        if place is None:
            return self._false("two", by, on, Message("rummy-threw-no-two-at-once", player=who))
        cards = thrown(self.acts[place].action)
        card = chosen(facts, cards)
        state, name = self._ruled(place), Signs(format_card(card))
        reason = Message("rummy-reason-threw-at-once", cards=Signs(format_cards(cards)))
        later = self.acts[place + 1 :]
        ended = any(a.seat != on and a.verb == "throw" and not a.skipped for a in later)
        lying = [other for other in cards if other in self.hand.discards]
        if not ended and lying and card not in lying:
            # the call is not spent: another of them can still come back
            text = Message(
                "rummy-taken-and-others-can-come-back", card=name, cards=Signs(format_cards(lying))
            )
            raise Illegal(Refusal("card-taken", "LLAA-RUMMY-54", text))
        if ended or card not in self.hand.discards:
            why = (
                Message("rummy-the-next-has-ended-the-turn")
                if ended
                else Message("rummy-that-card-has-been-taken", card=name)
            )
            state, changes = self._bind(on, state)
            words = Message("rummy-nothing-comes-back", player=who, reason=reason, why=why)
            made = tuple(changes)
            return Ruling("two", by, on, True, "LLAA-RUMMY-54", reason, words, made), state
        return self._one_back(by, on, card, reason, state)

    def _one_back(self, by: int, on: int, card: int, reason: Message, state: TableState) -> Judged:
        """54: the card is in the hand again; a hand that had ended by it goes on."""
        who, name = at_seat(on), Signs(format_card(card))
        lying: dict[str, Any] = {
            "discards": tuple(c for c in state.hand.discards if c != card),
            "hands": moved(state.hand, on, 1 << card),
            "known": seen_by_all(state.hand, on, 1 << card),
        }
        state = counted_off(state, on, 1)
        if state.hand.is_over:
            state = replace(state, counted={}, written={})
            state = turn_of(state, left_of(state.hand, on), len(self.acts), **lying)
        else:
            state = put(state, **lying)
        text = Message("rummy-takes-back", player=who, card=name)
        back = Change("takes-back", "LLAA-RUMMY-54", text, on, cards=1 << card)
        words = Message("rummy-reason-and-takes-back", player=who, reason=reason, card=name)
        return Ruling("two", by, on, True, "LLAA-RUMMY-54", reason, words, (back,)), state

    # --- the deal

    def _judge_redeal(self, by: int, why: str) -> Judged:
        if not why:
            raise Impossible(
                Message("rummy-a-call-of-redeal-says-why"), Message("rummy-reasons-of-a-redeal")
            )
        fell, size = self.fell, self.hand.rules.cards_dealt(self.hand.seats)
        exposed, faced = len(fell.exposed), len(fell.faced)
        if why == "pack":
            reason = Message("rummy-the-pack-has", count=fell.pack)
            return self._anew(by, "LLAA-RUMMY-58", reason, fell.pack != 52)
        if self.hand.is_over:
            return self._false("redeal", by, None, Message("the-hand-is-over"))
        if why == "exposed":
            shown = tuple(
                Message("rummy-card-of", card=Signs(format_card(card)), player=at_seat(s))
                for s, card in fell.exposed
            )
            reason = (
                Message("rummy-shown-in-dealing", cards=shown)
                if shown
                else Message("rummy-no-card-shown-in-dealing")
            )
            return self._anew(by, "LLAA-RUMMY-55", reason, exposed > 1)
        if why == "faced":
            reason = (
                Message("rummy-face-up-in-the-pack", cards=Signs(format_cards(fell.faced)))
                if faced
                else Message("rummy-no-card-face-up-in-the-pack")
            )
            return self._anew(by, "LLAA-RUMMY-56", reason, faced > 1)
        dealt = (fell.counts or (size,) * self.hand.seats)[by] if by >= 0 else size
        ended = any(act.seat == by and act.verb == "throw" for act in self.acts)
        reason = was_dealt(by, dealt, size)
        if dealt != size and ended:
            words = Message("rummy-no-new-deal-after-a-turn", reason=reason)
            return Ruling("redeal", by, None, False, "OP-RUMMY-12", no_words, words), self.state
        return self._anew(by, "LLAA-RUMMY-57", reason, dealt != size)

    def _anew(self, by: int, clause: str, reason: Message, proven: bool) -> Judged:
        """The hand is void and dealt again, or it stands."""
        if not proven:
            stands = Change("stands", FALSE, Message("rummy-reason-no-new-deal", reason=reason))
            words = Message("rummy-the-deal-stands")
            return Ruling("redeal", by, None, False, FALSE, no_words, words, (stands,)), self.state
        dealer = at_seat(self.hand.dealer)
        again = Message("deals-again", player=dealer)
        changes = (
            Change("void", clause, Message("rummy-the-hand-is-void")),
            Change("deals", clause, again, self.hand.dealer),
        )
        words = Message("rummy-void-and-dealt-again", reason=reason, player=dealer)
        return Ruling("redeal", by, None, True, clause, reason, words, changes), replace(
            self.state, void=True
        )

    # --- cards shown, false lay-downs, a false "out"

    def _judge_shown(self, by: int, on: int, facts: Mapping[str, str]) -> Judged:
        place = self._last(on, lambda act: act.verb == "show")
        who = at_seat(on)
        if place is None:
            return self._false("shown", by, on, Message("rummy-showed-no-card", player=who))
        cards = Signs(format_cards(self.acts[place].cards))
        text = Message("rummy-keeps-at-no-cost", player=who, cards=cards)
        free = Change("free", "LLAA-RUMMY-59", text, on)
        words = Message("rummy-showed-and-it-costs-nothing", player=who, cards=cards)
        reason = Message("rummy-reason-showed", cards=cards)
        ruling = Ruling("shown", by, on, True, "LLAA-RUMMY-59", reason, words, (free,))
        return ruling, self._ruled(place)

    def _judge_meld(self, by: int, on: int, facts: Mapping[str, str]) -> Judged:
        place = self._last(on, self._was_false)
        who = at_seat(on)
        if place is None:
            why = Message("rummy-what-was-laid-down-matches", player=who)
            return self._false("meld", by, on, why)
        act = self.acts[place]
        told: dict[str, Argument] = {"player": who, "cards": Signs(format_cards(act.cards))}
        matched = not table_state.is_false(act.met, act.action)
        clause = "LLAA-RUMMY-48" if matched else "LLAA-RUMMY-60"
        reason = (
            Message("rummy-reason-laid-with-a-wrong-hand")
            if matched
            else Message("rummy-reason-laid-what-does-not-match")
        )
        if self.state.mixed:
            words = Message("rummy-mixed-and-it-stands", reason=reason, **told)
            return Ruling("meld", by, on, True, "LLAA-RUMMY-60", reason, words), self._ruled(place)
        added = act.verb == "lay"
        state, changes = taken_up(self._ruled(place), on, act.cards, clause, added)
        if self.hand.is_over and self.hand.result().winner == on:
            state = self._goes_on(state, on)
            changes.append(is_to_play("LLAA-RUMMY-64", state.hand.turn))
        words = Message("rummy-goes-back-to-the-hand", reason=reason, **told)
        return Ruling("meld", by, on, True, clause, reason, words, tuple(changes)), state

    def _was_false(self, act: Act) -> bool:
        """A lay-down that was no matched set; or one by a hand that has been called wrong in the
        same turn."""
        if act.verb not in ("meld", "lay") or act.cards & ~self.hand.shown_of(act.seat):
            return False
        if table_state.is_false(act.met, act.action):
            return True
        this_turn = self.acts.index(act) >= self.state.began and self.hand.turn == act.seat
        return this_turn and bool(act.met.off[act.seat]) and act.seat in self.state.wrong

    def _judge_out(self, by: int, on: int, facts: Mapping[str, str]) -> Judged:
        place = self._last(on, lambda act: act.verb == "say out")
        who = at_seat(on)
        if place is None:
            return self._false("out", by, on, Message("rummy-did-not-say-out", player=who))
        if self.hand.is_over:
            return self._false("out", by, on, Message("the-hand-is-over"))
        steps, is_out = table_state.lay_down_all(self.state, on)
        if is_out:
            return self._false("out", by, on, Message("rummy-can-go-out", player=who))
        state = self._ruled(place)
        changes = []
        for step in steps:
            state = table_state.laid_by(state, on, step)
            cards = cards_of(step)
            text = Message("rummy-has-to-lay-down", player=who, cards=Signs(format_cards(cards)))
            changes.append(Change("lays", "LLAA-RUMMY-63", text, on, cards=cards))
        rest = Signs(format_cards(state.hand.hand_of(on)))
        keeps = Message("keeps", player=who, cards=rest)
        changes.append(Change("keeps", "LLAA-RUMMY-63", keeps, on))
        words = Message("rummy-is-not-out", player=who)
        reason = Message("rummy-reason-said-out-and-is-not")
        return Ruling("out", by, on, True, "LLAA-RUMMY-63", reason, words, tuple(changes)), state

    # --- scores

    def _judge_count(self, by: int, on: int, facts: Mapping[str, str]) -> Judged:
        state, who = self.state, at_seat(on)
        if on not in state.counted:
            why = Message("rummy-the-hand-has-not-been-counted", player=who)
            return self._false("count", by, on, why)
        said, right = state.counted[on], self._points(state)[on]
        if said == right:
            why = Message("rummy-the-hand-is-worth", player=who, points=str(right))
            return self._false("count", by, on, why)
        told: dict[str, Argument] = {"said": str(said), "right": str(right)}
        reason = Message("rummy-reason-counted", **told)
        if state.mixed:
            words = Message("rummy-counted-and-mixed", player=who, **told)
            return Ruling("count", by, on, True, "LLAA-RUMMY-65", reason, words), state
        text = Message("rummy-the-count-becomes", player=who, **told)
        change = Change("count", "LLAA-RUMMY-65", text, on, right - said)
        words = Message("rummy-counted-and-put-right", player=who, **told)
        after = replace(state, counted={**state.counted, on: right})
        return Ruling("count", by, on, True, "LLAA-RUMMY-65", reason, words, (change,)), after

    def _judge_writing(self, by: int, on: int, facts: Mapping[str, str]) -> Judged:
        state, who = self.state, at_seat(on)
        if on not in state.written:
            why = Message("rummy-nothing-is-written-down", player=who)
            return self._false("writing", by, on, why)
        written, agreed = state.written[on], self._agreed(state)[on]
        if written == agreed:
            why = Message("rummy-as-agreed-so-written", player=who, points=str(agreed))
            return self._false("writing", by, on, why)
        told: dict[str, Argument] = {"written": str(written), "agreed": str(agreed)}
        text = Message("rummy-as-written-becomes-as-agreed", player=who, **told)
        change = Change("writing", "LLAA-RUMMY-66", text, on, agreed - written)
        reason = Message("rummy-reason-was-written-as", **told)
        words = Message("rummy-a-slip-is-put-right", player=who, reason=reason)
        after = replace(state, written={**state.written, on: agreed})
        return Ruling("writing", by, on, True, "LLAA-RUMMY-66", reason, words, (change,)), after

    def _points(self, state: TableState) -> list[int]:
        """Work out what each hand is worth (35 to 37), with what is charged to those who have been
        called short (50)."""
        return list(state.hand.result().scores)

    def _agreed(self, state: TableState) -> list[int]:
        """Work out what is agreed: as counted, or as the cards say where nobody has counted."""
        return [state.counted.get(seat, score) for seat, score in enumerate(self._points(state))]

    def scores(self) -> tuple[int, ...]:
        """Work out what the hand brings each seat: as it was written down, agreed or lies there.
        Raises Impossible while the hand goes on."""
        return self.result().scores

    def result(self) -> Result:
        """The game's result with what rulings, counts and the score sheet say. Raises Impossible
        while the hand goes on; a void hand has no result."""
        if self.void:
            raise table_state.is_void()
        if not self.hand.is_over:
            raise Impossible(Message("the-hand-is-not-over"), Message("play-the-hand-to-its-end"))
        agreed = self._agreed(self.state)
        scores = tuple(self.state.written.get(seat, score) for seat, score in enumerate(agreed))
        return replace(self.hand.result(), scores=scores)


# --- words and moves of rulings ------------------------------------------------------------------
