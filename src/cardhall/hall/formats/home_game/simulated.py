"""A whole night at home, for `cardhall simulate`."""

from cardhall.simulation.format import CategoryDay, CategoryToPlay, SimulatedFormat


def play_category(day: CategoryToPlay) -> CategoryDay:
    minutes = day.plan.pace.of("night.minutes")
    found = day.tables.evening(day.category, day.field.people, minutes)
    best_won = found.net[day.field.best] == max(found.net.values())
    return day.played(found.minutes, 1, 1, found.hands, best_won)


SIMULATED = SimulatedFormat(play=play_category, one_table=True, rounds="table")
