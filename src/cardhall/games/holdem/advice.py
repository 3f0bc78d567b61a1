"""Hold'em: advice at every street and the showdown; equity, hands by the river, pot odds."""

from collections.abc import Callable, Sequence
from itertools import combinations
from math import comb
from random import Random
from typing import Any

from cardhall.bots.advice import counting, words
from cardhall.bots.advice.guide import Guide, Position
from cardhall.bots.advice.shapes import Odds, OddsLine, Reason
from cardhall.cards import equity
from cardhall.cards.notation import card_set
from cardhall.cards.refusals import Refusal
from cardhall.cards.seven import describe, hand_value, kind_of, seven_card_value
from cardhall.games.holdem import (
    CALL,
    CHECK,
    FOLD,
    MUCK,
    SHOW,
    Result,
    View,
    amount_of,
    format_action,
    imagine,
    verb_of,
)
from cardhall.games.holdem import bot as bots
from cardhall.games.holdem.imagine import Imaginer
from cardhall.messages import Argument, Message

PLAYOUTS = 4_000
"""Fewer than the bot's own: each of these is kept whole, to be counted by its result."""
ODDS = 60_000
"""Deals of a table of odds."""
GUESSED = 400
"""Sets of hands that fit the bets, with so many boards each."""
BOARDS = 20
MOST_BOARDS = 50_000
"""Up to so many boards are all dealt, on the turn and the river; of more some are drawn."""
MOST_KINDS = 20_000
"""The same for one's own hand by the river."""
GLANCE = 4_000
"""Deals for the sentence about the price of a call."""


def worth(view: View, result: Result) -> int:
    """Chips from here on, in hundredths: folding brings 0."""
    assert view.seat is not None
    return 100 * (result.stacks[view.seat] - view.stacks[view.seat])


def lines(view: View, actions: Sequence[int], worlds: int, seed: int) -> list[list[Any]]:
    """The finished hands of so many imagined ones."""
    return Imaginer(view, view.rules).lines(actions, worlds, seed)


def refused(view: View, legal: Sequence[int]) -> Refusal | None:
    """Say why something that one might want to do may not be done."""
    wanted = [MUCK, SHOW] if view.phase == "showdown" else [CHECK, CALL, FOLD]
    hand = imagine(view, view.rules, 0)
    return next((hand.why_not(one) for one in wanted if one not in legal), None)


LABELS: dict[str, Callable[[Argument], Message]] = {
    "fold": lambda chips: Message("holdem-hint-fold"),
    "check": lambda chips: Message("holdem-hint-check"),
    "call": lambda chips: Message("holdem-hint-call", chips=chips),
    "bet": lambda chips: Message("holdem-hint-bet", chips=chips),
    "bet all-in": lambda chips: Message("holdem-hint-bet-all-in", chips=chips),
    "raise": lambda chips: Message("holdem-hint-raise", chips=chips),
    "raise all-in": lambda chips: Message("holdem-hint-raise-all-in", chips=chips),
    "show": lambda chips: Message("holdem-hint-show"),
    "muck": lambda chips: Message("holdem-hint-muck"),
}


def label(view: View, action: int | None) -> Message:
    """An action as one says it."""
    assert action is not None
    verb, amount = verb_of(action), view.to_call
    if verb in ("bet", "raise"):
        amount = amount_of(action)
        verb += " all-in" if amount == view.bounds[1] == _all(view) else ""
    return LABELS[verb](words.amount(amount, "chips"))


def _all(view: View) -> int:
    assert view.seat is not None
    return view.bets[view.seat] + view.rules.playable(view.stacks[view.seat])


def rivals(view: View) -> list[int]:
    """The seats that have to be beaten."""
    return [seat for seat in view.live if seat != view.seat]


def to_win(view: View) -> int:
    """Work out what lies there that this seat can win by calling: of each player's chips no more
    than this seat can match; the rest goes back to whoever bet it."""
    assert view.seat is not None
    mine = view.put_in[view.seat] - view.dead[view.seat] + view.to_call
    live = [put - dead for put, dead in zip(view.put_in, view.dead, strict=True)]
    return sum(view.dead) + view.carried + sum(min(put, mine) for put in live)


def against(view: View, samples: int, seed: int) -> equity.Equity:
    """Work out what one's own cards win against the live hands: of those that lie open as they are,
    of the others as any cards may be."""
    hands: list[equity.Holding] = [card_set(view.cards)]
    known = card_set(view.cards) | card_set(view.board)
    dead = 0
    for seat in view.dealt_in:
        up = card_set(view.shown[seat])
        if seat == view.seat or (not up and seat not in view.live):
            continue
        if seat in view.live:
            hands.append(up if up.bit_count() == 2 else None)
        if seat not in view.live or up.bit_count() == 1:
            dead |= up
    live = 52 - (known | dead).bit_count()
    unknown = hands.count(None)
    boards = comb(live, 2) ** unknown * comb(live - 2 * unknown, 5 - len(view.board))
    if unknown < 2 and boards <= MOST_BOARDS:
        return equity.exact(hands, card_set(view.board), dead)
    return equity.sampled(hands, card_set(view.board), dead, samples=samples, seed=seed)


# --- why ------------------------------------------------------------------------------------------


def holding(position: Position) -> Reason | None:
    """Work out what is held so far."""
    view = position.view
    if not view.cards:
        return None
    if len(view.board) < 3:
        high, low = sorted(view.cards, key=lambda card: card % 13, reverse=True)
        cards = words.cards(view.cards)
        if high % 13 == low % 13:
            return Reason(text=Message("holdem-hint-you-hold-a-pair", cards=cards))
        if high // 13 == low // 13:
            return Reason(text=Message("holdem-hint-you-hold-one-suit", cards=cards))
        return Reason(text=Message("holdem-hint-you-hold-no-pair", cards=cards))
    value = hand_value(card_set(view.cards) | card_set(view.board))
    if len(view.board) == 5 and value == hand_value(card_set(view.board)):
        return Reason(text=Message("holdem-hint-the-board-alone", hand=describe(value)))
    return Reason(text=Message("holdem-hint-your-best-five", hand=describe(value)))


def price(position: Position) -> Reason | None:
    """Work out what a call costs, what it has to win, and how often the cards win: against hands
    that fit the betting where somebody has bet, else against any."""
    view = position.view
    others = rivals(view)
    if not others or view.phase == "showdown":
        return None
    shown = _shown_something(view)
    share = _mean_share(view, 1, GUESSED // 2)[0] if shown else round(1000 * _any_share(view))
    hands, often = len(others), words.often(share)
    won = (
        Message("holdem-hint-against-betting", hands=hands, often=often)
        if shown
        else Message("holdem-hint-against-anything", hands=hands, often=often)
    )
    if not view.to_call:
        return Reason(text=Message("holdem-hint-check-costs-nothing", won=won))
    text = Message(
        "holdem-hint-call-pays-if",
        won=won,
        cost=words.amount(view.to_call, "chips"),
        pot=words.amount(to_win(view), "chips"),
        need=round(100 * view.to_call / (to_win(view) + view.to_call)),
    )
    return Reason(text=text)


def _any_share(view: View) -> float:
    return float(against(view, GLANCE, 1).share(0))


def at_the_showdown(position: Position) -> Reason | None:
    """To win, a hand is shown; one that is beaten need not be."""
    view = position.view
    if view.phase != "showdown":
        return None
    if Imaginer(view, view.rules).beaten():
        return Reason(text=Message("holdem-hint-beaten"), clauses=("HOLDEM-82",))
    text = Message("holdem-hint-not-beaten")
    return Reason(text=text, clauses=("HOLDEM-82", "HOLDEM-83"))


BETTING = (holding, price)

GUIDE = Guide(
    game="holdem",
    choose=bots.choose,
    lines=lines,
    worth=worth,
    words=format_action,
    label=label,
    cards=lambda action: (),
    unit=lambda view: "chips",
    measure=lambda view: Message("holdem-hint-measure"),
    facts={
        "preflop": BETTING,
        "flop": BETTING,
        "turn": BETTING,
        "river": BETTING,
        "showdown": (at_the_showdown, holding),
    },
    refused=refused,
    sound=bots.sizes,
    plain={"last-in": lambda: Message("holdem-hint-last-in")},
    reasons=3,
)


# --- odds -----------------------------------------------------------------------------------------


def odds(view: View, seed: int, playouts: int) -> Odds:
    """Equity against the live hands, what one's own hand becomes, what a call has to win."""
    assert view.seat is not None
    found: list[OddsLine] = []
    sampled = 0
    if view.seat in view.live and rivals(view) and view.cards:
        won = against(view, playouts, seed)
        sampled = 0 if won.exact else playouts
        found = [*_equity(view, won), *_guessed(view, seed, playouts), *_pot_odds(view)]
        found += _by_the_river(view, seed, playouts)
    title = Message("holdem-odds-title", hands=len(rivals(view)))
    return Odds(
        game="holdem", phase=view.phase, seat=view.seat, title=title,
        lines=tuple(found), unit="chips", playouts=sampled,
    )  # fmt: skip


def _equity(view: View, won: equity.Equity) -> list[OddsLine]:
    """Win alone, share, lose: parts of a whole; and the share of the pot."""
    group = Message("holdem-odds-anything")
    counts = [won.wins(0), won.ties(0), won.boards - won.wins(0) - won.ties(0)]
    share = won.share(0)
    named = [
        ("win", Message("holdem-odds-win")),
        ("tie", Message("holdem-odds-tie")),
        ("lose", Message("holdem-odds-lose")),
    ]
    label_ = Message("holdem-odds-share")
    out = _parts(named, counts, won.exact, group)
    if won.exact:
        hits, of = share.numerator, share.denominator
        return [*out, counting.exact_share("equity", label_, hits, of, group)]
    hits = round(share * won.boards)
    return [*out, counting.sampled_share("equity", label_, hits, won.boards, group)]


def _parts(
    named: Sequence[tuple[str, Message]], counts: Sequence[int], whole: bool, group: Message
) -> list[OddsLine]:
    """Shares that add up to 1000."""
    out = []
    for (key, label_), part, hits in zip(named, counting.parts_of(counts), counts, strict=True):
        _, low, high = counting.share_of(hits, sum(counts))
        if whole:
            low = high = part
        out.append(
            OddsLine(
                key=key, label=label_, kind="share", value=part, low=min(low, part),
                high=max(high, part), group=group,
            )
        )  # fmt: skip
    return out


def _shown_something(view: View) -> bool:
    """Has one of those still in bet, raised or called?"""
    acted = {step.seat for step in view.history if verb_of(step.action) in ("bet", "raise", "call")}
    return bool(acted & set(rivals(view)))


def _guessed(view: View, seed: int, playouts: int) -> list[OddsLine]:
    """The share of the pot against hands that fit what their holders did."""
    if not _shown_something(view) or view.phase == "showdown":
        return []
    value, low, high = _mean_share(view, seed, playouts)
    return [
        OddsLine(
            key="guessed", label=Message("holdem-odds-share"), kind="share", value=value, low=low,
            high=high, group=Message("holdem-odds-betting"),
        )
    ]  # fmt: skip


def _mean_share(view: View, seed: int, playouts: int) -> tuple[int, int, int]:
    """The share over imagined hands, each with some boards, and its interval."""
    search = Imaginer(view, view.rules)
    mine, board = card_set(view.cards), card_set(view.board)
    boards = 1 if len(view.board) == 5 else BOARDS
    shares = []
    for world in range(min(GUESSED, playouts)):
        hand = search.hand(seed + world)
        hands = [mine, *[hand.hole_of(seat) for seat in rivals(view)]]
        won = equity.sampled(hands, board, samples=boards, seed=seed + world)
        shares.append(round(1000 * won.share(0)))
    value, low, high = counting.mean_of(shares)
    return value, max(0, low), min(1000, high)


def _pot_odds(view: View) -> list[OddsLine]:
    if not view.to_call:
        return []
    group = Message("holdem-odds-to-call")
    costs, pot = Message("holdem-odds-costs"), Message("holdem-odds-can-win")
    need = round(1000 * view.to_call / (to_win(view) + view.to_call))
    return [
        counting.exact("to-call", costs, "amount", 100 * view.to_call, group),
        counting.exact("pot", pot, "amount", 100 * to_win(view), group),
        counting.exact("need", Message("holdem-odds-need"), "share", need, group),
    ]


def _kinds() -> tuple[Message, ...]:
    """The kinds of hand, the lowest first."""
    return (
        Message("holdem-odds-no-pair"),
        Message("holdem-odds-one-pair"),
        Message("holdem-odds-two-pairs"),
        Message("holdem-odds-three-of-a-kind"),
        Message("holdem-odds-straight"),
        Message("holdem-odds-flush"),
        Message("holdem-odds-full-house"),
        Message("holdem-odds-four-of-a-kind"),
        Message("holdem-odds-straight-flush"),
    )


def _by_the_river(view: View, seed: int, playouts: int) -> list[OddsLine]:
    """Say what one's own hand is when all five cards lie, from the best kind down."""
    mine = card_set(view.cards) | card_set(view.board)
    gone = mine
    for cards in view.shown:
        gone |= card_set(cards)
    rest = [card for card in range(52) if not gone >> card & 1]
    missing = 5 - len(view.board)
    kinds = _kinds()
    counts = [0] * len(kinds)
    whole = comb(len(rest), missing) <= MOST_KINDS
    if whole:
        for cards in combinations(rest, missing):
            counts[kind_of(seven_card_value(mine | card_set(cards)))] += 1
    else:
        rng = Random(seed)
        for _ in range(min(MOST_KINDS, playouts)):
            drawn = rng.sample(rest, missing)
            counts[kind_of(seven_card_value(mine | card_set(drawn)))] += 1
    named = [(f"kind:{place}", kind) for place, kind in enumerate(kinds)]
    group = Message("holdem-odds-by-the-river")
    out = _parts(named[::-1], counts[::-1], whole, group)
    return [line for line in out if line.high > 0]
