"""The C twin: for mypy the same."""

from cardhall.games.engine.tricks import *  # noqa: F403
