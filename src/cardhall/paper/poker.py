"""A hold'em tournament on paper: the blinds schedule and what is paid for which place."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cardhall.paper.plain import money, nth, number
from cardhall.paper.press import PaperSize, breakable, pdf
from cardhall.paper.words import word


@dataclass(frozen=True)
class ScheduleLine:
    """A step of the schedule: blinds and ante for so many minutes, or a break (big_blind 0).

    color_up: the chips that are taken out when it is over, "" for none. rebuys: one may still buy
    in again.
    """

    minutes: int
    small_blind: int = 0
    big_blind: int = 0
    ante: int = 0
    color_up: str = ""
    rebuys: bool = False


def blinds_schedule(
    event: str,
    levels: Iterable[ScheduleLine],
    *,
    starts_minute: int | None = None,
    lead: str = "",
    size: PaperSize = "letter",
) -> bytes:
    """Levels, breaks and chips changed up, with the time at which each begins (OP-HOLDEM-02, 13).
    starts_minute: the minute of the day at which play begins, None to count from the start."""
    rows = []
    at, level_no = 0, 0
    for level in levels:
        level_no += level.big_blind > 0
        rows.append(_level(level, level_no, _moment(starts_minute, at)))
        at += level.minutes
    data = {"event": event, "rows": rows, "lead": lead, "foot": event}
    return pdf("blinds", data, size)


def _moment(starts_minute: int | None, at: int) -> str:
    """A time of day, or hours and minutes since the start."""
    if starts_minute is None:
        return f"{at // 60}:{at % 60:02}"
    minute = (starts_minute + at) % 1440
    return f"{minute // 60 % 12 or 12}:{minute % 60:02} {'am' if minute < 720 else 'pm'}"


def _level(level: ScheduleLine, level_no: int, begins: str) -> dict[str, object]:
    playing = level.big_blind > 0
    return {
        "level": str(level_no) if playing else "",
        "begins": begins,
        "minutes": level.minutes,
        "blinds": f"{number(level.small_blind)} / {number(level.big_blind)}" if playing else "",
        "ante": number(level.ante) if level.ante else "",
        "color_up": word("blinds.color_up", chips=level.color_up) if level.color_up else "",
        "rebuys": level.rebuys,
    }


def _place(place: int) -> str:
    return nth(place) if place else word("payouts.deal")


@dataclass(frozen=True)
class PayoutLine:
    """One line of the payouts: the pay of a place, and who has it, "" while it is played for. Place
    0: by a deal of the last players, who play on for the places."""

    place: int
    cents: int
    name: str = ""


def payout_list(
    event: str,
    payouts: Sequence[PayoutLine],
    *,
    pot: Sequence[tuple[str, int]] = (),
    size: PaperSize = "letter",
) -> bytes:
    """Places and what they pay (OP-HOLDEM-03). pot: what the money comes from and what is kept, as
    named cents, which must add up to what is paid out. Raises ValueError when they do not."""
    paid = sum(payout.cents for payout in payouts)
    gathered = sum(cents for _, cents in pot)
    if pot and gathered != paid:
        raise ValueError(
            f"pot: {money(gathered)} is gathered and {money(paid)} paid out. Let them be the same"
        )
    data = {
        "event": event,
        "rows": [
            {"place": _place(one.place), "name": breakable(one.name), "amount": money(one.cents)}
            for one in payouts
        ],
        "pot": [{"name": name, "amount": money(cents)} for name, cents in pot],
        "total": money(paid),
        "foot": event,
    }
    return pdf("payouts", data, size)
