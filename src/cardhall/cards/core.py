"""What every class of the compiled core says of itself."""

from typing import NoReturn


def refuse_to_pickle(thing: object) -> NoReturn:
    """Raise TypeError with a cure: C numbers are copied by ``copy``, and hands kept as records."""
    name = type(thing).__name__
    raise TypeError(f"{name} cannot be pickled: take its copy(), or keep the hand as a record")
