live-deal-cannot-stand-no-card-played = The deal cannot stand, and no card is played
live-game-cannot-go-on = The game cannot go on
live-dealt-again-none-of-the-eight = The same dealer deals again, and it is none of the eight hands.
live-game-ends-here = The game ends here, between hands: what was written stands.
