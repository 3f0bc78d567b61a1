"""Hold'em at a real table: what is done is done, and somebody may call it.

``OpenReferee`` takes every act that is physically possible, in words too (``do``), keeps each with
the position before it, and judges what is called. It is written over several files:

``holdem_deal``        the deal card by card, as plain data, and what is wrong with it
``holdem_acts``        what words, knocks and chips hold a player to
``holdem_floor``       the table: acts in turn and out of it, what binds by itself
``holdem_plan``        a call, its ruling, and how that is done
``holdem_deal_calls``  calls about the deal and the pack
``holdem_act_calls``   calls about acts
``holdem_showdown``    calls at the showdown

``judge`` gives a ruling and changes nothing; ``call`` applies what ``judge`` gives. Calls may be
made by a seat or by the dealer (``by`` = -1). Not here: what anybody must report (HOLDEM-86) and
hands shown to a neighbour (88), which are incidents of the hall; stud and lowball.

Pure: no clock, no chance, no ids. Seats are numbers from 0, clockwise; amounts are chips.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace

from cardhall.cards.notation import card_list
from cardhall.games.holdem import Hand, Movement, Result, View, view
from cardhall.games.holdem.referee import act_calls as acts
from cardhall.games.holdem.referee import deal_calls as deals
from cardhall.games.holdem.referee import showdown as showdown
from cardhall.games.holdem.referee.deal import Deal
from cardhall.games.holdem.referee.floor import Floor
from cardhall.games.holdem.referee.kept import Act, Carried, Void
from cardhall.games.holdem.referee.plan import Asked, Plan
from cardhall.messages import Message
from cardhall.rulings.at_table import GUIDED, NOTHING, Reach, TableReferee
from cardhall.rulings.referee import Ask, Call, Impossible, Ruling, asked

__all__ = [
    "CALLS", "Act", "Carried", "Deal", "Impossible", "OpenReferee", "Ruling", "Void",
]  # fmt: skip

_YES_NO = (("yes", Message("answer-yes")), ("no", Message("answer-no")))
_KNEW = Ask("knew", Message("holdem-who-knew"))


def _clauses(*numbers: int) -> tuple[str, ...]:
    return tuple(f"HOLDEM-{number:02}" for number in numbers)


_LIST: tuple[tuple[Call, Callable[[Floor, Asked], Plan]], ...] = (
    (
        Call(
            "misdeal",
            Message("holdem-dealt-wrongly"),
            (*_clauses(14, 15, 16, 17, 18, 19, 20, 21, 22, 38, 43, 44), "OP-HOLDEM-09"),
            on=False,
            asks=(
                Ask(
                    "cards",
                    Message("holdem-do-the-cards-lie"),
                    (
                        ("lie", Message("holdem-yes-unseen")),
                        ("seen", Message("holdem-no-or-looked-at")),
                    ),
                ),
            ),
        ),
        deals.misdeal,
    ),
    (
        Call(
            "joker",
            Message("holdem-joker-in-a-hand"),
            _clauses(15, 27, 38, 39, 40, 41),
            asks=(Ask("looked", Message("holdem-had-they-looked"), _YES_NO),),
        ),
        deals.joker,
    ),
    (
        Call(
            "other-back",
            Message("holdem-another-back"),
            _clauses(33, 34, 36, 37),
            on=False,
            asks=(_KNEW,),
        ),
        deals.other_back,
    ),
    (
        Call(
            "duplicate",
            Message("holdem-a-card-twice"),
            _clauses(35, 36, 37),
            on=False,
            asks=(_KNEW,),
        ),
        deals.duplicate,
    ),
    (
        Call("short-pack", Message("holdem-pack-lacks-a-card"), _clauses(42), on=False),
        deals.short_pack,
    ),
    (
        Call(
            "marked",
            Message("holdem-marked-card"),
            _clauses(23, 49),
            on=False,
            asks=(Ask("card", Message("which-card")),),
        ),
        deals.marked,
    ),
    (
        Call("burn", Message("holdem-burned-wrongly"), _clauses(47, 48, 49, 50), on=False),
        deals.burn,
    ),
    (
        Call("early-card", Message("holdem-cards-came-early"), _clauses(49, 51), on=False),
        deals.early_cards,
    ),
    (
        Call(
            "dropped",
            Message("holdem-deck-was-dropped-early"),
            _clauses(52),
            on=False,
            asks=(Ask("stub", Message("holdem-which-cards-are-left")),),
        ),
        deals.dropped,
    ),
    (
        Call("exposed", Message("holdem-card-lies-exposed"), _clauses(44, 45, 46, 89, 90)),
        deals.exposed,
    ),
    (Call("shown", Message("holdem-card-was-shown-to-one"), _clauses(89, 90)), deals.shown),
    (
        Call(
            "turn",
            Message("holdem-called-out-of-turn"),
            (*_clauses(69, 70, 71), "OP-HOLDEM-17"),
            asks=(Ask("meant", Message("holdem-was-it-on-purpose"), _YES_NO),),
        ),
        acts.turn,
    ),
    (
        Call(
            "silent",
            Message("holdem-called-silent"),
            _clauses(72, 73, 74),
            asks=(
                Ask(
                    "behind",
                    Message("holdem-how-did-those-behind-act"),
                    (
                        ("in-order", Message("holdem-play-went-on-past")),
                        ("jumped", Message("holdem-those-did-not-wait")),
                    ),
                ),
            ),
        ),
        acts.silent,
    ),
    (
        Call("time-up", Message("holdem-called-time-up"), (*_clauses(31), "OP-HOLDEM-15")),
        acts.time_up,
    ),
    (Call("string", Message("holdem-raised-in-two-motions"), _clauses(75)), acts.string),
    (
        Call("unaware", Message("holdem-did-not-know-of-a-raise"), _clauses(77, 78, 80)),
        acts.unaware,
    ),
    (Call("underbet", Message("holdem-has-put-too-little"), _clauses(79, 80)), acts.underbet),
    (
        Call(
            "dead",
            Message("holdem-called-dead"),
            (*_clauses(22, 23, 24, 26, 27, 28, 29, 30, 31, 32, 40, 84, 126), "OP-X-19"),
        ),
        acts.dead,
    ),
    (Call("swept", Message("holdem-hand-was-swept-into-the-muck"), _clauses(32)), acts.swept),
    (
        Call(
            "retrieve",
            Message("holdem-mucked-hand-should-live"),
            _clauses(24, 25),
            asks=(
                Ask(
                    "informed",
                    Message("holdem-what-were-they-told"),
                    (
                        ("wrong", Message("holdem-something-wrong")),
                        ("right", Message("holdem-nothing-wrong")),
                    ),
                ),
                Ask("found", Message("holdem-is-the-hand-identified"), _YES_NO),
            ),
        ),
        acts.retrieve,
    ),
    (
        Call("owes-blind", Message("holdem-owes-a-blind-and-has-looked"), _clauses(126, 127)),
        acts.owes_blind,
    ),
    (
        Call(
            "miscall",
            Message("holdem-called-the-hand-better"),
            _clauses(83, 84),
            asks=(Ask("meant", Message("holdem-was-it-on-purpose"), _YES_NO),),
        ),
        showdown.miscall,
    ),
    (
        Call(
            "winner",
            Message("holdem-has-the-winning-hand"),
            _clauses(24, 83, 85),
            asks=(Ask("cards", Message("holdem-with-which-five")),),
        ),
        showdown.winner,
    ),
)

CALLS: dict[str, Call] = {call.name: call for call, _ in _LIST}
"""What can be called at a hold'em table."""
_JUDGES = {call.name: judge for call, judge in _LIST}
_ANY_TIME = ("short-pack",)
"""Calls that may come when the pot has gone; they change nothing."""


class OpenReferee(Floor, TableReferee):
    """Keeps one hand as a real table does; see the module, and ``Floor`` for acts.

    hand: dealt, or at a position; the referee works on a copy. deal: how it was dealt, where that
    is known or went wrong. unposted: blinds that seats owe. penalties: how often each seat was
    penalized before in this event (OP-HOLDEM-17).
    """

    CLAUSE = "HOLDEM-71"

    def __init__(
        self,
        hand: Hand,
        deal: Deal | None = None,
        unposted: Mapping[int, int] | None = None,
        penalties: Mapping[int, int] | None = None,
    ) -> None:
        super().__init__(hand, deal, dict(unposted or {}))
        self.penalties = dict(penalties or {})
        self.rulings: list[Ruling] = []

    # --- what a table asks

    def reach(self, seat: int, early: bool, lies: bool) -> Reach:
        """Out of turn a fold, a call or a check, all one's chips, of one who is not bound yet."""
        hand = self.hand
        if not early:
            return GUIDED
        if not self.betting or seat not in hand.live or self.still_binds(seat):
            return NOTHING
        if not hand.rules.playable(hand.stacks[seat]):
            return NOTHING
        return Reach(words=("fold", "call" if hand.level > hand.bets[seat] else "check", "all-in"))

    def still_binds(self, seat: int) -> bool:
        """Tell whether what was said out of turn binds when the turn comes (HOLDEM-70, 71)."""
        return any(one.seat == seat for one in self.early)

    def leave(self, seat: int) -> None:
        if seat in self.hand.live and len(self.hand.live) > 1:
            self.put_out(seat)

    def may_be_called(self) -> tuple[str, ...]:
        return ("turn",)

    # --- calls

    def judge(self, call: str, by: int, on: int | None = None, **facts: str) -> Ruling:
        """Work out what a call would come to, changing nothing. Raises Impossible for no such call,
        a seat or an answer that cannot be."""
        return self._plan(call, by, on, facts).ruling

    def call(self, call: str, by: int, on: int | None = None, **facts: str) -> Ruling:
        """Judge a call and apply the ruling."""
        plan = self._plan(call, by, on, facts)
        self.notes = []
        plan.do(self)
        self.rulings.append(plan.ruling)
        return plan.ruling

    def _plan(self, call: str, by: int, on: int | None, facts: Mapping[str, str]) -> Plan:
        asked(CALLS, call, on, facts)
        if on is not None and not 0 <= on < self.hand.seats:
            raise Impossible(
                Message("referee-no-such-seat", seat=on),
                Message("seats-are-up-to", last=self.hand.seats - 1),
            )
        if self.void is not None:
            raise Impossible(Message("this-hand-is-void"), Message("deal-again"))
        if self.pot_taken and call not in _ANY_TIME:
            raise Impossible(
                Message("holdem-the-pot-has-gone"), Message("holdem-only-the-pack-now")
            )
        return _JUDGES[call](self, Asked(call, by, on, facts))

    def view(self, seat: int | None) -> View:
        """Work out what a seat may know, None for somebody watching: the game's view, with the hole
        cards that were exposed or shown to that seat, or to all (HOLDEM-45, 89, 90)."""
        seen = self.seen_by(-1 if seat is None else seat)
        base = view(self.hand, seat)
        up = [
            tuple(sorted({*cards, *card_list(self.hand.hole_of(owner) & seen)}))
            for owner, cards in enumerate(base.shown)
        ]
        return replace(base, shown=tuple(up))

    # --- the end

    def result(self) -> Result:
        """Work out how the hand ended; a void one gave back what it did. Raises Impossible
        before."""
        if not self.hand.is_over:
            raise Impossible(Message("the-hand-is-not-over"), Message("play-the-hand-to-its-end"))
        return self.hand.result()

    @property
    def carried(self) -> Carried:
        """What waits for the next legal pot, and who may play for it (HOLDEM-36, 37)."""
        kept = self.void.kept if self.void else 0
        return Carried(kept, tuple(self.hand.dealt_in))

    def movements(self) -> list[Movement]:
        """Every movement of chips, when the hand is over."""
        return self.hand.movements()
