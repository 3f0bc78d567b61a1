"""Who plays the next game, and where: the lower pair moves, or a movement fixed beforehand."""

from collections.abc import Sequence
from typing import Any

from cardhall.formats import movement
from cardhall.formats.lot import Lot
from cardhall.formats.progressive import (
    MOST,
    CardTable,
    GameSeats,
    NoSeating,
    most_games,
    seat_game,
)
from cardhall.hall.entries.ready import missing_for_seat
from cardhall.hall.formats.progressive import events as f
from cardhall.hall.formats.progressive.state import LATE, Progressive, particulars
from cardhall.hall.kernel.context import Refusal
from cardhall.hall.state import Category, State, standings
from cardhall.messages import Message


def present(
    state: State, category: Category, night: Progressive, no: int
) -> tuple[list[str], list[f.NoSeat]]:
    """Say who can be seated for a game, in the order of entry; and who cannot, and why. Who has not
    played and comes too late for it is neither."""
    here, missing = [], []
    played, late = standings(state, category.key).tallies, too_late(night, no)
    for entry in state.entries.values():
        if entry.category != category.key or entry.left:
            continue
        if late is not None and entry.id not in played:
            continue
        lacks = missing_for_seat(state, entry)
        if lacks is not None:
            missing.append(f.NoSeat(entry=entry.id, why=lacks.why, clause=lacks.clause))
        else:
            here.append(entry.id)
    return here, missing


def too_late(night: Progressive, no: int) -> Refusal | None:
    """Say why somebody who has not played can no longer come in, or None."""
    if night.fixed and night.begun:
        return Refusal(
            Message("the-movement-was-fixed-for-those-who-were-there"),
            "category",
            Message("next-time-leave-the-movement-open"),
            "OP-EUCHRE-01",
        )
    if no > LATE:
        return Refusal(
            Message("two-games-are-behind-already"),
            "category",
            Message("people-come-in-before-game", game=LATE),
            "EUCHRE-51",
        )
    return None


def seats(
    category: Category, night: Progressive, here: Sequence[str], no: int, seed: str
) -> tuple[dict[str, Any], list[f.FixedGame]]:
    """The seats of a game, as the fields of a fact; and the whole movement where it is fixed with
    this game. Raises Refusal."""
    order = _order(night, here, seed)
    people = [one for one in order if one in set(here)]
    if category.options.get("bye") == "no-byes" and len(people) % 4:
        raise Refusal(
            Message("so-many-are-here-and-nobody-shall-sit-out", count=len(people)),
            "category",
            Message(
                "so-many-more-or-fewer-or-let-people-sit-out",
                more=4 - len(people) % 4,
                fewer=len(people) % 4,
            ),
            "OP-EUCHRE-03",
        )
    wished = announced(category, night)
    fixed: list[f.FixedGame] = []
    if no == 1 and category.options.get("movement") == "fixed-schedule":
        fixed = _movement(people, wished, seed)
        planned = len(fixed)
        seated = _of_movement(fixed[0], no, len(people))
    elif no <= len(night.fixed) and movement_fits(night, people):
        planned = night.planned
        seated = _of_movement(night.fixed[no - 1], no, len(people))
    else:
        planned, seated = _open(people, night, no, wished, seed)
    fields = {
        "order": tuple(order),
        "planned": planned,
        "tables": seated.tables,
        "out": tuple(
            f.NoSeat(entry=one, why=_why_out(night, seated, one), clause="OP-EUCHRE-03")
            for one in seated.out
        ),
        "why": seated.why,
    }
    return fields, fixed


def _why_out(night: Progressive, seated: GameSeats, entry: str) -> Message:
    """Say why somebody sits out, and how often before."""
    before = sum(entry in game.out for game in night.games if game.started_at)
    return Message("sat-out-before", why=seated.why[entry], times=before)


def announced(category: Category, night: Progressive) -> int:
    """Count how many games are announced for the night."""
    return night.wished or particulars(category.plan).games


def _order(night: Progressive, here: Sequence[str], seed: str) -> list[str]:
    """The draw before game 1; who comes later is drawn in behind."""
    kept = list(night.order) if night.begun else []
    new = [one for one in here if one not in set(kept)]
    return kept + Lot(seed, f"euchre order {len(kept)}").shuffle(new)


def movement_fits(night: Progressive, people: Sequence[str]) -> bool:
    """Tell whether everybody of the fixed movement is still here."""
    first = night.fixed[0]
    who = {one for table in first.tables for pair in table.pairs for one in pair} | set(first.out)
    return who == set(people)


def _movement(people: Sequence[str], wished: int, seed: str) -> list[f.FixedGame]:
    """A whist tournament where there is one for so many, else a movement drawn by lot."""
    games = most_games(len(people), wished)
    found = movement.fixed(len(people), games) or movement.drawn(len(people), games, seed)
    return [_fixed_game(movement.seated(game, people)) for game in found]


def _fixed_game(seated: GameSeats) -> f.FixedGame:
    tables = tuple(f.FixedTable(table=one.number, pairs=one.pairs) for one in seated.tables)
    return f.FixedGame(tables=tables, out=seated.out)


def _of_movement(game: f.FixedGame, no: int, count: int) -> GameSeats:
    why = {}
    tables = tuple(CardTable(one.table, one.pairs) for one in game.tables)
    for table in tables:
        for one in table.players:
            why[one] = Message("by-the-movement-fixed-beforehand", game=no, table=table.number)
    for one in game.out:
        why[one] = Message("sits-out-by-the-movement", count=count, seats=4 * len(tables))
    return GameSeats(tables, game.out, why)


def _open(
    people: Sequence[str], night: Progressive, no: int, wished: int, seed: str
) -> tuple[int, GameSeats]:
    """The most games that can still be played, and the seats of the next one (EUCHRE-50)."""
    past = night.past(no)
    most = min(wished, no - 1 + _left_to_play(people, night, no))
    if not past:
        most = most_games(len(people), wished)
    for planned in range(max(most, no), no - 1, -1):
        try:
            return planned, seat_game(people, past, planned, _seed(night, no, seed))
        except NoSeating:
            continue
    raise Refusal(
        Message("game-would-repeat-a-partnership", game=no, count=len(people)),
        "category",
        Message("close-the-evening-here-its-places-stand"),
        "EUCHRE-50",
    )


def _left_to_play(people: Sequence[str], night: Progressive, no: int) -> int:
    """No more games than this: the pairs that have not been, by those that a game wants."""
    here = set(people)
    been = sum(pair <= here for pair in night.partnerships(no))
    return (len(people) * (len(people) - 1) // 2 - been) // (2 * (len(people) // 4))


def _seed(night: Progressive, no: int, seed: str) -> str:
    """The seed of the night, so that a way once found is found again; a fresh one for game 1."""
    return night.games[0].seed if no > 1 else seed


def check_number(no: int, wished: int) -> None:
    """Raises Refusal beyond the games announced, or beyond ten (EUCHRE-52)."""
    if no > MOST:
        raise Refusal(
            Message("games-are-played-at-the-most", most=MOST),
            "category",
            Message("close-the-evening"),
            "EUCHRE-52",
        )
    if no > wished:
        raise Refusal(
            Message("games-are-announced-and-played", count=wished),
            "category",
            Message("close-the-evening-or-announce-more-games", most=MOST),
            "EUCHRE-52",
        )
