"""Pitty-Pat at a live table: game after game for a chip from the bank, until the time is up.

For the first deal each is given a card from the seed's order, and the highest deals. When a time
runs out: the card on offer is let go by (where the house rule says that who can use it must, it is
taken); a single is thrown, a dead card first, else the lowest.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardhall.cards.notation import format_card
from cardhall.cards.table import highest_draw
from cardhall.games.pitty_pat import Hand, Rules, Session, View, cards_of, parse_action, view
from cardhall.games.pitty_pat.table_view import PittyPatPlay
from cardhall.messages import Card, Chips, Message, Player, no_words
from cardhall.tables.events import Line
from cardhall.tables.game import Score, TableGame, choices, empty_hand_view, my_cards
from cardhall.tables.shapes import HandView, MyCard, SeatHand

if TYPE_CHECKING:
    from cardhall.tables.state import State


ALONE_MS = 400
THINKS_MS = 2_400


class PittyPat(TableGame):
    """Five cards each; who has paired them all is out."""

    game = "pitty_pat"
    title = "Pitty-Pat"
    unit = "chips"
    minutes = 30
    usual = 5
    turn_clause = "LLAA-PITTY-14"
    misdeal_clause = "LLAA-T-17"

    def seat_limits(self, rules: Rules) -> tuple[int, int, str]:
        return rules.min_seats, rules.max_seats, "LLAA-T-34"

    def start_chips(self, rules: Rules) -> int:
        return 0

    def card_lines(self, rules: Rules, preset: str) -> tuple[tuple[str, Message, str], ...]:
        pays = Message("pitty-pat-a-game-pays-from-the-bank", count=rules.win_chips)
        pat_pays = Message("pitty-pat-a-pat-hand-pays", count=rules.pat_chips)
        return (
            ("take", Message("pitty-pat-who-can-use-the-card", take=rules.take), "OP-PITTY-01"),
            ("dead", Message("pitty-pat-what-is-dead", dead=rules.dead), "LLAA-PITTY-08"),
            ("pat", Message("pitty-pat-what-a-pat-hand-does", pat=rules.pat), "LLAA-PITTY-11"),
            (
                "forced_pass",
                Message("pitty-pat-who-has-nothing-that-fits", forced=rules.forced_pass),
                "LLAA-PITTY-04",
            ),
            ("win_chips", pays, "LLAA-T-25"),
            ("pat_chips", pat_pays, "LLAA-PITTY-11"),
        )

    # -- the session -------------------------------------------------------------------

    def begin(self, state: State) -> Session:
        """Those who play draw for the first deal."""
        assert state.secrets is not None
        run = Session(state.rules, len(state.seats))
        cards = state.secrets.shuffles().draw_for_deal(1)
        run.opening = highest_draw(iter(cards), self.players(state))
        run.name_dealer(max(run.opening[-1], key=lambda draw: draw[1] % 13)[0])
        return run

    def first_deal(self, state: State) -> Line:
        drawn = tuple(
            Message(
                "somebody-and-card",
                player=Player(state.seats[seat].name),
                card=Card(format_card(card)),
            )
            for seat, card in state.run.opening[-1]
        )
        who = Player(state.seats[state.run.dealer].name)
        return Line(Message("pitty-pat-drawn-for-the-deal", drawn=drawn, player=who), "OP-PITTY-01")

    def players(self, state: State) -> tuple[int, ...]:
        """Find who has a seat and is not out of the event."""
        return tuple(
            seat for seat, place in enumerate(state.seats)
            if place.playing and not place.disqualified
        )  # fmt: skip

    def start_hand(self, state: State, run: Session, deck: list[int]) -> Hand:
        """The session deals; at a table with an empty seat, to the others."""
        hand = run.start_hand(deck, self.spare(state))
        players = self.players(state)
        if len(players) < run.seats:
            hand = Hand(run.rules, run.dealer, run.seats, playing=players)
            hand.deal(deck, self.spare(state))
        return hand

    def settled(self, state: State) -> Session:
        """The deal passes to the left, over empty seats."""
        run: Session = super().settled(state)
        players = self.players(state)
        while players and run.dealer not in players:
            run.dealer = (run.dealer + 1) % run.seats
        return run

    def void(self, state: State) -> Session:
        """A game that does not stand: the same dealer deals again."""
        run: Session = self.copied(state.facts.run if state.facts else state.run)
        return run

    def over(self, state: State) -> str:
        """The clock ends it, or that nobody is left to play with."""
        return "one left" if len(self.players(state)) < 2 else ""

    def score(self, state: State) -> Score:
        result = state.hand.result()
        winners = () if result.winner is None else (result.winner,)
        return Score(result.ending, winners, self.moves(state.hand), tuple(_report(state)))

    def got(self, hand: Hand) -> tuple[tuple[int, int], ...]:
        """Pairs that came with the deal lie open already."""
        return tuple((seat, hand.singles_of(seat) | hand.pairs_of(seat)) for seat in hand.dealt_in)

    def faced(self, hand: Hand) -> tuple[tuple[str, int], ...]:
        """Say what was turned from the stock."""
        return tuple(("turned", one.card) for one in hand.history if not one.thrown)

    # -- acts --------------------------------------------------------------------------

    def remedy(self, hand: Hand, seat: int) -> str:
        words = self.words(hand)
        if "pass" in words:
            return "pass"
        if "take" in words:
            return "take"
        return min(words, key=lambda one: (cards_of(parse_action(one)).bit_length() - 1) % 13)

    def own_words(self, hand: Hand) -> str:
        """By house rule the card goes by where nothing else may be done."""
        by_itself = hand.rules.forced_pass == "by-itself" and hand.phase == "offer"
        return "pass" if by_itself and self.words(hand) == ["pass"] else ""

    def own_seat(self, hand: Hand) -> int:
        return int(hand.turn)

    def turn_ms(self, state: State) -> int:
        """A card that nothing fits goes by at once for who is alone with bots. Where people look on
        it takes as long as one thinks, by dice: nobody sees who had a choice."""
        if state.hand is None or not self.own_words(state.hand) or state.secrets is None:
            return state.terms.turn_ms
        if state.seats[state.hand.turn].automatic:
            return state.terms.bot_pause_ms
        if len(state.persons()) < 2:
            return ALONE_MS
        dice = state.secrets.shuffles().derive_int_seed(f"goes by/{state.step}")
        return ALONE_MS + dice % THINKS_MS

    def may_take_back(self, before: Hand, after: Hand, words: str) -> bool:
        """Tell whether somebody who let a card go by may still say otherwise: the turn is lost when
        the next has spoken or another card is turned (OP-PITTY-07)."""
        return words == "pass" and not after.is_over and after.upcard == before.upcard

    # -- what is seen and said ---------------------------------------------------------

    def said_lying(self, state: State, seat: int, words: str) -> Line:
        """Say what lies there: whoever reaches for a card in another's turn lays no pair down."""
        if words != "take":
            return self.said(state, seat, words)
        who, up = Player(state.seats[seat].name), Card(format_card(state.hand.upcard))
        return Line(Message("pitty-pat-reaches-for", player=who, card=up), "LLAA-PITTY-04")

    def said(self, state: State, seat: int, words: str) -> Line:
        who = Player(state.seats[seat].name)
        verb, *cards = words.split()
        if verb == "take":
            up = Card(format_card(state.hand.upcard))
            told = Message("pitty-pat-takes-and-lays-the-pair-down", player=who, card=up)
            return Line(told, "LLAA-PITTY-04")
        if verb == "throw":
            return Line(Message("pitty-pat-throws", player=who, card=Card(cards[0])))
        return Line(Message("pitty-pat-lets-it-go-by", player=who))

    def hand_view(self, state: State, reader: int) -> HandView:
        hand = state.hand
        if hand is None:
            return replace(empty_hand_view(state), play=_lying(state))
        seen = view(hand, reader if reader >= 0 else None)
        turn = not state.still and seen.turn == reader >= 0
        throws = turn and seen.phase == "throw"
        offered = turn and seen.phase == "offer"
        actions, barred = choices(self, hand, ["take", "pass"]) if offered else ((), ())
        return HandView(
            seats=tuple(_seat(seen, seat) for seat in range(seen.seats)),
            phase=seen.phase,
            stock=seen.stock,
            discards=len(seen.discards),
            play=_play(state, seen),
            my_cards=_mine(self, hand, seen, throws),
            actions=actions,
            barred=barred,
            doing=Message("pitty-pat-to-throw-a-card")
            if seen.phase == "throw"
            else Message("pitty-pat-to-take-it-or-let-it-go-by"),
            spoken_card=_last_said(state, seen),
        )

    def before_play(self, hand: Hand) -> bool:
        return not any(one.taker is not None or one.thrown for one in hand.history)


def _mine(game: PittyPat, hand: Hand, seen: View, throws: bool) -> tuple[MyCard, ...]:
    """My singles, and then my pairs that lie open to nobody."""
    hidden = [card for card in seen.pairs if card not in _open_to_all(seen)]
    held = sorted([*seen.singles, *hidden], key=lambda card: (-(card % 13), card))
    return my_cards(game, hand, [format_card(card) for card in held], throws, "throw")


def _open_to_all(seen: View) -> tuple[int, ...]:
    return seen.open[seen.seat] if seen.seat is not None else ()


def _seat(seen: View, seat: int) -> SeatHand:
    return SeatHand(
        status="in" if seat in seen.dealt_in else "waiting",
        cards=seen.sizes[seat],
        note=Message("pitty-pat-note-lets-it-go") if seat in seen.asked else no_words,
    )


def _play(state: State, seen: View) -> PittyPatPlay:
    last = seen.history[-1] if seen.history and seen.upcard >= 0 else None
    return PittyPatPlay(
        upcard=format_card(seen.upcard) if seen.upcard >= 0 else "",
        upcard_of=last.seat if last else -1,
        thrown=last.thrown if last else False,
        passed=seen.asked,
        open=tuple(tuple(format_card(card) for card in cards) for cards in seen.open),
        gone=tuple(format_card(card) for card in seen.discards),
        bank=state.run.bank,
        pairs=tuple(format_card(card) for card in seen.pairs),
    )


def _lying(state: State) -> PittyPatPlay | None:
    """Between games the pairs that were laid down stay until the next deal."""
    last = state.history[-1] if state.history and state.stage in ("pause", "ended") else None
    if last is None or last.void or last.hand is None:
        return None
    return _play(state, view(last.hand, None))


def _last_said(state: State, seen: View) -> Message:
    if not seen.history:
        return no_words
    last = seen.history[-1]
    card = Card(format_card(last.card))
    if last.taker is not None:
        who = Player(state.seats[last.taker].name)
        return Message("pitty-pat-took-the-card", player=who, card=card)
    who = Player(state.seats[last.seat].name)
    if last.thrown:
        return Message("pitty-pat-threw-the-card", player=who, card=card)
    return Message("pitty-pat-is-turned-for", player=who, card=card)


def _report(state: State) -> list[Line]:
    """Say who is out, and what the bank pays."""
    result = state.hand.result()
    if result.winner is None:
        return [Line(Message("pitty-pat-the-stock-is-used-up"), "OP-PITTY-02")]
    who, chips = Player(state.seats[result.winner].name), Chips(result.chips)
    told = (
        Message("pitty-pat-is-out-with-a-pat-hand", player=who, chips=chips)
        if result.chips == state.rules.pat_chips
        else Message("pitty-pat-is-out", player=who, chips=chips)
    )
    lines = [Line(told, result.clause)]
    after = state.adapter.settled(state)
    if after.lots > state.run.lots:
        lines.append(Line(Message("pitty-pat-the-bank-gets-a-further-lot"), "OP-T-07"))
    return lines


TABLE = PittyPat()
