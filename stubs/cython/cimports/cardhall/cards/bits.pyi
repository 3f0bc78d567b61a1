"""The C twins: for mypy the same as the Python functions."""

from cardhall.cards.bits import *  # noqa: F403
