pedro-the-game-is = Se juega a { $points }; cuentan las dos parejas.
pedro-if-all-pass = { $way ->
    [dealer-7] Si todos pasan, quien reparte queda con siete.
    [redeal-left] Si todos pasan, se juntan las cartas y reparte quien sigue.
   *[dealer-free] Si todos pasan, quien reparte elige el triunfo y no debe nada.
 }
pedro-low-counts-for = { $low ->
    [holder] El dos de triunfo cuenta para la pareja que lo juega.
   *[trick-winner] El dos de triunfo cuenta para la pareja que gana su baza.
 }
pedro-a-bid-that-is-made-adds = { $made ->
    [points] Una puja cumplida suma lo que se hizo.
   *[bid] Una puja cumplida suma lo que se pujó.
 }
pedro-drawn-for-the-deal = Para ver quién reparte: { $cards }. { $player } reparte primero.
pedro-bids-so-many = { $player } puja { $bid }.
pedro-looks-through-the-pack = { $player } mira el mazo y completa sus cartas.
pedro-throws-so-many = { $count ->
    [0] { $player } no descarta nada.
   *[other] { $player } descarta { $count }.
 }
pedro-what-to-do = { $phase ->
    [bid] pujar
    [name] elegir el triunfo
    [throw] descartar
    [rob] completar sus cartas
   *[play] jugar
 }
pedro-note-hand-down = ya no juega
pedro-note-bid = puja { $bid }
pedro-note-pass = pasa
pedro-made-trumps = { $player } eligió { $suit } como triunfo.
pedro-somebody-said-pass = { $player }: pasa.
pedro-somebody-said-bid = { $player }: puja { $bid }.
pedro-all-pass-and-the-deal-passes = Todos pasan: las cartas se juntan y reparte quien sigue.
pedro-bid-made = La puja de { $player }, { $bid }, se cumplió: hizo { $points }.
pedro-bid-failed = La puja de { $player }, { $bid }, no se cumplió: hizo { $points }.
pedro-side-adds = { $players } suman { $points }.
pedro-side-loses = { $players } pierden { $points }.
pedro-side-is-out-and-wins = { $players } llegan y ganan.
pedro-tricks-played-before = Bazas jugadas antes: de 0 a 5
pedro-nobody-holds-a-card-to-lead = nadie tiene una carta con que abrir
pedro-state-hands-to-play-with = Indique cartas con que jugar
pedro-write-6-to-12-cards = Escriba de 6 a 12 cartas para cada uno de los cuatro
pedro-that-is-no-action = { $action } no es una jugada de Pedro. Use bid, pass, name, throw, rob o play
pedro-write-an-action = { $text } no es una jugada de Pedro. Escriba bid 9, pass, name hearts, throw KC QC, rob AH KH 5D 4H KC 3C o play AD
pedro-it-is-not-the-time = { $verb ->
    [bid] No es momento de pujar
    [pass] No es momento de pasar
    [name] No es momento de elegir triunfo
    [throw] No es momento de descartar
    [rob] No es momento de completar las cartas
   *[play] No es momento de jugar
 }
pedro-the-dealer-has-to-bid = Los demás pasaron: quien reparte tiene que pujar
pedro-a-pass-has-no-number = Se pasa sin decir un número
pedro-trumps-are-a-suit = El triunfo es uno de los cuatro palos
pedro-fourteen-is-the-highest-bid = La puja más alta es catorce
pedro-a-bid-has-to-exceed = La puja tiene que pasar de { $bid }
pedro-the-least-bid-is = La puja mínima es { $bid }
pedro-all-cards-but-trumps-are-thrown = Se descarta todo menos los triunfos
pedro-surplus-trumps-are-thrown = De { $trumps } triunfos se descartan exactamente { $count }
pedro-trumps-are-kept = Los triunfos se guardan
pedro-the-dealer-ends-with-six-cards = Quien reparte termina con seis cartas, entre ellas todo triunfo a su alcance
pedro-the-dealer-keeps-all-trumps = Quien reparte tiene { $trumps } triunfos a su alcance y los guarda todos
pedro-the-dealer-keeps-six-trumps = Quien reparte tiene { $trumps } triunfos a su alcance y guarda seis
pedro-the-dealer-lays-so-many = Quien reparte pone { $count } cartas en la primera baza y guarda cinco
pedro-the-player-on-the-right-may-cut = Corta quien está a la derecha del reparto
pedro-a-cut-leaves-four-cards = El corte deja por lo menos cuatro cartas en cada montón
pedro-this-game-is-over = Esta partida terminó
pedro-no-misdeal-after-the-first-bid = Tras la primera puja ya no hay reparto nulo
