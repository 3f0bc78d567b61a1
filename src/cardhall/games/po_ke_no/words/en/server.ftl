live-game-begun-by-mistake = The game was begun by mistake, and no card was turned
live-game-void-next-begins = The game is void, and the next one begins; earlier games stand.
