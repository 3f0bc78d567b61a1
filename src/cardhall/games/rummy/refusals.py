"""Why a step of a Rummy hand would be refused, with its clause. See ``Hand.why_not``.

Compiled like ``hand.py``, for it reads a position's fields.
"""

import cython

from cardhall.cards.notation import card_list, format_card, format_cards
from cardhall.cards.table import Refusal
from cardhall.games.rummy.actions import cards_of, meld_of
from cardhall.messages import Message, Signs

if cython.compiled:
    from cython.cimports.cardhall.games.rummy.melds import begins
    from cython.cimports.cardhall.games.rummy.position import T_FILL, T_LATE, T_SHED, Position
else:
    from cardhall.games.rummy.melds import begins
    from cardhall.games.rummy.position import T_FILL, T_LATE, T_SHED, Position


def why_no_draw(hand: Position, verb: str, rest: int) -> Refusal:
    """Before the draw; ``rest`` is what follows the verb in the action."""
    if verb in ("throw", "done"):
        if hand._way == T_FILL:
            text = Message("rummy-with-too-few-cards")
            return Refusal("too-few", "LLAA-RUMMY-46", text)
        return Refusal("draw-first", "LLAA-RUMMY-19", Message("rummy-a-turn-begins-with-a-draw"))
    if verb in ("meld", "lay"):
        if hand._way == T_FILL:
            text = Message("rummy-no-meld-from-a-wrong-hand")
            return Refusal("wrong-hand", "LLAA-RUMMY-48", text)
        text = Message("rummy-laid-down-after-the-draw")
        return Refusal("draw-first", "LLAA-RUMMY-20", text)
    if verb in ("draw", "bury"):
        if hand._exposed == 1:
            text = Message("rummy-the-exposed-card-first")
            return Refusal("exposed", "LLAA-RUMMY-43", text)
        return Refusal("exposed", "LLAA-RUMMY-44", Message("rummy-the-stock-lies-otherwise"))
    if hand._way == T_LATE:
        return Refusal("late", "LLAA-RUMMY-52", Message("rummy-the-missing-draw"))
    if not 1 <= rest <= hand._piled:
        text = Message("rummy-so-many-discards", count=hand._piled)
        return Refusal("no-such-card", "LLAA-RUMMY-24", text)
    if hand._stock_at == 52:
        text = Message("rummy-the-stock-is-used-up")
        return Refusal("turn-over", "OP-X-11", text)
    if hand._exposed == 1:
        text = Message("rummy-the-exposed-card-first")
        return Refusal("exposed", "LLAA-RUMMY-43", text)
    if hand._exposed and rest > 1:
        return Refusal("exposed", "OP-X-11", Message("rummy-no-deep-pick-up"))
    if hand._way == T_FILL:
        return Refusal("one-a-turn", "LLAA-RUMMY-46", Message("rummy-one-card-a-turn"))
    reached = Signs(format_card(hand._pile[hand._piled - rest]))
    text = Message("rummy-could-not-use", card=reached)
    return Refusal("duty", "LLAA-RUMMY-25", text)


def why_no_throw(hand: Position, action: int) -> Refusal:
    """After the draw, for a discard."""
    cards = cards_of(action)
    if action >> 52 & 15 or cards.bit_count() != 1:
        return Refusal("one-card", "LLAA-RUMMY-21", Message("one-card-is-thrown"))
    if not cards & hand._hand[hand.turn]:
        return Refusal("not-held", "LLAA-RUMMY-21", Message("rummy-that-card-is-not-held"))
    if hand._way == T_LATE:
        return Refusal("late", "LLAA-RUMMY-52", Message("rummy-has-thrown-already"))
    if hand._owes:
        text = Message("rummy-must-be-used-first", card=Signs(format_cards(hand._owes)))
        return Refusal("duty", "LLAA-RUMMY-25", text)
    if cards & hand._barred:
        return Refusal("just-taken", "LLAA-RUMMY-22", Message("rummy-the-top-just-taken-stays"))
    return Refusal("plays", "LLAA-RUMMY-32", Message("rummy-the-last-card-may-not-play"))


def why_no_lay_down(hand: Position, verb: str, action: int) -> Refusal:
    """After the draw, for a meld or a lay-off."""
    cards = cards_of(action)
    if hand._way == T_SHED:
        return Refusal("wrong-hand", "LLAA-RUMMY-48", Message("rummy-no-meld-from-a-wrong-hand"))
    if not cards or cards & ~hand._hand[hand.turn]:
        return Refusal("not-held", "LLAA-RUMMY-20", Message("rummy-those-cards-are-not-held"))
    if verb == "meld":
        if action >> 52 & 15 or not begins(cards, hand.o.corner) >= 0:
            return _no_set(cards)
    elif not hand._possible(action):
        return _does_not_fit(hand, action)
    left = hand._hand[hand.turn] & ~cards
    if not left:
        return Refusal("floating", "LLAA-RUMMY-31", Message("rummy-must-keep-a-card-to-throw"))
    if hand._owes:
        text = Message("rummy-could-not-be-used", card=Signs(format_cards(hand._owes)))
        return Refusal("duty", "LLAA-RUMMY-25", text)
    if left & hand._barred:
        text = Message("rummy-the-top-would-be-left")
        return Refusal("just-taken", "LLAA-RUMMY-22", text)
    return Refusal("plays", "LLAA-RUMMY-32", Message("rummy-the-card-left-would-play"))


def _no_set(cards: int) -> Refusal:
    if len({card % 13 for card in card_list(cards)}) == 1:
        return Refusal("no-set", "LLAA-RUMMY-17", Message("rummy-three-or-four-are-a-set"))
    if begins(cards, True) >= 0:
        return Refusal(
            "round-corner", "LLAA-RUMMY-03", Message("rummy-no-sequence-through-the-ace")
        )
    return Refusal("no-set", "LLAA-RUMMY-18", Message("rummy-three-in-order-are-a-set"))


def _does_not_fit(hand: Position, action: int) -> Refusal:
    number = meld_of(action)
    if number >= hand._melds:
        text = Message("rummy-so-many-melds", count=hand._melds)
        return Refusal("no-such-meld", "LLAA-RUMMY-27", text)
    if begins(hand._meld[number], hand.o.corner) < 0:
        text = Message("rummy-nothing-is-added-to-no-set")
        return Refusal("dead-meld", "LLAA-RUMMY-62", text)
    return Refusal("does-not-fit", "LLAA-RUMMY-27", Message("rummy-those-cards-do-not-match"))
