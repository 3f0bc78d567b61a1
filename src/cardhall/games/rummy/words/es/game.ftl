after-the-discard-a-turn-is-over = Después del descarte el turno terminó.
throw-last = Descarte al final.
you-are-not-in-this-hand = Usted no está en esta mano.
the-table-counts-and-writes-by-itself = La mesa cuenta y anota sola.
draw-first = Primero tome, luego baje y descarte.
throw-another-card = Descarte otra carta.
take-fewer-discards = Tome menos del descarte, o tome del mazo.
keep-a-card-to-throw = Guarde una carta para descartar.
keep-another-card-to-throw = Guarde otra carta para descartar: una que no vaya en ningún lado.
choose-a-set-that-these-go-on = Elija un grupo en que vayan estas cartas.
draw-the-discards-become-the-stock = Tomar: el descarte vuelve a ser mazo.
lay-down-what-you-owe = Baje { THE($cards) }, o agréguelas a un grupo.
choose-three-or-four-of-one-rank = Elija tres o cuatro del mismo valor, o tres seguidas del mismo palo.
rummy-top-discard = { $top ->
    [free] La primera del descarte, tomada sola, se puede guardar; no se devuelve en ese turno.
   *[must-use] La primera carta del descarte se usa en el mismo turno en que se toma; no se devuelve en ese turno.
 }
rummy-deeper-discard = { $deep ->
    [new-meld-only] Una carta tomada de más abajo se baja en un grupo nuevo en ese mismo turno.
   *[meld-or-layoff] Una carta tomada de más abajo del descarte se baja o se agrega a un grupo en ese mismo turno.
 }
rummy-last-discard = { $last ->
    [any] La última carta descartada puede ser cualquiera.
   *[must-not-play] La última carta descartada no debe servir en la mesa.
 }
rummy-round-the-corner = { $corner ->
    [yes] Las escaleras siguen después del as.
   *[no] Las escaleras no siguen después del as.
 }
rummy-new-stock = { $times ->
    [0] El descarte nunca vuelve a ser mazo.
    [1] El descarte vuelve a ser mazo una vez por mano.
    [2] El descarte vuelve a ser mazo dos veces por mano.
   *[other] El descarte vuelve a ser mazo { $times } veces por mano.
 }
rummy-clock-warns = { $seconds ->
    [one] Al cabo de { $seconds } segundo la mesa avisa, y espera.
   *[other] A los { $seconds } segundos la mesa avisa, y espera.
 }
rummy-clock-plays = { $seconds ->
    [one] Al cabo de { $seconds } segundo la mesa toma y descarta por esa persona.
   *[other] A los { $seconds } segundos la mesa toma y descarta por esa persona.
 }
rummy-highest-win = { $by ->
    [chips] Gana quien tiene más fichas.
   *[points] Gana quien tiene más puntos.
 }
rummy-cut-for-the-deal = Corte para ver quién reparte: { $cut }. La más baja, de { $player }, reparte primero.
rummy-cut-again = Se corta otra vez: { $cut }. La más baja, de { $player }, reparte primero.
rummy-time-is-up-and-waits = Se acabó el tiempo de { $player }; la mesa espera.
rummy-does = { $player } { $deeds }.
rummy-turns-over-and-draws = da vuelta al descarte y toma
rummy-draws = toma del mazo
rummy-takes-the-top = toma { THE($card) }
rummy-takes-deep = { $count ->
    [one] toma { $count } carta del descarte, hasta { THE($card) }
   *[other] toma { $count } cartas del descarte, hasta { THE($card) }
 }
rummy-lays-down = baja { THE_GROUP($cards) }
rummy-lays-down-of-a-kind = baja { $count } { $rank }
rummy-lays-down-run = baja una escalera de { $suit } ({ $low } a { $high })
rummy-adds-to-a-kind = agrega { THE_GROUP($cards) } al grupo de { $rank }
rummy-adds-to-run = agrega { THE_GROUP($cards) } a la escalera de { $suit } ({ $low } a { $high })
rummy-throws = descarta { THE_GROUP($cards) }
rummy-buries = entierra la carta de encima
rummy-throws-none = no descarta
rummy-says-out = dice que cierra
rummy-is-out = cierra
rummy-to-draw = tomar una carta
rummy-to-lay-down-and-throw = bajar y descartar
rummy-on-the-table = { $points } en la mesa
rummy-no-discards = Sin descarte.
rummy-on-top-of-the-discards = { $sets ->
    [0] Encima del descarte está { THE($card) }; en la mesa no hay grupos.
    [one] Encima del descarte está { THE($card) }; en la mesa hay { $sets } grupo.
   *[other] Encima del descarte está { THE($card) }; en la mesa hay { $sets } grupos.
 }
rummy-stock-used-up = { $times ->
    [0] Se acabó el mazo, nunca vuelto: la mano se cuenta como está.
    [1] Se acabó el mazo, vuelto una vez: la mano se cuenta como está.
    [2] Se acabó el mazo, vuelto dos veces: la mano se cuenta como está.
   *[other] Se acabó el mazo, vuelto { $times } veces: la mano se cuenta como está.
 }
rummy-wins-the-hand = { $player } cierra y gana la mano.
rummy-counts = { $player }: { $shown } en la mesa, { $held } en la mano: { $score }.
rummy-counts-short = { $missing ->
    [one] { $player }: { $shown } en la mesa, { $held } en la mano, { $missing } carta de menos: { $score }.
   *[other] { $player }: { $shown } en la mesa, { $held } en la mano, { $missing } cartas de menos: { $score }.
 }
rummy-takes-of-the-bank = { $chips ->
    [one] { $player } cobra una ficha de la banca.
   *[other] { $player } cobra { $chips } fichas de la banca.
 }
rummy-is-no-action = { $action } no es una jugada de rummy. Escriba draw, take, take 3, meld 9S 9H 9D, lay KH on 1, throw 2H, bury o done
rummy-the-turn-is-over = Después del descarte el turno terminó
rummy-a-turn-ends-with-a-discard = El turno termina con un descarte
rummy-has-drawn = Ya se tomó; en cada turno se toma una vez
rummy-a-turn-begins-with-a-draw = El turno empieza tomando una carta
rummy-with-too-many-cards = Con cartas de más se descarta una sin tomar
rummy-with-too-few-cards = Con cartas de menos se toma y no se descarta
rummy-laid-down-after-the-draw = Se baja después de tomar y antes de descartar
rummy-the-exposed-card-first = Primero se toma la carta vista o se entierra
rummy-the-stock-lies-otherwise = La carta de encima del mazo no va así
rummy-the-missing-draw = La carta que faltó tomar se toma del mazo
rummy-so-many-discards = { $count ->
    [one] En el descarte hay { $count } carta
   *[other] En el descarte hay { $count } cartas
 }
rummy-the-stock-is-used-up = Se acabó el mazo: se da vuelta al descarte
rummy-no-deep-pick-up = No se toma de más abajo mientras haya cartas del mazo a la vista
rummy-one-card-a-turn = Una carta por turno hasta tener las justas
rummy-could-not-use = No se podría usar { $card } y aún descartar una carta
rummy-that-card-is-not-held = Esa carta no está entre las que se tienen
rummy-has-thrown-already = La carta ya se descartó
rummy-must-be-used-first = Primero hay que usar { $card }
rummy-the-top-just-taken-stays = La carta recién tomada del descarte se queda
rummy-the-last-card-may-not-play = La última carta no puede servir en la mesa
rummy-no-meld-from-a-wrong-hand = No se baja nada con cartas de más o de menos
rummy-those-cards-are-not-held = No todas esas cartas se tienen en la mano
rummy-must-keep-a-card-to-throw = Hay que guardar una carta para descartar
rummy-could-not-be-used = No se podría usar { $card } como se debe
rummy-the-top-would-be-left = Solo quedaría para descartar la carta recién tomada
rummy-the-card-left-would-play = La carta que queda para descartar serviría en la mesa
rummy-three-or-four-are-a-set = Tres o cuatro del mismo valor forman un grupo
rummy-no-sequence-through-the-ace = Ninguna escalera pasa por el as
rummy-three-in-order-are-a-set = Tres o más seguidas de un palo forman un grupo
rummy-so-many-melds = { $count ->
    [one] Hay { $count } grupo
   *[other] Hay { $count } grupos
 }
rummy-nothing-is-added-to-no-set = No se agrega nada a lo que no combina
rummy-those-cards-do-not-match = Estas cartas no van en ese grupo
rummy-the-dealer-shuffles-last = Quien reparte baraja al final
rummy-the-right-of-the-dealer-cuts = Corta quien está a la derecha de quien reparte: { $player }
rummy-cut-at-1-to-51 = Corte de 1 a 51 cartas
rummy-a-count-stands-once-mixed = Un conteo queda firme cuando las cartas se mezclaron
rummy-the-hand-is-finished-first = La mano en juego se termina primero
rummy-keeps-the-rest = { $player } guarda las demás
rummy-that-player-does-not-play = ese asiento no juega
rummy-name-a-seat-that-plays = Nombre un asiento que juegue
rummy-sets-as-bits = Conjuntos de las 52 cartas, en bits
rummy-in-two-places = { $cards } en dos lugares
rummy-so-many-at-most = { $most } como máximo
rummy-choose-a-phase = Elija draw, play u over
rummy-one-card-of-the-hand = Una carta de la mano
rummy-exposed-and-turned = { $exposed } ({ $turned } veces vuelto)
rummy-cards-of-the-stock = Cartas del mazo
rummy-so-many-stated = cantidad indicada: { $count }
rummy-one-for-each = { $seats ->
    [one] Uno por asiento, para { $seats } asiento
   *[other] Uno por asiento, para { $seats } asientos
 }
rummy-a-bank-holds-what-one-hand-pays = Una banca tiene lo que paga una mano
rummy-a-hand-up-to = Una mano de 1 a { $last }
