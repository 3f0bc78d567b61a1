"""Why somebody has a place of a euchre night."""

from collections.abc import Iterator

from cardhall.formats.elimination import Tally
from cardhall.hall.formats.progressive.state import Progressive
from cardhall.hall.kernel.format import format_state_of
from cardhall.hall.kernel.results import ResultFigure, ResultWhy, Tell, Told, beside, people, reason
from cardhall.hall.state import Category, State, leavers_of, standings
from cardhall.messages import Argument, Message, Points

WITHOUT = "EUCHRE-51"
"""The clause by which the night goes on without those who came too late."""


def played(state: State, category: Category) -> tuple[int, str]:
    """Count how many games are played."""
    return format_state_of(category).rounds_done, "games"


def tie(players: tuple[Argument, ...], place: int) -> tuple[Message, str]:
    """One hand among those level for a place."""
    text = Message("result-an-extra-hand-for-a-place", players=players, place=place)
    return text, "OP-EUCHRE-06"


def tell(state: State, category: Category) -> Tell:
    """Points over all games (EUCHRE-51), with what was credited for games sat out."""
    night = category.format_state
    assert isinstance(night, Progressive)
    left = leavers_of(state, category.key)
    scores = night.scores(left)
    payout = night.payout(category.plan, left)

    def tell(one: str, tally: Tally) -> Told:
        score = scores[one]
        figures = (
            ResultFigure(label=Message("result-points"), value=score.total),
            ResultFigure(label=Message("result-games"), value=score.played),
            ResultFigure(label=Message("result-sat-out"), value=score.outs),
            ResultFigure(label=Message("result-credited"), value=score.credit),
        )
        won = payout.prizes.get(one, 0) + payout.cup.get(one, 0)
        return Told(figures, tuple(why(one, tally)), won)

    def why(one: str, tally: Tally) -> Iterator[ResultWhy]:
        score = scores[one]
        points, games = Points(score.points), score.played
        if score.credit:
            told = Message(
                "result-points-with-a-credit",
                points=points,
                games=games,
                credit=score.credit,
                total=score.total,
            )
            yield reason(told, "OP-EUCHRE-03")
        else:
            yield beside(Message("result-points-in-games", points=points, games=games), "EUCHRE-51")
        if tally.status == "disqualified":
            yield reason(Message("result-sent-away-no-place"), "OP-X-19")
            return
        others = [x for x in scores if x != one and scores[x].total == score.total]
        level = [x for x in others if standings(state, category.key).tallies[x].place]
        if tally.place and not level:
            yield beside(Message("result-nobody-has-as-many"), "EUCHRE-51")
        elif tally.place:
            names = people(state, level)
            shared = Message("result-level-place-and-prize-are-shared", players=names)
            decided = Message("result-level-one-hand-decided", players=names)
            yield reason(shared if tally.shared else decided, "OP-EUCHRE-06")
        if one in payout.cup:
            yield reason(Message("result-the-fewest-points"), "EUCHRE-57")

    return tell
