spades-live-deal-cannot-stand = The deal cannot stand, and no card has been led
spades-live-dealt-again = The hand is void, and the same dealer deals again.
spades-live-game-cannot-go-on = The game cannot go on
spades-live-game-ends-here = The game ends here, between hands: the side that leads has won.
