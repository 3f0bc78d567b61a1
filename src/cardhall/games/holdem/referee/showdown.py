"""Calls at the showdown of hold'em: who has won, a hand miscalled on purpose.

The order of showing, mucked hands, who may ask to see one and what it is worth are the game's own
(HOLDEM-82, 83, 87, 91 to 98). See ``holdem_plan``.
"""

from cardhall.cards.notation import card_set, format_cards, parse_cards
from cardhall.cards.poker import KINDS
from cardhall.cards.seven import hand_name, hand_value, kind_of
from cardhall.cards.table import LETTERS
from cardhall.games.holdem.referee.floor import Floor
from cardhall.games.holdem.referee.plan import Asked, Plan
from cardhall.messages import Message, Player, Signs
from cardhall.rulings.referee import Change, Impossible


def value_at(at: Floor, seat: int) -> int:
    """Work out what a seat's two cards and the board are worth."""
    return hand_value(at.hand.hole_of(seat) | card_set(at.hand.board))


def winner(at: Floor, asked: Asked) -> Plan:
    """In doubt over a winning hand the dealer rules (HOLDEM-85), on which cards is kept; cards
    speak (83). ``cards``: the five that win."""
    seat, who = asked.seat, asked.who
    if at.hand.phase not in ("showdown", "over") or len(at.hand.board) < 5:
        raise Impossible(
            Message("holdem-no-showdown-yet"), Message("holdem-play-the-hand-to-its-end")
        )
    cards = card_set(parse_cards(asked.fact("cards", "")))
    own = at.hand.hole_of(seat) | card_set(at.hand.board)
    if cards.bit_count() != 5 or cards & ~own:
        why = Message("holdem-cards-as-given", cards=asked.fact("cards", ""))
        raise Impossible(why, Message("holdem-name-five-of", cards=Signs(format_cards(own))))
    value = hand_value(cards)
    text = Message("holdem-kind-and-cards", kind=_kind(value), cards=Signs(format_cards(cards)))
    if seat not in at.hand.live:
        return asked.false("HOLDEM-24", Message("holdem-hand-is-dead-with", player=who, hand=text))
    best = max(value_at(at, other) for other in at.hand.live)
    if value < best:
        better = next(other for other in at.hand.live if value_at(at, other) == best)
        return asked.false(
            "HOLDEM-83",
            Message(
                "holdem-has-better-cards-speak", player=Player(LETTERS[better]), hand=_kind(best)
            ),
        )
    by = Player(LETTERS[asked.by]) if asked.by >= 0 else Message("holdem-the-dealer")
    return asked.proven("HOLDEM-85", text, _wins(by, who, text))


def _wins(by: Player | Message, who: Player, hand: Message) -> Message:
    return Message("holdem-somebody-rules-who-wins", player=by, other=who, hand=hand)


def _kind(value: int) -> Message:
    return Message("holdem-kind-of-hand", kind=hand_name(value).replace(" ", "-"))


def miscall(at: Floor, asked: Asked) -> Plan:
    """A player called a hand better than it is on purpose, and a better one was thrown away for it:
    the player may forfeit the pot (HOLDEM-84). ``meant``: was it on purpose?"""
    seat, who = asked.seat, asked.who
    said = at.said.get(seat)
    if said is None:
        return asked.false("HOLDEM-84", Message("holdem-has-not-called-the-hand", player=who))
    has = _kind(value_at(at, seat))
    called = [place for place, kind in enumerate(KINDS) if kind.rstrip("s") in said]
    if not called or called[-1] <= kind_of(value_at(at, seat)):
        return asked.false("HOLDEM-83", Message("holdem-as-good-as-said", player=who, hand=has))
    if asked.fact("meant", "no") == "no":
        return asked.false(
            "HOLDEM-83", Message("holdem-miscalled-by-mistake", player=who, hand=has)
        )
    fooled = [
        other
        for other, clause in at.dead.items()
        if clause == "HOLDEM-24" and other in at.lost and value_at(at, other) > value_at(at, seat)
    ]
    if not fooled:
        return asked.false("HOLDEM-84", Message("holdem-no-better-hand-was-thrown"))
    other = max(fooled, key=lambda one: value_at(at, one))
    before = at.lost[other][1]
    name = Player(LETTERS[other])
    changes = [
        Change("lives", "HOLDEM-84", Message("holdem-hand-lives", player=name), other),
        Change("dead", "HOLDEM-84", Message("holdem-forfeits-the-pot", player=who), seat),
    ]

    def do(table: Floor) -> None:
        table.hand = before.copy()
        del table.dead[other], table.lost[other]
        table.kill(seat, "HOLDEM-84")

    reason = Message("holdem-said-one-thing-with-another", said=said, hand=has)
    words = Message("holdem-threw-a-better-hand-away", player=who, reason=reason, other=name)
    return asked.proven("HOLDEM-84", reason, words, changes, do)
