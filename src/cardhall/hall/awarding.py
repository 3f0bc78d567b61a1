"""Call the winners: until then only who conducts the event knows them (LLAA-T-20)."""

from cardhall.hall import commands as c
from cardhall.hall import events as e
from cardhall.hall.kernel.context import Context, Refusal
from cardhall.hall.state import State, all_over, to_award
from cardhall.messages import Message


def give_awards(state: State, command: c.GiveAwards, ctx: Context) -> list[e.Fact]:
    games = to_award(state)
    if not games:
        if all_over(state):
            raise Refusal(
                Message("the-awards-are-given"),
                "awards",
                Message("nothing-more-to-do"),
                "LLAA-T-20",
            )
        raise Refusal(
            Message("not-every-game-is-decided"),
            "awards",
            Message("give-the-awards-when-the-last-game"),
            "LLAA-T-20",
        )
    return [e.AwardsGiven(at=ctx.at, by=ctx.actor, games=games)]


def take_back_awards(state: State, command: c.TakeBackAwards, ctx: Context) -> list[e.Fact]:
    if not state.awarded:
        raise Refusal(
            Message("no-awards-are-given"), "awards", Message("nothing-to-take-back"), "LLAA-T-20"
        )
    return [e.AwardsTakenBack(at=ctx.at, by=ctx.actor, games=tuple(state.awarded))]
