"""Whole tournaments played in memory, many times: how long, how many tables, who wins.

``day.play_day(plan, number)`` plays one. Each format has its module (``elimination``, ``bracket``,
``progressive``, ``freezeout``). What happens at a table is asked of ``tables.Tables``: results are
drawn by skill (``drawn``), or the program's own bots play the program's own games (``bots``).
Chance comes in as a seed, minutes come from ``durations.toml``.
"""
