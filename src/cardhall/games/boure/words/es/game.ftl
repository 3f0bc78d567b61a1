write-stay-pass-draw-or-play = Escriba stay, pass, draw con las cartas que cambia, o play con una carta.
boure-to-stay-or-pass = quedarse o pasar
boure-to-change-cards = cambiar cartas
boure-to-play = jugar
boure-if-you-stay-and-take-no-trick = Si se queda y no hace ninguna baza, paga un bouré: { $amount }.
boure-if-you-take-no-trick = Si no hace ninguna baza, paga un bouré: { $amount }.
boure-card-undertrump = { $rule ->
    [must] Sin el palo, y sin superar el triunfo jugado: hay que jugar triunfo de todos modos.
   *[may] Sin el palo, y sin superar el triunfo jugado: vale cualquier carta.
 }
boure-card-renege = { $rule ->
    [take-back] Un renuncio visto en el momento se corrige, y cuesta otro tanto como el pozo.
   *[play-on] Un renuncio pierde la mano y cuenta como bouré; el juego sigue.
 }
boure-card-no-round-of-in-or-out = No se dice antes si uno se queda: se pasa o se cambia.
boure-card-a-round-of-in-or-out = Antes de cambiar, cada quien dice si se queda o pasa.
boure-card-staying-costs = Antes de cambiar, cada quien dice si se queda o pasa; quedarse cuesta { $chips }.
boure-card-ante = Apuesta inicial: { $ante }.
boure-card-costs-the-whole-pot = Un bouré o un renuncio cuesta todo el pozo.
boure-card-costs-the-pot-at-most = Un bouré o un renuncio cuesta el pozo, { $limit } como máximo.
boure-card-change-up-to-four-or-three = Se cambian hasta cuatro cartas; tres si se quedan cinco o más.
boure-card-change-up-to = Se cambian hasta { $cards } cartas.
boure-card-forced-leads = { $on ->
    [on] Las bazas seguras se abren juntas: sí.
   *[off] Las bazas seguras se abren juntas: no.
 }
boure-card-gap-force = { $on ->
    [on] También se bajan los triunfos seguros con hueco: sí.
   *[off] También se bajan los triunfos seguros con hueco: no.
 }
boure-card-last-trumps = { $on ->
    [on] Los últimos triunfos se bajan juntos: sí.
   *[off] Los últimos triunfos se bajan juntos: no.
 }
boure-card-ladder = { $on ->
    [on] Recompra por la mitad: sí.
   *[off] Recompra por la mitad: no.
 }
boure-card-trump-marker = { $on ->
    [on] Una señal muestra el triunfo: sí.
   *[off] Una señal muestra el triunfo: no.
 }
boure-card-ace-up = { $on ->
    [on] Quien reparte y vuelve un as debe quedarse: sí.
   *[off] Quien reparte y vuelve un as debe quedarse: no.
 }
boure-card-minimum = { $rule ->
    [last-must-stay] Deben jugar tres, o dos si hay tres o menos en la mesa: quien habla al final debe quedarse.
    [throw-in] Si juegan menos de tres, o dos de tres, la mano se anula.
   *[none] La única persona que se queda se lleva el pozo.
 }
boure-card-play-over = { $rule ->
   *[win-if-able] Si puede, juegue a ganar la baza como está.
    [led-suit-always] Supere el palo de salida si puede, aunque la baza ya tenga triunfo.
 }
boure-card-akq = { $rule ->
    [one-lead] Con as, rey y reina de triunfo, se abre con uno de ellos.
    [run-all-three] Con as, rey y reina de triunfo se abre con los tres, uno tras otro.
   *[off] No hay que abrir con as, rey y reina de triunfo.
 }
boure-card-payer-antes = { $on ->
    [on] Quien igualó el pozo pone además la apuesta inicial: sí.
   *[off] Quien igualó el pozo pone además la apuesta inicial: no.
 }
boure-card-reneger-top = { $rule ->
    [next-best] Si quien hizo renuncio tiene más bazas, el pozo es de quien le sigue.
   *[stays] Si quien hizo renuncio tiene más bazas, el pozo se queda.
 }
boure-card-last-pot = { $rule ->
   *[nobody] El pozo que queda al acabarse el tiempo no es de nadie.
    [play-until-won] El pozo que queda al acabarse el tiempo se juega hasta que alguien lo gane.
    [split] El pozo que queda al acabarse el tiempo se reparte entre quienes tienen fichas.
 }
boure-seats-must-be = debe haber de { $low } a { $high } asientos
boure-write-an-amount-or-antes = Escriba una cantidad, o '10 antes'
boure-write-an-amount-antes-or-none = Escriba una cantidad, '10 antes' o 'none'
boure-write-two-of = Escriba dos números del { $low } al { $high }
boure-is-too-much = { $amount } es demasiado
boure-enter-at-the-most = Ponga { $most } como máximo
boure-is-no-whole-number-of-antes = { $amount } no es un número entero de apuestas iniciales
boure-use-a-multiple-of = Use un múltiplo de { $ante }
boure-so-many-seats-are-advised = Se aconsejan de { $low } a { $high } asientos
boure-is-no-action = { $action } no es una jugada de bouré. Use stay, pass, draw o play
boure-writes-no-action = { $words } no es una jugada de bouré. Escriba stay, pass, draw 2S 5H o play AD
boure-nobody-holds-less-than-nothing = Nadie tiene menos que nada, ni un pozo
boure-that-seat-is-not-in-play = el asiento { $player } no juega
boure-let-the-deal-pass = Que reparta quien sigue
boure-fewer-than-two-can-play = pueden jugar menos de dos asientos
boure-end-the-session = Termine la sesión
boure-choose-a-phase = Elija stay, draw o play
boure-so-many-cards-are-held-in-play = en el juego se tienen de una a cinco cartas
boure-state-such-hands = Dé manos así
boure-it-is-not-the-time-to-say = { $verb ->
    [stay] No es momento de quedarse
   *[pass] No es momento de pasar
 }
boure-staying-in-costs = Quedarse cuesta { $cost }; solo quedan { $left }
boure-so-many-must-play = Hay que quedarse: deben jugar al menos { $least }
boure-who-turns-an-ace-stays-in = Quien reparte y vuelve un as debe quedarse
boure-it-is-not-the-time-to-draw = No es momento de cambiar
boure-too-little-is-left-to-stay = Lo que queda no alcanza para quedarse
boure-so-many-cards-may-be-drawn = Ahora se pueden cambiar { $most } cartas como máximo
boure-it-is-not-the-time-to-play = No es momento de jugar una carta
boure-must-be-led = Hay que abrir con { THE_GROUP($cards) }
boure-must-be-led-together = Hay que abrir con { THE_GROUP($cards) }, a la vez
boure-play-over = Hay en la mano una carta que supera las de la mesa: juéguela por encima
boure-play-a-trump = No hay cartas del palo: juegue un triunfo
boure-overtrump = Hay en la mano un triunfo que supera al de la mesa: juéguelo por encima
boure-so-many-stacks = { $count } montos de fichas
boure-a-table-uses-two-decks = Una mesa usa dos barajas, no más
boure-only-the-dealer-shuffles = Solo baraja quien reparte
boure-the-right-hand-neighbour-cuts = Corta quien está a la derecha del reparto
boure-not-shuffled-yet = Todavía no se ha barajado
boure-cut-at-so-many = Corte de { $low } a { $high } cartas
boure-still-to-be-played = Todavía queda por jugar una mano o un pozo
boure-no-further-buy-ins = En esta mesa no hay más recompras
boure-one-buys-in-again-at-zero = La recompra es solo sin fichas, y entre manos
boure-half-is-less-than-an-ante = La mitad de la última compra es menos que una apuesta inicial
boure-that-suit-is-trumps = El triunfo es { $suit }
