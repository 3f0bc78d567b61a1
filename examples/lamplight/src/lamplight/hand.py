"""Lamplight: one hand, from the deal to its points.

Plain Python. A game inside Cardhall builds its ``Hand`` on ``TrickHand`` of the engine; that class
is compiled, its methods are functions of C, and a class that is interpreted cannot answer in their
place. What the engine says in Python serves here as it does there: house rules, verbs, how trumps
rank, sessions, refusals.
"""

from collections.abc import Sequence
from copy import copy
from random import Random

from cardhall.cards.bits import lowest, suit, suit_cards
from cardhall.cards.notation import card_list
from cardhall.cards.table import Illegal, Movement, Refusal, RulesError
from cardhall.games.engine.refusals import no_seat
from cardhall.messages import Message
from lamplight.actions import LEAVE, PLAY, PUT, TAKE, cards_of, format_action, verb_of
from lamplight.refusals import why_not_card, why_not_now, why_not_put
from lamplight.result import Result
from lamplight.rules import ORDER, PACK, SIZE, Rules
from lamplight.view import View


class Hand:
    """The state of one deal: ``deal``, ``lamp`` (take it or leave it), ``put``, ``play``, ``over``.

    Seats count from 0 clockwise, "left" is the next number. ``turn`` is -1 when nobody is to act.
    """

    def __init__(self, rules: Rules, dealer: int, seats: int) -> None:
        """A hand that is not dealt yet. Raises RulesError for seats that cannot be."""
        rules.seats_note(seats)
        if not 0 <= dealer < seats:
            raise no_seat("dealer", dealer, seats)
        self.rules, self.dealer, self.seats = rules, dealer, seats
        self.phase, self.turn = "deal", -1
        self.lamp, self.taken, self.put = -1, False, -1
        self.hands: tuple[int, ...] = (0,) * seats
        """Cards in hands, by seat, as 52 bits."""
        self.trick: tuple[tuple[int, int], ...] = ()
        """The trick on the table: (seat, card) in the order played."""
        self.history: tuple[tuple[tuple[int, int], ...], ...] = ()
        self.winners: tuple[int, ...] = ()

    def copy(self) -> "Hand":
        """An independent copy: nothing that a hand holds is changed in place."""
        return copy(self)

    # --- the deal

    def deal(self, deck: Sequence[int]) -> None:
        """Deal from an order of the pack, top first (LAMPLIGHT-05, 06). Raises RulesError for cards
        that are not the pack, or a hand that is dealt."""
        if self.phase != "deal":
            raise RulesError("deck", Message("dealt-already"), Message("start-a-new-hand"))
        if sorted(deck) != list(PACK):
            text = Message("lamplight-not-the-pack")
            raise RulesError("deck", text, Message("lamplight-hand-in-the-pack"))
        hands = [0] * self.seats
        for place, card in enumerate(deck[: SIZE * self.seats]):
            hands[(self.dealer + 1 + place) % self.seats] |= 1 << card
        self.hands = tuple(hands)
        self.lamp = deck[SIZE * self.seats]
        self.phase, self.turn = "lamp", self.dealer

    def deal_seeded(self, seed: int) -> None:
        """Deal from an order that the seed gives: for simulation, not for play among people."""
        self.deal(Random(seed).sample(PACK, len(PACK)))

    # --- what is legal

    @property
    def is_over(self) -> bool:
        """Have all cards been played?"""
        return self.phase == "over"

    @property
    def trump(self) -> int:
        """The suit of the lamp (LAMPLIGHT-06); -1 before it is turned."""
        return suit(self.lamp) if self.lamp >= 0 else -1

    @property
    def led(self) -> int:
        """The suit to follow; -1 while nobody has led."""
        return suit(self.trick[0][1]) if self.trick else -1

    def _playable(self) -> int:
        """The cards that may be played (LAMPLIGHT-09, 10)."""
        held = self.hands[self.turn]
        if not self.trick:
            return held
        if follows := held & suit_cards(self.led):
            return follows
        trumps = held & suit_cards(self.trump)
        return trumps if trumps and self.rules.void == "trump" else held

    def legal_actions(self) -> list[int]:
        """Every legal action of the seat whose turn it is, cards low to high; none when nobody is
        to act."""
        if self.phase == "lamp":
            return [TAKE, LEAVE]
        if self.phase == "put":
            return [
                PUT | 1 << card for card in card_list(self.hands[self.turn] & ~(1 << self.lamp))
            ]
        if self.phase == "play":
            return [PLAY | 1 << card for card in card_list(self._playable())]
        return []

    def why_not(self, action: int) -> Refusal | None:
        """Say why an action would be refused now; None if it is legal."""
        if action in self.legal_actions():
            return None
        try:
            format_action(action)
        except ValueError as error:
            return Refusal("not-an-action", "LAMPLIGHT-08", error.args[0])
        if self.phase in ("deal", "over"):
            return why_not_now(dealt=self.is_over)
        if self.phase == "lamp":
            return Refusal("lamp-first", "LAMPLIGHT-07", Message("lamplight-take-or-leave-it"))
        held, verb = self.hands[self.turn], verb_of(action)
        if self.phase == "put":
            return why_not_put(action, verb, held)
        follows = bool(self.trick) and held & suit_cards(self.led) != 0
        return why_not_card(action, verb, held, self.led, follows)

    # --- what an action does

    def apply(self, action: int) -> None:
        """Take an action. Raises Illegal, with reason and clause, and changes nothing, if it is
        refused."""
        refusal = self.why_not(action)
        if refusal is not None:
            raise Illegal(refusal)
        self._do(action)

    def force(self, action: int) -> None:
        """Take an act that hands can do though the rules forbid it. Raises ValueError where nobody
        could: a card that is not held, another phase."""
        fits = {"lamp": ("take", "leave"), "put": ("put",), "play": ("play",)}
        cards, one = cards_of(action), self.phase != "lamp"
        if verb_of(action) not in fits.get(self.phase, ()) or cards.bit_count() != one:
            raise ValueError(f"{format_action(action)!r} cannot be done in the phase {self.phase}")
        if cards & ~self.hands[self.turn]:
            raise ValueError(f"{format_action(action)!r}: that card is not in the hand")
        self._do(action)

    def _do(self, action: int) -> None:
        """Take an action that is legal, or at least possible."""
        if self.phase == "play":
            self._lay(lowest(cards_of(action)))
        elif action == TAKE:
            self._holds(self.hands[self.turn] | 1 << self.lamp)
            self.taken, self.phase = True, "put"
        else:
            if action != LEAVE:
                self.put = lowest(cards_of(action))
                self._holds(self.hands[self.turn] & ~(1 << self.put))
            self.phase, self.turn = "play", (self.dealer + 1) % self.seats

    def _holds(self, cards: int) -> None:
        """The seat to act holds these cards from now on."""
        self.hands = (*self.hands[: self.turn], cards, *self.hands[self.turn + 1 :])

    def _lay(self, card: int) -> None:
        """Lay a card on the table, and take the trick in when it is whole (LAMPLIGHT-08, 11)."""
        self._holds(self.hands[self.turn] & ~(1 << card))
        self.trick = (*self.trick, (self.turn, card))
        if len(self.trick) < self.seats:
            self.turn = (self.turn + 1) % self.seats
            return
        self.turn = ORDER.taker(self.trick, self.trump)
        self.history, self.winners = (*self.history, self.trick), (*self.winners, self.turn)
        self.trick = ()
        if len(self.history) == SIZE:
            self.phase, self.turn = "over", -1

    # --- the end

    def result(self) -> Result:
        """Work out how the hand ended. Raises ValueError before the end."""
        if not self.is_over:
            raise ValueError("The hand is not over. Ask for its result when it is")
        points = [0] * self.seats
        for movement in self.movements():
            if isinstance(movement.to, int):
                points[movement.to] += movement.amount
            if movement.seat is not None:
                points[movement.seat] -= movement.amount
        tricks = tuple(self.winners.count(seat) for seat in range(self.seats))
        return Result("played", tricks, self.winners[-1], tuple(points))

    def movements(self) -> list[Movement]:
        """The points that the hand gives and takes, each with its clause; none before the end
        (LAMPLIGHT-12, 13)."""
        if not self.is_over:
            return []
        moved = []
        for seat in range(self.seats):
            tricks = self.winners.count(seat)
            last = self.rules.last_trick if self.winners[-1] == seat else 0
            if tricks:
                moved.append(Movement(None, tricks + last, seat, "LAMPLIGHT-12"))
            elif self.rules.dark:
                moved.append(Movement(seat, self.rules.dark, "nobody", "LAMPLIGHT-13"))
        return moved

    # --- looking, and chance

    def hand_of(self, seat: int) -> int:
        """The cards in a seat's hand, as 52 bits. Raises ValueError for no seat."""
        if not 0 <= seat < self.seats:
            raise ValueError(f"No seat {seat}. Seats are 0 to {self.seats - 1}")
        return self.hands[seat]

    def random_action(self, seed: int) -> int:
        """One legal action, any as likely as another."""
        return Random(seed).choice(self.legal_actions())

    def play_on(self, rng: Random) -> int:
        """Play to the end at random; how many actions that took."""
        taken = 0
        while not self.is_over:
            self._do(rng.choice(self.legal_actions()))
            taken += 1
        return taken

    def playout(self, hands: int, seed: int) -> tuple[int, int]:
        """Play whole hands at random, the deal passing. Leaves this hand at the end of the last.
        Returns (actions taken, points given)."""
        rng, actions, points = Random(seed), 0, 0
        for _ in range(hands):
            Hand.__init__(self, self.rules, (self.dealer + 1) % self.seats, self.seats)
            self.deal(rng.sample(PACK, len(PACK)))
            actions += self.play_on(rng)
            points += sum(self.result().points)
        return actions, points


def opening(rules: Rules, seats: int, seed: int) -> Hand:
    """A hand dealt from a seed, seat ``seed`` modulo the seats dealing. Raises RulesError unless so
    many may sit."""
    rules.seats_note(seats)
    hand = Hand(rules, seed % seats, seats)
    hand.deal_seeded(seed)
    return hand


def view(hand: Hand, seat: int | None) -> View:
    """Show what this seat may know of the hand; None for somebody watching."""
    own = seat is not None and hand.turn == seat
    return View(
        rules=hand.rules,
        seat=seat,
        dealer=hand.dealer,
        turn=hand.turn,
        phase=hand.phase,
        lamp=hand.lamp,
        taken=hand.taken,
        sizes=tuple(cards.bit_count() for cards in hand.hands),
        hand=() if seat is None else tuple(card_list(hand.hand_of(seat))),
        put=hand.put if seat == hand.dealer else -1,
        history=hand.history,
        winners=hand.winners,
        trick=hand.trick,
        legal=tuple(hand.legal_actions()) if own else (),
        result=hand.result() if hand.is_over else None,
    )
