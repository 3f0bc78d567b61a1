"""The C twin: for mypy the same."""

from cardhall.games.rummy.position import *  # noqa: F403
