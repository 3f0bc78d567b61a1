"""What a table asks about the run of hands: who deals, what a hand came to, when it is over."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any

from cardhall.dealing import Shuffles
from cardhall.tables.adapter.answers import Counted, Score
from cardhall.tables.adapter.rules import GameRules
from cardhall.tables.events import HandFinished, HandScored, Line, Move

if TYPE_CHECKING:
    from cardhall.tables.state import State


class GameSession(GameRules):
    """The session of a table, and how it ends."""

    def begin(self, state: State) -> Any:
        """The session of `cardhall.games`, its first dealer known, from the table's seed."""
        raise NotImplementedError

    def first_deal(self, state: State) -> Line:
        """Say who deals first and how that was found, in words."""
        raise NotImplementedError

    def dealer(self, state: State) -> int:
        """Find who deals the next hand, or the one in play."""
        return int(state.run.dealer)

    def players(self, state: State) -> tuple[int, ...]:
        """The seats that are dealt in next."""
        return tuple(s for s, place in enumerate(state.seats) if place.playing)

    def deck(self, shuffles: Shuffles, number: int) -> list[int]:
        """The order in which the cards of deal `number` come."""
        pack = list(getattr(self.module, "PACK", range(52)))
        return [pack[place] for place in shuffles.order(f"deck/{number}", len(pack), number)]

    def dealt(self, state: State, seats: tuple[int, ...]) -> tuple[Any, Any]:
        """(the session with the hand in it, the hand); `state.shuffles` counts this deal."""
        assert state.secrets is not None
        run = self.copied(state.run)
        deck = self.deck(state.secrets.shuffles(), state.shuffles)
        return run, self.start_hand(state, run, deck)

    def start_hand(self, state: State, run: Any, deck: list[int]) -> Any:
        """The session deals; where thrown cards come back, `spare` says in which order."""
        return run.start_hand(deck)

    def spare(self, state: State) -> list[int]:
        """Work out how thrown cards come back when the stock of this deal runs out."""
        assert state.secrets is not None
        return state.secrets.shuffles().spare(state.shuffles)

    def laid_open(self, hand: Any) -> tuple[str, str]:
        """(the card that is turned up with the deal, the trump suit as a letter); "" for none."""
        return "", ""

    def copied(self, run: Any) -> Any:
        """The session, to be changed; its rules are frozen and shared."""
        return copy.deepcopy(run, {id(run.rules): run.rules})

    def score(self, state: State) -> Score:
        """Work out what the hand that is over came to. (`settled` is the session after it.)"""
        raise NotImplementedError

    def settlement(self, state: State, at: int) -> HandFinished | HandScored:
        """Work out what is recorded of the hand that is over."""
        assert state.facts is not None
        score = self.score(state)
        return HandScored(
            at=at,
            number=state.facts.number,
            outcome=score.outcome,
            winners=score.winners,
            moves=score.moves,
            lines=score.lines,
            tricks=score.tricks,
        )

    def finished(self, state: State, end: HandFinished) -> Any:
        """The session after a hand whose dues are recorded; its moves are in the books."""
        return state.run

    def settled(self, state: State) -> Any:
        """The session after the hand that is over."""
        run = self.copied(state.run)
        run.finish(state.hand)
        return run

    def void(self, state: State) -> Any:
        """The session after a hand that does not stand."""
        run = self.copied(state.run)
        run.misdeal()
        return run

    def over(self, state: State) -> str:
        """Say why no further hand is dealt; "" while one is. Asked between hands."""
        return "game over" if state.run.is_over else ""

    def lost(self, state: State) -> tuple[tuple[int, str], ...]:
        """(seat, clause) of those who have just lost the session."""
        return ()

    # -- how a session ends ------------------------------------------------------------

    def without(self, state: State, seat: int) -> Any:
        """The session when a seat has just lost it, or was put out of the event."""
        return state.run

    def between_ms(self, state: State) -> int:
        """The time between two hands, in ms."""
        return state.terms.shuffle_ms

    def last_pot(self, state: State) -> tuple[Move, ...]:
        """Find who gets what is in the pot when the session ends."""
        return ()

    def owes(self, state: State, seat: int) -> int:
        """Work out what a seat has to put in with the next deal, beside the ante."""
        return 0

    def at_time(self, state: State) -> bool:
        """Does the session end when its time is up, between hands? (Some deal on, if level.)"""
        return True

    def places(self, state: State) -> tuple[int, ...]:
        """Each seat's place at the end, 1 the best, level seats sharing one."""
        sums = self.standing(state)
        return tuple(1 + sum(other > mine for other in sums) for mine in sums)

    def place_out(self, state: State, seat: int) -> int:
        """The place of somebody who has lost the session, while others play on; 0 where that is
        told at the end."""
        return 0

    def standing(self, state: State) -> tuple[int, ...]:
        """Work out what each seat has, more being better."""
        return state.stacks

    def counted(self, state: State) -> Counted:
        """Work out what the session that has just ended came to, for its event."""
        none = (0,) * len(state.seats)
        run = state.run
        if hasattr(run, "bank"):
            points = tuple(run.scores) if self.unit == "points" else none
            return Counted(tuple(run.chips), points, run.bank, run.lots)
        return Counted(state.stacks, none, state.pot + state.locked)
