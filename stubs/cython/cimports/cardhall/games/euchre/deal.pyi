"""The C twin: for mypy the same."""

from cardhall.games.euchre.deal import *  # noqa: F403
