"""One live table: seats, deals, turns, clocks, views. Pure: time, seeds, ids are handed in."""
