"""Why somebody has a place in a freezeout."""

from collections.abc import Iterator

from cardhall.formats.elimination import Tally
from cardhall.formats.freezeout import Bust
from cardhall.hall.formats.freezeout.money import pool_of
from cardhall.hall.formats.freezeout.state import Freezeout
from cardhall.hall.kernel.results import ResultFigure, ResultWhy, Tell, Told, beside, reason
from cardhall.hall.state import Category, State
from cardhall.messages import Argument, Dollars, Message, Player

WITHOUT = "HOLDEM-09"
"""The clause by which it goes on without those who came too late."""


def played(state: State, category: Category) -> tuple[int, str]:
    """Nothing is counted: it ends when one has all the chips."""
    return 0, ""


def tie(players: tuple[Argument, ...], place: int) -> tuple[Message, str]:
    """An extra game; the facts of a freezeout leave nobody level for a place."""
    return Message("result-an-extra-game-for-a-place", players=players, place=place), "OP-T-03"


def tell(state: State, category: Category) -> Tell:
    """Rank by who went out later; of several on one hand the larger stack at its start
    (OP-HOLDEM-12)."""
    freezeout = category.format_state
    assert isinstance(freezeout, Freezeout)
    busts = {bust.player: bust for _, bust in freezeout.busts()}
    rebuys = freezeout.rebuys()
    won = freezeout.won(pool_of(state, category))

    def tell(one: str, tally: Tally) -> Told:
        bust = busts.get(one)
        # their chips are asked for only where several go out on one hand
        stack = bust.stack if bust and bust.stack else None
        figures = (
            ResultFigure(label=Message("result-rebuys"), value=rebuys.get(one, 0)),
            ResultFigure(label=Message("result-chips-on-the-last-hand"), value=stack),
        )
        return Told(figures, tuple(why(one, tally)), won.get(one, 0))

    def why(one: str, tally: Tally) -> Iterator[ResultWhy]:
        bust = busts.get(one)
        if freezeout.deal and (
            mine := next((x for x in freezeout.deal.sums if x.entry == one), None)
        ):
            told = Message(
                "result-a-deal-of-the-last",
                count=len(freezeout.deal.sums),
                amount=Dollars(mine.cents),
            )
            yield reason(told, "OP-HOLDEM-22")
        if tally.status == "disqualified":
            yield reason(Message("result-sent-away"), "OP-X-19")
        if bust is None:
            all_chips = Message("result-the-last-one-in-has-all-the-chips")
            yield reason(all_chips if tally.place == 1 else Message("result-still-in"), "HOLDEM-04")
            return
        before = sum(1 for x in busts.values() if x.hand < bust.hand)
        first = Message("result-went-out-before-all")
        later = Message("result-went-out-after", others=before)
        yield beside(later if before else first, "HOLDEM-04")
        same = [x for x in busts.values() if x.hand == bust.hand and x.player != one]
        if same and bust.stack:
            yield reason(
                Message("result-chips-at-the-start-of-that-hand", chips=bust.stack), "OP-HOLDEM-12"
            )
        if not same:
            yield beside(Message("result-nobody-else-went-out-on-that-hand"), "OP-HOLDEM-12")
            return
        for other in same:
            yield reason(_on_one_hand(state, bust, other), "OP-HOLDEM-12")

    return tell


def _on_one_hand(state: State, bust: Bust, other: Bust) -> Message:
    """Say who else went out with this one, and how the two stand to one another."""
    player = Player(state.entries[other.player].called)
    if other.stack == bust.stack:
        return Message("result-as-many-on-the-same-hand", player=player)
    if other.stack > bust.stack:
        return Message("result-out-with-more", player=player, chips=other.stack)
    return Message("result-out-with-fewer", player=player, chips=other.stack)
