spades-you-have-bid = Usted ya pujó.
spades-you-have-not-looked = Usted no ha mirado sus cartas.
spades-that-is-no-bid = Eso no es una puja.
spades-not-out-of-turn = Eso no se hace fuera de turno.
spades-reneged = No asistió al palo, o abrió con picas demasiado pronto
spades-bid-out-of-turn = Pujó fuera de turno
spades-played-out-of-turn = Jugó una carta fuera de turno
spades-the-deal-went-wrong = El reparto salió mal, y nadie ha abierto
spades-a-card-was-shown = se mostró { $cards } de { $player }
spades-the-deal-is-void = el reparto no vale
spades-use-an-action = Use una acción del juego de picas
spades-write-the-score = Anote los puntos
spades-has-bid = { $player } ya pujó
spades-cannot-bid-that = { $player } no puede pujar eso ahora
spades-why-and-nothing-is-changed = { $why }: nada cambia
spades-reason-but-why = { $reason }, pero { $why }: el juego sigue
spades-the-score-is-written = los puntos están anotados
spades-no-card-has-been-played = no se ha jugado ninguna carta
spades-it-is-paid-for = ya está pagado
spades-did-not-renege = { $player } sí asistió
spades-tricks-go-to = { $tricks ->
    [one] { $tricks } baza de { $side } cuenta para { $other }
   *[other] { $tricks } bazas de { $side } cuentan para { $other }
 }
spades-the-chair-rules-a-renege = la dirección resuelve que { $player } no asistió
spades-led-a-spade-too-early = { $player } abrió con { THE($cards) } antes de que se jugara una pica, teniendo otro palo
spades-reason-led-too-early = abrió con picas demasiado pronto
spades-did-not-follow-with = { $player } no asistió con { THE($cards) } en la baza { $trick }
spades-name-the-bid-at-the-table = no se pujó fuera de turno
spades-let-the-bid-be-made = Deje que se haga la puja, y resuelva después
spades-reason-bid-so-many-out-of-turn = { $tricks ->
    [0] pujó nil fuera de turno
   *[other] pujó { $tricks } fuera de turno
 }
spades-the-turn-has-come = le llegó el turno a { $player }
spades-is-bound-to = { $tricks ->
    [0] { $player } tendrá que pujar nil en su turno
   *[other] { $player } tendrá que pujar { $tricks } en su turno
 }
spades-no-card-lies-there = no se jugó ninguna carta fuera de turno
spades-let-the-card-be-shown = Deje que se ponga la carta, y resuelva después
spades-did-not-play-out-of-turn = { $player } no jugó fuera de turno
spades-reason-played-out-of-turn = jugó { THE($cards) } fuera de turno
spades-the-card-has-been-played = { THE($cards) } ya se jugó
spades-lies-face-up = { THE($cards) } de { $player } queda boca arriba y se juega en cuanto se pueda
spades-a-card-has-been-led = ya se abrió con una carta
spades-the-chair-finds-the-deal-wrong = la dirección ve mal el reparto
spades-what-and-deals-again = { $what }: { $player } reparte otra vez
