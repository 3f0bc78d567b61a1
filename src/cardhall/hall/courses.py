"""The formats that keep a course of their own, by what the hall asks of each."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from cardhall.formats.lot import Lot
from cardhall.hall.formats.freezeout import views as freezeout
from cardhall.hall.formats.freezeout.sample import next_sample as freezeout_sample
from cardhall.hall.formats.freezeout.todo import needs as freezeout_todo
from cardhall.hall.formats.home_game import views as home_game
from cardhall.hall.formats.home_game.sample import next_sample as home_game_sample
from cardhall.hall.formats.home_game.todo import needs as home_game_todo
from cardhall.hall.formats.progressive import views as progressive
from cardhall.hall.formats.progressive.sample import next_sample as progressive_sample
from cardhall.hall.formats.progressive.todo import needs as progressive_todo
from cardhall.hall.kernel.messages import Command
from cardhall.hall.kernel.views import Need
from cardhall.hall.state import Category, State
from cardhall.messages import Message

CourseCard: TypeAlias = progressive.NightCard | freezeout.FreezeoutCard | home_game.LedgerCard
CourseSeat: TypeAlias = progressive.NightSeat | freezeout.FreezeoutSeat | home_game.LedgerSeat
CourseTable: TypeAlias = progressive.NightTable | freezeout.FreezeoutTable | home_game.LedgerTable


@dataclass(frozen=True)
class Course:
    """What each page shows of a format, what waits for the chairperson, the next made-up step."""

    card: Callable[[State, Category, int], CourseCard]
    wall: Callable[[State, Category, int], CourseCard]
    seat: Callable[[State, Category, str, int], CourseSeat]
    table: Callable[[State, Category, int, int], CourseTable]
    player_text: Callable[[State, Category, str], Message]
    needs: Callable[[State, Category, int], Iterator[Need]]
    made_up: Callable[[State, str, Lot, int], Command | None]


def _course(cards: Any, needs: Any, made_up: Any) -> Course:
    return Course(
        cards.card, cards.wall, cards.seat, cards.table, cards.player_text, needs, made_up
    )


COURSES = {
    "progressive": _course(progressive, progressive_todo, progressive_sample),
    "freezeout": _course(freezeout, freezeout_todo, freezeout_sample),
    "table": _course(home_game, home_game_todo, home_game_sample),
}
