"""One hand of Bouré, as a caller sees it. Part of ``games.boure``.

The same file runs interpreted and compiled (Cython, pure Python mode; C types in ``hand.pxd``). The
steps themselves are in ``position.py``.
"""

from collections.abc import Mapping, Sequence

import cython

from cardhall.cards.notation import SUITS, card_list
from cardhall.cards.table import (
    LETTERS,
    Movement,
    Refusal,
    RulesError,
    one_for_each,
    seats_of,
    whole_deck,
)
from cardhall.games.boure.actions import PASS_ACTION, STAY_ACTION, format_action, verb_of
from cardhall.games.boure.position import PHASES
from cardhall.games.boure.refusals import why_not
from cardhall.games.boure.result import Result
from cardhall.games.boure.rules import Rules, dealt_already
from cardhall.games.boure.settlement import movements, result
from cardhall.games.boure.view import View
from cardhall.messages import Message, Player, Suit, no_words

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import popcount, subsets_up_to
    from cython.cimports.cardhall.games.boure.options import LAST_MUST_STAY
    from cython.cimports.cardhall.games.boure.position import (
        D_SURE,
        E_THROWN_IN,
        P_DEAL,
        P_DRAW,
        P_OVER,
        P_PLAY,
        P_STAY,
        V_DRAW,
        V_PLAY,
        Position,
    )
    from cython.cimports.cardhall.games.boure.settlement import settle
    from cython.cimports.cardhall.games.engine.hand import own_methods
    from cython.cimports.cardhall.games.engine.listing import one_each, subsets
else:
    from cardhall.cards.bits import popcount, subsets_up_to
    from cardhall.games.boure.options import LAST_MUST_STAY
    from cardhall.games.boure.position import (
        D_SURE,
        E_THROWN_IN,
        P_DEAL,
        P_DRAW,
        P_OVER,
        P_PLAY,
        P_STAY,
        V_DRAW,
        V_PLAY,
        Position,
    )
    from cardhall.games.boure.settlement import settle
    from cardhall.games.engine.listing import one_each, subsets


class Hand(Position):
    """The state machine of one deal: ``deal``, ``stay``, ``draw``, ``play``, ``over``.

    Seats are 0 to ``seats`` - 1 clockwise, "left" is the next number. ``turn`` is -1 when nobody
    is to act. Stacks are those during the hand; after the settlement they are in ``result()``.
    """

    @classmethod
    def at(
        cls,
        rules: Rules,
        dealer: int,
        hands: Mapping[int, int],
        trump: int,
        *,
        stacks: Sequence[int] | None = None,
        pot: int = 0,
        phase: str = "play",
        turn: int | None = None,
        tricks: Sequence[int] = (),
        trick: Sequence[tuple[int, int]] = (),
        played: int = 0,
        discards: Mapping[int, int] | None = None,
        passed: Sequence[int] = (),
        turned: int = -1,
        stock: Sequence[int] = (),
        spare: Sequence[int] | None = None,
    ) -> "Hand":
        """A stated position, for records and study; its antes and stay chips are paid already.

        hands: what each seat in play holds (52 bits), without the cards on the table. In the phase
        ``stay`` all of them are still to speak, from ``turn`` on; in ``draw`` seats before ``turn``
        have drawn. tricks: taken so far, by seat. trick: (seat, card) on the table, in order.
        played: cards of earlier tricks. discards: what a seat threw. passed: seats that are out.
        stock: cards to be drawn, top first. turned: the turned card, -1 if it does not matter.
        Raises RulesError on a position that cannot be.
        """
        most = max(max(hands), dealer, max(passed, default=0))
        seats = len(stacks) if stacks is not None else most + 1
        one_for_each("hands", hands, seats)
        one_for_each("tricks", tricks, seats)
        hand: Hand = cls(rules, dealer, list(stacks or [rules.start_stack] * seats), pot,
                   playing=[*hands, *passed, dealer], free=True)  # fmt: skip
        hand._place(
            hands, trump, phase, -1 if turn is None else turn, list(tricks), list(trick), played,
            discards or {}, passed, turned, list(stock), list(spare or ()),
        )  # fmt: skip
        said = {
            "dealer": dealer, "hands": dict(hands), "trump": trump, "stacks": hand.stacks,
            "pot": pot, "phase": phase, "turn": turn, "tricks": tuple(tricks),
            "trick": tuple(trick), "played": played, "discards": dict(discards or {}),
            "passed": tuple(passed), "turned": turned, "stock": tuple(stock),
            "spare": tuple(spare or ()),
        }  # fmt: skip
        hand._keep((), "at", said)
        return hand

    def _place(
        self,
        hands: Mapping[int, int],
        trump: int,
        phase: str,
        turn: int,
        tricks: list[int],
        trick: list[tuple[int, int]],
        played: int,
        discards: Mapping[int, int],
        passed: Sequence[int],
        turned: int,
        stock: list[int],
        spare: list[int],
    ) -> None:
        """Set up what ``at`` states."""
        if phase not in ("stay", "draw", "play"):
            raise RulesError(
                "phase", Message("as-it-stands", value=repr(phase)), Message("boure-choose-a-phase")
            )
        if not 0 <= trump < 4:
            raise RulesError(
                "trump",
                Message("as-it-stands", value=repr(trump)),
                Message("a-suit-from-0-to-3"),
            )
        self._free = 0
        self._stay_due = self.o.stay_chip
        self._phase = PHASES.index(phase)
        self._set_trump(trump)
        self.turned = turned
        known: cython.ulonglong = played
        for seat, cards in hands.items():
            if cards & known:
                twice = Message("a-card-is-in-two-places")
                raise RulesError("hands", twice, Message("state-each-card-once"))
            known |= cards
            self._hand[seat] = cards
        self._played = played
        for seat, cards in discards.items():
            self._gone[seat] = self._threw[seat] = cards
            known |= cards
        for seat, count in enumerate(tricks):
            self._tricks[seat] = count
        for seat in passed:
            self._out |= 1 << seat
        in_play = 0
        for seat in hands:
            in_play |= 1 << seat
        self._live = in_play | self._out
        self._minimum = min(3 if popcount(self._live) >= 4 else 2, popcount(in_play))
        if phase != "stay" and (phase == "play" or self.o.in_or_out):
            self._in = in_play
        first = self._after(self.dealer, in_play)
        self.turn = first if turn < 0 else turn
        if phase != "play":
            seat = first
            while seat != self.turn:  # they have spoken, or drawn
                self._spoken |= 1 << seat
                self._in |= 1 << seat
                if phase == "draw":
                    self._drawn[seat] = popcount(self._gone[seat])
                seat = self._after(seat, in_play)
        self._spoken |= self._out if phase == "stay" or not self.o.in_or_out else self._live
        self._set_stock(known, stock, spare)
        if phase == "play":
            self._set_trick(trick, turn)

    def _set_stock(self, known: int, stock: list[int], spare: list[int]) -> None:
        """The stock as stated; unstated, every card not known to be elsewhere, low to high."""
        if not stock:
            stock = [card for card in range(52) if not known >> card & 1]
        self._deck_at = 52 - len(stock)
        for place, card in enumerate(stock):
            self._deck[self._deck_at + place] = card
        for place, card in enumerate(spare or list(range(52))):
            self._spare[place] = card

    def _set_trick(self, trick: list[tuple[int, int]], turn: int) -> None:
        """Lay the stated trick on the table, in order."""
        for seat in range(self.seats):
            if self._in >> seat & 1:
                self._drawn[seat] = popcount(self._gone[seat])
        leader = trick[0][0] if trick else self.turn
        number = 5 - popcount(self._hand[leader]) - (1 if trick else 0)
        if not 0 <= number < 5:
            held = Message("boure-so-many-cards-are-held-in-play")
            raise RulesError("hands", held, Message("boure-state-such-hands"))
        self._begin_at(number)
        self._group[number] = 1
        self.turn = leader
        for seat, card in trick:
            if seat != self.turn:
                early = Message("plays-out-of-turn", player=Player(LETTERS[seat]))
                raise RulesError("trick", early, Message("state-it-in-order"))
            self._put(card)

    # The deal

    def deal(self, deck: Sequence[int], spare: Sequence[int] | None = None) -> None:
        """Deal from a deck order, top first: five each, singly, from the dealer's left; the
        dealer's last card is turned for trumps (LLAA-BOURE-10, 11; RAP-11, 12).

        spare: a second order of the 52 cards, which orders cards shuffled anew when the stock
        fails; without one the deck's order serves. Raises RulesError unless both hold all 52.
        """
        if self._phase != P_DEAL:
            raise dealt_already()
        for name, cards in (("deck", deck), ("spare", spare or deck)):
            whole_deck(name, cards)
        place: cython.int
        for place in range(52):
            self._deck[place] = deck[place]
            self._spare[place] = spare[place] if spare is not None else deck[place]
        self._deal()
        self._keep(
            self._whole_past(), "deal", {"deck": tuple(deck), "spare": spare and tuple(spare)}
        )

    def deal_seeded(self, seed: int) -> None:
        """Deal from an order that the seed gives: for simulation, not for play among people."""
        if self._phase != P_DEAL:
            raise dealt_already()
        self._seed(seed)
        self._shuffle()
        self._deal()
        self._keep(self._whole_past(), "deal_seeded", seed)

    # What can be asked

    @property
    def phase(self) -> str:
        """``deal``, ``stay``, ``draw``, ``play`` or ``over``."""
        return PHASES[self._phase]

    @property
    def is_over(self) -> bool:
        return self._phase == P_OVER

    @property
    def stacks(self) -> tuple[int, ...]:
        """Chips by seat, antes and stay chips taken off, the settlement not yet made."""
        return tuple([self._stack[seat] for seat in range(self.seats)])

    @property
    def dealt_in(self) -> tuple[int, ...]:
        """Seats that take part."""
        return seats_of(self._live)

    @property
    def staying(self) -> tuple[int, ...]:
        """Seats that have said they stay (or drew, without an in-or-out round)."""
        return seats_of(self._in)

    @property
    def passed(self) -> tuple[int, ...]:
        """Seats that threw in their hands."""
        return seats_of(self._out)

    @property
    def renegers(self) -> tuple[int, ...]:
        return seats_of(self._renegers)

    @property
    def dead(self) -> tuple[int, ...]:
        """Seats put out of the event in this hand (OP-X-19)."""
        return seats_of(self._dead)

    @property
    def minimum(self) -> int:
        """How many must play this hand (LLAA-BOURE-22, 23; OP-X-01)."""
        return self._minimum

    @property
    def draw_limit(self) -> int:
        """The most cards that the seat to act may draw; 0 outside the draw."""
        return self._draw_limit() if self._phase == P_DRAW else 0

    @property
    def stakes(self) -> tuple[int, ...]:
        """What each seat put up to stay in."""
        return tuple([self._stake[seat] for seat in range(self.seats)])

    def hand_of(self, seat: int) -> int:
        """The cards in a seat's hand, as 52 bits."""
        return self._hand[self._seat(seat)]

    def discards_of(self, seat: int) -> int:
        """Work out what a seat threw: its discards, or its whole hand if it passed."""
        return self._threw[self._seat(seat)]

    def drawn(self, seat: int) -> int:
        """Count how many cards a seat drew; -1 if it has not drawn."""
        return self._drawn[self._seat(seat)]

    @property
    def piles(self) -> dict[str, int]:
        """How many cards lie in the stock, among the hands thrown in, among the discards, and in
        the played tricks."""
        return {
            "stock": 52 - self._deck_at + popcount(self._supply) if self._phase else 52,
            "thrown": popcount(self._thrown),
            "discards": sum([popcount(self._gone[seat]) for seat in range(self.seats)]),
            "played": popcount(self._played | self._laid),
        }

    @property
    def laid(self) -> int:
        """The cards of a multiple lead that still wait for their trick, as 52 bits."""
        return self._laid

    @property
    def leads(self) -> tuple[int, ...]:
        """For each trick begun: how many cards its lead laid down, 0 if it lay there already."""
        begun = self._trick_no + (1 if self._in_trick else 0)
        return tuple([self._group[trick] for trick in range(self._first_known, begun)])

    @property
    def announcement(self) -> Message:
        """The dealer's words (LLAA-BOURE-12), empty before the deal."""
        if self.trump < 0:
            return no_words
        return Message("boure-that-suit-is-trumps", suit=Suit(SUITS[self.trump]))

    def legal_actions(self) -> list[int]:
        """Every legal action of the seat whose turn it is; empty when nobody is to act. Draws come
        small sets first; everything else low to high."""
        cards: cython.ulonglong
        verb: cython.ulonglong
        number: cython.int
        if self._phase == P_PLAY:
            verb = V_PLAY
            verb <<= 56
            cards = self._playable()
            return [verb | cards] if self._duty >= D_SURE else one_each(verb, cards)
        out: list[int] = []
        if self._phase == P_STAY or self._phase == P_DRAW:
            if self._phase == P_STAY and self._may_stay():
                out.append(STAY_ACTION)
            if (self._phase == P_STAY or not self.o.in_or_out) and self._may_pass():
                out.append(PASS_ACTION)
            if self._phase == P_DRAW and (self.o.in_or_out or self._may_stay()):
                verb = V_DRAW
                verb <<= 56
                number = subsets_up_to(self._draw_limit())
                out += subsets(verb, self._hand[self.turn], number)
        return out

    def _refusal(self, action: int) -> Refusal:
        return why_not(self, action)

    def force(self, action: int) -> None:
        """Take an act that hands can do at the table though the rules forbid it: for the open
        referee. Raises ValueError where nobody could: a card not held, another phase."""
        verb = verb_of(action)
        cards = action & ((1 << 52) - 1)
        phase = self.phase
        if self.turn < 0:
            raise ValueError("Nobody is to act in this hand now")
        fits = {
            "stay": phase == "stay",
            "pass": phase == "stay" or (phase == "draw" and not self.rules.in_or_out),
            "draw": phase == "draw" and popcount(cards) <= self._supply_left(),
            "play": phase == "play"
            and cards != 0
            and (popcount(cards) == 1 or self._in_trick == 0),
        }
        if not fits[verb]:
            raise ValueError(f"{format_action(action)!r} cannot be done in the phase {phase!r}")
        if cards & ~self._hand[self.turn]:
            raise ValueError(f"{format_action(action)!r}: not all of those cards are in the hand")
        self._do(action)
        self._keep(self._whole_past(), "force", {"action": action})

    def mark_renege(self, seat: int) -> None:
        """This seat has reneged: it cannot win and matches the pot (LLAA-BOURE-35, 36; RAP-41).
        Raises ValueError for a seat that is not in the hand (RAP-15)."""
        if not self._in >> self._seat(seat) & 1:
            raise ValueError(f"Seat {LETTERS[seat]} is not in this hand and cannot renege")
        self._renegers |= 1 << seat
        self._keep(self._whole_past(), "mark_renege", {"seat": seat})

    def put_out(self, seat: int) -> None:
        """This seat is out of the event: its hand is dead and what it put in stays (OP-X-19).

        Until the draw it is thrown in, even if it had stayed, and the minimum follows those who
        are left; with fewer than two who must play the hand is thrown in. From the draw on it
        stays among the others, who play five whole tricks: the table plays it. Either way the
        seat takes and pays nothing more. A seat that is not in this hand changes nothing.
        """
        mark = 1 << self._seat(seat)
        if not self._live & mark or self._dead & mark:
            return
        self._dead |= mark
        self._keep(self._whole_past(), "put_out", {"seat": seat})
        turn = self.turn
        if self._phase == P_STAY and not self._out & mark:
            self._throw_in(seat)
        if self._phase != P_STAY and (self._phase != P_DRAW or self.o.in_or_out):
            return
        self._set_minimum()
        if self.o.minimum == LAST_MUST_STAY and self._minimum < 2:
            self._end(E_THROWN_IN)
        elif self._spoken == self._live:
            self._all_spoke()
        elif turn == seat and self._phase == P_STAY:
            self._next_speaker()

    def copy(self) -> "Hand":
        """An independent copy."""
        other: Hand = Hand.__new__(Hand)
        other._arrays()
        other._become(self)
        other.rules = self.rules
        other._past = self._whole_past()
        other.o = self.o
        return other

    def _view(self, seat: int) -> "View":
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
            trump=self.trump,
            turned=self.turned,
            pot=self.pot,
            pot_before=self._pot_before,
            stacks=self.stacks,
            due_before=tuple([self._due_before[s] for s in seats]),
            opening=tuple([self._opening[s] for s in seats]),
            stakes=self.stakes,
            free=bool(self._free),
            minimum=self._minimum if self._phase else 0,
            dealt_in=seats_of(self._live),
            staying=seats_of(self._in),
            passed=seats_of(self._out),
            spoken=seats_of(self._spoken),
            hand=tuple(card_list(self._hand[seat])) if own else (),
            threw=tuple(card_list(self._threw[seat])) if own else (),
            drawn=tuple([self._drawn[s] for s in seats]),
            sizes=tuple([popcount(self._hand[s]) for s in seats]),
            tricks=tuple([self._tricks[s] for s in seats]),
            history=self.history,
            trick=self.trick,
            leads=self.leads,
            laid=tuple(card_list(self._laid)),
            layer=self._layer if self._laid else -1,
            first_known=self._first_known,
            stock=52 - self._deck_at,
            recycled=popcount(self._supply),
            out_recycled_by=seats_of(self._out_recycled_by),
            discards_recycled_by=seats_of(self._discards_recycled_by),
            renegers=seats_of(self._renegers),
            dead=seats_of(self._dead),
            legal=tuple(self.legal_actions()) if own and self.turn == seat else (),
            result=self.result() if self._phase == P_OVER else None,
        )

    # Results

    def result(self) -> Result:
        """Work out how the hand ended; marks of reneges are taken in as they stand now. Raises
        ValueError before the end."""
        return result(self)

    def movements(self) -> list[Movement]:
        """Every chip moved so far in this hand, in order, each with its clause. What leaves seats
        and pot is what comes to them: the sums balance."""
        return movements(self)

    # Simulation

    def playout(
        self, hands: cython.int, seed: int, start: cython.longlong = 1000
    ) -> tuple[int, int]:
        """Play whole hands at random in a compiled loop, each from fresh stacks of ``start`` and
        an empty pot, the deal passing. Leaves this hand at the end of the last one.

        Returns (actions taken, chips paid into next pots): the second so that every settlement
        counts."""
        actions: cython.longlong = 0
        paid: cython.longlong = 0
        seat: cython.int
        _: cython.int
        self._seed(seed)
        self._past = None
        for _ in range(hands):
            for seat in range(self.seats):
                self._stack[seat] = start
                self._due_before[seat] = 0
            self.dealer = self._after(self.dealer, self._live)
            self._open(0)
            self._shuffle()
            self._deal()
            actions += self._play_out()
            settle(self)
            paid += self._next_pot
        return actions, paid


def view(hand: Hand, seat: int | None) -> View:
    """Work out what this seat may know of the hand; None for somebody watching."""
    return hand._view(-1 if seat is None else hand._seat(seat))


def opening(rules: Rules, seats: int, seed: int) -> Hand:
    """A dealt hand as a session begins: everybody with a starting stack and an empty pot; the
    seed gives cards and dealer. Raises RulesError for a number of seats that cannot play."""
    hand = Hand(rules, seed % max(seats, 1), [rules.start_stack] * seats)
    hand.deal_seeded(seed)
    return hand


if cython.compiled:
    own_methods(Hand)
