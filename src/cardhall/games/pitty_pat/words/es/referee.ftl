you-are-not-in-this-game = Usted no está en esta partida.
a-pair-stays-together = Un par no se separa.
throw-a-single-card = Tire una carta suelta.
pitty-pat-a-card-came-face-up-in-the-deal = Al repartir, una carta salió boca arriba
pitty-pat-wants-the-card = Quiere la carta ofrecida, o una que ya pasó
pitty-pat-took-threw-or-answered-out-of-turn = Tomó, descartó o respondió sin ser su turno
pitty-pat-did-what-is-against-the-rules = Rompió un par, hizo par con lo que no es igual, o descartó o guardó la carta que no era
pitty-pat-name-a-seat-dealt-in = Nombre un asiento que tiene cartas
pitty-pat-use-an-action = Use una jugada de Pitty-Pat
pitty-pat-no-card-is-on-offer = no se ofrece ninguna carta
pitty-pat-let-somebody-throw-one = Deje que alguien descarte una, o reclame la que quería
pitty-pat-cannot-throw = { $player } no puede descartar { THE($cards) }
pitty-pat-one-card-in-that-hand = Una sola carta, y de las suyas
pitty-pat-nobody-is-paid = no se paga a nadie, y reparte quien sigue
pitty-pat-the-chair-rules-it-void = la dirección anula esta partida: no se paga a nadie, y reparte quien sigue
pitty-pat-no-card-came-face-up = ninguna carta salió boca arriba al ir hacia { $player }
pitty-pat-came-face-up = { THE($cards) } salió boca arriba al ir hacia { $player }
pitty-pat-flip-found-late = { $reason }; alguien ya respondió, y la partida sigue como está
pitty-pat-is-given-another-card = { $player } recibe otra carta
pitty-pat-is-the-first-card-played = la primera carta que se juega es { THE($cards) }
pitty-pat-flip-is-the-first-card = { $reason }: es la primera carta que se juega
pitty-pat-is-buried-in-the-stock = se mete en el mazo { THE($cards) }
pitty-pat-flip-is-buried = { $reason }, y no es la primera: se mete en el mazo
pitty-pat-say-who-wants-the-card = Diga quién quiere la carta
pitty-pat-the-game-is-over = la partida terminó
pitty-pat-has-no-claim = { $reason ->
    [missed-turn] { $player } dejó pasar la carta, y el turno que se deja pasar se pierde
    [no-match] { $player } no puede tomarla, porque no tiene ninguna carta suelta como esa
    [pair] { $player } no puede tomarla, porque un par no se rompe
    [own-throw] { $player } no puede tomarla, porque fue su propio descarte
    [not-now] { $player } no puede tomarla, porque hizo un par y ahora descarta una carta
   *[other] { $player } no puede tomarla, porque a otros les toca antes
 }
pitty-pat-takes-the-card = { $player } toma { THE($cards) }
pitty-pat-is-asked-first-and-takes = a { $player } le toca antes que a los demás, y toma { THE($cards) }
pitty-pat-the-turn-has-not-passed = su turno no ha pasado
pitty-pat-puts-the-card-back = { $player } devuelve { THE($cards) }
pitty-pat-has-not-answered-yet = { $player } no ha respondido todavía
pitty-pat-has-not-acted-out-of-turn = { $player } no jugó fuera de turno
pitty-pat-acted-out-of-turn-put-back = { $player } jugó fuera de turno: se deshace, le toca a { $other }
pitty-pat-the-turn-was-lost = su turno se había perdido
pitty-pat-had-let-it-go-by-put-back = { $player } ya la había dejado pasar: se deshace, le toca a { $other }
pitty-pat-did-what-may-not-be = hizo lo que no se podía hacer
pitty-pat-wrong-is-put-back = { $player } { $reason }: se deshace, y le toca a { $player }
pitty-pat-has-done-nothing-wrong = { $player } no hizo nada contra las reglas
pitty-pat-wrong-found-late = { $player } { $reason }; otros ya jugaron: la partida sigue como está
pitty-pat-answers-again = { $player } responde otra vez
pitty-pat-wrong-is-put-right = { $player } { $reason }: se corrige
pitty-pat-broke-a-pair = rompió un par
pitty-pat-paired-what-is-not-alike = hizo par con lo que no es igual
pitty-pat-threw-a-live-card-first = descartó una carta viva antes que una que ya no hace par
pitty-pat-let-go-by-what-must-be-taken = dejó pasar lo que había que tomar
pitty-pat-did-what-may-not-be-now = hizo lo que ahora no tocaba
pitty-pat-threw-more-than-one-card = descartó más de una carta
pitty-pat-threw-a-card-not-held = descartó una carta que no tiene
