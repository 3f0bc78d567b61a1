"""Pitty-Pat: advice on the card on offer and on the throw; odds of the next card and the game."""

from collections.abc import Sequence
from typing import Any

from cardhall.bots.advice import counting, words
from cardhall.bots.advice.guide import OTHER_HANDS, Guide, Position
from cardhall.bots.advice.shapes import Odds, OddsLine, Reason
from cardhall.cards.notation import card_list
from cardhall.cards.refusals import Refusal
from cardhall.games.pitty_pat import (
    PASS_ACTION,
    TAKE_ACTION,
    Result,
    View,
    cards_of,
    format_action,
    imagine,
    throw_action,
    verb_of,
)
from cardhall.games.pitty_pat import bot as bots
from cardhall.games.pitty_pat.imagine import Imaginer
from cardhall.messages import Message

PLAYOUTS = 4 * bots.PLAYOUTS
ODDS = 3_000
"""Play-outs of a table of odds."""


def worth(view: View, result: Result) -> int:
    """Chips over an equal share of what is paid, in hundredths."""
    if result.winner is None:
        return 0
    seats = len(view.dealt_in)
    mine = seats - 1 if result.winner == view.seat else -1
    return 100 * result.chips * mine // seats


def lines(view: View, actions: Sequence[int], worlds: int, seed: int) -> list[list[Any]]:
    """The finished games of so many imagined ones."""
    return Imaginer(view, view.rules).lines(actions, worlds, seed)


def refused(view: View, legal: Sequence[int]) -> Refusal | None:
    """Say why something that one might want to do may not be done."""
    wanted = [TAKE_ACTION, PASS_ACTION]
    if view.phase == "throw":
        wanted = [throw_action(card) for card in (*view.singles, *view.pairs)]
    hand = imagine(view, view.rules, 0)
    return next((hand.why_not(one) for one in wanted if one not in legal), None)


def label(view: View, action: int | None) -> Message:
    """An action as one says it."""
    assert action is not None
    verb = verb_of(action)
    if verb == "throw":
        return Message("hint-throw-cards", cards=words.cards(card_list(cards_of(action))))
    if verb == "take":
        return Message("pitty-pat-hint-take", card=words.card(view.upcard))
    return Message("pitty-pat-hint-let-go-by", card=words.card(view.upcard))


def unseen(view: View) -> list[int]:
    """Cards whose place this seat does not know: in the stock or in another's hand. What was turned
    up and went by lies out of play; made a stock again, its place is known to nobody."""
    gone = {card for cards in view.open for card in cards}
    again = {up.card for up in view.history[: max(0, view.recycled_at)] if up.taker is None}
    gone |= {up.card for up in view.history} - again
    gone |= {up.card for up in view.history[max(0, view.recycled_at) :]}
    gone |= {*view.singles, *view.pairs}
    return [card for card in range(52) if card not in gone]


def outs(view: View, rank: int) -> list[int]:
    """Unseen cards of a rank."""
    return [card for card in unseen(view) if card % 13 == rank]


# --- why ------------------------------------------------------------------------------------------


def pair_made(position: Position) -> Reason | None:
    """Taking makes a pair, and leaves so many single cards."""
    view = position.view
    if position.action != TAKE_ACTION:
        return None
    mates = [card for card in view.singles if card % 13 == view.upcard % 13]
    left, card = len(view.singles) - 1, words.card(mates[0])
    text = Message("pitty-pat-hint-pairs-the-last", card=card)
    if left:
        text = Message("pitty-pat-hint-pairs", card=card, left=left)
    return Reason(text=text, clauses=("LLAA-PITTY-04",))


def let_go(position: Position) -> Reason | None:
    """The card could be taken, and it is better not to."""
    if position.action != PASS_ACTION:
        return None
    return Reason(text=Message("pitty-pat-hint-let-it-go"))


def thrown_rank(position: Position) -> Reason | None:
    """Count how many cards could still pair what is thrown, and what is kept."""
    view, action = position.view, position.action
    if action is None or verb_of(action) != "throw":
        return None
    (card,) = card_list(cards_of(action))
    rank, left = words.rank(card), outs(view, card % 13)
    text = Message("pitty-pat-hint-never-paired", rank=rank)
    if left:
        text = Message("pitty-pat-hint-hardest-to-pair", left=len(left), rank=rank)
    most = max(len(outs(view, one % 13)) for one in view.singles)
    if len(left) == most and len({len(outs(view, one % 13)) for one in view.singles}) > 1:
        return None
    if len(left) == most:
        text = Message("pitty-pat-hint-as-hard-to-pair")
    return Reason(text=text, clauses=("LLAA-PITTY-07",) if _third(view, card) else ())


def _third(view: View, card: int) -> bool:
    """Is it the third of three alike?"""
    return any(one % 13 == card % 13 for one in view.pairs)


def kept_outs(position: Position) -> Reason | None:
    """Find which cards help after this."""
    view, action = position.view, position.action
    singles = list(view.singles)
    if action == TAKE_ACTION:
        return None
    if action is not None:
        singles = [card for card in singles if not cards_of(action) >> card & 1]
    cards = [card for single in singles for card in outs(view, single % 13)]
    if not cards:
        return None
    ranks = tuple([words.rank(card, many=True) for card in singles])
    return Reason(text=Message("pitty-pat-hint-cards-help", count=len(cards), ranks=ranks))


GUIDE = Guide(
    game="pitty_pat",
    choose=bots.choose,
    lines=lines,
    worth=worth,
    words=format_action,
    label=label,
    cards=lambda action: words.texts(cards_of(action)),
    unit=lambda view: "chips",
    measure=lambda view: Message("hint-measure-over-equal-share"),
    facts={"offer": (pair_made, let_go), "throw": (thrown_rank, kept_outs)},
    refused=refused,
    plain={
        "no-match": lambda: Message("pitty-pat-hint-none-like-it"),
        "must-take": lambda: Message("pitty-pat-hint-must-take"),
    },
)


# --- odds -----------------------------------------------------------------------------------------


def odds(view: View, seed: int, playouts: int) -> Odds:
    """Find which unseen cards help, how likely the next one does, and how often the game is won."""
    assert view.seat is not None
    rest = unseen(view)
    found: list[OddsLine] = []
    helping = 0
    for rank in sorted({card % 13 for card in view.singles}, reverse=True):
        cards = outs(view, rank)
        helping += len(cards)
        name = Message("pitty-pat-odds-unseen", rank=words.rank(rank, many=True))
        group, texts = Message("pitty-pat-odds-cards-that-help"), words.texts(cards)
        found.append(counting.exact(f"outs:{rank}", name, "count", len(cards), group, texts))
    if rest:
        label_ = Message("pitty-pat-odds-next", helping=helping, unseen=len(rest))
        found.insert(0, counting.exact_share("next", label_, helping, len(rest)))
    worlds = 0
    if view.legal:
        worlds = playouts
        found += _game(view, seed, playouts)
    return Odds(
        game="pitty_pat", phase=view.phase, seat=view.seat,
        title=Message("hint-odds-cards-that-help-you"), lines=tuple(found), unit="chips",
        playouts=worlds,
    )  # fmt: skip


def _game(view: View, seed: int, playouts: int) -> list[OddsLine]:
    best = Imaginer(view, view.rules).best(view.legal, bots.PLAYOUTS, seed ^ OTHER_HANDS)
    results = [row[0].result() for row in lines(view, [best], playouts, seed)]
    counts = [
        sum([result.winner == view.seat for result in results]),
        sum([result.winner not in (view.seat, None) for result in results]),
        sum([result.winner is None for result in results]),
    ]
    return counting.who_goes_out(counts, Message("hint-odds-this-game"))
