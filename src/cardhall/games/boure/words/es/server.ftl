live-deal-cannot-stand = El reparto no puede valer
live-did-not-play-as-forced = No jugó como obligan las reglas
live-void-and-deal-moves = La mano se anula, y el reparto pasa a la izquierda.
live-a-renege = Un renuncio: { $player } iguala el pozo y no puede ganar esta mano.
