"""Tricks, for the hands of all games that are played in them: which suit a card counts as, what
follows the card led, which card is highest, who takes the trick; and what lies where afterwards.

How trumps rank is said once a game, by its ``TrumpOrder``. The same file runs interpreted and
compiled (Cython, pure Python mode; C types in ``tricks.pxd``).
"""

import cython

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import bit, suit, suit_cards
    from cython.cimports.cardhall.games.engine.hand import AnyHand, overlay
else:
    from cardhall.cards.bits import bit, rank, suit, suit_cards
    from cardhall.games.engine.hand import AnyHand

Trick = tuple[tuple[int, int], ...]
"""(seat, card) in the order played."""

if not cython.compiled:  # compiled they are inline: see tricks.pxd
    TRUMP_POWER, RAISED = 16, 26

    def left_card(trump: int, rank: int) -> int:
        """The card of this rank in the other suit of the trumps' colour: clubs and spades are
        black, diamonds and hearts red."""
        return 13 * (3 - trump) + rank

    def power_of(card: int, trumps: int, led: int, left: int, raised: int) -> int:
        """Measure how high a card stands in a trick; -1 if it cannot win it. Two trumps of one
        rank, the left one and the one of the suit itself, stand side by side; those of the rank
        ``raised`` stand above the others."""
        height = rank(card)
        if not trumps & bit(card):
            return height if led & bit(card) else -1
        return TRUMP_POWER + 2 * height + (card != left) + (RAISED if height == raised else 0)


class TrumpOrder:
    """Which cards are trumps once a suit is named, and which is higher.

    Where the game has a ``left`` rank, the card of this rank in the other suit of the trumps'
    colour, the left one as players say, is a trump too, next below its twin of the suit itself.
    ``raised``: these two are the highest trumps.
    """

    def __init__(self, left: int = -1, raised: bool = False) -> None:
        self.left = left
        self.raised = left if raised else -1

    def __reduce__(self) -> tuple[type["TrumpOrder"], tuple[int, bool]]:
        return TrumpOrder, (self.left, self.raised >= 0)

    def left_of(self, trump: int) -> int:
        """The left card; -1 where there is none."""
        return int(left_card(trump, self.left)) if trump >= 0 and self.left >= 0 else -1

    def _mask(self, trump: int) -> int:
        if trump < 0:
            return 0
        left = self.left_of(trump)
        return int(suit_cards(trump)) | (1 << left if left >= 0 else 0)

    def suit_of(self, card: int, trump: int) -> int:
        """The suit that a card counts as; ``trump`` is -1 while there is none."""
        return trump if card == self.left_of(trump) else int(suit(card))

    def trumps(self, trump: int) -> tuple[int, ...]:
        """All trumps, the highest first; none while no suit is named."""
        mask, left = self._mask(trump), self.left_of(trump)
        held = [card for card in range(52) if mask >> card & 1]
        height = {card: power_of(card, mask, 0, left, self.raised) for card in held}
        return tuple(sorted(held, key=lambda card: -height[card]))

    def taker(self, trick: Trick, trump: int) -> int:
        """Find who has the trick as it lies."""
        mask, left = self._mask(trump), self.left_of(trump)
        first = trick[0][1]
        led = mask if mask >> first & 1 else int(suit_cards(suit(first))) & ~mask
        best, taker = -2, -1
        for seat, card in trick:
            power = power_of(card, mask, led, left, self.raised)
            if power > best:
                best, taker = power, seat
        return taker


class TrickHand(AnyHand):
    """The base of the hands that are played in tricks. The game says when a card is laid
    (``_lay``), by whom, and when the trick is whole (``_take_in``)."""

    @cython.final
    def _trick_arrays(self) -> None:
        """Interpreted, arrays are lists; compiled they are there already."""
        if not cython.compiled:
            self._tricks = [0] * 10
            self._plays = [0] * 52
            self._who = [0] * 52
            self._starts = [0] * 14
            self._winners = [0] * 14
            self._left_rank = self._raised = self._left = -1
            self._no_tricks()

    @cython.final
    def _tricks_as(self, other: "TrickHand") -> None:
        """The same tricks. Interpreted, ``assume`` takes them over with everything else."""
        if cython.compiled:
            overlay(
                cython.address(self._from_trick),
                cython.address(other._from_trick),
                cython.address(self._to_trick),
            )

    @cython.final
    def _rank_by(self, order: TrumpOrder) -> None:
        """Set how trumps will rank."""
        self._left_rank = order.left
        self._raised = order.raised

    # What a caller in Python sees

    def tricks(self, seat: int) -> int:
        """Tricks taken by a seat."""
        return self._tricks[self._seat(seat)]

    @property
    def trick(self) -> Trick:
        """The trick on the table: (seat, card) in the order played."""
        return self._trick_at(self._starts[self._trick_no], self._play_no) if self._in_trick else ()

    @property
    def history(self) -> tuple[Trick, ...]:
        """The complete tricks so far, each (seat, card) in the order played."""
        return tuple(
            [
                self._trick_at(self._starts[number], self._starts[number + 1])
                for number in range(self._first_known, self._trick_no)
            ]
        )

    @property
    def winners(self) -> tuple[int, ...]:
        """Who took each trick of ``history``."""
        return tuple([self._winners[n] for n in range(self._first_known, self._trick_no)])

    def _trick_at(self, begin: int, end: int) -> Trick:
        return tuple([(self._who[at], self._plays[at]) for at in range(begin, end)])

    def _not_followed(self, held: list[int]) -> list[tuple[int, int, int]]:
        """Each card that did not follow though it could: (trick, seat, card), tricks from 0. Who
        laid it had a card of the suit led if they laid one later or hold one still; ``held`` are
        the hands, by seat."""
        found, later = [], list(held)
        tricks = [*self.history, self.trick] if self._in_trick else list(self.history)
        for back, trick in enumerate(reversed(tricks)):
            number = self._first_known + len(tricks) - 1 - back
            led = self._suit_of(trick[0][1])
            for seat, card in reversed(trick):
                if not led >> card & 1 and later[seat] & led:
                    found.append((number, seat, card))
                later[seat] |= 1 << card
        return found[::-1]

    if not cython.compiled:  # compiled they are inline: see tricks.pxd

        def _no_tricks(self) -> None:
            """Make ready for the first trick."""
            for seat in range(10):
                self._tricks[seat] = 0
            self._trick_no = self._in_trick = self._play_no = self._first_known = 0
            self._starts[0] = 0
            self._best = self._best_power = self._best_seat = self._left = -1
            self._trumps = self._led = 0

        def _begin_at(self, number: int) -> None:
            """Nothing is known of the tricks before this one."""
            self._trick_no = self._first_known = number
            self._starts[number] = self._play_no

        def _trumps_are(self, named: int) -> None:
            """A suit is trumps, with the left card if there is one."""
            self._trumps = suit_cards(named)
            if self._left_rank >= 0:
                self._left = left_card(named, self._left_rank)
                self._trumps = self._trumps | bit(self._left)

        def _suit_of(self, card: int) -> int:
            """All cards that follow a card that is led."""
            if self._trumps & bit(card):
                return self._trumps
            return suit_cards(suit(card)) & ~self._trumps

        def _power(self, card: int) -> int:
            """Measure how high a card stands in the trick on the table; -1 if it cannot win it."""
            return power_of(card, self._trumps, self._led, self._left, self._raised)

        def _following(self, hand: int) -> int:
            """Of a hand, the cards that may be played: follow suit if able, else any."""
            if self._in_trick and hand & self._led:
                return hand & self._led
            return hand

        def _lay(self, card: int, seat: int) -> None:
            """A card is laid on the trick, or led."""
            self._plays[self._play_no] = card
            self._who[self._play_no] = seat
            self._play_no += 1
            if self._in_trick == 0:
                self._led = self._suit_of(card)
                self._best_power = -1
            self._in_trick += 1
            power = self._power(card)
            if power > self._best_power:
                self._best_power = power
                self._best = card
                self._best_seat = seat

        def _take_in(self) -> None:
            """The trick is whole: who laid the highest card takes it."""
            self._in_trick = 0
            self._tricks[self._best_seat] += 1
            self._winners[self._trick_no] = self._best_seat
            self._trick_no += 1
            self._starts[self._trick_no] = self._play_no
