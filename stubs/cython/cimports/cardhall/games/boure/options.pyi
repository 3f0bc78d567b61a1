"""The C twin: for mypy the same."""

from cardhall.games.boure.options import *  # noqa: F403
