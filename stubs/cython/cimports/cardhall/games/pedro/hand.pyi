"""The C twin: for mypy the same class and numbers."""

from cardhall.games.pedro.hand import P_BID as P_BID
from cardhall.games.pedro.hand import P_NAME as P_NAME
from cardhall.games.pedro.hand import P_OVER as P_OVER
from cardhall.games.pedro.hand import P_PLAY as P_PLAY
from cardhall.games.pedro.hand import P_ROB as P_ROB
from cardhall.games.pedro.hand import P_THROW as P_THROW
from cardhall.games.pedro.hand import V_BID as V_BID
from cardhall.games.pedro.hand import V_NAME as V_NAME
from cardhall.games.pedro.hand import V_PASS as V_PASS
from cardhall.games.pedro.hand import V_PLAY as V_PLAY
from cardhall.games.pedro.hand import V_ROB as V_ROB
from cardhall.games.pedro.hand import V_THROW as V_THROW
from cardhall.games.pedro.hand import Hand as Hand
