"""What the trick games say in common: who has the trick, what is sure, what must be played."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from cardhall.bots.advice.guide import Fact, Position
from cardhall.bots.advice.shapes import Reason
from cardhall.bots.advice.words import card as named
from cardhall.bots.advice.words import cards as all_named
from cardhall.cards.refusals import Refusal
from cardhall.messages import Message


@dataclass(frozen=True)
class Table:
    """A trick as one seat sees it. Cards are numbers."""

    seat: int
    hand: tuple[int, ...]
    trumps: tuple[int, ...]
    """All trumps of the game, the highest first; empty before they are made."""
    seen: frozenset[int]
    """Cards that no other hand can hold."""
    trick: tuple[tuple[int, int], ...]
    """(seat, card) in the order played."""
    behind: int
    """How many play to this trick after this seat."""
    partner: int = -1

    def height(self, card: int) -> int:
        """Measure how high a card stands in the trick on the table; -1 if it cannot win it."""
        if card in self.trumps:
            return 100 - self.trumps.index(card)
        led = self.trick[0][1] if self.trick else card
        return card % 13 if led not in self.trumps and led // 13 == card // 13 else -1

    @property
    def winning(self) -> tuple[int, int]:
        """The seat and the card that have the trick so far."""
        return max(self.trick, key=lambda play: self.height(play[1]))

    def beats(self, card: int) -> bool:
        """Does a card win the trick as it lies?"""
        return not self.trick or self.height(card) > self.height(self.winning[1])

    @property
    def held_trumps(self) -> list[int]:
        """One's own trumps, the highest first."""
        return [card for card in self.trumps if card in self.hand]

    @property
    def sure_trumps(self) -> list[int]:
        """One's own trumps above every trump that others can hold: each takes its trick."""
        out = []
        for card in self.trumps:
            if card in self.hand:
                out.append(card)
            elif card not in self.seen:
                break
        return out


TableOf = Callable[[Any], Table]
CardOf = Callable[[int | None], int]
"""The one card of an action; -1 if it has none or several."""


def one_card(cards: int) -> int:
    """The card of a set of one, else -1."""
    return cards.bit_length() - 1 if cards.bit_count() == 1 else -1


def must_play(table_of: TableOf, refused: Callable[[Any, Sequence[int]], Refusal | None]) -> Fact:
    """The rules leave only some of the cards."""

    def fact(position: Position) -> Reason | None:
        held, free = len(table_of(position.view).hand), len(position.legal)
        refusal = refused(position.view, position.legal) if free < held else None
        if refusal is None:
            return None
        told = refusal.text
        text = Message("hint-so-many-may-be-played", free=free, held=held, told=told)
        return Reason(text=text, clauses=(refusal.clause,))

    return fact


def sure_lead(table_of: TableOf, card_of: CardOf) -> Fact:
    """A lead that nothing can beat."""

    def fact(position: Position) -> Reason | None:
        table, card = table_of(position.view), card_of(position.action)
        if table.trick or card not in table.sure_trumps:
            return None
        return Reason(text=Message("hint-sure-lead", card=named(card)))

    return fact


def plain_lead(table_of: TableOf, card_of: CardOf) -> Fact:
    """A plain lead: an ace may win, a low card keeps the good ones."""

    def fact(position: Position) -> Reason | None:
        table, card = table_of(position.view), card_of(position.action)
        if table.trick or card < 0 or card in table.trumps or not table.trumps:
            return None
        out = [one for one in table.trumps if one not in table.seen]
        if card % 13 == 12:
            return Reason(text=Message("hint-ace-lead", card=named(card), out=len(out)))
        if table.held_trumps:
            kept = all_named(table.held_trumps)
            return Reason(text=Message("hint-plain-lead", cards=kept))
        return None

    return fact


def trump_lead(table_of: TableOf, card_of: CardOf) -> Fact:
    """A lead of a trump that may be beaten."""

    def fact(position: Position) -> Reason | None:
        table, card = table_of(position.view), card_of(position.action)
        if table.trick or card not in table.trumps:
            return None
        out = [one for one in table.trumps if one not in table.seen]
        return Reason(text=Message("hint-trump-lead", out=len(out)))

    return fact


def wins_last(table_of: TableOf, card_of: CardOf) -> Fact:
    """Nobody plays after this seat, and the card wins."""

    def fact(position: Position) -> Reason | None:
        table, card = table_of(position.view), card_of(position.action)
        if not table.trick or table.behind or card < 0 or not table.beats(card):
            return None
        return Reason(text=Message("hint-wins-last", card=named(card)))

    return fact


def partner_has_it(table_of: TableOf, card_of: CardOf) -> Fact:
    """The trick is the partner's so far."""

    def fact(position: Position) -> Reason | None:
        table, card = table_of(position.view), card_of(position.action)
        if not table.trick or card < 0 or table.winning[0] != table.partner or table.beats(card):
            return None
        return Reason(text=Message("hint-partner-has-it", card=named(table.winning[1])))

    return fact


def cannot_win(table_of: TableOf, card_of: CardOf) -> Fact:
    """No card that may be played wins."""

    def fact(position: Position) -> Reason | None:
        table, card = table_of(position.view), card_of(position.action)
        if not table.trick or card < 0 or table.winning[0] == table.partner:
            return None
        if any(table.beats(card_of(action)) for action in position.legal):
            return None
        return Reason(text=Message("hint-cannot-win", card=named(table.winning[1])))

    return fact


def takes_lead(table_of: TableOf, card_of: CardOf) -> Fact:
    """The card has the trick, but others play after this seat."""

    def fact(position: Position) -> Reason | None:
        table, card = table_of(position.view), card_of(position.action)
        if not table.trick or not table.behind or card < 0 or not table.beats(card):
            return None
        mine, other = named(card), named(table.winning[1])
        if card in table.sure_trumps:
            return Reason(text=Message("hint-takes-the-lead-for-good", card=mine, other=other))
        behind = table.behind
        return Reason(text=Message("hint-takes-the-lead", card=mine, other=other, behind=behind))

    return fact


def ducks(table_of: TableOf, card_of: CardOf) -> Fact:
    """The trick could be won, and it pays not to."""

    def fact(position: Position) -> Reason | None:
        table, card = table_of(position.view), card_of(position.action)
        if not table.trick or card < 0 or table.beats(card):
            return None
        if table.winning[0] == table.partner:
            return None
        better = [one for one in map(card_of, position.legal) if one >= 0 and table.beats(one)]
        if not better:
            return None
        kept = named(max(better, key=table.height))
        return Reason(text=Message("hint-ducks", card=kept))

    return fact


def trick_facts(table_of: TableOf, card_of: CardOf) -> tuple[Fact, ...]:
    """All of them, those that matter most first. At most one or two speak in a position."""
    kinds = (
        sure_lead, wins_last, partner_has_it, cannot_win, ducks, takes_lead, plain_lead, trump_lead,
    )  # fmt: skip
    return tuple([kind(table_of, card_of) for kind in kinds])
