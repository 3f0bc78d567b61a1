"""The judge's desk: an irregularity, its ruling, and what it changes."""
