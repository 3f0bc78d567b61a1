"""The words of Pedro: seats, sides, and actions as numbers and as text.

With an action go cards, or the amount of a bid, or a suit.
"""

from cardhall.cards.notation import SUIT_NAMES
from cardhall.games.engine.actions import Actions, CardsVerb, Verb
from cardhall.messages import Message

LETTERS = "ABCD"
"""The names of the seats, clockwise; A and C are side 0, B and D side 1."""

SIDES = ("A-C", "B-D")
"""The names of the sides."""

NOT_YET = -1
"""In a list of calls: this seat has not spoken. Of counts: nothing thrown or drawn yet."""

LOST_TURN = -2
"""In a list of calls: this seat bid out of turn and may not bid (LLAA-PEDRO-43)."""


class Bid(Verb):
    """``bid 9``"""

    def value(self, said: str) -> int | None:
        return int(said) if said.isascii() and said.isdigit() and len(said) <= 2 else None

    def said(self, value: int) -> list[str]:
        return [str(amount_of(value))]


class Name(Verb):
    """``name hearts``"""

    def value(self, said: str) -> int | None:
        return SUIT_NAMES.index(said) if said in SUIT_NAMES else None

    def said(self, value: int) -> list[str]:
        return [SUIT_NAMES[amount_of(value) & 3]]


ACTIONS = Actions(
    Bid("bid"),
    Verb("pass"),
    Name("name"),
    CardsVerb("throw", 0, 52, falling=True),
    CardsVerb("rob", 1, 52, falling=True),
    CardsVerb("play", 1, 52, falling=True),
    unknown=lambda action: Message("pedro-that-is-no-action", action=str(action)),
    unread=lambda text: Message("pedro-write-an-action", text=repr(text)),
)
"""``bid 9``, ``pass``, ``name hearts``, ``throw KC QC``, ``rob AH KH 5D 4H KC 3C`` (the cards the
dealer ends with), ``play AH``."""

BID, PASS_ACTION, NAME, THROW, ROB, PLAY = ACTIONS.numbers
verb_of = ACTIONS.verb_of
parse_action = ACTIONS.parse
format_action = ACTIONS.format


def bid_action(amount: int) -> int:
    """The action of bidding so many points."""
    return BID | amount


def name_action(trump: int) -> int:
    """The action of naming a suit (0 to 3, clubs to spades) as trumps."""
    return NAME | trump


BIDS = [bid_action(amount) for amount in range(15)]
"""All bids, by amount."""
NAMES = [name_action(trump) for trump in range(4)]
"""All suits that can be named."""


def throw_action(cards: int) -> int:
    """The action of throwing these cards (52 bits) before being filled up."""
    return THROW | cards


def rob_action(cards: int) -> int:
    """The dealer's action of ending with these cards (52 bits), of the hand and the pack."""
    return ROB | cards


def play_action(cards: int) -> int:
    """The action of playing these cards (52 bits): one, or more with ``keep-all``."""
    return PLAY | cards


def cards_of(action: int) -> int:
    """The cards of a throw, rob or play, as 52 bits; 0 for other actions."""
    return action & ((1 << 52) - 1) if action >= THROW else 0


def amount_of(action: int) -> int:
    """The points of a bid, or the suit of a name."""
    return action & 0xFF
