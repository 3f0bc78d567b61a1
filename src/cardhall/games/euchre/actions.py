"""Euchre: actions as numbers, and their words. The index of an action is a named suit.

Part of ``cardhall.games.euchre``: import from there.
"""

from cardhall.cards.notation import SUIT_NAMES
from cardhall.games.engine.actions import Actions, CardsVerb, Verb
from cardhall.games.engine.actions import cards_of as cards_of
from cardhall.messages import Message


class Word(CardsVerb):
    """A word alone. An act with cards that do not go with it is said with them, to be refused."""

    def __init__(self, word: str) -> None:
        super().__init__(word, 0, 0)

    def value(self, said: str) -> int | None:
        return None if said else 0


class Naming(Verb):
    """A suit is named as trumps: ``hearts``, or ``hearts alone``."""

    def read(self, text: str) -> int | None:
        suit, _, alone = text.partition(" ")
        said = alone == self.word.removeprefix("name").strip() and suit in SUIT_NAMES
        return SUIT_NAMES.index(suit) << 52 if said else None

    def words(self, value: int) -> str:
        index = value >> 52 & 15
        if index > 3:
            action = str(ACTIONS.numbers[ACTIONS.verbs.index(self)] | value)
            raise ValueError(Message("euchre-that-names-no-suit", action=action))
        return SUIT_NAMES[index] + self.word.removeprefix("name")


ACTIONS = Actions(
    Word("pass"),
    Word("pick it up"),
    Word("alone"),
    Naming("name"),
    Naming("name alone"),
    CardsVerb("discard"),
    CardsVerb("play"),
    unknown=lambda action: Message("euchre-that-is-no-action", action=str(action)),
    unread=lambda text: Message("euchre-write-an-action", text=repr(text)),
    spoken=lambda text: " ".join(text.lower().split()),
)
"""``pass``, ``pick it up``, ``alone``, ``hearts``, ``hearts alone``, ``discard 9D``,
``play AD``."""

(
    PASS_ACTION,
    PICK_UP_ACTION,
    ALONE_ACTION,
    NAME_ACTION,
    NAME_ALONE_ACTION,
    DISCARD_ACTION,
    PLAY_ACTION,
) = ACTIONS.numbers
verb_of = ACTIONS.verb_of
parse_action = ACTIONS.parse
format_action = ACTIONS.format


def name_action(suit: int, alone: bool = False) -> int:
    """The action of naming a suit (0 to 3) as trumps in the second round."""
    return (NAME_ALONE_ACTION if alone else NAME_ACTION) | suit << 52


def discard_action(card: int) -> int:
    """The action of the dealer who has picked up and puts one card face down."""
    return DISCARD_ACTION | 1 << card


def play_action(card: int) -> int:
    """The action of playing a card."""
    return PLAY_ACTION | 1 << card
