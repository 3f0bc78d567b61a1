that-is-not-done-out-of-turn = Eso no se hace fuera de turno.
you-have-spoken = Usted ya habló.
wait-for-trumps-to-be-named = Espere a que se nombre el triunfo.
that-is-no-bid = Eso no es una apuesta.
bid-up-to-14 = Apueste de { $least } a 14.
pedro-seat-by-letter = { $player }
pedro-a-card-lies-face-up = Hay una carta boca arriba en la baraja
pedro-a-card-was-exposed = Se vio una carta al repartir
pedro-the-shuffle-or-the-cut-was-faulty = Se barajó o se cortó mal
pedro-what-was-faulty = ¿Qué estuvo mal?
pedro-the-shuffle = al barajar
pedro-the-cut = al cortar
pedro-wrong-number-before-the-bid = Se repartieron cartas de más o de menos, y nadie ha pujado
pedro-which-clause-provides = ¿Qué regla prevé aquí un reparto nulo?
pedro-too-many-or-too-few-cards = cartas de más o de menos
pedro-none-does = ninguna
pedro-who-has-been-heard = ¿A quién se oyó? (ABCD es todo el mundo)
pedro-who-agrees = ¿Quién está de acuerdo? (ABCD es todo el mundo)
pedro-has-too-few-cards = Tiene cartas de menos
pedro-has-too-many-cards = Tiene cartas de más
pedro-who-draws = ¿Quién saca?
pedro-which-cards-are-drawn = ¿Qué cartas se sacan, sin verlas?
pedro-bid-out-of-turn = Pujó fuera de turno
pedro-did-not-throw-all-plain-cards = No descartó todo lo que no es triunfo
pedro-did-not-follow-suit = No siguió el palo, pudiendo
pedro-the-cut-left = el corte dejó { $upper } y { $lower } cartas
pedro-the-deal-is-void = el reparto se anula
pedro-the-cards-are-dealt = las cartas ya están repartidas
pedro-bid-or-call = Puje, o reclame lo que está mal
pedro-play-halts-until-ruled = El juego se detiene hasta que se decida
pedro-use-an-action = Use una jugada de Pedro
pedro-this-deal-is-void = este reparto se anuló
pedro-add-the-points = Sume los puntos
pedro-cannot-do-that = { $player } no puede hacer eso
pedro-why-and-nothing-is-changed = { $why }: no cambia nada
pedro-reason-but-why = { $reason }, pero { $why }: el juego sigue
pedro-nothing-of-the-kind = no se ve nada de eso
pedro-the-deal-is-complete = ya se repartió todo
pedro-only-an-opponent-may-ask = solo puede pedir otro reparto la pareja contraria a { $player }
pedro-no-opponent-asks = nadie de la pareja contraria pide otro reparto
pedro-say-which-seat-does = Diga qué asiento lo pide
pedro-what-and-deals-anew = { $what }: { $player } reparte de nuevo
pedro-lay-face-up = boca arriba en la baraja: { $cards }
pedro-card-of = { $cards } de { $player }
pedro-was-exposed = se vio { $cards }
pedro-deals-next = { $player } reparte después
pedro-deals-anew = { $player } reparte de nuevo
pedro-the-deal-is-not-complete = todavía no se repartió todo
pedro-call-what-is-wrong = Reclame lo que está mal al repartir
pedro-play-halts = el juego se detiene hasta que venga la dirección
pedro-a-player-alone-does-not-call = nadie declara por su cuenta un reparto nulo: viene la dirección
pedro-no-misdeal-is-provided-for = las reglas no prevén aquí un reparto nulo
pedro-somebody-has-bid-no-misdeal = ya se pujó: tras la primera puja no hay reparto nulo
pedro-not-everybody-agrees = no toda la mesa acepta el reparto nulo
pedro-the-chair-finds-the-deal-wrong = la dirección ve que se repartió mal
pedro-what-and-a-misdeal = { $what }: reparto nulo, reparte quien sigue a la izquierda
pedro-first-see-the-rulebook = Vea primero si las reglas prevén un reparto nulo
pedro-first-hear-everybody = Oiga primero a toda la mesa: falta { $missing }
pedro-all-must-agree-to-a-misdeal = La dirección y toda la mesa tienen que aceptar el reparto nulo
pedro-before-the-first-bid-call = Antes de la primera puja, un número equivocado de cartas puede ser reparto nulo: llame a la dirección
pedro-has-not-too-few = { $player } no tiene cartas de menos
pedro-plays-on-with-so-many = { $count ->
    [one] { $player } sigue con { $count } carta
   *[other] { $player } sigue con { $count } cartas
 }
pedro-reason-too-few = { $count ->
    [one] { $count } carta de menos
   *[other] { $count } cartas de menos
 }
pedro-has-not-too-many = { $player } no tiene cartas de más
pedro-an-opponent-draws = Saca alguien de la pareja contraria a { $player }
pedro-reason-too-many = { $count ->
    [one] { $count } carta de más
   *[other] { $count } cartas de más
 }
pedro-draws-out-of-play = { $count ->
    [one] { $player } le saca a { $other } { $count } carta, sin verla, fuera de juego
   *[other] { $player } le saca a { $other } { $count } cartas, sin verlas, fuera de juego
 }
pedro-draws-into-the-stock = { $count ->
    [one] { $player } le saca a { $other } { $count } carta, sin verla, y va al mazo
   *[other] { $player } le saca a { $other } { $count } cartas, sin verlas, y van al mazo
 }
pedro-so-many-must-be-drawn = { $count ->
    [one] hay que sacar { $count } carta de esa mano
   *[other] hay que sacar { $count } cartas de esa mano
 }
pedro-answer-cards = Responda con cartas
pedro-reason-bid-so-many-out-of-turn = pujó { $bid } fuera de turno
pedro-has-spoken-already = { $player } ya había hablado
pedro-the-turn-has-come = ya le tocaba a { $player }
pedro-the-bid-is-void = la puja de { $player } no vale, y { $player } no puede pujar en esta mano
pedro-threw-all-plain-cards = { $player } descartó todo lo que no es triunfo
pedro-kept-a-plain-card = { $player } guardó una carta sin triunfo: no hay castigo
pedro-reason-kept-a-plain-card = guardó una carta sin triunfo, sin castigo
pedro-the-points-are-added = los puntos ya se sumaron
pedro-did-not-renege = { $player } no hizo renuncio
pedro-reason-trumped = jugó triunfo pudiendo seguir el palo
pedro-somebody-did-not-follow-suit = { $player } no siguió el palo
pedro-trumped-with-the-card = { $player } jugó triunfo pudiendo seguir el palo, con { THE($cards) }
pedro-did-not-follow-with-the-card = { $player } no siguió el palo, con { THE($cards) }
pedro-told-ruled-already = { $told }: ya está decidido
pedro-side-makes-nothing = { $players } no hacen nada en esta mano
pedro-side-fails-its-bid = { $players } no cumplen su puja de { $bid }
pedro-names-no-seats = { $word } no nombra asientos
pedro-write-letters = Escriba letras, como ABCD
