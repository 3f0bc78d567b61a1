"""What every game is built from, and which knows no game.

| file | what |
|---|---|
| `rules.py` | house rules: fields that say what may stand in them, and presets |
| `refusals.py` | what is wrong with a table, in the same words in each game |
| `session.py` | the run of hands at a table: the first deal, the deals, plain data |
"""
