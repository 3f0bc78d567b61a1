live-deal-cannot-stand-nobody-has-bid = El reparto no puede valer, y nadie ha pujado
live-match-cannot-go-on = El encuentro no puede seguir
live-misdeal-deal-passes = Reparto nulo: la mano se anula, y el reparto pasa a la izquierda.
live-match-ends-here = El encuentro termina aquí, entre manos: ganó el lado que va adelante.
