"""The acts of a game, declared as a table: each verb with its word and with what is said after it.

An action is one int: verb << 56 | what is said with it. Verbs count from 1, in the order of the
table. What is said is 52 bits of cards, an amount or a suit; from bit 52 on there is room for a
small number beside the cards, the index. From the table come the action of words, the words of an
action, and the numbers.
"""

from collections.abc import Callable
from typing import NoReturn

from cardhall.cards.bits import FULL
from cardhall.cards.notation import card_list, card_set, format_card, parse_cards


class Verb:
    """A verb with which nothing is said: ``pass``."""

    def __init__(self, word: str) -> None:
        self.word = word

    def read(self, text: str) -> int | None:
        """Work out what this text says with the verb; None where it is no such act."""
        word, said = self.word, text[len(self.word) :]
        return self.value(said.strip()) if text.startswith(word) and said[:1] in ("", " ") else None

    def value(self, said: str) -> int | None:
        """The value of what stands behind the verb; None where that cannot stand there."""
        return None if said else 0

    def words(self, value: int) -> str:
        """The act in words, for ``read``."""
        return " ".join([self.word, *self.said(value)])

    def said(self, value: int) -> list[str]:
        """The words behind the verb."""
        return []


class CardsVerb(Verb):
    """A verb with which so many cards are named: ``play AD``. They are said low to high."""

    def __init__(self, word: str, least: int = 1, most: int = 1, *, falling: bool = False) -> None:
        """falling: say them high to low."""
        super().__init__(word)
        self.least = least
        self.most = most
        self.falling = falling

    def value(self, said: str) -> int | None:
        cards = card_set(parse_cards(said))
        return cards if self.least <= cards.bit_count() <= self.most else None

    def said(self, value: int) -> list[str]:
        cards = card_list(value & FULL)
        return [format_card(card) for card in (reversed(cards) if self.falling else cards)]


class Actions:
    """The verbs of a game."""

    def __init__(
        self,
        *verbs: Verb,
        unknown: Callable[[int], object],
        unread: Callable[[str], object],
        spoken: Callable[[str], str] = str.strip,
    ) -> None:
        """unknown: what is said of a number that is no action. unread: the same of words. spoken:
        the words as the verbs read them."""
        self.verbs = verbs
        self.unknown = unknown
        self.unread = unread
        self.spoken = spoken
        self.numbers = tuple([place << 56 for place in range(1, len(verbs) + 1)])
        """The action of each verb with nothing said, in order."""

    def verb(self, action: int) -> Verb:
        """The verb of an action. Raises ValueError for another number."""
        place = action >> 56
        if not 1 <= place <= len(self.verbs):
            self.refuse(action)
        return self.verbs[place - 1]

    def verb_of(self, action: int) -> str:
        """The verb's word. Raises ValueError for a number that is no action."""
        return self.verb(action).word

    def refuse(self, action: int) -> NoReturn:
        """Raise ValueError: this number is no action."""
        raise ValueError(self.unknown(action))

    def parse(self, text: str) -> int:
        """The action of words. Raises ValueError (CardError for a card) naming the cure."""
        words = self.spoken(text)
        for number, verb in zip(self.numbers, self.verbs, strict=True):
            value = verb.read(words)
            if value is not None:
                return number | value
        raise ValueError(self.unread(text))

    def format(self, action: int) -> str:
        """The words of an action. Raises ValueError for no action."""
        return self.verb(action).words(action & (1 << 56) - 1)


def cards_of(action: int) -> int:
    """The cards of an action, as 52 bits."""
    return action & FULL
