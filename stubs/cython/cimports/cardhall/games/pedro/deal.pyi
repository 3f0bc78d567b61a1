"""The C twin: for mypy the same class and numbers."""

from cardhall.games.pedro.deal import E_PLAYED as E_PLAYED
from cardhall.games.pedro.deal import E_THROWN_IN as E_THROWN_IN
from cardhall.games.pedro.deal import FULL_HAND as FULL_HAND
from cardhall.games.pedro.deal import P_BID as P_BID
from cardhall.games.pedro.deal import P_DEAL as P_DEAL
from cardhall.games.pedro.deal import P_NAME as P_NAME
from cardhall.games.pedro.deal import P_OVER as P_OVER
from cardhall.games.pedro.deal import P_PLAY as P_PLAY
from cardhall.games.pedro.deal import P_ROB as P_ROB
from cardhall.games.pedro.deal import P_THROW as P_THROW
from cardhall.games.pedro.deal import SILENT as SILENT
from cardhall.games.pedro.deal import TRICKS as TRICKS
from cardhall.games.pedro.deal import Deal as Deal
