"""What every class of the compiled core says of itself."""

from typing import NoReturn


def refuse_to_pickle(thing: object) -> NoReturn:
    """Raise TypeError with a cure: nothing of it is worth keeping."""
    name = type(thing).__name__
    raise TypeError(f"{name} cannot be pickled: make it anew from what it was made of")
