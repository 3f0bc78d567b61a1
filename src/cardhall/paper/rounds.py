"""A euchre night on paper: each player's card of movements, game by game."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cardhall.formats.names import last_name_first
from cardhall.paper.press import PaperSize, breakable, pdf
from cardhall.paper.words import word


@dataclass(frozen=True)
class GameSeat:
    """A player's seat in one game. table "" when they sit out; partner and opponents as they are
    called."""

    table: str
    seat: str = ""
    partner: str = ""
    opponents: Sequence[str] = ()


@dataclass(frozen=True)
class MovementCard:
    """One player's night. games: those that are seated so far; a fixed movement has all of them,
    a night on which the lower pair moves the games up to now."""

    name: str
    number: str
    games: Sequence[GameSeat]


def movement_cards(
    event: str,
    cards: Iterable[MovementCard],
    *,
    games: int = 10,
    fixed: bool = False,
    by_number: bool = False,
    size: PaperSize = "letter",
) -> bytes:
    """Four cards a page to cut out: game by game table, seat and partner (EUCHRE-48 to 50), with
    room for the points. fixed: a movement printed beforehand (OP-EUCHRE-01); else games that are
    not seated yet are left to be written in. by_number: in the order given, as cards that players
    draw; else by last name."""
    rows = [
        {
            "name": breakable(card.name),
            "number": card.number,
            "games": [_game(card.games[i]) if i < len(card.games) else None for i in range(games)],
        }
        for card in (cards if by_number else _by_last_name(cards))
    ]
    lead = word("movement.fixed" if fixed else "movement.lead")
    return pdf("movement", {"event": event, "cards": rows, "lead": lead}, size)


def _by_last_name(cards: Iterable[MovementCard]) -> list[MovementCard]:
    return sorted(cards, key=lambda card: last_name_first(card.name))


def _game(seat: GameSeat) -> dict[str, str]:
    return {
        "table": seat.table,
        "seat": seat.seat,
        "partner": breakable(seat.partner) if seat.table else word("movement.out"),
    }
