"""The formats that keep a course of their own, by what the hall asks of each."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from cardhall.formats.lot import Lot
from cardhall.hall.base import Command
from cardhall.hall.freezeout import cards as freezeout
from cardhall.hall.freezeout.made_up import next_made_up as freezeout_made_up
from cardhall.hall.freezeout.needs import needs as freezeout_needs
from cardhall.hall.ledger import cards as ledger
from cardhall.hall.ledger.made_up import next_made_up as ledger_made_up
from cardhall.hall.ledger.needs import needs as ledger_needs
from cardhall.hall.night import cards as night
from cardhall.hall.night.made_up import next_made_up as night_made_up
from cardhall.hall.night.needs import needs as night_needs
from cardhall.hall.state import Category, State
from cardhall.hall.view_parts import Need
from cardhall.messages import Message

CourseCard: TypeAlias = night.NightCard | freezeout.FreezeoutCard | ledger.LedgerCard
CourseSeat: TypeAlias = night.NightSeat | freezeout.FreezeoutSeat | ledger.LedgerSeat
CourseTable: TypeAlias = night.NightTable | freezeout.FreezeoutTable | ledger.LedgerTable


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
    "progressive": _course(night, night_needs, night_made_up),
    "freezeout": _course(freezeout, freezeout_needs, freezeout_made_up),
    "table": _course(ledger, ledger_needs, ledger_made_up),
}
