"""Calls about the deal and the pack of hold'em: what is found wrong with the cards.

Each judges what is known of the deal (``Deal``, and what the dealer did since) and says what
becomes of the hand; see ``holdem_plan``. Until two have acted a misdeal is put right or dealt
anew; later the deal stands (HOLDEM-15) and single faults have their own rules.
"""

from dataclasses import replace

from cardhall.cards.notation import card_set, format_cards, parse_card, parse_cards
from cardhall.cards.table import LETTERS
from cardhall.games.holdem.referee.deal import (
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
from cardhall.games.holdem.referee.floor import Floor
from cardhall.games.holdem.referee.kept import Sight
from cardhall.games.holdem.referee.plan import Asked, Doing, Plan, kill, void
from cardhall.messages import Message, Player, Signs
from cardhall.rulings.referee import Change, Impossible


def misdeal(at: Floor, asked: Asked) -> Plan:
    """HOLDEM-14 to 22, 43. ``cards``: do they lie as dealt (``lie``) or were they ``seen``?"""
    right = asked.false("HOLDEM-14", Message("deal-is-right"))
    if at.deal is None:
        return right
    rules = at.hand.rules
    found = judge(at.deal, len(at.acted()), asked.fact("cards", "lie"), rules.exposed)
    if found.kind == "right":
        return right
    if found.kind == "kept":
        return asked.false(found.clause, Message("holdem-it-stays-so", reason=found.reason))
    if found.kind == "stands":
        words = Message("holdem-more-than-one-has-acted", reason=found.reason)
        return asked.proven("HOLDEM-15", found.reason, words)
    if found.kind == "anew":
        button = at.hand.button if at.deal.button_due is None else at.deal.button_due
        changes, undo = void(at, found.clause)
        changes.append(
            Change(
                "deals",
                found.clause,
                Message("holdem-dealt-anew-button-at", player=Player(LETTERS[button])),
                button,
            )
        )
        words = Message("holdem-a-misdeal-dealt-anew", reason=found.reason)
        return asked.proven(found.clause, found.reason, words, changes, undo)
    changes = [Change("card", clause, text) for clause, text in found.moves]
    how = Message("holdem-how-it-is-put-right", kind=found.kind, reason=found.reason)

    def do(table: Floor) -> None:
        assert table.deal is not None
        table.deal = replace(table.deal, fell=(), exposed=(), unnoticed=())
        table.lay_down(found.lay)

    return asked.proven(found.clause, found.reason, how, changes, do)


def joker(at: Floor, asked: Asked) -> Plan:
    """A joker or a boxed card in a hand: HOLDEM-27, 39 to 41. ``looked``: had the player seen the
    cards before acting?"""
    seat, who = asked.seat, asked.who
    lay = at.the_lay()
    boxed = at.deal.boxed if at.deal else ()
    strange = [card for card in hand_of(lay, seat) if card in JOKERS or card in boxed]
    if not strange:
        return asked.false("HOLDEM-38", Message("holdem-holds-no-joker", player=who))
    what = "joker" if strange[0] in JOKERS else "boxed"
    reason = Message("holdem-strange-card", what=what, player=who)
    acted = at.acted()
    if seat in acted and strange[0] in JOKERS:
        blind = asked.fact("looked", "yes") == "no"
        clause = "HOLDEM-40" if blind else "HOLDEM-27"
        unseen = Message("holdem-played-without-looking", reason=reason)
        return kill(at, asked, clause, unseen if blind else reason)
    if (seat in acted and len(acted) > 1) or at.dealt_streets:
        return asked.proven("HOLDEM-15", reason, Message("holdem-found-late", reason=reason))
    clause = "HOLDEM-41" if strange[0] in JOKERS else "HOLDEM-39"
    text = Message("holdem-gets-the-next-card-for-it", player=who)
    after = replace_hole(lay, seat, strange[0])
    return asked.proven(
        clause,
        reason,
        Message("holdem-reason-and-text", reason=reason, text=text),
        [Change("card", clause, text, seat)],
        lambda table: table.lay_down(after),
    )


def hand_of(lay: Lay, seat: int) -> tuple[int, ...]:
    """Work out what lies in front of a seat."""
    return lay.hands[seat] if seat < len(lay.hands) else ()


def other_back(at: Floor, asked: Asked) -> Plan:
    """A card of another back: dealt, it voids the hand (HOLDEM-33); in the stub it is taken out
    (34). ``knew``: seats that knew and kept quiet (36)."""
    lay = at.the_lay()
    cards = at.deal.other_back if at.deal else ()
    dealt = {card for hand in lay.hands for card in hand} | set(at.hand.board)
    if not cards:
        return asked.false("HOLDEM-33", Message("holdem-all-backs-are-the-same"))
    found = [card for card in cards if card in dealt]
    if not found:
        left = [card for card in cards if card not in lay.out]
        text = Message("holdem-is-taken-out-of-the-stub", cards=Signs(format_pack(left)))
        after = take_out(lay, cards)
        return asked.proven(
            "HOLDEM-34",
            Message("holdem-another-back-in-the-stub"),
            Message("holdem-text-play-goes-on", text=text),
            [Change("out", "HOLDEM-34", text)],
            lambda table: table.lay_down(after),
        )
    return _voided(
        at,
        asked,
        "HOLDEM-33",
        Message("holdem-another-back-was-dealt", cards=Signs(format_pack(found))),
    )


def duplicate(at: Floor, asked: Asked) -> Plan:
    """Two identical cards: all hands are dead, the money goes back (HOLDEM-35). ``knew``: seats
    that knew and kept quiet (36)."""
    at.the_lay()
    pack = at.deal.pack if at.deal else ()
    twice = sorted({card for card in pack if pack.count(card) > 1})
    if not twice:
        return asked.false("HOLDEM-35", Message("holdem-no-card-is-there-twice"))
    return _voided(
        at, asked, "HOLDEM-35", Message("holdem-is-there-twice", cards=Signs(format_pack(twice)))
    )


def _voided(at: Floor, asked: Asked, clause: str, reason: Message) -> Plan:
    names = asked.fact("knew", "").replace(" ", "")
    knew = [seat for seat in at.hand.dealt_in if LETTERS[seat] in names]
    if len(knew) != len(names):
        seats = "".join(LETTERS[seat] for seat in at.hand.dealt_in)
        raise Impossible(
            Message("holdem-knew-as-given", names=names),
            Message("holdem-name-seats-dealt-in", seats=seats),
        )
    changes, do = void(at, clause, knew)
    return asked.proven(
        clause, reason, Message("holdem-so-the-hand-is-void", reason=reason), changes, do
    )


def short_pack(at: Floor, asked: Asked) -> Plan:
    """A pack that lacks cards does not undo a result (HOLDEM-42)."""
    at.the_lay()
    pack = at.deal.pack if at.deal else ()
    missing = [card for card in range(52) if card not in pack]
    if not missing:
        return asked.false("HOLDEM-42", Message("holdem-pack-is-whole"))
    reason = Message("holdem-missing-from-the-pack", cards=Signs(format_cards(missing)))
    return asked.proven("HOLDEM-42", reason, Message("holdem-so-the-result-stands", reason=reason))


def burn(at: Floor, asked: Asked) -> Plan:
    """No burn, or two, before a street (HOLDEM-48 to 50)."""
    lay = at.the_lay()
    wrong = [street for street in range(at.dealt_streets) if lay.burns[street] != 1]
    if not wrong:
        return asked.false("HOLDEM-47", Message("holdem-burned-rightly"))
    street = wrong[0]
    burned = "none" if lay.burns[street] == 0 else "two"
    before = Message("holdem-street", street=STREETS[street])
    reason = Message("holdem-burned-before", burned=burned, street=before)
    if any(later in at.bet_on for later in STREETS[street:]):
        words = Message("holdem-a-bet-since-the-cards-stand", reason=reason)
        return asked.proven("HOLDEM-49", reason, words)
    clause = "HOLDEM-50" if at.is_over else "HOLDEM-48"
    after = mend_burn(lay, street)
    board = format_pack(after.board[: len(at.hand.board)])
    changes = [Change("board", clause, Message("holdem-the-board-is", cards=Signs(board)))]
    return asked.proven(
        clause,
        reason,
        Message("holdem-so-it-is-put-right", reason=reason),
        changes,
        lambda table: table.lay_down(after),
    )


def early_cards(at: Floor, asked: Asked) -> Plan:
    """Cards dealt before the betting was done are dead (HOLDEM-51)."""
    if at.early_board is None:
        return asked.false("HOLDEM-51", Message("holdem-no-card-came-early"))
    street, cards = at.early_board
    reason = Message("holdem-street-came-early", street=Message("holdem-street", street=street))
    if street in at.bet_on or at.dealt_streets > STREETS.index(street) + 1:
        return asked.proven(
            "HOLDEM-49", reason, Message("holdem-a-bet-since-it-stands", reason=reason)
        )
    after = take_out(at.the_lay(), cards)
    text = Message("holdem-cards-are-dead", count=len(cards), cards=Signs(format_pack(cards)))

    def do(table: Floor) -> None:
        table.early_board = None
        table.lay_down(after)

    change = Change("out", "HOLDEM-51", text, cards=card_set(cards))
    return asked.proven(
        "HOLDEM-51",
        reason,
        Message("holdem-reason-and-text", reason=reason, text=text),
        [change],
        do,
    )


def dropped(at: Floor, asked: Asked) -> Plan:
    """The deck was dropped as if the hand were over: it is restored and the hand goes on
    (HOLDEM-52). ``stub``: the cards left, from the top, as well as they could be put together."""
    if not at.dropped:
        return asked.false("HOLDEM-52", Message("holdem-deck-was-not-dropped"))
    lay = at.the_lay()
    stub = parse_cards(asked.fact("stub", ""))
    after = rebuild_stub(lay, at.dealt_streets, stub) if stub else lay

    def do(table: Floor) -> None:
        table.dropped = False
        table.lay_down(after)

    text = Message("holdem-stub-is-put-together", count=len(after.rest(at.dealt_streets)))
    return asked.proven(
        "HOLDEM-52",
        Message("holdem-deck-was-dropped"),
        Message("holdem-text-the-hand-goes-on", text=text),
        [Change("stub", "HOLDEM-52", text)],
        do,
    )


def marked(at: Floor, asked: Asked) -> Plan:
    """A marked or damaged card is dead (HOLDEM-23): with the hand that it is in, out of the stub,
    off a street on which nobody has bet. ``card``: which card is reported."""
    lay = at.the_lay()
    if at.deal is None or not at.deal.marked:
        return asked.false("HOLDEM-23", Message("holdem-no-card-is-marked"))
    card = parse_card(asked.fact("card", format_pack(at.deal.marked[:1])))
    name = Signs(format_pack([card]))
    if card not in at.deal.marked:
        return asked.false("HOLDEM-23", Message("holdem-is-not-marked", cards=name))
    changes, do = _marked_card(at, lay, card)
    changes.append(Change("pack", "HOLDEM-23", Message("holdem-pack-is-replaced")))
    return asked.proven(
        "HOLDEM-23",
        Message("holdem-is-marked", cards=name),
        Message("holdem-is-marked-and-dead", cards=name),
        changes,
        do,
    )


def _marked_card(at: Floor, lay: Lay, card: int) -> tuple[list[Change], Doing]:
    owner = next((seat for seat, hand in enumerate(lay.hands) if card in hand), None)
    if owner is not None:
        if owner not in at.hand.live:
            return [], lambda table: None
        text = Message("holdem-hand-is-dead", player=Player(LETTERS[owner]))
        return (
            [Change("dead", "HOLDEM-23", text, owner)],
            lambda table: table.kill(owner, "HOLDEM-23"),
        )
    name = Signs(format_pack([card]))
    streets = lay.streets()[: at.dealt_streets]
    where = next((n for n, (_, cards) in enumerate(streets) if card in cards), None)
    if where is not None and any(street in at.bet_on for street in STREETS[where:]):
        text = Message("holdem-stays-on-the-board", cards=name)
        return [Change("board", "HOLDEM-49", text)], lambda table: None
    after = take_out(lay, [card])
    return (
        [Change("out", "HOLDEM-23", Message("holdem-card-is-out", cards=name))],
        lambda table: table.lay_down(after),
    )


def exposed(at: Floor, asked: Asked) -> Plan:
    """A player's card lies exposed: by the dealer's fault there is no choice (HOLDEM-44,
    45); by the player's own it is played too (46). All see it (89)."""
    sights = [s for s in at.sights if s.owner == asked.seat]
    if not sights:
        return asked.false("HOLDEM-45", Message("holdem-no-card-was-exposed", player=asked.who))
    sight = sights[-1]
    cards = Signs(format_cards(sight.cards))
    clause = "HOLDEM-45" if sight.dealer else "HOLDEM-46"
    reason = Message("holdem-exposed-by", by="dealer" if sight.dealer else "player", cards=cards)
    keeps = "HOLDEM-44" if sight.dealer else "HOLDEM-46"
    changes = [
        Change(
            "keeps",
            keeps,
            Message("keeps", player=asked.who, cards=cards),
            asked.seat,
            cards=sight.cards,
        ),
        *_all_see(at, sight),
    ]
    return asked.proven(
        clause,
        reason,
        Message("holdem-so-it-is-played", reason=reason),
        changes,
        _showing(at, sight),
    )


def shown(at: Floor, asked: Asked) -> Plan:
    """Shown to one, shown to all: at once (HOLDEM-89), or after the hand where the one who saw it
    was out of it (90)."""
    sights = [s for s in at.sights if s.owner == asked.seat and s.to is not None]
    if not sights:
        return asked.false("HOLDEM-89", Message("holdem-has-shown-no-card", player=asked.who))
    sight = sights[-1]
    change = _all_see(at, sight)[0]
    assert sight.to is not None
    reason = Message(
        "holdem-shown-to", cards=Signs(format_cards(sight.cards)), player=Player(LETTERS[sight.to])
    )
    return asked.proven(
        change.clause,
        reason,
        Message("holdem-reason-and-text", reason=reason, text=change.text),
        [change],
        _showing(at, sight),
    )


def _saw_out_of_the_hand(at: Floor, sight: Sight) -> bool:
    return sight.to is not None and sight.to not in at.hand.live


def _all_see(at: Floor, sight: Sight) -> list[Change]:
    cards = Signs(format_cards(sight.cards))
    if _saw_out_of_the_hand(at, sight):
        text = Message("holdem-all-see-after-the-hand", cards=cards)
        return [Change("shows-after", "HOLDEM-90", text, sight.owner, cards=sight.cards)]
    return [
        Change(
            "shows",
            "HOLDEM-89",
            Message("holdem-all-see", cards=cards),
            sight.owner,
            cards=sight.cards,
        )
    ]


def _showing(at: Floor, sight: Sight) -> Doing:
    later = _saw_out_of_the_hand(at, sight)

    def do(table: Floor) -> None:
        if later:
            table.after_hand |= sight.cards
        else:
            table.open_cards |= sight.cards

    return do
