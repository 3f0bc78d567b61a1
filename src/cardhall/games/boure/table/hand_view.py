"""What is seen of a Bouré hand, by a seat, a spectator or the judge.

Built from the game's own `view` of that reader; another seat's hand has no field.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardhall.cards.notation import format_card
from cardhall.games.boure import Hand, View, format_action, parse_action, view
from cardhall.games.boure.rules import ORDER
from cardhall.messages import Card, Message, Player, no_words
from cardhall.tables.log import amount, announcement
from cardhall.tables.shapes import (
    TRUMPS,
    Barred,
    HandReport,
    HandView,
    MyAction,
    MyCard,
    SeatHand,
    TrickView,
)
from cardhall.tables.tricks import all_tricks, last_trick_words, one_trick

if TYPE_CHECKING:
    from cardhall.tables.state import HandFacts, State


def hand_view(state: State, reader: int) -> HandView:
    """The hand in play, as this seat may see it (-1: as everybody may)."""
    hand, facts = state.hand, state.facts
    if hand is None or facts is None:
        return HandView(seats=(SeatHand(status="waiting"),) * len(state.seats), carried=state.pot)
    seen = view(hand, reader if reader >= 0 else None)
    turn = not state.still and seen.turn == reader >= 0
    cards = tuple(format_card(card) for card in reversed(seen.hand))
    actions, barred = _choices(state, hand) if turn else ((), ())
    return HandView(
        seats=tuple(_seat(seen, seat) for seat in range(len(state.seats))),
        phase={"draw": "exchange"}.get(hand.phase, hand.phase),
        trump=TRUMPS[hand.trump],
        turned=format_card(seen.turned) if _shown_turned(seen) else "",
        announced=announcement(state, facts.dealer, facts.turned, facts.trump),
        carried=facts.pot_before,
        out_pile=hand.piles["thrown"],  # RAP-16: a pile of its own until it is shuffled anew
        discards=hand.piles["discards"],
        stock=seen.stock + seen.recycled,
        trick=_trick(seen),
        laid=tuple(format_card(card) for card in reversed(seen.laid)),
        tricks=all_tricks(hand.history, hand.winners),
        my_cards=tuple(_my_card(hand, card, turn) for card in cards),
        actions=actions,
        barred=barred,
        draw_max=hand.draw_limit if turn and hand.phase == "draw" else 0,
        costs=_costs(state, hand) if turn else no_words,
        doing=_doing(seen),
        spoken_card=_spoken_card(state, seen),
        spoken_trick=_spoken_trick(state, hand),
    )


def _doing(seen: View) -> Message:
    """Say what the one whose turn it is has to do."""
    match seen.phase:
        case "stay":
            return Message("boure-to-stay-or-pass")
        case "draw":
            return Message("boure-to-change-cards")
        case "play":
            return Message("boure-to-play")
    return no_words


def _seat(seen: View, seat: int) -> SeatHand:
    drawn = seen.drawn[seat]
    return SeatHand(
        status=_status(seen, seat),
        cards=seen.sizes[seat],
        tricks=seen.tricks[seat],
        drawn=None if drawn < 0 else drawn,
    )


def _status(seen: View, seat: int) -> str:
    if seat not in seen.dealt_in:
        return "waiting"
    if seat in seen.staying:
        return "in"
    return "out" if seat in seen.passed else "undecided"


def _shown_turned(seen: View) -> bool:
    """The turned card lies on view until the dealer has drawn (RAP-20) or is out."""
    if seen.phase not in ("stay", "draw"):
        return False
    return seen.dealer not in seen.passed and seen.drawn[seen.dealer] < 0


def _trick(seen: View) -> TrickView | None:
    return one_trick(seen.trick, -1) if seen.trick else None


def _my_card(hand: Hand, card: str, turn: bool) -> MyCard:
    if not turn or hand.phase != "play":
        return MyCard(card=card, legal=False)
    words = f"play {card}"
    refusal = hand.why_not(parse_action(words))
    if refusal is None:
        return MyCard(card=card, legal=True, words=words)
    whole = [a for a in map(format_action, hand.legal_actions()) if card in a.split()]
    if whole:  # it goes, but together with others (RAP-26, 27)
        return MyCard(card=card, legal=True, words=whole[0])
    why = refusal.text
    return MyCard(card=card, legal=False, why_not=why, clause=refusal.clause)


def _choices(state: State, hand: Hand) -> tuple[tuple[MyAction, ...], tuple[Barred, ...]]:
    """List what may be done now, but for draws, which are built from `draw_max`."""
    chip = hand.rules.stay_cost
    actions, barred = [], []
    if hand.phase == "play":
        texts = [format_action(action) for action in hand.legal_actions()]
        return tuple(MyAction(words=text) for text in texts), ()
    if hand.phase == "draw":
        actions.append(MyAction(words="draw"))
    for word in _words_now(hand):
        refusal = hand.why_not(parse_action(word))
        cost = min(chip, state.stacks[hand.turn]) if word == "stay" else 0
        if refusal is None:
            actions.append(MyAction(words=word, cost=cost))
        else:
            barred.append(Barred(words=word, why_not=refusal.text, clause=refusal.clause))
    return tuple(actions), tuple(barred)


def _words_now(hand: Hand) -> tuple[str, ...]:
    if hand.phase == "stay":
        return "stay", "pass"
    return () if hand.rules.in_or_out else ("pass",)


def _costs(state: State, hand: Hand) -> Message:
    """Say what a bouré would cost the player as the pot stands; what staying costs is on its
    button."""
    rules = hand.rules
    due = state.pot + (rules.stay_cost if hand.phase == "stay" else 0)
    if rules.limit is not None:
        due = min(due, rules.limit)
    pays = amount(state.preset, due)
    if hand.phase == "stay":
        return Message("boure-if-you-stay-and-take-no-trick", amount=pays)
    return Message("boure-if-you-take-no-trick", amount=pays)


def _spoken_card(state: State, seen: View) -> Message:
    played = seen.trick or (seen.history[-1] if seen.history else ())
    if played:
        seat, card = played[-1]
        who = Player(state.seats[seat].name)
        return Message("somebody-played-the-card", player=who, card=Card(format_card(card)))
    facts = state.facts
    return announcement(state, facts.dealer, facts.turned, facts.trump) if facts else no_words


def _spoken_trick(state: State, hand: Hand) -> Message:
    tricks = all_tricks(hand.history, hand.winners)
    return last_trick_words(state, tricks) if hand.phase == "play" else no_words


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
    trump = "CDHS".index(facts.trump)
    winners = [ORDER.taker(trick, trump) for trick in facts.played]
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
        played=all_tricks(facts.played, winners),
        text=facts.text,
    )
