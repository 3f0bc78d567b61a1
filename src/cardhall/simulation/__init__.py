"""Whole tournaments played in memory, many times: how long, how many tables, who wins.

``day.play_day(plan, number)`` plays one. How a format is played through says its own folder
(``simulated.py`` in ``hall/formats/<name>``, found by listing). What happens at a table is asked of
``tables.SimulatedTables``: results are drawn by skill (``drawn``), or the program's own bots play
the program's own games (``bots``). Chance comes in as a seed, minutes come from ``durations.toml``.
"""
