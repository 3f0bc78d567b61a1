"""Draw for the deal, shuffle, cut, deal, and go on to the next hand."""

from __future__ import annotations

from cardhall.messages import Message, Player
from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.commands import Context
from cardhall.tables.decision import Decision, Refusal, check_may_move, player_is_back
from cardhall.tables.drawing import highest_drawn, next_drawn, to_draw
from cardhall.tables.handlers.ending import end, ends_by_time, time_is_up
from cardhall.tables.handlers.hand import decline, follow_up, settle
from cardhall.tables.next_deal import deal_due, level_due, waits_for
from cardhall.tables.replacing import replace
from cardhall.tables.state import State


def draw_card(decision: Decision, command: c.DrawCard, ctx: Context) -> None:
    check_may_move(decision, command.seat, ctx)
    if decision.state.stage != "draw":
        raise Refusal(Message("the-first-dealer-is-known"), "table", Message("go-on-with-the-deal"))
    if command.seat not in to_draw(decision.state):
        clause = _draw_clause(decision.state)
        raise Refusal(
            Message("you-have-drawn-your-card"), "seat", Message("wait-for-the-others-here"), clause
        )
    player_is_back(decision, command.seat, ctx)
    draw_one(decision, command.seat, False)


def draw_for_all(decision: Decision) -> None:
    """Draw for whoever has not drawn for the deal; again where the highest are level."""
    while decision.state.stage == "draw":
        for seat in to_draw(decision.state):
            if decision.state.stage == "draw":
                draw_one(decision, seat, True)


def draw_one(decision: Decision, seat: int, automatic: bool) -> None:
    card, count = next_drawn(decision.state)
    decision.add(
        events.CardDrawn(at=decision.at, seat=seat, card=card, draw=count, automatic=automatic)
    )
    end_draw(decision)


def end_draw(decision: Decision) -> None:
    """Let the highest card deal when nobody has to draw any more."""
    if to_draw(decision.state):
        return
    winner, clause = highest_drawn(decision.state), _draw_clause(decision.state)
    if winner >= 0:
        decision.add(events.FirstDealer(at=decision.at, seat=winner, way="draw", clause=clause))


def _draw_clause(state: State) -> str:
    return state.adapter.clause("first deal", state.preset)


def _due_deck(state: State) -> int:
    """Decks 1 and 2 by turns (LLAA-T-21)."""
    return 2 if state.deck == 1 else 1


def shuffle(decision: Decision, command: c.Shuffle, ctx: Context) -> None:
    check_may_move(decision, command.seat, ctx)
    state = decision.state
    due = _due_deck(state)
    if state.stage != "shuffle":
        raise Refusal(
            Message("there-is-nothing-to-shuffle-now"), "table", Message("wait-for-the-next-deal")
        )
    if command.seat != state.dealer:
        dealer = state.seats[state.dealer].name
        raise Refusal(
            Message("only-the-dealer-shuffles", player=Player(dealer)),
            "seat",
            Message("leave-the-cards-to-the-dealer"),
            "LLAA-BOURE-08",
        )
    if command.deck not in (0, 1, 2):
        raise Refusal(
            Message("a-table-never-uses-more-than-two"),
            "deck",
            Message("take-deck-1-or-2"),
            "LLAA-T-22",
        )
    if command.deck not in (0, due):
        raise Refusal(
            Message("the-decks-alternate", deck=due),
            "deck",
            Message("take-deck", deck=due),
            "LLAA-T-21",
        )
    if _too_late_for_a_bot(decision, ctx):
        return
    _check_time(decision)
    _check_players(decision)
    player_is_back(decision, command.seat, ctx)
    decision.add(events.Shuffled(at=decision.at, seat=command.seat, deck=due))


def shuffle_for_dealer(decision: Decision) -> None:
    dealer, due = decision.state.dealer, _due_deck(decision.state)
    decision.add(events.Shuffled(at=decision.at, seat=dealer, deck=due, automatic=True))


def _too_late_for_a_bot(decision: Decision, ctx: Context) -> bool:
    """A bot's shuffle or cut that crosses with the session's end ends it."""
    if ctx.role != "server" or not time_is_up(decision.state, decision.at):
        return False
    end(decision, "time")
    return True


def _check_time(decision: Decision) -> None:
    if decision.at >= decision.state.ends_at and ends_by_time(decision.state):
        raise Refusal(
            Message("the-session-time-is-over-no-deal"),
            "table",
            Message("count-the-chips-now"),
            "LLAA-T-06",
        )


def _check_players(decision: Decision) -> None:
    if len(decision.state.adapter.players(decision.state)) < 2:
        raise Refusal(
            Message("there-are-not-two-players-with-chips"), "table", Message("buy-in-again")
        )


def cut_deck(decision: Decision, command: c.Cut, ctx: Context) -> None:
    check_may_move(decision, command.seat, ctx)
    state = decision.state
    if state.stage != "cut":
        raise Refusal(
            Message("there-is-nothing-to-cut-now"), "table", Message("wait-for-the-shuffle")
        )
    right = state.turn()
    if command.seat != right:
        raise Refusal(
            Message("the-dealer-right-hand-neighbour-cuts", player=Player(state.seats[right].name)),
            "seat",
            Message("leave-the-cut-to-that-player"),
            "LLAA-BOURE-09",
        )
    if not 1 <= command.cards <= 51:
        raise Refusal(
            Message("so-many-is-no-cut", cards=command.cards),
            "cards",
            Message("lift-1-to-51-cards"),
        )
    if _too_late_for_a_bot(decision, ctx):
        return
    _check_time(decision)
    player_is_back(decision, command.seat, ctx)
    cut_and_deal(decision, command.cards, False)


def cut_and_deal(decision: Decision, cards: int, automatic: bool) -> None:
    cutter = decision.state.turn()
    decision.add(events.DeckCut(at=decision.at, seat=cutter, cards=cards, automatic=automatic))
    dealt = _dealt(decision.state, decision.at, decision.state.deck)
    decision.add(dealt)
    decision.add(
        events.TrumpAnnounced(
            at=decision.at,
            number=dealt.number,
            dealer=dealt.dealer,
            trump=dealt.trump,
            turned=dealt.turned,
        )
    )
    follow_up(decision)


def _dealt(state: State, at: int, deck: int) -> events.HandDealt:
    """The deal that comes next; `state.shuffles` counts it already."""
    adapter = state.adapter
    players = adapter.players(state)
    run, hand = adapter.dealt(state, players)
    turned, trump = adapter.laid_open(hand)
    return events.HandDealt(
        at=at,
        number=state.hands + 1,
        dealer=adapter.dealer(replace(state, run=run)),
        deck=deck,
        players=players,
        turned=turned,
        trump=trump,
        moves=adapter.stakes(None, hand),
    )


def deal_hand(decision: Decision) -> None:
    """The next hand at a table that deals by itself: the deck is the seed's."""
    if decision.state.adapter.manual_deal:
        shuffle_for_dealer(decision)
        cut_and_deal(decision, 26, True)
        return
    _begin_level(decision)
    tried = replace(decision.state, shuffles=decision.state.shuffles + 1)
    decision.add(_dealt(tried, decision.at, 1))
    follow_up(decision)


def go_on(decision: Decision, command: c.GoOn, ctx: Context) -> None:
    check_may_move(decision, command.seat, ctx)
    state = decision.state
    if state.stage not in ("pause", "calls"):
        raise Refusal(Message("a-hand-is-being-played"), "table", Message("play-it-to-its-end"))
    if command.seat in state.ready:
        raise Refusal(Message("you-are-ready-already"), "seat", Message("wait-for-the-others-here"))
    player_is_back(decision, command.seat, ctx)
    decision.add(events.WentOn(at=decision.at, seat=command.seat))
    go_on_if_all_are_ready(decision)


def go_on_if_all_are_ready(decision: Decision) -> None:
    """The next hand is dealt as soon as nobody needs more time, if nothing else is waited for; at
    an open table the one that is over is settled when nobody has anything to call."""
    state = decision.state
    if not set(state.persons()) <= set(state.ready):
        return
    if state.stage == "calls":
        settle(decision)
    elif not waits_for(state, decision.at):
        _next_hand(decision)


def _begin_level(decision: Decision) -> None:
    """Blinds change between two hands, never in one (HOLDEM-109)."""
    due = level_due(decision.state, decision.at)
    if due is not None and due != decision.state.level:
        decision.add(events.LevelBegun(at=decision.at, level=due))


def between_hands(decision: Decision) -> None:
    """Something is due between two hands: an answer that did not come, another level, the deal."""
    for offer in decision.state.offers:
        if 0 < offer.until <= decision.at:
            decline(decision, offer.seat, True)
    if decision.state.stage != "pause":
        return
    due = deal_due(decision.state)
    if due is not None and decision.at >= due and not waits_for(decision.state, decision.at):
        _next_hand(decision)
    elif decision.state.terms.event_paced:
        _begin_level(decision)


def _next_hand(decision: Decision) -> None:
    """Deal, or end: the session's clock may have run out between hands."""
    state = decision.state
    if time_is_up(state, decision.at):
        end(decision, "time")
    elif len(state.adapter.players(state)) < 2:
        end(decision, "one left")
    else:
        deal_hand(decision)
