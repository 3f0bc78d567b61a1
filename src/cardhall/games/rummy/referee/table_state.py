"""What lies on a table of Rummy where things went wrong, and what can be done to it by hand.

The game (games.rummy) refuses what is not lawful, and knows what the page makes of a hand that is
wrong, of a draw that is made up and of stock cards that lie face up. It does not know who holds a
wrong number of cards before anybody has said so. ``TableState`` is the game's position and what is
beside it: whose hands are wrong, what has been ruled on, counted and written down. It is never
changed: each act gives a new one.

A table's acts are those of the game and these:

- ``throw 5S KD``: two or more at once, the last written on top (LLAA-RUMMY-54);
- ``show KD``, ``say out``: what a player does beside the play (59, 63);
- ``count 45``, ``write 54``: what a hand is agreed to be worth, what is written down (65, 66).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from cardhall.cards.notation import card_list, card_set, format_cards, parse_cards
from cardhall.cards.table import LETTERS
from cardhall.games import rummy
from cardhall.games.rummy import Hand
from cardhall.messages import Message, Player, Signs
from cardhall.rulings.referee import Impossible

# --- acts of a table, beside those of the game: verb << 56 | index << 52 | 52 bits --------------

OUT = 64 << 56
SHOW = 65 << 56
COUNT = 66 << 56
WRITE = 67 << 56
SPOKEN = ("show", "say out", "count", "write")
_NAMES = {OUT: "say out", SHOW: "show", COUNT: "count", WRITE: "write"}
_ZERO = 1 << 40  # counts may be negative: they are kept from here
_MOST = 1_000_000
_CARDS = (1 << 52) - 1


def throw_action(cards: Sequence[int]) -> int:
    """The act of throwing these cards at once, the last on top."""
    if len(cards) == 1:
        return rummy.throw_action(cards[0])
    top = sorted(cards).index(cards[-1]) + 1  # the index of an action has four bits
    return rummy.throw_action(cards[-1]) | top << 52 | card_set(cards)


def parse_action(text: str) -> int:
    """The act that words name, the game's or a table's. Raises ValueError, CardError for a card."""
    text = " ".join(text.split())
    verb, _, rest = text.partition(" ")
    if text == "say out":
        return OUT
    if verb == "show" and rest:
        return SHOW | card_set(parse_cards(rest))
    if verb in ("count", "write"):
        return (COUNT if verb == "count" else WRITE) | _amount(text, rest)
    if verb == "throw" and 1 < len(rest.split()) < 15:
        return throw_action(parse_cards(rest))
    return rummy.parse_action(text)


def _amount(text: str, rest: str) -> int:
    digits = rest.removeprefix("-")
    if not (digits.isdecimal() and digits.isascii() and len(digits) < 8 and int(digits) <= _MOST):
        raise ValueError(Message("rummy-no-such-count", text=repr(text)))
    return _ZERO + int(rest)


def format_action(action: int) -> str:
    """The words of an act."""
    verb = verb_of(action)
    if verb == "show":
        return f"show {format_cards(action & _CARDS)}"
    if verb in ("count", "write"):
        return f"{verb} {amount_of(action)}"
    if verb == "throw" and cards_of(action).bit_count() > 1:
        return f"throw {format_cards(thrown(action))}"
    return "say out" if action == OUT else rummy.format_action(action)


def amount_of(action: int) -> int:
    """The number of ``count 45`` and ``write 54``."""
    return (action & _CARDS) - _ZERO


def verb_of(action: int) -> str:
    """The first word of an act; ``say out`` whole."""
    return _NAMES.get(action >> 56 << 56) or rummy.verb_of(action)


def cards_of(action: int) -> int:
    """The cards that an act names, as 52 bits."""
    if verb_of(action) == "show":
        return action & _CARDS
    return 0 if action >> 56 << 56 in _NAMES else rummy.cards_of(action)


def thrown(action: int) -> list[int]:
    """The cards of a throw, the top one last; of another act its cards, low to high."""
    cards = card_list(cards_of(action))
    if verb_of(action) == "throw" and len(cards) > 1:
        top = (action >> 52 & 15) - 1
        cards.append(cards.pop(min(top, len(cards) - 1)))
    return cards


# --- what lies there -----------------------------------------------------------------------------


@dataclass(frozen=True, repr=False)  # a repr may be logged, and logs carry no cards
class Fell:
    """A deal as it fell, where it did not fall as it should.

    counts: cards that each seat got, none where all is right. exposed: seat and card shown in
    dealing, the upcard apart. faced: cards found face up in the pack. pack: cards that the pack has
    when it is counted.
    """

    counts: tuple[int, ...] = ()
    exposed: tuple[tuple[int, int], ...] = ()
    faced: tuple[int, ...] = ()
    pack: int = 52


@dataclass(frozen=True, repr=False)  # a repr may be logged, and logs carry no cards
class TableState:
    """What lies on the table. Never changed: what is done gives another one.

    hand: the game's position; nobody changes it, copies are. It takes the hands of all but those in
    ``wrong`` for right.
    off: for each seat how many cards it holds too many, under 0 too few: the right number is
        dealt plus drawn less thrown less laid (OP-X-10).
    wrong: seats whose hand has been called wrong and is not right yet.
    closed: melds, by number from 0, of which a ruling has left cards that are no matched set.
    began: the place among the acts at which the turn in progress began. skipped: the seats that
        were passed over for it.
    waits: the position of a turn that another broke in on after its draw, once that is ruled: it is
        ended when the turn in progress is. goes_on: while it is being ended, the seat that plays
        after it; -1 otherwise.
    ruled: places of acts that have been ruled on.
    counted, written: what hands are agreed to be worth and what is written down, by seat.
    mixed: have the cards been mixed? void: is the hand void?
    """

    hand: Hand
    off: tuple[int, ...]
    wrong: frozenset[int] = frozenset()
    closed: frozenset[int] = frozenset()
    began: int = 0
    skipped: tuple[int, ...] = ()
    waits: Hand | None = None
    goes_on: int = -1
    ruled: frozenset[int] = frozenset()
    counted: Mapping[int, int] = field(default_factory=dict)
    written: Mapping[int, int] = field(default_factory=dict)
    mixed: bool = False
    void: bool = False

    def known_off(self, seat: int) -> int:
        """Cards too many or too few of a seat whose hand has been called wrong; 0 of any other."""
        return self.off[seat] if seat in self.wrong else 0


def has_drawn(hand: Hand) -> bool:
    """Is the player in turn between the draw and the discard?"""
    return bool(hand.phase == "play" and hand.kind != "shed")


def left_of(hand: Hand, seat: int) -> int:
    """The next seat clockwise."""
    return (seat + 1) % int(hand.seats)


def counted_off(state: TableState, seat: int, by: int) -> TableState:
    """The seat holds so many cards more than is right, or fewer; who is right again is like
    any other. The hand is to be put (``put``) after it."""
    off = list(state.off)
    off[seat] += by
    wrong = state.wrong if off[seat] else state.wrong - {seat}
    return replace(state, off=tuple(off), wrong=wrong)


def put(state: TableState, **changes: Any) -> TableState:
    """The table with something put elsewhere by hand, by the keywords of ``Hand.at``. A turn that
    is placed before its draw begins anew."""
    hand = state.hand
    seats = range(hand.seats)
    begins = hand.phase == "draw" or (hand.phase == "play" and hand.kind == "shed")
    lying: dict[str, Any] = {
        "hands": [hand.hand_of(seat) for seat in seats],
        "stock": hand.stock_order,
        "discards": hand.discards,
        "melds": hand.melds,
        "shown": [hand.shown_of(seat) for seat in seats],
        "known": [hand.known_of(seat) for seat in seats],
        "turn": hand.turn if hand.turn >= 0 else hand.dealer,
        "phase": "draw" if begins else hand.phase,
        "taken": hand.taken,
        "drawn": hand.drawn,
        "owes": hand.owes,
        "turned": hand.turned,
        "exposed": hand.exposed,
        "late": hand.kind == "late",
    }
    lying.update(changes)
    if lying["phase"] != "play":
        lying.update(taken=(), drawn=-1, owes=0)
    right = [cards.bit_count() - state.known_off(s) for s, cards in enumerate(lying["hands"])]
    if lying["phase"] == "play":
        right[lying["turn"]] -= 1
    placed = Hand.at(hand.rules, hand.dealer, lying.pop("hands"), right=right, **lying)
    return replace(state, hand=placed)


def turn_of(state: TableState, seat: int, place: int, **changes: Any) -> TableState:
    """The table with this seat about to begin a turn, at this place among the acts."""
    if state.goes_on >= 0:
        seat, state = state.goes_on, replace(state, goes_on=-1)
    state = put(
        replace(state, began=place, skipped=()),
        **{"turn": seat, "phase": "draw", "late": False, **changes},
    )
    return state if state.waits is None else resumed(state)


def resumed(state: TableState) -> TableState:
    """The turn that waits goes on where it was broken in on, after the draw (OP-RUMMY-09). Who
    would be next plays after it."""
    waits, after = state.waits, state.hand.turn
    state = replace(state, waits=None)
    if waits is None or state.hand.is_over:
        return state
    state = replace(counted_off(state, waits.turn, -1), goes_on=after)
    owes = waits.owes & state.hand.hand_of(waits.turn)
    return put(
        state, turn=waits.turn, phase="play", taken=waits.taken, drawn=waits.drawn, owes=owes
    )


def moved(hand: Hand, seat: int, cards: int) -> list[int]:
    """All hands, with these cards put into a seat's hand, or out of it where it holds them."""
    return [hand.hand_of(s) ^ (cards if s == seat else 0) for s in range(hand.seats)]


def seen_by_all(hand: Hand, seat: int, cards: int) -> list[int]:
    """Work out what everybody knows of all hands, once these cards of a seat have lain open."""
    return [hand.known_of(s) | (cards if s == seat else 0) for s in range(hand.seats)]


# --- what is done by hand ------------------------------------------------------------------------


def done_all_the_same(state: TableState, action: int) -> bool:
    """May this be done at a table though it is refused, and called afterwards? The rest the whole
    table sees and holds the player to at once; the page has no remedy for it."""
    hand, verb = state.hand, verb_of(action)
    if hand.kind != "usual":
        return False  # the judge has said what the player does
    if verb == "draw":
        return bool(hand.phase == "play") and action == rummy.DRAW_ACTION
    if verb == "throw":
        back = len(hand.taken) == 1 and hand.taken[0] in thrown(action)
        bound = hand.phase == "play" and (bool(hand.owes) or back)
        return not bound and (len(thrown(action)) > 1 or hand.phase == "draw")
    return verb in ("meld", "lay") and by_hand(state, action) and _can_end(state, action)


def _can_end(state: TableState, action: int) -> bool:
    """Does a lay-down of this sort leave the turn an end: a card to throw, the duty to be met?"""
    return bool(_laid_by_hand(state, action).hand.legal_actions())


def by_hand(state: TableState, action: int) -> bool:
    """Is this a lay-down that the game knows nothing of: no matched set, cards that match nothing
    where they are added, or cards added to a false meld that nobody has called? The player keeps a
    card to throw (31); what a ruling has closed stays so (62)."""
    hand, cards, number = state.hand, cards_of(action), rummy.meld_of(action)
    if not has_drawn(hand) or hand.hand_of(hand.turn) == cards or number in state.closed:
        return False
    if number < 0:
        return not rummy.matched(cards, hand.rules)
    if number >= len(hand.melds):
        return False
    lies = rummy.matched(hand.melds[number], hand.rules)
    return not lies or not rummy.matched(cards | hand.melds[number], hand.rules)


def is_false(state: TableState, action: int) -> bool:
    """Was this lay-down no matched set, or did its cards match nothing where they were added? What
    is added to a false meld is not false of itself (61)."""
    number = rummy.meld_of(action)
    added = number >= 0 and not rummy.matched(state.hand.melds[number], state.hand.rules)
    return by_hand(state, action) and not added


def no_such_seat(seat: int, seats: int) -> Impossible:
    """A number that is no seat of this table."""
    why = Message("referee-no-such-seat", seat=seat)
    return Impossible(why, Message("seats-are-up-to", last=seats - 1))


def is_void() -> Impossible:
    """The hand is void: nothing more can be done in it."""
    return Impossible(Message("this-hand-is-void"), Message("deal-again"))


def check_possible(state: TableState, action: int, seat: int) -> None:
    """Raises Impossible for what nobody can do: a card that is not there, a table that is done."""
    hand, verb = state.hand, verb_of(action)
    if not 0 <= seat < hand.seats:
        raise no_such_seat(seat, hand.seats)
    if state.void:
        raise is_void()
    if verb in ("count", "write"):
        if not hand.is_over:
            raise Impossible(
                Message("the-hand-is-not-over"), Message("rummy-count-it-when-it-is-over")
            )
        return
    if hand.is_over:
        raise Impossible(Message("hand-is-over"), Message("rummy-count-it"))
    held = hand.hand_of(seat)
    missing = cards_of(action) & ~held
    if verb in ("throw", "meld", "lay", "show") and missing:
        who, lacks, has = Player(LETTERS[seat]), format_cards(missing), format_cards(held)
        raise Impossible(
            Message("does-not-hold", player=who, cards=Signs(lacks)),
            Message("holds", player=who, cards=Signs(has)),
        )
    if verb == "draw" and hand.phase == "play" and not hand.stock_order:
        raise Impossible(Message("rummy-no-stock-is-left"), Message("rummy-go-on-with-the-turn"))


def out_of_turn(state: TableState, seat: int, place: int) -> TableState:
    """The seat begins to play though it is another's turn. Who had drawn already and cannot end
    that turn now holds a card too many."""
    hand = state.hand
    skipped = [hand.turn]
    while left_of(hand, skipped[-1]) != seat:
        skipped.append(left_of(hand, skipped[-1]))
    if has_drawn(hand) and hand.kind != "late":
        state = counted_off(state, hand.turn, 1)
    state = replace(state, goes_on=-1)
    return replace(turn_of(state, seat, place), skipped=tuple(skipped))


def act(state: TableState, action: int, place: int) -> TableState:
    """Work out what lies there after the player in turn has done this, at this place among the
    acts."""
    hand, verb = state.hand, verb_of(action)
    if verb == "throw" and (len(thrown(action)) > 1 or hand.phase == "draw"):
        return _thrown_by_hand(state, thrown(action), place)
    if verb in ("meld", "lay") and by_hand(state, action):
        return _laid_by_hand(state, action)
    if verb == "draw" and has_drawn(hand):
        return _drawn_again(state)
    return _played(state, action, place)


def _played(state: TableState, action: int, place: int) -> TableState:
    """The game plays it. A turn of drawing or of discarding only brings a wrong hand nearer to its
    number, and so does a late draw."""
    hand = state.hand
    seat, way = hand.turn, hand.kind
    after = hand.copy()
    after.apply(action)
    if way == "shed":
        state = counted_off(state, seat, -1)
    elif way in ("fill", "late") and verb_of(action) in ("draw", "take"):
        state = counted_off(state, seat, 1)
    state = replace(state, hand=after)
    if after.turn == seat:
        return state
    if after.is_over or (state.waits is None and state.goes_on < 0):
        return replace(state, began=place + 1, skipped=())
    return turn_of(state, after.turn, place + 1)


def _drawn_again(state: TableState) -> TableState:
    """The top face-down card, one too many."""
    hand = state.hand
    top, under = hand.stock_order[: hand.exposed], hand.stock_order[hand.exposed :]
    if not under:
        raise Impossible(
            Message("rummy-all-the-stock-lies-face-up"), Message("rummy-go-on-with-the-turn")
        )
    hands = moved(hand, hand.turn, 1 << under[0])
    return put(counted_off(state, hand.turn, 1), hands=hands, stock=(*top, *under[1:]))


def _thrown_by_hand(state: TableState, cards: Sequence[int], place: int) -> TableState:
    """Several at once, or before the draw. Who has none left is out: the hand ends at once (34)."""
    hand, seat = state.hand, state.hand.turn
    drawn = has_drawn(hand)
    state = counted_off(state, seat, int(drawn) - len(cards))
    hands = moved(hand, seat, card_set(cards))
    lying: dict[str, Any] = {"hands": hands, "discards": (*hand.discards, *cards)}
    if not hands[seat]:
        return put(state, phase="over", late=False, **lying)
    return turn_of(state, left_of(hand, seat), place + 1, **lying)


def _laid_by_hand(state: TableState, action: int) -> TableState:
    hand, seat, cards = state.hand, state.hand.turn, cards_of(action)
    melds = [*hand.melds]
    if verb_of(action) == "meld":
        melds.append(cards)
    else:
        melds[rummy.meld_of(action)] |= cards
    shown = [hand.shown_of(s) | (cards if s == seat else 0) for s in range(hand.seats)]
    hands, owes = moved(hand, seat, cards), hand.owes & ~cards
    return put(state, hands=hands, melds=melds, shown=shown, owes=owes)


# --- moves of rulings ----------------------------------------------------------------------------


def as_it_fell(hand: Hand, deck: Sequence[int], counts: Sequence[int]) -> Hand:
    """A hand dealt from this deck, as it is when the seats got so many cards: the dealer went round
    as usual, left out who had enough and gave more where more were given."""
    if sum(counts) >= len(deck):
        raise ValueError("No card would be left to turn up. Say how many each seat got")
    order = [(hand.dealer + step) % hand.seats for step in range(1, hand.seats + 1)]
    cards = iter(deck)
    hands = [0] * hand.seats
    for dealt in range(max(counts)):
        for seat in order:
            if dealt < counts[seat]:
                hands[seat] |= 1 << next(cards)
    up = next(cards)
    return Hand.at(hand.rules, hand.dealer, hands, discards=(up,), stock=tuple(cards))


def laid_by(state: TableState, seat: int, step: int) -> TableState:
    """A lay-down, whoever's turn it is: the turn stays where it was."""
    hand = state.hand
    spot = as_in_turn(state, seat)
    after = replace(spot, hand=_applied(spot.hand, step))
    if spot is state:
        return after
    phase = "draw" if hand.phase == "play" and hand.kind == "shed" else hand.phase
    return put(
        after, turn=hand.turn, phase=phase, taken=hand.taken, drawn=hand.drawn, owes=hand.owes,
        late=hand.kind == "late",
    )  # fmt: skip


def _applied(hand: Hand, action: int) -> Hand:
    after = hand.copy()
    after.apply(action)
    return after


def as_in_turn(state: TableState, seat: int) -> TableState:
    """The table with this seat about to lay down."""
    if state.hand.turn == seat and has_drawn(state.hand):
        return state
    return put(state, turn=seat, phase="play", taken=(), drawn=-1, owes=0, late=False)


def lay_down_all(state: TableState, seat: int) -> tuple[tuple[int, ...], bool]:
    """The lay-downs that put the most cards of a seat on the table, leaving one that may be thrown
    (of as many the most valuable); and can it go out by them, in its turn? Nothing goes down
    from a wrong hand (48)."""
    spot = as_in_turn(state, seat)
    if state.known_off(seat):
        return (), False
    return rummy.lay_most(spot.hand), spot is state and rummy.can_go_out(spot.hand)
