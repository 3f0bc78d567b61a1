"""Why somebody has a place."""

from collections.abc import Iterator

from cardhall.formats.elimination import Tally
from cardhall.formats.meetings import SideStanding, in_words
from cardhall.hall.formats.swiss.evolve import swiss_of
from cardhall.hall.formats.swiss.state import scoring_of
from cardhall.hall.kernel.results import ResultFigure, ResultWhy, Tell, Told, beside, people, reason
from cardhall.hall.state import Category, State, leavers_of
from cardhall.messages import Argument, Message

WITHOUT = "SWISS-23"
"""The clause by which it goes on without those who came too late."""


def played(state: State, category: Category) -> tuple[int, str]:
    """Count how many rounds are played."""
    return swiss_of(state, category.key).rounds_done, "rounds"


def tie(players: tuple[Argument, ...], place: int) -> tuple[Message, str]:
    """Whom no tie-break tells apart share their place."""
    return Message("swiss-result-they-share", players=players, place=place), "SWISS-11"


def tell(state: State, category: Category) -> Tell:
    """Scores, and the tie-breaks that told those level apart (SWISS-10 to 15)."""
    left = leavers_of(state, category.key)
    placed = swiss_of(state, category.key).placed(category.options, left)
    standings = {one.who: one for one in placed}
    breaks = scoring_of(category.options).breaks

    def tell(one: str, tally: Tally) -> Told:
        found = standings[one]
        figures = (
            ResultFigure(label=Message("swiss-result-won"), value=found.won),
            ResultFigure(label=Message("swiss-result-drawn"), value=found.drawn),
            ResultFigure(label=Message("swiss-result-lost"), value=found.lost),
            ResultFigure(label=Message("result-points"), value=found.made),
        )
        return Told(figures, tuple(why(found, tally)))

    def why(found: SideStanding, tally: Tally) -> Iterator[ResultWhy]:
        said = Message("swiss-result-score", score=in_words(found.score), games=found.played)
        if found.byes:
            said = Message("swiss-result-and-byes", said=said, count=found.byes)
        yield reason(said, "SWISS-10")
        if tally.status == "disqualified":
            yield reason(Message("result-sent-away-no-place"), "OP-X-19")
            return
        level = [x for x in placed if x.place and x.score == found.score and x is not found]
        if not level:
            yield beside(Message("result-nobody-has-as-many"), "SWISS-11")
            return
        names = people(state, [x.who for x in level])
        if found.shared:
            yield reason(Message("swiss-result-level-share", players=names), "SWISS-11")
            return
        told = next(
            place
            for place in range(len(breaks))
            if any(x.breaks[place] != found.breaks[place] for x in level)
        )
        yield reason(
            Message(
                "swiss-result-told-apart",
                players=names,
                tiebreak=breaks[told],
                value=in_words(*found.breaks[told]),
            ),
            "SWISS-11",
        )

    return tell
