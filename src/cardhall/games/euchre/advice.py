"""Euchre: advice at the bids, the discard and the play; odds of each bid."""

from collections.abc import Callable, Sequence
from typing import Any

from cardhall.bots.advice import counting, tricks, words
from cardhall.bots.advice.guide import OTHER_HANDS, Guide, Position
from cardhall.bots.advice.shapes import Odds, OddsLine, Reason
from cardhall.cards.notation import card_list
from cardhall.cards.refusals import Refusal
from cardhall.games.euchre import (
    PASS_ACTION,
    Result,
    View,
    cards_of,
    format_action,
    imagine,
    play_action,
    verb_of,
)
from cardhall.games.euchre import bot as bots
from cardhall.games.euchre.imagine import Imaginer
from cardhall.games.euchre.rules import ORDER, PACK
from cardhall.messages import Card, Message, Rank

PLAYOUTS = bots.PLAYOUTS
ODDS = 6_000
"""Play-outs of a table of odds, shared by the bids."""

BIDS = ("pick it up", "alone", "name", "name alone")
MADE, SHORT = "EUCHRE-32", "EUCHRE-37"


def trumps_in(suit: int) -> tuple[int, ...]:
    """The seven trumps of a suit, the highest first: both bowers, then ace to nine."""
    return tuple([card for card in ORDER.trumps(suit) if card in PACK])


def table_of(view: View) -> tricks.Table:
    """The trick on the table as the viewer sees it."""
    assert view.seat is not None
    played = [card for trick in (*view.history, view.trick) for _, card in trick]
    away = [card for card in (view.threw,) if card >= 0]
    if view.up_at in ("kitty", "out"):
        away.append(view.up)
    return tricks.Table(
        seat=view.seat,
        hand=view.hand,
        trumps=trumps_in(view.trump) if view.trump >= 0 else (),
        seen=frozenset([*played, *view.before, *away, *view.hand]),
        trick=view.trick,
        behind=(3 if view.alone else 4) - len(view.trick) - 1,
        partner=-1 if view.alone else (view.seat + 2) % 4,
    )


def card_of(action: int | None) -> int:
    """The one card that an action plays, else -1."""
    return -1 if action is None else tricks.one_card(cards_of(action))


def suit_of(view: View, action: int) -> int:
    """The suit that a bid would make trumps; -1 for no bid."""
    if verb_of(action) in ("name", "name alone"):
        return action >> 52 & 15
    return view.up // 13 if verb_of(action) in BIDS else -1


def worth(view: View, result: Result) -> int:
    """Points of one's own side less those of the other, in hundredths."""
    assert view.seat is not None
    return 100 * (result.points[view.seat] - result.points[(view.seat + 1) % 4])


def lines(view: View, actions: Sequence[int], worlds: int, seed: int) -> list[list[Any]]:
    """The finished hands of so many imagined ones."""
    return Imaginer(view, view.rules).lines(actions, worlds, seed)


def refused(view: View, legal: Sequence[int]) -> Refusal | None:
    """Say why something that one might want to do may not be done."""
    wanted = [PASS_ACTION]
    if view.phase == "play":
        wanted = [play_action(card) for card in view.hand]
    hand = imagine(view, view.rules, 0)
    return next((hand.why_not(one) for one in wanted if one not in legal), None)


LABELS: dict[str, Callable[[View, int], Message]] = {
    "pass": lambda view, action: Message("hint-pass"),
    "pick it up": lambda view, action: Message("euchre-hint-pick-it-up"),
    "alone": lambda view, action: Message("euchre-hint-go-alone"),
    "name": lambda view, action: Message("hint-name-suit", suit=words.suit(suit_of(view, action))),
    "name alone": lambda view, action: Message(
        "euchre-hint-name-suit-alone", suit=words.suit(suit_of(view, action))
    ),
    "discard": lambda view, action: Message("euchre-hint-put-down", cards=named(action)),
    "play": lambda view, action: Message("hint-play-cards", cards=named(action)),
}


def named(action: int) -> tuple[Card, ...]:
    """The cards of an action."""
    return words.cards(card_list(cards_of(action)))


def label(view: View, action: int | None) -> Message:
    """An action as one says it."""
    assert action is not None
    return LABELS[verb_of(action)](view, action)


# --- why ------------------------------------------------------------------------------------------


def trumps_then(position: Position) -> Reason | None:
    """The trumps that are held if this is bid; of a pass, with the best bid that was tried."""
    view, action = position.view, _bid_of(position)
    if action is None:
        return None
    suit = suit_of(view, action)
    held = list(view.hand)
    if view.phase == "order" and view.seat == view.dealer:
        held.append(view.up)
    trumps = [card for card in trumps_in(suit) if card in held]
    if not trumps:
        return Reason(text=Message("euchre-hint-no-trump", suit=words.suit(suit)))
    names = tuple([_trump_name(card, suit) for card in trumps])
    text = Message("euchre-hint-trumps", suit=words.suit(suit), held=len(trumps), trumps=names)
    return Reason(text=text)


def _bid_of(position: Position) -> int | None:
    """The bid that is advised, or the best one that was tried."""
    bids = [one for one in position.tried if suit_of(position.view, one.action or 0) >= 0]
    if not bids:
        return None
    if bids[0] is position.best:
        return bids[0].action
    return max(bids, key=lambda tried: sum(tried.worths)).action


def _trump_name(card: int, suit: int) -> Message | Rank:
    if card == trumps_in(suit)[0]:
        return Message("euchre-hint-right-bower")
    if card == ORDER.left_of(suit):
        return Message("euchre-hint-left-bower")
    return words.rank(card)


def who_gets_it(position: Position) -> Reason | None:
    """In the first round the turned card goes to the dealer."""
    view = position.view
    card = words.card(view.up)
    if view.seat == view.dealer:
        return Reason(text=Message("euchre-hint-comes-to-you", card=card), clauses=("EUCHRE-14",))
    text = (
        Message("euchre-hint-goes-to-partner", card=card)
        if (view.seat + 2) % 4 == view.dealer
        else Message("euchre-hint-goes-to-others", card=card)
    )
    return Reason(text=text, clauses=("EUCHRE-16",))


def made_share(position: Position) -> Reason | None:
    """Count how often the bid was made over the play-outs."""
    action = _bid_of(position)
    tried = None if action is None else position.after(action)
    if tried is None:
        return None
    text = Message(
        "euchre-hint-bid-was-made",
        playouts=len(tried.results),
        bid=label(position.view, action),
        often=words.often(tried.share(lambda result: made(position.view.seat, result))),
        points=position.view.rules.points_euchre,
    )
    return Reason(text=text, clauses=(MADE, SHORT))


def made(seat: int, result: Result) -> bool:
    """Did this seat's side take three tricks?"""
    return result.tricks[seat] + result.tricks[(seat + 2) % 4] >= 3


def put_down(position: Position) -> Reason | None:
    """Work out what goes back after picking up."""
    view, card = position.view, card_of(position.action)
    table = table_of(view)
    kept = words.cards(table.held_trumps)
    alone = [one for one in view.hand if one // 13 == card // 13 and one not in table.trumps]
    if card in table.trumps or not alone:
        return Reason(text=Message("euchre-hint-least-trump"))
    if len(alone) == 1:
        return Reason(text=Message("euchre-hint-only-plain", suit=words.suit(card // 13)))
    return Reason(text=Message("euchre-hint-low-plain-card", cards=kept))


def tricks_so_far(position: Position) -> Reason | None:
    """Measure how far the makers are."""
    view = position.view
    maker = view.maker
    if maker < 0 or not view.history:
        return None
    side = "ours" if (view.seat - maker) % 2 == 0 else "theirs"
    have = view.tricks[maker] + view.tricks[(maker + 2) % 4]
    need = max(0, 3 - have)
    if not need:
        text = Message("euchre-hint-tricks-made", side=side)
        return Reason(text=text, clauses=(MADE, "EUCHRE-33"))
    text = Message("euchre-hint-tricks-needed", side=side, need=need)
    return Reason(text=text, clauses=(MADE, SHORT))


GUIDE = Guide(
    game="euchre",
    choose=bots.choose,
    lines=lines,
    worth=worth,
    words=format_action,
    label=label,
    cards=lambda action: words.texts(cards_of(action)),
    unit=lambda view: "points",
    measure=lambda view: Message("hint-measure-side-over-side"),
    facts={
        "order": (trumps_then, who_gets_it, made_share),
        "name": (trumps_then, made_share),
        "discard": (put_down,),
        "play": (
            tricks.must_play(table_of, refused),
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
    """At the bids: of each bid the chance to make it and the points. In the play: of three tricks
    and of all five."""
    assert view.seat is not None
    found: list[OddsLine] = []
    worlds, title = 0, Message("euchre-odds-your-bids")
    if view.legal and view.phase in ("order", "name"):
        worlds = max(1, playouts // len(view.legal))
        rows = lines(view, view.legal, worlds, seed)
        for place, action in enumerate(view.legal):
            found += _of_bid(view, action, [row[place].result() for row in rows])
    elif view.legal and view.phase == "play":
        title = Message("euchre-odds-your-tricks")
        worlds = max(1, playouts // 4)
        best = Imaginer(view, view.rules).best(view.legal, PLAYOUTS, seed ^ OTHER_HANDS)
        results = [row[0].result() for row in lines(view, [best], worlds, seed)]
        found = _of_tricks(view, results)
    return Odds(
        game="euchre", phase=view.phase, seat=view.seat, title=title, lines=tuple(found),
        unit="points", playouts=worlds,
    )  # fmt: skip


def _of_bid(view: View, action: int, results: Sequence[Result]) -> list[OddsLine]:
    seat = view.seat
    assert seat is not None
    name, key = label(view, action), format_action(action).replace(" ", "-")
    out = []
    if suit_of(view, action) >= 0:
        hits = sum([made(seat, result) for result in results])
        three, five = Message("euchre-odds-three"), Message("euchre-odds-five")
        out.append(counting.sampled_share(f"{key}:made", three, hits, len(results), name))
        hits = sum([_taken(seat, result) == 5 for result in results])
        out.append(counting.sampled_share(f"{key}:all", five, hits, len(results), name))
    points = [worth(view, result) for result in results]
    out.append(counting.amount(f"{key}:points", Message("euchre-odds-points"), points, name))
    return out


def _taken(seat: int, result: Result) -> int:
    return result.tricks[seat] + result.tricks[(seat + 2) % 4]


def _of_tricks(view: View, results: Sequence[Result]) -> list[OddsLine]:
    seat, of = view.seat, len(results)
    assert seat is not None
    three = sum([made(seat, result) for result in results])
    five = sum([_taken(seat, result) == 5 for result in results])
    return [
        counting.sampled_share("three", Message("euchre-odds-three"), three, of),
        counting.sampled_share("all", Message("euchre-odds-five"), five, of),
        counting.amount(
            "points", Message("euchre-odds-points"), [worth(view, one) for one in results]
        ),
    ]
