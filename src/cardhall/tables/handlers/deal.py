"""Draw for the deal, shuffle, cut, deal, and go on to the next hand."""

from __future__ import annotations

from dataclasses import replace

from cardhall.games.boure import table as deal
from cardhall.messages import Message, Player
from cardhall.tables import commands as c
from cardhall.tables import events
from cardhall.tables.commands import Context
from cardhall.tables.decision import Decision, Refusal, check_may_move, player_is_back
from cardhall.tables.handlers.ending import end, ends_by_time, time_is_up
from cardhall.tables.handlers.hand import decline, follow_up, settle
from cardhall.tables.next_deal import deal_due, level_due, waits_for


def draw_card(decision: Decision, command: c.DrawCard, ctx: Context) -> None:
    check_may_move(decision, command.seat, ctx)
    if decision.state.stage != "draw":
        raise Refusal(Message("the-first-dealer-is-known"), "table", Message("go-on-with-the-deal"))
    if command.seat not in deal.to_draw(decision.state):
        clause = deal.DRAW_CLAUSE[decision.state.preset]
        raise Refusal(
            Message("you-have-drawn-your-card"), "seat", Message("wait-for-the-others-here"), clause
        )
    player_is_back(decision, command.seat, ctx)
    draw_one(decision, command.seat, False)


def draw_for_all(decision: Decision) -> None:
    """Who has not drawn for the deal is drawn for; again where the highest are level."""
    while decision.state.stage == "draw":
        for seat in deal.to_draw(decision.state):
            if decision.state.stage == "draw":
                draw_one(decision, seat, True)


def draw_one(decision: Decision, seat: int, automatic: bool) -> None:
    card, count = deal.next_drawn(decision.state)
    decision.add(
        events.CardDrawn(at=decision.at, seat=seat, card=card, draw=count, automatic=automatic)
    )
    if not deal.to_draw(decision.state):
        winner = deal.highest_drawn(decision.state)
        clause = deal.DRAW_CLAUSE[decision.state.preset]
        if winner >= 0:
            decision.add(events.FirstDealer(at=decision.at, seat=winner, way="draw", clause=clause))


def shuffle(decision: Decision, command: c.Shuffle, ctx: Context) -> None:
    check_may_move(decision, command.seat, ctx)
    state = decision.state
    due = deal.due_deck(state)
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
    dealer, due = decision.state.dealer, deal.due_deck(decision.state)
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
    if len(deal.players(decision.state)) < 2:
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
    right = state.right_of(state.dealer)
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
    state = decision.state
    cutter = state.right_of(state.dealer)
    decision.add(events.DeckCut(at=decision.at, seat=cutter, cards=cards, automatic=automatic))
    state = decision.state
    players = deal.players(state)
    hand = deal.deal_hand(state, players)
    trump, turned = deal.trump_text(hand), deal.turned_text(hand)
    decision.add(
        events.HandDealt(
            at=decision.at,
            number=state.hands + 1,
            dealer=state.dealer,
            deck=state.deck,
            players=players,
            turned=turned,
            trump=trump,
            moves=deal.stakes(hand, 0),
        )
    )
    decision.add(
        events.TrumpAnnounced(
            at=decision.at,
            number=decision.state.hands,
            dealer=decision.state.dealer,
            trump=trump,
            turned=turned,
        )
    )
    follow_up(decision)


def deal_hand(decision: Decision) -> None:
    """The next hand at a table where nobody shuffles: the deck is the seed's."""
    if decision.state.adapter.manual_deal:
        shuffle_for_dealer(decision)
        cut_and_deal(decision, 26, True)
        return
    _begin_level(decision)
    adapter = decision.state.adapter
    tried = replace(decision.state, shuffles=decision.state.shuffles + 1)
    players = adapter.players(tried)
    run, hand = adapter.dealt(tried, players)
    turned, trump = adapter.laid_open(hand)
    decision.add(
        events.HandDealt(
            at=decision.at,
            number=tried.hands + 1,
            dealer=adapter.dealer(replace(tried, run=run)),
            deck=1,
            players=players,
            turned=turned,
            trump=trump,
            moves=adapter.stakes(None, hand),
        )
    )
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
    elif decision.state.event_paced:
        _begin_level(decision)


def _next_hand(decision: Decision) -> None:
    """Deal, or end: the session's clock may have run out between hands."""
    if time_is_up(decision.state, decision.at):
        end(decision, "time")
    elif decision.state.adapter.manual_deal and len(deal.players(decision.state)) < 2:
        end(decision, "one left")
    else:
        deal_hand(decision)
