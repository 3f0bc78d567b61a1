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
