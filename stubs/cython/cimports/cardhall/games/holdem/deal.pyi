"""The C twin: for mypy the same class and numbers."""

from cardhall.games.holdem.deal import E_FOLDS as E_FOLDS
from cardhall.games.holdem.deal import E_SHOWDOWN as E_SHOWDOWN
from cardhall.games.holdem.deal import E_VOID as E_VOID
from cardhall.games.holdem.deal import NOT_YET as NOT_YET
from cardhall.games.holdem.deal import P_DEAL as P_DEAL
from cardhall.games.holdem.deal import P_FLOP as P_FLOP
from cardhall.games.holdem.deal import P_OVER as P_OVER
from cardhall.games.holdem.deal import P_PREFLOP as P_PREFLOP
from cardhall.games.holdem.deal import P_RIVER as P_RIVER
from cardhall.games.holdem.deal import P_SHOWDOWN as P_SHOWDOWN
from cardhall.games.holdem.deal import P_TURN as P_TURN
from cardhall.games.holdem.deal import V_ALL_IN as V_ALL_IN
from cardhall.games.holdem.deal import V_BET as V_BET
from cardhall.games.holdem.deal import V_CALL as V_CALL
from cardhall.games.holdem.deal import V_CHECK as V_CHECK
from cardhall.games.holdem.deal import V_FOLD as V_FOLD
from cardhall.games.holdem.deal import V_MUCK as V_MUCK
from cardhall.games.holdem.deal import V_RAISE as V_RAISE
from cardhall.games.holdem.deal import V_SHOW as V_SHOW
from cardhall.games.holdem.deal import Deal as Deal
