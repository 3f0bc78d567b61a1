"""Why an act in a hand of Bouré would be refused, with its clause. See ``Hand.why_not``.

Part of ``games.boure``. Compiled like ``position.py``, for it reads a position's fields.
"""

import cython

from cardhall.cards.notation import SUITS, card_list, format_card
from cardhall.cards.table import Refusal
from cardhall.games.boure.actions import verb_of
from cardhall.games.boure.clauses import CLAUSES
from cardhall.messages import Message, Signs, Suit

if cython.compiled:
    from cython.cimports.cardhall.cards.bits import FULL, popcount, rank, suit, suit_cards
    from cython.cimports.cardhall.games.boure.options import LAST_MUST_STAY
    from cython.cimports.cardhall.games.boure.position import (
        D_AKQ,
        D_FOLLOW,
        D_GAP,
        D_LAST_TRUMPS,
        D_OVER,
        P_DEAL,
        P_DRAW,
        P_OVER,
        P_PLAY,
        Position,
    )
else:
    from cardhall.cards.bits import FULL, popcount, rank, suit, suit_cards
    from cardhall.games.boure.options import LAST_MUST_STAY
    from cardhall.games.boure.position import (
        D_AKQ,
        D_FOLLOW,
        D_GAP,
        D_LAST_TRUMPS,
        D_OVER,
        P_DEAL,
        P_DRAW,
        P_OVER,
        P_PLAY,
        Position,
    )


def why_not(hand: Position, action: int) -> Refusal:
    """Say why an action that is not legal now is refused."""
    try:
        verb = verb_of(action)
    except ValueError as error:
        return Refusal("not-an-action", "OP-X-15", error.args[0])
    if hand._phase == P_OVER or hand._phase == P_DEAL:
        return _refuse(hand, "not-now", "turn", Message("nobody-is-to-act"))
    if verb in ("stay", "pass"):
        return _why_not_word(hand, verb)
    held = action & hand._hand[hand.turn] == action & FULL
    if not held or action >> 52 & 15:
        return _refuse(hand, "not-held", "turn", Message("not-all-are-in-the-hand"))
    return _why_not_draw(hand, action) if verb == "draw" else _why_not_play(hand, action)


def _refuse(hand: Position, reason: str, clause: str, text: Message) -> Refusal:
    return Refusal(reason, CLAUSES[hand.rules.book][clause], text)


def _why_not_word(hand: Position, verb: str) -> Refusal:
    if hand._phase == P_PLAY or (hand._phase == P_DRAW and (hand.o.in_or_out or verb == "stay")):
        text = Message("boure-it-is-not-the-time-to-say", verb=verb)
        return _refuse(hand, "not-now", "rotation", text)
    if verb == "stay":
        left = str(hand._stack[hand.turn])
        text = Message("boure-staying-in-costs", cost=str(hand._stay_due), left=left)
        return _refuse(hand, "cannot-pay", "cannot-pay", text)
    if hand.o.minimum == LAST_MUST_STAY and not (
        hand.o.ace_up and hand.turn == hand.dealer and rank(hand.turned) == 12
    ):
        seats = popcount(hand._live & ~hand._dead)
        few = "must-stay" if seats >= 4 else "must-stay-few"
        text = Message("boure-so-many-must-play", least=hand._minimum)
        return _refuse(hand, "must-stay", few, text)
    return Refusal("ace-up", "OP-BOURE-04", Message("boure-who-turns-an-ace-stays-in"))


def _why_not_draw(hand: Position, action: int) -> Refusal:
    if hand._phase != P_DRAW:
        return _refuse(hand, "not-now", "draw-turn", Message("boure-it-is-not-the-time-to-draw"))
    if not hand._able(hand.turn) and not hand.o.in_or_out:
        poor = Message("boure-too-little-is-left-to-stay")
        return _refuse(hand, "cannot-pay", "cannot-pay", poor)
    text = Message("boure-so-many-cards-may-be-drawn", most=hand._draw_limit())
    return _refuse(hand, "too-many", "too-many", text)


def _why_not_play(hand: Position, action: int) -> Refusal:
    if hand._phase != P_PLAY:
        return _refuse(hand, "not-now", "turn", Message("boure-it-is-not-the-time-to-play"))
    cards = action & FULL
    playable = hand._playable()
    duty = hand._duty
    if duty >= D_AKQ:
        signs = " ".join([format_card(card) for card in reversed(card_list(playable))])
        if duty == D_AKQ:
            text = Message("boure-must-be-led", cards=Signs(signs))
            return _refuse(hand, "forced-lead", "akq", text)
        clause = {D_GAP: "RAP-31", D_LAST_TRUMPS: "RAP-32"}.get(duty, _sure_clause(hand))
        text = Message("boure-must-be-led-together", cards=Signs(signs))
        return Refusal("forced-lead", clause, text)
    if popcount(cards) != 1:
        return _refuse(hand, "one-card", "one-card", Message("one-card-at-a-time"))
    led = suit(hand._top_led)
    if duty in (D_FOLLOW, D_OVER) and not cards & suit_cards(led):
        text = Message("follow-suit", suit=Suit(SUITS[led]))
        return _refuse(hand, "follow-suit", "follow", text)
    if duty == D_OVER:
        return _refuse(hand, "play-over", "over", Message("boure-play-over"))
    if not cards & suit_cards(hand.trump):
        return _refuse(hand, "must-trump", "trump", Message("boure-play-a-trump"))
    return _refuse(hand, "over-trump", "overtrump", Message("boure-overtrump"))


def _sure_clause(hand: Position) -> str:
    need = 3 - hand._tricks[hand.turn]
    return {1: "RAP-25", 2: "RAP-26"}.get(need, "RAP-27")
