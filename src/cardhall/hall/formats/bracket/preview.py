"""What a correction would change on a bracket."""

from cardhall.hall.formats.bracket.reports import versus
from cardhall.hall.formats.bracket.state import board
from cardhall.hall.formats.bracket.views import aside
from cardhall.hall.kernel.format import FormatPreview
from cardhall.hall.state import State
from cardhall.messages import Message


class BracketPreview(FormatPreview):
    losses = "matches"

    def moved(self, before: State, after: State, key: str) -> tuple[list[Message], list[Message]]:
        """Matches that should not have been played, as it now turns out; and matches that are to be
        played, or stand again."""
        return _moved(before, after, key)


def _moved(before: State, after: State, key: str) -> tuple[list[Message], list[Message]]:
    """Of two states of a bracket: matches that should not have been played, as it now turns out;
    and matches that are to be played, or stand again."""
    old, new = board(before, key), board(after, key)
    if old is None or new is None:
        return [], []
    known = {(one.match, frozenset(one.teams)) for one in old.set_aside}
    wrong = [
        Message("match-was-set-aside", aside=aside(after, one))
        for one in new.set_aside
        if (one.match, frozenset(one.teams)) not in known
    ]
    news = []
    for match in new.bracket.matches:
        number = match.number
        who = new.bracket.who(number)
        if None in who or set(who) == set(old.bracket.who(number)):
            continue
        teams = versus(after, who)
        if number in new.played:
            news.append(Message("match-stands-again", match=number, teams=teams))
        elif number in new.ready or number in new.open:
            news.append(Message("match-is-to-be-played", match=number, teams=teams))
    return wrong, news
