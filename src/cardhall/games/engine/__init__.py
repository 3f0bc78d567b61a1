"""What every game is built from, and which knows no game.

| file | what |
|---|---|
| `rules.py` | house rules: fields that say what may stand in them, and presets |
| `refusals.py` | what is wrong with a table, in the same words in each game |
| `actions.py` | acts declared as a table of verbs: from numbers to words and back |
| `chance.py` | random numbers, picks and orders from a seed |
| `hand.py` | the hands of all games: an act is refused or taken, a state taken over in one go |
| `tricks.py` | how trumps rank, said once a game; which card follows, who takes a trick |
| `imaginer.py` | hidden cards given to seats as their plays allow; actions weighed by play-outs |
| `environment.py` | many hands stepped at once: the loops over what a game's `env` says |
| `layout.py` | the planes, numbers and acts of an environment, in words |
| `session.py` | the run of hands at a table: the first deal, the deals, plain data |
| `terminal.py` | what a terminal shows, as far as it is the same |

`chance.py`, `hand.py`, `tricks.py`, `imaginer.py` and `environment.py` are compiled (C types in
the `.pxd` beside them). A game's `Hand` stands between two marks in its `.pxd`: what lies there is
numbers alone, and is copied as it lies.
"""
