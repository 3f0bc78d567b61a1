"""One hand of Rummy. See ``games.rummy``.

The same file runs interpreted and compiled (Cython, pure Python mode; C types in ``hand.pxd``). The
steps themselves are in ``position.py``.
"""

from collections.abc import Sequence

import cython

from cardhall.cards.notation import card_list, format_cards
from cardhall.cards.table import Movement, Refusal, RulesError, whole_deck
from cardhall.games.engine.refusals import no_seat
from cardhall.games.rummy.actions import (
    BURY_ACTION,
    DONE_ACTION,
    DRAW_ACTION,
    TAKES,
    cards_of,
    count_of,
    draw_action,
    format_action,
    in_order,
    meld_of,
    verb_of,
)
from cardhall.games.rummy.position import PHASES, TURNS
from cardhall.games.rummy.refusals import why_no_draw, why_no_lay_down, why_no_throw
from cardhall.games.rummy.result import Result
from cardhall.games.rummy.rules import Rules, dealt_already
from cardhall.games.rummy.view import View
from cardhall.messages import Message, Signs

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import FULL, bit, lowest, popcount
    from cython.cimports.cardhall.games.engine.hand import AnyHand, own_methods
    from cython.cimports.cardhall.games.engine.listing import add_each, filled, first_acts, one_each
    from cython.cimports.cardhall.games.rummy.melds import begins, points
    from cython.cimports.cardhall.games.rummy.position import (
        P_DEAL,
        P_DRAW,
        P_OVER,
        P_PLAY,
        T_LATE,
        T_SHED,
        T_USUAL,
        V_THROW,
        Position,
    )
else:
    from cardhall.cards.bits import FULL, bit, lowest, popcount
    from cardhall.games.engine.hand import AnyHand
    from cardhall.games.engine.listing import add_each, filled, first_acts, one_each
    from cardhall.games.rummy.melds import begins, points
    from cardhall.games.rummy.position import (
        P_DEAL,
        P_DRAW,
        P_OVER,
        P_PLAY,
        T_LATE,
        T_SHED,
        T_USUAL,
        V_THROW,
        Position,
    )


def matched(cards: int, rules: Rules) -> bool:
    """Are these cards (52 bits) a matched set (LLAA-RUMMY-03, 17, 18)?"""
    return begins(cards, rules._options.corner) >= 0


def value(cards: int) -> int:
    """Work out what cards (52 bits) count: an ace 15, faces and tens 10, others 5 (LLAA-RUMMY-04 to
    06)."""
    return points(cards)


class Hand(Position):
    """The state machine of one hand: ``deal``, then turn by turn ``draw`` and ``play``, ``over``.

    Seats are 0 to ``seats`` - 1 clockwise, "left" is the next number. ``turn`` is -1 when nobody is
    to act.
    """

    @classmethod
    def at(
        cls,
        rules: Rules,
        dealer: int,
        hands: Sequence[int],
        *,
        stock: Sequence[int] = (),
        discards: Sequence[int] = (),
        melds: Sequence[int] = (),
        shown: Sequence[int] = (),
        turn: int | None = None,
        phase: str = "draw",
        taken: Sequence[int] = (),
        drawn: int = -1,
        owes: int = 0,
        turned: int = 0,
        exposed: int = 0,
        right: Sequence[int] = (),
        late: bool = False,
        known: Sequence[int] = (),
    ) -> "Hand":
        """A stated position, for records, rulings and study; it need not be a lawful one.

        hands: what each seat holds (52 bits), in the order of the seats. stock: top first.
        discards: bottom first. melds: the cards of each meld, by number; one that is no matched set
        (nothing, or a false one) takes no further card. shown: what each seat laid down. turn: the
        dealer's left unless stated. phase: ``draw``, ``play`` or ``over``. In ``play``: taken, the
        discards taken in this turn, the reached one first; drawn, the card from the stock;
        owes, the card (52 bits) that must still be used. turned: how often the discards were turned
        over. exposed: so many cards lie face up on the stock. right: how many cards each should
        hold between turns (before a draw), as many as it does unless stated. late: a card
        was thrown too early and is now drawn for (LLAA-RUMMY-52). known: the cards of each hand
        that everybody knows of. Raises RulesError where a card lies twice or a key cannot be.
        """
        hand: Hand = cls(rules, dealer, len(hands))
        hand._place_cards(list(hands), list(stock), list(discards), list(melds), list(taken))
        hand._place_turn(
            (dealer + 1) % len(hands) if turn is None else turn, phase, list(taken), drawn, owes,
            late,
        )  # fmt: skip
        hand._place_counts(turned, exposed, list(right), list(shown), list(known))
        said = {
            "dealer": dealer, "hands": tuple(hands), "stock": tuple(stock),
            "discards": tuple(discards), "melds": tuple(melds), "shown": tuple(shown),
            "turn": turn, "phase": phase, "taken": tuple(taken), "drawn": drawn, "owes": owes,
            "turned": turned, "exposed": exposed, "right": tuple(right), "late": late,
            "known": tuple(known),
        }  # fmt: skip
        hand._keep((), "at", said)
        return hand

    def _place_cards(
        self,
        hands: list[int],
        stock: list[int],
        discards: list[int],
        melds: list[int],
        taken: list[int],
    ) -> None:
        """Place the cards of a stated position lie."""
        lying = [*hands, *melds, *[1 << card for card in [*stock, *discards]]]
        every = 0
        for cards in lying:
            if not 0 <= cards <= FULL:
                as_bits = Message("rummy-sets-as-bits")
                raise RulesError("hands", Message("as-it-stands", value=repr(cards)), as_bits)
            if cards & every:
                twice = Message("rummy-in-two-places", cards=Signs(format_cards(cards & every)))
                raise RulesError("hands", twice, Message("state-each-card-once"))
            every |= cards
        if len(melds) > 16:
            text = Message("as-it-stands", value=str(len(melds)))
            raise RulesError("melds", text, Message("rummy-so-many-at-most", most=16))
        for seat, cards in enumerate(hands):
            self._hand[seat] = cards
        for card in discards:
            self._push(card)
        self._stock_at = 52 - len(stock)
        for place, card in enumerate(stock):
            self._stock[self._stock_at + place] = card
        for cards in melds:
            self._set_meld(self._melds, cards)
            self._melds += 1
        self._refresh()
        for place, card in enumerate(taken):
            self._pile[self._piled + place] = card

    def _place_turn(
        self, turn: int, phase: str, taken: list[int], drawn: int, owes: int, late: bool
    ) -> None:
        """Set whose turn a stated position is, and how far it is."""
        if not 0 <= turn < self.seats:
            raise no_seat("turn", turn, self.seats)
        if phase not in ("draw", "play", "over"):
            text = Message("as-it-stands", value=repr(phase))
            raise RulesError("phase", text, Message("rummy-choose-a-phase"))
        self._phase = PHASES.index(phase)
        self.turn = -1 if phase == "over" else turn
        self._way = T_LATE if late else T_USUAL
        if phase != "play":
            if phase == "over":
                self._winner = next((s for s in range(self.seats) if not self._hand[s]), -1)
            return
        if owes & ~self._hand[turn] or owes & (owes - 1):
            text = Message("as-it-stands", value=format_cards(owes))
            raise RulesError("owes", text, Message("rummy-one-card-of-the-hand"))
        self._taken = len(taken)
        self._drawn = drawn
        self._owes = owes
        self._barred = 1 << taken[0] if len(taken) == 1 else 0

    def _place_counts(
        self, turned: int, exposed: int, right: list[int], shown: list[int], known: list[int]
    ) -> None:
        """Take over what a stated position tells of counts and credits."""
        if not 0 <= turned <= 9 or not 0 <= exposed <= self.stock:
            text = Message("rummy-exposed-and-turned", exposed=str(exposed), turned=str(turned))
            raise RulesError("exposed", text, Message("rummy-cards-of-the-stock"))
        for name, given in (("right", right), ("shown", shown), ("known", known)):
            if given and len(given) != self.seats:
                text = Message("rummy-so-many-stated", count=len(given))
                raise RulesError(name, text, Message("rummy-one-for-each", seats=self.seats))
        self._turned = turned
        self._exposed = exposed
        for place in range(exposed):
            self._open |= bit(self._stock[self._stock_at + place])
        for seat in range(self.seats):
            held: cython.int = popcount(self._hand[seat])
            if seat == self.turn and self._way == T_LATE and self._phase == P_DRAW:
                held += 1
            elif seat == self.turn and self._way == T_USUAL and self._phase == P_PLAY:
                held -= 1
            self._right[seat] = right[seat] if right else held
            self._shown[seat] = shown[seat] if shown else 0
            self._known[seat] = known[seat] & self._hand[seat] if known else 0
        if self._phase == P_DRAW and self._way == T_USUAL:
            self._begin_turn()
        elif self._phase == P_PLAY and self._way == T_USUAL:
            self._check_hand()

    # The deal

    def deal(self, deck: Sequence[int]) -> None:
        """Deal from a deck order, top first: singly, from the dealer's left (10), ten, seven or six
        each (11 to 13); the next is turned for the discards, the rest is the stock (14). Raises
        RulesError."""
        if self._phase != P_DEAL:
            raise dealt_already()
        whole_deck("deck", deck)
        place: cython.int
        for place in range(52):
            self._stock[place] = deck[place]
        self._deal()
        self._keep(self._whole_past(), "deal", {"deck": tuple(deck)})

    def deal_seeded(self, seed: int) -> None:
        """Deal from an order that the seed gives: for simulation, not for play among people."""
        if self._phase != P_DEAL:
            raise dealt_already()
        self._seed(seed)
        self._shuffle()
        self._deal()
        self._keep(self._whole_past(), "deal_seeded", seed)

    def _shuffle(self) -> None:
        place: cython.int
        other: cython.int
        card: cython.uchar
        for place in range(52):
            self._stock[place] = place
        for place in range(51):
            other = place + self._below(52 - place)
            card = self._stock[place]
            self._stock[place] = self._stock[other]
            self._stock[other] = card

    def _deal(self) -> None:
        """Deal the cards of the stock's order."""
        place: cython.int
        seat: cython.int = self.dealer
        each: cython.int = 10 if self.seats == 2 else 7 if self.seats <= 4 else 6
        for place in range(each * self.seats):
            seat = seat + 1 if seat + 1 < self.seats else 0
            self._hand[seat] |= bit(self._stock[place])
        for seat in range(self.seats):
            self._right[seat] = each
        self._stock_at = each * self.seats + 1
        self._push(self._stock[self._stock_at - 1])
        self.turn = self.dealer
        self._pass_turn()

    # Where it stands

    @property
    def phase(self) -> str:
        """``deal``, ``draw``, ``play`` or ``over``."""
        return PHASES[self._phase]

    @property
    def is_over(self) -> bool:
        return self._phase == P_OVER

    @property
    def kind(self) -> str:
        """What this turn is: ``usual``; with a wrong number of cards ``shed`` (the discard alone)
        or ``fill`` (the draw alone, LLAA-RUMMY-45, 46); ``late`` (the draw for a card thrown too
        early, 52)."""
        return TURNS[self._way]

    @property
    def stock(self) -> int:
        """Cards in the stock."""
        return 52 - self._stock_at

    @property
    def stock_order(self) -> tuple[int, ...]:
        """The cards of the stock, top first."""
        return tuple([self._stock[place] for place in range(self._stock_at, 52)])

    @property
    def exposed(self) -> int:
        """How many cards lie face up on the stock."""
        return self._exposed

    @property
    def turned(self) -> int:
        """How often the discards were turned over."""
        return self._turned

    @property
    def discards(self) -> tuple[int, ...]:
        """The discards, bottom first."""
        return tuple([self._pile[place] for place in range(self._piled)])

    @property
    def melds(self) -> tuple[int, ...]:
        """The cards of each meld on the table, as 52 bits, by number."""
        return tuple([self._meld[number] for number in range(self._melds)])

    @property
    def taken(self) -> tuple[int, ...]:
        """The discards that were taken in this turn, the reached one first, the top last."""
        return tuple([self._pile[self._piled + place] for place in range(self._taken)])

    @property
    def drawn(self) -> int:
        """The card that was drawn from the stock in this turn; -1 for none."""
        return self._drawn

    @property
    def owes(self) -> int:
        """The card (as 52 bits) that must still be used in this turn; 0 for none."""
        return self._owes

    @property
    def plays(self) -> int:
        """The single cards that play on the melds of the table, as 52 bits (OP-RUMMY-01)."""
        return self._plays

    def hand_of(self, seat: int) -> int:
        """A seat's cards, as 52 bits."""
        return self._hand[self._seat(seat)]

    def shown_of(self, seat: int) -> int:
        """The cards that a seat has laid down, wherever they lie, as 52 bits."""
        return self._shown[self._seat(seat)]

    def known_of(self, seat: int) -> int:
        """The cards of a seat's hand that everybody has seen it take, as 52 bits."""
        return self._known[self._seat(seat)]

    def right_of(self, seat: int) -> int:
        """Count how many cards a seat should hold between turns (OP-X-10)."""
        return self._right[self._seat(seat)]

    # Acts

    def legal_actions(self) -> list[int]:
        """Every legal action of the seat whose turn it is: draws, takes by number; melds, what can
        be laid on each, throws. Empty when nobody is to act."""
        count: cython.int = 0
        verb: cython.ulonglong = V_THROW
        if self._phase == P_DRAW:
            return self._legal_draws()
        if self._phase != P_PLAY:
            return []
        verb <<= 56
        if self._way != T_SHED and self._any_step():
            count = self._list_steps()
        if count == 0 and self._way != T_LATE:
            return one_each(verb, self._throwable())
        out: list[int] = first_acts(self._steps, count)
        add_each(out, verb, self._throwable())
        if self._way == T_LATE:
            out.append(DONE_ACTION)
        return out

    def _legal_draws(self) -> list[int]:
        out: list[int] = []
        number: cython.int
        if self._exposed:
            out.append(draw_action(self._stock[self._stock_at]))
        if self._legal_draw(0):
            out.append(DRAW_ACTION)
        for number in range(1, self._piled + 1):
            if self._legal_take(number):
                out.append(TAKES[number])
        if self._may_bury():
            out.append(BURY_ACTION)
        return out

    def why_not(self, action: int, seat: int | None = None) -> Refusal | None:
        """Say why an action of the seat to act, or of another, would be refused now; None if it is
        legal."""
        if seat is not None and self._seat(seat) != self.turn and self._phase != P_OVER:
            text = Message("rummy-the-turn-is-over")
            return Refusal("not-your-turn", "LLAA-RUMMY-23", text)
        return AnyHand.why_not(self, action)

    def _refusal(self, action: int) -> Refusal:
        try:
            verb = verb_of(action)
        except ValueError:
            text = Message("rummy-is-no-action", action=str(action))
            return Refusal("not-an-action", "LLAA-RUMMY-19", text)
        if self._phase in (P_DEAL, P_OVER):
            return Refusal("not-now", "LLAA-RUMMY-34", Message("nobody-is-to-act"))
        if self._phase == P_DRAW:
            return why_no_draw(self, verb, action & (1 << 56) - 1)
        if verb == "throw":
            return why_no_throw(self, action)
        if verb in ("meld", "lay"):
            return why_no_lay_down(self, verb, action)
        if verb == "done":
            return Refusal(
                "must-throw", "LLAA-RUMMY-21", Message("rummy-a-turn-ends-with-a-discard")
            )
        if self._way == T_SHED:
            text = Message("rummy-with-too-many-cards")
            return Refusal("too-many", "LLAA-RUMMY-45", text)
        return Refusal("drawn", "LLAA-RUMMY-19", Message("rummy-has-drawn"))

    # For rulings

    def force(self, action: int) -> None:
        """Take an act that hands can do at the table though the rules forbid it, for the open
        referee: a card thrown before the draw, a second draw, a false meld, a deep card without
        use. Raises ValueError where nobody could: a card not held, no such meld."""
        verb = verb_of(action)
        cards = cards_of(action)
        if self.turn < 0:
            raise ValueError("Nobody is to act in this hand now")
        held = cards and not cards & ~self._hand[self.turn]
        fits = {
            "draw": self._forced_draw(cards),
            "take": 1 <= count_of(action) <= self._piled,
            "meld": held and self._melds < 16,
            "lay": held and meld_of(action) < self._melds,
            "throw": held and cards.bit_count() == 1,
            "bury": self._exposed > 0,
            "done": self._phase == P_PLAY,
        }
        if not fits[verb]:
            raise ValueError(f"{format_action(action)!r} cannot be done in this position")
        again = self._phase == P_PLAY and verb in ("draw", "take")
        self._do(action)
        if again:
            self._check_hand()
        self._keep(self._whole_past(), "force", {"action": action})

    def _forced_draw(self, cards: int) -> bool:
        if cards:
            return self._exposed > 0 and cards == 1 << self._stock[self._stock_at]
        return self._stock_at + self._exposed < 52 or (self._stock_at == 52 and self._piled > 0)

    def expose(self, count: int = 1) -> None:
        """So many more cards of the stock's top are seen and lie face up on it (LLAA-RUMMY-42).
        Raises ValueError for more than there are."""
        if not 0 <= self._exposed + count <= self.stock:
            raise ValueError(f"The stock has {self.stock} cards. Expose as many at most")
        self._exposed += count
        for place in range(self._exposed):
            self._open |= bit(self._stock[self._stock_at + place])
        self._keep(self._whole_past(), "expose", {"count": count})

    def pass_to(self, seat: int) -> None:
        """This seat is to act, whosever turn it was: a turn out of turn, or one taken back
        (LLAA-RUMMY-39, 41). Raises ValueError when the hand is over."""
        if self._phase not in (P_DRAW, P_PLAY):
            raise ValueError("Nobody is to act in this hand now")
        self.turn = self._seat(seat) - 1
        self._pass_turn()
        self._keep(self._whole_past(), "pass_to", {"seat": seat})

    # Looking further

    def can_meet_duty(self) -> bool:
        """Can the card that is owed still be used in this turn, and one thrown after it? Exact for
        hands of any size; where nothing is owed: can the turn end?"""
        return self._phase == P_DRAW or (self._phase == P_PLAY and self._can_end())

    def copy(self) -> "Hand":
        """An independent copy."""
        other: Hand = Hand.__new__(Hand)
        other._arrays()
        other._become(self)
        other.rules = self.rules
        other._past = self._whole_past()
        other.o = self.o
        return other

    # What a seat may know

    def _view(self, seat: int) -> View:
        """The view of a seat, -1 for somebody watching; see ``view``."""
        seats = range(self.seats)
        own = seat >= 0
        over = self._phase == P_OVER
        return View(
            rules=self.rules,
            seat=seat if own else None,
            seats=self.seats,
            dealer=self.dealer,
            turn=self.turn,
            phase=PHASES[self._phase],
            kind=TURNS[self._way],
            hand=tuple(card_list(self._hand[seat])) if own else (),
            drawn=self._drawn if own and self.turn == seat else -1,
            sizes=tuple([popcount(self._hand[s]) for s in seats]),
            right=tuple([self._right[s] for s in seats]),
            known=tuple([tuple(card_list(self._known[s])) for s in seats]),
            held=tuple([tuple(card_list(self._hand[s])) for s in seats]) if over else (),
            melds=tuple([tuple(in_order(self._meld[i])) for i in range(self._melds)]),
            shown=tuple([tuple(card_list(self._shown[s])) for s in seats]),
            stock=tuple([card if self._open & bit(card) else -1 for card in self.stock_order]),
            exposed=self._exposed,
            turned=self._turned,
            discards=self.discards,
            taken=self.taken,
            has_drawn=self._phase == P_PLAY and self._drawn >= 0,
            owes=lowest(self._owes) if self._owes else -1,
            legal=tuple(self.legal_actions()) if own and self.turn == seat else (),
            result=self.result() if over else None,
        )

    # Results

    def result(self) -> Result:
        """Work out how the hand ended. Raises ValueError before the end."""
        if self._phase != P_OVER:
            raise ValueError("The hand is not over. Ask for its result when it is")
        seats = range(self.seats)
        fields = {
            "ending": "stock" if self._winner < 0 else "out",
            "winner": None if self._winner < 0 else self._winner,
            "shown": tuple([points(self._shown[seat]) for seat in seats]),
            "held": tuple([points(self._hand[seat]) for seat in seats]),
            "missing": tuple([max(0, self._right[s] - popcount(self._hand[s])) for s in seats]),
            "scores": tuple([self._score(seat) for seat in seats]),
            "clause": "OP-RUMMY-07" if self._winner < 0 else "LLAA-RUMMY-30",
        }
        return filled(Result, fields)

    def _score(self, seat: cython.int) -> cython.int:
        """Work out what a seat has shown (35) less what it holds (36, 37), less the cards missing
        (50)."""
        missing: cython.int = self._right[seat] - popcount(self._hand[seat])
        out: cython.int = points(self._shown[seat]) - points(self._hand[seat])
        return out - self.o.missing * missing if missing > 0 else out

    def movements(self) -> list[Movement]:
        """The chips that this hand moves: from the bank to its winner (OP-T-06). Points are in the
        result."""
        if self._phase != P_OVER or self._winner < 0 or not self.rules.win_chips:
            return []
        return [Movement(None, self.rules.win_chips, self._winner, "OP-T-06")]

    # Simulation

    def playout(self, hands: cython.int, seed: int) -> tuple[int, int]:
        """Play whole hands at random in a compiled loop, the deal passing. Leaves this hand at the
        end of the last one. Returns (actions taken, the sum of all scores).

        Hands end by the rules alone: who is never out uses up the stock (OP-RUMMY-07).
        """
        actions: cython.longlong = 0
        scores: cython.longlong = 0
        seat: cython.int
        _: cython.int
        self._seed(seed)
        self._past = None
        for _ in range(hands):
            self.dealer = self.dealer + 1 if self.dealer + 1 < self.seats else 0
            self._open_deal()
            self._shuffle()
            self._deal()
            actions += self._play_out()
            for seat in range(self.seats):
                scores += self._score(seat)
        return actions, scores


def view(hand: Hand, seat: int | None) -> View:
    """Work out what this seat may know of the hand; None for somebody watching."""
    return hand._view(-1 if seat is None else hand._seat(seat))


def opening(rules: Rules, seats: int, seed: int) -> Hand:
    """A hand dealt from a seed, seat ``seed % seats`` dealing. Raises RulesError for a table that
    may not open."""
    rules.seats_note(seats)
    hand = Hand(rules, seed % max(seats, 1), seats)
    hand.deal_seeded(seed)
    return hand


if cython.compiled:
    own_methods(Hand)
