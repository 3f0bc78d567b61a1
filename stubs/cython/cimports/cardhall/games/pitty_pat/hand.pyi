"""The C twin: for mypy the same class."""

from cardhall.games.pitty_pat.hand import Hand as Hand
