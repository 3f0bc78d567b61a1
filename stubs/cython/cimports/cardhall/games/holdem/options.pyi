"""The C twin: for mypy the same class and numbers."""

from cardhall.games.holdem.options import LIMIT as LIMIT
from cardhall.games.holdem.options import NO_LIMIT as NO_LIMIT
from cardhall.games.holdem.options import POT_LIMIT as POT_LIMIT
