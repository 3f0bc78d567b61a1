live-deal-cannot-stand-no-card-taken = El reparto no puede valer, y no se ha tomado ninguna carta
live-game-void-dealt-again = La partida se anula, y reparte otra vez la misma persona.
