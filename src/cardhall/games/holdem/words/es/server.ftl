live-button-pressed-by-mistake = El último botón se tocó por error
live-deal-cannot-stand-one-has-acted = El reparto no puede valer, y ha hablado una persona como máximo
live-last-act-and-chips-taken-back = Se deshace la última jugada, fichas incluidas, y el juego sigue desde ahí.
live-misdeal-chips-go-back = Reparto nulo: se devuelven todas las fichas de la mano, y se reparte otra vez con el mismo botón.
