"""Why somebody has a place in a game that is played in rounds."""

from collections.abc import Iterator, Mapping

from cardhall.formats.elimination import LEFT, Score, Tally, final_score
from cardhall.hall.formats.elimination.state import round_result, rounds_of
from cardhall.hall.kernel.results import (
    ResultFigure,
    ResultWhy,
    Tell,
    Told,
    beside,
    people,
    reason,
    some,
)
from cardhall.hall.state import Category, State, standings
from cardhall.messages import Argument, Chips, Message, Points

WITHOUT = "OP-T-11"
"""The clause by which the game goes on without those who had no seat in it."""


def played(state: State, category: Category) -> tuple[int, str]:
    """Count how many rounds are closed."""
    return sum(1 for one in rounds_of(category).rounds if one.closed_at), "rounds"


def tie(players: tuple[Argument, ...], place: int) -> tuple[Message, str]:
    """An extra game among those level for a place."""
    return Message("result-an-extra-game-for-a-place", players=players, place=place), "OP-T-03"


def tell(state: State, category: Category) -> Tell:
    """Round of the last loss that counts, then the score of that round, then an extra game
    (OP-T-03)."""
    table = standings(state, category.key)
    ranks = {one: _rank(category, one, tally) for one, tally in table.tallies.items()}
    points = category.counting == "points"

    def told_of(one: str, tally: Tally) -> Told:
        out_round, score = ranks[one]
        figures = (
            ResultFigure(label=Message("result-lost"), value=len(tally.losses)),
            ResultFigure(label=Message("result-won"), value=len(tally.wins)),
            ResultFigure(label=Message("result-out-in-round"), value=out_round or None),
            ResultFigure(
                label=Message("result-points-then") if points else Message("result-chips-then"),
                value=score[0] if score else None,
            ),
        )
        return Told(figures, tuple(_elimination_why(state, category, one, tally, ranks)))

    return told_of


def _rank(category: Category, one: str, tally: Tally) -> tuple[int, Score]:
    """By what they are placed: the round of going out (0: not yet), and the score there."""
    final = _final(category)
    if final and tally.status in ("in", "out"):
        seat = round_result(category, rounds_of(category).rounds[final - 1]).seats.get(one)
        if seat is not None:
            return final, final_score(seat)
        if tally.status == "in":
            return final, LEFT
    if tally.status == "out" and tally.out_round:
        seat = round_result(category, rounds_of(category).rounds[tally.out_round - 1]).seats.get(
            one
        )
        return tally.out_round, seat.score if seat else LEFT
    return tally.out_round, LEFT


def _final(category: Category) -> int:
    """The closed round that decided as a final of one session; 0 for none."""
    return next(
        (
            r.no
            for r in rounds_of(category).rounds
            if (x := round_result(category, r)).decides and x.closed
        ),
        0,
    )


def _elimination_why(
    state: State,
    category: Category,
    one: str,
    tally: Tally,
    ranks: Mapping[str, tuple[int, Score]],
) -> Iterator[ResultWhy]:
    out_round, _ = ranks[one]
    lost = _lost(tally.losses)
    if tally.status == "withdrawn":
        yield reason(Message("result-withdrew-after-round", round=tally.out_round), "OP-T-11")
    elif tally.status == "disqualified":
        yield reason(Message("result-sent-away-in-round", round=tally.out_round), "OP-X-19")
    elif _final(category) and out_round == _final(category):
        yield reason(Message("result-ranked-by-the-final", round=out_round), "OP-T-03")
    elif tally.status == "in":
        if tally.place == 1:
            yield reason(Message("result-the-last-one-in", lost=lost), "LLAA-T-08")
        else:
            yield reason(Message("result-still-in-having-lost", lost=lost), "LLAA-T-08")
        return
    else:
        enough = category.plan.losses_out
        nth = enough if 1 <= enough <= 5 else len(tally.losses)
        told = Message("result-loss-in-round", nth=nth, round=out_round, lost=lost)
        yield beside(told, "LLAA-T-08")
    if not tally.place:
        yield reason(Message("result-the-round-is-not-closed", round=out_round), "OP-T-03")
        return
    yield from _among_those_out(state, category, one, tally, ranks)


def _among_those_out(
    state: State,
    category: Category,
    one: str,
    tally: Tally,
    ranks: Mapping[str, tuple[int, Score]],
) -> Iterator[ResultWhy]:
    out_round, score = ranks[one]
    others = {x: s for x, (r, s) in ranks.items() if r == out_round and x != one}
    if not others:
        told = Message("result-nobody-else-went-out-in-round", round=out_round)
        yield beside(told, "OP-T-03")
        return
    if not score:
        yield reason(Message("result-left-without-a-count"), "OP-X-19")
    else:
        yield beside(_beside_others(state, category, score, others), "OP-T-03")
    level = [x for x in others if others[x] == score]
    if not level:
        yield beside(Message("result-nobody-is-level-with-that"), "OP-T-03")
        return
    yield _level_why(state, category, one, tally, level)


def _beside_others(
    state: State, category: Category, score: Score, others: Mapping[str, Score]
) -> Message:
    """A score, and who of those who went out in that round had more of it, who fewer."""
    better = sorted((x for x in others if others[x] > score), key=lambda x: others[x])
    worse = sorted((x for x in others if others[x] < score), key=lambda x: others[x])[::-1]
    mine = _score_words(category, score)
    above, below = some(state, better), some(state, worse)
    if better and worse:
        return Message("result-score-between", score=mine, better=above, worse=below)
    if better:
        return Message("result-score-below", score=mine, better=above)
    if worse:
        return Message("result-score-above", score=mine, worse=below)
    return Message("result-score-in-that-round", score=mine)


def _level_why(
    state: State, category: Category, one: str, tally: Tally, level: list[str]
) -> ResultWhy:
    names = some(state, level)
    open_ties = {x for _, tied in standings(state, category.key).place_ties for x in tied}
    if one in open_ties:
        return reason(Message("result-level-an-extra-game-decides", players=names), "OP-T-03")
    if tally.shared:
        return beside(Message("result-level-to-the-last", players=names), "OP-T-03")
    places = standings(state, category.key).tallies
    ahead = people(state, (x for x in level if places[x].place < tally.place))
    if ahead:
        told = Message("result-extra-game-behind", players=names, ahead=ahead)
        return reason(told, "OP-T-03")
    return reason(Message("result-extra-game-won", players=names), "OP-T-03")


def _score_words(category: Category, score: Score) -> Argument:
    if category.counting == "points" and len(score) > 1:
        points, chips = Points(score[0]), Chips(score[1])
        return Message("result-points-and-chips", points=points, chips=chips)
    return Chips(score[0])


def _lost(rounds: tuple[int, ...]) -> Message:
    if not rounds:
        return Message("result-nothing-lost")
    if len(rounds) == 1:
        return Message("result-lost-in-round", round=rounds[0])
    return Message("result-lost-in-rounds", rounds=rounds)
