"""The C twin: for mypy the same class."""

from cardhall.games.pitty_pat import Hand as Hand
from cardhall.games.pitty_pat import alike as alike
