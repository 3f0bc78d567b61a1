"""Pedro at a live table: one game to 60, two against two.

For the first deal each is given a card from the seed's order, and the highest deals
(LLAA-PEDRO-07). A side's points stand on the tally of each of its two players. When a time runs
out: pass; a dealer who must bid bids the least; the suit of which they hold most is named; what
must be thrown is thrown, surplus trumps from the lowest; the dealer robs every trump there is and
the highest of the rest; the lowest legal card is played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cardhall.cards.notation import SUIT_NAMES, format_card
from cardhall.cards.table import Movement
from cardhall.games.pedro import (
    SIDES,
    Hand,
    Rules,
    Session,
    View,
    amount_of,
    bid_action,
    cards_of,
    format_action,
    parse_action,
    verb_of,
    view,
)
from cardhall.games.pedro.rules import ORDER
from cardhall.games.pedro.table_view import PedroCall, PedroPlay
from cardhall.messages import Card, Message, Player, Suit, no_words
from cardhall.tables.events import BANK, Line, Move
from cardhall.tables.game import Score, TableGame, choices, empty_hand_view, my_cards
from cardhall.tables.shapes import TRUMPS, HandView, MyAction, MyCard, SeatHand, TrickView
from cardhall.tables.tricks import (
    all_tricks,
    last_card_words,
    last_trick_words,
    one_trick,
)

if TYPE_CHECKING:
    from cardhall.tables.state import HandFacts, State

SEATS = ((0, 2), (1, 3))


class Pedro(TableGame):
    """An auction, a filling of hands, six tricks."""

    game = "pedro"
    title = "Pedro"
    turn_clause = "LLAA-PEDRO-13"
    misdeal_clause = "LLAA-PEDRO-36"

    def seat_limits(self, rules: Rules) -> tuple[int, int, str]:
        return 4, 4, "LLAA-PEDRO-02"

    def partners(self, seats: int) -> tuple[tuple[int, ...], ...]:
        return SEATS

    def card_lines(self, rules: Rules, preset: str) -> tuple[tuple[str, Message, str], ...]:
        return (
            ("target", Message("pedro-the-game-is", points=rules.target), "LLAA-PEDRO-17"),
            ("all_pass", Message("pedro-if-all-pass", way=rules.all_pass), "OP-PEDRO-02"),
            ("low", Message("pedro-low-counts-for", low=rules.low), "OP-PEDRO-04"),
            ("made", Message("pedro-a-bid-that-is-made-adds", made=rules.made), "OP-PEDRO-05"),
        )

    # -- the session -------------------------------------------------------------------

    def begin(self, state: State) -> Session:
        assert state.secrets is not None
        run = Session(state.rules)
        run.draw_for_deal(state.secrets.shuffles().draw_for_deal(1))
        return run

    def first_deal(self, state: State) -> Line:
        names = [Player(place.name) for place in state.seats]
        drawn = tuple(
            Message("somebody-and-card", player=names[seat], card=Card(format_card(card)))
            for seat, card in state.run.opening[-1]
        )
        who = names[state.run.dealer]
        told = Message("pedro-drawn-for-the-deal", cards=drawn, player=who)
        return Line(told, "LLAA-PEDRO-07")

    def start_hand(self, state: State, run: Session, deck: list[int]) -> Hand:
        return run.start_hand(deck, self.spare(state))

    def void(self, state: State) -> Session:
        """A misdeal, found before the first bid: the deal passes to the left (LLAA-PEDRO-36). After
        it only a session that breaks off leaves a hand uncounted: it was never dealt."""
        if not self.before_play(state.hand):
            before: Session = self.copied(state.facts.run if state.facts else state.run)
            return before
        run: Session = self.copied(state.run)
        run.misdeal(state.hand)
        return run

    def at_time(self, state: State) -> bool:
        """The side that leads has won; level sides play one more hand (OP-T-04)."""
        return bool(state.stacks[0] != state.stacks[1])

    def score(self, state: State) -> Score:
        result = state.hand.result()
        winners: tuple[int, ...] = ()
        if result.bidder is not None:
            side = result.bidder % 2
            winners = SEATS[side if result.made else 1 - side]
        tricks = tuple(result.tricks)
        moves = self.moves(state.hand)
        return Score(result.ending, winners, moves, tuple(_report(state)), tricks)

    def in_books(self, movements: Sequence[Movement]) -> tuple[Move, ...]:
        """A side's points, on the tally of each of its players; what is lost goes back."""
        told = []
        for movement in movements:
            for seat in SEATS[SIDES.index(str(movement.to))]:
                books = (BANK, f"seat:{seat}")
                source, target = books if movement.amount > 0 else books[::-1]
                told.append(
                    Move(
                        source=source,
                        target=target,
                        amount=abs(movement.amount),
                        clause=movement.clause,
                    )
                )
        return tuple(told)

    # -- acts --------------------------------------------------------------------------

    def remedy(self, hand: Hand, seat: int) -> str:
        legal = list(hand.legal_actions())
        if hand.phase == "bid":
            return format_action(legal[0]) if len(legal) == 1 else _least_said(hand)
        if hand.phase == "name":
            return format_action(max(legal, key=lambda one: _held(hand, seat, amount_of(one))))
        if hand.phase == "rob":
            return format_action(max(legal, key=lambda one: _dear(hand, cards_of(one))))
        return format_action(min(legal, key=lambda one: _dear(hand, cards_of(one))))

    def may_take_back(self, before: Hand, after: Hand, words: str) -> bool:
        """A bid has shown no card, nor has a suit that is named, while nobody has thrown."""
        return verb_of(parse_action(words)) in ("bid", "pass", "name") and not after.is_over

    # -- what is seen and said ---------------------------------------------------------

    def said(self, state: State, seat: int, words: str) -> Line:
        who = Player(state.seats[seat].name)
        action = parse_action(words)
        verb = verb_of(action)
        if verb == "pass":
            return Line(Message("passes", player=who))
        if verb == "bid":
            return Line(Message("pedro-bids-so-many", player=who, bid=amount_of(action)))
        if verb == "name":
            suit = Suit(TRUMPS[amount_of(action)])
            return Line(Message("makes-trumps", player=who, suit=suit), "LLAA-PEDRO-18")
        if verb == "play":
            cards = tuple(Card(card) for card in words.split()[1:])
            return Line(Message("plays-cards", player=who, cards=cards))
        if verb == "rob":
            return Line(Message("pedro-looks-through-the-pack", player=who), "LLAA-PEDRO-22")
        count = cards_of(action).bit_count()
        return Line(Message("pedro-throws-so-many", player=who, count=count), "LLAA-PEDRO-19")

    def hand_view(self, state: State, reader: int) -> HandView:
        hand = state.hand
        if hand is None:
            return empty_hand_view(state)
        seen = view(hand, reader if reader >= 0 else None)
        turn = not state.still and seen.turn == reader >= 0
        playing = turn and seen.phase == "play"
        cards = [format_card(card) for card in reversed(seen.hand)]
        tricks = all_tricks(hand.history, hand.winners)
        actions, barred = _offered(self, hand) if turn and not playing else ((), ())
        return HandView(
            seats=tuple(_seat(seen, seat) for seat in range(4)),
            phase=seen.phase,
            trump=TRUMPS[seen.trump],
            stock=seen.stock,
            trick=one_trick(seen.trick, -1) if seen.trick else None,
            tricks=tricks,
            scores=tuple(state.stacks[side[0]] for side in SEATS),
            play=_play(state, hand, seen, turn),
            my_cards=_mine(self, hand, cards, playing),
            actions=actions,
            barred=barred,
            doing=Message("pedro-what-to-do", phase=seen.phase) if seen.turn >= 0 else no_words,
            spoken_card=_last_said(state, seen),
            spoken_trick=last_trick_words(state, tricks) if seen.phase == "play" else no_words,
        )

    def before_play(self, hand: Hand) -> bool:
        """A wrong number of cards is a misdeal until the first bid (LLAA-PEDRO-36)."""
        return not any(call > 0 for call in hand.calls)

    def tricks_of(self, facts: HandFacts) -> tuple[TrickView, ...]:
        return all_tricks(facts.hand.history, facts.hand.winners)


def _dear(hand: Hand, cards: int) -> tuple[int, int]:
    """Measure how much these cards are worth keeping: trumps above the others, and then by rank."""
    held = [card for card in range(52) if cards >> card & 1]
    trumps = sum(ORDER.suit_of(card, hand.trump) == hand.trump for card in held)
    return trumps, sum(card % 13 for card in held)


def _held(hand: Hand, seat: int, suit: int) -> int:
    held = (card for card in range(52) if hand.hand_of(seat) >> card & 1)
    return sum(ORDER.suit_of(card, suit) == suit for card in held)


def _least_said(hand: Hand) -> str:
    """Pass, or the least bid of a dealer who must bid."""
    words = [format_action(action) for action in hand.legal_actions()]
    return "pass" if "pass" in words else words[0]


def _offered(game: Pedro, hand: Hand) -> Any:
    """Work out what may be said or thrown; of the dealer's many ways to rob, the best one."""
    if hand.phase == "bid":
        least = hand.rules.least_bid
        return choices(game, hand, ["pass", *[f"bid {n}" for n in range(least, 15)]])
    if hand.phase == "name":
        return choices(game, hand, [f"name {suit}" for suit in SUIT_NAMES])
    words = game.remedy(hand, hand.turn)
    return (MyAction(words=words),), ()


def _mine(game: Pedro, hand: Hand, cards: list[str], playing: bool) -> tuple[MyCard, ...]:
    """My cards; with more than six trumps kept, those that go down together go as one."""
    found = my_cards(game, hand, cards, playing, "play")
    if not playing or any(card.legal for card in found):
        return found
    whole = [words for words in game.words(hand) if len(words.split()) > 2]
    return tuple(
        MyCard(card=card.card, legal=True, words=next(w for w in whole if card.card in w.split()))
        if any(card.card in words.split() for words in whole)
        else card
        for card in found
    )


def _seat(seen: View, seat: int) -> SeatHand:
    down = seen.down[seat] >= 0
    thrown = seen.thrown[seat]
    return SeatHand(
        status="out" if down else "in",
        cards=seen.sizes[seat],
        tricks=seen.tricks[seat],
        drawn=seen.drawn[seat] if thrown >= 0 and seen.drawn[seat] >= 0 else None,
        note=Message("pedro-note-hand-down") if down else _note(seen.calls[seat]),
    )


def _note(call: int) -> Message:
    if call < 0:
        return no_words
    return Message("pedro-note-bid", bid=call) if call else Message("pedro-note-pass")


def _play(state: State, hand: Hand, seen: View, turn: bool) -> PedroPlay:
    robs = turn and seen.phase == "rob"
    return PedroPlay(
        calls=tuple(
            PedroCall(seat=seat, words=_called(seen.calls[seat])) for seat in _spoken(seen)
        ),
        bidder=seen.bidder,
        bid=seen.bid,
        points=tuple(seen.points),
        shown=tuple(tuple(format_card(card) for card in cards) for cards in seen.shown),
        down=tuple(seat for seat in range(4) if seen.down[seat] >= 0),
        target=state.rules.target,
        pack=tuple(format_card(card) for card in reversed(seen.pack)) if robs else (),
        keep=len(cards_as_words(hand)) if robs else 0,
    )


def _spoken(seen: View) -> list[int]:
    """Find who has spoken in the auction, in the order of speaking (LLAA-PEDRO-13)."""
    seats = [(seen.dealer + step) % 4 for step in range(1, 5)]
    return [seat for seat in seats if seen.calls[seat] >= 0]


def _called(call: int) -> str:
    return format_action(bid_action(call)) if call else "pass"


def cards_as_words(hand: Hand) -> list[str]:
    """The cards with which the dealer ends who robs now (one of many ways)."""
    return format_action(hand.legal_actions()[0]).split()[1:]


def _last_said(state: State, seen: View) -> Message:
    played = seen.trick or (seen.history[-1] if seen.history else ())
    if played:
        return last_card_words(state, *played[-1])
    if seen.trump >= 0:
        who, suit = Player(state.seats[seen.bidder].name), Suit(TRUMPS[seen.trump])
        return Message("pedro-made-trumps", player=who, suit=suit)
    spoken = _spoken(seen)
    if not spoken:
        return no_words
    who, call = Player(state.seats[spoken[-1]].name), seen.calls[spoken[-1]]
    if not call:
        return Message("pedro-somebody-said-pass", player=who)
    return Message("pedro-somebody-said-bid", player=who, bid=call)


def _report(state: State) -> list[Line]:
    """Say what the hand came to, the bidders first (LLAA-PEDRO-29 to 31)."""
    hand = state.hand
    result = hand.result()
    names = [Player(place.name) for place in state.seats]
    sides = [tuple(names[seat] for seat in side) for side in SEATS]
    if result.ending == "thrown-in":
        return [Line(Message("pedro-all-pass-and-the-deal-passes"), "OP-PEDRO-02")]
    lines = []
    if result.bidder is not None and result.bid:
        made = result.points[result.bidder % 2]
        lines.append(Line(_outcome(names[result.bidder], result.bid, result.made, made)))
    for movement in hand.movements():
        who = sides[SIDES.index(str(movement.to))]
        lines.append(Line(_counted(who, movement.amount), movement.clause))
    after = state.adapter.settled(state)
    if after.winner is not None:
        told = Message("pedro-side-is-out-and-wins", players=sides[after.winner])
        lines.append(Line(told, "LLAA-PEDRO-17"))
    return lines


def _outcome(bidder: Player, bid: int, made: bool, points: int) -> Message:
    if made:
        return Message("pedro-bid-made", player=bidder, bid=bid, points=points)
    return Message("pedro-bid-failed", player=bidder, bid=bid, points=points)


def _counted(side: tuple[Player, ...], amount: int) -> Message:
    if amount > 0:
        return Message("pedro-side-adds", players=side, points=amount)
    return Message("pedro-side-loses", players=side, points=-amount)


TABLE = Pedro()
