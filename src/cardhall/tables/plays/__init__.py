"""What is a game's own in the view of a live table: one shape a game, told apart by `game`.

Bouré needs none: all that it shows, other games show too.
"""

from cardhall.tables.plays.euchre import EuchrePlay
from cardhall.tables.plays.holdem import HoldemPlay
from cardhall.tables.plays.pedro import PedroPlay
from cardhall.tables.plays.pitty_pat import PittyPatPlay
from cardhall.tables.plays.po_ke_no import PoKeNoPlay
from cardhall.tables.plays.rummy import RummyPlay

GamePlay = EuchrePlay | HoldemPlay | PedroPlay | PittyPatPlay | PoKeNoPlay | RummyPlay
