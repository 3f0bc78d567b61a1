"""Po-Ke-No at a live table: games without end until the session's time is up.

The table itself is the caller (OP-POKENO-01): it turns a card every five seconds, or as fast as
bots need where only bots play, and settles when somebody has called "out" and the others have had
five seconds to call on the same card. Each seat has one of the boards that ship, in an order of
the seed's, for the whole session (OP-POKENO-08). The server covers what is called; whoever would
rather cover by hand does so on their page, and a miss is their own: only a call of "out"
counts (LLAA-POKENO-07).

"out" without a full pattern is refused and costs nothing (OP-POKENO-07); where the house says so,
whoever called falsely sits out the game. Nobody's time is up here: who says nothing says nothing.

Chips go from the bank, whose lots the game's own session counts (LLAA-T-25, OP-T-07), to the
winner. Even hands play an extra game among themselves, which is played to its end after time too
(OP-POKENO-02, LLAA-T-07).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from cardhall.cards.notation import format_card
from cardhall.cards.poker import hand_name
from cardhall.cards.table import RulesError
from cardhall.games.po_ke_no import (
    CALL_ACTION,
    PATTERNS,
    PO_KE_NO,
    Hand,
    Rules,
    Session,
    View,
    announcement,
    format_action,
    out_action,
    parse_action,
    pattern_value,
    seat_of,
    verb_of,
    view,
)
from cardhall.games.po_ke_no.boards import shipped
from cardhall.games.po_ke_no.table_view import PoKeNoBoard, PoKeNoNear, PoKeNoPlay
from cardhall.messages import Message, Player, no_words
from cardhall.tables.events import BANK, Line, Move
from cardhall.tables.game import Score, TableGame, Wrong
from cardhall.tables.log import amount
from cardhall.tables.shapes import Barred, HandView, MyAction, SeatHand

if TYPE_CHECKING:
    from cardhall.tables.state import State

CARD_MS = 5_000  # from card to card, while people play
ALONE_MS = 2_000  # ... while one plays with bots of the usual speed
LAST_MS = 10_000  # after the last of the pack: claims are asked for once (OP-X-07)
MOST = 12  # boards that ship (LLAA-POKENO-01)


class PoKeNo(TableGame):
    """Whoever is first may speak."""

    game = "po_ke_no"
    title = "Po-Ke-No"
    unit = "chips"
    minutes = 30
    usual = 5
    turn_clause = "LLAA-POKENO-07"
    misdeal_clause = "LLAA-T-17"

    # -- rules -------------------------------------------------------------------------

    def rules(self, preset: str, options: dict[str, str | int | bool]) -> Rules:
        rules: Rules = super().rules(preset, options)
        if rules.caller != "official":
            itself = Message("po-ke-no-the-table-itself-calls")
            raise RulesError("caller", Message("as-it-stands", value=repr(rules.caller)), itself)
        return rules

    def seat_limits(self, rules: Rules) -> tuple[int, int, str]:
        return rules.min_seats, min(rules.max_seats, MOST), "LLAA-POKENO-01"

    def card_lines(self, rules: Rules, preset: str) -> tuple[tuple[str, Message, str], ...]:
        line, best = amount(preset, rules.line_chips), amount(preset, rules.po_ke_no_chips)
        cost = rules.false_call
        return (
            ("line_chips", Message("po-ke-no-line-pays", amount=line), "LLAA-POKENO-08"),
            ("po_ke_no_chips", Message("po-ke-no-corners-pay", amount=best), "LLAA-POKENO-10"),
            ("caller", Message("po-ke-no-the-table-calls"), "OP-POKENO-01"),
            ("even", Message("po-ke-no-even", even=rules.even), "OP-POKENO-02"),
            ("late", Message("po-ke-no-late", late=rules.late), "OP-POKENO-03"),
            ("false_call", Message("po-ke-no-false-call", cost=cost), "OP-POKENO-07"),
        )

    # -- the session -------------------------------------------------------------------

    def begin(self, state: State) -> Session:
        assert state.secrets is not None
        order = state.secrets.shuffles().order("boards/1", len(shipped()))
        return Session(state.rules, [shipped()[number] for number in order[: len(state.seats)]])

    def first_deal(self, state: State) -> Line:
        return Line(Message("po-ke-no-each-has-a-board"), "OP-POKENO-01")

    def dealer(self, state: State) -> int:
        return -1

    def players(self, state: State) -> tuple[int, ...]:
        """All who play, or those of an extra game between even hands."""
        fit = [s for s, place in enumerate(state.seats) if place.playing and not place.disqualified]
        if state.run.due:
            left = [seat for seat in state.run.extra if seat in fit]
            fit = left if len(left) > 1 else fit
        return tuple(fit)

    def start_hand(self, state: State, run: Session, deck: list[int]) -> Hand:
        """The session deals to the seats of its extra game, or to all: told which are taken."""
        run.extra = list(self.players(state))
        return run.start_hand(deck)

    def settled(self, state: State) -> Session:
        run, _ = self._finished(state)
        return run

    def _finished(self, state: State) -> tuple[Session, Sequence[Any]]:
        """The session after the game that is over, and what it paid."""
        run: Session = self.copied(state.run)
        moved = run.finish(state.hand)
        if not run.due:
            run.extra = []
        return run, moved

    def void(self, state: State) -> Session:
        """A game that does not stand is dealt anew: earlier ones stand."""
        run: Session = self.copied(state.run)
        run.in_hand = False
        run.extra = run.extra if run.due else []
        return run

    def score(self, state: State) -> Score:
        result = state.hand.result()
        _, moved = self._finished(state)
        paid = [one for one in moved if isinstance(one.to, int)]
        winners = () if result.winner is None else (result.winner,)
        moves = tuple(
            Move(source=BANK, target=f"seat:{one.to}", amount=one.amount, clause=one.clause)
            for one in paid
        )
        return Score(result.ending, winners, moves, tuple(_report(state, moved)))

    def over(self, state: State) -> str:
        fit = [s for s in state.seats if s.playing and not s.disqualified]
        return "" if len(fit) > 1 else "one left"

    def at_time(self, state: State) -> bool:
        """An extra game that is due is played first."""
        return not state.run.due

    # -- acts --------------------------------------------------------------------------

    def asked(self, hand: Hand) -> tuple[int, ...]:
        """Everybody, all the time: whom the table asks must not tell who has a full pattern."""
        if hand.phase not in ("call", "claims"):
            return ()
        return tuple(seat for seat in hand.playing if seat not in hand.sitting_out)

    def own_words(self, hand: Hand) -> str:
        if hand.is_over:
            return ""
        return "call" if hand.phase == "call" and hand.calls < 52 else "settle"

    def turn_ms(self, state: State) -> int:
        """From card to card."""
        if state.hand is not None and state.hand.phase == "call" and state.hand.calls == 52:
            return min(state.terms.turn_ms, LAST_MS)
        if len(state.persons()) == 1:  # alone with bots, who are as quick as the player likes
            return min(state.terms.turn_ms, ALONE_MS * state.terms.bot_pause_ms // 900)
        if state.persons():
            return min(state.terms.turn_ms, CARD_MS)
        return min(state.terms.turn_ms, state.terms.bot_pause_ms + 300)

    def checked(self, hand: Hand, seat: int, words: str) -> str | Wrong:
        own = format_action(out_action(seat))
        if words.strip() not in ("out", own):
            cure = Message("call-when-a-pattern-is-full")
            why = Message("only-the-table-turns-cards-and-settles")
            return Wrong(why, cure, "LLAA-POKENO-03")
        refusal = hand.why_not(out_action(seat))
        if refusal is None or self._sits_out(hand, seat):
            return own
        cure = Message("wait-for-a-card-that-fills")
        why = Message("what-a-referee-says", told=refusal.text)
        return Wrong(why, cure, refusal.clause, refusal.reason)

    def _sits_out(self, hand: Hand, seat: int) -> bool:
        """Is a false call one that may be made here, at the price of the game?"""
        may = hand.phase in ("call", "claims") and seat in self.asked(hand)
        return may and hand.rules.false_call == "sit-out-game" and seat not in hand.claims

    def after(self, hand: Hand, seat: int, words: str) -> Hand:
        hand = hand.copy()
        action = parse_action(words)
        if hand.why_not(action) is None:
            hand.apply(action)
        elif verb_of(action) == "out":
            hand.false_call(seat_of(action))
        else:
            hand.force(action)
        return hand

    def remedy(self, hand: Hand, seat: int) -> str:
        """Nobody has a turn: when the time is up the table goes on."""
        return self.own_words(hand)

    def moved(self, hand: Hand) -> int:
        return 0

    def stakes(self, hand: Hand, start: int = 0) -> tuple[Move, ...]:
        """Nothing is put in; the bank pays when the game is over."""
        return ()

    # -- bots --------------------------------------------------------------------------

    def wants(self, hand: Hand, seat: int) -> bool:
        return hand.why_not(out_action(seat)) is None

    def seen_by(self, hand: Hand, seat: int) -> tuple[View, tuple[int, ...]]:
        seen = view(hand, seat)
        return seen, seen.legal

    # -- what is seen and said ---------------------------------------------------------

    def said(self, state: State, seat: int, words: str) -> Line:
        action = parse_action(words)
        hand: Hand = state.hand
        if verb_of(action) == "call":
            card = self.after(hand, -1, words).called[-1]
            return Line(_said_aloud(card), "LLAA-POKENO-03")
        if verb_of(action) == "settle":
            if hand.claims:
                return Line(Message("po-ke-no-claims-are-settled"), "LLAA-POKENO-13")
            return Line(Message("po-ke-no-all-called-nobody-out"), "OP-X-07")
        who = Player(state.seats[seat].name)
        if hand.why_not(action) is None:
            return Line(Message("po-ke-no-calls-out", player=who), "LLAA-POKENO-07")
        return Line(Message("po-ke-no-calls-falsely", player=who), "OP-POKENO-07")

    def hand_view(self, state: State, reader: int) -> HandView:
        hand: Hand | None = state.hand
        if hand is None:
            waiting = SeatHand(status="waiting")
            return HandView(seats=(waiting,) * len(state.seats), play=_last_game(self, state))
        seen = view(hand, reader if reader >= 0 else None)
        mine = not state.still and reader in seen.playing
        actions, barred = _offered(self, hand, reader) if mine else ((), ())
        return HandView(
            seats=tuple(_seat(seen, seat) for seat in range(hand.seats)),
            phase=seen.phase,
            stock=52 - len(seen.called),
            discards=len(seen.called),
            play=_play(self, state, seen, state.run),
            actions=actions,
            barred=barred,
            doing=Message("po-ke-no-to-call-out"),
            spoken_card=_said_aloud(seen.called[-1]) if seen.called else no_words,
            spoken_trick=_spoken_claims(state, seen),
        )

    def open_hands(self, hand: Hand) -> tuple[tuple[int, int], ...]:
        """Boards lie open, and nobody holds cards."""
        return ()

    def faced(self, hand: Hand) -> tuple[tuple[str, int], ...]:
        return tuple(("called", card) for card in hand.called)

    # -- the chair ---------------------------------------------------------------------

    def before_play(self, hand: Hand) -> bool:
        return bool(hand.calls == 0)

    def with_dead(self, hand: Hand, seat: int) -> Hand:
        """The seat's board is out of this game; with one left the game goes on as it is."""
        among = [other for other in hand.playing if other != seat]
        if len(among) < 2 or seat not in hand.playing:
            return hand
        other = Hand(hand.rules, hand.boards, among)
        other.deal(hand._order_of_pack())
        for _ in hand.called:
            other.apply(CALL_ACTION)
        for out in hand.sitting_out:
            if out != seat:
                other.false_call(out)
        for claim in hand.claims:
            if claim != seat:
                other.apply(out_action(claim))
        return other


def _offered(
    game: PoKeNo, hand: Hand, seat: int
) -> tuple[tuple[MyAction, ...], tuple[Barred, ...]]:
    """The call is offered all the time: whether it would be right is for the player's eyes to
    find."""
    words = format_action(out_action(seat))
    refusal = hand.why_not(out_action(seat))
    over = seat in hand.claims or seat not in game.asked(hand)
    if refusal is not None and over:
        assert isinstance(refusal.text, Message)
        return (), (Barred(words=words, why_not=refusal.text, clause=refusal.clause),)
    return (MyAction(words=words),), ()


# -- the view ----------------------------------------------------------------------------


def _seat(seen: View, seat: int) -> SeatHand:
    if seat not in seen.playing:
        return SeatHand(status="waiting")
    if seat in seen.sitting_out:
        return SeatHand(status="out", note=Message("po-ke-no-sits-out"))
    note = Message("po-ke-no-called") if seat in seen.claims else no_words
    return SeatHand(status="playing", note=note)


def _play(game: PoKeNo, state: State, seen: View, run: Session) -> PoKeNoPlay:
    return PoKeNoPlay(
        called=tuple(format_card(card) for card in seen.called),
        words=announcement(seen.called[-1]) if seen.called else no_words,
        boards=tuple(_board(seen, seat) for seat in seen.playing),
        claims=seen.claims,
        sitting_out=seen.sitting_out,
        extra=tuple(run.extra) if run.due else (),
        due=run.due,
        bank=run.bank,
        lots=run.lots,
        card_ms=game.turn_ms(state),
        near=tuple(_near(seen)) if seen.seat in seen.playing else (),
    )


def _board(seen: View, seat: int) -> PoKeNoBoard:
    return PoKeNoBoard(
        seat=seat,
        cards=tuple(format_card(card) for card in seen.boards[seat]),
        covered=seen.covered[seat],
        won=PATTERNS[_best(seen, seat)] if _has_won(seen, seat) else (),
    )


def _has_won(seen: View, seat: int) -> bool:
    return seen.result is not None and seat in (seen.result.winner, *seen.result.even)


def _best(seen: View, seat: int) -> int:
    """The number of the best pattern that a seat has covered."""
    covered = set(seen.covered[seat])
    last = seen.boards[seat].index(seen.called[-1]) if seen.called[-1] in seen.boards[seat] else -1
    full = [
        number
        for number, cells in enumerate(PATTERNS)
        if covered.issuperset(cells) and (seen.rules.late == "allowed" or last in cells)
    ]
    return max(full, key=lambda number: pattern_value(seen.boards[seat], number))


def _near(seen: View) -> Iterator[PoKeNoNear]:
    """The patterns of the reader's board that lack one card."""
    assert seen.seat is not None
    covered = set(seen.covered[seen.seat])
    for number, cells in enumerate(PATTERNS):
        missing = [cell for cell in cells if cell not in covered]
        if len(missing) == 1:
            yield PoKeNoNear(cells=cells, lacks=missing[0], po_ke_no=number == PO_KE_NO)


def _last_game(game: PoKeNo, state: State) -> PoKeNoPlay | None:
    """Between games: the boards as they lay, with what won."""
    facts = state.history[-1] if state.history else None
    if facts is None or facts.hand is None or not facts.hand.is_over:
        return None
    return _play(game, state, view(facts.hand, None), state.run)


def _said_aloud(card: int) -> Message:
    """A card that is called, as a sentence."""
    return Message("po-ke-no-is-called", card=announcement(card))


def _spoken_claims(state: State, seen: View) -> Message:
    return called_out(state, seen.claims)


def called_out(state: State, seats: Sequence[int]) -> Message:
    """Say who called "out"; nothing where nobody did."""
    if not seats:
        return no_words
    who = tuple(Player(state.seats[seat].name) for seat in seats)
    return Message("po-ke-no-called-out", players=who)


# -- the report --------------------------------------------------------------------------


def _report(state: State, moved: Sequence[Any]) -> Iterator[Line]:
    """Find who called what, and what the bank paid (LLAA-POKENO-08 to 13)."""
    hand: Hand = state.hand
    result, seen = hand.result(), view(hand, None)
    names = [Player(place.name) for place in state.seats]
    if result.ending == "dead":
        yield Line(Message("po-ke-no-dead-game"), result.clause)
        return
    if result.even:
        who = tuple(names[seat] for seat in result.even)
        chips = amount(state.preset, state.run.due or result.chips)
        yield Line(Message("po-ke-no-are-even", players=who, amount=chips), "OP-POKENO-02")
    else:
        assert result.winner is not None
        won, pattern = names[result.winner], _pattern_words(seen, result.winner)
        yield Line(
            Message("po-ke-no-is-out-with", player=won, pattern=pattern),
            "LLAA-POKENO-06" if result.clause == "LLAA-POKENO-08" else "LLAA-POKENO-09",
        )
    for seat in hand.claims:
        if seat != result.winner:
            clause = "OP-POKENO-02" if seat in result.even else "LLAA-POKENO-11"
            pattern = _pattern_words(seen, seat)
            told = Message("po-ke-no-called-out-with", player=names[seat], pattern=pattern)
            yield Line(told, clause)
    for movement in moved:
        sum_ = amount(state.preset, movement.amount)
        told = (
            Message("po-ke-no-the-bank-pays", player=names[movement.to], amount=sum_)
            if isinstance(movement.to, int)
            else Message("po-ke-no-a-further-lot", amount=sum_)
        )
        yield Line(told, movement.clause)


def _pattern_words(seen: View, seat: int) -> Message:
    """Say what somebody called with: "flush in row 2", "Po-Ke-No"."""
    number = _best(seen, seat)
    if number == PO_KE_NO:
        return Message("po-ke-no-corners-and-centre")
    kind = hand_name(pattern_value(seen.boards[seat], number)).replace(" ", "-")
    hand = Message("po-ke-no-hand", kind=kind)
    if number < 5:
        return Message("po-ke-no-in-a-row", hand=hand, row=number + 1)
    if number < 10:
        return Message("po-ke-no-in-a-column", hand=hand, column=number - 4)
    return Message("po-ke-no-in-a-diagonal", hand=hand)


TABLE = PoKeNo()
