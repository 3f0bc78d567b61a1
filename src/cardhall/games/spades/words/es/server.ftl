spades-live-deal-cannot-stand = El reparto no puede valer, y nadie ha abierto
spades-live-dealt-again = La mano no vale, y reparte otra vez la misma persona.
spades-live-game-cannot-go-on = La partida no puede seguir
spades-live-game-ends-here = La partida termina aquí, entre dos manos: gana la pareja que va adelante.
