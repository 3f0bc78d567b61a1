"""What is a game's own in the view of a live table: one shape a game, told apart by `game`.

Bouré needs none: all that it shows, other games show too.
"""

from cardhall.games.euchre.table_view import EuchrePlay
from cardhall.games.holdem.table_view import HoldemPlay
from cardhall.games.pedro.table_view import PedroPlay
from cardhall.games.pitty_pat.table_view import PittyPatPlay
from cardhall.games.po_ke_no.table_view import PoKeNoPlay
from cardhall.games.rummy.table_view import RummyPlay

GamePlay = EuchrePlay | HoldemPlay | PedroPlay | PittyPatPlay | PoKeNoPlay | RummyPlay
