"""The winners are called: until then only who conducts the event knows them (LLAA-T-20)."""

from cardhall.hall import commands as c
from cardhall.hall import events as e
from cardhall.hall.context import Context, Refusal
from cardhall.hall.state import State, all_over, to_award


def give_awards(state: State, command: c.GiveAwards, ctx: Context) -> list[e.Fact]:
    games = to_award(state)
    if not games:
        if all_over(state):
            raise Refusal("The awards are given", "awards", "Nothing more to do", "LLAA-T-20")
        raise Refusal(
            "Not every game is decided",
            "awards",
            "Give the awards when the last game and every tie is decided",
            "LLAA-T-20",
        )
    return [e.AwardsGiven(at=ctx.at, by=ctx.actor, games=games)]


def take_back_awards(state: State, command: c.TakeBackAwards, ctx: Context) -> list[e.Fact]:
    if not state.awarded:
        raise Refusal("No awards are given", "awards", "Nothing to take back", "LLAA-T-20")
    return [e.AwardsTakenBack(at=ctx.at, by=ctx.actor, games=tuple(state.awarded))]
