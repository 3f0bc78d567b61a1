"""Pedro at a live table: one game to 60, two against two.

For the first deal each is given a card from the seed's order, and the highest deals
(LLAA-PEDRO-07). A side's points stand on the tally of each of its two players. When a time runs
out: pass; a dealer who must bid bids the least; the suit of which she holds most is named; what
must be thrown is thrown, surplus trumps from the lowest; the dealer robs every trump she can and
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
from cardhall.messages import as_message
from cardhall.tables.croupiers.base import Croupier, Score, choices, empty_picture, my_cards
from cardhall.tables.croupiers.tricks import all_tricks, last_trick_words, one_trick
from cardhall.tables.events import BANK, Line, Move
from cardhall.tables.log import card_name
from cardhall.tables.picture import TRUMPS, MyAction, MyCard, Picture, SeatPicture, TrickView
from cardhall.tables.plays.pedro import PedroCall, PedroPlay

if TYPE_CHECKING:
    from cardhall.tables.state import HandFacts, State

SEATS = ((0, 2), (1, 3))
FIVE = 3  # the rank of a five


class Pedro(Croupier):
    """An auction, a filling of hands, six tricks."""

    game = "pedro"
    title = "Pedro"
    turn_clause = "LLAA-PEDRO-13"
    misdeal_clause = "LLAA-PEDRO-36"

    def seat_limits(self, rules: Rules) -> tuple[int, int, str]:
        return 4, 4, "LLAA-PEDRO-02"

    def partners(self, seats: int) -> tuple[tuple[int, ...], ...]:
        return SEATS

    def card_lines(self, rules: Rules, preset: str) -> tuple[tuple[str, str, str], ...]:
        all_pass = {
            "dealer-7": "If all pass, the dealer is held to seven",
            "redeal-left": "If all pass, the cards are thrown in and the deal passes",
            "dealer-free": "If all pass, the dealer names trumps and owes nothing",
        }[rules.all_pass]
        low = "who plays it" if rules.low == "holder" else "who wins its trick"
        made = "what was made" if rules.made == "points" else "what was bid"
        return (
            ("target", f"The game is {rules.target}; both sides count.", "LLAA-PEDRO-17"),
            ("all_pass", f"{all_pass}.", "OP-PEDRO-02"),
            ("low", f"The two of trumps counts for the side {low}.", "OP-PEDRO-04"),
            ("made", f"A bid that is made adds {made}.", "OP-PEDRO-05"),
        )

    # -- the session -------------------------------------------------------------------

    def begin(self, state: State) -> Session:
        assert state.secrets is not None
        run = Session(state.rules)
        run.draw_for_deal(state.secrets.shuffles().draw_for_deal(1))
        return run

    def first_deal(self, state: State) -> Line:
        drawn = ", ".join(
            f"{state.seats[seat].name} the {card_name(format_card(card))}"
            for seat, card in state.run.opening[-1]
        )
        who = state.seats[state.run.dealer].name
        return Line(as_message(f"Drawn for the deal: {drawn}. {who} deals first."), "LLAA-PEDRO-07")

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
        name = state.seats[seat].name
        action = parse_action(words)
        verb = verb_of(action)
        if verb == "pass":
            return Line(as_message(f"{name} passes"))
        if verb == "bid":
            return Line(as_message(f"{name} bids {amount_of(action)}"))
        if verb == "name":
            return Line(
                as_message(f"{name} makes {SUIT_NAMES[amount_of(action)]} trumps"), "LLAA-PEDRO-18"
            )
        if verb == "play":
            cards = " and the ".join(card_name(card) for card in words.split()[1:])
            return Line(as_message(f"{name} plays the {cards}"))
        if verb == "rob":
            return Line(
                as_message(f"{name} looks through the pack and fills her hand"), "LLAA-PEDRO-22"
            )
        return Line(as_message(f"{name} throws {cards_of(action).bit_count()}"), "LLAA-PEDRO-19")

    def picture(self, state: State, reader: int) -> Picture:
        hand = state.hand
        if hand is None:
            return empty_picture(state)
        seen = view(hand, reader if reader >= 0 else None)
        turn = not state.still and seen.turn == reader >= 0
        playing = turn and seen.phase == "play"
        cards = [format_card(card) for card in reversed(seen.hand)]
        tricks = tuple(self._tricks(seen.history, seen.trump))
        actions, barred = _offered(self, hand) if turn and not playing else ((), ())
        return Picture(
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
            doing=_DOING.get(seen.phase, ""),
            spoken_card=_last_said(state, seen),
            spoken_trick=last_trick_words(state, tricks) if seen.phase == "play" else "",
        )

    def before_play(self, hand: Hand) -> bool:
        """A wrong number of cards is a misdeal until the first bid (LLAA-PEDRO-36)."""
        return not any(call > 0 for call in hand.calls)

    def tricks_of(self, facts: HandFacts) -> tuple[TrickView, ...]:
        seen = view(facts.hand, None)
        return tuple(self._tricks(seen.history, seen.trump))

    def _tricks(self, tricks: Any, trump: int) -> list[TrickView]:
        return all_tricks(tricks, lambda trick: taker(trick, trump))


_DOING = {
    "bid": "to bid",
    "name": "to name trumps",
    "throw": "to throw",
    "rob": "to fill her hand",
    "play": "to play",
}


def taker(trick: tuple[tuple[int, int], ...], trump: int) -> int:
    """Who takes a whole trick: the highest trump, both Pedros among them, else the highest of the
    suit led (LLAA-PEDRO-04, 05, OP-PEDRO-10)."""
    led = counts_as(trick[0][1], trump)

    def height(played: tuple[int, int]) -> tuple[int, int]:
        card = played[1]
        suit = counts_as(card, trump)
        if suit == trump:
            # A K Q ... 6, right Pedro, left Pedro, 4 3 2
            rank = 2 * (card % 13) + (1 if card // 13 == trump else 0)
            return 2, rank
        return (1, card % 13) if suit == led else (0, 0)

    return max(trick, key=height)[0]


def counts_as(card: int, trump: int) -> int:
    """The suit of a card: the five of trumps' colour is a trump (LLAA-PEDRO-05)."""
    left = trump >= 0 and card % 13 == FIVE and card // 13 == 3 - trump
    return trump if left else card // 13


def _dear(hand: Hand, cards: int) -> tuple[int, int]:
    """How much these cards are worth keeping: trumps above the others, and then by rank."""
    held = [card for card in range(52) if cards >> card & 1]
    trumps = sum(counts_as(card, hand.trump) == hand.trump for card in held)
    return trumps, sum(card % 13 for card in held)


def _held(hand: Hand, seat: int, suit: int) -> int:
    held = (card for card in range(52) if hand.hand_of(seat) >> card & 1)
    return sum(counts_as(card, suit) == suit for card in held)


def _least_said(hand: Hand) -> str:
    """Pass, or the least bid of a dealer who must bid."""
    words = [format_action(action) for action in hand.legal_actions()]
    return "pass" if "pass" in words else words[0]


def _offered(game: Pedro, hand: Hand) -> Any:
    """What may be said or thrown; of the dealer's many ways to rob, the best one."""
    if hand.phase == "bid":
        least = hand.rules.least_bid
        return choices(game, hand, ["pass", *[f"bid {n}" for n in range(least, 15)]])
    if hand.phase == "name":
        return choices(game, hand, [f"name {suit}" for suit in SUIT_NAMES])
    words = game.remedy(hand, hand.turn)
    return (MyAction(words=words, text=words),), ()


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


def _seat(seen: View, seat: int) -> SeatPicture:
    call = seen.calls[seat]
    note = "pass" if call == 0 else f"bid {call}" if call > 0 else ""
    down = seen.down[seat] >= 0
    thrown = seen.thrown[seat]
    return SeatPicture(
        status="out" if down else "in",
        cards=seen.sizes[seat],
        tricks=seen.tricks[seat],
        drawn=seen.drawn[seat] if thrown >= 0 and seen.drawn[seat] >= 0 else None,
        note="hand down" if down else note,
    )


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
    """Who has spoken in the auction, in the order of speaking (LLAA-PEDRO-13)."""
    seats = [(seen.dealer + step) % 4 for step in range(1, 5)]
    return [seat for seat in seats if seen.calls[seat] >= 0]


def _called(call: int) -> str:
    return format_action(bid_action(call)) if call else "pass"


def cards_as_words(hand: Hand) -> list[str]:
    """The cards with which the dealer ends who robs now (one of her ways)."""
    return format_action(hand.legal_actions()[0]).split()[1:]


def _last_said(state: State, seen: View) -> str:
    played = seen.trick or (seen.history[-1] if seen.history else ())
    if played:
        seat, card = played[-1]
        return f"{state.seats[seat].name} played the {card_name(format_card(card))}."
    if seen.trump >= 0:
        return f"{state.seats[seen.bidder].name} made {SUIT_NAMES[seen.trump]} trumps."
    last = _spoken(seen)[-1:]
    return "".join(f"{state.seats[seat].name}: {_called(seen.calls[seat])}." for seat in last)


def _report(state: State) -> list[Line]:
    """What the hand came to, the bidders first (LLAA-PEDRO-29 to 31)."""
    hand = state.hand
    result = hand.result()
    names = [place.name for place in state.seats]
    if result.ending == "thrown-in":
        return [
            Line(
                as_message("All pass: the cards are thrown in and the deal passes."), "OP-PEDRO-02"
            )
        ]
    lines = []
    if result.bidder is not None and result.bid:
        side = result.bidder % 2
        made = "made" if result.made else "failed"
        points = result.points[side]
        lines.append(
            Line(as_message(f"{names[result.bidder]}'s bid of {result.bid} {made}: {points} made."))
        )
    for movement in hand.movements():
        who = " and ".join(names[seat] for seat in SEATS[SIDES.index(str(movement.to))])
        verb = "add" if movement.amount > 0 else "lose"
        lines.append(Line(as_message(f"{who} {verb} {abs(movement.amount)}."), movement.clause))
    after = state.croupier.settled(state)
    if after.winner is not None:
        who = " and ".join(names[seat] for seat in SEATS[after.winner])
        lines.append(Line(as_message(f"{who} are out, and win."), "LLAA-PEDRO-17"))
    return lines


CROUPIER = Pedro()
