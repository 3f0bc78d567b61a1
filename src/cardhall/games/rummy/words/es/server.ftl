live-deal-cannot-stand-nobody-had-a-turn = El reparto no puede valer, y nadie ha tenido su turno
live-dealt-again = La misma persona reparte otra vez las cartas.
