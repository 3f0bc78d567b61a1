"""Bouré: advice at stay or pass, the draw and the play; odds of the pot and of a bouré."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from cardhall.bots.advice import counting, tricks, words
from cardhall.bots.advice.guide import OTHER_HANDS, Guide, Position
from cardhall.bots.advice.shapes import Odds, OddsLine, Reason
from cardhall.cards.notation import card_list
from cardhall.cards.refusals import Refusal
from cardhall.games.boure import (
    PASS_ACTION,
    STAY_ACTION,
    Result,
    View,
    cards_of,
    format_action,
    imagine,
    play_action,
    verb_of,
)
from cardhall.games.boure import bot as bots
from cardhall.games.boure.imagine import Imaginer
from cardhall.messages import Message

PLAYOUTS = 4 * bots.PLAYOUTS
"""A person who asks for advice waits longer than a table for its bot."""
ODDS = 4_000
"""Play-outs of staying for a table of odds."""

CLAUSES = {
    "LLAA-BOURE": {
        "stay": ("LLAA-BOURE-17",), "boure": ("LLAA-BOURE-41", "LLAA-BOURE-47"),
        "draw": ("LLAA-BOURE-21",), "most": ("LLAA-BOURE-38",),
    },
    "RAP": {
        "stay": ("OP-RAP-02",), "boure": ("RAP-37", "RAP-38"), "draw": ("RAP-17",),
        "most": ("RAP-33",),
    },
}  # fmt: skip
"""By book and matter: what says so."""


def table_of(view: View) -> tricks.Table:
    """The trick on the table as the viewer sees it."""
    assert view.seat is not None
    played = [card for trick in (*view.history, view.trick) for _, card in trick]
    trumps = tuple([13 * view.trump + rank for rank in range(12, -1, -1)])
    return tricks.Table(
        seat=view.seat,
        hand=view.hand,
        trumps=trumps,
        seen=frozenset([*played, *view.laid, *view.hand, *view.threw]),
        trick=view.trick,
        behind=len(view.staying) - len(view.trick) - 1,
    )


def card_of(action: int | None) -> int:
    """The one card that an action plays, else -1."""
    return -1 if action is None else tricks.one_card(cards_of(action))


def unit(view: View) -> str:
    """The LLAA plays for chips, Rural Avoyelles for cents."""
    return "cents" if view.rules.book == "RAP" else "chips"


def clauses(view: View, matter: str) -> tuple[str, ...]:
    """Name the clause that says so at this table."""
    return CLAUSES[view.rules.book][matter]


def worth(view: View, result: Result) -> int:
    """Chips from here on, in hundredths, as the bot counts them: what is held then less what is
    held now, less what is owed to the next pot, and this seat's share of what that opens with."""
    assert view.seat is not None
    chips = result.stacks[view.seat] - view.stacks[view.seat] - max(result.owed[view.seat], 0)
    return 100 * chips + 100 * result.next_pot // len(view.dealt_in)


def lines(view: View, actions: Sequence[int], worlds: int, seed: int) -> list[list[Any]]:
    """The finished hands of so many imagined ones."""
    return Imaginer(view, view.rules).lines(actions, worlds, seed)


def refused(view: View, legal: Sequence[int]) -> Refusal | None:
    """Say why something that one might want to do may not be done."""
    wanted = [PASS_ACTION, STAY_ACTION]
    if view.phase == "play":
        wanted = [play_action(1 << card) for card in view.hand]
    hand = imagine(view, view.rules, 0)
    return next((hand.why_not(one) for one in wanted if one not in legal), None)


def label(view: View, action: int | None) -> Message:
    """An action as one says it."""
    assert action is not None
    cards = words.cards(card_list(cards_of(action)))
    verb = verb_of(action)
    if verb == "stay":
        return Message("boure-hint-stay")
    if verb == "pass":
        return Message("hint-pass")
    if verb == "play":
        return Message("hint-play-cards", cards=cards)
    if not cards:
        return Message("boure-hint-stand-pat")
    return Message("boure-hint-draw", cards=cards, count=len(cards))


def measure(view: View) -> Message:
    """Say what a gain is measured from."""
    if PASS_ACTION in view.legal:
        return Message("boure-hint-measure-over-passing", unit=unit(view))
    return Message("boure-hint-measure-from-here", unit=unit(view))


# --- why ------------------------------------------------------------------------------------------


def trumps_held(position: Position) -> Reason:
    """Count the trumps held, and how many tricks they are sure of."""
    view = position.view
    table = table_of(view)
    held, sure = table.held_trumps, table.sure_trumps
    suit, cards, count = words.suit(view.trump), words.cards(held), len(held)
    if not held:
        return Reason(text=Message("boure-hint-no-trump", suit=suit))
    if not sure:
        return Reason(text=Message("boure-hint-trumps", suit=suit, held=count, cards=cards))
    text = Message("boure-hint-sure-trumps", suit=suit, held=count, cards=cards, sure=len(sure))
    return Reason(text=text)


def price(position: Position) -> Reason:
    """Work out what staying costs, and what lies there."""
    view = position.view
    cost = 0 if view.free else view.rules.stay_cost
    of = unit(view)
    pot = words.amount(view.pot, of)
    text = (
        Message("boure-hint-staying-costs", cost=words.amount(cost, of), pot=pot)
        if cost
        else Message("boure-hint-staying-costs-nothing", pot=pot)
    )
    return Reason(text=text, clauses=clauses(view, "stay"))


def chances(position: Position) -> Reason | None:
    """Count how often staying took the pot or bouréd over the play-outs."""
    stayed = position.after(STAY_ACTION)
    if stayed is None:
        return None
    view = position.view
    text = Message(
        "boure-hint-staying-brought",
        playouts=len(stayed.results),
        took=words.often(stayed.share(lambda result: result.winner == view.seat)),
        boured=words.often(stayed.share(lambda result: view.seat in result.boures)),
    )
    return Reason(text=text, clauses=clauses(view, "boure"))


def thrown(position: Position) -> Reason | None:
    """Say what the draw keeps and how much it may throw."""
    view, action = position.view, position.action
    if action is None or verb_of(action) != "draw":
        return None
    kept = [card for card in view.hand if not cards_of(action) >> card & 1]
    if len(kept) == len(view.hand):
        return Reason(text=Message("boure-hint-keep-all"), clauses=clauses(view, "draw"))
    text = (
        Message("boure-hint-keep", cards=words.cards(kept))
        if kept
        else Message("boure-hint-keep-none")
    )
    return Reason(text=text, clauses=clauses(view, "draw"))


def no_trick_yet(position: Position) -> Reason | None:
    """Without a trick it is a bouré."""
    view = position.view
    left = 5 - len(view.history) - view.first_known
    if view.tricks[view.seat] or left > 2:
        return None
    due = view.pot if view.rules.limit is None else min(view.pot, view.rules.limit)
    text = Message("boure-hint-no-trick-yet", left=left, cost=words.amount(due, unit(view)))
    return Reason(text=text, clauses=clauses(view, "boure"))


def near_the_pot(position: Position) -> Reason | None:
    """One trick more decides."""
    view = position.view
    if view.tricks[view.seat] != 2:
        return None
    text = Message("boure-hint-third-trick", pot=words.amount(view.pot, unit(view)))
    return Reason(text=text, clauses=clauses(view, "most"))


GUIDE = Guide(
    game="boure",
    choose=bots.choose,
    lines=lines,
    worth=worth,
    words=format_action,
    label=label,
    cards=lambda action: words.texts(cards_of(action)),
    unit=unit,
    measure=measure,
    against=lambda legal: PASS_ACTION if PASS_ACTION in legal else None,
    facts={
        "stay": (trumps_held, price, chances),
        "draw": (trumps_held, thrown),
        "play": (
            tricks.must_play(table_of, refused),
            *tricks.trick_facts(table_of, card_of),
            no_trick_yet,
            near_the_pot,
        ),
    },
    refused=refused,
    alone=lambda view: Message("hint-last-card"),
    reasons=3,
)


# --- odds -----------------------------------------------------------------------------------------


def odds(view: View, seed: int, playouts: int) -> Odds:
    """The pot, a trick, a bouré: of staying, and later of the best action."""
    assert view.seat is not None
    make = partial(Odds, game="boure", phase=view.phase, seat=view.seat, unit=unit(view))
    if not view.legal:
        return make(title=Message("boure-odds-your-chances"), lines=(), playouts=0)
    action, title = _asked(view, seed)
    actions = [action] if PASS_ACTION not in view.legal else [action, PASS_ACTION]
    rows = lines(view, actions, max(1, playouts // len(actions)), seed)
    stayed = [row[0].result() for row in rows]
    worths = [worth(view, result) for result in stayed]
    found = [*_shares(view, stayed)]
    if len(actions) == 2:
        passed = [worth(view, row[1].result()) for row in rows]
        gained = [mine - other for mine, other in zip(worths, passed, strict=True)]
        found.append(counting.amount("stay", Message("boure-odds-staying"), gained))
        found.append(counting.exact("pass", Message("boure-odds-passing"), "amount", 0))
    else:
        found.append(counting.amount("gain", Message("boure-odds-from-here"), worths))
    return make(title=title, lines=tuple(found), playouts=len(rows), notes=_notes(view))


def _asked(view: View, seed: int) -> tuple[int, Message]:
    """The action whose odds are counted: staying, else what the bot would do."""
    if STAY_ACTION in view.legal:
        return STAY_ACTION, Message("boure-odds-if-you-stay")
    others = [action for action in view.legal if action != PASS_ACTION]
    best = Imaginer(view, view.rules).best(others, bots.PLAYOUTS, seed ^ OTHER_HANDS)
    return best, label(view, best)


def _shares(view: View, results: Sequence[Result]) -> list[OddsLine]:
    seat, of = view.seat, len(results)
    assert seat is not None
    took = sum([result.winner == seat for result in results])
    trick = sum([result.winner == seat or result.tricks[seat] > 0 for result in results])
    boured = sum([seat in result.boures for result in results])
    left = sum([result.winner is None for result in results])
    return [
        counting.sampled_share("pot", Message("boure-odds-pot"), took, of),
        counting.sampled_share("trick", Message("boure-odds-trick"), trick, of),
        counting.sampled_share("boure", Message("boure-odds-boure"), boured, of),
        counting.sampled_share("left", Message("boure-odds-left"), left, of),
    ]


def _notes(view: View) -> tuple[Reason, ...]:
    limit, pot = view.rules.limit, words.amount(view.pot, unit(view))
    text = Message("boure-odds-what-a-boure-costs", pot=pot)
    if limit is not None:
        most = words.amount(limit, unit(view))
        text = Message("boure-odds-what-a-boure-costs-at-most", pot=pot, most=most)
    return (Reason(text=text, clauses=clauses(view, "boure")),)
