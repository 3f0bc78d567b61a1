"""What a table asks to show and to tell a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardhall.messages import Message, Player
from cardhall.tables.events import Line
from cardhall.tables.shapes import HandReport, HandView, TrickView

if TYPE_CHECKING:
    from cardhall.tables.state import HandFacts, State


class GameSeen:
    """What is seen of a hand, by whom, and how it is told."""

    def said(self, state: State, seat: int, words: str) -> Line:
        """An act as the log tells it to everybody; `state` is before it. Names no hidden card."""
        raise NotImplementedError

    def said_lying(self, state: State, seat: int, words: str) -> Line:
        """An act that only lies there, out of turn at an open table, as the log tells it."""
        return self.said(state, seat, words)

    def deal_words(self, state: State, number: int, dealer: Player | Message) -> Message:
        """A deal as the log tells it; `state` is after it."""
        return Message("somebody-deals-the-hand", hand=number, player=dealer)

    def hand_view(self, state: State, reader: int) -> HandView:
        """Work out what this seat may see of the hand in play; of no seat's hand with -1. Built
        from the game's own `view` of that seat, and from it alone."""
        raise NotImplementedError

    def open_hands(self, hand: Any) -> tuple[tuple[int, int], ...]:
        """(seat, cards as 52 bits) of all, for the judge who was called and looks."""
        return tuple((seat, hand.hand_of(seat)) for seat in range(hand.seats))

    def got(self, hand: Any) -> tuple[tuple[int, int], ...]:
        """(seat, cards as 52 bits) that each was dealt, of a hand that lies as it was dealt."""
        return self.open_hands(hand)

    def faced(self, hand: Any) -> tuple[tuple[str, int], ...]:
        """(to, card): what lies on the table now that came off the deck to nobody's hand, and how
        one calls it ("turned", "board"); "" for what whoever acted has just laid there. For the
        deals that are laid open after the session."""
        return ()

    def report(self, state: State, facts: HandFacts) -> HandReport:
        """A finished hand, as everybody may see it."""
        score = facts.scored
        if score is None:
            raise ValueError("the hand is not over")
        gained = zip(facts.stacks_after, facts.stacks_before, strict=True)
        return HandReport(
            number=facts.number,
            dealer=facts.dealer,
            outcome=score.outcome,
            winner=score.winners[0] if len(score.winners) == 1 else -1,
            winners=score.winners,
            paid=tuple(after - before for after, before in gained),
            stacks=facts.stacks_after,
            text=tuple(line.text for line in score.lines),
            clauses=tuple(line.clause for line in score.lines),
            tricks=score.tricks,
            trump=facts.trump,
            turned=facts.turned,
            played=self.tricks_of(facts),
        )

    def tricks_of(self, facts: HandFacts) -> tuple[TrickView, ...]:
        """The tricks of a finished hand."""
        return ()
