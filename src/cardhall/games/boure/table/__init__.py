"""Bouré at a live table: drawing for the deal, decks from the seed, the hand, its moves in the
table's books, buying in again.

Bouré's session is the table's own state (who is owed what, the carried pot, the ladder), for its
players draw, shuffle and cut with their own hands; so these are functions of the state. What they
say about rules they ask `games.boure`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cardhall.cards.notation import format_card
from cardhall.cards.refusals import no_choice
from cardhall.games.boure import (
    ANTED,
    Hand,
    Result,
    Rules,
    View,
    cards_of,
    format_action,
    level_for_pot,
    parse_action,
    split_pot,
    verb_of,
    view,
)
from cardhall.games.boure.referee import FALSE_CALLS
from cardhall.games.boure.table.card import table_card
from cardhall.messages import Message
from cardhall.tables.events import POT, HandFinished, Move
from cardhall.tables.game import Secrets, TableGame, Wrong
from cardhall.tables.shapes import HandReport, HandView

if TYPE_CHECKING:
    from cardhall.games.boure.referee import OpenReferee
    from cardhall.tables.state import HandFacts, State

START_CLAUSE = {"llaa": "LLAA-BOURE-45", "rap": "RAP-44"}
LOSS_CLAUSE = {"llaa": "LLAA-BOURE-46", "rap": "RAP-45"}
DRAW_CLAUSE = {"llaa": "LLAA-BOURE-06", "rap": "RAP-08"}
TURN_CLAUSE = {"llaa": "LLAA-BOURE-25", "rap": "RAP-22"}
MISDEAL_CLAUSE = {"llaa": "LLAA-BOURE-13", "rap": "OP-RAP-13"}


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


# -- drawing for the first deal (LLAA-BOURE-06, OP-BOURE-01) ---------------------------


def _draw_round(state: State) -> tuple[int, tuple[int, ...]]:
    """(number of the round, seats that draw in it): all, then those tied for highest."""
    seats = tuple(s for s in range(len(state.seats)) if state.active(s))
    number = 1
    while seats and all(len(state.drawn[s]) >= number for s in seats):
        best = max(_rank(state.drawn[s][number - 1]) for s in seats)
        seats = tuple(s for s in seats if _rank(state.drawn[s][number - 1]) == best)
        if len(seats) == 1:
            return number, seats
        number += 1
    return number, seats


def _rank(card: str) -> int:
    return "23456789TJQKA".index(card[0])


def to_draw(state: State) -> tuple[int, ...]:
    """The seats that still have to draw a card for the first deal."""
    number, seats = _draw_round(state)
    return tuple(s for s in seats if len(state.drawn[s]) < number)


def highest_drawn(state: State) -> int:
    """The seat that drew highest, ace high; -1 while it is open."""
    _, seats = _draw_round(state)
    return seats[0] if len(seats) == 1 else -1


def next_drawn(state: State) -> tuple[str, int]:
    """(the card that the next to draw gets, the number of the draw)."""
    if state.secrets is None:
        raise ValueError("no session")
    number, _ = _draw_round(state)
    order = state.secrets.shuffles().draw_for_deal(number)
    taken = sum(1 for cards in state.drawn if len(cards) >= number)
    return format_card(order[taken]), number


# -- the deal --------------------------------------------------------------------------


def due_deck(state: State) -> int:
    """Decks 1 and 2 by turns (LLAA-T-21)."""
    return 2 if state.deck == 1 else 1


def players(state: State) -> tuple[int, ...]:
    """The seats that are dealt in next."""
    return tuple(s for s in range(len(state.seats)) if state.active(s))


def deck_order(secrets: Secrets, shuffle: int, cut: int) -> tuple[list[int], list[int]]:
    """(the deck as it is dealt, the order for cards that are shuffled anew)."""
    shuffles = secrets.shuffles()
    deck = shuffles.deck(shuffle)
    return deck[cut:] + deck[:cut], shuffles.spare(shuffle)


def deal_hand(state: State, seats: tuple[int, ...]) -> Hand:
    """The hand, antes in, cards dealt. After a misdeal nobody antes again (LLAA-BOURE-15)."""
    if state.secrets is None:
        raise ValueError("no session")
    hand = Hand(
        rules_of(state),
        state.dealer,
        state.stacks,
        state.pot,
        (ANTED,) * len(state.seats) if state.redeal else state.owed,
        playing=seats,
        free=bool(state.tied),
    )
    deck, spare = deck_order(state.secrets, state.shuffles, state.cut)
    hand.deal(deck, spare)
    return hand


def trump_text(hand: Hand) -> str:
    return "CDHS"[hand.trump]


def turned_text(hand: Hand) -> str:
    return format_card(hand.turned)


# -- chips -----------------------------------------------------------------------------


def count_stakes(hand: Hand) -> int:
    """How many movements into this hand's pot there are: antes and stay chips."""
    return sum(1 for m in hand.movements() if m.to == "pot")


def moves(hand: Hand | OpenReferee, start: int = 0) -> tuple[Move, ...]:
    """The hand's movements from number `start`, in the table's books.

    This hand's pot and the next one are one book, the pot on the table.
    """
    told = []
    for movement in hand.movements()[start:]:
        source = POT if movement.seat is None else f"seat:{movement.seat}"
        target = f"seat:{movement.to}" if isinstance(movement.to, int) else POT
        if source != target and movement.amount:
            told.append(
                Move(source=source, target=target, amount=movement.amount, clause=movement.clause)
            )
    return tuple(told)


def stakes(hand: Hand, start: int) -> tuple[Move, ...]:
    """The moves from number `start` into the pot of the hand being played; what settles it when it
    is over comes after these."""
    return moves(hand, start)[: count_stakes(hand) - start]


def stay_chips_back(hand: Hand) -> tuple[Move, ...]:
    """In a void hand the antes stay (LLAA-BOURE-15); stay chips go back while nobody has drawn
    (OP-X-02), after that they stay too (OP-BOURE-14)."""
    if any(hand.drawn(seat) >= 0 for seat in hand.dealt_in):
        return ()
    return tuple(
        Move(source=POT, target=f"seat:{seat}", amount=stake, clause="OP-X-02")
        for seat, stake in enumerate(hand.stakes)
        if stake > 0
    )


# -- the end of a hand -----------------------------------------------------------------


def finished(state: State, at: int, start: int) -> HandFinished:
    """The facts of the hand that is over; `start` counts the movements told already."""
    hand, facts = state.hand, state.facts
    if hand is None or facts is None:
        raise ValueError("no hand")
    kept = state.open_referee or hand  # at an open table with what false calls cost
    result = kept.result()
    if result.winner is not None:
        outcome = "unplayed" if result.ending == "unplayed" else "won"
    else:
        outcome = "carried" if result.ending == "played" else result.ending
    stayed = tuple(s for s in facts.players if is_in(hand, s))
    counted = tuple(sorted({*result.boures, *result.renegers}))
    return HandFinished(
        at=at,
        number=facts.number,
        outcome=outcome,
        winner=-1 if result.winner is None else result.winner,
        tricks=tuple(result.tricks),
        stayed=stayed,
        boures=result.boures,
        renegers=result.renegers,
        pot=result.pot,
        counted_by=counted,
        moves=moves(kept, start),
        owed=result.owed,
        tied=tied_at_zero(result, [s for s in facts.players if s not in hand.dead]),
    )


def tied_at_zero(result: Result, players: Sequence[int]) -> tuple[int, ...]:
    """Everybody at zero and the pot carried: the tied play again for it (OP-X-06). `players` are
    those dealt in who are still in the event; a locked stack plays no more (OP-X-19)."""
    if any(result.stacks[seat] for seat in players) or not result.next_pot:
        return ()
    return level_for_pot(result, players)


def may_deal_after_time(state: State) -> bool:
    """Only with the option that a pot left at time is played until won (OP-BOURE-12)."""
    return rules_of(state).last_pot == "play-until-won" and state.pot > 0


def last_pot(state: State) -> tuple[Move, ...]:
    """With the option `split`: what each seat with chips gets of a pot that is left, odd chips
    from the dealer's left (OP-BOURE-12)."""
    rules = rules_of(state)
    live = [s for s in range(len(state.seats)) if state.active(s)]
    if rules.last_pot != "split" or not live or not state.pot:
        return ()
    return tuple(
        Move(source=POT, target=f"seat:{seat}", amount=share, clause="OP-BOURE-12")
        for seat, share in split_pot(rules, state.pot, live, state.dealer, len(state.seats))
    )


def losers(state: State) -> tuple[int, ...]:
    """The seats that have just lost the session: at zero, and no buying in."""
    return tuple(
        s
        for s, place in enumerate(state.seats)
        if place.playing
        and not place.lost
        and not place.disqualified
        and not state.active(s)
        and not _next_buy(state, s)
    )


def may_play_on(state: State) -> int:
    """How many seats have chips, or may buy some."""
    return sum(
        1
        for s, place in enumerate(state.seats)
        if place.playing
        and not place.lost
        and not place.disqualified
        and (state.active(s) or _next_buy(state, s))
    )


def _next_buy(state: State, seat: int) -> int:
    """Half of a seat's last buy-in, rounded down to whole antes (RAP-45, OP-RAP-09)."""
    rules = rules_of(state)
    if not rules.ladder:
        return 0
    half = state.last_buy[seat] // 2
    return half - half % rules.ante


def buy_in_amount(state: State, seat: int) -> int:
    """What a seat may buy in for now; 0 when it may not."""
    place = state.seats[seat]
    if state.stage not in ("shuffle", "cut", "pause") or not place.playing or place.lost:
        return 0
    if place.disqualified or state.stacks[seat] > 0 or seat in state.redeal:
        return 0  # who is dealt in again after a void hand has not lost (RAP-45)
    return _next_buy(state, seat)


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
    """What is done for a player whose time is up: pass if possible, else stay; stand pat; the
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


def is_in(hand: Hand, seat: int) -> bool:
    """Has this seat stayed in the hand?"""
    return seat in hand.staying


def before_first_lead(hand: Hand) -> bool:
    return hand.phase != "play" or not (hand.trick or hand.history)


def with_dead(hand: Hand, seat: int) -> Hand:
    """The hand with a seat out of the event (OP-X-19)."""
    hand = hand.copy()
    hand.put_out(seat)
    return hand


def bot_view(hand: Hand, seat: int) -> tuple[View, tuple[int, ...]]:
    """What a bot at this seat may know, and its own legal actions."""
    return view(hand, seat), tuple(hand.legal_actions())


def bot_seed(state: State) -> int:
    """A bot's dice for the present decision: a label of its own, no deck's."""
    if state.secrets is None:
        raise ValueError("no session")
    return state.secrets.shuffles().derive_int_seed(f"bot/{state.step}")


class Boure(TableGame):
    """Bouré, by the hall's book or RAP's."""

    game = "boure"
    title = "Bouré"
    unit = "chips"
    manual_deal = True
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

    def dealer(self, state: State) -> int:
        return state.dealer

    def players(self, state: State) -> tuple[int, ...]:
        return players(state)

    def dealt(self, state: State, seats: tuple[int, ...]) -> tuple[Any, Hand]:
        return None, deal_hand(state, seats)

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
