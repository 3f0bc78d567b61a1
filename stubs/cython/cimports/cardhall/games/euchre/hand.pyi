"""The C twin: for mypy the same."""

from cardhall.games.euchre.hand import *  # noqa: F403
