live-deal-cannot-stand-nobody-had-a-turn = The deal cannot stand, and nobody has had a turn
live-dealt-again = The cards are dealt again by the same dealer.
