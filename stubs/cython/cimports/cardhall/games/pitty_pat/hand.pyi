"""The C twins: for mypy the same class and numbers."""

from cardhall.games.pitty_pat.hand import NOBODY as NOBODY
from cardhall.games.pitty_pat.hand import P_OFFER as P_OFFER
from cardhall.games.pitty_pat.hand import P_OVER as P_OVER
from cardhall.games.pitty_pat.hand import P_THROW as P_THROW
from cardhall.games.pitty_pat.hand import V_PASS as V_PASS
from cardhall.games.pitty_pat.hand import V_TAKE as V_TAKE
from cardhall.games.pitty_pat.hand import V_THROW as V_THROW
from cardhall.games.pitty_pat.hand import Hand as Hand
from cardhall.games.pitty_pat.hand import alike as alike
