"""What a player sees, in plain lines: one function for each game, from that player's view alone."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from cardhall.cards.notation import SUIT_NAMES, format_card, format_cards
from cardhall.cards.table import LETTERS


def lines_of(name: str, view: Any) -> list[str]:
    """The table as this view tells it, and one's own cards last."""
    return [line.rstrip() for line in _SHOWN[name](view) if line]


def high_to_low(cards: Iterable[int]) -> str:
    """One's own cards by suits, high to low."""
    return format_cards(sorted(cards, reverse=True))


def plays(trick: Sequence[tuple[int, int]]) -> str:
    """ "A 8C, B TC" """
    return ", ".join(f"{LETTERS[seat]} {format_card(card)}" for seat, card in trick)


def by_seat(values: Iterable[object], also_nothing: bool = False) -> str:
    """ "A 3, C 1": what is nothing is left out."""
    named = [(seat, value) for seat, value in enumerate(values) if value or also_nothing]
    return ", ".join(f"{LETTERS[seat]} {value}" for seat, value in named)


def _named(what: str, text: str) -> str:
    return f"{what}: {text}" if text else ""


def _trumps(trump: int) -> str:
    return f"Trumps: {SUIT_NAMES[trump]}" if trump >= 0 else ""


def _boure(seen: Any) -> list[str]:
    turned = f" ({format_card(seen.turned)} turned)" if seen.turned >= 0 else ""
    return [
        f"{_trumps(seen.trump)}{turned}. Pot: {seen.pot}. Dealer: {LETTERS[seen.dealer]}",
        _named("Chips", by_seat(seen.stacks, True)),
        _named("In", "".join(LETTERS[seat] for seat in seen.staying)),
        _named("Drew", by_seat(count if count >= 0 else "" for count in seen.drawn)),
        _named("Tricks", by_seat(seen.tricks)),
        _named("On the table", plays(seen.trick)),
        _named("Your cards", high_to_low(seen.hand)),
    ]


def _euchre(seen: Any) -> list[str]:
    up = f"{format_card(seen.up)} turned up" if seen.up >= 0 and seen.up_at == "table" else ""
    maker = f", made by {LETTERS[seen.maker]}" if seen.maker >= 0 else ""
    alone = ", alone" if seen.alone else ""
    return [
        f"Dealer: {LETTERS[seen.dealer]}. {up}{_trumps(seen.trump)}{maker}{alone}",
        _named("Tricks", by_seat(seen.tricks)),
        _named("On the table", plays(seen.trick)),
        _named("Your cards", high_to_low(seen.hand)),
    ]


def _pedro(seen: Any) -> list[str]:
    bid = f"{LETTERS[seen.bidder]} bids {seen.bid}" if seen.bidder >= 0 else "nobody has bid"
    shown = [f"{LETTERS[s]} {high_to_low(cards)}" for s, cards in enumerate(seen.shown) if cards]
    return [
        f"Dealer: {LETTERS[seen.dealer]}. Bid: {bid}. {_trumps(seen.trump)}",
        _named("Points", f"A-C {seen.points[0]}, B-D {seen.points[1]}" if any(seen.points) else ""),
        _named("Surplus trumps shown", ", ".join(shown)),
        _named("On the table", plays(seen.trick)),
        _named("The pack that you rob", high_to_low(seen.pack)),
        _named("Your cards", high_to_low(seen.hand)),
    ]


def _pitty_pat(seen: Any) -> list[str]:
    opened = [f"{LETTERS[s]} {high_to_low(cards)}" for s, cards in enumerate(seen.open) if cards]
    return [
        f"Dealer: {LETTERS[seen.dealer]}. Stock: {seen.stock} cards",
        _named("Pairs on the table", ", ".join(opened)),
        _named("Cards unseen in hands", by_seat(seen.sizes)),
        _named("Not taken", format_cards(seen.discards)),
        _named("On offer", format_card(seen.upcard) if seen.upcard >= 0 else ""),
        _named("Your pairs", high_to_low(seen.pairs)),
        _named("Your single cards", high_to_low(seen.singles)),
    ]


def _po_ke_no(seen: Any) -> list[str]:
    if seen.seat is None:
        return [_named("Called", format_cards(seen.called))]
    board, covered = seen.boards[seen.seat], set(seen.covered[seen.seat])
    rows = [
        "   ".join(
            f"[{format_card(board[cell])}]" if cell in covered else f" {format_card(board[cell])} "
            for cell in range(row * 5, row * 5 + 5)
        )
        for row in range(5)
    ]
    claims = "".join(LETTERS[seat] for seat in seen.claims)
    return [
        _named("Called", format_cards(seen.called[-8:])),
        _named('Called "out"', claims),
        "Your board, covered cards in brackets:",
        *rows,
    ]


def _rummy(seen: Any) -> list[str]:
    melds = [f"{number}: {format_cards(meld)}" for number, meld in enumerate(seen.melds, 1)]
    owes = f"{format_card(seen.owes)} must be used in this turn" if seen.owes >= 0 else ""
    return [
        f"Dealer: {LETTERS[seen.dealer]}. Stock: {len(seen.stock)} cards",
        _named("Cards in hands", by_seat(seen.sizes)),
        _named("Melds", "; ".join(melds)),
        _named("Discards, the top one last", format_cards(seen.discards)),
        owes,
        _named("Your cards", high_to_low(seen.hand)),
    ]


def _holdem(seen: Any) -> list[str]:
    amounts = [pot.amount for pot in seen.pots]
    pots = " and ".join(map(str, amounts)) if seen.all_in else str(sum(amounts))
    least, most = seen.bounds
    shown = [f"{LETTERS[s]} {format_cards(cards)}" for s, cards in enumerate(seen.shown) if cards]
    pot = f" Pot: {pots}" if seen.turn >= 0 else ""
    return [
        f"Button: {LETTERS[seen.button]}. {seen.phase.capitalize()}.{pot}",
        _named("Stacks", by_seat(seen.stacks, True)),
        _named("Bets of this round", by_seat(seen.bets)),
        _named("Still in", "".join(LETTERS[seat] for seat in seen.live)),
        _named("Board", format_cards(seen.board)),
        _named("Shown", ", ".join(shown)),
        _named("Your cards", format_cards(seen.cards)),
        f"To call: {seen.to_call}" if seen.to_call else "",
        f"You may bet or raise to anything from {least} to {most}" if most else "",
    ]


_SHOWN: dict[str, Callable[[Any], list[str]]] = {
    "boure": _boure,
    "pitty_pat": _pitty_pat,
    "rummy": _rummy,
    "po_ke_no": _po_ke_no,
    "pedro": _pedro,
    "euchre": _euchre,
    "holdem": _holdem,
}
