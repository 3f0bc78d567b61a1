"""Pedro: advice at the bid, the naming, the draw and the play; odds of each bid and suit."""

from collections.abc import Sequence
from typing import Any

from cardhall.bots.advice import counting, tricks, words
from cardhall.bots.advice.guide import OTHER_HANDS, Guide, Position
from cardhall.bots.advice.shapes import Odds, OddsLine, Reason
from cardhall.cards.notation import SUIT_NAMES, card_list
from cardhall.cards.refusals import Refusal
from cardhall.games.pedro import (
    PASS_ACTION,
    Result,
    View,
    amount_of,
    cards_of,
    format_action,
    imagine,
    name_action,
    play_action,
    rob_action,
    throw_action,
    verb_of,
)
from cardhall.games.pedro import bot as bots
from cardhall.games.pedro.imagine import Imaginer, sensible
from cardhall.games.pedro.rules import ORDER
from cardhall.messages import Message

PLAYOUTS = 4 * bots.PLAYOUTS
"""A person who asks for advice waits longer than a table for its bot."""
ODDS = 4_000
"""Play-outs of a table of odds, shared by the four suits."""


def points_of(cards: Sequence[int], suit: int) -> int:
    """Points of these cards with a suit as trumps: ace, jack, ten, two 1 each, the fives 5."""
    ones = {13 * suit + rank for rank in (12, 9, 8, 0)}
    fives = {13 * suit + ORDER.left, ORDER.left_of(suit)}
    return sum([(card in ones) + 5 * (card in fives) for card in cards])


def table_of(view: View) -> tricks.Table:
    """The trick on the table as the viewer sees it."""
    assert view.seat is not None
    played = [card for trick in (*view.history, view.trick) for _, card in trick]
    shown = [card for cards in view.shown for card in cards]
    up = sum([down < 0 for down in view.down])
    return tricks.Table(
        seat=view.seat,
        hand=view.hand,
        trumps=ORDER.trumps(view.trump),
        seen=frozenset([*played, *shown, *view.threw, *view.hand, *view.claimed]),
        trick=view.trick,
        behind=max(0, up - len(view.trick) - 1),
        partner=(view.seat + 2) % 4,
    )


def card_of(action: int | None) -> int:
    """The one card that an action plays, else -1."""
    return -1 if action is None else tricks.one_card(cards_of(action))


def worth(view: View, result: Result) -> int:
    """Work out what one's own side scores less what the other does, in hundredths."""
    assert view.seat is not None
    side = view.seat % 2
    return 100 * (result.change[side] - result.change[1 - side])


def lines(view: View, actions: Sequence[int], worlds: int, seed: int) -> list[list[Any]]:
    """The finished hands of so many imagined ones."""
    return Imaginer(view, view.rules).lines(actions, worlds, seed)


def refused(view: View, legal: Sequence[int]) -> Refusal | None:
    """Say why something that one might want to do may not be done."""
    wanted = {
        "bid": [PASS_ACTION],
        "throw": [throw_action(0)],
        "rob": [rob_action(0)],
        "play": [play_action(1 << card) for card in view.hand],
    }.get(view.phase, [])
    hand = imagine(view, view.rules, 0)
    return next((hand.why_not(one) for one in wanted if one not in legal), None)


def label(view: View, action: int | None) -> Message:
    """An action as one says it."""
    assert action is not None
    verb = verb_of(action)
    if verb == "bid":
        return Message("pedro-hint-bid", amount=amount_of(action))
    if verb == "pass":
        return Message("hint-pass")
    if verb == "name":
        return Message("hint-name-suit", suit=words.suit(amount_of(action) & 3))
    cards = words.cards(card_list(cards_of(action)))
    if verb == "throw":
        if not cards:
            return Message("pedro-hint-throw-nothing")
        return Message("hint-throw-cards", cards=cards)
    if verb == "rob":
        if not cards:
            return Message("pedro-hint-keep-nothing")
        return Message("pedro-hint-keep-cards", cards=cards)
    return Message("hint-play-cards", cards=cards)


# --- why ------------------------------------------------------------------------------------------


def promise(hand: Sequence[int], suit: int) -> int:
    """About how many points these cards may make with a suit: as the bot's play-outs reckon."""
    trumps = ORDER.trumps(suit)
    held = [card for card in trumps if card in hand]
    high = sum([gain for card, gain in zip(trumps, (2, 2, 1), strict=False) if card in held])
    fives = [card for card in held if card % 13 == ORDER.left]
    return 1 + len(held) + high + (len(fives) if len(held) >= 4 else 0)


def best_suit(hand: Sequence[int]) -> int:
    """The suit that promises most."""
    return max(range(4), key=lambda suit: promise(hand, suit))


def suit_held(position: Position) -> Reason:
    """Work out what is held of the suit that is named, or else of the longest."""
    view, action = position.view, position.action
    named = action is not None and verb_of(action) == "name"
    suit = amount_of(action) & 3 if named and action is not None else best_suit(view.hand)
    held = [card for card in ORDER.trumps(suit) if card in view.hand]
    text = Message("pedro-hint-no-trumps", suit=words.suit(suit))
    if held:
        text = Message(
            "pedro-hint-trumps",
            suit=words.suit(suit),
            held=len(held),
            cards=words.cards(held),
            points=points_of(view.hand, suit),
        )
    return Reason(text=text, clauses=("LLAA-PEDRO-04",))


def bid_chance(position: Position) -> Reason | None:
    """Count how often the bid, or the least one, was made."""
    view = position.view
    bids = [one for one in position.tried if verb_of(one.action or PASS_ACTION) == "bid"]
    if not bids:
        return None
    tried = bids[0]
    stood = [result for result in tried.results if result.bidder == view.seat]
    if not stood:
        return None
    often = words.often(1000 * sum([bool(result.made) for result in stood]) // len(stood))
    text = Message("pedro-hint-bid-was-made", bid=amount_of(tried.action or 0), often=often)
    return Reason(text=text, clauses=("LLAA-PEDRO-29", "LLAA-PEDRO-30"))


def keeps_trumps(position: Position) -> Reason | None:
    """Of more than six trumps the points are kept."""
    view, action = position.view, position.action
    assert action is not None
    kept = cards_of(action) if verb_of(action) == "rob" else 0
    if verb_of(action) == "throw":
        kept = sum([1 << card for card in view.hand]) & ~cards_of(action)
    trumps = [card for card in ORDER.trumps(view.trump) if kept >> card & 1]
    points = points_of(trumps, view.trump)
    text = Message("pedro-hint-keeps-trumps", held=len(trumps), points=points)
    clause = "LLAA-PEDRO-22" if verb_of(action) == "rob" else "LLAA-PEDRO-23"
    return Reason(text=text, clauses=(clause,))


def points_lying(position: Position) -> Reason | None:
    """Work out what this trick is worth so far."""
    view = position.view
    points = points_of([card for _, card in view.trick], view.trump)
    if not points:
        return None
    return Reason(text=Message("pedro-hint-points-lying", points=points))


def gives_points(position: Position) -> Reason | None:
    """A card with points to a trick that the partner has."""
    view, card = position.view, card_of(position.action)
    points = points_of([card], view.trump) if card >= 0 else 0
    table = table_of(view)
    if not points or not view.trick or table.winning[0] != table.partner:
        return None
    return Reason(text=Message("pedro-hint-gives-points", card=words.card(card), points=points))


def bid_so_far(position: Position) -> Reason | None:
    """Measure how far the bid is."""
    view = position.view
    if view.bidder < 0 or not view.history:
        return None
    side = view.bidder % 2
    whose = "ours" if side == view.seat % 2 else "theirs"
    points = view.points[side]
    text = Message("pedro-hint-bid-so-far", side=whose, bid=view.bid, points=points)
    return Reason(text=text, clauses=("LLAA-PEDRO-29",))


GUIDE = Guide(
    game="pedro",
    choose=bots.choose,
    lines=lines,
    worth=worth,
    words=format_action,
    label=label,
    cards=lambda action: words.texts(cards_of(action)),
    unit=lambda view: "points",
    measure=lambda view: Message("hint-measure-side-over-side"),
    facts={
        "bid": (suit_held, bid_chance),
        "name": (suit_held,),
        "throw": (keeps_trumps,),
        "rob": (keeps_trumps,),
        "play": (
            tricks.must_play(table_of, refused),
            gives_points,
            *tricks.trick_facts(table_of, card_of),
            points_lying,
            bid_so_far,
        ),
    },
    refused=refused,
    sound=lambda view, legal: Imaginer(view, view.rules).choices(bots.keeps_pedros(view, legal), 0),
    alone=lambda view: Message("hint-last-card"),
    reasons=3,
)


# --- odds -----------------------------------------------------------------------------------------


def odds(view: View, seed: int, playouts: int) -> Odds:
    """At the bid and the naming: of each suit the points that one's side makes with it, and the
    chance of each bid, if nobody bids higher. In the play: of the bid."""
    assert view.seat is not None
    found: list[OddsLine] = []
    worlds, title = 0, Message("pedro-odds-if-your-bid-stands")
    if view.phase in ("bid", "name") and any(verb_of(one) != "pass" for one in view.legal):
        worlds = max(1, playouts // 4)
        made = [_points(view, suit, worlds, seed) for suit in range(4)]
        best_first = sorted(range(4), key=lambda suit: -sum(made[suit]))
        for suit in best_first:
            found += _of_suit(view, suit, made[suit], whole=suit == best_first[0])
    elif view.legal and view.phase == "play":
        title = Message("hint-odds-this-hand")
        worlds = max(1, playouts // 4)
        best = Imaginer(view, view.rules).best(view.legal, bots.PLAYOUTS, seed ^ OTHER_HANDS)
        results = [row[0].result() for row in lines(view, [best], worlds, seed)]
        found = _of_bid(view, results)
    return Odds(
        game="pedro", phase=view.phase, seat=view.seat, title=title, lines=tuple(found),
        unit="points", playouts=worlds,
    )  # fmt: skip


def _points(view: View, suit: int, worlds: int, seed: int) -> list[int]:
    """Work out what one's side makes in each play-out with this suit as trumps, nobody bidding over
    it."""
    search = Imaginer(view, view.rules)
    out = []
    for world in range(worlds):
        hand = search.hand(seed + world)
        if view.phase == "bid":
            hand.apply(_least_bid(view))
            while hand.phase == "bid":
                hand.apply(PASS_ACTION)
        hand.apply(name_action(suit))
        while not hand.is_over:
            hand.apply(sensible(hand))
        out.append(hand.result().points[(view.seat or 0) % 2])
    return out


def _least_bid(view: View) -> int:
    return next(action for action in view.legal if verb_of(action) == "bid")


def _of_suit(view: View, suit: int, points: Sequence[int], whole: bool) -> list[OddsLine]:
    """The points with a suit, and the chance of the bids: of all, or of the least."""
    name, group = SUIT_NAMES[suit], Message("pedro-odds-suit", suit=words.suit(suit))
    makes = Message("hint-odds-points-your-side-makes")
    out = [counting.amount(f"{name}:points", makes, [100 * one for one in points], group)]
    bids = [view.bid] if view.phase == "name" else _bids(view)
    for bid in bids if whole else bids[:1]:
        hits = sum([one >= bid for one in points])
        label_ = Message("pedro-odds-or-more", points=bid)
        out.append(counting.sampled_share(f"{name}:{bid}", label_, hits, len(points), group))
    return out


def _bids(view: View) -> list[int]:
    return [amount_of(action) for action in view.legal if verb_of(action) == "bid"]


def _of_bid(view: View, results: Sequence[Result]) -> list[OddsLine]:
    assert view.seat is not None
    mine = view.seat % 2
    points = [100 * result.points[mine] for result in results]
    out = [counting.amount("points", Message("hint-odds-points-your-side-makes"), points)]
    if view.bidder >= 0:
        hits = sum([bool(result.made) for result in results])
        whose = "ours" if view.bidder % 2 == mine else "theirs"
        label_ = Message("pedro-odds-made", side=whose, bid=view.bid)
        out.append(counting.sampled_share("made", label_, hits, len(results)))
    return out
