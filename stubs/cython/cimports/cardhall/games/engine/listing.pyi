"""The C twins: for mypy the same as the Python functions."""

from cardhall.games.engine.listing import *  # noqa: F403
