"""Spades: advice at the bid, the exchange and the play; odds of each bid."""

from collections.abc import Sequence
from typing import Any

from cardhall.bots.advice import counting, tricks, words
from cardhall.bots.advice.guide import OTHER_HANDS, Guide, Position
from cardhall.bots.advice.shapes import Odds, OddsLine, Reason
from cardhall.cards.notation import card_list
from cardhall.cards.refusals import Refusal
from cardhall.games.spades import (
    BLIND_ACTION,
    Result,
    View,
    cards_of,
    format_action,
    imagine,
    play_action,
    tricks_of,
    verb_of,
)
from cardhall.games.spades import bot as bots
from cardhall.games.spades.imagine import Imaginer
from cardhall.messages import Message

PLAYOUTS = bots.PLAYOUTS
ODDS = 4_000
"""Play-outs of a table of odds, shared by the bids."""

TRUMPS = tuple(range(51, 38, -1))
"""The spades, the highest first."""


def table_of(view: View) -> tricks.Table:
    """The trick on the table as the viewer sees it."""
    assert view.seat is not None
    played = [card for trick in (*view.history, view.trick) for _, card in trick]
    shown = [card for cards in view.exposed for card in cards]
    return tricks.Table(
        seat=view.seat,
        hand=view.hand,
        trumps=TRUMPS,
        seen=frozenset([*played, *shown, *view.before, *view.hand]),
        trick=view.trick,
        behind=3 - len(view.trick),
        partner=(view.seat + 2) % 4,
    )


def card_of(action: int | None) -> int:
    """The one card that an action plays, else -1."""
    return -1 if action is None else tricks.one_card(cards_of(action))


def worth(view: View, result: Result) -> int:
    """Work out what one's own side scores less what the other does, in hundredths."""
    assert view.seat is not None
    side = view.seat % 2
    return 100 * (result.points[side] - result.points[1 - side])


def lines(view: View, actions: Sequence[int], worlds: int, seed: int) -> list[list[Any]]:
    """The finished hands of so many imagined ones."""
    return Imaginer(view, view.rules).lines(actions, worlds, seed)


def refused(view: View, legal: Sequence[int]) -> Refusal | None:
    """Say why something that one might want to do may not be done."""
    wanted = [BLIND_ACTION]
    if view.phase == "play":
        wanted = [play_action(card) for card in view.hand]
    hand = imagine(view, view.rules, 0)
    return next((hand.why_not(one) for one in wanted if one not in legal), None)


def label(view: View, action: int | None) -> Message:
    """An action as one says it."""
    assert action is not None
    verb = verb_of(action)
    if verb == "bid":
        return Message("spades-hint-bid", tricks=tricks_of(action))
    if verb == "blind nil":
        return Message("spades-hint-blind-nil")
    if verb == "look":
        return Message("spades-hint-look")
    cards = words.cards(card_list(cards_of(action)))
    if verb == "pass":
        return Message("spades-hint-pass", cards=cards)
    return Message("hint-play-cards", cards=cards)


# --- why ------------------------------------------------------------------------------------------


def high_cards(position: Position) -> Reason:
    """The spades that are held, and the aces and kings beside them."""
    hand = position.view.hand
    spades = [card for card in TRUMPS if card in hand]
    high = [card for card in reversed(hand) if card not in spades and card % 13 >= 11]
    text = Message("spades-hint-held", spades=len(spades), high=len(high))
    return Reason(text=text, clauses=("SPADES-02",))


def partner_bid(position: Position) -> Reason | None:
    """Work out what the partner has bid."""
    view = position.view
    bid = view.bids[(view.seat + 2) % 4]
    if bid < 0:
        return None
    return Reason(text=Message("spades-hint-partner-bid", tricks=bid), clauses=("SPADES-08",))


def bid_made(position: Position) -> Reason | None:
    """Count how often the side made its bid, or the nil took no trick, over the play-outs."""
    view, action = position.view, position.action
    if action is None or verb_of(action) not in ("bid", "blind nil"):
        return None
    seat, tricks_bid = view.seat, tricks_of(action)
    if not tricks_bid:
        often = words.often(position.best.share(lambda result: result.nils[seat] > 0))
        return Reason(text=Message("spades-hint-nil-made", often=often), clauses=("SPADES-21",))
    often = words.often(position.best.share(lambda result: result.made[seat % 2]))
    text = Message("spades-hint-bid-made", tricks=tricks_bid, often=often)
    return Reason(text=text, clauses=("SPADES-17", "SPADES-20"))


def nil_in_play(position: Position) -> Reason | None:
    """Find whose nil is to be kept, or to be broken."""
    view = position.view
    me = view.seat
    for seat, who in ((me, "me"), ((me + 2) % 4, "partner")):
        if view.bids[seat] == 0 and not view.tricks[seat]:
            return Reason(text=Message("spades-hint-nil", who=who), clauses=("SPADES-21",))
    return None


def tricks_so_far(position: Position) -> Reason | None:
    """Measure how far one's own side is, and the bags."""
    view = position.view
    side = view.seat % 2
    bid = sum(view.bids[seat] for seat in (side, side + 2))
    have = sum(view.tricks[seat] for seat in (side, side + 2))
    need = bid - have
    if need > 0:
        text = Message("spades-hint-tricks-needed", need=need, bid=bid)
        return Reason(text=text, clauses=("SPADES-17",))
    text = Message("spades-hint-bid-is-made", bags=view.bags[side] - need)
    return Reason(text=text, clauses=("SPADES-18", "SPADES-19"))


GUIDE = Guide(
    game="spades",
    choose=bots.choose,
    lines=lines,
    worth=worth,
    words=format_action,
    label=label,
    cards=lambda action: words.texts(cards_of(action)),
    unit=lambda view: "points",
    measure=lambda view: Message("hint-measure-side-over-side"),
    facts={
        "bid": (high_cards, bid_made, partner_bid),
        "pass": (high_cards,),
        "play": (
            tricks.must_play(table_of, refused),
            nil_in_play,
            *tricks.trick_facts(table_of, card_of),
            tricks_so_far,
        ),
    },
    refused=refused,
    alone=lambda view: Message("hint-last-card"),
    reasons=3,
)


# --- odds -----------------------------------------------------------------------------------------


def odds(view: View, seed: int, playouts: int) -> Odds:
    """At the bid: of each bid near the best one the chance to make it and the points. In the play:
    of the bid of each side."""
    assert view.seat is not None
    found: list[OddsLine] = []
    worlds, title = 0, Message("spades-odds-your-bids")
    if view.legal and view.phase == "bid":
        bids = [action for action in view.legal if tricks_of(action) <= 7]
        worlds = max(1, playouts // len(bids))
        rows = lines(view, bids, worlds, seed)
        for place, action in enumerate(bids):
            found += _of_bid(view, action, [row[place].result() for row in rows])
    elif view.legal and view.phase == "play":
        title = Message("hint-odds-this-hand")
        worlds = max(1, playouts // 4)
        best = Imaginer(view, view.rules).best(view.legal, PLAYOUTS, seed ^ OTHER_HANDS)
        found = _of_hand(view, [row[0].result() for row in lines(view, [best], worlds, seed)])
    return Odds(
        game="spades", phase=view.phase, seat=view.seat, title=title, lines=tuple(found),
        unit="points", playouts=worlds,
    )  # fmt: skip


def _of_bid(view: View, action: int, results: Sequence[Result]) -> list[OddsLine]:
    seat = view.seat
    assert seat is not None
    name, key = label(view, action), format_action(action).replace(" ", "-")
    if tricks_of(action):
        hits = sum([result.made[seat % 2] for result in results])
    else:
        hits = sum([result.nils[seat] > 0 for result in results])
    made, points = Message("spades-odds-made"), Message("spades-odds-points")
    return [
        counting.sampled_share(f"{key}:made", made, hits, len(results), name),
        counting.amount(f"{key}:points", points, [worth(view, one) for one in results], name),
    ]


def _of_hand(view: View, results: Sequence[Result]) -> list[OddsLine]:
    assert view.seat is not None
    out = []
    for side, whose in ((view.seat % 2, "ours"), (1 - view.seat % 2, "theirs")):
        bid = sum(view.bids[seat] for seat in (side, side + 2))
        hits = sum([result.made[side] for result in results])
        told = Message("spades-odds-side-makes", side=whose, bid=bid)
        out.append(counting.sampled_share(f"{whose}:made", told, hits, len(results)))
    worths = [worth(view, one) for one in results]
    out.append(counting.amount("points", Message("spades-odds-points"), worths))
    return out
