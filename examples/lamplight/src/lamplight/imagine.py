"""Lamplight: hands that agree with what a seat knows, and play-outs of them.

``Imaginer`` takes a view, never a hand, and keeps to all that it tells: one's own cards, those
played, the lamp, the card put out, and the suits that a seat cannot hold any more.
"""

from collections.abc import Sequence
from random import Random

from cardhall.cards.bits import suit, suit_cards
from cardhall.cards.notation import card_set
from lamplight.hand import Hand
from lamplight.rules import PACK, Rules
from lamplight.view import View


class Imaginer:
    """Makes hands that agree with one view, each from a seed."""

    def __init__(self, view: View, rules: Rules) -> None:
        """Raises ValueError for a hand that is not dealt or is over: nothing to imagine."""
        if view.phase in ("deal", "over"):
            raise ValueError(f"Nothing to imagine in the phase {view.phase!r}")
        self.me = -1 if view.seat is None else view.seat
        base = self.base = Hand(rules, view.dealer, len(view.sizes))
        base.phase, base.turn = view.phase, view.turn
        base.lamp, base.taken, base.put = view.lamp, view.taken, view.put
        base.history, base.winners, base.trick = view.history, view.winners, view.trick
        played = {card for trick in (*view.history, view.trick) for _, card in trick}
        held = [0] * base.seats
        if self.me >= 0:
            held[self.me] = card_set(view.hand)
        if view.taken and view.lamp not in played:
            held[view.dealer] |= 1 << view.lamp
        self.held = held
        """Cards that are known to lie in each hand."""
        known = sum(held) | card_set(played) | 1 << view.lamp
        if view.put >= 0:
            known |= 1 << view.put
        self.hidden = [card for card in PACK if not known >> card & 1]
        self.wants = [
            seat for seat, size in enumerate(view.sizes)
            for _ in range(size - held[seat].bit_count())
        ]  # fmt: skip
        """A seat for each hidden card that lies in a hand."""
        self.lacks = self._lacks(view)

    def _lacks(self, view: View) -> list[int]:
        """The cards that each seat cannot hold: it did not follow suit, or did not trump where the
        house wants it (LAMPLIGHT-09, 10)."""
        lacks = [0] * self.base.seats
        for trick in filter(None, (*view.history, view.trick)):
            led = suit(trick[0][1])
            for seat, card in trick:
                if suit(card) != led:
                    lacks[seat] |= suit_cards(led)
                    if suit(card) != self.base.trump and self.base.rules.void == "trump":
                        lacks[seat] |= suit_cards(self.base.trump)
        return lacks

    def hand(self, seed: int) -> Hand:
        """A hand that agrees with the view: the same seed, the same hand."""
        return self._lay(Random(seed))

    def _lay(self, rng: Random) -> Hand:
        """The hidden cards given to hands, at random."""
        cards = rng.sample(self.hidden, len(self.hidden))
        holders = self._holders(cards, rng.sample(self.wants, len(self.wants)))
        hand, held = self.base.copy(), list(self.held)
        for card, seat in holders.items():
            held[seat] |= 1 << card
        hand.hands = tuple(held)
        if hand.taken and hand.phase == "play" and hand.put < 0:
            hand.put = next(card for card in cards if card not in holders)
        return hand

    def _holders(self, cards: Sequence[int], wants: Sequence[int]) -> dict[int, int]:
        """Deal these cards: each seat one for each time that it wants one, and none
        that it lacks. Where somebody broke the rules and that cannot be, any."""
        holders: dict[int, int] = {}

        def found(seat: int, asked: set[int]) -> bool:
            """One more card for a seat: a free one, or one whose holder finds another."""
            for card in cards:
                if self.lacks[seat] >> card & 1 or card in asked:
                    continue
                asked.add(card)
                if card not in holders or found(holders[card], asked):
                    holders[card] = seat
                    return True
            return False

        if all(found(seat, set()) for seat in wants):
            return holders
        return dict(zip(cards, wants, strict=False))

    def lines(self, actions: Sequence[int], worlds: int, seed: int) -> list[list[Hand]]:
        """For each imagined hand, what comes of each action: hands played to their end at random.
        The same hands for all actions, the same for a seed."""
        rng, rows = Random(seed), []
        for _ in range(worlds):
            world, row = self._lay(rng), []
            for action in actions:
                line = world.copy()
                line.apply(action)
                line.play_on(rng)
                row.append(line)
            rows.append(row)
        return rows

    def best(self, actions: Sequence[int], playouts: int, seed: int) -> int:
        """The action that does best over about ``playouts`` play-outs of imagined hands, all tried
        on the same hands. Raises ValueError for somebody who watches."""
        if self.me < 0:
            raise ValueError("Somebody watching has no action to choose")
        worth = [0] * len(actions)
        for row in self.lines(actions, max(1, playouts // len(actions)), seed):
            for number, line in enumerate(row):
                points = line.result().points
                worth[number] += points[self.me] * line.seats - sum(points)
        return actions[max(range(len(actions)), key=lambda number: worth[number])]
