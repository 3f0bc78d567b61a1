"""Rummy: advice on the draw, on laying down and on the throw; odds of the next card."""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

from cardhall.bots.advice import counting, words
from cardhall.bots.advice.guide import OTHER_HANDS, Guide, Position
from cardhall.bots.advice.shapes import Odds, OddsLine, Reason
from cardhall.cards.notation import card_list, card_set
from cardhall.cards.refusals import Refusal
from cardhall.games.rummy import (
    DONE_ACTION,
    DRAW_ACTION,
    Result,
    Rules,
    View,
    cards_of,
    count_of,
    format_action,
    imagine,
    matched,
    take_action,
    throw_action,
    value,
    verb_of,
    way_out,
)
from cardhall.games.rummy import bot as bots
from cardhall.games.rummy.imagine import Imaginer
from cardhall.messages import Message

PLAYOUTS = 2 * bots.PLAYOUTS
ODDS = 2_000
"""Play-outs of a table of odds."""


def worth(view: View, result: Result) -> int:
    """Points over the mean of the table, in hundredths."""
    assert view.seat is not None
    return 100 * (view.seats * result.scores[view.seat] - sum(result.scores)) // view.seats


def lines(view: View, actions: Sequence[int], worlds: int, seed: int) -> list[list[Any]]:
    """The finished hands of so many imagined ones."""
    return Imaginer(view, view.rules).lines(actions, worlds, seed)


def refused(view: View, legal: Sequence[int]) -> Refusal | None:
    """Say why something that one might want to do may not be done."""
    if view.phase == "draw":
        wanted = [take_action(1), DRAW_ACTION, throw_action(view.hand[0])]
    else:
        wanted = [*[throw_action(card) for card in view.hand], DONE_ACTION]
    hand = imagine(view, view.rules, 0)
    return next((hand.why_not(one) for one in wanted if one not in legal), None)


LABELS: dict[str, Callable[[Any], Message]] = {
    "take": lambda cards: Message("rummy-hint-take-the-discards", cards=cards),
    "bury": lambda cards: Message("rummy-hint-bury"),
    "done": lambda cards: Message("rummy-hint-go-on"),
    "meld": lambda cards: Message("rummy-hint-lay-down", cards=cards),
    "lay": lambda cards: Message("rummy-hint-add", cards=cards),
    "throw": lambda cards: Message("hint-throw-cards", cards=cards),
}


def label(view: View, action: int | None) -> Message:
    """An action as one says it."""
    assert action is not None
    verb, cards = verb_of(action), words.cards(card_list(cards_of(action)))
    if verb == "draw" and not cards:
        return Message("rummy-hint-draw")
    if verb == "draw":
        return Message("rummy-hint-take-off-the-stock", cards=cards)
    if verb == "take":
        cards = words.cards(view.discards[-count_of(action) :])
    return LABELS[verb](cards)


# --- sets in a hand -------------------------------------------------------------------------------


def set_with(cards: Sequence[int], card: int, rules: Rules) -> tuple[int, ...]:
    """Three of these cards that are a matched set with this one among them; none if there are
    none. Every longer set has one of three in it that holds the card."""
    for two in combinations([one for one in cards if one != card], 2):
        if matched(card_set((card, *two)), rules):
            return tuple(sorted((card, *two)))
    return ()


def goes_on(view: View, card: int) -> bool:
    """Can it be added to a set on the table?"""
    return any(
        matched(card_set(meld), view.rules) and matched(card_set((*meld, card)), view.rules)
        for meld in view.melds
    )


def helps(view: View, card: int) -> bool:
    """Would this card make a set with those in hand, or go on one on the table?"""
    return bool(set_with((*view.hand, card), card, view.rules)) or goes_on(view, card)


def unseen(view: View) -> list[int]:
    """Cards of which this seat does not know where they are."""
    known = {*view.hand, *view.discards, *view.taken}
    for cards in (*view.melds, *view.known, *view.held):
        known.update(cards)
    known.update([card for card in view.stock if card >= 0])
    return [card for card in range(52) if card not in known]


# --- why ------------------------------------------------------------------------------------------


def goes_out(position: Position) -> Reason | None:
    """Going out in this turn is possible."""
    view = position.view
    if view.phase != "play" or not way_out(Imaginer(view, view.rules).hand(0)):
        return None
    return Reason(text=Message("rummy-hint-can-go-out"), clauses=("LLAA-RUMMY-30", "LLAA-RUMMY-36"))


def taken_for(position: Position) -> Reason | None:
    """Work out what the discard makes that is taken."""
    view, action = position.view, position.action
    if action is None or verb_of(action) != "take":
        return None
    count = count_of(action)
    card = view.discards[-count]
    made = set_with((*view.hand, *view.discards[-count:]), card, view.rules)
    clause = "LLAA-RUMMY-19" if count == 1 else "LLAA-RUMMY-25"
    name = words.card(card)
    if made:
        text = Message("rummy-hint-makes-a-set", card=name, cards=words.cards(made))
    elif goes_on(view, card):
        text = Message("rummy-hint-goes-on-a-set", card=name)
    else:
        text = Message("rummy-hint-worth-having", card=name)
    return Reason(text=text, clauses=(clause,))


def stock_better(position: Position) -> Reason | None:
    """The discard is of no use, and some unseen cards are."""
    view, action = position.view, position.action
    if action is None or verb_of(action) != "draw" or cards_of(action) or not view.discards:
        return None
    top = view.discards[-1]
    rest = unseen(view)
    good = len([card for card in rest if helps(view, card)])
    card, of = words.card(top), len(rest)
    text = (
        Message("rummy-hint-drawing-does-better", card=card, good=good, unseen=of)
        if helps(view, top)
        else Message("rummy-hint-makes-no-set", card=card, good=good, unseen=of)
    )
    return Reason(text=text, clauses=("LLAA-RUMMY-19",))


def laid_down(position: Position) -> Reason | None:
    """Say that what is laid down counts for its player, what is kept counts against."""
    action = position.action
    if action is None or verb_of(action) not in ("meld", "lay"):
        return None
    text = Message("rummy-hint-points-on-the-table", points=value(cards_of(action)))
    clauses = ("LLAA-RUMMY-20" if verb_of(action) == "meld" else "LLAA-RUMMY-27", "LLAA-RUMMY-35")
    return Reason(text=text, clauses=clauses)


def thrown_card(position: Position) -> Reason | None:
    """Work out what the thrown card is good for, and what it would cost."""
    view, action = position.view, position.action
    if action is None or verb_of(action) != "throw":
        return None
    (card,) = card_list(cards_of(action))
    mates = [one for one in view.hand if one != card and may_join(one, card, view.rules)]
    name, cost = words.card(card), value(1 << card)
    text = Message("rummy-hint-goes-with-nothing", card=name, points=cost)
    if mates:
        text = Message("rummy-hint-goes-with", card=name, cards=words.cards(mates), points=cost)
    return Reason(text=text, clauses=("LLAA-RUMMY-36",))


def may_join(one: int, other: int, rules: Rules) -> bool:
    """Could a third card make a set of these two? (An ace is high and low; round the corner only
    where the house says so: LLAA-RUMMY-03.)"""
    low, high = sorted((one % 13, other % 13))
    if low == high:
        return True
    round_it = high - low >= 11 and (high == 12 or rules.round_corner == "yes")
    return one // 13 == other // 13 and (high - low <= 2 or round_it)


GUIDE = Guide(
    game="rummy",
    choose=bots.choose,
    lines=lines,
    worth=worth,
    words=format_action,
    label=label,
    cards=lambda action: words.texts(cards_of(action)),
    unit=lambda view: "points",
    measure=lambda view: Message("rummy-hint-measure"),
    facts={
        "draw": (taken_for, stock_better),
        "play": (goes_out, laid_down, thrown_card),
    },
    refused=refused,
    sound=lambda view, legal: Imaginer(view, view.rules).sound(legal),
    plain={
        "duty": lambda: Message("rummy-hint-reach-cannot-be-used"),
        "drawn": lambda: Message("rummy-hint-drawn-already"),
        "exposed": lambda: Message("rummy-hint-exposed-card-first"),
        "too-many": lambda: Message("rummy-hint-too-many-cards"),
        "too-few": lambda: Message("rummy-hint-too-few-cards"),
        "late": lambda: Message("rummy-hint-missing-draw"),
    },
    reasons=2,
)


# --- odds -----------------------------------------------------------------------------------------


def odds(view: View, seed: int, playouts: int) -> Odds:
    """Find which unseen cards help, how likely the next stock card does; how the hand may end."""
    assert view.seat is not None
    rest = unseen(view)
    good = [card for card in rest if helps(view, card)]
    found: list[OddsLine] = []
    texts = words.texts(good)
    if view.stock and view.stock[0] >= 0:
        top = view.stock[0]
        label_ = Message("rummy-odds-next-lies-open", card=words.card(top))
        found.append(counting.exact_share("next", label_, int(helps(view, top)), 1))
    elif rest and view.stock:
        label_ = Message("rummy-odds-next", helping=len(good), unseen=len(rest))
        found.append(counting.exact_share("next", label_, len(good), len(rest)))
    label_ = Message("rummy-odds-unseen-that-help")
    found.append(counting.exact("outs", label_, "count", len(good), cards=texts))
    if view.discards:
        top = view.discards[-1]
        label_ = Message("rummy-odds-discard-helps", card=words.card(top))
        found.append(counting.exact_share("discard", label_, int(helps(view, top)), 1))
    worlds = 0
    if view.legal:
        worlds = playouts
        found += _game(view, seed, playouts)
    return Odds(
        game="rummy", phase=view.phase, seat=view.seat,
        title=Message("hint-odds-cards-that-help-you"), lines=tuple(found), unit="points",
        playouts=worlds,
    )  # fmt: skip


def _game(view: View, seed: int, playouts: int) -> list[OddsLine]:
    search = Imaginer(view, view.rules)
    best = search.best(search.sound(view.legal), bots.PLAYOUTS, seed ^ OTHER_HANDS)
    results = [row[0].result() for row in lines(view, [best], playouts, seed)]
    assert view.seat is not None
    counts = [
        sum([result.winner == view.seat for result in results]),
        sum([result.winner not in (view.seat, None) for result in results]),
        sum([result.winner is None for result in results]),
    ]
    group = Message("hint-odds-this-hand")
    scores = [100 * result.scores[view.seat] for result in results]
    moves = counting.amount("score", Message("rummy-odds-score-moves-by"), scores, group)
    return [*counting.who_goes_out(counts, group), moves]
