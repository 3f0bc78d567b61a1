"""Lamplight at a live table: hand after hand until somebody is at the target.

For the first deal each is given a card from the seed's order, and the highest deals. When a time
runs out the lamp is left, and the lowest card that is legal is put out or played. The page has no
parts of this game's own: it is drawn with those that all games share.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardhall.cards.notation import SUITS, format_card
from cardhall.messages import Card, Message, Player, no_words
from cardhall.tables.events import Line
from cardhall.tables.game import Score, TableGame, choices, empty_hand_view, my_cards
from cardhall.tables.shapes import TRUMPS, HandView, SeatHand, TrickView
from cardhall.tables.tricks import all_tricks, last_card_words, last_trick_words, one_trick
from lamplight.actions import cards_of, format_action
from lamplight.hand import Hand, view
from lamplight.rules import PACK, Rules
from lamplight.session import Session
from lamplight.view import View

if TYPE_CHECKING:
    from cardhall.tables.state import HandFacts, State


class Lamplight(TableGame):
    """Five tricks, each alone."""

    game = "lamplight"
    title = "Lamplight"
    usual = 3
    turn_clause = "LAMPLIGHT-08"
    misdeal_clause = "LAMPLIGHT-15"

    def seat_limits(self, rules: Rules) -> tuple[int, int, str]:
        return 2, 4, "LAMPLIGHT-01"

    def card_lines(self, rules: Rules, preset: str) -> tuple[tuple[str, Message, str], ...]:
        last = Message("lamplight-the-last-trick-brings", points=rules.last_trick)
        return (
            ("target", Message("lamplight-the-game-is", points=rules.target), "LAMPLIGHT-14"),
            ("last_trick", last, "LAMPLIGHT-12"),
            ("dark", Message("lamplight-the-dark-costs", points=rules.dark), "LAMPLIGHT-13"),
            ("void", Message("lamplight-who-cannot-follow", way=rules.void), "LAMPLIGHT-10"),
        )

    # -- the session -------------------------------------------------------------------

    def begin(self, state: State) -> Session:
        """The draw is from this game's own pack, as the revealed deals are checked."""
        assert state.secrets is not None
        run = Session(state.rules, len(state.seats))
        spread = state.secrets.shuffles().order("draw/1", len(PACK))
        run.draw_for_deal([PACK[place] for place in spread])
        return run

    def first_deal(self, state: State) -> Line:
        drawn = tuple(
            Message(
                "lamplight-drew",
                player=Player(state.seats[seat].name),
                card=Card(format_card(card)),
            )
            for seat, card in state.run.opening[-1]
        )
        who = Player(state.seats[state.run.dealer].name)
        return Line(Message("lamplight-deals-first", cards=drawn, player=who), "LAMPLIGHT-03")

    def laid_open(self, hand: Hand) -> tuple[str, str]:
        return format_card(hand.lamp), SUITS[hand.trump]

    def faced(self, hand: Hand) -> tuple[tuple[str, int], ...]:
        return (("turned", hand.lamp),)

    def score(self, state: State) -> Score:
        result = state.hand.result()
        most = max(result.points)
        winners = tuple(seat for seat, points in enumerate(result.points) if points == most)
        return Score("played", winners, self.moves(state.hand), _report(state), result.tricks)

    # -- acts --------------------------------------------------------------------------

    def remedy(self, hand: Hand, seat: int) -> str:
        if hand.phase == "lamp":
            return "leave"
        return format_action(
            min(hand.legal_actions(), key=lambda one: (cards_of(one).bit_length() - 1) % 13)
        )

    def before_play(self, hand: Hand) -> bool:
        """A deal that is wrong is void until a card is led (LAMPLIGHT-15)."""
        return not hand.history and not hand.trick

    # -- what is seen and said ---------------------------------------------------------

    def said(self, state: State, seat: int, words: str) -> Line:
        who = Player(state.seats[seat].name)
        verb, *cards = words.split()
        if verb == "play":
            return Line(Message("lamplight-plays", player=who, card=Card(cards[0])))
        return Line(Message("lamplight-and-the-lamp", player=who, what=verb), "LAMPLIGHT-07")

    def hand_view(self, state: State, reader: int) -> HandView:
        hand = state.hand
        if hand is None:
            return empty_hand_view(state)
        seen = view(hand, reader if reader >= 0 else None)
        turn = not state.still and seen.turn == reader >= 0
        by_card = turn and seen.phase in ("put", "play")
        cards = [format_card(card) for card in reversed(seen.hand)]
        asked = turn and seen.phase == "lamp"
        actions, barred = choices(self, hand, ["take", "leave"]) if asked else ((), ())
        tricks = all_tricks(seen.history, seen.winners)
        return HandView(
            seats=tuple(_seat(seen, seat) for seat in range(hand.seats)),
            phase=seen.phase,
            trump=TRUMPS[hand.trump],
            turned=format_card(seen.lamp),
            trick=one_trick(seen.trick, -1) if seen.trick else None,
            tricks=tricks,
            my_cards=my_cards(self, hand, cards, by_card, seen.phase),
            actions=actions,
            barred=barred,
            doing=Message("lamplight-what-to-do", phase=seen.phase) if seen.turn >= 0 else no_words,
            spoken_card=_last_card(state, seen),
            spoken_trick=last_trick_words(state, tricks) if seen.phase == "play" else no_words,
        )

    def tricks_of(self, facts: HandFacts) -> tuple[TrickView, ...]:
        return all_tricks(facts.hand.history, facts.hand.winners)


def _seat(seen: View, seat: int) -> SeatHand:
    return SeatHand(status="in", cards=seen.sizes[seat], tricks=seen.tricks[seat])


def _last_card(state: State, seen: View) -> Message:
    played = seen.trick or (seen.history[-1] if seen.history else ())
    return last_card_words(state, *played[-1]) if played else no_words


def _report(state: State) -> tuple[Line, ...]:
    """Tell what the hand brought each, and who has won the game with it."""
    lines = []
    for movement in state.hand.movements():
        given = isinstance(movement.to, int)
        seat = movement.to if given else movement.seat
        who = Player(state.seats[seat].name)
        key = "lamplight-gets" if given else "lamplight-loses"
        lines.append(Line(Message(key, player=who, points=movement.amount), movement.clause))
    winner = state.adapter.settled(state).winner
    if winner is not None:
        who = Player(state.seats[winner].name)
        lines.append(Line(Message("lamplight-has-won", player=who), "LAMPLIGHT-14"))
    return tuple(lines)


TABLE = Lamplight()
