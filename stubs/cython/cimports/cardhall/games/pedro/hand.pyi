"""The C twin: for mypy the same class and numbers."""

from cardhall.games.pedro.hand import MOST as MOST
from cardhall.games.pedro.hand import V_BID as V_BID
from cardhall.games.pedro.hand import V_NAME as V_NAME
from cardhall.games.pedro.hand import V_PASS as V_PASS
from cardhall.games.pedro.hand import V_PLAY as V_PLAY
from cardhall.games.pedro.hand import V_ROB as V_ROB
from cardhall.games.pedro.hand import V_THROW as V_THROW
from cardhall.games.pedro.hand import Hand as Hand
