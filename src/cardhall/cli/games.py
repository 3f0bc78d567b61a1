"""``cardhall games``: the games that are here, and any that cannot be used, with the cure."""

import argparse
import warnings
from collections.abc import Sequence

PARTS = {"lesson": "lesson", "table": "live tables", "record": "records"}
"""What a game may have besides its rules and its bots, by the file of its folder."""


def games_main(argv: Sequence[str]) -> int:
    """List the games, each with where it comes from; 1 where one cannot be used."""
    argparse.ArgumentParser(prog="cardhall games", description=__doc__).parse_args(argv)
    with warnings.catch_warnings():  # what is left out is told below, with its cure
        warnings.simplefilter("ignore")
        from cardhall import registry
        from cardhall.games import part

        found = registry.games()
    wrong = [(one.name, one.maker, one.why, one.cure) for one in registry.left_out()]
    for name, one in found.items():
        try:
            part(name, "bot")
        except Exception as error:  # another maker's code
            cure = f"Mend {one.package}, or uninstall {one.maker or name}"
            wrong.append((name, one.maker, f"it cannot be imported ({error})", cure))
            continue
        seats = f"{min(one.seats)} to {max(one.seats)}" if len(one.seats) > 1 else str(*one.seats)
        has = ", ".join(words for file, words in PARTS.items() if one.has(file)) or "rules and bots"
        maker = f" (from {one.maker})" if one.maker else ""
        print(f"{name:12}{one.title:16}{seats + ' seats':16}{has}{maker}")
    for name, maker, why, cure in wrong:
        print(f"{name}{f' (from {maker})' if maker else ''} is left out: {why}. {cure}.")
    return int(bool(wrong))
