"""The C twin: for mypy the same."""

from cardhall.games.rummy.melds import *  # noqa: F403
