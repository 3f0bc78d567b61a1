"""The C twin: for mypy the same class."""

from cardhall.games.po_ke_no.hand import P_CALL as P_CALL
from cardhall.games.po_ke_no.hand import P_CLAIMS as P_CLAIMS
from cardhall.games.po_ke_no.hand import V_CALL as V_CALL
from cardhall.games.po_ke_no.hand import V_OUT as V_OUT
from cardhall.games.po_ke_no.hand import V_SETTLE as V_SETTLE
from cardhall.games.po_ke_no.hand import Hand as Hand
