"""What a live table asks of its game: an adapter for each, and the table knows nothing else of it.

An adapter keeps no state. It is handed the table's state or a hand, changes neither, and answers
from the rules in `cardhall.games`. What is the same in every game of one shape (``Rules``,
``Session``, ``Hand``, ``view``) stands here once; a game's own file says what is its own: who deals
first, what is done for somebody whose time is up, what a hand comes to in words, and what of it is
seen.

Bouré's players draw for the deal, shuffle and cut with their own hands (``manual_deal``). At the
other games' tables the deck of each deal is the one that the session's seal stands for, and nobody
cuts.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar

from cardhall.cards.table import Movement
from cardhall.dealing import Shuffles
from cardhall.games import game
from cardhall.messages import Message, written
from cardhall.tables.events import BANK, CUP, POT, Line, Move
from cardhall.tables.game_views import Game
from cardhall.tables.shapes import (
    Barred,
    HandReport,
    HandView,
    MyAction,
    MyCard,
    SeatHand,
    TrickView,
    Unit,
)

if TYPE_CHECKING:
    from cardhall.tables.state import HandFacts, State
    from cardhall.tables.structure import Level


@dataclass(frozen=True, slots=True, repr=False)
class Secrets:
    """Seed and salt of a session, in hex. Printed nowhere before the reveal."""

    seed: str
    salt: str

    def shuffles(self) -> Shuffles:
        return Shuffles(bytes.fromhex(self.seed), bytes.fromhex(self.salt))


@dataclass(frozen=True, slots=True)
class Wrong:
    """Why words are not an act that may be done now; `reason` is the game's own key of it."""

    why: Message
    cure: Message
    clause: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Score:
    """What a hand came to. `outcome`: "won", "even", "void" and the like, in the game's words;
    `winners` seats; `moves` what is paid now that it is over; `lines` the report, in words."""

    outcome: str
    winners: tuple[int, ...]
    moves: tuple[Move, ...]
    lines: tuple[Line, ...]
    tricks: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Counted:
    """The end of a session as an event counts it: each seat's chips, and the points where the game
    goes by points; what is left in the middle (the pot and locked stacks, or the bank); how many
    lots of chips the bank had."""

    chips: tuple[int, ...]
    points: tuple[int, ...]
    left: int
    lots: int = 1


class TableGame:
    """One game at a live table. Seats of a hand are seats of the table."""

    game: ClassVar[Game]
    title: ClassVar[str]
    unit: ClassVar[Unit] = "points"
    manual_deal: ClassVar[bool] = False
    minutes: ClassVar[int] = 0
    """The usual length of a session at a table of one's own; 0 plays until the game is over."""
    usual: ClassVar[int] = 4
    """The usual number of seats."""
    has_levels: ClassVar[bool] = False
    """Has it blinds that can rise? Then people may also come from other tables, with chips."""
    start_clause: ClassVar[str] = ""
    turn_clause: ClassVar[str] = ""
    misdeal_clause: ClassVar[str] = "LLAA-T-17"

    @property
    def module(self) -> ModuleType:
        return game(self.game)

    # -- rules -------------------------------------------------------------------------

    def rules(self, preset: str, options: dict[str, str | int | bool]) -> Any:
        """House rules of a table; RulesError (a ValueError) names the field and the cure."""
        rules = self.module.Rules.preset(preset)
        return rules.replace(**options) if options else rules

    def presets(self) -> tuple[str, ...]:
        return tuple(self.module.PRESETS)

    def seat_limits(self, rules: Any) -> tuple[int, int, str]:
        """(fewest, most, clause)."""
        raise NotImplementedError

    def card_lines(self, rules: Any, preset: str) -> tuple[tuple[str, Message, str], ...]:
        """The table card: (option, what it means here, clause) for each rule worth knowing."""
        raise NotImplementedError

    def has_table_card(self, preset: str) -> bool:
        """Must a newcomer say that they have read the card?"""
        return False

    def start_chips(self, rules: Any) -> int:
        """What each brings to the table; 0 where a game is scored in points."""
        return int(getattr(rules, "start_stack", 0))

    def partners(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """The sides, where people play as partners."""
        return ()

    # -- the session -------------------------------------------------------------------

    def begin(self, state: State) -> Any:
        """The session of `cardhall.games`, its first dealer known, from the table's seed."""
        raise NotImplementedError

    def first_deal(self, state: State) -> Line:
        """Who deals first and how that was found, in words."""
        raise NotImplementedError

    def dealer(self, state: State) -> int:
        """Who deals the next hand, or the one in play."""
        return int(state.run.dealer)

    def players(self, state: State) -> tuple[int, ...]:
        """The seats that are dealt in next."""
        return tuple(s for s, place in enumerate(state.seats) if place.playing)

    def deck(self, shuffles: Shuffles, number: int) -> list[int]:
        """The order in which the cards of deal `number` come."""
        pack = list(getattr(self.module, "PACK", range(52)))
        return [pack[place] for place in shuffles.order(f"deck/{number}", len(pack))]

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
        """How thrown cards come back when the stock of this deal runs out."""
        assert state.secrets is not None
        return state.secrets.shuffles().spare(state.shuffles)

    def laid_open(self, hand: Any) -> tuple[str, str]:
        """(the card that is turned up with the deal, the trump suit as a letter); "" for none."""
        return "", ""

    def copied(self, run: Any) -> Any:
        """The session, to be changed; its rules are frozen and shared."""
        return copy.deepcopy(run, {id(run.rules): run.rules})

    def score(self, state: State) -> Score:
        """What the hand that is over came to. (`settled` is the session after it.)"""
        raise NotImplementedError

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
        """Why no further hand is dealt; "" while one is. Asked between hands."""
        return "game over" if state.run.is_over else ""

    def lost(self, state: State) -> tuple[tuple[int, str], ...]:
        """(seat, clause) of those who have just lost the session."""
        return ()

    # -- blinds that rise, chips bought again, people from other tables: hold'em --------

    def at_level(self, run: Any, level: Level) -> Any:
        """The session with a level's blinds from the next deal on."""
        return run

    def price(self, state: State, seat: int) -> tuple[int, str]:
        """(chips, clause) for which who has just lost all may buy in again; 0 for not."""
        return 0, ""

    def bought(self, state: State, seat: int, chips: int) -> Any:
        """The session after a player has bought in again."""
        return state.run

    def declined(self, state: State, seat: int) -> Any:
        """The session after a player declined to buy in again."""
        return state.run

    def came(self, state: State, seat: int, chips: int) -> Any:
        """The session with somebody more, who comes with so many chips."""
        raise NotImplementedError

    def gone(self, state: State, seat: int) -> Any:
        """The session without somebody."""
        raise NotImplementedError

    def drawn_anew(self, state: State) -> tuple[Any, int, Line]:
        """(the session, its button, how it was found), the button being drawn for once more."""
        raise NotImplementedError

    def changed(self, state: State, stacks: tuple[int, ...]) -> Any:
        """The session with other stacks, small chips having been changed up."""
        raise NotImplementedError

    # -- how a session ends ------------------------------------------------------------

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
        """What each seat has, more being better."""
        return state.stacks

    def counted(self, state: State) -> Counted:
        """What the session that has just ended came to, for its event."""
        none = (0,) * len(state.seats)
        run = state.run
        if hasattr(run, "bank"):
            points = tuple(run.scores) if self.unit == "points" else none
            return Counted(tuple(run.chips), points, run.bank, run.lots)
        return Counted(state.stacks, none, state.pot + state.locked)

    # -- acts --------------------------------------------------------------------------

    def asked(self, hand: Any) -> tuple[int, ...]:
        """The seats that may act now. Several, where whoever is first may speak."""
        return (hand.turn,) if hand.turn >= 0 else ()

    def own_words(self, hand: Any) -> str:
        """What the table itself does when the time is up and nobody is waited for; else ""."""
        return ""

    def goes_on(self, before: Any, after: Any) -> bool:
        """Is it the same turn after an act as before it, on the same clock? (A turn of several
        acts.)"""
        return False

    def turn_ms(self, state: State) -> int:
        """The time of the decision that is due now, in ms."""
        return state.turn_ms

    def checked(self, hand: Any, seat: int, words: str) -> str | Wrong:
        """The words as the log writes them, or what is wrong with them."""
        try:
            action = self.module.parse_action(words)
        except ValueError as error:
            return Wrong(Message("that-is-no-act-of-this-game"), written(str(error)), "")
        refusal = hand.why_not(action)
        if refusal is not None:
            cure = Message("choose-one-of-the-acts-offered")
            return Wrong(refusal.text, cure, refusal.clause, refusal.reason)
        return str(self.module.format_action(action))

    def after(self, hand: Any, seat: int, words: str) -> Any:
        """The hand after an act. What was done stays done, also where rules were mended since."""
        action = self.module.parse_action(words)
        hand = hand.copy()
        if hand.why_not(action) is None:
            hand.apply(action)
        else:
            hand.force(action)
        return hand

    def remedy(self, hand: Any, seat: int) -> str:
        """What is done for a player whose time is up."""
        raise NotImplementedError

    def may_take_back(self, before: Any, after: Any, words: str) -> bool:
        """May the act be taken back until somebody else acts: has it shown nobody anything?"""
        return False

    def words(self, hand: Any) -> list[str]:
        """The legal acts in words."""
        return [self.module.format_action(action) for action in hand.legal_actions()]

    def stakes(self, before: Any, after: Any) -> tuple[Move, ...]:
        """What went into the pot by an act, or with the deal (`before` is None), in the table's
        books. Nothing does where a hand is paid for at its end."""
        return ()

    def moves(self, hand: Any) -> tuple[Move, ...]:
        """What settles a hand that is over, in the table's books."""
        return self.in_books(hand.movements())

    def in_books(self, movements: Sequence[Movement]) -> tuple[Move, ...]:
        """Movements of the game as moves between the table's books."""
        told = []
        for movement in movements:
            source, target = self.book(movement.seat), self.book(movement.to)
            if source != target and movement.amount:
                told.append(
                    Move(
                        source=source,
                        target=target,
                        amount=movement.amount,
                        clause=movement.clause,
                    )
                )
        return tuple(told)

    def book(self, place: int | str | None) -> str:
        """The table's book for a seat or a named place of the game."""
        if isinstance(place, int):
            return f"seat:{place}"
        return {"pot": POT, "cup": CUP}.get(place or "", BANK)

    # -- bots --------------------------------------------------------------------------

    def wants(self, hand: Any, seat: int) -> bool:
        """Would a bot at this seat be asked? (Of several who may speak only some have reason.)"""
        return seat in self.asked(hand)

    def seen_by(self, hand: Any, seat: int) -> tuple[Any, tuple[int, ...]]:
        """What a bot at this seat may know, and its own legal actions."""
        return self.module.view(hand, seat), tuple(hand.legal_actions())

    def chosen(self, view: Any, legal: Sequence[int], rng: random.Random) -> str:
        """A bot's act, in words; "" when it keeps quiet."""
        from cardhall.bots.arena import bot_of

        action = bot_of(self.game, "cardhall")(view, legal, rng)
        return "" if action is None else str(self.module.format_action(action))

    # -- what is seen and said ---------------------------------------------------------

    def said(self, state: State, seat: int, words: str) -> Line:
        """An act as the log tells it to everybody; `state` is before it. Names no hidden card."""
        raise NotImplementedError

    def hand_view(self, state: State, reader: int) -> HandView:
        """What this seat may see of the hand in play; of no seat's hand with -1. Built from the
        game's own `view` of that seat, and from it alone."""
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

    # -- the chair ---------------------------------------------------------------------

    def before_play(self, hand: Any) -> bool:
        """Can a fault of the deal still be found: has nothing been played?"""
        return False

    def is_in(self, hand: Any, seat: int) -> bool:
        """Could the player be ruled to have reneged? (At a guided table no wrong card gets
        through.)"""
        return False

    def marked(self, hand: Any, seat: int) -> Any:
        """The hand with a seat ruled to have reneged."""
        raise NotImplementedError

    def with_dead(self, hand: Any, seat: int) -> Any:
        """The hand with a seat out of the event: the table does the least for it (OP-X-19)."""
        return hand

    def given_back(self, hand: Any) -> tuple[Move, ...]:
        """What is given back of a hand that does not stand."""
        return ()


def cards_of(mask: int) -> tuple[int, ...]:
    """The cards in 52 bits, high to low."""
    return tuple(card for card in range(51, -1, -1) if mask >> card & 1)


def my_cards(
    adapter: TableGame, hand: Any, cards: Sequence[str], turn: bool, verb: str
) -> tuple[MyCard, ...]:
    """My cards; at my turn each with the act (`verb` and the card) that plays it, or why it may
    not be played and by which clause."""
    if not turn:
        return tuple(MyCard(card=card, legal=False) for card in cards)
    found = []
    for card in cards:
        words = f"{verb} {card}"
        refusal = hand.why_not(adapter.module.parse_action(words))
        if refusal is None:
            found.append(MyCard(card=card, legal=True, words=words))
        else:
            why, clause = refusal.text, refusal.clause
            found.append(MyCard(card=card, legal=False, why_not=why, clause=clause))
    return tuple(found)


def choices(
    adapter: TableGame, hand: Any, offered: Sequence[str]
) -> tuple[tuple[MyAction, ...], tuple[Barred, ...]]:
    """Of the acts that might be done now: those that may, and those that may not with the reason
    and its clause."""
    may, barred = [], []
    for words in offered:
        refusal = hand.why_not(adapter.module.parse_action(words))
        if refusal is None:
            may.append(MyAction(words=words))
        else:
            barred.append(Barred(words=words, why_not=refusal.text, clause=refusal.clause))
    return tuple(may), tuple(barred)


def empty_hand_view(state: State) -> HandView:
    """Between hands: nobody holds a card."""
    return HandView(seats=(SeatHand(status="waiting"),) * len(state.seats))
