"""Call the winners: until then only who conducts the event knows them (LLAA-T-20)."""

from cardhall.hall import commands as c
from cardhall.hall import events as e
from cardhall.hall.kernel.context import Context, Refusal
from cardhall.hall.state import State, all_over, award_places, next_award, to_award
from cardhall.messages import Message


def _games_to_award(state: State) -> tuple[str, ...]:
    """The games whose winners can be called; raises Refusal where there are none."""
    games = to_award(state)
    if games:
        return games
    if all_over(state):
        raise Refusal(
            Message("the-awards-are-given"), "awards", Message("nothing-more-to-do"), "LLAA-T-20"
        )
    raise Refusal(
        Message("not-every-game-is-decided"),
        "awards",
        Message("give-the-awards-when-the-last-game"),
        "LLAA-T-20",
    )


def give_awards(state: State, command: c.GiveAwards, ctx: Context) -> list[e.Fact]:
    return [e.AwardsGiven(at=ctx.at, by=ctx.actor, games=_games_to_award(state))]


def call_award(state: State, command: c.CallAward, ctx: Context) -> list[e.Fact]:
    """One place of one game; with the last of its places the whole game is given."""
    _games_to_award(state)
    turn = next_award(state)
    if turn is None or turn != (command.category, command.place):
        key, place = turn or (command.category, command.place)
        raise Refusal(
            Message("that-award-is-not-the-next"),
            "place",
            Message("call-the-award", place=place, game=state.categories[key].plan.name),
            "LLAA-T-20",
        )
    key, place = turn
    made: list[e.Fact] = [e.AwardCalled(at=ctx.at, by=ctx.actor, category=key, place=place)]
    if place == award_places(state, key)[-1]:
        made.append(e.AwardsGiven(at=ctx.at, by=ctx.actor, games=(key,)))
    return made


def take_back_awards(state: State, command: c.TakeBackAwards, ctx: Context) -> list[e.Fact]:
    games = tuple(dict.fromkeys([*state.awarded, *(key for key, _ in state.called)]))
    if not games:
        raise Refusal(
            Message("no-awards-are-given"), "awards", Message("nothing-to-take-back"), "LLAA-T-20"
        )
    return [e.AwardsTakenBack(at=ctx.at, by=ctx.actor, games=games)]
