"""What a ruling at Rummy changes on the table, and in what words."""

from collections.abc import Mapping
from dataclasses import replace

from cardhall.cards.notation import CardError, format_cards, parse_card
from cardhall.cards.table import LETTERS
from cardhall.games import rummy
from cardhall.games.rummy import Hand
from cardhall.games.rummy.referee.acts import Act
from cardhall.games.rummy.referee.table_state import (
    TableState,
    has_drawn,
    moved,
    put,
    seen_by_all,
)
from cardhall.messages import Message, Player, Signs
from cardhall.rulings.referee import Change, Impossible


def broken_in_on(act: Act) -> bool:
    """Had the player in turn drawn, and not thrown, when this turn out of order began?"""
    hand = act.before.hand
    return bool(act.skipped) and has_drawn(hand) and hand.kind == "usual"


def at_seat(seat: int) -> Player:
    """The player of a seat, by its letter."""
    return Player(LETTERS[seat])


def played_out_of_turn(act: Act) -> Message:
    """The offence of a turn out of order."""
    return Message("rummy-reason-played-out-of-turn", due=at_seat(act.skipped[0]))


def is_to_play(clause: str, seat: int) -> Change:
    """Find whose turn it is from now on."""
    return Change("turn", clause, Message("rummy-is-to-play", player=at_seat(seat)), seat)


def was_dealt(seat: int, dealt: int, size: int) -> Message:
    """Count how many cards somebody got, and how many it should be."""
    who = at_seat(seat)
    if dealt == size:
        return Message("rummy-was-dealt", player=who, count=dealt)
    return Message("rummy-was-dealt-not", player=who, count=dealt, size=size)


def loses_turn(clause: str, seat: int) -> Change:
    text = Message("rummy-loses-the-turn", player=at_seat(seat))
    return Change("loses-turn", clause, text, seat)


def undone(who: Player, act: Act) -> Message:
    """Say what a player takes back of an act."""
    if act.verb in ("meld", "lay"):
        return Message("rummy-takes-up", player=who, cards=Signs(format_cards(act.cards)))
    if act.verb == "take":
        taken = act.met.hand.discards[-rummy.count_of(act.action) :]
        return Message("rummy-puts-back", player=who, cards=Signs(format_cards(taken)))
    return Message("rummy-puts-back-the-stock-card", player=who)


def face_up(hand: Hand, number: int) -> list[Change]:
    """42: the top cards of this stock lie face up on it."""
    if not number:
        return []
    cards = Signs(format_cards(hand.stock_order[hand.exposed - number : hand.exposed]))
    text = Message("rummy-lies-face-up-on-the-stock", cards=cards, count=number)
    return [Change("face-up", "LLAA-RUMMY-42", text)]


def chosen(facts: Mapping[str, str], cards: list[int]) -> int:
    """The card that is taken back. Raises Impossible for none of these."""
    cure = Message("rummy-say-card-one-of", cards=Signs(format_cards(cards)))
    if "card" not in facts:
        raise Impossible(Message("rummy-say-which-card-comes-back"), cure)
    try:
        card = parse_card(facts["card"])
    except CardError:
        why = Message("is-not-a-card", card=repr(facts["card"]))
        raise Impossible(why, Message("write-rank-then-suit")) from None
    if card not in cards:
        raise Impossible(Message("rummy-was-not-thrown-then", card=facts["card"]), cure)
    return card


def taken_up(
    state: TableState, seat: int, cards: int, clause: str, added: bool = False
) -> tuple[TableState, list[Change]]:
    """These cards go back from the table to the hand (60). What anybody laid off on them
    stays; unless that is a matched set of itself nothing more may be added to it (61, 62). added:
    were they themselves laid off on a meld?"""
    hand, signs = state.hand, Signs(format_cards(cards))
    text = Message("rummy-takes-up", player=at_seat(seat), cards=signs)
    changes = [Change("takes-up", clause, text, seat, cards=cards)]
    melds, closed = list(hand.melds), set(state.closed)
    for number, meld in enumerate(melds):
        if not meld & cards:
            continue
        rest = meld & ~cards
        melds[number] = rest
        if not rummy.matched(rest, hand.rules):
            closed.add(number)
        if not rest or added:
            continue
        signs = Signs(format_cards(rest))
        text = Message("rummy-stays-on-the-table", cards=signs)
        changes.append(Change("stays", "LLAA-RUMMY-61", text, cards=rest))
        if number in closed:
            text = Message("rummy-nothing-more-is-added", cards=signs)
            changes.append(Change("closed", "LLAA-RUMMY-62", text, cards=rest))
    state = replace(state, closed=frozenset(closed))
    shown = [hand.shown_of(s) & ~cards for s in range(hand.seats)]
    hands, known = moved(hand, seat, cards), seen_by_all(hand, seat, cards)
    return put(state, hands=hands, known=known, melds=melds, shown=shown), changes


def drawn_by(hand: Hand) -> int:
    """The card that is drawn next, face down."""
    return int(hand.stock_order[hand.exposed])
