"""Why a team has its place on a bracket."""

from collections.abc import Iterator

from cardhall.formats.elimination import Tally
from cardhall.hall.formats.bracket.state import WALKOVER, Meeting, board, points_words, round_title
from cardhall.hall.kernel.results import ResultFigure, ResultWhy, Tell, Told, beside, reason
from cardhall.hall.state import Category, State
from cardhall.messages import Argument, Message, Player

WITHOUT = "LLAA-T-09"
"""The clause by which the bracket goes on without those who are not on it."""


def played(state: State, category: Category) -> tuple[int, str]:
    """Count how many matches are played."""
    found = board(state, category.key)
    return (len(found.played), "matches") if found else (0, "rounds")


def tie(players: tuple[Argument, ...], place: int) -> tuple[Message, str]:
    """An extra game; a bracket itself leaves nobody level for a place that is played off."""
    return Message("result-an-extra-game-for-a-place", players=players, place=place), "OP-T-03"


def tell(state: State, category: Category) -> Tell:
    """The match of the second loss (LLAA-T-09); those who go out in one round share the place."""
    found = board(state, category.key)
    last: dict[str, int] = {}
    for match in found.bracket.matches if found else ():
        last[match.side] = max(last.get(match.side, 0), match.round)

    def tell(one: str, tally: Tally) -> Told:
        assert found is not None
        figures = (
            ResultFigure(label=Message("result-matches-won"), value=len(tally.wins)),
            ResultFigure(label=Message("result-matches-lost"), value=len(tally.losses)),
            ResultFigure(label=Message("result-out-in-match"), value=tally.out_round or None),
        )
        return Told(figures, tuple(why(one, tally)))

    def lost(number: int, one: str) -> Message:
        assert found is not None
        match = found.bracket.matches[number - 1]
        title = round_title(match.side, match.round, last[match.side])
        winner = found.bracket.winner(number)
        to = Player(state.entries[winner].called) if winner and winner != one else None
        meeting: Meeting | None = found.played.get(number)
        if meeting is None and to is None:
            return Message("result-match-by-walkover", match=number, title=title)
        if meeting is None:
            assert to is not None
            return Message("result-match-to-by-walkover", match=number, title=title, player=to)
        points = points_words(meeting.facts)
        if to is None:
            return Message("result-match", match=number, title=title, points=points)
        return Message("result-match-to", match=number, title=title, player=to, points=points)

    def why(one: str, tally: Tally) -> Iterator[ResultWhy]:
        if tally.status == "disqualified":
            yield reason(Message("result-sent-away-no-place"), WALKOVER["disqualified"])
        elif tally.status == "withdrawn":
            yield reason(Message("result-the-rest-was-lost-by-walkover"), WALKOVER["withdrawn"])
        if tally.place == 1:
            yield reason(Message("result-won-the-last-match"), "LLAA-T-09")
        for nth, number in enumerate(tally.losses, start=1):
            told = Message("result-loss-in-match", nth=nth, match=lost(number, one))
            yield reason(told, "LLAA-T-09")
        if tally.status == "in" and not tally.place:
            yield reason(Message("result-still-in"), "LLAA-T-09")
        elif tally.shared:
            yield beside(Message("result-shares-the-place-of-that-round"), "LLAA-T-09")
        elif tally.place:
            yield beside(Message("result-nobody-else-has-that-place"), "LLAA-T-09")

    return tell
