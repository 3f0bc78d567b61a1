live-deal-cannot-stand = The deal cannot stand
live-did-not-play-as-forced = Did not play as the rules force
live-void-and-deal-moves = The hand is void, and the deal moves to the left.
live-a-renege = A renege: { $player } matches the pot and cannot win this hand.
