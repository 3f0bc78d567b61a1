"""The C twins: for mypy the same class and numbers."""

from cardhall.games.pitty_pat.play import NOBODY as NOBODY
from cardhall.games.pitty_pat.play import P_DEAL as P_DEAL
from cardhall.games.pitty_pat.play import P_OFFER as P_OFFER
from cardhall.games.pitty_pat.play import P_OVER as P_OVER
from cardhall.games.pitty_pat.play import P_THROW as P_THROW
from cardhall.games.pitty_pat.play import V_PASS as V_PASS
from cardhall.games.pitty_pat.play import V_TAKE as V_TAKE
from cardhall.games.pitty_pat.play import V_THROW as V_THROW
from cardhall.games.pitty_pat.play import Play as Play
from cardhall.games.pitty_pat.play import alike as alike
