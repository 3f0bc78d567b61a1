"""The C twin: for mypy the same."""

from cardhall.games.boure.position import *  # noqa: F403
