"""A hand of each game with its brute force beside it: what the clauses alone allow there.

``PAIRS`` deals both from one deck; ``Pair.check`` says that they agree, ``Pair.after`` goes on. A
game of another maker's brings its brute force with it: ``pair`` of its ``conformance`` deals both,
and the table has ``turn``, ``legal()`` (a set of words) and ``act(words)``.
"""

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from typing import Any

from cardhall.bots.arena import usual_seats
from cardhall.cards.notation import format_card, format_cards
from cardhall.games import game
from tests.brute import (
    boure_rules,
    euchre_rules,
    holdem_rules,
    pedro_rules,
    pitty_pat_rules,
    po_ke_no_rules,
    rummy_rules,
)
from tests.brute.test_boure_legality import spot_of, words_of
from tests.brute.test_holdem_legality import words_of as holdem_words
from tests.brute.test_pedro_legality import table_of as pedro_table
from tests.brute.test_pedro_legality import words_of as pedro_words
from tests.brute.test_rummy_legality import step_of
from tests.brute.test_spades_legality import table_of as spades_table
from tests.conformance.shape import PRESETS, brought, pack


@dataclass
class Pair:
    """hand: the program's. table: the brute force's, None where it needs no memory."""

    name: str
    hand: Any
    table: Any = None

    def check(self) -> None:
        """Both allow the same now, and no action is listed twice."""
        legal = self.hand.legal_actions()
        assert len(set(legal)) == len(legal)
        said, allowed = WORDS.get(self.name, _both)(self)
        assert said == allowed, (said, allowed)

    def after(self, action: int) -> "Pair":
        """The pair once this action is done."""
        hand, table = self.hand.copy(), deepcopy(self.table)
        hand.apply(action)
        if table is not None:
            ACT.get(self.name, _in_words(self.name))(table, action, hand)
        return Pair(self.name, hand, table)


def _words(name: str, hand: Any) -> set[str]:
    return {game(name).format_action(action) for action in hand.legal_actions()}


def _boure(pair: Pair) -> tuple[object, object]:
    hand = pair.hand
    return words_of(hand), boure_rules.legal(spot_of(hand, hand.rules.to_data()))


def _pedro(pair: Pair) -> tuple[object, object]:
    found = pedro_rules.legal(pedro_table(pair.hand, pair.hand.rules))
    return pedro_words(pair.hand), Counter(found)


def _both(pair: Pair) -> tuple[object, object]:
    """Whose turn it is and what is allowed, in words."""
    hand, table = pair.hand, pair.table
    return (hand.turn, _words(pair.name, hand)), (table.turn, table.legal())


def _holdem(pair: Pair) -> tuple[object, object]:
    """Amounts between the least and the most are asked for one by one."""
    hand, table = pair.hand, pair.table
    for word in _words("holdem", hand):
        verb, _, amount = word.partition(" ")
        assert not amount.isdigit() or table.allows(verb, int(amount))
    return (hand.turn, holdem_words(hand)), (table.turn, table.words())


WORDS: dict[str, Callable[[Pair], tuple[object, object]]] = {
    "boure": _boure,
    "pedro": _pedro,
    "holdem": _holdem,
    "po_ke_no": lambda p: (_words(p.name, p.hand), p.table.legal()),
    "rummy": lambda p: (
        (p.hand.turn, {step_of(action) for action in p.hand.legal_actions()}),
        (p.table.turn, p.table.legal()),
    ),
}
"""What the program allows, and what the brute force does, where it is not said by both in words."""


def _in_words(name: str) -> Callable[[Any, int, Any], None]:
    return lambda table, action, hand: table.act(game(name).format_action(action))


ACT: dict[str, Callable[[Any, int, Any], None]] = {
    "rummy": lambda table, action, hand: table.act(step_of(action)),
    "po_ke_no": lambda table, action, hand: table.act(
        game("po_ke_no").format_action(action), format_card(hand.called[-1]) if hand.called else ""
    ),
}


def pair(name: str, rules: Any, seed: int) -> Pair:
    """The deal of this seed, at the usual number of seats."""
    rng = Random(f"{name} {seed}")
    deck = rng.sample(pack(name), len(pack(name)))
    seats = usual_seats(name, rules)
    if name in PAIRS:
        return PAIRS[name](rules, seats, seed % seats, deck)
    return Pair(name, *brought(name, "pair")(rules, seats, seed % seats, deck))


def _dealt(hand: Any, deck: list[int]) -> Any:
    hand.deal(deck)
    return hand


def _boure_pair(rules: Any, seats: int, dealer: int, deck: list[int]) -> Pair:
    hand = game("boure").Hand(rules, dealer, [rules.start_stack] * seats)
    return Pair("boure", _dealt(hand, deck))


def _pedro_pair(rules: Any, seats: int, dealer: int, deck: list[int]) -> Pair:
    return Pair("pedro", _dealt(game("pedro").Hand(rules, dealer), deck))


def _euchre_pair(rules: Any, seats: int, dealer: int, deck: list[int]) -> Pair:
    hand = _dealt(game("euchre").Hand(rules, dealer), deck)
    hands = {seat: set(format_cards(hand.hand_of(seat)).split()) for seat in range(4)}
    table = euchre_rules.Table(rules.to_data(), dealer, hands, format_card(hand.up))
    return Pair("euchre", hand, table)


def _pitty_pat_pair(rules: Any, seats: int, dealer: int, deck: list[int]) -> Pair:
    hand = _dealt(game("pitty_pat").Hand(rules, dealer, seats), deck)
    names = [format_card(card) for card in deck]
    order = [(dealer + 1 + i) % seats for i in range(seats)]
    hands = [[names[order.index(s) + seats * i] for i in range(5)] for s in range(seats)]
    table = pitty_pat_rules.Table(rules.to_data(), dealer, hands, names[5 * seats :])
    return Pair("pitty_pat", hand, table)


def _po_ke_no_pair(rules: Any, seats: int, dealer: int, deck: list[int]) -> Pair:
    rng = Random(deck[0])
    boards = [rng.sample(range(52), 25) for _ in range(seats)]
    hand = _dealt(game("po_ke_no").Hand(rules, boards), deck)
    names = [[format_card(card) for card in board] for board in boards]
    table = po_ke_no_rules.Table(rules.to_data(), names, list(hand.playing))
    return Pair("po_ke_no", hand, table)


def _rummy_pair(rules: Any, seats: int, dealer: int, deck: list[int]) -> Pair:
    hand = _dealt(game("rummy").Hand(rules, dealer, seats), deck)
    names = [format_card(card) for card in deck]
    size = {2: 10, 3: 7, 4: 7}.get(seats, 6)
    hands: list[list[str]] = [[] for _ in range(seats)]
    for place in range(size * seats):
        hands[(dealer + 1 + place) % seats].append(names[place])
    up = size * seats
    table = rummy_rules.Table(rules.to_data(), dealer, hands, names[up + 1 :], names[up])
    return Pair("rummy", hand, table)


def _holdem_pair(rules: Any, seats: int, dealer: int, deck: list[int]) -> Pair:
    stacks = [rules.big_blind * count for count in (3, 2, 5, 4, 6, 3, 2, 4, 5, 6)[:seats]]
    hand = _dealt(game("holdem").Hand(rules, stacks, dealer), deck)
    names = [format_card(card) for card in deck]
    return Pair("holdem", hand, holdem_rules.Table(rules.to_data(), stacks, dealer, names))


def _spades_pair(rules: Any, seats: int, dealer: int, deck: list[int]) -> Pair:
    hand = _dealt(game("spades").Hand(rules, dealer), deck)
    return Pair("spades", hand, spades_table(hand))


PAIRS: dict[str, Callable[[Any, int, int, list[int]], Pair]] = {
    "boure": _boure_pair,
    "pitty_pat": _pitty_pat_pair,
    "rummy": _rummy_pair,
    "po_ke_no": _po_ke_no_pair,
    "pedro": _pedro_pair,
    "euchre": _euchre_pair,
    "holdem": _holdem_pair,
    "spades": _spades_pair,
}

BESIDE = [(name, preset) for name, preset in PRESETS if name in PAIRS or brought(name, "pair")]
"""Every preset of every game that has a brute force."""
