you-are-not-in-this-game = Vous n’êtes pas de cette partie.
a-pair-stays-together = Une paire reste ensemble.
throw-a-single-card = Jetez une carte seule.
