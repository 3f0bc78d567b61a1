"""The C twin: for mypy the same class."""

from cardhall.games.rummy_hand import Hand as Hand
from cardhall.games.rummy_hand import alike as alike
from cardhall.games.rummy_hand import begins as begins
from cardhall.games.rummy_hand import points as points
