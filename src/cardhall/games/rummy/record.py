"""Rummy in records: what a hand begins from, its acts, calls and rulings, how it ended.

A hand begins from a ``deck``, or from a stated position: ``hands``, ``discards`` (bottom to top),
``melds`` (with commas between), ``shown`` (who laid which of their cards), ``stock`` (the top
cards, top first: under them are those that lie nowhere, in the order 2C to AS). ``cut``, cards in
the order of the seats, is the cut for the first deal in place of a hand.

A record may stop before the hand is over, for a ruling is about what lies there: ``[end]`` gives
the hands, what each has shown, the discards and the number of cards in the stock at its last line.
"""

from types import ModuleType
from typing import cast

from cardhall.cards.notation import card_set, format_card, format_cards
from cardhall.cards.table import LETTERS
from cardhall.games.rummy import Hand, Session
from cardhall.games.rummy.referee import CALLS, Fell, OpenReferee, table_state
from cardhall.games.rummy.referee.table_state import format_action, parse_action
from cardhall.records.kept import PlayedHand
from cardhall.records.start import Start
from cardhall.records.table import HandTable, RecordTable, impossible
from cardhall.records.text import by_seat

PACK_CLAUSE = "LLAA-RUMMY-02"

KEYS = {
    *("seats", "dealer", "cut", "deck", "dealt", "exposed", "faced", "pack"),
    *("hands", "stock", "discards", "melds", "shown", "turned", "off"),
    *("face_up", "turn", "phase", "taken", "drawn", "owes"),
}


def table_of(start: Start) -> RecordTable:
    """The hand that a record begins with, at its referee; or the cut for the first deal."""
    if start.has("cut"):
        return Cut(start)
    if start.has("deck") == start.has("hands"):
        raise start.fail("deck", "a hand begins from a deck or from hands", "Give one of the two")
    fell = _fell(start)
    hand = _dealt(start, fell) if start.has("deck") else _at(start)
    off = dict(enumerate(start.amounts("off", 0, least=-52))) if start.has("off") else None
    return RummyTable(OpenReferee(hand, fell, off), start.referee == "guided")


def _fell(start: Start) -> Fell | None:
    """The deal as it fell, where the record says that it did not fall as it should."""
    keys = ("dealt", "exposed", "faced", "pack")
    if not any(start.has(key) for key in keys):
        return None
    size = start.rules.cards_dealt(start.seats)
    return Fell(
        counts=start.amounts("dealt", size) if start.has("dealt") else (),
        exposed=start.plays("exposed"),
        faced=start.cards("faced"),
        pack=start.amount("pack", 52, most=104),
    )


def _dealt(start: Start, fell: Fell | None) -> Hand:
    deck = start.deck(clause=PACK_CLAUSE)
    hand = Hand(start.rules, start.seat("dealer"), start.seats)
    hand.deal(deck)
    if fell is None or not fell.counts:
        return hand
    with start.blame("dealt"):
        return table_state.as_it_fell(hand, deck, fell.counts)


def _at(start: Start) -> Hand:
    """The position that a record states."""
    hands, shown = start.hands(), start.hands("shown")
    top, discards = start.cards("stock"), start.cards("discards")
    melds = _melds(start)
    start.each_once(PACK_CLAUSE, "hands", "stock", "discards")
    lying = card_set([*top, *discards]) | sum(melds)
    for cards in hands.values():
        lying |= cards
    stock = (*top, *(card for card in range(52) if not lying >> card & 1))
    return Hand.at(
        start.rules,
        start.seat("dealer"),
        [hands.get(seat, 0) for seat in range(start.seats)],
        stock=stock,
        discards=discards,
        melds=melds,
        shown=[shown.get(seat, 0) for seat in range(start.seats)],
        turn=start.seat("turn"),
        phase=start.choice("phase", ("draw", "play")),
        taken=start.cards("taken"),
        drawn=start.card("drawn", -1),
        exposed=start.amount("face_up", 0),
        owes=card_set(start.cards("owes")),
        turned=start.amount("turned", 0),
    )


def _melds(start: Start) -> tuple[int, ...]:
    """The melds on the table, ``-`` where nothing lies any more; a card of theirs may lie nowhere
    else."""
    with start.blame("melds"):
        texts = start.text("melds", "").replace("-", " ").split(",")
        melds = [card_set(text) for text in texts] if start.has("melds") else []
    elsewhere = card_set([*start.cards("stock"), *start.cards("discards")])
    for cards in (*start.hands().values(), *melds):
        if cards & elsewhere:
            twice = format_cards(cards & elsewhere)
            raise start.fail("melds", f"{twice}: in two places", "A pack has each card once")
        elsewhere |= cards
    return tuple(melds)


class _Words:
    """What HandTable asks of a game's module: the words of acts, those of the table too."""

    parse_action = staticmethod(parse_action)
    format_action = staticmethod(format_action)


class RummyTable(HandTable):
    """One hand of Rummy."""

    referee: OpenReferee

    def __init__(self, referee: OpenReferee, guided: bool) -> None:
        super().__init__(cast(ModuleType, _Words), referee, CALLS, guided)

    @property
    def is_over(self) -> bool:
        return bool(self.referee.void or self.hand.is_over)

    def legal(self) -> str:
        """ "draw, take, take 3", "meld 9S 9H 9D, lay KH on 2, throw KD": the cards of single throws
        are written together, "throw KD 5S"."""
        return ", ".join(format_action(action) for action in self.referee.legal_actions())

    def same_legal(self, text: str) -> bool:
        words = [word.strip() for word in text.split(",") if word.strip()]
        return {parse_action(word) for word in words} == set(self.referee.legal_actions())

    def act(self, seat: int, words: str) -> str:
        """Counts are spoken and written when the hand is over."""
        if words.split()[0] in ("count", "write") and self.is_over:
            self.referee.act(parse_action(words), seat)
            return ""
        return super().act(seat, words)

    def office(self, words: str) -> str:
        """ "dealer gathers the cards": from here nothing that lay there can be shown."""
        if words != "dealer gathers the cards":
            raise impossible(f"nobody does {words!r}", "Write dealer gathers the cards")
        self.referee.gather()
        return ""

    def state(self) -> str:
        """Show who is to act, the stock, the discards, melds with who laid what, hands."""
        referee, hand, state = self.referee, self.hand, self.referee.state
        if referee.void:
            return f"the hand is void; {LETTERS[hand.dealer]} deals again"
        up = format_cards(hand.stock_order[: hand.exposed])
        melds = [format_cards(meld) or "-" for meld in hand.melds]
        shown = [(seat, hand.shown_of(seat)) for seat in range(hand.seats)]
        credit = ", ".join(f"{LETTERS[s]} {format_cards(cards)}" for s, cards in shown if cards)
        off = [f"{LETTERS[seat]} {by:+}" for seat, by in enumerate(state.off) if by]
        return "; ".join(
            [
                f"{LETTERS[hand.turn]} to {hand.phase}" if not self.is_over else self._over(),
                f"stock {len(hand.stock_order)}" + (f" ({up} face up)" if up else ""),
                f"discards {format_cards(hand.discards)}",
                *([f"melds {' | '.join(melds)} ({credit})"] if melds else []),
                f"hands {self.holdings()}",
                *([f"wrong by {', '.join(off)}"] if off else []),
            ]
        )

    def _over(self) -> str:
        result = self.referee.result()
        who = "nobody" if result.winner is None else LETTERS[result.winner]
        scores = ", ".join(f"{LETTERS[seat]} {score}" for seat, score in enumerate(result.scores))
        return f"the hand is over: {who} is out; scores {scores}"

    def end(self) -> dict[str, object]:
        hand = self.hand
        seats = range(hand.seats)
        found: dict[str, object] = {
            "hands": {LETTERS[seat]: format_cards(hand.hand_of(seat)) for seat in seats},
            "shown": {LETTERS[seat]: format_cards(hand.shown_of(seat)) for seat in seats},
            "melds": ", ".join(format_cards(meld) or "-" for meld in hand.melds),
            "discards": format_cards(hand.discards),
            "stock": len(hand.stock_order),
        }
        if self.referee.void:
            return {"void": True, "next_dealer": LETTERS[hand.dealer], **found}
        if not hand.is_over:
            return {"turn": LETTERS[hand.turn], **found}
        result = self.referee.result()
        winner = "" if result.winner is None else LETTERS[result.winner]
        return {"winner": winner, "scores": by_seat(result.scores), **found}


class Cut:
    """The cut for the first deal (LLAA-RUMMY-07): nothing is played."""

    turn = -1

    def __init__(self, start: Start) -> None:
        self.session = Session(start.rules, start.seats)
        cards = start.cards("cut")
        with start.blame("cut"):
            try:
                self.session.cut_for_deal(cards)
            except StopIteration:
                raise start.fail("cut", "too few cards", "Each seat cuts one") from None
        rounds = [cut for cuts in self.session.opening for cut in cuts]
        if len(rounds) != len(cards):
            raise start.fail("cut", f"{len(cards)} cards", f"The cut takes {len(rounds)}")
        self.cuts = ", ".join(f"{LETTERS[seat]} {format_card(card)}" for seat, card in rounds)

    def legal(self) -> str:
        return ""

    def same_legal(self, text: str) -> bool:
        return not text.strip()

    def do(self, seat: int, words: str) -> str:
        raise impossible("nothing is played at a cut", "Take the line out")

    def state(self) -> str:
        return f"{self.cuts}: {LETTERS[self.session.dealer]} deals"

    def end(self) -> dict[str, object]:
        return {"cuts": self.cuts, "dealer": LETTERS[self.session.dealer]}


def begun(kept: PlayedHand) -> dict[str, object]:
    """Work out what the record of a hand at a live table begins from, but for its deck."""
    return {"seats": len(kept.players), "dealer": kept.dealer}
