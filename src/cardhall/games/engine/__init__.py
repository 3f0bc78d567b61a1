"""What every game is built from, and which knows no game.

| file | what |
|---|---|
| `rules.py` | house rules: a frozen dataclass whose fields say what may stand in them, and presets |
| `session.py` | the run of hands at a table: the first deal, whose turn it is to deal, plain data |
"""
