"""The C twins: for mypy the same numbers."""

from cardhall.games.pitty_pat.options import DEAD_PAIRS as DEAD_PAIRS
from cardhall.games.pitty_pat.options import DEAD_SEEN as DEAD_SEEN
from cardhall.games.pitty_pat.options import STOCK_DEAD as STOCK_DEAD
from cardhall.games.pitty_pat.options import STOCK_TURN_OVER as STOCK_TURN_OVER
