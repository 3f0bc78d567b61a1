"""Spades at a live table: one game to 500, two against two.

For the first deal each is given a card from the seed's order, and the highest deals (SPADES-03). A
side's points stand on the tally of each of its two players. When a time runs out: look; bid what
the high cards promise; pass the two lowest cards; play the lowest card that is legal, spades
counting above the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cardhall.cards.notation import format_card
from cardhall.cards.table import Movement
from cardhall.games.spades import (
    LOOK_ACTION,
    SIDES,
    Hand,
    Rules,
    Session,
    View,
    cards_of,
    format_action,
    parse_action,
    tricks_of,
    verb_of,
    view,
)
from cardhall.games.spades.rules import SPADES
from cardhall.games.spades.table_view import SpadesPlay
from cardhall.messages import Card, Message, Player, no_words
from cardhall.tables.events import BANK, Line, Move
from cardhall.tables.game import Score, TableGame, choices, empty_hand_view, my_cards
from cardhall.tables.shapes import HandView, MyAction, SeatHand, TrickView
from cardhall.tables.tricks import all_tricks, last_card_words, last_trick_words, one_trick

if TYPE_CHECKING:
    from cardhall.tables.state import HandFacts, State

SEATS = ((0, 2), (1, 3))


class Spades(TableGame):
    """Bids of tricks, thirteen tricks, bags."""

    game = "spades"
    title = "Spades"
    same_deals = 2
    turn_clause = "SPADES-07"
    misdeal_clause = "SPADES-25"

    def seat_limits(self, rules: Rules) -> tuple[int, int, str]:
        return 4, 4, "SPADES-01"

    def partners(self, seats: int) -> tuple[tuple[int, ...], ...]:
        return SEATS

    def card_lines(self, rules: Rules, preset: str) -> tuple[tuple[str, Message, str], ...]:
        bags = Message("spades-no-bags")
        if rules.bag_limit:
            limit, cost = rules.bag_limit, rules.bag_penalty
            bags = Message("spades-so-many-bags-cost", bags=limit, points=cost)
        breaking = Message("spades-leads", way="broken" if rules.breaking else "free")
        return (
            ("target", Message("spades-the-game-is", points=rules.target), "SPADES-24"),
            ("floor", Message("spades-the-floor-is", points=rules.floor), "SPADES-24"),
            ("bag_limit", bags, "SPADES-19"),
            ("nil", Message("spades-a-nil-is-worth", points=rules.nil), "SPADES-21"),
            ("failed_nil", Message("spades-a-failed-nil", way=rules.failed_nil), "SPADES-22"),
            ("blind_nil", Message("spades-blind-nil", way=rules.blind_nil), "SPADES-11"),
            ("first_lead", Message("spades-who-leads", way=rules.first_lead), "SPADES-13"),
            ("breaking", breaking, "SPADES-16"),
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
        told = Message("spades-drawn-for-the-deal", cards=drawn, player=who)
        return Line(told, "SPADES-03")

    def at_time(self, state: State) -> bool:
        """The side that leads has won; level sides play one more hand."""
        return bool(state.stacks[0] != state.stacks[1])

    def score(self, state: State) -> Score:
        result = state.hand.result()
        first, second = result.points
        winners = () if first == second else SEATS[0 if first > second else 1]
        tricks = tuple(result.tricks)
        return Score(result.ending, winners, self.moves(state.hand), tuple(_report(state)), tricks)

    def in_books(self, movements: Sequence[Movement]) -> tuple[Move, ...]:
        """A side's points, on the tally of each of its players; what is lost goes back."""
        told = []
        for movement in movements:
            for seat in SEATS[SIDES.index(str(movement.to))]:
                books = (BANK, f"seat:{seat}")
                source, target = books if movement.amount > 0 else books[::-1]
                amount = abs(movement.amount)
                told.append(
                    Move(source=source, target=target, amount=amount, clause=movement.clause)
                )
        return tuple(told)

    # -- acts --------------------------------------------------------------------------

    def remedy(self, hand: Hand, seat: int) -> str:
        legal = list(hand.legal_actions())
        if hand.phase == "look":
            return format_action(LOOK_ACTION)
        if hand.phase == "bid":
            wanted = _promise(hand, seat)
            return format_action(min(legal, key=lambda one: abs(tricks_of(one) - wanted)))
        return format_action(min(legal, key=lambda one: _dear(cards_of(one))))

    def may_take_back(self, before: Hand, after: Hand, words: str) -> bool:
        """A bid has shown no card, while nobody has played or looked for it."""
        return verb_of(parse_action(words)) == "bid" and after.phase == "bid"

    # -- what is seen and said ---------------------------------------------------------

    def said(self, state: State, seat: int, words: str) -> Line:
        who = Player(state.seats[seat].name)
        action = parse_action(words)
        verb = verb_of(action)
        if verb == "bid":
            return Line(Message("spades-bids-so-many", player=who, tricks=tricks_of(action)))
        if verb == "blind nil":
            return Line(Message("spades-bids-blind-nil", player=who), "SPADES-11")
        if verb == "look":
            return Line(Message("spades-looks", player=who), "SPADES-11")
        if verb == "pass":
            return Line(Message("spades-passes-two", player=who), "SPADES-12")
        cards = tuple(Card(card) for card in words.split()[1:])
        return Line(Message("plays-cards", player=who, cards=cards))

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
            trump="S",
            trick=one_trick(seen.trick, -1) if seen.trick else None,
            tricks=tricks,
            scores=tuple(state.stacks[side[0]] for side in SEATS),
            play=_play(state, hand, seen),
            my_cards=my_cards(self, hand, cards, playing, "play"),
            actions=actions,
            barred=barred,
            doing=Message("spades-what-to-do", phase=seen.phase) if seen.turn >= 0 else no_words,
            spoken_card=_last_said(state, seen),
            spoken_trick=last_trick_words(state, tricks) if seen.phase == "play" else no_words,
        )

    def before_play(self, hand: Hand) -> bool:
        """A deal that is wrong is void until the first card is led (SPADES-25)."""
        return not hand.history and not hand.trick

    def tricks_of(self, facts: HandFacts) -> tuple[TrickView, ...]:
        return all_tricks(facts.hand.history, facts.hand.winners)


def _dear(cards: int) -> tuple[int, int]:
    """Measure how much these cards are worth keeping: spades above the others, and then by rank."""
    held = [card for card in range(52) if cards >> card & 1]
    return sum(card // 13 == SPADES for card in held), sum(card % 13 for card in held)


def _promise(hand: Hand, seat: int) -> int:
    """About how many tricks a hand may take: aces, guarded kings, spades beyond the third."""
    held = [card for card in range(52) if hand.hand_of(seat) >> card & 1]
    long = max(0, sum(card // 13 == SPADES for card in held) - 3)
    high = 0
    for suit in range(4):
        ranks = [card % 13 for card in held if card // 13 == suit]
        high += (12 in ranks) + (11 in ranks and len(ranks) > 1)
    return max(1, high + long)


def _offered(game: Spades, hand: Hand) -> Any:
    """Work out what may be said or passed; of the many ways to pass two cards the cheapest one."""
    if hand.phase == "look":
        return choices(game, hand, ["look", "blind nil"])
    if hand.phase == "bid":
        may, barred = choices(game, hand, ["nil", *[f"bid {n}" for n in range(1, 14)]])
        # why is said once, of the lowest bid that it bars
        once = {one.why_not: one for one in reversed(barred)}
        return may, tuple(once.values())
    return (MyAction(words=game.remedy(hand, hand.turn)),), ()


def _seat(seen: View, seat: int) -> SeatHand:
    return SeatHand(
        status="in",
        cards=seen.sizes[seat],
        tricks=seen.tricks[seat],
        note=_note(seen, seat),
    )


def _note(seen: View, seat: int) -> Message:
    bid = seen.bids[seat]
    if bid < 0:
        return no_words
    if seat in seen.blind:
        return Message("spades-note-blind-nil")
    return Message("spades-note-bid", tricks=bid)


def _play(state: State, hand: Hand, seen: View) -> SpadesPlay:
    return SpadesPlay(
        bids=tuple(seen.bids),
        blind=tuple(seen.blind),
        looked=seen.seat is not None and seen.seat in seen.looked,
        bound=tuple(seen.bound),
        exposed=tuple(tuple(format_card(card) for card in cards) for cards in seen.exposed),
        bid=tuple(sum(max(0, seen.bids[seat]) for seat in side) for side in SEATS),
        taken=tuple(sum(seen.tricks[seat] for seat in side) for side in SEATS),
        bags=tuple(seen.bags),
        fines=tuple(seen.fines),
        broken=hand.broken,
        target=state.rules.target,
        got=tuple(format_card(card) for card in reversed(seen.got)),
    )


def _last_said(state: State, seen: View) -> Message:
    played = seen.trick or (seen.history[-1] if seen.history else ())
    if played:
        return last_card_words(state, *played[-1])
    order = [(seen.dealer + step) % 4 for step in range(1, 5)]
    spoken = [seat for seat in order if seen.bids[seat] >= 0]
    if not spoken:
        return no_words
    who, bid = Player(state.seats[spoken[-1]].name), seen.bids[spoken[-1]]
    if spoken[-1] in seen.blind:
        return Message("spades-bids-blind-nil", player=who)
    return Message("spades-bids-so-many", player=who, tricks=bid)


def _report(state: State) -> list[Line]:
    """Say what the hand came to, side by side, each movement with its clause."""
    hand = state.hand
    result = hand.result()
    names = [Player(place.name) for place in state.seats]
    sides = [tuple(names[seat] for seat in side) for side in SEATS]
    lines = []
    for side in (0, 1):
        bid, taken = result.bid[side], result.taken[side]
        told = Message("spades-side-took", players=sides[side], bid=bid, taken=taken)
        lines.append(Line(told, "SPADES-17" if result.made[side] else "SPADES-20"))
        for movement in hand.movements():
            if movement.to == SIDES[side]:
                lines.append(Line(_counted(sides[side], movement), movement.clause))
    after = state.adapter.settled(state)
    if after.winner is not None:
        lines.append(Line(Message("spades-side-wins", players=sides[after.winner]), "SPADES-24"))
    return lines


FOR = {
    "SPADES-17": "bid", "SPADES-18": "bags", "SPADES-19": "penalty", "SPADES-20": "set",
    "SPADES-21": "nil", "SPADES-23": "blind",
}  # fmt: skip
"""What a movement is for, by its clause."""


def _counted(side: tuple[Player, ...], movement: Movement) -> Message:
    what, amount = FOR[movement.clause], movement.amount
    if amount > 0:
        return Message("spades-side-adds", players=side, points=amount, what=what)
    return Message("spades-side-loses", players=side, points=-amount, what=what)


TABLE = Spades()
