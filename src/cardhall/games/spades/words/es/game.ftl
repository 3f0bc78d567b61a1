spades-that-is-no-action = { $action } no es una acción del juego de picas. Use bid, nil, play y las demás
spades-write-an-action = { $text } no es una acción del juego de picas. Escriba bid 4, nil, blind nil, look, pass 2C 3D o play AD
spades-state-scores-and-bags = Indique dos puntuaciones y dos cuentas de bazas de más, desde 0
spades-state-four-bids = Indique cuatro pujas de 0 a 13
spades-so-many-are-taken = { $tricks ->
    [one] { $tricks } baza está hecha
   *[other] { $tricks } bazas están hechas
 }
spades-state-none-to-twelve = Indique de ninguna a doce
spades-look-or-declare-blind-nil = Mire sus cartas o declare antes un nil a ciegas
spades-no-blind-nil-now = Ahora no se puede declarar un nil a ciegas
spades-each-bids-in-turn = Cada quien puja en su turno antes de que se juegue una carta
spades-the-early-bid-stands = { $tricks ->
    [0] La puja fuera de turno vale: nil
   *[other] La puja fuera de turno vale: { $tricks }
 }
spades-a-side-bids-thirteen-at-most = { $most ->
    [0] Una pareja puja trece bazas como mucho: solo queda nil
   *[other] Una pareja puja trece bazas como mucho: aquí { $most }
 }
spades-a-side-bids-at-least = Aquí una pareja puja más: nil, o al menos { $least }
spades-two-cards-to-the-partner-first = Antes se pasan dos cartas a la pareja
spades-that-card-is-not-held = Esa carta no está en la mano
spades-the-bids-are-over = Las pujas terminaron: juegue una carta
spades-one-card-at-a-time = Una carta a la vez
spades-the-exposed-card-first = La carta que está boca arriba se juega primero
spades-the-two-of-clubs-leads = Se abre con el dos de tréboles
spades-spades-are-not-broken = Todavía no se jugó ninguna pica: abra con otro palo
spades-the-cards-are-not-dealt = Las cartas no están repartidas todavía
spades-this-hand-is-over = Esta mano terminó
spades-this-game-is-over = Esta partida terminó
spades-the-player-on-the-right-may-cut = Puede cortar quien está a la derecha de quien reparte
spades-cut-at-1-to-51 = Corte entre 1 y 51 cartas
spades-the-game-is = La partida es a { $points }.
spades-the-floor-is = { $points ->
    [0] Por mucho que baje de cero, una pareja sigue jugando.
   *[other] La pareja que baja a { $points } bajo cero ha perdido.
 }
spades-no-bags = Las bazas de más no cuestan nada.
spades-so-many-bags-cost = { $bags } bazas de más cuestan { $points }.
spades-a-nil-is-worth = Un nil gana o pierde { $points }.
spades-a-failed-nil = { $way ->
    [count] Las bazas de un nil fallado cuentan para la puja de la pareja.
   *[bags] Las bazas de un nil fallado son bazas de más.
 }
spades-blind-nil = { $way ->
    [exchange] Una pareja muy atrasada puede pujar nil a ciegas, y entonces se pasan dos cartas.
    [plain] Una pareja muy atrasada puede pujar nil a ciegas.
   *[no] No hay nil a ciegas.
 }
spades-who-leads = { $way ->
    [two-of-clubs] Quien tiene el dos de tréboles abre con él.
   *[left-of-dealer] Abre quien está a la izquierda de quien reparte.
 }
spades-leads = { $way ->
    [broken] Se abre con picas solo después de que se haya jugado una.
   *[free] Se puede abrir con picas en cualquier momento.
 }
spades-drawn-for-the-deal = Sorteo para repartir: { $cards }. { $player } reparte primero.
spades-bids-so-many = { $tricks ->
    [0] { $player } puja nil.
   *[other] { $player } puja { $tricks }.
 }
spades-bids-blind-nil = { $player } puja nil a ciegas.
spades-looks = { $player } mira sus cartas.
spades-passes-two = { $player } pasa dos cartas a su pareja.
spades-what-to-do = { $phase ->
    [look] mirar o pujar nil a ciegas
    [bid] pujar
    [pass] pasar dos cartas
   *[play] jugar
 }
spades-note-bid = { $tricks ->
    [0] nil
   *[other] puja { $tricks }
 }
spades-note-blind-nil = nil a ciegas
spades-side-took = { $players } pujaron { $bid } e hicieron { $taken }.
spades-side-adds = { $what ->
    [nil] { $players } suman { $points } por un nil.
    [blind] { $players } suman { $points } por un nil a ciegas.
    [bags] { $players } suman { $points } por bazas de más.
   *[bid] { $players } suman { $points } por la puja.
 }
spades-side-loses = { $what ->
    [nil] { $players } pierden { $points }: el nil hizo una baza.
    [blind] { $players } pierden { $points }: el nil a ciegas hizo una baza.
    [penalty] { $players } pierden { $points } por demasiadas bazas de más.
   *[set] { $players } pierden { $points }: no cumplieron la puja.
 }
spades-side-wins = { $players } han ganado la partida.
