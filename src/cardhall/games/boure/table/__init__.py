"""Bouré at a live table. Its players draw for the deal, shuffle and cut with their own hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardhall.cards.refusals import no_choice
from cardhall.games.boure import (
    Hand,
    Rules,
    View,
    cards_of,
    format_action,
    parse_action,
    verb_of,
    view,
)
from cardhall.games.boure.referee import FALSE_CALLS
from cardhall.games.boure.table.between_hands import BetweenHands
from cardhall.games.boure.table.books import count_stakes, is_in, stakes, stay_chips_back
from cardhall.games.boure.table.card import table_card
from cardhall.messages import Card, Message, Player
from cardhall.tables.events import Line, Move
from cardhall.tables.game import Wrong
from cardhall.tables.log import amount
from cardhall.tables.shapes import HandReport, HandView

if TYPE_CHECKING:
    from cardhall.tables.state import HandFacts, State

#: What rests on which clause, by the book of the table. Where none is told for RAP's, it is the
#: hall's.
CLAUSES = {
    "llaa": {
        "start": "LLAA-BOURE-45", "lost": "LLAA-BOURE-46", "left": "LLAA-BOURE-46",
        "first deal": "LLAA-BOURE-06", "turn": "LLAA-BOURE-25", "misdeal": "LLAA-BOURE-13",
    },
    "rap": {
        "start": "RAP-44", "lost": "RAP-45", "first deal": "RAP-08", "turn": "RAP-22",
        "misdeal": "OP-RAP-13",
    },
}  # fmt: skip
WAYS = ("draw", "eldest", "youngest", "host", "named seat")  # RAP-08


def make_rules(preset: str, options: dict[str, str | int | bool]) -> Rules:
    """House rules of a table; RulesError (a ValueError) names the field and the cure. What a call
    that is not proven costs (`false_call`) is a rule of open tables, not of the hand."""
    rules = Rules.preset(preset)
    false_call = options.get("false_call", FALSE_CALLS[0])
    if false_call not in FALSE_CALLS:
        raise no_choice("false_call", false_call, FALSE_CALLS)
    house = {name: value for name, value in options.items() if name != "false_call"}
    return rules.replace(**house) if house else rules


def rules_of(state: State) -> Rules:
    rules: Rules | None = state.rules
    if rules is None:
        raise ValueError("the table is not open")
    return rules


def seat_limits(rules: Rules) -> tuple[int, int, str]:
    """(fewest, most, clause)."""
    clause = "RAP-01" if rules.book == "RAP" else "LLAA-BOURE-01"
    return rules.min_seats, rules.max_seats, clause


def has_table_card(preset: str) -> bool:
    """Newcomers read the table card first (RAP-50)."""
    return preset == "rap"


# -- acts ------------------------------------------------------------------------------


def checked(hand: Hand, words: str) -> str | Wrong:
    """The words as the log writes them, or what is wrong with them."""
    try:
        action = parse_action(words)
    except ValueError:
        return Wrong(
            Message("that-is-no-act-of-this-game"),
            Message("write-stay-pass-draw-or-play"),
            "",
        )
    refusal = hand.why_not(action)
    if refusal is not None:
        cure = Message("choose-one-of-the-acts-offered")
        return Wrong(refusal.text, cure, refusal.clause, refusal.reason)
    return format_action(action)


def after(hand: Hand, words: str) -> Hand:
    """The hand after an act. What was done stays done, also where rules were mended since."""
    action = parse_action(words)
    hand = hand.copy()
    if hand.why_not(action) is None:
        hand.apply(action)
    else:
        hand.force(action)
    return hand


def marked(hand: Hand, seat: int) -> Hand:
    """The hand with a seat ruled to have reneged."""
    hand = hand.copy()
    hand.mark_renege(seat)
    return hand


def remedy(hand: Hand) -> str:
    """Say what is done for a player whose time is up: pass if possible, else stay; stand pat; the
    lowest legal card, trumps counting above the others. So is a dead hand played (OP-X-19)."""
    legal = hand.legal_actions()
    by_verb = {verb_of(action): action for action in legal}
    for verb in ("pass", "stay"):
        if verb in by_verb:
            return verb
    if "draw" in by_verb:
        return "draw"
    return format_action(min(legal, key=lambda action: _height(hand, action)))


def _height(hand: Hand, action: int) -> tuple[bool, int, int]:
    card = cards_of(action).bit_length() - 1
    return card // 13 == hand.trump, card % 13, card


def before_first_lead(hand: Hand) -> bool:
    return hand.phase != "play" or not (hand.trick or hand.history)


def with_dead(hand: Hand, seat: int) -> Hand:
    """The hand with a seat out of the event (OP-X-19)."""
    hand = hand.copy()
    hand.put_out(seat)
    return hand


def bot_view(hand: Hand, seat: int) -> tuple[View, tuple[int, ...]]:
    """Work out what a bot at this seat may know, and its own legal actions."""
    return view(hand, seat), tuple(hand.legal_actions())


def done(who: Player | Message, words: str) -> Message:
    """Say what is done, as everybody sees it: "Rose draws 2.", "Rose stays in." """
    verb, *cards = words.split()
    if verb == "stay":
        return Message("stays-in", player=who)
    if verb == "pass":
        return Message("passes", player=who)
    if verb == "play":
        return Message("plays-cards", player=who, cards=tuple(Card(card) for card in cards))
    if not cards:
        return Message("stands-pat", player=who)
    return Message("draws-so-many", player=who, count=len(cards))


class Boure(BetweenHands):
    """Bouré, by the hall's book or RAP's."""

    game = "boure"
    title = "Bouré"
    unit = "chips"
    manual_deal = True
    by_the_clock = True
    phases_are_stages = True
    tells_places = False
    minutes = 30
    usual = 5

    def rules(self, preset: str, options: dict[str, str | int | bool]) -> Rules:
        return make_rules(preset, options)

    def seat_limits(self, rules: Rules) -> tuple[int, int, str]:
        return seat_limits(rules)

    def has_table_card(self, preset: str) -> bool:
        return has_table_card(preset)

    def card_lines(self, rules: Rules, preset: str) -> tuple[tuple[str, Message, str], ...]:
        return table_card(rules, preset)

    def clause(self, what: str, preset: str) -> str:
        return CLAUSES[preset].get(what) or CLAUSES["llaa"].get(what, "")

    def first_deal_ways(self, preset: str) -> tuple[str, ...]:
        return WAYS if preset == "rap" else WAYS[:1]

    def checked(self, hand: Hand, seat: int, words: str) -> str | Wrong:
        return checked(hand, words)

    def after(self, hand: Hand, seat: int, words: str) -> Hand:
        return after(hand, words)

    def remedy(self, hand: Hand, seat: int) -> str:
        return remedy(hand)

    def may_take_back(self, before: Hand, after: Hand, words: str) -> bool:
        """A draw has shown new cards to who drew, a card played has been seen by all."""
        return words in ("stay", "pass", "draw")

    def stakes(self, before: Hand | None, after: Hand) -> tuple[Move, ...]:
        return stakes(after, count_stakes(before) if before is not None else 0)

    def seen_by(self, hand: Hand, seat: int) -> tuple[View, tuple[int, ...]]:
        return bot_view(hand, seat)

    def said(self, state: State, seat: int, words: str) -> Line:
        return Line(done(Player(state.seats[seat].name), words))

    def deal_words(self, state: State, number: int, dealer: Player | Message) -> Message:
        pot = amount(state.preset, state.pot)
        return Message("somebody-deals-the-hand-for-a-pot", hand=number, player=dealer, pot=pot)

    def hand_view(self, state: State, reader: int) -> HandView:
        from cardhall.games.boure.table.hand_view import hand_view

        return hand_view(state, reader)

    def report(self, state: State, facts: HandFacts) -> HandReport:
        from cardhall.games.boure.table.hand_view import report

        return report(state, facts)

    def open_hands(self, hand: Hand) -> tuple[tuple[int, int], ...]:
        return tuple((seat, hand.hand_of(seat)) for seat in hand.dealt_in)

    def before_play(self, hand: Hand) -> bool:
        return before_first_lead(hand)

    def is_in(self, hand: Hand, seat: int) -> bool:
        return is_in(hand, seat)

    def marked(self, hand: Hand, seat: int) -> Hand:
        return marked(hand, seat)

    def with_dead(self, hand: Hand, seat: int) -> Hand:
        return with_dead(hand, seat)

    def given_back(self, hand: Hand) -> tuple[Move, ...]:
        return stay_chips_back(hand)


TABLE = Boure()
