"""Texas hold'em: one hand, from the blinds to the award.

The same file runs interpreted and compiled (Cython, pure Python mode; C types in ``hand.pxd``).
Methods with a leading underscore are C functions when compiled. Inside, a set of seats is an int
with their bits, and stacks count playable chips only.
"""

from collections.abc import Iterable, Sequence

import cython

from cardhall.cards.notation import card_list
from cardhall.cards.table import Illegal, Refusal, RulesError, whole_deck
from cardhall.games.holdem.actions import (
    CALL,
    CHECK,
    FOLD,
    MUCK,
    SHOW,
    amount_of,
    format_action,
    verb_of,
)
from cardhall.games.holdem.deal import PHASES, check_seat
from cardhall.games.holdem.rules import Rules
from cardhall.games.holdem.view import View
from cardhall.messages import Message

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import FULL
    from cython.cimports.cardhall.games.engine.hand import own_methods
    from cython.cimports.cardhall.games.holdem.betting import Betting
    from cython.cimports.cardhall.games.holdem.deal import (
        E_FOLDS,
        E_SHOWDOWN,
        E_VOID,
        P_DEAL,
        P_OVER,
        P_RIVER,
        P_SHOWDOWN,
        V_ALL_IN,
        V_BET,
        V_CALL,
        V_CHECK,
        V_FOLD,
        V_RAISE,
    )
else:
    from cardhall.cards.bits import FULL
    from cardhall.games.holdem.betting import Betting
    from cardhall.games.holdem.deal import (
        E_FOLDS,
        E_SHOWDOWN,
        E_VOID,
        P_DEAL,
        P_OVER,
        P_RIVER,
        P_SHOWDOWN,
        V_ALL_IN,
        V_BET,
        V_CALL,
        V_CHECK,
        V_FOLD,
        V_RAISE,
    )


class Hand(Betting):
    """The state machine of one hand: ``deal``, ``preflop``, ``flop``, ``turn``, ``river``,
    ``showdown``, ``over``.

    ``turn`` is -1 when nobody is to act. Amounts are chips.
    """

    # The deal

    def deal(self, deck: Sequence[int]) -> None:
        """Post the blinds and deal from a deck order, top first: two cards each, singly, from the
        button's left, to the button last (HOLDEM-105). What follows in the deck is burned and
        turned as the betting goes on (HOLDEM-47). Raises RulesError."""
        self._not_dealt()
        whole_deck("deck", deck)
        place: cython.int
        for place in range(52):
            self._deck[place] = deck[place]
        self._deal()
        self._keep(self._whole_past(), "deal", {"deck": tuple(deck)})

    def deal_seeded(self, seed: int) -> None:
        """Deal from an order that the seed gives: for simulation, not for play among people."""
        self._not_dealt()
        place: cython.int
        for place in range(52):
            self._deck[place] = place
        self._seed(seed)
        self._shuffle(51)
        self._deal()
        self._keep(self._whole_past(), "deal_seeded", seed)

    def redeal(self, deck: Sequence[int]) -> None:
        """Lay the cards anew by another deck order: everybody's two and the board so far become
        those that this order deals; chips and acts stay. For rulings that put cards right."""
        whole_deck("deck", deck)
        if self._phase == P_DEAL:
            raise RulesError("deck", Message("holdem-not-dealt"), Message("holdem-deal-it-first"))
        place: cython.int
        for place in range(52):
            self._deck[place] = deck[place]
        if self._ending == E_SHOWDOWN:  # the pots have not gone yet: they are awarded anew
            self._unsettle()
        self._lay()
        if self._ending == E_SHOWDOWN:
            self._settle()
        self._keep(self._whole_past(), "redeal", {"deck": tuple(deck)})

    # Acts

    def legal_actions(self) -> list[int]:
        """Work out what the seat to act may do: fold, check or call; then the least bet or raise,
        that of the pot's size where it lies between, the most (all-in at no limit). Empty when
        nobody is to act. Other amounts within ``bounds`` are legal too."""
        out: list[int] = []
        verb: cython.ulonglong
        least: cython.longlong
        most: cython.longlong
        pot: cython.longlong
        if self.turn < 0:
            return out
        if self._phase == P_SHOWDOWN:
            out.append(SHOW)
            if self._may_muck():
                out.append(MUCK)
            return out
        if self._level > self._bet[self.turn]:
            out.append(FOLD)
            out.append(CALL)
        else:
            out.append(CHECK)
        if self._may_raise():
            verb = V_RAISE if self._level else V_BET
            verb <<= 56
            least = self._least_to()
            most = self._most_to()
            out.append(verb | least)
            pot = self._pot_to()
            if least < pot < most:
                out.append(verb | pot)
            if least < most:
                out.append(verb | most)
        return out

    @cython.binding(False)  # Python then has a shorter way to call it
    def apply(self, action: int) -> None:
        """Take an action. Raises Illegal, with reason and clause, and changes nothing, if it is
        refused."""
        said: cython.ulonglong
        try:
            said = action
        except OverflowError:  # compiled: no action at all, it does not go into 64 bits
            said = 0
        if not cython.compiled and not 0 <= action < 1 << 64:
            said = 0
        code: cython.ulonglong = self._resolve(said)
        if not self._legal(code):
            refusal = self.why_not(action)
            assert refusal is not None
            raise Illegal(refusal)
        self._step(code)
        if self._past is not None:
            self._acted(said)

    def _resolve(self, action: cython.ulonglong) -> cython.ulonglong:
        """All-in as the call, bet or raise that it comes to: against players who are all all-in it
        is a call."""
        verb: cython.ulonglong = V_CALL
        to: cython.longlong
        if action >> 56 != V_ALL_IN or self.turn < 0 or self._phase > P_RIVER:
            return action
        to = self._bet[self.turn] + self._stack[self.turn]
        if to <= self._level or self._able & ~(1 << self.turn) == 0:
            return verb << 56
        verb = V_RAISE if self._level else V_BET
        return (verb << 56) | to

    def _legal(self, action: cython.ulonglong) -> cython.bint:
        """Is this action legal now?"""
        verb: cython.int = action >> 56
        if self.turn < 0 or (action >> 52) & 15:  # the index is not used here
            return False
        if self._phase == P_SHOWDOWN:
            return self._legal_show(verb, action & FULL)
        if verb in (V_BET, V_RAISE):
            return self._legal_wager(verb, action & FULL)
        if action & FULL:
            return False
        if verb in (V_FOLD, V_CALL):
            return self._level > self._bet[self.turn]
        return verb == V_CHECK and self._level == self._bet[self.turn]

    def _step(self, action: cython.ulonglong) -> None:
        """Take an action and write it down."""
        seat: cython.int = self.turn
        phase: cython.int = self._phase
        before: cython.longlong = self._put[seat] + self._back[seat]
        self._do(action)
        self._tell(phase, seat, action, self._put[seat] + self._back[seat] - before)

    def why_not(self, action: int) -> Refusal | None:
        """Say why an action of the seat to act would be refused now; None if it is legal."""
        try:
            verb = verb_of(action) if action >= 0 else ""
        except ValueError:
            verb = ""
        if not verb or (action >> 52) & 15:
            why = Message("holdem-is-no-action", action=str(action))
            return Refusal("not-an-action", "HOLDEM-60", why)
        action = self._resolve(action)
        if self._legal(action):
            return None
        if self.turn < 0:
            return Refusal("not-now", "HOLDEM-60", Message("nobody-is-to-act"))
        if self._phase == P_SHOWDOWN:
            return self._why_not_show(verb_of(action), action)
        return self._why_not_act(verb_of(action), action)

    def _why_not_act(self, verb: str, action: int) -> Refusal:
        if verb in ("show", "muck"):
            return Refusal("not-now", "HOLDEM-82", Message("holdem-hands-are-shown-later"))
        if verb in ("bet", "raise"):
            return self._why_not_wager(verb, amount_of(action))
        if amount_of(action):
            why = Message("holdem-names-no-amount", verb=verb)
            return Refusal("not-an-action", "HOLDEM-60", why)
        if verb == "check":
            why = Message("holdem-so-many-to-call", chips=self.to_call)
            return Refusal("must-call", "HOLDEM-61", why)
        return Refusal("nothing-to-call", "HOLDEM-61", Message("holdem-nothing-to-call"))

    # For rulings

    def force(self, action: int) -> None:
        """Take an act that hands can do at the table though the rules forbid it: for the open
        referee. A fold with nothing to call, a wager of any size that the chips allow; one under
        the bet leaves the seat owing (``make_good``). Raises ValueError where nobody could."""
        if not 0 <= action < 1 << 60:
            raise ValueError(f"{action} is no hold'em action")
        said = {"action": action}
        action = self._resolve(action)
        verb, to = verb_of(action), amount_of(action)
        if self.turn < 0:
            raise ValueError(Message("nobody-is-to-act"))
        have = self._bet[self.turn] + self._stack[self.turn]
        betting = self._phase < P_SHOWDOWN
        fits = {
            "fold": betting,
            "check": betting,
            "call": betting and self._level > self._bet[self.turn],
            "bet": betting and self._bet[self.turn] < to <= have,
            "raise": betting and self._bet[self.turn] < to <= have,
            "show": not betting and to & ~self._hole[self.turn] == 0,
            "muck": not betting and self._live & ~(1 << self.turn) != 0,
        }
        if not fits.get(verb):
            raise ValueError(f"{format_action(action)!r} cannot be done in this position")
        self._step(action)
        self._keep(self._whole_past(), "force", said)

    def make_good(self, seat: int) -> int:
        """A seat puts in what its bet is short of the bet of this round, as far as it has it
        (HOLDEM-79). Returns the chips."""
        owed = self._level - self._bet[self._seat(seat)]
        if self._phase >= P_SHOWDOWN or owed <= 0:
            return 0
        chips = self._pay_in(seat, owed, True)
        self._keep(self._whole_past(), "make_good", {"seat": seat})
        if self._stack[seat] == 0:
            self._able &= ~(1 << seat)
        return chips

    def kill(self, seat: int, clause: str = "HOLDEM-24") -> None:
        """A ruling makes a hand dead, in turn or not: what it put in stays. Possible until the
        chips have gone to the next hand. Raises ValueError for a hand that is not live, or the last
        one that is."""
        mask = 1 << self._seat(seat)
        if not self._live & mask or self._phase == P_DEAL or self._ending in (E_FOLDS, E_VOID):
            raise ValueError(f"Seat {seat} has no live hand. Choose one of {list(self.live)}")
        if self._live == mask:
            raise ValueError(f"Seat {seat} has the last live hand. Void the hand instead")
        self._rulings[seat] = clause
        self._keep(self._whole_past(), "kill", {"seat": seat, "clause": clause})
        if self._phase == P_OVER:
            self._unsettle()
            self._live &= ~mask
            self._make_pots()
            self._settle()
            return
        turn = self.turn
        self._drop(seat)
        if self._phase == P_SHOWDOWN:
            self._make_pots()
            self.turn = self._next_to_show()
            if self.turn < 0:
                self._finish()
            return
        self._go_on(seat if turn == seat else turn - 1)

    def void(self, clause: str, keep: Iterable[int] = ()) -> None:
        """A ruling makes the hand void: everybody gets the chips back; those of ``keep`` stay for
        the next pot (HOLDEM-36), with what was carried. Raises ValueError before the deal."""
        if self._phase == P_DEAL:
            raise ValueError("The hand is not dealt. There is nothing to give back")
        if self._ending == E_VOID:
            raise ValueError("The hand is void already")
        stays = set(keep)
        for seat in stays:
            check_seat("keep", seat, self.dealt_in)
        if self._phase == P_OVER:
            self._unsettle()
        self._keep(self._whole_past(), "void", {"clause": clause, "keep": tuple(sorted(stays))})
        self._next_carried = self._carried
        for seat in range(self.seats):
            if seat in stays:
                self._next_carried += self._put[seat] + self._dead_by[seat]
            else:
                self._stack[seat] = self._start[seat]
        self._phase = P_OVER
        self._ending = E_VOID
        self._rulings[-1] = clause
        self.turn = -1
        self._pot_count = 0

    # What is seen of it, copies

    def copy(self) -> "Hand":
        """An independent copy."""
        other: Hand = Hand.__new__(Hand)
        other._arrays()
        other._become(self)
        other.rules = self.rules
        other._past = self._whole_past()
        other.o = self.o
        other._told_as(self)
        other._rulings = dict(self._rulings)
        return other

    def random_action(self, seed: int) -> int:
        """One action of ``legal_actions`` for the seat to act, each as likely; at the showdown
        it shows."""
        self._seed(seed)
        return self._menu_action(31)

    def _view(self, seat: int) -> "View":
        """The view of a seat, -1 for somebody watching; see ``view``."""
        own = seat >= 0
        acting = own and self.turn == seat
        return View(
            rules=self.rules,
            seat=seat if own else None,
            seats=self.seats,
            button=self.button,
            small=self.small,
            big=self._big,
            straddle=self._straddle if self._straddle >= 0 else None,
            turn=self.turn,
            phase=PHASES[self._phase],
            dealt_in=self.dealt_in,
            live=self.live,
            all_in=self.all_in,
            to_act=self.to_act,
            cards=tuple(card_list(self._hole[seat])) if own else (),
            board=self.board,
            shown=tuple([tuple(card_list(self._up(s))) for s in range(self.seats)]),
            called=self.called,
            mucked=self.mucked,
            stacks=self.stacks,
            starting_stacks=self.starting_stacks,
            bets=self.bets,
            put_in=self.put_in,
            dead=tuple([self._dead_by[s] for s in range(self.seats)]),
            pots=self.pots() if self._phase else (),
            carried=self._carried,
            level=self._level,
            full=self._full,
            least_raise=self._min_raise,
            raises=self._raises,
            capped=self._capped != 0,
            acted_at=tuple([self._seen[s] for s in range(self.seats)]),
            aggressor=self._aggressor if self._aggressor >= 0 else None,
            history=self.history,
            to_call=self.to_call if acting else 0,
            bounds=self.bounds() if acting else (0, 0),
            legal=tuple(self.legal_actions()) if acting else (),
            result=self.result() if self._phase == P_OVER else None,
        )


def view(hand: Hand, seat: int | None) -> View:
    """Work out what this seat may know of the hand; None for somebody watching."""
    return hand._view(-1 if seat is None else hand._seat(seat))


def opening(rules: Rules, seats: int, seed: int) -> Hand:
    """A dealt hand with the usual stacks: everybody's first chips of a tournament, or the usual
    buy-in at cash. The button is ``seed % seats``."""
    stack = rules.start_stack if rules.profile == "tournament" else rules.buy_in
    hand = Hand(rules, [stack] * seats, seed % max(seats, 1))
    hand.deal_seeded(seed)
    return hand


if cython.compiled:
    own_methods(Hand)
