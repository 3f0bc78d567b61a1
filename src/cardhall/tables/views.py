"""What a seat, a spectator or the judge sees of a live table.

A view is built from what its reader may know, never by deleting from what she may not. Another
seat's hand, the number of her legal actions, whether her play was forced: none of it has a field.
Cards are written as two characters ("AS", "TD"). Times are ms since the epoch; `now` is not in
the view: the page compares `deadline` with the server's clock that came beside it.
"""

from __future__ import annotations

import msgspec

from cardhall.cards.notation import format_card
from cardhall.games.boure import Hand, View, format_action, parse_action, view
from cardhall.tables import deal
from cardhall.tables.card import CardLine, table_card
from cardhall.tables.log import amount, announcement, card_name
from cardhall.tables.state import HandFacts, State
from cardhall.tables.table import length_of_turn, may_undo


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it."""

    seat: int
    letter: str  # "A".. as in the log
    name: str
    taken: bool
    bot: bool  # a bot moves for this seat now
    sitting_in: bool  # ... for a person who may come back
    stack: int
    owed: int  # to put in with the next deal, instead of the ante
    status: str  # "waiting" "undecided" "in" "out" "lost" "disqualified" "empty"
    dealer: bool
    turn: bool
    cards: int  # how many she holds
    drawn: int | None  # how many she changed; None before her draw
    tricks: int
    card: str = ""  # what she drew for the first deal


class PlayedCard(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    card: str


class TrickView(msgspec.Struct, frozen=True, kw_only=True):
    """A trick in the order of play; `winner` is -1 while it lasts."""

    leader: int
    cards: tuple[PlayedCard, ...]
    winner: int = -1


class MyCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card of mine: whether it may be played now, and if not, why and by which clause."""

    card: str
    legal: bool
    words: str = ""  # the action that plays it
    why_not: str = ""
    clause: str = ""

    def __repr__(self) -> str:
        return "MyCard()"


class MyAction(msgspec.Struct, frozen=True, kw_only=True):
    """Something I may do now: the words of `Act`, and what it costs."""

    words: str
    cost: int = 0
    text: str = ""


class Barred(msgspec.Struct, frozen=True, kw_only=True):
    """Something I may not do now (a pass, say), with the reason and the clause."""

    words: str
    why_not: str
    clause: str


class Mine(msgspec.Struct, frozen=True, kw_only=True):
    """What only I see."""

    seat: int
    cards: tuple[MyCard, ...]
    actions: tuple[MyAction, ...]  # stay, pass, plays; a draw is built from `draw_max`
    barred: tuple[Barred, ...]
    draw_max: int  # how many cards I may change; 0 outside my draw
    may_draw_card: bool
    may_shuffle: bool
    may_cut: bool
    may_undo: bool
    may_buy_in: bool
    may_take_back_seat: bool
    must_acknowledge: bool
    costs: str  # "If you stay and take no trick, a bouré, you pay 9 chips."

    def __repr__(self) -> str:
        # A view may end up in a log or a traceback; the hand in it must not.
        return f"Mine(seat={self.seat}, cards={len(self.cards)})"


class HandReport(msgspec.Struct, frozen=True, kw_only=True):
    """A finished hand, public parts only (LLAA-BOURE-37).

    `tricks`: per seat, None for one who was not in; `none_taken`: seats in without a trick.
    """

    number: int
    dealer: int
    deck: int
    trump: str
    turned: str
    outcome: str
    winner: int
    tricks: tuple[int | None, ...]
    none_taken: tuple[int, ...]
    boures: tuple[int, ...]
    renegers: tuple[int, ...]
    pot: int
    counted_by: tuple[int, ...]
    paid: tuple[int, ...]  # net chips of each seat in this hand
    stacks: tuple[int, ...]
    next_pot: int
    played: tuple[TrickView, ...]
    text: tuple[str, ...]


class LogLine(msgspec.Struct, frozen=True, kw_only=True):
    at: int
    text: str
    clause: str = ""
    seat: int = -1


class ChairView(msgspec.Struct, frozen=True, kw_only=True):
    """The table is frozen until the chair has ruled (LLAA-T-17, LLAA-T-18)."""

    seat: int
    reason: str
    at: int
    turn_left: int  # ms that the turn has left, kept for afterwards
    looked_at: bool  # the judge has looked at the hands


class ResultView(msgspec.Struct, frozen=True, kw_only=True):
    """The end of a session: chips by seat, pot, locked; together what the table started with."""

    session: int
    stacks: tuple[int, ...]
    pot: int
    locked: int
    start: int
    why: str


class Reveal(msgspec.Struct, frozen=True, kw_only=True):
    """What proves the shuffles of a finished session against its commitment."""

    session: int
    commitment: str
    seed: str
    salt: str


class JudgeHand(msgspec.Struct, frozen=True, kw_only=True):
    """A hand, for the judge who was called and looks."""

    seat: int
    cards: tuple[str, ...]

    def __repr__(self) -> str:
        return f"JudgeHand(seat={self.seat})"


class Spoken(msgspec.Struct, frozen=True, kw_only=True):
    """Lines for a screen reader; each changes only when what it says has changed."""

    turn: str
    card: str
    trick: str
    pot: str


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table for one reader. `reader`: "seat", "spectator" or "judge"."""

    table: str
    event: str
    round: int
    number: int
    preset: str
    reader: str
    #: "seats" (being taken), "draw" (cards for the first deal), "shuffle", "cut", "stay",
    #: "exchange", "play", "ended"
    stage: str
    session: int
    hand: int  # number of the hand in the session, 0 before the first
    step: int  # goes back with `Act`
    seats: tuple[SeatView, ...]
    dealer: int
    deck: int  # 1 or 2 (LLAA-T-21, LLAA-T-22)
    pot: int
    carried: int  # of it, left from the hand before
    trump: str  # "C" "D" "H" "S", the marker that stays on view all hand (RAP-49); "" without
    turned: str  # the turned card, as long as it lies on view (RAP-20)
    announced: str  # "E announces hearts." (LLAA-BOURE-12)
    turn: int  # seat whose turn it is, -1
    deadline: int  # ms, end of her time; 0 while nothing runs
    turn_ms: int  # the whole of the time that ends then
    session_ms: int  # the session's whole time, without extra minutes
    ends_at: int  # ms, end of the session
    last_deal: bool  # time is up: this hand is finished and counted, no other begun
    out_pile: int  # cards of those who are out, kept apart (RAP-16)
    discards: int  # cards thrown in the exchange
    stock: int  # undealt cards
    trick: TrickView | None
    laid: tuple[str, ...]  # of a multiple lead, waiting face up for their tricks (RAP-26)
    tricks: tuple[TrickView, ...]  # of this hand, face up before their winners (RAP-23)
    last_hand: HandReport | None
    history: tuple[HandReport, ...]  # the newest, without their tricks
    log: tuple[LogLine, ...]
    chair: ChairView | None
    commitment: str
    reveals: tuple[Reveal, ...]
    results: tuple[ResultView, ...]
    table_card: tuple[CardLine, ...]
    spoken: Spoken
    may_begin: bool
    mine: Mine | None = None
    hands: tuple[JudgeHand, ...] = ()  # only for the judge who has looked

    def __repr__(self) -> str:
        return f"TableView(table={self.table!r}, reader={self.reader!r}, step={self.step})"


# -- building a view -------------------------------------------------------------------

LOG_LINES = 30  # of the newest; the whole story is in the stream
HANDS = 8  # finished ones in a view, without their tricks; `history` has them all


def view_for(state: State, reader: int | str | None) -> TableView:
    """The table for a seat (its number), a spectator (None) or the judge ("judge").

    A seat that is not a person's own is refused by the server before it asks. The judge sees
    hands only while the chair is called and she has looked, which the log tells everybody.
    """
    if state.stage == "closed":
        raise ValueError("the table is not open")
    me = reader if isinstance(reader, int) else -1
    hand = state.hand if state.stage == "hand" else None
    facts = state.facts
    seen = view(hand, me if me >= 0 else None) if hand else None
    rules = deal.rules_of(state)
    looked = reader == "judge" and state.call is not None and state.call.looked_at
    past = history(state, HANDS)
    tricks = _tricks(seen)
    shown = _shown_turned(seen)
    return TableView(
        table=state.table,
        event=state.event,
        round=state.round,
        number=state.number,
        preset=state.preset,
        reader="judge" if reader == "judge" else "seat" if me >= 0 else "spectator",
        stage=_stage(state),
        session=state.session,
        hand=state.hands,
        step=state.step,
        seats=tuple(_seat_view(state, seen, seat) for seat in range(len(state.seats))),
        dealer=state.dealer,
        deck=state.deck,
        pot=state.pot,
        carried=facts.pot_before if facts else state.pot,
        trump=facts.trump if hand and facts else "",
        turned=format_card(seen.turned) if seen and shown else "",
        announced=announcement(state, facts.dealer, facts.turned, facts.trump) if facts else "",
        turn=state.turn(),
        deadline=state.deadline,
        turn_ms=length_of_turn(state),
        session_ms=state.minutes * 60_000,
        ends_at=state.ends_at,
        last_deal=bool(seen and state.at >= state.ends_at),
        out_pile=_out_pile(hand),
        discards=_discards(hand),
        stock=seen.stock + seen.recycled if seen else 0,
        trick=_trick(seen),
        laid=tuple(format_card(card) for card in reversed(seen.laid)) if seen else (),
        tricks=tricks,
        last_hand=past[-1] if past else None,
        history=tuple(msgspec.structs.replace(hand, played=()) for hand in past),
        log=tuple(
            LogLine(at=line.at, text=line.text, clause=line.clause, seat=line.seat)
            for line in state.log[-LOG_LINES:]
        ),
        chair=_chair(state),
        commitment=state.commitment,
        reveals=tuple(
            Reveal(session=n, commitment=commitment, seed=seed, salt=salt)
            for n, commitment, seed, salt in state.reveals
        ),
        results=tuple(
            ResultView(
                session=e.session,
                stacks=e.stacks,
                pot=e.pot,
                locked=e.locked,
                start=e.start,
                why=e.why,
            )
            for e in state.ended
        ),
        table_card=table_card(rules, state.preset),
        spoken=_spoken(state, seen, me),
        may_begin=state.stage in ("seats", "ended"),
        mine=_mine(state, hand, seen, me) if me >= 0 else None,
        hands=_all_hands(hand) if looked and hand else (),
    )


def _stage(state: State) -> str:
    if state.stage == "hand" and state.hand is not None:
        return {"draw": "exchange"}.get(state.hand.phase, state.hand.phase)
    return state.stage


def _seat_view(state: State, seen: View | None, seat: int) -> SeatView:
    place = state.seats[seat]
    drawn = seen.drawn[seat] if seen else -1
    return SeatView(
        seat=seat,
        letter="ABCDEFGHIJ"[seat],
        name=place.name,
        taken=place.kind != "empty",
        bot=place.automatic,
        sitting_in=place.sitting_in,
        stack=state.stacks[seat],
        owed=max(0, state.owed[seat]),
        status=_status(state, seen, seat),
        dealer=seat == state.dealer and state.stage in ("shuffle", "cut", "hand"),
        turn=seat == state.turn() or (state.stage == "draw" and seat in deal.to_draw(state)),
        cards=seen.sizes[seat] if seen else 0,
        drawn=None if drawn < 0 else drawn,
        tricks=seen.tricks[seat] if seen else 0,
        card=state.drawn[seat][-1] if state.stage == "draw" and state.drawn[seat] else "",
    )


def _status(state: State, seen: View | None, seat: int) -> str:
    place = state.seats[seat]
    if place.kind == "empty":
        return "empty"
    if place.disqualified:
        return "disqualified"
    if place.lost:
        return "lost"
    if seen is None or seat not in seen.dealt_in:
        return "waiting"
    if seat in seen.staying:
        return "in"
    return "out" if seat in seen.passed else "undecided"


def _shown_turned(seen: View | None) -> bool:
    """The turned card lies on view until the dealer's own draw is done (RAP-20), or she is out."""
    if seen is None or seen.phase not in ("stay", "draw"):
        return False
    return seen.dealer not in seen.passed and seen.drawn[seen.dealer] < 0


def _out_pile(hand: Hand | None) -> int:
    """The hands of those who are out, a pile of its own (RAP-16) until it is shuffled anew: how
    many cards lie there, as everybody can count."""
    return hand.piles["thrown"] if hand else 0


def _discards(hand: Hand | None) -> int:
    """What was thrown in the exchange and lies there still."""
    return hand.piles["discards"] if hand else 0


def _trick(seen: View | None) -> TrickView | None:
    return _one_trick(seen.trick, -1) if seen and seen.trick else None


def _one_trick(cards: tuple[tuple[int, int], ...], winner: int) -> TrickView:
    played = tuple(PlayedCard(seat=seat, card=format_card(card)) for seat, card in cards)
    return TrickView(leader=cards[0][0], cards=played, winner=winner)


def _tricks(seen: View | None) -> tuple[TrickView, ...]:
    """The tricks played, face up before their winners (RAP-23)."""
    return _all_tricks(seen.history, seen.trump) if seen else ()


def _all_tricks(
    tricks: tuple[tuple[tuple[int, int], ...], ...], trump: int
) -> tuple[TrickView, ...]:
    return tuple(_one_trick(cards, taker(cards, trump)) for cards in tricks)


def taker(cards: tuple[tuple[int, int], ...], trump: int) -> int:
    """Who takes a whole trick: the highest trump, else the highest of the suit led."""
    led = cards[0][1] // 13

    def height(played: tuple[int, int]) -> tuple[bool, bool, int]:
        suit = played[1] // 13
        return suit == trump, suit == led, played[1] % 13

    return max(cards, key=height)[0]


def _chair(state: State) -> ChairView | None:
    call = state.call
    if call is None:
        return None
    return ChairView(
        seat=call.seat,
        reason=call.reason,
        at=call.at,
        turn_left=call.turn_left,
        looked_at=call.looked_at,
    )


def _all_hands(hand: Hand) -> tuple[JudgeHand, ...]:
    return tuple(JudgeHand(seat=seat, cards=_cards(hand.hand_of(seat))) for seat in hand.dealt_in)


def _cards(mask: int) -> tuple[str, ...]:
    return tuple(format_card(card) for card in range(51, -1, -1) if mask >> card & 1)


# -- what only I see -------------------------------------------------------------------


def _mine(state: State, hand: Hand | None, seen: View | None, me: int) -> Mine:
    place = state.seats[me]
    frozen = state.call is not None
    turn = not frozen and seen is not None and seen.turn == me
    cards = tuple(format_card(card) for card in reversed(seen.hand)) if seen else ()
    actions: tuple[MyAction, ...] = ()
    barred: tuple[Barred, ...] = ()
    if turn and hand is not None:
        actions, barred = _choices(state, hand)
    waiting = not frozen and state.stage in ("draw", "shuffle", "cut")
    return Mine(
        seat=me,
        cards=tuple(_my_card(hand, card, turn) for card in cards),
        actions=actions,
        barred=barred,
        draw_max=hand.draw_limit if turn and hand and hand.phase == "draw" else 0,
        may_draw_card=waiting and state.stage == "draw" and me in deal.to_draw(state),
        may_shuffle=waiting and state.stage == "shuffle" and me == state.dealer,
        may_cut=waiting and state.stage == "cut" and me == state.turn(),
        may_undo=may_undo(state, me),
        may_buy_in=not frozen and deal.buy_in_amount(state, me) > 0,
        may_take_back_seat=place.sitting_in,
        must_acknowledge=deal.has_table_card(state.preset) and not place.acknowledged,
        costs=_costs(state, hand) if turn and hand else "",
    )


def _my_card(hand: Hand | None, card: str, turn: bool) -> MyCard:
    if not turn or hand is None or hand.phase != "play":
        return MyCard(card=card, legal=False)
    words = f"play {card}"
    refusal = hand.why_not(parse_action(words))
    if refusal is None:
        return MyCard(card=card, legal=True, words=words)
    whole = [a for a in map(format_action, hand.legal_actions()) if card in a.split()]
    if whole:  # it goes, but together with others (RAP-26, 27)
        return MyCard(card=card, legal=True, words=whole[0])
    return MyCard(card=card, legal=False, why_not=refusal.text, clause=refusal.clause)


def _choices(state: State, hand: Hand) -> tuple[tuple[MyAction, ...], tuple[Barred, ...]]:
    """What may be done now, but for draws, which are built from `draw_max`."""
    chip = hand.rules.stay_cost
    actions, barred = [], []
    if hand.phase == "play":
        texts = [format_action(action) for action in hand.legal_actions()]
        return tuple(MyAction(words=text, text=text) for text in texts), ()
    if hand.phase == "draw":
        actions.append(MyAction(words="draw", text="stand pat"))
    for word in _words_now(hand):
        refusal = hand.why_not(parse_action(word))
        cost = min(chip, state.stacks[hand.turn]) if word == "stay" else 0
        if refusal is None:
            actions.append(MyAction(words=word, cost=cost, text=word))
        else:
            barred.append(Barred(words=word, why_not=refusal.text, clause=refusal.clause))
    return tuple(actions), tuple(barred)


def _words_now(hand: Hand) -> tuple[str, ...]:
    if hand.phase == "stay":
        return "stay", "pass"
    return () if hand.rules.in_or_out else ("pass",)


def _costs(state: State, hand: Hand) -> str:
    """What a bouré would cost her as the pot stands; what staying costs is on its button."""
    rules = hand.rules
    due = state.pot + (rules.stay_cost if hand.phase == "stay" else 0)
    if rules.limit is not None:
        due = min(due, rules.limit)
    if_so = "stay and take" if hand.phase == "stay" else "take"
    return f"If you {if_so} no trick, a bouré, you pay {amount(state.preset, due)}."


# -- for the screen reader -------------------------------------------------------------


def _spoken(state: State, seen: View | None, me: int) -> Spoken:
    return Spoken(
        turn=_spoken_turn(state, seen, me),
        card=_spoken_card(state, seen),
        trick=_spoken_trick(state, seen),
        pot=f"The pot holds {amount(state.preset, state.pot)}.",
    )


def _spoken_turn(state: State, seen: View | None, me: int) -> str:
    if state.call is not None:
        return "The chair has been called. Nothing moves."
    if state.stage == "draw":
        return "Cards are drawn for the first deal."
    turn = state.turn()
    if turn < 0:
        return "The session is over." if state.stage == "ended" else "Waiting for players."
    if seen is not None:
        what = {"stay": "to stay or pass", "draw": "to change cards", "play": "to play"}
        doing = what[seen.phase]
    else:
        doing = "to shuffle" if state.stage == "shuffle" else "to cut"
    return f"Your turn {doing}." if turn == me else f"{state.seats[turn].name}'s turn {doing}."


def _spoken_card(state: State, seen: View | None) -> str:
    if seen is None:
        return ""
    played = seen.trick or (seen.history[-1] if seen.history else ())
    if played:
        seat, card = played[-1]
        return f"{state.seats[seat].name} played the {card_name(format_card(card))}."
    facts = state.facts
    return announcement(state, facts.dealer, facts.turned, facts.trump) if facts else ""


def _spoken_trick(state: State, seen: View | None) -> str:
    if seen is None or seen.phase != "play":
        return ""
    if not seen.history:
        return "First trick."
    winner = state.seats[taker(seen.history[-1], seen.trump)].name
    return f"{winner} took trick {len(seen.history)}."


# -- finished hands --------------------------------------------------------------------


def history(state: State, newest: int = 0) -> tuple[HandReport, ...]:
    """The finished hands of the session, public parts only; with `newest`, only so many."""
    past = [facts for facts in state.history[-2 * newest :] if facts.finished]
    return tuple(report(state, facts) for facts in past[-newest:])


def report(state: State, facts: HandFacts) -> HandReport:
    """The end-of-hand report: tricks per seat, seats in without one flagged (LLAA-BOURE-37)."""
    end = facts.finished
    if end is None:
        raise ValueError("the hand is not over")
    tricks = tuple(
        end.tricks[s] if s in end.stayed and end.outcome != "unplayed" else None
        for s in range(len(state.seats))
    )
    none_taken = tuple(s for s in end.stayed if tricks[s] == 0)
    gained = zip(facts.stacks_after, facts.stacks_before, strict=True)
    return HandReport(
        number=facts.number,
        dealer=facts.dealer,
        deck=facts.deck,
        trump=facts.trump,
        turned=facts.turned,
        outcome=end.outcome,
        winner=end.winner,
        tricks=tricks,
        none_taken=none_taken,
        boures=end.boures,
        renegers=end.renegers,
        pot=end.pot,
        counted_by=end.counted_by,
        paid=tuple(after - before for after, before in gained),
        stacks=facts.stacks_after,
        next_pot=facts.pot_after,
        played=_all_tricks(facts.played, "CDHS".index(facts.trump)),
        text=facts.text,
    )
