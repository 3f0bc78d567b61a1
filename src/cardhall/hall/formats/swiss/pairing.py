"""Who meets whom in the next round: by score, or around the circle."""

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from cardhall.formats import round_robin
from cardhall.formats.lot import Lot
from cardhall.formats.swiss import FEWEST, MOST, Within, pair_round, rounds_wanted
from cardhall.hall.entries.ready import missing_for_seat
from cardhall.hall.formats.swiss.events import NotPaired
from cardhall.hall.formats.swiss.state import Swiss
from cardhall.hall.kernel.context import Refusal
from cardhall.hall.settings import LIVE
from cardhall.hall.state import Category, State, leavers_of
from cardhall.messages import Message, Player

MOST_ROUNDS = 63
"""More are not one event."""


@dataclass(frozen=True, slots=True)
class Paired:
    """The next round: its tables with the reasons of both sides, and who has none."""

    planned: int
    order: tuple[str, ...]
    tables: tuple[tuple[tuple[str, str], tuple[Message, Message], bool], ...]
    unpaired: tuple[NotPaired, ...]


def is_swiss(category: Category) -> bool:
    """Tell whether rounds are paired by score; else everybody meets everybody (OP-SWISS-06)."""
    return category.options.get("pairing", "swiss") == "swiss"


def is_double(category: Category) -> bool:
    return category.options.get("pairing") == "double-round-robin"


def can_be_live(category: Category) -> bool:
    """Tell whether its tables can be played in the browser: two against two, at a game of
    partners."""
    return category.plan.team_size == 2 and category.key in LIVE


def present(state: State, category: Category) -> tuple[list[str], list[NotPaired]]:
    """Say who can be paired now, in the order of entry; and who cannot, and why."""
    here, missing = [], []
    for entry in state.entries.values():
        if entry.category != category.key or entry.left:
            continue
        lacks = missing_for_seat(state, entry)
        if lacks is None:
            here.append(entry.id)
        else:
            missing.append(
                NotPaired(entry=entry.id, why=lacks.why, kind="left_out", clause=lacks.clause)
            )
    return here, missing


def rounds_for(category: Category, swiss: Swiss, sides: int) -> int:
    """Count how many rounds so many play: as announced, else as many as tell a winner (SWISS-19);
    in a round robin until all have met."""
    if not is_swiss(category):
        return round_robin.how_many(sides, is_double(category))
    return swiss.wished or rounds_wanted(sides)


def planned_for(category: Category, swiss: Swiss, sides: int) -> int:
    """The same before the first round, for so many as are here; 0 for fewer than two."""
    return rounds_for(category, swiss, sides) if sides >= FEWEST else 0


def next_round(
    state: State, category: Category, swiss: Swiss, no: int, here: Sequence[str], seed: str
) -> Paired:
    """The pairing of a round. Raises Refusal."""
    least, most = FEWEST, MOST if is_swiss(category) else round_robin.MOST
    if not least <= len(here) <= most and (no == 1 or is_swiss(category)):
        raise Refusal(
            Message("swiss-so-many-are-here", count=len(here)),
            "category",
            Message("swiss-from-so-many-can-play", least=least, most=most),
            "SWISS-01",
        )
    order = _order(swiss, here, no, seed) if no == 1 or is_swiss(category) else swiss.order
    if is_swiss(category):
        return _by_score(state, category, swiss, no, here, order, seed)
    return _around(state, category, swiss, no, here, order)


def _order(swiss: Swiss, here: Sequence[str], no: int, seed: str) -> list[str]:
    """The draw before round one; who comes later is drawn in behind."""
    kept = list(swiss.order) if no > 1 else []
    new = [one for one in here if one not in set(kept)]
    return kept + Lot(seed, f"swiss draw {len(kept)}").shuffle(new)


def _by_score(
    state: State,
    category: Category,
    swiss: Swiss,
    no: int,
    here: Sequence[str],
    order: Sequence[str],
    seed: str,
) -> Paired:
    behind = swiss if no > len(swiss.rounds) else _without_last(swiss)
    record, earlier = behind.record(category.options), behind.record(category.options, no - 1)
    there = set(here)
    placed = [one.who for one in behind.placed(category.options, leavers_of(state, category.key))]
    people = [one for one in placed if one in there]
    people += [one for one in order if one in there and one not in set(placed)]
    scores = {one: _score_of(record.score, category, one, no) for one in people}
    within: Within = category.options.get("within", "lot")  # type: ignore[assignment]
    found = pair_round(
        people,
        scores,
        behind.meetings(),
        seed,
        within,
        {one: earlier.score.get(one, 0) for one in people},
    )
    again = {frozenset(pair) for pair in found.again}
    unpaired = []
    if found.bye:
        unpaired.append(
            NotPaired(entry=found.bye, why=found.why[found.bye], kind="bye", clause="SWISS-07")
        )
    return Paired(
        rounds_for(category, swiss, len(people)) if no == 1 else max(swiss.announced, no),
        tuple(order),
        tuple(
            ((one, two), (found.why[one], found.why[two]), frozenset((one, two)) in again)
            for one, two in found.pairs
        ),
        tuple(unpaired),
    )


def _score_of(scores: dict[str, int], category: Category, one: str, no: int) -> int:
    """Find the score of whoever comes in now, who stands where the rounds that were missed put them
    (OP-SWISS-04)."""
    if one in scores:
        return scores[one]
    by_wins = category.options.get("count", "wins") == "wins"
    return no - 1 if by_wins and category.options.get("late-worth") == "half" else 0


def _without_last(swiss: Swiss) -> Swiss:
    """As it was before a round that is to be paired anew."""
    return replace(swiss, rounds=swiss.rounds[:-1])


def _around(
    state: State,
    category: Category,
    swiss: Swiss,
    no: int,
    here: Sequence[str],
    order: Sequence[str],
) -> Paired:
    """A round of the circle as it was drawn; who is not here gives a walkover (SWISS-25)."""
    rounds = round_robin.rounds(order, is_double(category))
    circle = rounds[no - 1]
    there = set(here)
    tables, unpaired = [], []
    for one, two in circle.pairs:
        came = [who for who in (one, two) if who in there]
        if len(came) == 2:
            why = Message("swiss-by-the-circle", round=no, rounds=len(rounds))
            tables.append(((one, two), (why, why), False))
        elif came:
            gone = two if came[0] == one else one
            why = Message("swiss-would-meet-one-who-is-gone", player=_name(state, gone))
            unpaired.append(
                NotPaired(entry=came[0], why=why, kind="walkover", absent=gone, clause="SWISS-25")
            )
    if circle.bye in there:
        why = Message("swiss-bye-by-the-circle", count=len(order))
        unpaired.append(NotPaired(entry=circle.bye, why=why, kind="bye", clause="SWISS-17"))
    return Paired(len(rounds), tuple(order), tuple(tables), tuple(unpaired))


def _name(state: State, entry: str) -> Player:
    return Player(state.entries[entry].called)
