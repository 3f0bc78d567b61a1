"""Texas hold'em at a live table: a table of its own, played to one player or to the clock.

For the button each is given a card from the seed's order, and the highest has it (HOLDEM-99, 100).
Bets go into the pot with the act that makes them. When a time runs out: a hand that faces a bet is
dead, else it checks (HOLDEM-31, OP-HOLDEM-15); at the showdown a hand that may be mucked is mucked,
else it is shown. Who has lost all is out: there is no rebuy at a table of its own (OP-X-24).
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from cardhall.cards.equity import exact
from cardhall.cards.notation import format_card
from cardhall.cards.seven import best_five, describe, hand_value
from cardhall.games.holdem import (
    Hand,
    Rules,
    Session,
    View,
    amount_of,
    format_action,
    parse_action,
    verb_of,
    view,
)
from cardhall.games.holdem.table_view import (
    HoldemAward,
    HoldemChances,
    HoldemPlay,
    HoldemPot,
)
from cardhall.messages import Card, Message, Player, no_words
from cardhall.tables.events import LOCKED, POT, Line, Move
from cardhall.tables.game import Score, TableGame, empty_hand_view
from cardhall.tables.shapes import HandView, MyAction, MyCard, SeatHand

if TYPE_CHECKING:
    from cardhall.tables.state import State
    from cardhall.tables.structure import Level

STREETS = {3: "flop", 4: "turn", 5: "river"}
LAY = {"preflop": 0, "flop": 3, "turn": 4}
"""So many cards of the board lie while there is betting."""


class Holdem(TableGame):
    """Two cards each, five in common, four rounds of betting."""

    game = "holdem"
    title = "Texas hold'em"
    unit = "chips"
    minutes = 30
    usual = 6
    same_deals = 8
    has_levels = True
    start_clause = "HOLDEM-04"
    turn_clause = "HOLDEM-59"
    misdeal_clause = "HOLDEM-16"

    def seat_limits(self, rules: Rules) -> tuple[int, int, str]:
        return 2, 10, ""

    def start_chips(self, rules: Rules) -> int:
        return rules.start_stack if rules.profile == "tournament" else rules.buy_in

    def card_lines(self, rules: Rules, preset: str) -> tuple[tuple[str, Message, str], ...]:
        structure = Message(
            "holdem-structure",
            structure=rules.structure,
            bet=rules.big_blind,
            late=rules.high_limit,
        )
        small = Message("holdem-small-blind-is", chips=rules.small_blind)
        big = Message("holdem-big-blind-is", chips=rules.big_blind)
        return (
            ("structure", structure, "OP-HOLDEM-08"),
            ("small_blind", small, "HOLDEM-107"),
            ("big_blind", big, "HOLDEM-108"),
            ("least_chip", Message("holdem-smallest-chip", chips=rules.least_chip), "HOLDEM-66"),
            ("time_up", Message("holdem-out-of-time", then=rules.time_up), "OP-HOLDEM-15"),
        )

    # -- the session -------------------------------------------------------------------

    def begin(self, state: State) -> Session:
        assert state.secrets is not None
        run = Session(state.rules, len(state.seats), stacks=state.stacks)
        run.draw_for_button(state.secrets.shuffles().draw_for_deal(1))
        return run

    def first_deal(self, state: State) -> Line:
        drawn = tuple(
            Message("somebody-and-card", player=_who(state, seat), card=Card(format_card(card)))
            for seat, card in state.run.opening[-1]
        )
        who = _who(state, state.run.button)
        return Line(Message("holdem-drawn-for-the-button", drawn=drawn, player=who), "HOLDEM-99")

    def dealer(self, state: State) -> int:
        return int(state.run.button)

    def players(self, state: State) -> tuple[int, ...]:
        return tuple(
            s
            for s, place in enumerate(state.seats)
            if place.playing and _rules(state).playable(state.stacks[s])
        )

    def dealt(self, state: State, seats: tuple[int, ...]) -> tuple[Session, Hand]:
        """Deal; who is out of the event has no chips here any more: they are locked (OP-X-19)."""
        for seat, place in enumerate(state.seats):
            if place.disqualified and state.run.places[seat].taken:
                run = self.copied(state.run)
                run.places[seat].chips, run.places[seat].taken = 0, False
                state = replace(state, run=run)
        run, hand = super().dealt(state, seats)
        return run, hand

    def void(self, state: State) -> Session:
        """A hand that does not stand: everything goes back, and the same button deals again."""
        run: Session = self.copied(state.facts.run if state.facts else state.run)
        return run

    def given_back(self, hand: Hand) -> tuple[Move, ...]:
        return tuple(
            Move(source=POT, target=f"seat:{seat}", amount=paid, clause=self.misdeal_clause)
            for seat, paid in enumerate(hand.put_in)
            if paid
        )

    def lost(self, state: State) -> tuple[tuple[int, str], ...]:
        return tuple(
            (seat, "OP-X-24")
            for seat, place in enumerate(state.seats)
            if place.playing
            and not (place.lost or place.disqualified)
            and not _rules(state).playable(state.stacks[seat])
        )

    def at_level(self, run: Session, level: Level) -> Session:
        """Other blinds from the next hand on, never in mid-hand (HOLDEM-109)."""
        run = self.copied(run)
        limits = {"small_blind": level.small, "big_blind": level.big, "ante": level.ante}
        if level.least:
            limits["least_chip"] = level.least
        if run.rules.structure == "limit" and run.rules.big_bet:
            limits["big_bet"] = 2 * level.big
        run.set_limits(**limits)
        return run

    def price(self, state: State, seat: int) -> tuple[int, str]:
        """A rebuy in the first part of a tournament (HOLDEM-05, OP-HOLDEM-01); in a cash game the
        blinds that were missed are made up besides (HOLDEM-128)."""
        rebuys = state.terms.rebuys
        if rebuys is None or (rebuys.most and state.bought[seat] >= rebuys.most):
            return 0, ""
        if state.rebuy_until and state.at >= state.rebuy_until:
            return 0, ""
        clause = "HOLDEM-05" if state.run.rules.profile == "tournament" else "HOLDEM-128"
        return rebuys.chips + sum(state.run.owes(seat)), clause

    def bought(self, state: State, seat: int, chips: int) -> Session:
        run: Session = self.copied(state.run)
        run.rebuy(seat, chips - sum(run.owes(seat)))
        return run

    def declined(self, state: State, seat: int) -> Session:
        run: Session = self.copied(state.run)
        if seat in run.broke:
            run.decline(seat)
        return run

    def came(self, state: State, seat: int, chips: int) -> Session:
        """In a tournament a newcomer is dealt in at once and posts by place (OP-HOLDEM-18)."""
        run: Session = self.copied(state.run)
        run.places[seat].taken = False  # who had it lost all
        run.sit(seat, chips, state.seats[seat].person)
        return run

    def gone(self, state: State, seat: int) -> Session:
        run: Session = self.copied(state.run)
        if run.places[seat].taken:
            run.leave(seat)
        return run

    def drawn_anew(self, state: State) -> tuple[Session, int, Line]:
        """A table of its own from now on: the button by the highest card (HOLDEM-99)."""
        assert state.secrets is not None
        run = Session(state.run.rules, len(state.seats), stacks=state.stacks)
        run.draw_for_button(state.secrets.shuffles().draw_for_deal(state.hands + 1))
        return run, run.button, self.first_deal(replace(state, run=run))

    def changed(self, state: State, stacks: tuple[int, ...]) -> Session:
        run: Session = self.copied(state.run)
        for place, chips in zip(run.places, stacks, strict=True):
            place.chips = chips
        return run

    def over(self, state: State) -> str:
        left = [chips for chips in state.stacks if _rules(state).playable(chips)]
        return "one left" if len(left) < 2 else ""

    def places(self, state: State) -> tuple[int, ...]:
        """Rank those who have chips by their chips; then the others, who was in longest first, and
        of one hand the larger stack; who was put out of the event is last (OP-HOLDEM-12, OP-X-19).
        Where people come from other tables it is the event that knows the places."""
        if state.terms.event_paced:
            return ()
        ranks = [self._rank(state, seat) for seat in range(len(state.seats))]
        return tuple(1 + sum(other > mine for other in ranks) for mine in ranks)

    def place_out(self, state: State, seat: int) -> int:
        """Behind all who are in, and among those who are out as at the end (OP-HOLDEM-12)."""
        mine = self._rank(state, seat)
        playing = [s for s, place in enumerate(state.seats) if place.playing and s != seat]
        ahead = (not state.seats[s].lost or self._rank(state, s) > mine for s in playing)
        return 1 + sum(ahead)

    def _rank(self, state: State, seat: int) -> tuple[int, int, int]:
        """More is better: is the seat in, in which hand was it last, its chips (then)."""
        if state.seats[seat].disqualified:
            return -1, 0, 0
        if _rules(state).playable(state.stacks[seat]):
            return 1, 0, state.stacks[seat]
        for number, facts in reversed(list(enumerate(state.history))):
            if _rules(state).playable(facts.stacks_before[seat]):
                return 0, number, facts.stacks_before[seat]
        return 0, -1, 0

    def score(self, state: State) -> Score:
        hand = state.hand
        result = hand.result()
        moves = tuple(
            msgspec.structs.replace(move, target=LOCKED)
            if move.target in self._dead(state)
            else move
            for move in self.moves(hand)
        )
        return Score(result.ending, result.winners, moves, tuple(_report(state)))

    def _dead(self, state: State) -> set[str]:
        """The books of those who are out of the event."""
        return {f"seat:{seat}" for seat, place in enumerate(state.seats) if place.disqualified}

    def stakes(self, before: Hand | None, after: Hand) -> tuple[Move, ...]:
        if before is None:
            # blinds that put everybody all-in end the hand at once: what was not called of them is
            # back already, and goes back by a move of its own
            back = {one.to: one.amount for one in after.movements() if one.clause == "OP-X-22"}
            posted = [paid + back.get(seat, 0) for seat, paid in enumerate(after.put_in)]
            return tuple(
                Move(source=f"seat:{seat}", target=POT, amount=paid, clause=_post(after, seat))
                for seat, paid in enumerate(posted)
                if paid
            )
        return tuple(
            Move(source=f"seat:{step.seat}", target=POT, amount=step.chips, clause="HOLDEM-59")
            for step in after.history[len(before.history) :]
            if step.chips
        )

    def moves(self, hand: Hand) -> tuple[Move, ...]:
        """The pots to their winners, and uncalled chips back."""
        return tuple(
            Move(source=POT, target=f"seat:{one.to}", amount=one.amount, clause=one.clause)
            for one in hand.movements()
            if one.seat is None and one.amount
        )

    # -- acts --------------------------------------------------------------------------

    def remedy(self, hand: Hand, seat: int) -> str:
        words = self.words(hand)
        if hand.rules.time_up == "dead" and hand.phase != "showdown":
            return "fold"
        return next(one for one in ("check", "muck", "show", "fold") if one in words)

    def with_dead(self, hand: Hand, seat: int) -> Hand:
        """The seat's hand is dead, what it put in stays (OP-X-19)."""
        if seat not in hand.live or len(hand.live) < 2:
            return hand
        hand = hand.copy()
        hand.kill(seat, "OP-X-19")
        return hand

    def said(self, state: State, seat: int, words: str) -> Line:
        who = _who(state, seat)
        action = parse_action(words)
        verb = verb_of(action)
        if verb in ("bet", "raise"):
            chips = amount_of(action)
            return Line(Message("holdem-bets", verb=verb, player=who, chips=chips))
        if verb == "show":
            cards = tuple(Card(format_card(card)) for card in _held(state.hand, seat))
            return Line(Message("holdem-shows", player=who, cards=cards))
        return Line(Message("holdem-acts", verb=verb, player=who))

    # -- what is seen ------------------------------------------------------------------

    def hand_view(self, state: State, reader: int) -> HandView:
        hand = state.hand
        if hand is None:
            return _lying(state)
        seen = view(hand, reader if reader >= 0 else None)
        turn = not state.still and seen.turn == reader >= 0
        return HandView(
            seats=tuple(_seat(seen, seat) for seat in range(seen.seats)),
            phase=seen.phase,
            carried=seen.carried,
            play=_play(state, hand, seen, turn),
            my_cards=tuple(
                MyCard(card=format_card(card), legal=False)
                for card in sorted(seen.cards, key=lambda card: -(card % 13))
            ),
            actions=_offered(seen) if turn else (),
            doing=Message("holdem-to-do", phase=seen.phase),
            spoken_card=_last_said(state, seen),
            spoken_trick=_board_said(seen),
        )

    def open_hands(self, hand: Hand) -> tuple[tuple[int, int], ...]:
        return tuple((seat, hand.hole_of(seat)) for seat in hand.live)

    def faced(self, hand: Hand) -> tuple[tuple[str, int], ...]:
        burned = [("burned", card) for card in hand.burned]
        return (*burned, *(("board", card) for card in hand.board))

    def before_play(self, hand: Hand) -> bool:
        """A fault of the deal is a misdeal until two have acted (HOLDEM-15)."""
        return len(hand.history) < 2 and not hand.board


def _lying(state: State) -> HandView:
    """Between hands the board and the hands that were shown stay until the next deal."""
    last = state.history[-1] if state.history and state.stage in ("pause", "ended") else None
    if last is None or last.void or last.hand is None:
        return empty_hand_view(state)
    play = _play(state, last.hand, view(last.hand, None), False)
    none = (0,) * len(play.bets)
    told = msgspec.structs.replace(
        play, bets=none, pots=(), won=_awards(last.hand), chances=_all_chances(last.hand)
    )
    return replace(empty_hand_view(state), play=told)


def _awards(hand: Hand) -> tuple[HoldemAward, ...]:
    """The pots in the order in which they are pushed, with the five cards that won each."""
    result = hand.result()
    board = sum(1 << card for card in hand.board)
    told = []
    for award in result.awards:
        five = 0
        for seat in award.winners if result.ending == "showdown" else ():
            five |= best_five(hand.hole_of(seat) | board)
        cards = tuple(format_card(card) for card in range(51, -1, -1) if five >> card & 1)
        told.append(HoldemAward(amount=award.amount, seats=award.winners, cards=cards))
    return tuple(told)


def _all_chances(hand: Hand) -> tuple[HoldemChances, ...]:
    """Of an all-in, street by street from where the betting was over; only where all who play for
    a pot lie open, so that nothing is told that not everybody may see."""
    seen = view(hand, None)
    live = [seat for seat in hand.live if seen.shown[seat]]
    if len(live) < 2 or len(live) < len(hand.live) or len(seen.board) < 5:
        return ()
    lay = LAY.get(seen.history[-1].phase, 5) if seen.history else 0  # when the betting was over
    holes = tuple(hand.hole_of(seat) for seat in live)
    told = []
    for cards in (n for n in (0, 3, 4) if n >= lay):
        shares = [0.0] * seen.seats
        board = sum(1 << card for card in hand.board[:cards])
        for seat, share in zip(live, _shares(holes, board), strict=True):
            shares[seat] = share
        told.append(HoldemChances(board=cards, shares=tuple(shares)))
    return tuple(told)


@lru_cache(maxsize=1024)
def _shares(holes: tuple[int, ...], board: int) -> tuple[float, ...]:
    """All boards are counted; what folded hands hold is known to nobody, and stays in the pack.
    Before the flop that takes up to 20 ms, and every reader's view has it until the next deal: it
    is kept for more tables than a hall has."""
    return tuple(round(share, 4) for share in exact(holes, board).shares)


def _rules(state: State) -> Rules:
    """The rules as they stand: blinds rise, and small chips are changed up."""
    rules: Rules = state.rules if state.run is None else state.run.rules
    return rules


def _post(hand: Hand, seat: int) -> str:
    return "HOLDEM-107" if seat == hand.small else "HOLDEM-108"


def _held(hand: Hand, seat: int) -> tuple[int, ...]:
    return tuple(card for card in range(51, -1, -1) if hand.hole_of(seat) >> card & 1)


def _who(state: State, seat: int) -> Player:
    return Player(state.seats[seat].name)


def _seat(seen: View, seat: int) -> SeatHand:
    dealt, live = seat in seen.dealt_in, seat in seen.live
    note = "small-blind" if seat == seen.small else "big-blind" if seat == seen.big else ""
    if dealt and not live:
        note = "folded"
    elif seat in seen.all_in:
        note = "all-in"
    return SeatHand(
        status="waiting" if not dealt else "in" if live else "out",
        cards=2 if live and not seen.shown[seat] else 0,
        note=Message("holdem-note", note=note) if note else no_words,
    )


def _play(state: State, hand: Hand, seen: View, turn: bool) -> HoldemPlay:
    least, most = seen.bounds if turn else (0, 0)
    sizes = [amount_of(action) for action in seen.legal if verb_of(action) in ("bet", "raise")]
    return HoldemPlay(
        board=tuple(format_card(card) for card in seen.board),
        small=-1 if seen.small is None else seen.small,
        big=seen.big,
        small_blind=hand.rules.small_blind,
        big_blind=hand.rules.big_blind,
        ante=hand.rules.ante,
        bets=tuple(seen.bets),
        pots=_pots(seen),
        shown=tuple(tuple(format_card(card) for card in cards) for cards in seen.shown),
        all_in=seen.all_in,
        structure=state.rules.structure,
        to_call=seen.to_call if turn else 0,
        least=least,
        most=most,
        pot_to=sizes[1] if len(sizes) == 3 else 0,
        step=hand.rules.least_chip,
        verb="raise" if seen.level else "bet",
    )


def _pots(seen: View) -> tuple[HoldemPot, ...]:
    """The main pot and the side pots. There is one pot, bets among it, until somebody is all in
    for less than others have: what a player has not called yet, and a bet that nobody has, is no
    pot of its own."""
    told: list[HoldemPot] = []
    betting = seen.phase not in ("showdown", "over")
    for pot in seen.pots:
        outside = set(told[-1].seats) - set(pot.seats) if told else set()
        short = outside & set(seen.all_in)
        if told and betting and not (short and len(pot.seats) > 1):
            last = told.pop()
            told.append(HoldemPot(amount=last.amount + pot.amount, seats=last.seats))
        else:
            told.append(HoldemPot(amount=pot.amount, seats=pot.seats))
    return tuple(told)


def _offered(seen: View) -> tuple[MyAction, ...]:
    """The acts as buttons; a call with its price. Other sizes lie between `least` and `most`."""
    found = []
    for action in seen.legal:
        words = format_action(action)
        cost = seen.to_call if words == "call" else amount_of(action)
        paid = cost if verb_of(action) in ("call", "bet", "raise") else 0
        found.append(MyAction(words=words, cost=paid))
    return tuple(found)


def _last_said(state: State, seen: View) -> Message:
    if not seen.history:
        return no_words
    step = seen.history[-1]
    who, verb = _who(state, step.seat), verb_of(step.action)
    if verb in ("bet", "raise"):
        return Message("holdem-last-bet", verb=verb, player=who, chips=amount_of(step.action))
    return Message("holdem-last-act", verb=verb, player=who)


def _board_said(seen: View) -> Message:
    if not seen.board:
        return no_words
    cards = tuple(Card(format_card(card)) for card in seen.board)
    return Message("holdem-board", street=STREETS.get(len(cards), "table"), cards=cards)


def _report(state: State) -> list[Line]:
    """Say who won which pot, and with what (HOLDEM-83, 98)."""
    hand = state.hand
    result = hand.result()
    if result.ending == "void":
        return [Line(Message("holdem-the-hand-is-void"), "HOLDEM-16")]
    lines = []
    several = len(result.awards) > 1
    for number, award in enumerate(result.awards):
        main = "main" if number == len(result.awards) - 1 else "side"
        pot = Message("holdem-which-pot", pot=main if several else "only")
        for seat, share in zip(award.winners, award.shares, strict=True):
            made = _made(hand, seat) if result.ending == "showdown" else None
            text = _won(_who(state, seat), len(award.winners) > 1, pot, share, made)
            lines.append(Line(text, award.clause))
    if result.carried:
        told = Message("holdem-stay-for-the-next-pot", chips=result.carried)
        lines.append(Line(told, "HOLDEM-36"))
    return lines


def _won(who: Player, shared: bool, pot: Message, chips: int, made: Message | None) -> Message:
    how = "shares" if shared else "wins"
    if made is None:
        return Message("holdem-wins-a-pot", how=how, player=who, pot=pot, chips=chips)
    return Message("holdem-wins-a-pot-with", how=how, player=who, pot=pot, chips=chips, hand=made)


def _made(hand: Hand, seat: int) -> Message:
    """The best five of the seven, in words."""
    return describe(hand_value(hand.hole_of(seat) | sum(1 << card for card in hand.board)))


TABLE = Holdem()
