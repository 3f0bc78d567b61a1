"""What a correction would change in a euchre night."""

from collections.abc import Iterator, Mapping

from cardhall.hall.formats.progressive.evolve import progressive_of
from cardhall.hall.formats.progressive.log import named, names, result
from cardhall.hall.formats.progressive.state import (
    Game,
    Progressive,
    ProgressivePayout,
    ProgressiveScore,
    TablePlay,
)
from cardhall.hall.kernel.format import FormatPreview
from cardhall.hall.state import State, leavers_of
from cardhall.messages import Dollars, Message


class ProgressivePreview(FormatPreview):
    losses = ""

    def consequences(self, before: State, after: State, key: str) -> Iterator[Message]:
        """Sheets, points, who ought to have moved, the cup, prizes. What was played stays as it was
        seated."""
        return _differences(before, after, key)


def _differences(before: State, after: State, key: str) -> Iterator[Message]:
    old, new = progressive_of(before, key), progressive_of(after, key)
    if old is new:
        return
    plan = after.categories[key].plan
    for was, now in zip(old.games, new.games, strict=False):
        for number, play in now.tables.items():
            if number in was.tables and play.sheet != was.tables[number].sheet:
                yield from _sheet_changed(after, new, now, was.tables[number], play)
    left_old, left_new = leavers_of(before, key), leavers_of(after, key)
    scores, former = new.scores(left_new), old.scores(left_old)
    yield from _points_changed(after, former, scores)
    for number, due in new.cups(plan).items():
        due_before = old.cups(plan).get(number, 0)
        if due != due_before:
            yield Message(
                "cup-of-table-becomes", table=number, was=Dollars(due_before), now=Dollars(due)
            )
    yield from _paid_changed(after, old.payout(plan, left_old), new.payout(plan, left_new))


def _points_changed(
    state: State, former: Mapping[str, ProgressiveScore], scores: Mapping[str, ProgressiveScore]
) -> Iterator[Message]:
    """Everybody whose points change; in one sentence those who only change places."""
    only = []
    for one, now in scores.items():
        was, who = former.get(one), named(state, one)
        if was is None or (was.total, was.place) == (now.total, now.place):
            continue
        if was.total == now.total:
            only.append(Message("place-becomes", player=who, was=was.place, now=now.place))
        elif was.place == now.place:
            yield Message("points-become", player=who, was=str(was.total), now=str(now.total))
        else:
            yield Message(
                "points-and-place-become",
                player=who,
                was=str(was.total),
                now=str(now.total),
                place=was.place,
                other=now.place,
            )
    if only:
        yield Message("places-alone", places=tuple(only))


def _sheet_changed(
    state: State, night: Progressive, game: Game, was: TablePlay, play: TablePlay
) -> Iterator[Message]:
    before, after = result(was.sheet), result(play.sheet)
    yield Message("game-table-becomes", game=game.no, table=play.table, was=before, now=after)
    lower = play.sheet.lower if play.sheet else 0
    other_pair = bool(was.sheet and lower and lower != was.sheet.lower)
    if other_pair and game is not night.now and not night.fixed:
        pair = names(state, play.pairs[lower - 1])
        yield Message("ought-to-have-moved", game=game.no, players=pair)


def _paid_changed(
    state: State, old: ProgressivePayout, new: ProgressivePayout
) -> Iterator[Message]:
    for one in {**old.prizes, **new.prizes}:
        was, now = old.prizes.get(one, 0), new.prizes.get(one, 0)
        if was != now:
            who = named(state, one)
            yield Message("night-prize-becomes", player=who, was=Dollars(was), now=Dollars(now))
    for one in {**old.cup, **new.cup}:
        was, now = old.cup.get(one, 0), new.cup.get(one, 0)
        if was != now:
            who = named(state, one)
            yield Message("night-cup-becomes", player=who, was=Dollars(was), now=Dollars(now))
