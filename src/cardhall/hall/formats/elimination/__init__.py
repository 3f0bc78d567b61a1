"""Tables in rounds, with losses: the LLAA's way."""
