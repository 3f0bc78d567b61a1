holdem-dealt-wrongly = Las cartas se repartieron mal
holdem-do-the-cards-lie = ¿Están las cartas como se repartieron?
holdem-yes-unseen = sí, sin ver
holdem-no-or-looked-at = no, o alguien miró alguna
holdem-joker-in-a-hand = Tiene un comodín o una carta boca arriba en la baraja
holdem-had-they-looked = ¿Había mirado sus cartas antes de jugar?
holdem-another-back = Una carta tiene otro dorso
holdem-a-card-twice = Una carta está dos veces
holdem-pack-lacks-a-card = A la baraja le falta una carta
holdem-marked-card = Una carta está marcada o dañada
holdem-burned-wrongly = No se quemó ninguna carta, o se quemaron dos
holdem-cards-came-early = Salieron cartas antes de terminar las apuestas
holdem-deck-was-dropped-early = La baraja se cayó antes de terminar la mano
holdem-which-cards-are-left = Las cartas que quedan, desde arriba, como se pudieron juntar
holdem-card-lies-exposed = Una carta suya quedó a la vista
holdem-card-was-shown-to-one = Una carta suya se mostró a un jugador
holdem-called-out-of-turn = Jugó fuera de turno
holdem-was-it-on-purpose = ¿Fue a propósito?
holdem-called-silent = Calló mientras otros jugaban
holdem-how-did-those-behind-act = ¿Cómo jugaron los que seguían?
holdem-play-went-on-past = el juego siguió de largo
holdem-those-did-not-wait = no esperaron
holdem-called-time-up = Se le acabó el tiempo
holdem-raised-in-two-motions = Subió en dos movimientos, sin anunciarlo
holdem-did-not-know-of-a-raise = No sabía de una subida
holdem-has-put-too-little = Puso de menos
holdem-called-dead = Sus cartas ya no cuentan
holdem-hand-was-swept-into-the-muck = Le recogieron las cartas por error
holdem-mucked-hand-should-live = Sus cartas botadas deben seguir en juego
holdem-what-were-they-told = ¿Qué se le había dicho?
holdem-something-wrong = algo equivocado
holdem-nothing-wrong = nada equivocado
holdem-is-the-hand-identified = ¿Se sabe sin duda qué cartas eran?
holdem-owes-a-blind-and-has-looked = Debe una ciega y miró sus cartas
holdem-called-the-hand-better = Dijo una mano mejor que la que tiene
holdem-has-the-winning-hand = Tiene la mano ganadora
holdem-with-which-five = ¿Con qué cinco cartas?
holdem-who-knew = ¿Quién lo sabía y calló? Los asientos, o nada
holdem-the-pot-has-gone = el pozo ya se fue
holdem-only-the-pack-now = Ahora solo se puede mirar la baraja
holdem-hand-is-dead-already = { $reason }; la mano de { $player } ya está muerta
holdem-all-others-are-out = { $reason }; todos los demás están fuera: ha ganado
holdem-hand-is-dead = la mano de { $player } está muerta
holdem-hand-is-dead-because = { $reason }: la mano de { $player } está muerta, lo que puso se queda
holdem-hand-is-void = la mano es nula
holdem-chips-stay-for-the-next-pot = { $chips } de { $player } quedan para el próximo pozo
holdem-gets-back = { $player } recupera { $chips }
holdem-only-these-may-play-for-it = solo { $seats } pueden jugarlo
holdem-what-holds = { $act ->
    [check] el pase vale
   *[other] vale, salvo que algo cambie antes
 }
holdem-penalty = { $penalty ->
    [warned] { $player } recibe una advertencia
    [one-hand] { $player } no juega una mano
    [one-round] { $player } no juega una vuelta
   *[disqualified] { $player } queda fuera del torneo
 }
holdem-acted-out-of-turn-on-purpose = jugó fuera de turno a propósito
holdem-somebody-acted-out-of-turn = { $player } jugó fuera de turno: { $holds }
holdem-somebody-acted-out-of-turn-on-purpose = { $player } jugó fuera de turno a propósito: { $text }; { $holds }
holdem-not-their-turn = no es el turno de { $player }
holdem-has-called-time = { $player } pidió tiempo: los demás esperan
holdem-those-behind-acted-out-of-turn = los que seguían jugaron fuera de turno: { $player } aún juega
holdem-so-many-acted-after = { $count } jugaron después de { $player }, no { $needed }
holdem-is-held-to = { $act ->
    [fold] { $player } queda fuera de la mano
   *[check] { $player } ha pasado
 }
holdem-silent-while = calló mientras { $count } jugaban
holdem-somebody-was = { $player }: { $reason }; { $text }
holdem-no-clock-runs = no corre el reloj para { $player }
holdem-time-is-up-a-check = a { $player } se le acabó el tiempo sin nada que igualar: pasa
holdem-time-is-up = se acabó el tiempo
holdem-did-not-raise-in-two-motions = { $player } no subió en dos movimientos: el juego sigue
holdem-others-acted-on-the-raise = otros jugaron sobre la subida de { $player }: vale
holdem-takes-back = { $player } retira { $chips }
holdem-has-done = { $act ->
    [call] { $player } ha igualado
    [check] { $player } ha pasado
   *[bet] { $player } ha apostado { $chips }
 }
holdem-a-string-raise = una subida en dos tiempos
holdem-somebodys-string-raise = { $player }: una subida en dos tiempos
holdem-nothing-to-take-back = { $player } no puso nada que pueda retirar
holdem-acted-after-an-underbet = { $player } jugó después de una apuesta corta: su jugada vale
holdem-has-put-what-was-asked = { $player } puso lo que se pedía
holdem-was-no-bet-of-this-round = { $chips } no era una apuesta de esta ronda: iguala
holdem-others-have-acted-after = otros jugaron después de { $player }: vale
holdem-takes-back-and-acts-anew = { $player } retira { $chips } y juega de nuevo
holdem-unaware-of-the-raise = no sabía de la subida a { $chips }
holdem-has-put-what-is-owed = { $player } puso lo que debía
holdem-puts = { $player } pone { $chips }
holdem-keeps-their-action = la jugada de { $player } vale
holdem-so-much-short = faltan { $chips }
holdem-is-short-and-puts-it = { $player }: { $reason }; los pone
holdem-dead = muerta
holdem-thrown-into-a-hand = echada en la mano de { $player }
holdem-may-pick-them-up = nadie ha jugado aún: { $player } puede recogerlas
holdem-deal-can-be-put-right = el reparto aún se puede corregir: reclame un reparto nulo
holdem-hole-cards = { $count ->
    [one] { $count } carta tapada
   *[other] { $count } cartas tapadas
 }
holdem-hand-lives-play-goes-on = la mano de { $player } vive: el juego sigue
holdem-hand-was-not-swept = no le recogieron la mano a { $player }
holdem-did-not-protect = { $player } no protegió su mano: sin remedio
holdem-protected-hand-was-swept = recogieron una mano protegida
holdem-has-not-mucked = { $player } no botó su mano
holdem-mucked-it-is-dead = { $player } botó su mano: está muerta
holdem-mucked-on-wrong-information = botada por un dato equivocado
holdem-others-have-acted-since = otros han jugado desde entonces: la mano de { $player } sigue muerta
holdem-hand-lives = la mano de { $player } vive
holdem-reason-and-text = { $reason }: { $text }
holdem-owes-no-blind = { $player } no debe ninguna ciega
holdem-posts-before-the-next-deal = { $player } pone { $chips } antes del próximo reparto
holdem-acted-while-owing = jugó debiendo { $chips }
holdem-somebody-did-play-goes-on = { $player } { $reason }: el juego sigue
holdem-has-not-looked = { $player } no ha mirado: puede poner { $chips } ahora
holdem-looked-owing = miró sus cartas debiendo { $chips }
holdem-button-should-be-at = el botón debería estar en { $player }
holdem-cards-were-exposed = las cartas { $places } quedaron a la vista
holdem-card-was-exposed = la carta { $place } quedó a la vista
holdem-card-of-somebody-was-exposed = la carta { $place }, de { $player }, quedó a la vista
holdem-were-boxed = { THE($cards) } estaban vueltas
holdem-strays-in-the-pack = { THE($cards) } en la baraja
holdem-empty-seat-was-dealt-in = se repartió al asiento vacío { $player }
holdem-was-left-out = { $player } se quedó sin cartas
holdem-first-card-went-to = la primera carta fue para { $player }
holdem-extra-cards-were-dealt = se repartieron { $count } cartas de más
holdem-got-an-extra-card = { $player } recibió una carta de más
holdem-two-extra-cards = se repartieron dos cartas de más
holdem-got-no-second-card = { $players }: sin segunda carta
holdem-got-so-many-cards = { $count ->
    [one] { $player } recibió { $count } carta
   *[other] { $player } recibió { $count } cartas
 }
holdem-dealt-out-of-sequence = se repartieron cartas fuera de orden
holdem-card-goes-from-to = la carta { $place } pasa de { $player } a { $other }
holdem-gets-the-next-card = { $player } recibe la siguiente carta del mazo
holdem-extra-card = { $use ->
    [burn] la carta { $place }, de { $player }, es la próxima que se quema
   *[back] la carta { $place }, de { $player }, vuelve debajo
 }
holdem-it-stays-so = { $reason }: así queda, y el juego sigue
holdem-more-than-one-has-acted = { $reason }; ha jugado más de una persona: el reparto vale
holdem-dealt-anew-button-at = se reparte de nuevo, el botón en { $player }
holdem-a-misdeal-dealt-anew = { $reason }: reparto nulo, y la mano se reparte de nuevo
holdem-how-it-is-put-right = { $kind ->
    [adjusted] { $reason }: reparto nulo: cada quien recibe sus cartas
   *[mended] { $reason }: se corrige
 }
holdem-holds-no-joker = { $player } no tiene comodín ni carta vuelta
holdem-strange-card = { $what ->
    [joker] un comodín en la mano de { $player }
   *[boxed] una carta vuelta en la mano de { $player }
 }
holdem-played-without-looking = { $reason }, jugada sin mirar
holdem-found-late = { $reason }, visto tarde: el reparto vale
holdem-gets-the-next-card-for-it = { $player } recibe en su lugar la siguiente carta del mazo
holdem-all-backs-are-the-same = todas las cartas tienen el mismo dorso: el juego sigue
holdem-is-taken-out-of-the-stub = { THE($cards) } sale del mazo
holdem-another-back-in-the-stub = una carta de otro dorso en el mazo
holdem-text-play-goes-on = { $text }: el juego sigue
holdem-another-back-was-dealt = se repartió { THE($cards) }, de otro dorso
holdem-no-card-is-there-twice = ninguna carta está dos veces: el juego sigue
holdem-is-there-twice = { THE($cards) } está dos veces
holdem-knew-as-given = knew={ $names }
holdem-name-seats-dealt-in = Nombre asientos que recibieron cartas: { $seats }
holdem-so-the-hand-is-void = { $reason }: la mano es nula
holdem-pack-is-whole = la baraja está completa
holdem-missing-from-the-pack = falta en la baraja { THE($cards) }
holdem-so-the-result-stands = { $reason }: el resultado vale
holdem-burned-rightly = se quemó una carta antes de cada ronda
holdem-street = { $street ->
    [flop] las tres primeras
    [turn] la cuarta carta
   *[river] la quinta carta
 }
holdem-burned-before = { $burned ->
    [none] no se quemó ninguna carta antes de { $street }
   *[two] se quemaron dos cartas antes de { $street }
 }
holdem-a-bet-since-the-cards-stand = { $reason }; hubo una apuesta después: las cartas valen
holdem-the-board-is = en la mesa quedan { THE($cards) }
holdem-so-it-is-put-right = { $reason }: se corrige
holdem-no-card-came-early = no salió ninguna carta antes de terminar las apuestas
holdem-street-came-early = antes de terminar las apuestas: { $street }
holdem-a-bet-since-it-stands = { $reason }; hubo una apuesta después: vale
holdem-cards-are-dead = { $count ->
    [one] { THE($cards) } queda muerta
   *[other] { THE($cards) } quedan muertas
 }
holdem-deck-was-not-dropped = la baraja no se cayó
holdem-stub-is-put-together = el mazo se junta otra vez: { $count } cartas
holdem-deck-was-dropped = la baraja se cayó
holdem-text-the-hand-goes-on = { $text }; la mano sigue
holdem-no-card-is-marked = ninguna carta está marcada ni dañada
holdem-is-not-marked = { THE($cards) } no está marcada ni dañada
holdem-pack-is-replaced = se cambia la baraja
holdem-is-marked-and-dead = { THE($cards) } está marcada: queda muerta
holdem-is-marked = { THE($cards) } está marcada
holdem-stays-on-the-board = { THE($cards) } sigue en la mesa: hubo una apuesta después
holdem-card-is-out = { THE($cards) } queda fuera
holdem-no-card-was-exposed = ninguna carta de { $player } quedó a la vista
holdem-exposed-by = { $by ->
    [dealer] { THE($cards) } a la vista por quien reparte
   *[player] { THE($cards) } a la vista por su propia mano
 }
holdem-so-it-is-played = { $reason }: se juega
holdem-has-shown-no-card = { $player } no mostró ninguna carta a un solo jugador
holdem-shown-to = { THE($cards) }: se mostró a { $player }
holdem-all-see-after-the-hand = todos ven { THE($cards) } después de la mano
holdem-all-see = todos ven { THE($cards) }
holdem-no-showdown-yet = todavía no se muestran las cartas
holdem-play-the-hand-to-its-end = Juegue la mano hasta el final
holdem-cards-as-given = cards={ $cards }
holdem-name-five-of = Nombre cinco de { THE($cards) }
holdem-kind-and-cards = { $kind }: { THE($cards) }
holdem-hand-is-dead-with = la mano de { $player } está muerta, con { $hand }
holdem-has-better-cards-speak = { $player } tiene { $hand }: las cartas mandan
holdem-the-dealer = quien reparte
holdem-somebody-rules-who-wins = { $player } decide: gana { $other } con { $hand }
holdem-kind-of-hand = { $kind ->
   *[no-pair] sin par
    [one-pair] un par
    [two-pairs] dos pares
    [three-of-a-kind] trío
    [straight] escalera
    [flush] color
    [full-house] full
    [four-of-a-kind] póquer
    [straight-flush] escalera de color
    [royal-flush] escalera real
 }
holdem-has-not-called-the-hand = { $player } no ha dicho su mano
holdem-as-good-as-said = { $player } tiene { $hand }, tan buena como dijo
holdem-miscalled-by-mistake = { $player } dijo mal { $hand } por error: las cartas mandan
holdem-no-better-hand-was-thrown = no se botó ninguna mano mejor por eso
holdem-forfeits-the-pot = { $player } pierde el pozo
holdem-said-one-thing-with-another = dijo «{ $said }» con { $hand }
holdem-threw-a-better-hand-away = { $player }: { $reason }; { $other } botó una mano mejor: { $player } pierde el pozo
holdem-deal-is-not-known = aquí no se conoce el reparto
holdem-begin-from-a-deck = Empiece desde una baraja
holdem-alone-is-left = solo queda { $player }, y ha ganado
holdem-let-them-show = Que muestre su mano
holdem-take-the-act-out-or-call = Quite la jugada, o reclame lo que estuvo mal
holdem-is-not-in-the-hand = { $player } no está en la mano
holdem-take-the-act-out = Quite la jugada
holdem-of-how-much = { $words }: ¿de cuánto?
holdem-write-says = Escriba says { $words } 600
holdem-as-written = { $words }
holdem-write-puts = Escriba puts 200, o puts 500 in one chip
holdem-write-pushes = Escriba pushes 5: fichas que tiene
holdem-write-throws = Escriba throws, o throws into B
holdem-write-asks = Escriba asks clock on D
holdem-puts-and-has = { $player } pone { $chips } y tiene { $have }
holdem-put-what-is-there = Ponga lo que tiene
holdem-pushed-chips-bind-at-limit = las fichas empujadas solo obligan en limit, en turno
holdem-say-puts = Escriba puts cuando se sueltan
holdem-nothing-to-pick = { $player } no tiene nada que recoger ({ $words })
holdem-ask-before-it-goes = Pídalo antes de que lo empujen
holdem-the-dealer-does = quien reparte: { $words }
holdem-what-a-dealer-does = Escriba exposes AD of D, shows AD of D to C, deals turn, drops the deck, sweeps D, o pushes the pot
holdem-street-cannot-come-early = aquí no puede salir antes: { $street }
holdem-deal-the-next-street = Reparta la ronda siguiente
holdem-no-betting-now = ahora no se apuesta: { $phase }
holdem-show-or-muck = Muestre sus cartas o no
holdem-the-betting-is-over = las apuestas terminaron
holdem-so-many-were-to-call = { $player } { $words }: hay { $chips } por igualar
holdem-call-raise-or-fold = Iguale, suba o retírese
holdem-has-acted-out-of-turn-already = { $player } ya jugó fuera de turno
holdem-wait-for-the-turn = Espere su turno
holdem-not-the-turn-to-show = a { $player } no le toca mostrar
holdem-let-the-others-show-first = Que muestren antes los demás
holdem-no-seat-of-that-name = no hay asiento { $name }
holdem-seats = Asientos: { $seats }
holdem-does-not-hold = { $player } no tiene { $words }
holdem-these-are-held = En la mano: { THE($cards) }
