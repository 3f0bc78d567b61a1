holdem-structure = { $structure ->
    [no-limit] Apueste lo que guste, hasta todo lo que tiene.
    [pot-limit] Apueste como máximo lo que hay en el pozo.
   *[limit] Se apuestan { $bet }; en la cuarta y la quinta carta, { $late }.
 }
holdem-small-blind-is = La ciega chica es de { $chips }.
holdem-big-blind-is = La ciega grande es de { $chips }.
holdem-smallest-chip = La ficha menor es de { $chips }.
holdem-out-of-time = { $then ->
    [dead] Si se acaba el tiempo, la mano queda fuera.
   *[check] Si se acaba el tiempo: se pasa si se puede; si no, la mano queda fuera.
 }
holdem-drawn-for-the-button = Para el botón se sacaron: { $drawn }. Lo tiene { $player }.
holdem-bets = { $verb ->
    [bet] { $player } apuesta { $chips }
   *[raise] { $player } sube a { $chips }
 }
holdem-shows = { $player } muestra { THE_GROUP($cards) }
holdem-acts = { $verb ->
    [all-in] { $player } va con todo
    [muck] { $player } no muestra
    [fold] { $player } se retira
    [call] { $player } iguala
   *[check] { $player } pasa
 }
holdem-to-do = { $phase ->
    [showdown] mostrar sus cartas
   *[betting] jugar
 }
holdem-note = { $note ->
    [small-blind] ciega chica
    [big-blind] ciega grande
    [folded] se retiró
   *[all-in] con todo
 }
holdem-last-bet = { $verb ->
    [bet] { $player }: apuesta { $chips }.
   *[raise] { $player }: sube a { $chips }.
 }
holdem-last-act = { $verb ->
    [all-in] { $player }: con todo.
    [muck] { $player }: no muestra.
    [fold] { $player }: se retira.
    [call] { $player }: iguala.
    [show] { $player }: muestra.
   *[check] { $player }: pasa.
 }
holdem-board = { $street ->
    [flop] Las tres primeras: { GROUP($cards) }.
    [turn] La cuarta: { GROUP($cards) }.
    [river] La quinta: { GROUP($cards) }.
   *[table] En la mesa: { GROUP($cards) }.
 }
holdem-the-hand-is-void = La mano se anula: las apuestas se devuelven.
holdem-which-pot = { $pot ->
   *[only] el pozo
    [main] el pozo principal
    [side] un pozo secundario
 }
holdem-wins-a-pot = { $how ->
    [shares] { $player } comparte { $pot }, { $chips }.
   *[wins] { $player } gana { $pot }, { $chips }.
 }
holdem-wins-a-pot-with = { $how ->
    [shares] { $player } comparte { $pot }, { $chips }, con { $hand }.
   *[wins] { $player } gana { $pot }, { $chips }, con { $hand }.
 }
holdem-stay-for-the-next-pot = { $chips } quedan para el próximo pozo.
holdem-a-multiple-of-the-least-chip = Un múltiplo de la ficha menor, { $chips }
holdem-at-most-the-big-blind = Como máximo la ciega grande, { $chips }
holdem-at-least-or-none = { $chips } como mínimo, o 0
holdem-no-such-amount = { $given }: una cantidad de fichas va de 1 a { $most }
holdem-so-many-seats = { $count } asientos
holdem-two-to-ten-can-play = Pueden jugar de 2 a 10
holdem-deal-in-seats-with-chips = Reparta a asientos con fichas para jugar
holdem-two-need-chips = Hacen falta dos asientos o más con fichas para jugar
holdem-two-different-seats = Dos asientos distintos
holdem-at-most-so-many = { $chips } como máximo
holdem-live-post = { $chips } vivas
holdem-dead-post = { $chips } muertas
holdem-a-multiple-of-the-least = Un múltiplo de la ficha menor
holdem-no-straddle = En esta mesa no hay straddle
holdem-the-seat-left-of-the-big-blind = El asiento a la izquierda de la ciega grande
holdem-cards-for-seat = { $count } cartas para el asiento { $seat }
holdem-two-cards-each = Dos cartas por cabeza
holdem-so-many-cards = { $count } cartas
holdem-at-most-five = Cinco como máximo
holdem-one-card-twice = una carta dos veces
holdem-name-each-card-once = Nombre cada carta una vez
holdem-not-dealt = esta mano no se ha repartido
holdem-deal-it-first = Repártala primero
holdem-is-no-action = { $action } no es una acción de hold’em
holdem-a-whole-hand-is-mucked = Se bota la mano entera
holdem-last-in-for-a-pot = La última mano en juego por un pozo se muestra para ganarlo
holdem-card-is-not-held = No tiene esa carta
holdem-betting-is-over-show-or-muck = Las apuestas terminaron: muestre sus cartas o no
holdem-hands-are-shown-later = Las cartas se muestran al terminar las apuestas
holdem-names-no-amount = «{ $verb }» no lleva cantidad
holdem-so-many-to-call = Hay { $chips } por igualar; o retírese
holdem-nothing-to-call = No hay nada que igualar: pase
holdem-there-is-a-bet = Ya hay una apuesta: súbala
holdem-nothing-to-raise = No hay nada que subir: apueste
holdem-has-playable-chips = Tiene { $chips } fichas para jugar
holdem-least-chip-in-play = La ficha menor en juego es de { $chips }
holdem-least-is-to = Lo mínimo es hasta { $chips }
holdem-most-is-to = Lo máximo es hasta { $chips }
holdem-all-chips-only-call = Todas sus fichas solo alcanzan para igualar: iguale o retírese
holdem-others-are-all-in = Todos los demás van con todo
holdem-only-a-short-all-in = Después de su jugada solo vino un todo corto
holdem-betting-is-capped = Después de { $raises } subidas no se sube más
holdem-less-than-half-a-bet = Después de su jugada vino menos de media apuesta
holdem-only-who-was-dealt-in-may-ask = Solo puede pedirlo quien recibió cartas
holdem-hand-was-not-called = Esa mano no fue igualada
holdem-hands-are-asked-for-at-the-end = Las manos se piden al final
holdem-value-in-chips = { $value } fichas
holdem-a-whole-number-up-to = Un número entero de 0 a { $most }
holdem-choose-one-of-seats = Elija entre { $known }
holdem-one-for-each-seat = Una por asiento, de 0 a { $most } fichas
holdem-nobody-sits-at = nadie está en el asiento { $seat }
holdem-name-a-taken-seat = Nombre un asiento ocupado
holdem-in-a-tournament-all-are-dealt-in = En un torneo todos reciben cartas y ponen sus ciegas
holdem-only-between-hands = Solo entre manos
holdem-button-is-placed = El botón ya está puesto
holdem-so-many-players = { $count } jugadores
holdem-two-or-more-play = Se juega entre dos o más
holdem-button-moves-by-itself = El botón ahora avanza solo
holdem-seat-is-taken = el asiento { $seat } está ocupado
holdem-choose-an-empty-seat = Elija un asiento libre
holdem-chips-from-to = De { $least } a { $most } fichas
holdem-buy-in-for-more = Compre fichas por { $chips } o más
holdem-play-this-hand-first = Juegue primero esta mano
holdem-owes-no-blind-now = No debe ninguna ciega
holdem-owes-all-or-waits = Se deben { $chips }: todo, o esperar
holdem-wait-till-the-button-has-passed = Espere a que pase el botón
holdem-only-who-has-lost-all-rebuys = Solo recompra quien lo perdió todo
holdem-only-who-has-lost-all-declines = Solo puede renunciar quien lo perdió todo
holdem-blind-has-passed-that-seat = La ciega ya pasó por ese asiento
holdem-seat-is-not-free = Ese asiento no está libre
holdem-no-limit-of-the-table = no es un límite de la mesa
holdem-place-the-button-first = Ponga primero el botón
holdem-may-ask = Puede pedirlo: es su derecho
holdem-dealer-denies-it = Quien reparte niega el pedido
