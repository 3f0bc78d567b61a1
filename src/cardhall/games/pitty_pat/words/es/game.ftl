pitty-pat-who-can-use-the-card = { $take ->
    [must] Quien puede usar la carta ofrecida debe tomarla.
   *[may] Quien puede usar la carta ofrecida también puede dejarla pasar.
 }
pitty-pat-what-is-dead = { $dead ->
    [pairs] Los pares repartidos van a la vista.
   *[other] Primero se van las cartas sueltas que ya no hacen par.
 }
pitty-pat-who-has-nothing-that-fits = { $forced ->
    [by-itself] Si nada hace par, la carta pasa sola.
   *[said] Cada quien dice que deja pasar una carta.
 }
pitty-pat-what-a-pat-hand-does = { $pat ->
    [instant] Una mano de pares gana de inmediato.
   *[double-on-win] Una mano de pares cobra doble al cerrar.
 }
pitty-pat-a-game-pays-from-the-bank = La banca paga { $count } por partida.
pitty-pat-a-pat-hand-pays = Una mano de pares paga { $count }.
pitty-pat-drawn-for-the-deal = Para ver quién reparte: { $drawn }. { $player } reparte primero.
pitty-pat-takes-and-lays-the-pair-down = { $player } toma { THE($card) } y baja el par.
pitty-pat-throws = { $player } descarta { THE($card) }.
pitty-pat-lets-it-go-by = { $player } la deja pasar.
pitty-pat-to-throw-a-card = descartar una carta
pitty-pat-to-take-it-or-let-it-go-by = tomarla o dejarla pasar
pitty-pat-took-the-card = { $player } tomó { THE($card) }.
pitty-pat-threw-the-card = { $player } descartó { THE($card) }.
pitty-pat-is-turned-for = Se vuelve { THE($card) } para { $player }.
pitty-pat-the-stock-is-used-up = Se acabó el mazo: partida sin ganador, reparte quien sigue.
pitty-pat-is-out = { $player } cierra y cobra { $chips } de la banca.
pitty-pat-is-out-with-a-pat-hand = { $player } cierra con una mano de pares y cobra { $chips } de la banca.
pitty-pat-the-bank-gets-a-further-lot = La banca se queda sin fichas y recibe más.
pitty-pat-reaches-for = { $player } alarga la mano hacia { THE($card) }.
pitty-pat-note-lets-it-go = la deja pasar
pitty-pat-is-no-action = { $action } no es una jugada de Pitty-Pat. Use take, pass o throw
pitty-pat-writes-no-action = { $words } no es una jugada de Pitty-Pat. Escriba take, pass o throw KD
pitty-pat-two-or-more-seats-under = Dos o más asientos por debajo de { $seats }
pitty-pat-each-once-cards-dealt = Una vez cada una, cartas repartidas a alguien: de 0 a { $last }
pitty-pat-dealt-already = esta partida ya se repartió
pitty-pat-nobody-is-to-act = En esta partida ahora no le toca a nadie
pitty-pat-throw-after-a-pair = Después de hacer un par se descarta una carta
pitty-pat-that-word-names-no-card = { $word } no nombra ninguna carta
pitty-pat-a-card-of-use-must-be-taken = Aquí hay que tomar la carta que sirve
pitty-pat-a-pair-may-not-be-broken = Un par no se rompe
pitty-pat-no-single-card-like-it = No hay en la mano ninguna carta suelta como la que se ofrece
pitty-pat-a-pair-is-made-throw-now = El par está hecho: ahora se descarta una carta
pitty-pat-that-card-is-not-in-the-hand = Esa carta no está en la mano
pitty-pat-a-dead-card-goes-first = Primero se va una carta que ya no hace par
pitty-pat-threw-that-card-themselves = Quien descartó esa carta no puede tomarla
pitty-pat-others-are-asked-before = A otros les toca antes
pitty-pat-a-missed-turn-is-lost = El turno que se deja pasar se pierde
pitty-pat-a-judge-deals-in-finals = En las finales reparte un juez
pitty-pat-the-game-is-finished-first = Primero se termina la partida en juego
pitty-pat-a-judge-deals-the-extra-game = Un juez reparte la partida de desempate
