live-deal-cannot-stand-no-card-taken = The deal cannot stand, and no card was taken
live-game-void-dealt-again = The game is void, and the same dealer deals again.
