"""The deal of hold'em as it falls at a real table, card by card, and what the rules make of it.

A ``Deal`` is plain data: the pack from the top, whom each card went to, which cards the dealer
exposed, how many cards were burned. Nothing is refused here; ``lay_out`` puts the cards where the
dealer put them, ``faults`` tells what was wrong by comparing that with the deal that was due, and
``judge`` what becomes of it: the deal stands (HOLDEM-15), is mended in the order of the deal
(HOLDEM-18, 22, 43), is adjusted so that each gets the cards due (HOLDEM-14), or is dealt anew.

The hand itself (games.holdem) knows only right deals. ``deck_for`` gives the deck order that deals
by ordinary means what lies on this table; where something lies there that is not the seat's card (a
joker, nothing at all) an unused card stands in, which never comes to be shown.

Choices: the "opening hand" of HOLDEM-18 is the deal of the hole cards, of any hand. An exposed
first card, too many boxed cards or extra ones and a wrong button cannot be adjusted: the hand is
dealt anew by the same dealer, chips go back. What is out of order is adjusted while the cards lie
as dealt, unseen; else it is dealt anew too. A burn is put right as long as nobody has bet on that
round; checks do not stop it (48: "before betting").

Pure: no clock, no chance, no ids. Seats are numbers from 0; a card is 0 to 51, jokers 52 and 53.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from cardhall.cards.notation import CardError, format_card, parse_card
from cardhall.cards.table import LETTERS
from cardhall.messages import Message, Player, Signs, no_words

JOKERS = (52, 53)
STREETS = ("flop", "turn", "river")
SIZES = (3, 1, 1)
"""Cards of the flop, the turn and the river."""


def parse_pack(text: str) -> tuple[int, ...]:
    """The cards of a text in its order; ``X1`` and ``X2`` are jokers. A card may be there twice or
    be missing: that is what such a pack is for. Raises CardError."""
    jokers = {"X1": 52, "X2": 53}
    words = text.replace(",", " ").upper().split()
    return tuple(jokers[word] if word in jokers else parse_card(word) for word in words)


def format_pack(cards: Iterable[int]) -> str:
    """The text of such cards, in their order."""
    return " ".join(f"X{card - 51}" if card > 51 else format_card(card) for card in cards)


@dataclass(frozen=True, repr=False)  # a repr may be logged, and logs carry no cards
class Deal:
    """How a hand was dealt.

    pack: the cards from the top. due: the seats to be dealt in, from the left of the button.
    fell: the seat that each hole card went to, in order; empty where they fell as due.
    exposed: which of the cards dealt (from 1) the dealer exposed. boxed: cards that lay face up in
    the pack. unnoticed: jokers and boxed cards that went into hands all the same.
    other_back: cards of another back. marked: marked or damaged ones. burns: cards burned before
    flop, turn and river. button_due: where the button should have been, if it was wrong.
    """

    pack: tuple[int, ...]
    due: tuple[int, ...]
    fell: tuple[int, ...] = ()
    exposed: tuple[int, ...] = ()
    boxed: tuple[int, ...] = ()
    unnoticed: tuple[int, ...] = ()
    other_back: tuple[int, ...] = ()
    marked: tuple[int, ...] = ()
    burns: tuple[int, int, int] = (1, 1, 1)
    button_due: int | None = None

    def __post_init__(self) -> None:
        room = len(self.pack) - len(self.jokers_and_boxed) - 8
        if len(self.order) > room:
            raise CardError(
                f"{len(self.pack)} cards in the pack", "Hand in enough for the hands and the board"
            )
        if any(not 1 <= place <= len(self.went) for place in self.exposed):
            raise CardError(
                f"exposed: {self.exposed}", f"Cards dealt are 1 to {len(self.went)}, in order"
            )
        if any(burn < 0 or burn > 2 for burn in self.burns):
            raise CardError(f"burns: {self.burns}", "None, one or two cards before each street")

    @property
    def order(self) -> tuple[int, ...]:
        """The seats in the order in which they should get their cards: one at a time, twice."""
        return (*self.due, *self.due)

    @property
    def went(self) -> tuple[int, ...]:
        """The seats in the order in which they got cards."""
        return self.fell or self.order

    @property
    def jokers_and_boxed(self) -> tuple[int, ...]:
        """What does not exist for the deal (HOLDEM-38)."""
        return tuple(card for card in self.pack if card in JOKERS or card in self.boxed)


@dataclass(frozen=True, repr=False)
class Lay:
    """How the cards lie. hands: by seat, in the order dealt. stub: the pack after the hole cards,
    from the top. burns: cards burned before flop, turn and river. out: cards of the stub that are
    out of play: jokers, boxed cards, dead ones."""

    hands: tuple[tuple[int, ...], ...]
    stub: tuple[int, ...]
    burns: tuple[int, int, int] = (1, 1, 1)
    out: tuple[int, ...] = ()

    def streets(self) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
        """For flop, turn and river: the cards burned and the cards turned."""
        live = [card for card in self.stub if card not in self.out]
        found = []
        for burn, size in zip(self.burns, SIZES, strict=True):
            found.append((tuple(live[:burn]), tuple(live[burn : burn + size])))
            live = live[burn + size :]
        return found

    @property
    def board(self) -> tuple[int, ...]:
        """The five cards of the board as they will lie."""
        return tuple(card for _, cards in self.streets() for card in cards)

    def rest(self, streets: int) -> tuple[int, ...]:
        """Work out what is left of the stub after so many streets, without what is out."""
        used = sum(self.burns[:streets]) + sum(SIZES[:streets])
        return tuple([card for card in self.stub if card not in self.out][used:])


def lay_out(deal: Deal) -> Lay:
    """The cards as they fell. Jokers and boxed cards do not exist and the next card is dealt
    (HOLDEM-38), but those that went unnoticed lie in a hand."""
    seats = max((*deal.went, *deal.due)) + 1
    hands: list[list[int]] = [[] for _ in range(seats)]
    skipped = set(deal.jokers_and_boxed) - set(deal.unnoticed)
    pack = list(deal.pack)
    for seat in deal.went:
        while pack and pack[0] in skipped:
            pack.pop(0)
        if not pack:
            raise ValueError("More cards went to seats than the pack has. Name those that fell")
        hands[seat].append(pack.pop(0))
    return Lay(tuple(tuple(hand) for hand in hands), tuple(pack), deal.burns, deal.jokers_and_boxed)


def right_lay(deal: Deal) -> Lay:
    """The cards as they are due from the same pack (HOLDEM-14, 47)."""
    return lay_out(replace(deal, fell=(), unnoticed=(), burns=(1, 1, 1)))


def deck_for(lay: Lay, due: Sequence[int]) -> tuple[int, ...]:
    """The order of 52 cards that deals this lay by ordinary means: hole cards one at a time to the
    seats ``due``, a burn before each street. Cards that nobody sees stand in for what is missing:
    the last of the stub, or those that the pack lacks."""
    holes = [
        lay.hands[seat][turn] if turn < len(lay.hands[seat]) else -1
        for turn in (0, 1)
        for seat in due
    ]
    streets = []
    for burned, cards in lay.streets():
        streets += [burned[0] if burned else -1, *cards]
    wanted: list[int] = []
    for card in (*holes, *streets):
        usable = 0 <= card < 52 and card not in wanted
        wanted.append(card if usable else -1)
    rest = [card for card in lay.rest(3) if card < 52 and card not in wanted]
    rest = list(dict.fromkeys(rest))
    spare = [card for card in range(52) if card not in wanted and card not in rest]
    spare += reversed(rest)
    deck = [spare.pop(0) if card < 0 else card for card in wanted]
    left = [card for card in rest if card not in deck]
    return (*deck, *left, *(card for card in range(52) if card not in deck and card not in left))


# --- what was wrong -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Fault:
    """Something wrong with the deal. kind: ``anew`` (a misdeal that cannot be adjusted),
    ``adjust`` (a misdeal of cards out of their order), ``mend`` (put right as part of the deal),
    ``keep`` (it stays so)."""

    kind: str
    clause: str
    text: Message


@dataclass(frozen=True)
class Finding:
    """What becomes of a deal. kind: ``right``, ``stands``, ``anew``, ``adjusted`` or ``mended``,
    ``kept``. moves: what is done with the cards, in words, each with its clause. lay: how they lie
    then."""

    kind: str
    clause: str
    reason: Message
    moves: tuple[tuple[str, Message], ...]
    lay: Lay


def faults(deal: Deal, exposed: str = "first-two-cards") -> list[Fault]:
    """Work out what is wrong with the deal of the hole cards, the gravest first.

    exposed: what "exposed on the first or second deal" means (OP-HOLDEM-09): the first two cards
    off the deck, or any card of the two rounds.
    """
    found = [*_exposed(deal, exposed), *_boxed(deal), *_order(deal)]
    if deal.button_due is not None:
        found.append(
            Fault(
                "anew",
                "HOLDEM-21",
                Message("holdem-button-should-be-at", player=_at(deal.button_due)),
            )
        )
    grave = ("anew", "adjust", "mend", "keep")
    return sorted(found, key=lambda fault: grave.index(fault.kind))


def _exposed(deal: Deal, meaning: str) -> list[Fault]:
    """Cards that the dealer exposed (HOLDEM-16, 17). A single one from the third on stays with its
    owner, who has no choice about it (HOLDEM-44)."""
    if len(deal.exposed) > 1:
        return [
            Fault("anew", "HOLDEM-17", Message("holdem-cards-were-exposed", places=deal.exposed))
        ]
    limit = 2 if meaning == "first-two-cards" else len(deal.went)
    for place in deal.exposed:
        if place <= limit:
            return [Fault("anew", "HOLDEM-16", Message("holdem-card-was-exposed", place=place))]
        text = Message(
            "holdem-card-of-somebody-was-exposed", place=place, player=_at(deal.went[place - 1])
        )
        return [Fault("keep", "HOLDEM-44", text)]
    return []


def _boxed(deal: Deal) -> list[Fault]:
    """Up to two boxed cards are set aside (HOLDEM-38), more are a misdeal (HOLDEM-19)."""
    if len(deal.boxed) > 2:
        return [
            Fault(
                "anew",
                "HOLDEM-19",
                Message("holdem-were-boxed", cards=Signs(format_pack(deal.boxed))),
            )
        ]
    stray = deal.jokers_and_boxed
    return (
        [
            Fault(
                "keep",
                "HOLDEM-38",
                Message("holdem-strays-in-the-pack", cards=Signs(format_pack(stray))),
            )
        ]
        if stray
        else []
    )


def _order(deal: Deal) -> list[Fault]:
    """Find who got cards, how many and in what order."""
    due, went = deal.order, deal.went
    if went == due:
        return []
    empty = [seat for seat in dict.fromkeys(went) if seat not in due]
    if empty:
        return [
            Fault(
                "adjust",
                "HOLDEM-20",
                Message("holdem-empty-seat-was-dealt-in", player=_at(empty[0])),
            )
        ]
    left_out = [seat for seat in deal.due if seat not in went]
    if left_out:
        return [
            Fault("adjust", "HOLDEM-20", Message("holdem-was-left-out", player=_at(left_out[0])))
        ]
    if went[0] != due[0]:
        return [
            Fault("adjust", "HOLDEM-21", Message("holdem-first-card-went-to", player=_at(went[0])))
        ]
    extra = len(went) - len(due)
    if extra > 2:
        return [Fault("anew", "HOLDEM-18", Message("holdem-extra-cards-were-dealt", count=extra))]
    if extra > 0 and went[: len(due)] == due:
        if extra == 1:
            return [
                Fault(
                    "mend", "HOLDEM-43", Message("holdem-got-an-extra-card", player=_at(went[-1]))
                )
            ]
        return [Fault("mend", "HOLDEM-18", Message("holdem-two-extra-cards"))]
    if extra < 0 and due[: len(went)] == went:
        who = tuple(_at(seat) for seat in due[len(went) :])
        return [Fault("mend", "HOLDEM-22", Message("holdem-got-no-second-card", players=who))]
    counted = [seat for seat in deal.due if went.count(seat) != 2]
    if counted:
        seat = counted[0]
        many = went.count(seat)
        told = Message("holdem-got-so-many-cards", player=_at(seat), count=many)
        return [Fault("adjust", "HOLDEM-22", told)]
    return [Fault("adjust", "HOLDEM-21", Message("holdem-dealt-out-of-sequence"))]


def judge(
    deal: Deal, acted: int = 0, cards: str = "lie", exposed: str = "first-two-cards"
) -> Finding:
    """Work out what becomes of the deal, found when so many players have acted.

    cards: ``lie`` (as dealt, unseen) or ``seen``: whether they can still be given to whom they are
    due. exposed: as in ``faults``.
    """
    lay = lay_out(deal)
    found = faults(deal, exposed)
    if not found:
        return Finding("right", "HOLDEM-14", no_words, (), lay)
    worst = found[0]
    if worst.kind == "keep":
        return Finding("kept", worst.clause, worst.text, (), lay)
    if acted > 1:
        return Finding("stands", "HOLDEM-15", worst.text, (), lay)
    if worst.kind == "anew" or (worst.kind == "adjust" and cards != "lie"):
        return Finding("anew", worst.clause, worst.text, (), lay)
    moves = tuple((_clause_of(worst), text) for text in _moves(deal))
    mended = replace(right_lay(deal), burns=deal.burns)
    kind = "adjusted" if worst.kind == "adjust" else "mended"
    return Finding(kind, worst.clause, worst.text, moves, mended)


def _at(seat: int) -> Player:
    return Player(LETTERS[seat])


def _clause_of(fault: Fault) -> str:
    return "HOLDEM-14" if fault.kind == "adjust" else fault.clause


def _moves(deal: Deal) -> list[Message]:
    """Say what is done with the cards so that each gets those due, by their places in the deal:
    nobody need look at them."""
    due, went = deal.order, deal.went
    moves = [
        Message("holdem-card-goes-from-to", place=place, player=_at(was), other=_at(to))
        for place, (was, to) in enumerate(zip(went, due, strict=False), 1)
        if was != to
    ]
    moves += [Message("holdem-gets-the-next-card", player=_at(seat)) for seat in due[len(went) :]]
    extra = went[len(due) :]
    for place, seat in enumerate(extra, len(due) + 1):
        use = "burn" if place == len(due) + 1 else "back"
        moves.append(Message("holdem-extra-card", use=use, place=place, player=_at(seat)))
    return moves


def mend_burn(lay: Lay, street: int) -> Lay:
    """The board as it should have been: one card burned before this street (HOLDEM-48, 50)."""
    burns = tuple(1 if at == street else burn for at, burn in enumerate(lay.burns))
    return replace(lay, burns=(burns[0], burns[1], burns[2]))


def replace_hole(lay: Lay, seat: int, card: int) -> Lay:
    """A joker or a boxed card in a hand goes out; the next card of the stub takes its place
    (HOLDEM-39, 41)."""
    live = [other for other in lay.stub if other not in lay.out]
    hands = list(lay.hands)
    hands[seat] = tuple(live[0] if held == card else held for held in hands[seat])
    stub = tuple(other for other in lay.stub if other != live[0])
    return replace(lay, hands=tuple(hands), stub=stub)


def take_out(lay: Lay, cards: Iterable[int]) -> Lay:
    """Cards of the stub that are dead: an early board card (HOLDEM-51), another back (34)."""
    return replace(lay, out=(*lay.out, *(card for card in cards if card not in lay.out)))


def rebuild_stub(lay: Lay, streets: int, stub: Sequence[int]) -> Lay:
    """The stub put together again after the deck was dropped (HOLDEM-52), so many streets dealt.

    Raises CardError where cards in it lie on the table already.
    """
    lying = {card for hand in lay.hands for card in hand}
    for burned, cards in lay.streets()[:streets]:
        lying |= {*burned, *cards}
    twice = [card for card in stub if card in lying or list(stub).count(card) > 1]
    if twice:
        raise CardError(
            f"{format_pack(twice[:1])} lies on the table", "Give the cards that are left, from top"
        )
    needed = sum(lay.burns[streets:]) + sum(SIZES[streets:])
    if len(stub) < needed:
        raise CardError(f"{len(stub)} cards in the stub", f"The hand needs {needed} more")
    live = [card for card in lay.stub if card not in lay.out]
    used = live[: len(live) - len(lay.rest(streets))]
    return replace(lay, stub=(*used, *stub))
