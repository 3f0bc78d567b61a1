"""Every game as a table of it is usually opened: what tests of all games ask, and list nowhere."""

from cardhall.games import GAMES
from cardhall.registry import games
from cardhall.tables.games import table_game

PRESETS = {game: table_game(game).presets()[0] for game in GAMES}
"""The first of each game's: that of its event."""
FOURS = tuple(game for game in GAMES if games()[game].seats == (4,))
"""Four play, no more and no fewer."""
SEATS = dict.fromkeys(GAMES, 4) | {"boure": 5, "holdem": 5}
"""Four can play any game; at these two an odd seat changes something."""
