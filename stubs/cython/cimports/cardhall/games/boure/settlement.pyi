"""The C twin: for mypy the same."""

from cardhall.games.boure.settlement import *  # noqa: F403
