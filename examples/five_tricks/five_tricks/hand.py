"""Five Tricks: one hand. What is legal, what an act does, what a seat may see, hands imagined."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Self

from cardhall.cards.bits import FULL
from cardhall.cards.notation import card_list
from cardhall.cards.refusals import Illegal, Refusal
from cardhall.cards.table import Movement, whole_deck
from cardhall.games.engine.actions import Actions, CardsVerb
from cardhall.messages import Message

from .rules import Rules

ACTIONS = Actions(
    CardsVerb("play"),
    unknown=lambda action: Message("five-tricks-that-is-no-action", action=str(action)),
    unread=lambda text: Message("five-tricks-write-a-card", text=repr(text)),
)
(PLAY,) = ACTIONS.numbers
parse_action = ACTIONS.parse
format_action = ACTIONS.format

Trick = tuple[tuple[int, int], ...]
"""The seats and the cards of a trick, in the order played."""


def suit(card: int) -> int:
    """The suit of a card, 0 to 3."""
    return card // 13


@dataclass(frozen=True)
class Result:
    """How a hand ended. Tuples run over the seats."""

    tricks: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True)
class View:
    """What one seat may know of a hand; with ``seat`` None, somebody watching."""

    rules: Rules
    seat: int | None
    dealer: int
    turn: int
    phase: str
    hand: tuple[int, ...] = field(repr=False)  # a log of a view shows no hidden card
    sizes: tuple[int, ...]
    tricks: tuple[int, ...]
    history: tuple[Trick, ...]
    trick: Trick
    legal: tuple[int, ...] = field(repr=False)
    result: Result | None


class Hand:
    """A hand: dealt, played, over. Seats count from 0, clockwise; cards are 52 bits."""

    def __init__(self, rules: Rules, seats: int, dealer: int) -> None:
        """Open a table. Raises RulesError for so many seats (FIVE-01)."""
        rules.check_seats(seats)
        self.rules, self.seats, self.dealer = rules, seats, dealer
        self.turn = -1
        self.phase = "deal"
        self.history: list[Trick] = []
        self.trick: Trick = ()
        self._hands = [0] * seats
        self._tricks = [0] * seats

    # The deal

    def deal(self, deck: Sequence[int]) -> None:
        """Deal this order of the pack (FIVE-02). Raises RulesError where it is not whole."""
        whole_deck("deck", deck)
        for number in range(self.seats * self.rules.cards):
            self._hands[(self.dealer + 1 + number) % self.seats] |= 1 << deck[number]
        self.turn = (self.dealer + 1) % self.seats  # FIVE-03
        self.phase = "play"

    def deal_seeded(self, seed: int) -> None:
        """Shuffle by this seed, and deal."""
        deck = list(range(52))
        Random(seed).shuffle(deck)
        self.deal(deck)

    # The play

    @property
    def is_over(self) -> bool:
        """True when all cards are played."""
        return self.phase == "over"

    def hand_of(self, seat: int) -> int:
        """The cards that a seat holds."""
        return self._hands[seat]

    def tricks(self, seat: int) -> int:
        """The tricks that a seat has taken."""
        return self._tricks[seat]

    def legal_actions(self) -> list[int]:
        """The acts of the seat to act: one card each."""
        return [PLAY | 1 << card for card in card_list(self._playable())]

    def _playable(self) -> int:
        """The cards that may be played: of the suit that was led, if any is held (FIVE-04)."""
        if self.phase != "play":
            return 0
        held = self._hands[self.turn]
        if self.trick:
            follow = held & (0x1FFF << 13 * suit(self.trick[0][1]))
            return follow or held
        return held

    def why_not(self, action: int) -> Refusal | None:
        """Say why an action would be refused now; None if it is legal."""
        if self.phase != "play":
            return Refusal("not-now", "FIVE-06", Message("five-tricks-the-game-is-over"))
        cards = action & FULL
        if action != PLAY | cards or not 0 < cards & self._hands[self.turn] == cards:
            return Refusal("not-held", "FIVE-04", Message("five-tricks-that-card-is-not-held"))
        if cards & (cards - 1) or not cards & self._playable():
            return Refusal("follow-suit", "FIVE-04", Message("five-tricks-follow-suit"))
        return None

    def apply(self, action: int) -> None:
        """Take an action. Raises Illegal, and changes nothing, if it is refused."""
        refusal = self.why_not(action)
        if refusal is not None:
            raise Illegal(refusal)
        self.force(action)

    def force(self, action: int) -> None:
        """Play a card that is held, whatever the rules say of it."""
        card = (action & FULL).bit_length() - 1
        self._hands[self.turn] &= ~(1 << card)
        self.trick = (*self.trick, (self.turn, card))
        self.turn = (self.turn + 1) % self.seats
        if len(self.trick) == self.seats:
            self._take()

    def _take(self) -> None:
        """Give the trick to the highest card of the suit led (FIVE-05), who leads (FIVE-03)."""
        led = suit(self.trick[0][1])
        winner, _ = max(self.trick, key=lambda play: (suit(play[1]) == led, play[1]))
        self._tricks[winner] += 1
        self.history.append(self.trick)
        self.trick = ()
        self.turn = winner
        if not any(self._hands):
            self.phase, self.turn = "over", -1

    # The end

    def result(self) -> Result:
        """The tricks and the points (FIVE-06). Raises ValueError before the end."""
        if not self.is_over:
            raise ValueError(Message("five-tricks-finish-first"))
        return Result(tuple(self._tricks), tuple(self._tricks))

    def movements(self) -> list[Movement]:
        """The points of each seat, each with its clause; none before the end."""
        points = self.result().points if self.is_over else ()
        return [Movement(None, won, seat, "FIVE-06") for seat, won in enumerate(points) if won]

    # Copies, and play at random

    def copy(self) -> Self:
        """The same hand, to go its own way."""
        other = type(self)(self.rules, self.seats, self.dealer)
        other.turn, other.phase, other.trick = self.turn, self.phase, self.trick
        other.history = list(self.history)
        other._hands, other._tricks = list(self._hands), list(self._tricks)
        return other

    def random_action(self, seed: int) -> int:
        """One legal action."""
        return Random(seed).choice(self.legal_actions())

    def playout(self, hands: int, seed: int) -> tuple[int, int]:
        """Play so many hands at random: the acts that were taken, and the points scored."""
        rng = Random(seed)
        acts = points = 0
        for _ in range(hands):
            hand = type(self)(self.rules, self.seats, rng.randrange(self.seats))
            hand.deal_seeded(rng.getrandbits(32))
            while not hand.is_over:
                hand.apply(rng.choice(hand.legal_actions()))
                acts += 1
            points += sum(hand.result().points)
        return acts, points


def opening(rules: Rules, seats: int, seed: int) -> Hand:
    """A dealt hand, the last seat dealing. Raises RulesError for so many seats."""
    hand = Hand(rules, seats, seats - 1)
    hand.deal_seeded(seed)
    return hand


def view(hand: Hand, seat: int | None) -> View:
    """All that this seat may know of the hand."""
    mine = seat is not None and seat == hand.turn
    return View(
        rules=hand.rules,
        seat=seat,
        dealer=hand.dealer,
        turn=hand.turn,
        phase=hand.phase,
        hand=() if seat is None else tuple(card_list(hand.hand_of(seat))),
        sizes=tuple(hand.hand_of(one).bit_count() for one in range(hand.seats)),
        tricks=tuple(hand.tricks(one) for one in range(hand.seats)),
        history=tuple(hand.history),
        trick=hand.trick,
        legal=tuple(hand.legal_actions()) if mine else (),
        result=hand.result() if hand.is_over else None,
    )


def imagine(seen: View, rules: Rules, seed: int) -> Hand:
    """A hand that agrees with all that a view tells, the unseen cards dealt anew."""
    rng = Random(seed)
    seats = range(len(seen.sizes))
    played = [(trick[0][1], seat, card) for trick in (*seen.history, seen.trick) if trick
              for seat, card in trick]  # fmt: skip
    lacks = {(seat, suit(led)) for led, seat, card in played if suit(card) != suit(led)}
    free = sorted(set(range(52)) - set(seen.hand) - {card for _, _, card in played})
    others = sorted(
        (seat for seat in seats if seat != seen.seat),
        key=lambda seat: sum((seat, suit(card)) not in lacks for card in free),
    )
    hand = Hand(rules, len(seats), seen.dealer)
    hand.turn, hand.phase, hand.trick = seen.turn, seen.phase, seen.trick
    hand.history, hand._tricks = list(seen.history), list(seen.tricks)
    while True:  # most of the pack is not dealt: a few tries are enough
        hand._hands = [0] * len(seats)
        left = list(free)
        for seat in others:
            able = [card for card in left if (seat, suit(card)) not in lacks]
            given = rng.sample(able, min(seen.sizes[seat], len(able)))
            hand._hands[seat] = sum(1 << card for card in given)
            left = [card for card in left if card not in given]
        if seen.seat is not None:
            hand._hands[seen.seat] = sum(1 << card for card in seen.hand)
        if all(hand.hand_of(seat).bit_count() == seen.sizes[seat] for seat in seats):
            return hand
