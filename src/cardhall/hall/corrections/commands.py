"""What can be put right besides results: a round closed too early, a table voided by mistake, a lot
of chips too many, an extra game entered wrongly, two who had changed places."""

from cardhall.hall.kernel.messages import Command


class ReopenRound(Command, frozen=True, kw_only=True, about="{category}/seats"):
    """The latest round was closed too early: its tables may be told again (LLAA-T-28)."""

    category: str = "boure"


class TakeBackVoid(
    Command, frozen=True, kw_only=True, about="{category}/round:{round}/table:{table}"
):
    """A table was voided by mistake: what lay there before counts again (OP-X-20)."""

    round: int
    table: int
    category: str = "boure"


class TakeBackLot(
    Command, frozen=True, kw_only=True, about="{category}/round:{round}/table:{table}"
):
    """A further lot of chips was not issued after all (OP-T-07)."""

    round: int
    table: int
    category: str = "boure"


class TakeBackPlaceGame(Command, frozen=True, kw_only=True, about="{category}/places"):
    """The order of the last extra game for a place was entered wrongly (OP-T-03)."""

    category: str = "boure"


class CorrectSeats(
    Command,
    frozen=True,
    kw_only=True,
    about=("{category}/seats", "{category}/round:{round}"),
    previewed=True,
):
    """Two people sat in each other's seats in a round that has begun: what each seat showed is
    that of the one who sat there."""

    round: int
    first: str
    second: str
    why: str
    category: str = "boure"


class SwapTeams(
    Command,
    frozen=True,
    kw_only=True,
    about=("{category}/seats", "{category}/matches"),
    previewed=True,
):
    """Two teams change places in the draw of a bracket. What was played stands where the same two
    would have met, and is set aside and named where not (LLAA-T-09)."""

    first: str
    second: str
    why: str
    category: str = "pedro"
