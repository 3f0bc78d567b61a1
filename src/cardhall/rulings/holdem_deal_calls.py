"""Calls about the deal and the pack of hold'em: what is found wrong with the cards.

Each judges what is known of the deal (``Deal``, and what the dealer did since) and says what
becomes of the hand; see ``holdem_plan``. Until two have acted a misdeal is put right or dealt
anew; later the deal stands (HOLDEM-15) and single faults have their own rules.
"""

from dataclasses import replace

from cardhall.cards.notation import card_set, format_cards, parse_card, parse_cards
from cardhall.cards.table import LETTERS
from cardhall.rulings.holdem_deal import (
    JOKERS,
    STREETS,
    Lay,
    format_pack,
    judge,
    mend_burn,
    rebuild_stub,
    replace_hole,
    take_out,
)
from cardhall.rulings.holdem_floor import Floor, Sight
from cardhall.rulings.holdem_plan import Asked, Doing, Plan, kill, void
from cardhall.rulings.referee import Change, Impossible


def misdeal(at: Floor, asked: Asked) -> Plan:
    """HOLDEM-14 to 22, 43. ``cards``: do they lie as dealt (``lie``) or were they ``seen``?"""
    right = asked.false("HOLDEM-14", "the deal is right: play goes on")
    if at.deal is None:
        return right
    rules = at.hand.rules
    found = judge(at.deal, len(at.acted()), asked.fact("cards", "lie"), rules.exposed)
    if found.kind == "right":
        return right
    if found.kind == "kept":
        return asked.false(found.clause, f"{found.reason}: it stays so, and play goes on")
    if found.kind == "stands":
        words = f"{found.reason}; more than one player has acted: the deal stands"
        return asked.proven("HOLDEM-15", found.reason, words)
    if found.kind == "anew":
        button = at.hand.button if at.deal.button_due is None else at.deal.button_due
        changes, undo = void(at, found.clause)
        changes.append(
            Change("deals", found.clause, f"dealt anew, the button at {LETTERS[button]}", button)
        )
        words = f"{found.reason}: a misdeal, and the hand is dealt anew"
        return asked.proven(found.clause, found.reason, words, changes, undo)
    changes = [Change("card", clause, text) for clause, text in found.moves]
    how = "a misdeal: each gets the cards due" if found.kind == "adjusted" else "it is put right"

    def do(table: Floor) -> None:
        assert table.deal is not None
        table.deal = replace(table.deal, fell=(), exposed=(), unnoticed=())
        table.lay_down(found.lay)

    return asked.proven(found.clause, found.reason, f"{found.reason}: {how}", changes, do)


def joker(at: Floor, asked: Asked) -> Plan:
    """A joker or a boxed card in her hand: HOLDEM-27, 39 to 41. ``looked``: had she looked at her
    cards before she acted?"""
    seat, who = asked.seat, asked.who
    lay = at.the_lay()
    boxed = at.deal.boxed if at.deal else ()
    strange = [card for card in hand_of(lay, seat) if card in JOKERS or card in boxed]
    if not strange:
        return asked.false("HOLDEM-38", f"{who} holds no joker and no boxed card")
    what = "a joker" if strange[0] in JOKERS else "a boxed card"
    reason = f"{what} in {who}'s hand"
    acted = at.acted()
    if seat in acted and strange[0] in JOKERS:
        blind = asked.fact("looked", "yes") == "no"
        clause = "HOLDEM-40" if blind else "HOLDEM-27"
        return kill(at, asked, clause, f"{reason}, played without looking" if blind else reason)
    if (seat in acted and len(acted) > 1) or at.dealt_streets:
        return asked.proven("HOLDEM-15", reason, f"{reason}, found late: the deal stands")
    clause = "HOLDEM-41" if strange[0] in JOKERS else "HOLDEM-39"
    text = f"{who} gets the next card of the stub for it"
    after = replace_hole(lay, seat, strange[0])
    return asked.proven(
        clause, reason, f"{reason}: {text}", [Change("card", clause, text, seat)],
        lambda table: table.lay_down(after),
    )  # fmt: skip


def hand_of(lay: Lay, seat: int) -> tuple[int, ...]:
    """What lies in front of a seat."""
    return lay.hands[seat] if seat < len(lay.hands) else ()


def other_back(at: Floor, asked: Asked) -> Plan:
    """A card of another back: dealt, it voids the hand (HOLDEM-33); in the stub it is taken out
    (34). ``knew``: seats that knew and kept quiet (36)."""
    lay = at.the_lay()
    cards = at.deal.other_back if at.deal else ()
    dealt = {card for hand in lay.hands for card in hand} | set(at.hand.board)
    if not cards:
        return asked.false("HOLDEM-33", "all cards have the same back: play goes on")
    found = [card for card in cards if card in dealt]
    if not found:
        left = [card for card in cards if card not in lay.out]
        text = f"{format_pack(left)} is taken out of the stub"
        after = take_out(lay, cards)
        return asked.proven(
            "HOLDEM-34", "a card of another back in the stub", f"{text}: play goes on",
            [Change("out", "HOLDEM-34", text)], lambda table: table.lay_down(after),
        )  # fmt: skip
    return _voided(at, asked, "HOLDEM-33", f"{format_pack(found)} of another back was dealt")


def duplicate(at: Floor, asked: Asked) -> Plan:
    """Two identical cards: all hands are dead, the money goes back (HOLDEM-35). ``knew``: seats
    that knew and kept quiet (36)."""
    at.the_lay()
    pack = at.deal.pack if at.deal else ()
    twice = sorted({card for card in pack if pack.count(card) > 1})
    if not twice:
        return asked.false("HOLDEM-35", "no card is there twice: play goes on")
    return _voided(at, asked, "HOLDEM-35", f"{format_pack(twice)} is there twice")


def _voided(at: Floor, asked: Asked, clause: str, reason: str) -> Plan:
    names = asked.fact("knew", "").replace(" ", "")
    knew = [seat for seat in at.hand.dealt_in if LETTERS[seat] in names]
    if len(knew) != len(names):
        seats = "".join(LETTERS[seat] for seat in at.hand.dealt_in)
        raise Impossible(f"knew={names}", f"Name seats that were dealt in: {seats}")
    changes, do = void(at, clause, knew)
    return asked.proven(clause, reason, f"{reason}: the hand is void", changes, do)


def short_pack(at: Floor, asked: Asked) -> Plan:
    """A pack that lacks cards does not undo a result (HOLDEM-42)."""
    at.the_lay()
    pack = at.deal.pack if at.deal else ()
    missing = [card for card in range(52) if card not in pack]
    if not missing:
        return asked.false("HOLDEM-42", "the pack is whole")
    reason = f"{format_cards(missing)} missing from the pack"
    return asked.proven("HOLDEM-42", reason, f"{reason}: the result stands")


def burn(at: Floor, asked: Asked) -> Plan:
    """No burn, or two, before a street (HOLDEM-48 to 50)."""
    lay = at.the_lay()
    wrong = [street for street in range(at.dealt_streets) if lay.burns[street] != 1]
    if not wrong:
        return asked.false("HOLDEM-47", "one card was burned before each street")
    street = wrong[0]
    name = STREETS[street]
    burned = "no card was" if lay.burns[street] == 0 else "two cards were"
    reason = f"{burned} burned before the {name}"
    if any(later in at.bet_on for later in STREETS[street:]):
        words = f"{reason}; there was a bet since: the cards stand"
        return asked.proven("HOLDEM-49", reason, words)
    clause = "HOLDEM-50" if at.is_over else "HOLDEM-48"
    after = mend_burn(lay, street)
    board = format_pack(after.board[: len(at.hand.board)])
    changes = [Change("board", clause, f"the board is {board}")]
    return asked.proven(
        clause, reason, f"{reason}: it is put right", changes, lambda table: table.lay_down(after)
    )


def early_cards(at: Floor, asked: Asked) -> Plan:
    """Cards dealt before the betting was done are dead (HOLDEM-51)."""
    if at.early_board is None:
        return asked.false("HOLDEM-51", "no card came before the betting was done")
    street, cards = at.early_board
    reason = f"the {street} came before the betting was done"
    if street in at.bet_on or at.dealt_streets > STREETS.index(street) + 1:
        return asked.proven("HOLDEM-49", reason, f"{reason}; there was a bet since: it stands")
    after = take_out(at.the_lay(), cards)
    text = f"{format_pack(cards)} {'are' if len(cards) > 1 else 'is'} dead"

    def do(table: Floor) -> None:
        table.early_board = None
        table.lay_down(after)

    change = Change("out", "HOLDEM-51", text, cards=card_set(cards))
    return asked.proven("HOLDEM-51", reason, f"{reason}: {text}", [change], do)


def dropped(at: Floor, asked: Asked) -> Plan:
    """The deck was dropped as if the hand were over: it is restored and the hand goes on
    (HOLDEM-52). ``stub``: the cards left, from the top, as well as they could be put together."""
    if not at.dropped:
        return asked.false("HOLDEM-52", "the deck was not dropped")
    lay = at.the_lay()
    stub = parse_cards(asked.fact("stub", ""))
    after = rebuild_stub(lay, at.dealt_streets, stub) if stub else lay

    def do(table: Floor) -> None:
        table.dropped = False
        table.lay_down(after)

    text = f"the stub is put together again: {len(after.rest(at.dealt_streets))} cards"
    return asked.proven(
        "HOLDEM-52", "the deck was dropped", f"{text}; the hand goes on",
        [Change("stub", "HOLDEM-52", text)], do,
    )  # fmt: skip


def marked(at: Floor, asked: Asked) -> Plan:
    """A marked or damaged card is dead (HOLDEM-23): with the hand that it is in, out of the stub,
    off a street on which nobody has bet. ``card``: which card is reported."""
    lay = at.the_lay()
    if at.deal is None or not at.deal.marked:
        return asked.false("HOLDEM-23", "no card is marked or damaged")
    card = parse_card(asked.fact("card", format_pack(at.deal.marked[:1])))
    name = format_pack([card])
    if card not in at.deal.marked:
        return asked.false("HOLDEM-23", f"{name} is neither marked nor damaged")
    changes, do = _marked_card(at, lay, card)
    changes.append(Change("pack", "HOLDEM-23", "the pack is replaced"))
    return asked.proven(
        "HOLDEM-23", f"{name} is marked", f"{name} is marked: it is dead", changes, do
    )


def _marked_card(at: Floor, lay: Lay, card: int) -> tuple[list[Change], Doing]:
    owner = next((seat for seat, hand in enumerate(lay.hands) if card in hand), None)
    if owner is not None:
        if owner not in at.hand.live:
            return [], lambda table: None
        text = f"{LETTERS[owner]}'s hand is dead"
        return (
            [Change("dead", "HOLDEM-23", text, owner)],
            lambda table: table.kill(owner, "HOLDEM-23"),
        )
    name = format_pack([card])
    streets = lay.streets()[: at.dealt_streets]
    where = next((n for n, (_, cards) in enumerate(streets) if card in cards), None)
    if where is not None and any(street in at.bet_on for street in STREETS[where:]):
        text = f"{name} stays on the board: there was a bet since"
        return [Change("board", "HOLDEM-49", text)], lambda table: None
    after = take_out(lay, [card])
    return (
        [Change("out", "HOLDEM-23", f"{name} is out")],
        lambda table: table.lay_down(after),
    )


def exposed(at: Floor, asked: Asked) -> Plan:
    """A card of hers lies exposed: by the dealer's fault she has no choice about it (HOLDEM-44,
    45); by her own it is played too (46). All see it (89)."""
    sights = [s for s in at.sights if s.owner == asked.seat]
    if not sights:
        return asked.false("HOLDEM-45", f"no card of {asked.who}'s was exposed")
    sight = sights[-1]
    cards = format_cards(sight.cards)
    clause = "HOLDEM-45" if sight.dealer else "HOLDEM-46"
    reason = f"{cards} exposed by {'the dealer' if sight.dealer else 'herself'}"
    keeps = "HOLDEM-44" if sight.dealer else "HOLDEM-46"
    changes = [
        Change("keeps", keeps, f"{asked.who} keeps {cards}", asked.seat, cards=sight.cards),
        *_all_see(at, sight),
    ]
    return asked.proven(clause, reason, f"{reason}: it is played", changes, _showing(at, sight))


def shown(at: Floor, asked: Asked) -> Plan:
    """Shown to one, shown to all: at once (HOLDEM-89), or after the hand where the one who saw it
    was out of it (90)."""
    sights = [s for s in at.sights if s.owner == asked.seat and s.to is not None]
    if not sights:
        return asked.false("HOLDEM-89", f"{asked.who} has shown no card to one player alone")
    sight = sights[-1]
    change = _all_see(at, sight)[0]
    assert sight.to is not None
    reason = f"{format_cards(sight.cards)} shown to {LETTERS[sight.to]}"
    return asked.proven(change.clause, reason, f"{reason}: {change.text}", [change],
                        _showing(at, sight))  # fmt: skip


def _saw_out_of_the_hand(at: Floor, sight: Sight) -> bool:
    return sight.to is not None and sight.to not in at.hand.live


def _all_see(at: Floor, sight: Sight) -> list[Change]:
    cards = format_cards(sight.cards)
    if _saw_out_of_the_hand(at, sight):
        text = f"all see {cards} after the hand"
        return [Change("shows-after", "HOLDEM-90", text, sight.owner, cards=sight.cards)]
    return [Change("shows", "HOLDEM-89", f"all see {cards}", sight.owner, cards=sight.cards)]


def _showing(at: Floor, sight: Sight) -> Doing:
    later = _saw_out_of_the_hand(at, sight)

    def do(table: Floor) -> None:
        if later:
            table.after_hand |= sight.cards
        else:
            table.open_cards |= sight.cards

    return do
