"""Spades, one hand: the bids, the exchange of a blind nil, the play, the score, what is legal.

The same file runs interpreted and compiled (Cython, pure Python mode; C types in ``hand.pxd``).
Methods with a leading underscore are C functions when compiled and need no interpreter.
Part of ``cardhall.games.spades``: import from there.
"""

from collections.abc import Mapping, Sequence

import cython

from cardhall.cards.notation import card_list
from cardhall.cards.table import Movement, Refusal, RulesError, one_for_each, seats_of
from cardhall.games.spades.actions import (
    BIDS,
    BLIND_ACTION,
    LOOK_ACTION,
    format_action,
    verb_of,
)
from cardhall.games.spades.deal import PHASES
from cardhall.games.spades.refusals import why_not_bid, why_not_card, why_not_look, why_not_pass
from cardhall.games.spades.result import Result
from cardhall.games.spades.rules import LETTERS, SIDES, Rules
from cardhall.games.spades.view import View
from cardhall.messages import Message, Player

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import (
        FULL,
        bit,
        lowest,
        nth,
        popcount,
        suit,
        suit_cards,
    )
    from cython.cimports.cardhall.games.engine.hand import own_methods
    from cython.cimports.cardhall.games.engine.listing import (
        choices,
        counts,
        filled,
        members,
        one_each,
    )
    from cython.cimports.cardhall.games.spades.deal import (
        P_BID,
        P_DEAL,
        P_LOOK,
        P_OVER,
        P_PASS,
        P_PLAY,
        SPADES_SUIT,
        TRICKS,
        Deal,
    )
else:
    from cardhall.cards.bits import (
        FULL,
        bit,
        lowest,
        nth,
        popcount,
        suit,
        suit_cards,
    )
    from cardhall.games.engine.listing import (
        choices,
        counts,
        filled,
        members,
        one_each,
    )
    from cardhall.games.spades.deal import (
        P_BID,
        P_DEAL,
        P_LOOK,
        P_OVER,
        P_PASS,
        P_PLAY,
        SPADES_SUIT,
        TRICKS,
        Deal,
    )

if not cython.compiled:  # compiled they are numbers in C: see hand.pxd
    V_BID, V_BLIND, V_LOOK, V_PASS, V_PLAY = range(1, 6)


class Hand(Deal):
    """The state machine of one deal: ``deal``, ``look`` (at one's cards, or blind nil), ``bid``,
    ``pass`` (two cards to the partner), ``play``, ``over``.

    Seats are 0 to 3 clockwise, "left" is the next number, a seat's side is its number modulo 2.
    ``turn`` is -1 when nobody is to act.
    """

    @classmethod
    def at(
        cls,
        rules: Rules,
        dealer: int,
        hands: Mapping[int, int],
        *,
        bids: Sequence[int],
        turn: int | None = None,
        tricks: Sequence[int] = (0, 0, 0, 0),
        trick: Sequence[tuple[int, int]] = (),
        played: int = 0,
        scores: Sequence[int] = (0, 0),
        bags: Sequence[int] = (0, 0),
    ) -> "Hand":
        """A stated position of the play, for records and study.

        hands: what each seat holds (52 bits), without the cards on the table. bids: by seat, 0 for
        nil. tricks: taken so far, by seat. trick: (seat, card) on the table, in order. played:
        cards of earlier tricks. Raises RulesError on a position that cannot be.
        """
        one_for_each("hands", hands, 4)
        one_for_each("tricks", tricks, 4)
        tricks = tricks or (0,) * 4
        hand: Hand = cls(rules, dealer, scores, bags)
        if len(bids) != 4 or min(bids) < 0 or max(bids) > TRICKS:
            given = Message("as-it-stands", value=repr(list(bids)))
            raise RulesError("bids", given, Message("spades-state-four-bids"))
        hand._place(hands, list(bids), -1 if turn is None else turn, list(tricks), trick, played)
        said = {
            "dealer": dealer, "hands": dict(hands), "bids": tuple(bids), "turn": turn,
            "tricks": tuple(tricks), "trick": tuple(trick), "played": played,
            "scores": tuple(scores), "bags": tuple(bags),
        }  # fmt: skip
        hand._keep((), "at", said)
        return hand

    def _place(
        self,
        hands: Mapping[int, int],
        bids: list[int],
        turn: int,
        tricks: list[int],
        trick: Sequence[tuple[int, int]],
        played: int,
    ) -> None:
        """Set up what ``at`` states."""
        self._place_cards(hands, trick, played)
        for seat in range(4):
            self._bids[seat] = bids[seat]
            self._tricks[seat] = tricks[seat]
        if not 0 <= sum(tricks) < TRICKS:
            text = Message("spades-so-many-are-taken", tricks=sum(tricks))
            raise RulesError("tricks", text, Message("spades-state-none-to-twelve"))
        self._begin_at(sum(tricks))
        self._begin_play()
        self._broken = int(played >> (13 * SPADES_SUIT) != 0)
        if turn >= 0:
            self.turn = turn
        if trick:
            self.turn = trick[0][0]
        for seat, card in trick:
            if seat != self.turn:
                text = Message("plays-out-of-turn", player=Player(LETTERS[seat]))
                raise RulesError("trick", text, Message("state-it-in-order"))
            self._put(card)

    # Bids

    def _most(self) -> cython.int:
        """The most that the seat to bid may bid: thirteen with its partner (SPADES-08)."""
        partner: cython.int = self._bids[(self.turn + 2) & 3]
        return TRICKS - partner if partner > 0 else TRICKS

    def _least(self) -> cython.int:
        """The least that the seat to bid may bid, but for nil (SPADES-10)."""
        partner: cython.int = self._bids[(self.turn + 2) & 3]
        least: cython.int = self.o.least_bid
        return 1 if partner <= 0 or least - partner < 1 else least - partner

    def _may_bid(self, tricks: cython.int) -> cython.bint:
        """May the seat to bid bid so many? A bid out of turn binds it (SPADES-26)."""
        bound: cython.int = self._bound[self.turn]
        if bound >= 0 and bound <= self._most() and (bound == 0 or bound >= self._least()):
            return tricks == bound
        return tricks == 0 or self._least() <= tricks <= self._most()

    def _bid(self, tricks: cython.int) -> None:
        """Write a bid down."""
        self._bids[self.turn] = tricks
        self._after_bid()

    def _after_bid(self) -> None:
        """Ask the next seat; when all have bid, cards are exchanged, or the play begins
        (SPADES-07, 12)."""
        if self.turn != self.dealer:
            self._ask((self.turn + 1) & 3)
        else:
            self._exchange()

    def _exchange(self) -> None:
        """Let whoever bid nil blind pass two cards, then the partner two (SPADES-12)."""
        step: cython.int
        seat: cython.int
        partner: cython.int
        if self.o.exchange:
            for step in range(1, 5):
                seat = (self.dealer + step) & 3
                partner = (seat + 2) & 3
                if not (self._blind >> seat) & 1:
                    continue
                if not (self._given >> seat) & 1 or not (self._given >> partner) & 1:
                    self._phase = P_PASS
                    self.turn = partner if (self._given >> seat) & 1 else seat
                    return
        self._begin_play()

    def _pass(self, cards: cython.ulonglong) -> None:
        """Hand two cards to the partner."""
        self._hand[self.turn] &= ~cards
        self._hand[(self.turn + 2) & 3] |= cards
        self._gave[self.turn] = cards
        self._given |= 1 << self.turn
        self._exchange()

    # The play

    def _begin_play(self) -> None:
        """The dealer's left leads, or who holds the two of clubs (SPADES-13)."""
        seat: cython.int
        self._phase = P_PLAY
        self.turn = (self.dealer + 1) & 3
        if self.o.clubs_lead:
            for seat in range(4):
                if self._hand[seat] & 1:
                    self.turn = seat

    def _clubs_lead(self) -> cython.bint:
        """Must the two of clubs be led now (SPADES-13)?"""
        if not self.o.clubs_lead or self._trick_no or self._in_trick:
            return False
        return self._hand[self.turn] & 1 != 0

    def _lawful(self) -> cython.ulonglong:
        """The cards that may be played, were none of them face up (SPADES-13, 14, 16)."""
        hand: cython.ulonglong = self._hand[self.turn]
        plain: cython.ulonglong
        if self._in_trick:
            return self._following(hand)
        if self._clubs_lead():
            return 1
        plain = hand & ~suit_cards(SPADES_SUIT)
        if self.o.breaking and not self._broken and plain:
            return plain
        return hand

    def _playable(self) -> cython.ulonglong:
        """The cards that may be played: one that lies face up goes first (SPADES-27)."""
        lawful: cython.ulonglong = self._lawful()
        if self._exposed[self.turn] & lawful:
            return self._exposed[self.turn] & lawful
        return lawful

    def _put(self, card: cython.int) -> None:
        """Lay a card on the table, and take the trick in when it is complete (SPADES-15)."""
        self._hand[self.turn] &= ~bit(card)
        self._exposed[self.turn] &= ~bit(card)
        if suit(card) == SPADES_SUIT:
            self._broken = 1
        self._lay(card, self.turn)
        if self._in_trick < 4:
            self.turn = (self.turn + 1) & 3
            return
        self._take_in()
        self.turn = self._best_seat
        if self._trick_no == TRICKS:
            self._phase = P_OVER
            self.turn = -1

    # The score

    def _count_points(self) -> None:
        """Count what each side scores (SPADES-17 to 23, 28)."""
        side: cython.int
        seat: cython.int
        moved: cython.int
        back: cython.int
        for seat in range(4):
            self._nil_points[seat] = 0
            if self._bids[seat] == 0:
                moved = self.o.blind_points if (self._blind >> seat) & 1 else self.o.nil
                self._nil_points[seat] = moved if self._tricks[seat] == 0 else -moved
        for side in range(2):
            self._taken[side] = 0
            for seat in range(side, 4, 2):
                if self._bids[seat] != 0 or self.o.nil_counts:
                    self._taken[side] += self._tricks[seat]
        # a renege moves tricks, as far as there are any, to the other side (28)
        moved = min(self._fines[0] * self.o.renege_tricks, self._taken[0])
        back = min(self._fines[1] * self.o.renege_tricks, self._taken[1])
        self._taken[0] += back - moved
        self._taken[1] += moved - back
        self._count_side(0)
        self._count_side(1)

    def _count_side(self, side: cython.int) -> None:
        """Bid, nils and bags of a side."""
        seat: cython.int
        bid: cython.int = 0
        bags: cython.int = 0
        points: cython.int = 0
        carried: cython.int
        for seat in range(side, 4, 2):
            bid += self._bids[seat]
            points += self._nil_points[seat]
            if self._bids[seat] == 0 and not self.o.nil_counts:
                bags += self._tricks[seat]
        if self._taken[side] < bid:
            points -= 10 * bid
        else:
            points += 10 * bid
            bags += self._taken[side] - bid
        points += bags
        self._new_bags[side] = bags
        carried = self._bags[side] + bags
        if self.o.bag_limit:
            points -= self.o.bag_penalty * (carried // self.o.bag_limit)
        self._points[side] = points

    def score_with(self, tricks: Sequence[int]) -> tuple[int, int]:
        """Work out what each side would score, were the play to end with these tricks, by seat."""
        other = self.copy()
        other._tricks[0], other._tricks[1], other._tricks[2], other._tricks[3] = tricks
        other._count_points()
        return other._points[0], other._points[1]

    # Legality, at one place for the list, the refusal and the random player

    def _legal(self, action: cython.ulonglong) -> cython.bint:
        """Is this action legal now?"""
        verb: cython.int = action >> 56
        index: cython.int = (action >> 52) & 15
        cards: cython.ulonglong = action & FULL
        if self._phase == P_BID:
            return verb == V_BID and cards == 0 and index <= TRICKS and self._may_bid(index)
        if index:
            return False
        if self._phase == P_PLAY:
            if verb != V_PLAY or cards == 0 or cards & (cards - 1):
                return False
            return cards & ~self._playable() == 0
        if self._phase == P_LOOK:
            return cards == 0 and verb in (V_BLIND, V_LOOK)
        if self._phase == P_PASS:
            return verb == V_PASS and popcount(cards) == 2 and cards & ~self._hand[self.turn] == 0
        return False

    def _do(self, action: cython.ulonglong) -> None:
        """Take an action that is legal, or at least physically possible."""
        verb: cython.int = action >> 56
        if verb == V_PLAY:
            self._put(lowest(action & FULL))
        elif verb == V_BID:
            self._bid((action >> 52) & 15)
        elif verb == V_PASS:
            self._pass(action & FULL)
        else:
            self._looked |= 1 << self.turn
            self._phase = P_BID
            if verb == V_BLIND:
                self._blind |= 1 << self.turn
                self._looked |= 1 << ((self.turn + 2) & 3)
                self._bid(0)

    def _random_bid(self) -> cython.ulonglong:
        """Uniform over the legal bids."""
        verb: cython.ulonglong = V_BID
        index: cython.ulonglong
        tricks: cython.int = self._bound[self.turn]
        if tricks < 0 or not self._may_bid(tricks):
            tricks = self._below(self._most() - self._least() + 2)
            tricks = 0 if tricks == 0 else tricks + self._least() - 1
        index = tricks
        return (verb << 56) | (index << 52)

    def _random_action(self) -> cython.ulonglong:
        """Uniform over the legal actions."""
        verb: cython.ulonglong
        cards: cython.ulonglong
        other: cython.ulonglong
        if self._phase == P_PLAY:
            verb = V_PLAY
            cards = self._playable()
            if cards & (cards - 1):
                cards = nth(cards, self._below(popcount(cards)))
            return (verb << 56) | cards
        if self._phase == P_BID:
            return self._random_bid()
        if self._phase == P_LOOK:
            verb = V_BLIND + self._below(2)
            return verb << 56
        verb = V_PASS
        cards = self._hand[self.turn]
        other = nth(cards, self._below(popcount(cards)))
        cards &= ~other
        return (verb << 56) | other | nth(cards, self._below(popcount(cards)))

    # --- what a caller in Python sees ---

    def legal_actions(self) -> list[int]:
        """Every legal action of the seat whose turn it is; empty when nobody is to act. Bids from
        nil up; cards low to high."""
        verb: cython.ulonglong
        tricks: cython.int
        if self._phase == P_PLAY:
            verb = V_PLAY
            return one_each(verb << 56, self._playable())
        out: list[int] = []
        if self._phase == P_BID:
            for tricks in range(TRICKS + 1):
                if self._may_bid(tricks):
                    out.append(BIDS[tricks])
        elif self._phase == P_LOOK:
            out = [BLIND_ACTION, LOOK_ACTION]
        elif self._phase == P_PASS:
            verb = V_PASS
            return choices(verb << 56, self._hand[self.turn], 2)
        return out

    def _refusal(self, action: int) -> Refusal:
        try:
            format_action(action)
        except ValueError as error:
            return Refusal("not-an-action", "SPADES-07", error.args[0])
        verb = verb_of(action)
        if self._phase == P_DEAL:
            return Refusal("not-now", "SPADES-05", Message("spades-the-cards-are-not-dealt"))
        if self._phase == P_OVER:
            return Refusal("not-now", "SPADES-17", Message("spades-this-hand-is-over"))
        if self._phase == P_LOOK:
            return why_not_look(bool(self.o.blind))
        if self._phase == P_BID:
            bound = self._bound[self.turn]
            if bound >= 0 and not self._may_bid(bound):
                bound = -1
            return why_not_bid(action, verb, self._most(), self._least(), bound)
        held = self._hand[self.turn]
        if self._phase == P_PASS:
            return why_not_pass(action, verb, held)
        led = suit(self._plays[self._starts[self._trick_no]]) if self._in_trick else -1
        exposed = self._exposed[self.turn] & self._lawful()
        return why_not_card(action, verb, held, led, exposed, self._clubs_lead())

    def force(self, action: int) -> None:
        """Take an act that hands can do at the table though the rules forbid it: for the open
        referee. Raises ValueError where nobody could: a card not held, another phase."""
        verb = verb_of(action)
        fits = {
            "look": ("look", "blind nil"),
            "bid": ("bid",),
            "pass": ("pass",),
            "play": ("play",),
        }
        cards = action & ((1 << 52) - 1)
        if verb not in fits.get(self.phase, ()):
            raise ValueError(f"{format_action(action)!r} cannot be done in the phase {self.phase}")
        due = {"play": 1, "pass": 2}.get(verb, 0)
        if popcount(cards) != due or cards & ~self._hand[self.turn]:
            raise ValueError(f"{format_action(action)!r}: not so many cards of that hand")
        if verb == "bid" and (action >> 52 & 15) > TRICKS:
            raise ValueError(f"{action} is no bid. Name no more than thirteen tricks")
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
        own = seat >= 0
        sees = own and (self._looked >> seat & 1) == 1
        return View(
            rules=self.rules,
            seat=seat if own else None,
            dealer=self.dealer,
            turn=self.turn,
            phase=PHASES[self._phase],
            scores=self.scores,
            bags=self.bags,
            bids=self.bids,
            blind=self.blind,
            looked=self.looked,
            bound=tuple([self._bound[s] for s in range(4)]),
            exposed=self._cards_face_up(),
            fines=self.fines,
            given=seats_of(self._given),
            gave=tuple(card_list(self._gave[seat])) if own else (),
            got=tuple(card_list(self._gave[(seat + 2) % 4])) if own else (),
            hand=tuple(card_list(self._hand[seat])) if sees else (),
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
        """Work out how the hand ended; reneges are taken in as they stand now. Raises ValueError
        before the end."""
        if self._phase != P_OVER:
            raise ValueError("The hand is not over. Ask for its result when it is")
        self._count_points()
        limit: cython.int = self.o.bag_limit
        ours: cython.int = self._bids[0] + self._bids[2]
        theirs: cython.int = self._bids[1] + self._bids[3]
        after: cython.int = self._bags[0] + self._new_bags[0]
        others: cython.int = self._bags[1] + self._new_bags[1]
        fields = {
            "ending": "played",
            "bids": counts(self._bids, 4),
            "blind": members(self._blind),
            "tricks": counts(self._tricks, 4),
            "bid": (ours, theirs),
            "taken": counts(self._taken, 2),
            "made": (self._taken[0] >= ours, self._taken[1] >= theirs),
            "nils": counts(self._nil_points, 4),
            "bags": counts(self._new_bags, 2),
            "bags_after": (after % limit, others % limit) if limit else (after, others),
            "points": counts(self._points, 2),
        }
        return filled(Result, fields)

    def movements(self) -> list[Movement]:
        """Work out what the hand adds to the scores and takes from them, each with its clause;
        empty before the end."""
        if self._phase != P_OVER:
            return []
        result, out = self.result(), []
        for side in range(2):
            made = result.made[side]
            bid = 10 * result.bid[side] if made else -10 * result.bid[side]
            out.append((side, bid, "SPADES-17" if made else "SPADES-20"))
            for seat in (side, side + 2):
                blind = seat in result.blind
                out.append((side, result.nils[seat], "SPADES-23" if blind else "SPADES-21"))
            out.append((side, result.bags[side], "SPADES-18"))
            limit = self.o.bag_limit
            lots = (self._bags[side] + result.bags[side]) // limit if limit else 0
            out.append((side, -self.o.bag_penalty * lots, "SPADES-19"))
        return [Movement(None, n, SIDES[side], clause) for side, n, clause in out if n]

    # Simulation

    def playout(self, hands: cython.int, seed: int) -> tuple[int, int]:
        """Play whole hands at random in a compiled loop, the deal passing. Leaves this hand at the
        end of the last one.

        Returns (actions taken, points added to the scores): the second so that every hand is
        counted."""
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
