"""One live table: seats, deals, turns, clocks and views. Pure: time, seeds and ids are handed in."""
