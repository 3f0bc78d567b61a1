your-hand-lies-face-down = Su mano está boca abajo.
your-partner-plays-alone = Su pareja juega sin ayuda.
euchre-the-dealer-must-call = Quien reparte debe elegir.
euchre-if-all-pass-twice-a-new-deal = Si todos pasan dos veces, se reparte otra vez.
euchre-a-game-is-so-many-hands = { $hands ->
    [one] Una partida es { $hands } mano, vaya como vaya.
   *[other] Una partida son { $hands } manos, vaya como vaya.
 }
euchre-three-or-four-tricks = Tres o cuatro bazas: { $points }.
euchre-all-five-tricks = Las cinco: { $points }.
euchre-all-five-alone = Las cinco a solas: { $points }.
euchre-euchred-to-the-others = Si no cumplen: { $points } para los otros.
euchre-lead-against-a-loner = { $lead ->
    [left-of-loner] Contra quien juega a solas abre su izquierda.
   *[left-of-dealer] Contra quien juega a solas abre la izquierda de quien reparte.
 }
euchre-first-jack-falls-to = La primera jota le cae a { $player }, { THE($card) }: { $player } reparte primero.
euchre-puts-a-card-face-down = { $player } pone una carta boca abajo.
euchre-orders-up = { $player } hace levantar { THE($card) }.
euchre-orders-up-and-plays-alone = { $player } hace levantar { THE($card) } y juega a solas.
euchre-makes-trumps-and-plays-alone = { $player } elige { $suit } como triunfo y juega a solas.
euchre-all-pass-and-a-new-deal = Todos pasan: las cartas se juntan y se reparten otra vez.
euchre-side-took-tricks = La pareja de { $player } hizo { $tricks } de 5 bazas.
euchre-side-took-tricks-alone = { $player } hizo a solas { $tricks } de 5 bazas.
euchre-side-writes-points = { $players } anotan { $points }.
euchre-side-writes-points-for-the-euchre = { $players } anotan { $points } por el Euchre.
euchre-puts-cents-in-the-cup = { $cents ->
    [one] { $player } pone { $cents } centavo en el vaso.
   *[other] { $player } pone { $cents } centavos en el vaso.
 }
euchre-note-maker = eligió triunfo
euchre-note-sits-out = no juega
euchre-note-alone = a solas
euchre-what-to-do = { $phase ->
    [discard] poner una carta boca abajo
    [play] jugar
   *[bid] hablar
 }
euchre-somebody-said = { $bid ->
    [pass] { $player }: pasa.
    [pick-it-up] { $player }: que se levante.
   *[alone] { $player }: a solas.
 }
euchre-somebody-named = { $player }: { $suit }.
euchre-somebody-named-alone = { $player }: { $suit }, a solas.
euchre-card-is-turned-up = Se vuelve { THE($card) }.
euchre-one-does-not-deal-so = No se reparte «{ $style }»: escriba 1 (de una en una), o 3-2-3-2 y parecidos
euchre-that-is-no-action = { $action } no es una jugada de Euchre. Use pass, pick it up, alone y así
euchre-write-an-action = { $text } no es una jugada de Euchre. Escriba pass, pick it up, alone, hearts, hearts alone, discard 9D o play AD
euchre-that-names-no-suit = { $action } no nombra ningún palo. Use de 0 a 3, de tréboles a picas
euchre-choose-a-phase = Elija order, name o play
euchre-a-card-twice = una carta dos veces, o que no es de las 24
euchre-trump-by-maker = { $trump } por { $maker }
euchre-state-suit-and-seat = Indique el palo y el asiento, de 0 a 3
euchre-so-many-are-taken = { $tricks ->
    [one] { $tricks } baza está hecha
   *[other] { $tricks } bazas están hechas
 }
euchre-state-none-to-four = Indique de cero a cuatro
euchre-state-the-turned-up-card = Indique la carta vuelta, que nadie tiene
euchre-not-the-24-cards = no son las 24 cartas, una vez cada una
euchre-only-the-dealer-touches-the-card = Solo quien reparte toca la carta, en su turno de la primera vuelta
euchre-bidding-opens-with-the-card = Se empieza a hablar cuando se vuelve la carta 21
euchre-this-hand-is-over = Esta mano terminó
euchre-this-side-has-lost-its-bid = Esta pareja ya no habla en esta mano
euchre-first-round-words = En la primera vuelta solo se pasa, se levanta o se juega a solas, no «{ $said }»
euchre-all-have-passed-twice = Todos pasaron dos veces: quien reparte elige un palo
euchre-second-round-words = En la segunda vuelta se pasa o se elige un palo, no «{ $said }»
euchre-suit-was-turned-down = Ya se pasó de { $suit }: no se puede elegir
euchre-nobody-defends-alone = Nadie defiende a solas; ya se habló
euchre-the-bids-are-over = Ya hay triunfo: no se habla más
euchre-the-dealer-puts-a-card-down-first = Quien reparte levantó, y primero pone una carta boca abajo
euchre-only-a-dealer-who-picks-up = Solo quien reparte y levanta pone una carta boca abajo, y solo antes de jugar
euchre-one-card-at-a-time = Una carta a la vez
euchre-that-card-is-not-held = Usted no tiene esa carta
euchre-the-other-side-has-the-choice = Elige la pareja que no tiene la culpa
euchre-one-may-only-call-alone = En cambio solo se puede jugar a solas
euchre-no-jack-among-them = ninguna jota entre ellas
euchre-hand-in-the-whole-pack = Indique un orden de toda la baraja
euchre-the-cut-is-offered-on-the-right = El corte se ofrece a la derecha de quien reparte
euchre-the-cards-are-not-shuffled = Las cartas todavía no se barajaron
euchre-cut-at-0-to-23 = Corte de 0 a 23 cartas
euchre-find-the-first-dealer = Busque antes a quien reparte primero
euchre-this-game-is-over = { $hands ->
    [one] Se jugó { $hands } mano: esta partida terminó
   *[other] Se jugaron { $hands } manos: esta partida terminó
 }
euchre-keeps-to-one-style = { $player } repartió { $style } en esta partida y sigue así
euchre-seat-by-letter = { $player }
euchre-suit-by-name = { $suit }
euchre-said-a-hint = una frase que insinúa las cartas
euchre-said-alone-otherwise = otras palabras para jugar a solas
euchre-said-other-words = otras palabras que las de hablar
euchre-did-not-follow-suit = No siguió el palo, pudiendo
euchre-what-do-the-packets-show = ¿Qué muestran las bazas?
euchre-the-suit-was-held = tenía del palo
euchre-the-suit-was-followed = se siguió el palo
euchre-bid-or-passed-out-of-turn = Habló o pasó fuera de turno
euchre-what-does-the-other-side-choose = ¿Qué elige la otra pareja?
euchre-two-points-the-hand-ends = dos puntos, la mano termina
euchre-one-of-it-goes-alone = alguien de la pareja juega a solas
euchre-who-goes-alone = ¿Quién juega a solas?
euchre-in-which-suit = ¿En qué palo?
euchre-led-out-of-turn = Abrió fuera de turno
euchre-said-what-may-not-be-said = Dijo lo que no se puede decir al hablar
euchre-what-was-said = ¿Qué se dijo?
euchre-nothing-amiss = nada malo
euchre-dealt-otherwise-than-before = Repartió de otro modo que antes
euchre-the-deal-went-wrong = Se repartió mal
euchre-was-euchred-and-owes-the-cup = Perdió por Euchre y le debe al vaso
euchre-card-was-shown = se mostró { THE($cards) } de { $player }
euchre-the-hand-is-void = la mano se anula
euchre-use-an-action = Use una jugada de Euchre
euchre-bids-are-over = ya no se habla
euchre-words-in-the-play = Lo que se dice durante el juego es para el juez
euchre-write-the-points = Anote los puntos
euchre-use-nothing = No hay nada que hacer
euchre-called-too-late = se reclamó tarde, no cambia nada
euchre-reason-called-too-late = { $reason }: se reclamó tarde, el juego sigue
euchre-side-scores = { $players } anotan { $points }
euchre-no-card-has-been-played = todavía no se jugó ninguna carta
euchre-a-renege-is-called-from = El renuncio se reclama desde la primera baza
euchre-the-packets-lie-here = las bazas están aquí
euchre-leave-the-answer-out = No responda: se abren
euchre-the-points-are-written = los puntos ya se anotaron
euchre-a-penalty-has-ended-it = un castigo terminó esta mano
euchre-packets-show-suit-followed = las bazas muestran que { $player } siguió el palo
euchre-chair-rules-a-renege = la dirección decide que { $player } no siguió el palo
euchre-packets-show-a-renege = las bazas muestran que { $player } no siguió el palo en la baza { $trick }, con { THE($cards) }
euchre-the-packets-are-opened = se abren las bazas
euchre-packets-opened-trick-is = se abren las bazas: la baza { $trick } es { $cards }
euchre-player-and-card = { THE($cards) } de { $player }
euchre-play-and = { $told }, luego { $play }
euchre-bid-out-of-turn-hand-is-over = { $player } habló fuera de turno: la mano terminó
euchre-somebody-has-acted-since = Ya jugó alguien: la otra pareja anota, y nadie juega a solas por eso
euchre-nobody-is-named-who-goes-alone = no se dice quién juega a solas
euchre-answer-who = Responda quién
euchre-goes-alone-in = { $player } juega a solas en { $suit }
euchre-bid-is-void = lo que dijo { $player } no vale
euchre-goes-alone-instead = { $player } habló fuera de turno: en cambio, { $other } juega a solas
euchre-in-the-first-round-alone-in = En la primera vuelta se juega a solas en { $suit }, el palo de la carta vuelta
euchre-no-suit-is-named = no se dice ningún palo
euchre-answer-suit = Responda con un palo
euchre-did-not-lead-out-of-turn = { $player } no abrió fuera de turno
euchre-reason-led-out-of-turn = abrió fuera de turno
euchre-led-out-of-turn-hand-is-over = { $player } abrió fuera de turno: la mano terminó
euchre-reason-led-the-card-out-of-turn = abrió con { THE($cards) } fuera de turno
euchre-led-the-card-hand-is-over = { $player } abrió con { THE($cards) } fuera de turno: la mano terminó
euchre-said-nothing-amiss = { $player } no dijo nada malo
euchre-side-is-warned = { $players } reciben una advertencia
euchre-used-and = { $player } usó { $what } ({ $clause }): { $told }
euchre-used-again-and = { $player } usó { $what } ({ $clause }), y no por primera vez: { $told }
euchre-side-may-not-bid = { $players } ya no hablan en esta mano
euchre-owes-the-cup-nothing = { $player } no le debe nada al vaso
euchre-pays-cents-to-the-cup = { $cents ->
    [one] { $player } pone { $cents } centavo en el vaso
   *[other] { $player } pone { $cents } centavos en el vaso
 }
euchre-was-euchred-and = { $player } perdió por Euchre: { $told }
euchre-reason-was-euchred = perdió por Euchre
euchre-does-not-deal = { $player } no reparte
euchre-deals-as-before = { $player } reparte como antes
euchre-reason-dealt-otherwise = { $style ->
    [singly] repartió de una en una, y antes de a dos y tres
   *[in-twos-and-threes] repartió de a dos y tres, y antes de una en una
 }
euchre-keeps-one-style-and-deals-again = { $player } guarda un solo modo toda la partida, y reparte otra vez
euchre-the-chair-rules-a-misdeal = la dirección decide que el reparto es nulo
euchre-what-and-deals-again = { $what }: { $player } reparte otra vez
euchre-hand-does-not-count = la mano se anula y no cuenta
euchre-what-does-your-side-choose = ¿Qué eligen ustedes?
euchre-two-points-and-the-hand-ends = dos puntos, y la mano termina
