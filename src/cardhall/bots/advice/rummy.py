"""Rummy: advice on the draw, on laying down and on the throw; odds of the next card."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from cardhall.bots import rummy as bots
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
from cardhall.games.rummy_search import Imaginer

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
    """Why something that one might want to do may not be done."""
    if view.phase == "draw":
        wanted = [take_action(1), DRAW_ACTION, throw_action(view.hand[0])]
    else:
        wanted = [*[throw_action(card) for card in view.hand], DONE_ACTION]
    hand = imagine(view, view.rules, 0)
    return next((hand.why_not(one) for one in wanted if one not in legal), None)


def label(view: View, action: int | None) -> str:
    """An action as one says it."""
    assert action is not None
    verb, cards = verb_of(action), card_list(cards_of(action))
    if verb == "draw":
        return f"Take {words.cards_named(cards)} off the stock" if cards else "Draw from the stock"
    if verb == "take":
        taken = view.discards[-count_of(action) :]
        return f"Take {words.cards_named(taken)} from the discards"
    if verb == "bury":
        return "Have the card buried"
    if verb == "done":
        return "Go on"
    does = {"meld": "Lay down", "lay": "Add", "throw": "Throw"}[verb]
    return f"{does} {words.cards_named(cards)}"


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
    """Cards of which she does not know where they are."""
    known = {*view.hand, *view.discards, *view.taken}
    for cards in (*view.melds, *view.known, *view.held):
        known.update(cards)
    known.update([card for card in view.stock if card >= 0])
    return [card for card in range(52) if card not in known]


# --- why ------------------------------------------------------------------------------------------


def goes_out(position: Position) -> Reason | None:
    """She can go out in this turn."""
    view = position.view
    if view.phase != "play" or not way_out(Imaginer(view, view.rules).hand(0)):
        return None
    others = "the others lose what they hold"
    return Reason(
        text=f"You can go out in this turn: {others}.", clauses=("LLAA-RUMMY-30", "LLAA-RUMMY-36")
    )


def taken_for(position: Position) -> Reason | None:
    """What the discard makes that she takes."""
    view, action = position.view, position.action
    if action is None or verb_of(action) != "take":
        return None
    count = count_of(action)
    card = view.discards[-count]
    made = set_with((*view.hand, *view.discards[-count:]), card, view.rules)
    clause = "LLAA-RUMMY-19" if count == 1 else "LLAA-RUMMY-25"
    if made:
        text = f"{words.first_up(words.card_name(card))} makes a set: {words.cards_named(made)}."
    elif goes_on(view, card):
        text = f"{words.first_up(words.card_name(card))} goes on a set that lies there."
    else:
        text = f"{words.first_up(words.card_name(card))} is worth having."
    return Reason(text=text, clauses=(clause,))


def stock_better(position: Position) -> Reason | None:
    """The discard is of no use, and some unseen cards are."""
    view, action = position.view, position.action
    if action is None or verb_of(action) != "draw" or cards_of(action) or not view.discards:
        return None
    top = view.discards[-1]
    rest = unseen(view)
    good = len([card for card in rest if helps(view, card)])
    use = "could be used now, but drawing does better" if helps(view, top) else "makes no set now"
    text = f"{words.first_up(words.card_name(top))} {use}; {good} of {len(rest)} unseen cards would"
    return Reason(text=f"{text} help you.", clauses=("LLAA-RUMMY-19",))


def laid_down(position: Position) -> Reason | None:
    """What is laid down counts for her, what she keeps counts against her."""
    action = position.action
    if action is None or verb_of(action) not in ("meld", "lay"):
        return None
    points = words.counted(value(cards_of(action)), "point")
    text = f"On the table they count {points} for you; in your hand they would count against you."
    clauses = ("LLAA-RUMMY-20" if verb_of(action) == "meld" else "LLAA-RUMMY-27", "LLAA-RUMMY-35")
    return Reason(text=text, clauses=clauses)


def thrown_card(position: Position) -> Reason | None:
    """What the thrown card is good for, and what it would cost."""
    view, action = position.view, position.action
    if action is None or verb_of(action) != "throw":
        return None
    (card,) = card_list(cards_of(action))
    mates = [one for one in view.hand if one != card and may_join(one, card, view.rules)]
    cost = words.counted(value(1 << card), "point")
    name = words.first_up(words.card_name(card))
    if mates:
        text = f"{name} goes with {words.cards_named(mates)} at best"
    else:
        text = f"{name} goes with nothing in your hand"
    text = f"{text}, and would cost {cost} if somebody goes out."
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
    measure=lambda view: "points over the mean of the table",
    facts={
        "draw": (taken_for, stock_better),
        "play": (goes_out, laid_down, thrown_card),
    },
    refused=refused,
    sound=lambda view, legal: Imaginer(view, view.rules).sound(legal),
    plain={
        "duty": "The discard that you could reach would have to be used at once, and cannot be",
        "drawn": "You have drawn; one draw begins a turn",
        "exposed": "You take the exposed card or have it buried first",
        "too-many": "With too many cards you throw one without drawing",
        "too-few": "With too few cards you draw and throw none",
        "late": "The missing draw is made from the stock",
    },
    reasons=2,
)


# --- odds -----------------------------------------------------------------------------------------


def odds(view: View, seed: int, playouts: int) -> Odds:
    """Which unseen cards help, how likely the next stock card does; how the hand may end."""
    assert view.seat is not None
    rest = unseen(view)
    good = [card for card in rest if helps(view, card)]
    found: list[OddsLine] = []
    texts = words.texts(good)
    if view.stock and view.stock[0] >= 0:
        top = view.stock[0]
        label_ = f"{words.first_up(words.card_name(top))} lies open on the stock"
        hits = int(helps(view, top))
        found.append(counting.exact_share("next", f"{label_} and helps", hits, 1))
    elif rest and view.stock:
        label_ = f"The next stock card helps ({len(good)} of {len(rest)} unseen)"
        found.append(counting.exact_share("next", label_, len(good), len(rest)))
    found.append(counting.exact("outs", "Unseen cards that help", "count", len(good), "", texts))
    if view.discards:
        top = view.discards[-1]
        label_ = f"{words.first_up(words.card_name(top))} on the discards helps"
        found.append(counting.exact_share("discard", label_, int(helps(view, top)), 1))
    worlds = 0
    if view.legal:
        worlds = playouts
        found += _game(view, seed, playouts)
    return Odds(
        game="rummy", phase=view.phase, seat=view.seat, title="Cards that help you",
        lines=tuple(found), unit="points", playouts=worlds,
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
    named = (("win", "You go out first"), ("lose", "Another does"), ("dead", "Nobody does"))
    out = []
    for (key, text), hits in zip(named, counts, strict=True):
        out.append(counting.sampled_share(key, text, hits, len(results), "This hand"))
    scores = [100 * result.scores[view.seat] for result in results]
    out.append(counting.amount("score", "Your score moves by", scores, "This hand"))
    return out
