"""Pitty-Pat: one game as a caller sees it: what lies where, acts and refusals, how it ended.

Part of ``cardhall.games.pitty_pat``: import from there. The same file runs interpreted and compiled
(Cython, pure Python mode; C types in ``hand.pxd``).
"""

import cython

from cardhall.cards.notation import RANKS, card_list
from cardhall.cards.table import Illegal, Movement, Refusal, seats_of
from cardhall.games.pitty_pat.actions import (
    PASS_ACTION,
    TAKE_ACTION,
    cards_of,
    format_action,
    verb_of,
)
from cardhall.games.pitty_pat.refusals import why_no_answer, why_no_throw
from cardhall.games.pitty_pat.result import Result, Upcard
from cardhall.games.pitty_pat.rules import Rules
from cardhall.games.pitty_pat.view import View
from cardhall.messages import Message

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import popcount
    from cython.cimports.cardhall.games.engine.hand import own_methods
    from cython.cimports.cardhall.games.engine.listing import filled, one_each
    from cython.cimports.cardhall.games.pitty_pat.play import (
        NOBODY,
        P_DEAL,
        P_OFFER,
        P_OVER,
        P_THROW,
        V_THROW,
        Play,
        alike,
    )
else:
    from cardhall.cards.bits import popcount
    from cardhall.games.engine.listing import filled, one_each
    from cardhall.games.pitty_pat.play import (
        NOBODY,
        P_DEAL,
        P_OFFER,
        P_OVER,
        P_THROW,
        V_THROW,
        Play,
        alike,
    )

PHASES = ("deal", "offer", "throw", "over")
ENDINGS = ("", "out", "pat", "dead")


class Hand(Play):
    """The state machine of one game: ``deal``, ``offer``, ``throw``, ``over``.

    Seats are 0 to ``seats`` - 1 clockwise, "left" is the next number. ``turn`` is -1 when nobody is
    to act, ``upcard`` -1 when no card is on offer.
    """

    @property
    def phase(self) -> str:
        """``deal``, ``offer``, ``throw`` or ``over``."""
        return PHASES[self._phase]

    @property
    def is_over(self) -> bool:
        return self._phase == P_OVER

    @property
    def dealt_in(self) -> tuple[int, ...]:
        """Seats that take part."""
        return seats_of(self._live)

    @property
    def asked(self) -> tuple[int, ...]:
        """Seats that have let the card on offer go by: their turn is lost (LLAA-PITTY-14)."""
        return seats_of(self._asked) if self._phase == P_OFFER else ()

    @property
    def stock(self) -> int:
        """Cards that can still be turned."""
        return 52 - self._deck_at

    @property
    def discards(self) -> int:
        """Cards that nobody took, face up and out of play, as 52 bits."""
        return self._gone

    @property
    def flipped(self) -> int:
        """Cards that came face up in the deal, as 52 bits (LLAA-PITTY-12, 13)."""
        return self._flipped

    @property
    def seen_ranks(self) -> str:
        """Ranks that somebody has paired in the open or thrown, from the two up."""
        return "".join([RANKS[i] for i in range(13) if self._seen >> i & 1])

    @property
    def history(self) -> tuple[Upcard, ...]:
        """All cards offered so far, in order, the one on offer last."""
        return tuple(
            [
                Upcard(
                    self._up[i],
                    self._by[i] & 15,
                    self._by[i] >> 4 != 0,
                    None if self._took[i] == NOBODY else self._took[i],
                )
                for i in range(self._ups)
            ]
        )

    def singles_of(self, seat: int) -> int:
        """A seat's single cards, as 52 bits."""
        return self._single[self._seat(seat)]

    def pairs_of(self, seat: int) -> int:
        """A seat's paired cards, open or not, as 52 bits."""
        return self._pair[self._seat(seat)]

    def open_of(self, seat: int) -> int:
        """A seat's cards that lie open, as 52 bits."""
        return self._open[self._seat(seat)]

    def hand_of(self, seat: int) -> int:
        """The cards that a seat holds unseen by the others, as 52 bits."""
        self._seat(seat)
        return (self._single[seat] | self._pair[seat]) & ~self._open[seat]

    def legal_actions(self) -> list[int]:
        """Every legal action of the seat whose turn it is, ``take`` first; empty when nobody is to
        act."""
        verb: cython.ulonglong
        if self._phase == P_OFFER:
            if self._match() == 0:
                return [PASS_ACTION]
            return [TAKE_ACTION, PASS_ACTION] if self._may_pass() else [TAKE_ACTION]
        if self._phase == P_THROW:
            verb = V_THROW
            return one_each(verb << 56, self._throwable())
        return []

    def _refusal(self, action: int) -> Refusal:
        try:
            verb = verb_of(action)
        except ValueError as error:
            return Refusal("not-an-action", "OP-PITTY-01", error.args[0])
        if self._phase in (P_DEAL, P_OVER):
            return Refusal("not-now", "OP-PITTY-01", Message("pitty-pat-nobody-is-to-act"))
        if self._phase == P_OFFER:
            paired = self._pair[self.turn] & alike(self.upcard) != 0
            return why_no_answer(verb, action, paired)
        return why_no_throw(verb, action, self._single[self.turn], self._pair[self.turn])

    def claim(self, seat: int) -> None:
        """A seat asks for the card on offer, in turn or not. Raises Illegal out of turn: who has
        let it go by has lost the turn (LLAA-PITTY-14, OP-PITTY-07)."""
        refusal = self.why_no_claim(seat)
        if refusal is not None:
            raise Illegal(refusal)
        self._do(TAKE_ACTION)
        self._keep(self._whole_past(), "claim", {"seat": seat})

    def why_no_claim(self, seat: int) -> Refusal | None:
        """Say why this seat may not take the card on offer now; None if it may."""
        if seat == self.turn:
            return self.why_not(TAKE_ACTION)
        if self._phase == P_OFFER and not (self._asked >> self._seat(seat)) & 1:
            if self._thrown and seat == self._owner:
                return Refusal(
                    "own-throw", "OP-PITTY-01", Message("pitty-pat-threw-that-card-themselves")
                )
            text = Message("pitty-pat-others-are-asked-before")
            return Refusal("not-your-turn", "OP-PITTY-05", text)
        return Refusal("missed-turn", "LLAA-PITTY-14", Message("pitty-pat-a-missed-turn-is-lost"))

    def force(self, action: int) -> None:
        """Take an act that hands can do at the table though the rules forbid it: for the open
        referee. Raises ValueError where nobody could: no such card held, another phase."""
        verb = verb_of(action)
        cards = cards_of(action)
        fits = {
            "take": self._phase == P_OFFER and self._match() != 0,
            "pass": self._phase == P_OFFER,
            "throw": self._phase == P_THROW
            and cards.bit_count() == 1
            and cards & self._single[self.turn] != 0,
        }
        if not fits[verb]:
            raise ValueError(f"{format_action(action)!r} cannot be done in this position")
        self._do(action)
        self._keep(self._whole_past(), "force", {"action": action})

    def copy(self) -> "Hand":
        """An independent copy."""
        other: Hand = Hand.__new__(Hand)
        other._arrays()
        other._become(self)
        other.rules = self.rules
        other._past = self._whole_past()
        other.o = self.o
        return other

    def _view(self, seat: int) -> View:
        """The view of a seat, -1 for somebody watching; see ``view``."""
        seats = range(self.seats)
        own = seat >= 0
        return View(
            rules=self.rules,
            seat=seat if own else None,
            seats=self.seats,
            dealer=self.dealer,
            turn=self.turn,
            phase=PHASES[self._phase],
            dealt_in=seats_of(self._live),
            upcard=self.upcard,
            asked=self.asked,
            singles=tuple(card_list(self._single[seat])) if own else (),
            pairs=tuple(card_list(self._pair[seat])) if own else (),
            open=tuple([tuple(card_list(self._open[s])) for s in seats]),
            sizes=tuple([popcount((self._single[s] | self._pair[s]) & ~self._open[s])
                         for s in seats]),
            stock=52 - self._deck_at if self._phase else 52,
            discards=tuple(card_list(self._gone)),
            flipped=tuple(card_list(self._flipped)),
            history=self.history,
            recycled_at=self._recycled_at,
            seen_ranks=self.seen_ranks,
            legal=tuple(self.legal_actions()) if own and self.turn == seat else (),
            result=self.result() if self._phase == P_OVER else None,
        )  # fmt: skip

    # Results

    def result(self) -> Result:
        """Work out how the game ended. Raises ValueError before the end."""
        if self._phase != P_OVER:
            raise ValueError("The game is not over. Ask for its result when it is")
        fields = {"ending": "dead", "winner": None, "chips": 0, "clause": "OP-PITTY-02"}
        if self._winner >= 0:
            fields["winner"] = self._winner
            fields["ending"] = ENDINGS[self._ending] if self._double else "out"
            fields["chips"] = self.rules.pat_chips if self._double else self.rules.win_chips
            fields["clause"] = "LLAA-PITTY-11" if self._double else "LLAA-T-25"
        return filled(Result, fields)

    def movements(self) -> list[Movement]:
        """The chips that this game moves, each with its clause: from the bank to the winner."""
        if self._phase != P_OVER or self._winner < 0:
            return []
        result = self.result()
        return [Movement(None, result.chips, self._winner, result.clause)]


def view(hand: Hand, seat: int | None) -> View:
    """Work out what this seat may know of the game; None for somebody watching."""
    return hand._view(-1 if seat is None else hand._seat(seat))


def opening(rules: Rules, seats: int, seed: int) -> Hand:
    """A dealt game of so many; the seed gives cards and dealer. Raises RulesError for a number of
    seats that cannot play."""
    hand = Hand(rules, seed % max(seats, 1), seats)
    hand.deal_seeded(seed)
    return hand


if cython.compiled:
    own_methods(Hand)
