# The C side of penalties.py: it reads and writes the fields of a hand.

from cardhall.games.euchre.deal cimport Deal
