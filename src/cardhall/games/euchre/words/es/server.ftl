live-deal-cannot-stand-no-card-played = El reparto no puede valer, y no se ha jugado ninguna carta
live-game-cannot-go-on = La partida no puede seguir
live-dealt-again-none-of-the-eight = Reparte otra vez la misma persona, y no cuenta entre las ocho manos.
live-game-ends-here = La partida termina aquí, entre manos: vale lo anotado.
