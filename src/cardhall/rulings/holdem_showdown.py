"""Calls at the showdown of hold'em: who has won, a hand miscalled on purpose.

The order of showing, mucked hands, who may ask to see one and what it is worth are the game's own
(HOLDEM-82, 83, 87, 91 to 98). See ``holdem_plan``.
"""

from cardhall.cards.notation import card_set, format_cards, parse_cards
from cardhall.cards.poker import KINDS
from cardhall.cards.seven import hand_name, hand_value, kind_of
from cardhall.cards.table import LETTERS
from cardhall.rulings.holdem_floor import Floor
from cardhall.rulings.holdem_plan import Asked, Plan
from cardhall.rulings.referee import Change, Impossible


def value_at(at: Floor, seat: int) -> int:
    """What a seat's two cards and the board are worth."""
    return hand_value(at.hand.hole_of(seat) | card_set(at.hand.board))


def winner(at: Floor, asked: Asked) -> Plan:
    """In doubt over a winning hand the dealer rules (HOLDEM-85), on which cards is kept; cards
    speak (83). ``cards``: the five that win."""
    seat, who = asked.seat, asked.who
    if at.hand.phase not in ("showdown", "over") or len(at.hand.board) < 5:
        raise Impossible("there is no showdown yet", "Play the hand to its end")
    cards = card_set(parse_cards(asked.fact("cards", "")))
    hers = at.hand.hole_of(seat) | card_set(at.hand.board)
    if cards.bit_count() != 5 or cards & ~hers:
        raise Impossible(f"cards={asked.fact('cards', '')}", f"Name five of {format_cards(hers)}")
    value = hand_value(cards)
    text = f"{hand_name(value)}, {format_cards(cards)}"
    if seat not in at.hand.live:
        return asked.false("HOLDEM-24", f"{who}'s hand is dead, with {text}")
    best = max(value_at(at, other) for other in at.hand.live)
    if value < best:
        better = next(other for other in at.hand.live if value_at(at, other) == best)
        return asked.false("HOLDEM-83", f"{LETTERS[better]} has {hand_name(best)}: cards speak")
    by = LETTERS[asked.by] if asked.by >= 0 else "the dealer"
    return asked.proven("HOLDEM-85", text, f"{by} rules: {who} wins with {text}")


def miscall(at: Floor, asked: Asked) -> Plan:
    """She called her hand better than it is on purpose, and a better one was thrown away for it:
    she may forfeit the pot (HOLDEM-84). ``meant``: was it on purpose?"""
    seat, who = asked.seat, asked.who
    said = at.said.get(seat)
    if said is None:
        return asked.false("HOLDEM-84", f"{who} has not called her hand")
    has = hand_name(value_at(at, seat))
    called = [place for place, kind in enumerate(KINDS) if kind.rstrip("s") in said]
    if not called or called[-1] <= kind_of(value_at(at, seat)):
        return asked.false("HOLDEM-83", f"{who} has {has}, as good as she said")
    if asked.fact("meant", "no") == "no":
        return asked.false("HOLDEM-83", f"{who} miscalled {has} by mistake: cards speak")
    fooled = [
        other
        for other, clause in at.dead.items()
        if clause == "HOLDEM-24" and other in at.lost and value_at(at, other) > value_at(at, seat)
    ]
    if not fooled:
        return asked.false("HOLDEM-84", "no better hand was thrown away for it")
    other = max(fooled, key=lambda one: value_at(at, one))
    before = at.lost[other][1]
    name = LETTERS[other]
    changes = [
        Change("lives", "HOLDEM-84", f"{name}'s hand lives", other),
        Change("dead", "HOLDEM-84", f"{who} forfeits the pot", seat),
    ]

    def do(table: Floor) -> None:
        table.hand = before.copy()
        del table.dead[other], table.lost[other]
        table.kill(seat, "HOLDEM-84")

    reason = f"said {said} with {has}"
    words = f"{who} {reason}, and {name} threw a better hand away: {who} forfeits the pot"
    return asked.proven("HOLDEM-84", reason, words, changes, do)
