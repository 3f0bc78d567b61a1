holdem-hint-call = Igualar { $chips }
holdem-hint-bet = Apostar { $chips }
holdem-hint-bet-all-in = Apostar { $chips }, todo
holdem-hint-raise = Subir a { $chips }
holdem-hint-raise-all-in = Subir a { $chips }, todo
holdem-hint-show = Mostrar sus cartas
holdem-hint-muck = No mostrar
holdem-hint-fold = Retirarse
holdem-hint-check = Pasar
holdem-hint-you-hold-a-pair = Usted tiene { THE_GROUP($cards) }: un par.
holdem-hint-you-hold-no-pair = Usted tiene { THE_GROUP($cards) }: sin par.
holdem-hint-you-hold-one-suit = Usted tiene { THE_GROUP($cards) }: sin par, del mismo palo.
holdem-hint-the-board-alone = Su mano es la de las cartas comunes: { $hand }.
holdem-hint-your-best-five = Su mejor mano de cinco hasta ahora: { $hand }.
holdem-hint-against-betting = { $hands ->
    [one] Contra una mano que concuerda con las apuestas: victoria { $often }
   *[other] Contra { $hands } manos que concuerdan con las apuestas: victoria { $often }
 }
holdem-hint-against-anything = { $hands ->
    [one] Contra una mano que podría ser cualquiera: victoria { $often }
   *[other] Contra { $hands } manos que podrían ser cualquiera: victoria { $often }
 }
holdem-hint-check-costs-nothing = { $won }; pasar no cuesta nada.
holdem-hint-call-pays-if = { $won }. Igualar cuesta { $cost } por un pozo de { $pot }: conviene si gana más de { $need } veces de cien.
holdem-hint-beaten = Una mano descubierta le gana a la suya en cada pozo; no hace falta mostrarla.
holdem-hint-not-beaten = Ninguna mano descubierta le gana a la suya, y para ganar hay que mostrarla.
holdem-hint-measure = fichas de aquí en adelante; retirarse da 0
holdem-hint-last-in = Usted es quien queda por un pozo: para ganarlo, muestre sus cartas
holdem-odds-title = { $hands ->
    [0] Contra ninguna otra mano
    [one] Contra otra mano
   *[other] Contra otras { $hands } manos
 }
holdem-odds-anything = Contra manos que podrían ser cualquiera
holdem-odds-betting = Contra manos que concuerdan con las apuestas
holdem-odds-win = Gana sin compartir
holdem-odds-tie = Comparte el pozo
holdem-odds-lose = Pierde
holdem-odds-share = Su parte del pozo
holdem-odds-to-call = Por igualar
holdem-odds-costs = Cuesta
holdem-odds-can-win = Puede ganar
holdem-odds-need = Hace falta ganar al menos
holdem-odds-by-the-river = Su mano con las cinco comunes
holdem-odds-no-pair = Sin par
holdem-odds-one-pair = Un par
holdem-odds-two-pairs = Dos pares
holdem-odds-three-of-a-kind = Trío
holdem-odds-straight = Escalera
holdem-odds-flush = Color
holdem-odds-full-house = Full
holdem-odds-four-of-a-kind = Póquer
holdem-odds-straight-flush = Escalera de color
