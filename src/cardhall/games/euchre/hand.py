"""Euchre, one hand: bids, the play, the score, penalties, what is legal.

The same file runs interpreted and compiled (Cython, pure Python mode; C types in ``hand.pxd``).
Methods with a leading underscore are C functions when compiled and need no interpreter.
Part of ``cardhall.games.euchre``: import from there.
"""

from collections.abc import Mapping, Sequence

import cython

from cardhall.cards.notation import card_list
from cardhall.cards.table import Illegal, Movement, Refusal, RulesError, one_for_each
from cardhall.games.euchre import penalties
from cardhall.games.euchre.actions import (
    ALONE_ACTION,
    PASS_ACTION,
    PICK_UP_ACTION,
    format_action,
    verb_of,
)
from cardhall.games.euchre.deal import PHASES, UP_PLACES
from cardhall.games.euchre.refusals import why_not_card, why_not_name, why_not_order
from cardhall.games.euchre.result import Result
from cardhall.games.euchre.rules import LETTERS, PACK, Rules
from cardhall.games.euchre.view import View
from cardhall.messages import Message, Player

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import FULL, bit, lowest, nth, popcount, suit
    from cython.cimports.cardhall.games.engine.hand import own_methods
    from cython.cimports.cardhall.games.engine.listing import counts, filled, one_each
    from cython.cimports.cardhall.games.euchre.deal import (
        E_PLAYED,
        E_STOPPED,
        E_THROWN_IN,
        P_DEAL,
        P_DISCARD,
        P_NAME,
        P_ORDER,
        P_OVER,
        P_PLAY,
        UP_KITTY,
        UP_NOWHERE,
        UP_OUT,
        UP_TAKEN,
        Deal,
    )
else:
    from cardhall.cards.bits import FULL, bit, lowest, nth, popcount, suit
    from cardhall.games.engine.listing import counts, filled, one_each
    from cardhall.games.euchre.deal import (
        E_PLAYED,
        E_STOPPED,
        E_THROWN_IN,
        P_DEAL,
        P_DISCARD,
        P_NAME,
        P_ORDER,
        P_OVER,
        P_PLAY,
        UP_KITTY,
        UP_NOWHERE,
        UP_OUT,
        UP_TAKEN,
        Deal,
    )

if not cython.compiled:  # compiled they are numbers in C: see hand.pxd
    V_PASS, V_PICK_UP, V_ALONE, V_NAME, V_NAME_ALONE, V_DISCARD, V_PLAY = range(1, 8)

_ENDINGS = ("", "played", "stopped", "thrown-in")


class Hand(Deal):
    """The state machine of one deal: ``deal``, ``order`` (pick it up or pass), ``name`` (a suit),
    ``discard``, ``play``, ``over``.

    Seats are 0 to 3 clockwise, "left" is the next number, a seat's side is its number modulo 2.
    ``turn`` is -1 when nobody is to act; ``up``, ``trump``, ``maker`` and ``sitting`` (the loner's
    partner) are -1 while there is none.
    """

    @classmethod
    def at(
        cls,
        rules: Rules,
        dealer: int,
        hands: Mapping[int, int],
        *,
        phase: str = "play",
        up: int = -1,
        trump: int = -1,
        maker: int = -1,
        alone: bool = False,
        turn: int | None = None,
        tricks: Sequence[int] = (),
        trick: Sequence[tuple[int, int]] = (),
        played: int = 0,
        discarded: int = -1,
    ) -> "Hand":
        """A stated position, for records and study.

        hands: what each seat holds (52 bits), without the cards on the table. In the phases
        ``order`` and ``name`` everybody before ``turn`` has passed; in ``play`` trump (a suit) and
        maker are stated. tricks: taken so far, by seat. trick: (seat, card) on the table, in order.
        played: cards of earlier tricks. discarded: the card that the dealer put down after picking
        up; -1 if not. What is not stated lies in the kitty. Raises RulesError for what cannot be.
        """
        one_for_each("hands", hands, 4)
        one_for_each("tricks", tricks, 4)
        hand: Hand = cls(rules, dealer)
        hand._place(
            hands, phase, up, trump, maker, alone, -1 if turn is None else turn, list(tricks),
            list(trick), played, discarded,
        )  # fmt: skip
        hand._keep((), "at", {
            "dealer": dealer, "hands": dict(hands), "phase": phase, "up": up, "trump": trump,
            "maker": maker, "alone": alone, "turn": turn, "tricks": tuple(tricks),
            "trick": tuple(trick), "played": played, "discarded": discarded,
        })  # fmt: skip
        return hand

    def _place(
        self,
        hands: Mapping[int, int],
        phase: str,
        up: int,
        trump: int,
        maker: int,
        alone: bool,
        turn: int,
        tricks: list[int],
        trick: list[tuple[int, int]],
        played: int,
        discarded: int,
    ) -> None:
        """Set up what ``at`` states."""
        if phase not in ("order", "name", "play"):
            given = Message("as-it-stands", value=repr(phase))
            raise RulesError("phase", given, Message("euchre-choose-a-phase"))
        self._place_cards(hands, sum([1 << card for _, card in trick]), played, discarded)
        if phase != "play":
            self._place_bids(phase, up, turn)
            return
        if not 0 <= trump < 4 or not 0 <= maker < 4:
            text = Message("euchre-trump-by-maker", trump=f"{trump!r}", maker=f"{maker!r}")
            raise RulesError("trump", text, Message("euchre-state-suit-and-seat"))
        self.up = up
        self._up_at = UP_NOWHERE if up < 0 else UP_TAKEN if discarded >= 0 else UP_KITTY
        self.maker = maker
        self._alone = int(alone)
        self.sitting = (maker + 2) % 4 if alone else -1
        self._set_trump(trump)
        self._begin_play()
        for seat, count in enumerate(tricks):
            self._tricks[seat] = count
        if turn >= 0:
            self.turn = turn
        self._place_trick(trick)

    def _place_trick(self, trick: list[tuple[int, int]]) -> None:
        """Lay the stated trick on the table, in order."""
        taken = sum([self._tricks[seat] for seat in range(4)])
        if not 0 <= taken < 5:
            text = Message("euchre-so-many-are-taken", tricks=taken)
            raise RulesError("tricks", text, Message("euchre-state-none-to-four"))
        self._begin_at(taken)
        if trick:
            self.turn = trick[0][0]
        for seat, card in trick:
            if seat != self.turn:
                text = Message("plays-out-of-turn", player=Player(LETTERS[seat]))
                raise RulesError("trick", text, Message("state-it-in-order"))
            self._put(card)

    def _place_bids(self, phase: str, up: int, turn: int) -> None:
        """Turn up the stated card and pass round to the stated seat."""
        if up not in PACK or not self._kitty >> up & 1:
            given = Message("as-it-stands", value=repr(up))
            raise RulesError("up", given, Message("euchre-state-the-turned-up-card"))
        self._kitty &= ~(1 << up)
        self._turn_up(up)
        while phase != self.phase or turn not in (-1, self.turn):
            self._note(PASS_ACTION)
            self._pass()
            if self._phase == P_OVER:
                given = Message("as-it-stands", value=repr(turn))
                raise RulesError("turn", given, Message("a-seat-from-0-to-3"))

    # Bids

    def _may_bid(self) -> cython.bint:
        """Has the side to speak kept its right to bid (OP-EUCHRE-05)?"""
        return (self._silent >> (self.turn & 1)) & 1 == 0

    def _may_pass(self) -> cython.bint:
        """Everybody may pass but a dealer who is stuck (EUCHRE-21)."""
        if self._phase == P_NAME and self.turn == self.dealer and self.o.stick:
            return not self._may_bid()
        return True

    def _note(self, call: cython.ulonglong) -> None:
        """Remember who said what: verb and suit in one byte."""
        self._calls[self._calls_made] = call >> 52
        self._callers[self._calls_made] = self.turn
        self._calls_made += 1

    def _pass(self) -> None:
        """Pass on; when all have, the card goes face down to the kitty and a second round starts
        (EUCHRE-18)."""
        if self.turn != self.dealer:
            self.turn = (self.turn + 1) & 3
        elif self._phase == P_ORDER:
            self._phase = P_NAME
            self._up_at = UP_KITTY
            self._kitty |= bit(self.up)
            self.turn = (self.dealer + 1) & 3
        else:
            self._end(E_THROWN_IN)

    def _set_trump(self, named: cython.int) -> None:
        """A suit is trumps, and its jack the right bower (OP-EUCHRE-09)."""
        self.trump = named
        self._right = 13 * named + self._left_rank
        self._trumps_are(named)

    def _make(self, named: cython.int, alone: cython.int) -> None:
        """Somebody makes trumps. In the first round the dealer takes the card, unless they sit out
        (OP-EUCHRE-10)."""
        self.maker = self.turn
        self._alone = alone
        if alone:
            self.sitting = (self.turn + 2) & 3
        self._set_trump(named)
        if self._phase == P_NAME:
            self._begin_play()
        elif self.sitting == self.dealer:
            self._up_at = UP_OUT
            self._begin_play()
        else:
            self._up_at = UP_TAKEN
            self._hand[self.dealer] |= bit(self.up)
            self._phase = P_DISCARD
            self.turn = self.dealer

    def _throw(self, cards: cython.ulonglong) -> None:
        """The dealer puts one of six cards face down (OP-EUCHRE-10)."""
        self._hand[self.dealer] &= ~cards
        self._discard = lowest(cards)
        self._begin_play()

    # The play

    def _begin_play(self) -> None:
        """The seat left of the dealer leads, a sitting partner skipped (OP-EUCHRE-11)."""
        self._phase = P_PLAY
        self._count = 3 if self._alone else 4
        if self._alone and self.o.left_of_loner:
            self.turn = self._next(self.maker)
        else:
            self.turn = self._next(self.dealer)

    def _playable(self) -> cython.ulonglong:
        """Follow suit if able, else any card; no duty to beat (OP-EUCHRE-09)."""
        return self._following(self._hand[self.turn])

    def _put(self, card: cython.int) -> None:
        """Lay a card in front of one, and take the trick in when it is complete (EUCHRE-27)."""
        self._hand[self.turn] &= ~bit(card)
        self._lay(card, self.turn)
        if self._in_trick < self._count:
            self.turn = self._next(self.turn)
            return
        self._take_in()
        self.turn = self._best_seat
        if self._trick_no == 5:
            self._end(E_PLAYED)

    def _end(self, ending: cython.int) -> None:
        self._phase = P_OVER
        self._ending = ending
        self.turn = -1

    # The score

    def _count_points(self) -> None:
        """Count what each side scores, penalties and all (EUCHRE-32 to 37, 40 to 44)."""
        side: cython.int
        took: cython.int
        self._euchred = -1
        for side in range(2):
            self._points[side] = self.o.penalty * (
                self._false_calls[1 - side] + self._speeches[1 - side]
            )
        if self._ending == E_STOPPED:
            self._points[1 - (self._offender & 1)] += self.o.penalty
        if self._ending != E_PLAYED:
            return
        side = self.maker & 1
        took = self._tricks[side] + self._tricks[side + 2]
        if took < 3:  # euchred, alone or not (37)
            self._euchred = side
            self._points[1 - side] += self.o.euchre
        elif self._alone:
            self._points[side] += self.o.alone_march if took == 5 else self.o.alone
        else:
            self._points[side] += self.o.march if took == 5 else self.o.made

    def score_with(self, tricks: Sequence[int]) -> tuple[int, int]:
        """Work out what each side would score, were the play to end with these tricks, by seat."""
        other = self.copy()
        for seat in range(4):
            other._tricks[seat] = tricks[seat]
        other._end(E_PLAYED)
        other._count_points()
        return other._points[0], other._points[1]

    # Legality, at one place for the list, the refusal and the random player

    def _legal(self, action: cython.ulonglong) -> cython.bint:
        """Is this action legal now?"""
        verb: cython.int = action >> 56
        named: cython.int = (action >> 52) & 15
        cards: cython.ulonglong = action & FULL
        if self._phase == P_PLAY or self._phase == P_DISCARD:
            if verb != (V_PLAY if self._phase == P_PLAY else V_DISCARD) or named:
                return False
            return cards != 0 and cards & (cards - 1) == 0 and cards & ~self._playable() == 0
        if cards:
            return False
        if self._phase == P_ORDER and named == 0:
            if verb == V_PASS:
                return self._may_pass()
            return verb in (V_PICK_UP, V_ALONE) and self._may_bid()
        if self._phase == P_NAME:
            if verb == V_PASS:
                return named == 0 and self._may_pass()
            # the suit turned down may not be named (20)
            if verb in (V_NAME, V_NAME_ALONE):
                return named < 4 and named != suit(self.up) and self._may_bid()
        return False

    def _do(self, action: cython.ulonglong) -> None:
        """Take an action that is legal, or at least physically possible."""
        verb: cython.int = action >> 56
        if verb == V_PLAY:
            self._put(lowest(action & FULL))
        elif verb == V_DISCARD:
            self._throw(action & FULL)
        else:
            self._note(action)
            if verb == V_PASS:
                self._pass()
            elif verb == V_PICK_UP:
                self._make(suit(self.up), 0)
            elif verb == V_ALONE:
                self._make(suit(self.up), 1)
            else:
                self._make((action >> 52) & 3, verb == V_NAME_ALONE)

    def _random_action(self) -> cython.ulonglong:
        """Uniform over the legal actions."""
        verb: cython.ulonglong
        named: cython.ulonglong
        cards: cython.ulonglong
        pick: cython.int
        if self._phase == P_PLAY or self._phase == P_DISCARD:
            cards = self._playable()
            verb = V_PLAY if self._phase == P_PLAY else V_DISCARD
            if cards & (cards - 1):
                cards = nth(cards, self._below(popcount(cards)))
            return (verb << 56) | cards
        verb = V_PASS
        if not self._may_bid():
            return verb << 56
        if self._phase == P_ORDER:
            verb += self._below(3)
            return verb << 56
        if self._may_pass():
            pick = self._below(7)
            if pick == 6:
                return verb << 56
        else:
            pick = self._below(6)
        verb = V_NAME if pick < 3 else V_NAME_ALONE
        named = pick if pick < 3 else pick - 3
        if named >= suit(self.up):
            named += 1
        return (verb << 56) | (named << 52)

    # --- what a caller in Python sees ---

    def reneges(self) -> tuple[tuple[int, int, int], ...]:
        """Each card that did not follow though it could (EUCHRE-30): (trick, seat, card)."""
        return tuple(self._not_followed([self._hand[seat] for seat in range(4)]))

    def legal_actions(self) -> list[int]:
        """Every legal action of the seat whose turn it is; empty when nobody is to act. A pass
        first, then bids, then bids alone; cards low to high."""
        verb: cython.ulonglong
        named: cython.ulonglong
        if self._phase == P_PLAY or self._phase == P_DISCARD:
            verb = V_PLAY if self._phase == P_PLAY else V_DISCARD
            return one_each(verb << 56, self._playable())
        out: list[int] = []
        if self._phase == P_ORDER or self._phase == P_NAME:
            if self._may_pass():
                out.append(PASS_ACTION)
            if self._may_bid() and self._phase == P_ORDER:
                out.append(PICK_UP_ACTION)
                out.append(ALONE_ACTION)
            elif self._may_bid():
                for verb in range(V_NAME, V_NAME_ALONE + 1):
                    for named in range(4):
                        if named != suit(self.up):
                            out.append((verb << 56) | (named << 52))
        return out

    def take_up(self) -> None:
        """The dealer takes the card without a word and makes its suit trumps (EUCHRE-14)."""
        self._silently("EUCHRE-14", PICK_UP_ACTION)  # noted as the bid that it is

    def turn_down(self) -> None:
        """The dealer turns the card over without a word and so passes (EUCHRE-15)."""
        self._silently("EUCHRE-15", PASS_ACTION)

    def _silently(self, clause: str, action: int) -> None:
        if self._phase != P_ORDER or self.turn != self.dealer:
            text = Message("euchre-only-the-dealer-touches-the-card")
            raise Illegal(Refusal("not-the-dealer", clause, text))
        self.apply(action)

    def _refusal(self, action: int) -> Refusal:
        try:
            said = format_action(action)
        except ValueError as error:
            return Refusal("not-an-action", "OP-EUCHRE-09", error.args[0])
        verb = verb_of(action)
        if self._phase == P_DEAL:
            return Refusal("not-now", "EUCHRE-08", Message("euchre-bidding-opens-with-the-card"))
        if self._phase == P_OVER:
            return Refusal("not-now", "EUCHRE-31", Message("euchre-this-hand-is-over"))
        if self._phase == P_ORDER:
            return why_not_order(verb, said, self._may_bid())
        if self._phase == P_NAME:
            return why_not_name(action, verb, said, self._may_bid(), suit(self.up))
        led = self.trump
        if self._led != self._trumps:
            led = suit(self._plays[self._starts[self._trick_no]])
        return why_not_card(action, verb, self._phase == P_PLAY, self._hand[self.turn], led)

    def force(self, action: int) -> None:
        """Take an act that hands can do at the table though the rules forbid it: for the open
        referee. Raises ValueError where nobody could: a card not held, another phase."""
        verb = verb_of(action)
        fits = {
            "order": ("pass", "pick it up", "alone"),
            "name": ("pass", "name", "name alone"),
            "discard": ("discard",),
            "play": ("play",),
        }
        cards = action & ((1 << 52) - 1)
        if verb not in fits.get(self.phase, ()):
            raise ValueError(f"{format_action(action)!r} cannot be done in the phase {self.phase}")
        if verb in ("play", "discard"):
            if popcount(cards) != 1 or cards & ~self._hand[self.turn]:
                raise ValueError(f"{format_action(action)!r}: not one card of that hand")
        elif cards or (action >> 52 & 15) > 3:
            raise ValueError(f"{action} is no bid. Name a suit from 0 to 3 and no card")
        self._do(action)
        self._keep(self._whole_past(), "force", {"action": action})

    # Penalties

    def penalize(self, offender: int, reason: str) -> None:
        """Two points to the other side for an offence of ``PENALTIES`` (EUCHRE-13, 39 to 44); the
        hand is over, but for a false charge of a renege (41) and for speech with
        ``speech2=play-on-without-bid``. Raises ValueError for a reason that cannot be now."""
        penalties.penalize(self, self._seat(offender), reason)
        self._keep(self._whole_past(), "penalize", {"offender": offender, "reason": reason})

    def alone_instead(self, offender: int, caller: int, action: int) -> None:
        """A player of the side not at fault voids a bid out of turn and calls alone, at ordinary
        scoring; no points for the offence (EUCHRE-43). ``action``: ``alone``, or a suit alone in
        the second round. Raises Illegal."""
        if (self._seat(offender) ^ self._seat(caller)) & 1 == 0:
            text = Message("euchre-the-other-side-has-the-choice")
            raise Illegal(Refusal("own-side", "EUCHRE-43", text))
        if action >> 56 not in (V_ALONE, V_NAME_ALONE):
            text = Message("euchre-one-may-only-call-alone")
            raise Illegal(Refusal("alone-only", "EUCHRE-43", text))
        turn, past = self.turn, self._whole_past()
        if turn >= 0:
            self.turn = caller
        try:
            self.apply(action)
        except Illegal:
            self.turn = turn
            raise
        said = {"offender": offender, "caller": caller, "action": action}
        self._keep(past, "alone_instead", said)

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
        own = seat >= 0
        return View(
            rules=self.rules,
            seat=seat if own else None,
            dealer=self.dealer,
            turn=self.turn,
            phase=PHASES[self._phase],
            up=self.up,
            up_at=UP_PLACES[self._up_at],
            trump=self.trump,
            maker=self.maker,
            alone=self._alone == 1,
            sitting=self.sitting,
            calls=self.calls,
            silenced=tuple([side for side in range(2) if self._silent >> side & 1]),
            speeches=(self._speeches[0], self._speeches[1]),
            false_calls=(self._false_calls[0], self._false_calls[1]),
            hand=tuple(card_list(self._hand[seat])) if own else (),
            threw=self._discard if seat == self.dealer else -1,
            has_thrown=self._discard >= 0,
            sizes=tuple([popcount(self._hand[s]) for s in range(4)]),
            tricks=tuple([self._tricks[s] for s in range(4)]),
            history=self.history,
            trick=self.trick,
            before=tuple(card_list(self._before)),
            first_known=self._first_known,
            legal=tuple(self.legal_actions()) if own and self.turn == seat else (),
            result=self.result() if self._phase == P_OVER else None,
        )

    # Results

    def result(self) -> Result:
        """Work out how the hand ended; penalties are taken in as they stand now. Raises ValueError
        before the end."""
        if self._phase != P_OVER:
            raise ValueError("The hand is not over. Ask for its result when it is")
        self._count_points()
        fields = {
            "ending": _ENDINGS[self._ending],
            "tricks": counts(self._tricks, 4),
            "maker": None if self.maker < 0 else self.maker,
            "alone": self._alone == 1,
            "points": (self._points[0], self._points[1], self._points[0], self._points[1]),
            "euchred": () if self._euchred < 0 else (self._euchred, self._euchred + 2),
            "offender": None if self._offender < 0 else self._offender,
            "counted": self._points[0] + self._points[1] > 0,
        }
        return filled(Result, fields)

    def movements(self) -> list[Movement]:
        """The points written on each player's card and the cents put in the cup by this hand, each
        with its clause; before the end, what penalties have given so far."""
        return penalties.movements(self)

    # Simulation

    def playout(self, hands: cython.int, seed: int) -> tuple[int, int]:
        """Play whole hands at random in a compiled loop, the deal passing. Leaves this hand at the
        end of the last one.

        Returns (actions taken, points made): the second so that every hand is counted."""
        actions: cython.longlong = 0
        points: cython.longlong = 0
        _: cython.int
        self._seed(seed)
        self._past = None
        self._order_deck()
        for _ in range(hands):
            self.dealer = (self.dealer + 1) & 3
            self._open()
            self._shuffle()
            self._deal_deck()
            while self._phase != P_OVER:
                self._do(self._random_action())
                actions += 1
            self._count_points()
            points += self._points[0] + self._points[1]
        return actions, points


def opening(rules: Rules, seats: int, seed: int) -> Hand:
    """A hand dealt from a seed, seat ``seed % 4`` dealing. Raises RulesError unless four sit."""
    rules.seats_note(seats)
    hand = Hand(rules, seed % 4)
    hand.deal_seeded(seed)
    return hand


def view(hand: Hand, seat: int | None) -> View:
    """Work out what this seat may know of the hand; None for somebody watching."""
    return hand._view(-1 if seat is None else hand._seat(seat))


if cython.compiled:
    own_methods(Hand)
