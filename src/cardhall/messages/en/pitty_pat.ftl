you-are-not-in-this-game = You are not in this game.
a-pair-stays-together = A pair stays together.
throw-a-single-card = Throw a single card.
