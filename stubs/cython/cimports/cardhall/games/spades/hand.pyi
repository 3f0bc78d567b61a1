"""The C twin: for mypy the same."""

from cardhall.games.spades.hand import *  # noqa: F403
