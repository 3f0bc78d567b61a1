"""Made-up results of a bracket, for a rehearsal."""

from cardhall.formats.lot import Lot
from cardhall.hall import commands as hall
from cardhall.hall.formats.bracket import commands as c
from cardhall.hall.formats.bracket.state import board, match_state, play_to
from cardhall.hall.kernel.messages import Command
from cardhall.hall.kernel.rehearsal import REASON, Run
from cardhall.hall.state import State


def next_sample(state: State, key: str, lot: Lot, at: int) -> Command | None:
    """The next command of a rehearsal that plays a bracket to its end; None when it is over."""
    found = board(state, key)
    if found is None:
        return c.DrawBracket(category=key)
    for number, meeting in sorted(found.open.items()):
        doing = match_state(found, number, at)
        if doing == "called":
            return hall.GiveRuling(category=key, table=meeting.table, text=REASON)
        if doing == "disputed":
            report = meeting.reports[0].id
            return c.SettleMatch(category=key, match=number, report=report)
        won = lot.below(2)
        enough = play_to(state.categories[key].plan)
        made = (enough + lot.below(12), 12 + lot.below(enough - 13))
        points = tuple(
            c.TeamPoints(entry=team, points=made[place ^ won])
            for place, team in enumerate(meeting.teams)
        )
        bidder = meeting.teams[won]
        return c.ReportMatch(
            category=key, match=number, points=points, bidder=bidder, caller=REASON
        )
    return c.CallMatches(category=key) if found.ready else None


def play(run: Run, key: str, until: str, rounds: int) -> None:
    """Draws, calls and plays a bracket; "round:N" plays every match that is ready N times."""
    if until in ("entries", "signed_in"):
        return
    while command := next_sample(run.state, key, run.lot, run.ctx.at):
        if until == "seated" and not isinstance(command, c.DrawBracket):
            return
        if isinstance(command, c.CallMatches):
            if until != "playing" and rounds == 0:
                return
            rounds -= 1
        elif until == "playing" and not isinstance(command, c.DrawBracket):
            return
        run.do(command)
