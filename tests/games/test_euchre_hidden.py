"""No seat learns from a view, a refusal or a bot what it may not see.

The unseen cards are dealt anew among unseen places and the hand is played again from the deal with
the same words (but for the card that the dealer put down); where that is lawful, everything that
the reader can get has to be the same. The pairs come from the deal alone, not from ``imagine``.
"""

from collections.abc import Iterator
from random import Random

from cardhall.cards.notation import card_list, format_card
from cardhall.games.euchre import (
    PACK,
    Hand,
    Illegal,
    Rules,
    cards_of,
    discard_action,
    format_action,
    parse_action,
    verb_of,
    view,
)
from cardhall.games.euchre.bot import choose

STATES = 2_000
LIONS = Rules.preset("lions-euchre")
WORDS = ["pass", "pick it up", "alone", "clubs", "hearts alone", "discard 9D", "play AS", "play JH"]


class Line:
    """A hand, and how it came about: from the deal, all actions."""

    def __init__(self, rng: Random) -> None:
        self.dealer = rng.randrange(4)
        self.deck = rng.sample(PACK, 24)
        self.done: list[int] = []
        self.hand = self.dealt(self.deck)

    def dealt(self, deck: list[int]) -> Hand:
        hand = Hand(LIONS, self.dealer)
        hand.deal(deck, "1")
        return hand

    def act(self, action: int) -> None:
        self.hand.apply(action)
        self.done.append(action)

    def places(self) -> dict[int, object]:
        """Where each card of the deck came to: a seat, ``kitty`` or ``up``."""
        found: dict[int, object] = dict.fromkeys(self.deck[21:], "kitty")
        found |= {self.deck[i]: (self.dealer + 1 + i) % 4 for i in range(20)}
        return found | {self.deck[20]: "up"}

    def unseen(self, reader: int | None) -> list[int]:
        """Cards that this reader has not seen."""
        hand = self.hand
        seen = {card for trick in (*hand.history, hand.trick) for _, card in trick}
        seen |= {hand.up} | (set(card_list(hand.hand_of(reader))) if reader is not None else set())
        if reader == self.dealer and hand.discarded >= 0:
            seen.add(hand.discarded)
        return [card for card in PACK if card not in seen]

    def dealt_anew(self, reader: int | None, rng: Random) -> Hand | None:
        """The same play from another deal; None if it is not lawful."""
        hidden = self.unseen(reader)
        anew = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
        deck = [anew.get(card, card) for card in self.deck]
        hand = self.dealt(deck)
        for action in self.done:
            if verb_of(action) == "discard":
                card = cards_of(action).bit_length() - 1
                action = discard_action(anew.get(card, card))
            try:
                hand.apply(action)
            except Illegal:
                return None
        return hand


def lines(count: int, seed: int) -> Iterator[Line]:
    """Random hands at random moments, some of them over."""
    rng = Random(seed)
    for _ in range(count):
        line = Line(rng)
        for _ in range(rng.randint(0, 29)):
            if line.hand.is_over:
                break
            legal = line.hand.legal_actions()
            line.act(legal[0] if rng.random() < 0.5 else rng.choice(legal))
        yield line


def pairs(count: int, seed: int) -> Iterator[tuple[Line, Hand, int | None]]:
    """Lines with another hand that agrees with what a reader knows."""
    rng = Random(seed)
    for line in lines(count, seed):
        reader = rng.choice([None, *range(4)])
        for _ in range(100):
            other = line.dealt_anew(reader, rng)
            if other is not None:
                yield line, other, reader
                break


def told(hand: Hand, reader: int | None) -> object:
    """All that the reader can get from the game."""
    seen = view(hand, reader)
    refusals = []
    if reader == hand.turn:  # a table refuses another seat's act before it asks the hand
        refusals = [hand.why_not(parse_action(words)) for words in WORDS]
    return seen, repr(seen), repr(hand)[:30], hand.calls, hand.history, hand.movements(), refusals


def test_cards_dealt_anew_change_nothing_for_who_cannot_see_them() -> None:
    met = changed = 0
    for line, other, reader in pairs(STATES + 200, 1):
        assert told(line.hand, reader) == told(other, reader)
        met += 1
        changed += [line.hand.hand_of(s) for s in range(4)] != [other.hand_of(s) for s in range(4)]
    assert met >= STATES
    assert changed > STATES * 0.6


def test_a_leak_would_be_noticed() -> None:
    """The pairs can tell: another seat's number of legal actions, the kitty, the discard."""
    noticed = [0, 0, 0]
    for line, other, reader in pairs(600, 2):
        if reader == line.hand.turn or line.hand.is_over:
            continue
        noticed[0] += len(line.hand.legal_actions()) != len(other.legal_actions())
        noticed[1] += line.hand.kitty != other.kitty
        noticed[2] += reader != line.dealer and line.hand.discarded != other.discarded
    assert min(noticed) > 20


def test_a_bot_chooses_by_what_it_may_see() -> None:
    asked = 0
    for line, other, reader in pairs(1_500, 3):
        if reader is None or reader != line.hand.turn:
            continue
        mine, theirs = [
            choose(view(hand, reader), hand.legal_actions(), Random(7), 60)
            for hand in (line.hand, other)
        ]
        assert format_action(mine) == format_action(theirs)
        asked += 1
    assert asked > 100


def test_what_somebody_watching_gets_names_no_hidden_card() -> None:
    for line in lines(300, 4):
        hidden = {str(card) for card in line.unseen(None)}
        seen = view(line.hand, None)
        cards = {seen.up, *seen.hand, seen.threw}
        cards |= {card for trick in (*seen.history, seen.trick) for _, card in trick}
        assert not {str(card) for card in cards} & hidden
        text = str(line.hand.why_not(parse_action("play AS")))
        assert not any(format_card(int(card)) in text for card in hidden - {"51"})
