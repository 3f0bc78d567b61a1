"""What a record of hold'em begins from, and its table.

A hand is dealt from ``deck`` or ``pack``, or stated: ``hands`` and ``board``. ``pack`` is a pack as
it lies on the table, from the top, with all that may be wrong with it: jokers ``X1`` and ``X2``, a
card twice, cards missing. The other keys of the deal tell how it fell; see docs/games/holdem.md.
"""

from collections.abc import Mapping

from cardhall.cards.notation import CardError, card_list, format_cards
from cardhall.cards.table import LETTERS
from cardhall.games import holdem
from cardhall.games.holdem import Hand
from cardhall.games.holdem.referee import CALLS, Deal, OpenReferee
from cardhall.games.holdem.referee.deal import STREETS, format_pack, parse_pack
from cardhall.games.holdem.referee.floor import names
from cardhall.records.kept import PlayedHand
from cardhall.records.start import Start
from cardhall.records.table import HandTable
from cardhall.records.text import SEATS, by_seat, seat_names

KEYS = {
    "seats", "stacks", "button", "blinds", "posts", "dead_posts", "straddle", "carried", "among",
    "deck", "pack", "missing", "twice", "hands", "board",
    "fell", "exposed", "boxed", "unnoticed", "other_back", "marked", "button_due",
    "burns.flop", "burns.turn", "burns.river", "unposted", "penalties",
}  # fmt: skip
"""stacks: chips by seat. button: the seat that has it. blinds: who posts the small and the big
(``"AB"``, ``"B"`` for no small blind). posts, dead_posts: chips put in besides. among: who is dealt
in. missing, twice: cards that the pack lacks or has two of. fell: whom each hole card went to
(``"ABCDE ABCDE"``). exposed: which cards dealt, from 1, the dealer exposed. boxed, unnoticed,
other_back, marked: cards. burns: how many before a street, where it was not one. unposted: blinds
owed. penalties: how often penalized before."""

_FAULTS = {
    "pack", "fell", "exposed", "boxed", "unnoticed", "other_back", "marked", "burns", "button_due",
    "missing", "twice",
}  # fmt: skip


def table_of(start: Start) -> "HoldemTable":
    """The hand at its referee."""
    stacks = start.amounts("stacks")
    hand = _hand(start, stacks)
    deal = None
    if start.has("hands") or start.has("board"):
        _stated(start, hand)
    else:
        deal = _deal(start, hand)
        with start.blame("pack" if start.has("pack") else "deck"):
            hand.deal(_whole(deal.pack))
    known = {seat: n for seat, n in enumerate(start.amounts("penalties", 0)) if n}
    owed = {seat: n for seat, n in enumerate(start.amounts("unposted", 0)) if n}
    with start.blame("fell" if start.has("fell") else "pack"):
        referee = OpenReferee(hand, deal, owed, known)
    return HoldemTable(referee, start.referee == "guided")


def _hand(start: Start, stacks: tuple[int, ...]) -> Hand:
    blinds = start.seats_word("blinds")
    live, dead = start.amounts("posts", 0), start.amounts("dead_posts", 0)
    posts = {n: (live[n], dead[n]) for n in range(start.seats) if live[n] or dead[n]}
    with start.blame("stacks"):
        return Hand(
            start.rules,
            stacks,
            start.seat("button"),
            blinds=(None if len(blinds) == 1 else blinds[0], blinds[-1]) if blinds else None,
            posts=posts,
            straddle=start.seat("straddle") if start.has("straddle") else None,
            carried=start.amount("carried", 0),
            among=start.seats_word("among") if start.has("among") else None,
        )


def _stated(start: Start, hand: Hand) -> None:
    """Hole cards and a board as they are told; all else lies as it will."""
    wrong = sorted(key for key in _FAULTS if start.has(key))
    if wrong or start.has("deck"):
        key = wrong[0] if wrong else "deck"
        raise start.fail(key, f"{key} needs a pack", "Write hands and board, or a pack")
    hands = start.hands("hands")
    board = start.cards("board")
    start.each_once("", "hands", "board")
    with start.blame("hands"):
        hand.deal(hand.deck_for({n: card_list(cards) for n, cards in hands.items()}, board))


def _deal(start: Start, hand: Hand) -> Deal:
    due = [(hand.button + step) % hand.seats for step in range(1, hand.seats + 1)]
    pack = start.deck("deck")
    key = "deck"
    if start.has("pack"):
        key, pack = "pack", _pack(start)
    if not pack:
        raise start.fail("deck", "nothing to deal from", "Write deck, pack, or hands and board")
    flop, turn, river = (start.amount(f"burns.{street}", 1) for street in STREETS)
    with start.blame(key):
        return Deal(
            pack,
            tuple(seat for seat in due if seat in hand.dealt_in),
            start.seats_word("fell"),
            start.numbers("exposed"),
            _cards(start, "boxed"),
            _cards(start, "unnoticed"),
            _cards(start, "other_back"),
            _cards(start, "marked"),
            (flop, turn, river),
            start.seat("button_due") if start.has("button_due") else None,
        )


def _pack(start: Start) -> tuple[int, ...]:
    """A pack with its faults, which are told: what it lacks, what is there twice."""
    pack = _cards(start, "pack")
    missing, twice = _cards(start, "missing"), _cards(start, "twice")
    for card in range(54):
        due = int(card < 52) - missing.count(card) + twice.count(card)
        if pack.count(card) != due and (card < 52 or pack.count(card) > 1):
            raise start.fail(
                "pack",
                f"{format_pack([card])} is there {pack.count(card)} times, not {due}",
                "Each card once; name under missing and twice what is not so",
            )
    return pack


def _cards(start: Start, key: str) -> tuple[int, ...]:
    try:
        return parse_pack(start.text(key, ""))
    except CardError as error:
        raise start.fail(key, error.text, error.cure) from None


def _whole(pack: tuple[int, ...]) -> list[int]:
    """A whole deck to deal from, before the referee lays the cards as they fell."""
    cards = [card for card in dict.fromkeys(pack) if card < 52]
    return [*cards, *(card for card in range(52) if card not in cards)]


class HoldemTable(HandTable):
    """A hand of hold'em at its referee, as a record plays it."""

    def __init__(self, referee: OpenReferee, guided: bool) -> None:
        super().__init__(holdem, referee, CALLS, guided)
        self.floor = referee
        self._came = ""

    def call(self, seat: int, words: str) -> str:
        outcome = super().call(seat, words)
        self._came = super().explain()
        return outcome

    def explain(self) -> str:
        """The latest ruling in full, or what came of an act."""
        return self._came

    @property
    def is_over(self) -> bool:
        return self.floor.is_over

    def act(self, seat: int, words: str) -> str:
        """In words: ``raise 600``; under the open referee also ``says``, ``puts`` and so on."""
        if self.guided and not words.startswith("asks to see "):
            return super().act(seat, words)
        self._came = self.floor.do(seat, words)
        return self._came

    def office(self, words: str) -> str:
        office, _, rest = words.partition(" ")
        if rest.startswith("calls "):
            return self.call(-1, rest)
        if office == "chair" and rest.startswith("puts out "):
            seat = rest.removeprefix("puts out ")
            self.floor.put_out(LETTERS.find(seat) if len(seat) == 1 else -1)
            return ""
        if office != "dealer":
            return super().office(words)
        self._came = self.floor.dealer(rest)
        return self._came

    def legal(self) -> str:
        """With the bounds of a bet: ``fold, call, raise 200-1000``."""
        hand = self.hand
        words = [holdem.format_action(action) for action in hand.legal_actions()]
        plain = [word for word in words if word.split()[0] not in ("bet", "raise")]
        least, most = hand.bounds()
        if not most:
            return ", ".join(plain)
        verb = "raise" if hand.level else "bet"
        return ", ".join([*plain, f"{verb} {least}-{most}" if least < most else f"{verb} {least}"])

    def same_legal(self, text: str) -> bool:
        return {part.strip() for part in text.split(",")} == set(self.legal().split(", "))

    # --- words

    def state(self) -> str:
        hand, floor = self.hand, self.floor
        parts = [self._who()]
        if hand.board:
            parts.append(f"board {self._board()}")
        held = [f"{LETTERS[seat]} {self._held(seat)}" for seat in hand.dealt_in if self._held(seat)]
        parts.append(", ".join(held))
        chips = ", ".join(f"{LETTERS[seat]} {n}" for seat, n in enumerate(hand.stacks))
        parts.append(f"pot {0 if hand.is_over else hand.pot}; stacks {chips}")
        owed = [f"{LETTERS[seat]} owes {n}" for seat, n in enumerate(floor.owed) if n]
        parts += owed
        if floor.early:
            parts.append(f"out of turn: {names(act.seat for act in floor.early)}")
        if floor.open_cards:
            parts.append(f"all see {format_cards(floor.open_cards)}")
        return "; ".join(part for part in parts if part)

    def _who(self) -> str:
        if self.floor.void is not None:
            return "it is void"
        if self.is_over:
            return "it is over"
        return f"{LETTERS[self.turn]} to act, {self.hand.phase}"

    def _board(self) -> str:
        """The board as it lies, a card twice or a joker too."""
        lay, count = self.floor.lay, len(self.hand.board)
        return format_pack(lay.board[:count] if lay else self.hand.board)

    def _held(self, seat: int) -> str:
        """The cards of a live hand as they lie, jokers too."""
        if seat not in self.hand.live:
            return ""
        lay = self.floor.lay
        if lay is not None and seat < len(lay.hands):
            return format_pack(lay.hands[seat])
        return format_cards(self.hand.hole_of(seat))

    def end(self) -> dict[str, object]:
        if not self.is_over:
            return {}
        floor = self.floor
        result = floor.result()
        found: Mapping[str, object] = {
            "ending": result.ending,
            "stacks": by_seat(result.stacks),
            "winners": seat_names(result.winners),
            "pots": [award.amount for award in result.awards],
            "board": self._board(),
            "shown": seat_names(self._shown()),
            "mucked": seat_names(self.hand.mucked),
            "carried": result.carried,
            "dead": seat_names(sorted(floor.dead)),
            "next_posts": by_seat(floor.next_posts.get(n, 0) for n in range(self.hand.seats)),
        }
        return dict(found)

    def _shown(self) -> list[int]:
        """Find who showed, in their order, and then whose hand was asked for."""
        shown = [event.seat for event in self.hand.log() if event.what == "show"]
        return [*shown, *(seat for seat in self.floor.asked if seat not in shown)]


def begun(kept: PlayedHand) -> dict[str, object]:
    """Work out what the record of a hand at a live table begins from, but for its deck."""
    hand = kept.hand
    due = kept.due
    posts = {
        "posts": {SEATS[seat]: live for seat, (live, _) in due.posts.items()},
        "dead_posts": {SEATS[seat]: dead for seat, (_, dead) in due.posts.items()},
    }
    return {
        "stacks": by_seat(hand.starting_stacks),
        "button": SEATS[hand.button],
        "blinds": seat_names(
            seat for seat in (hand.small, hand.big) if seat is not None and seat >= 0
        ),
        "among": seat_names(hand.dealt_in),
        **({"carried": hand.carried} if hand.carried else {}),
        **(posts if due.posts else {}),
    }
