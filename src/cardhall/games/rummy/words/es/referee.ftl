rummy-where-is-the-stock-card = ¿Dónde está la carta que tomó del mazo?
rummy-it-is-in-the-hand = ya la puso con las suyas
rummy-it-was-only-seen = solo la vio
rummy-what-was-wrong = ¿Qué estuvo mal?
rummy-cards-were-shown-in-dealing = se vieron cartas al repartir
rummy-cards-lay-face-up = había cartas boca arriba en la baraja
rummy-dealt-a-wrong-number = me repartieron cartas de más o de menos
rummy-the-pack-is-wrong = la baraja está mal
rummy-plays-out-of-turn = Juega fuera de turno
rummy-drew-more-than-one = Tomó más de una carta
rummy-holds-too-many-or-too-few = Tiene cartas de más o de menos
rummy-threw-before-drawing = Descartó antes de tomar
rummy-threw-two-at-once = Descartó dos cartas o más a la vez
rummy-which-card-comes-back = ¿Qué carta retira?
rummy-the-deal-was-wrong = Se repartió mal
rummy-showed-a-card = Mostró una carta suya
rummy-laid-what-does-not-match = Lo que bajó no combina
rummy-said-out-wrongly = Dijo que cierra y no cierra
rummy-was-counted-wrong = Su mano se contó mal
rummy-was-written-wrong = Sus puntos se anotaron mal
rummy-is-amid-a-turn-out-of-order = { $player } está en medio de un turno fuera de orden
rummy-call-it-or-let-finish = Reclámelo, o deje terminar a { $player }
rummy-has-ended-the-turn = { $player } ya terminó su turno
rummy-the-stock-is-used-up-for-good = el mazo se acabó del todo
rummy-let-end-the-last-turn = Deje que { $player } termine el último turno
rummy-did-not-play-out-of-turn = { $player } no jugó fuera de turno
rummy-too-late-the-turn-is-finished = { $player } ya puso la carta del mazo con las suyas: tarde, termina su turno
rummy-ends-the-turn-begun = { $player } termina el turno empezado, con un descarte
rummy-ended-the-turn-it-stands = { $player } terminó su turno con un descarte: así queda
rummy-stopped-in-time = { $player } jugó fuera de turno y se detuvo a tiempo: juega { $due }
rummy-reason-played-out-of-turn = jugó fuera de turno, cuando le tocaba a { $due }
rummy-drew-no-card-too-many = { $player } no tomó ninguna carta de más
rummy-took-the-card-in = { $player } ya tomó la carta: le sobran o le faltan cartas
rummy-reason-drew-and-took-in = tomó una carta de más y se la quedó
rummy-saw-without-right = { $player } vio sin derecho { THE_GROUP($cards) }
rummy-reason-drew-more-than-one = tomó más de una carta
rummy-cards-have-been-mixed = las cartas de { $player } ya se mezclaron con otras
rummy-holds-the-right-number = { $player } tiene las cartas que debe
rummy-reason-too-many = { $count ->
    [one] tiene { $count } carta, { $off } de más
   *[other] tiene { $count } cartas, { $off } de más
 }
rummy-reason-too-few = { $count ->
    [one] tiene { $count } carta, { $off } de menos
   *[other] tiene { $count } cartas, { $off } de menos
 }
rummy-puts-it-right-turn-by-turn = { $player } { $reason }: se corrige turno por turno
rummy-discards-without-drawing = { $turns ->
    [one] { $player } descarta sin tomar en su próximo turno
   *[other] { $player } descarta sin tomar en sus próximos { $turns } turnos
 }
rummy-draws-without-discarding = { $turns ->
    [one] { $player } toma sin descartar en su próximo turno
   *[other] { $player } toma sin descartar en sus próximos { $turns } turnos
 }
rummy-lays-nothing-down = { $player } no baja nada hasta que sus cartas estén bien
rummy-throws-nothing-this-turn = { $player } no descarta en este turno
rummy-pays-for-all = { $player } paga { $points } por todo lo que tiene
rummy-reason-and-pays-for-all = { $player } { $reason }: paga por todo lo que tiene
rummy-charged-for-each = { $player } { $reason }: cada carta que falta cuesta { $points }
rummy-is-charged = a { $player } se le cobran { $points }
rummy-went-out-with-too-few = { $player } cerró con cartas de menos: retira lo que bajó y sigue jugando
rummy-reason-went-out-short = { $count ->
    [one] cerró con { $count } carta de menos
   *[other] cerró con { $count } cartas de menos
 }
rummy-lacks-no-draw = a { $player } no le falta tomar
rummy-reason-threw-before-drawing = descartó antes de tomar
rummy-early-and-the-next-has-drawn = { $player } descartó antes de tomar, y quien sigue ya tomó: sus cartas no están bien
rummy-may-draw-and-throws-no-second = { $player } puede tomar del mazo, y no descarta otra vez
rummy-early-and-may-make-it-up = { $player } descartó antes de tomar: puede tomar ahora la que falta
rummy-threw-no-two-at-once = { $player } no descartó dos cartas a la vez
rummy-reason-threw-at-once = descartó a la vez { THE_GROUP($cards) }
rummy-taken-and-others-can-come-back = Ya se tomó { THE($card) }; aún se puede retirar { THE_GROUP($cards) }
rummy-the-next-has-ended-the-turn = quien sigue ya terminó su turno
rummy-that-card-has-been-taken = ya se tomó { THE($card) }
rummy-nothing-comes-back = { $player } { $reason }, y { $why }: nada se retira
rummy-takes-back = { $player } retira { THE($card) }
rummy-reason-and-takes-back = { $player } { $reason }: retira { THE($card) }
rummy-a-call-of-redeal-says-why = un reclamo redeal dice por qué
rummy-reasons-of-a-redeal = why=exposed, faced, count o pack
rummy-the-pack-has = { $count ->
    [one] la baraja tiene { $count } carta
   *[other] la baraja tiene { $count } cartas
 }
rummy-card-of = { THE($card) } de { $player }
rummy-shown-in-dealing = a la vista al repartir: { $cards }
rummy-no-card-shown-in-dealing = ninguna carta a la vista al repartir
rummy-face-up-in-the-pack = boca arriba en la baraja: { THE_GROUP($cards) }
rummy-no-card-face-up-in-the-pack = ninguna carta boca arriba en la baraja
rummy-was-dealt = { $count ->
    [one] { $player } recibió { $count } carta
   *[other] { $player } recibió { $count } cartas
 }
rummy-was-dealt-not = { $count ->
    [one] { $player } recibió { $count } carta, y no { $size }
   *[other] { $player } recibió { $count } cartas, y no { $size }
 }
rummy-no-new-deal-after-a-turn = { $reason }, y ya completó un turno: no se reparte de nuevo, se corrige jugando
rummy-reason-no-new-deal = { $reason }: no se reparte de nuevo
rummy-the-deal-stands = el reparto vale: el juego sigue
rummy-the-hand-is-void = la mano es nula
rummy-void-and-dealt-again = { $reason }: la mano es nula y { $player } reparte de nuevo
rummy-showed-no-card = { $player } no mostró ninguna carta
rummy-keeps-at-no-cost = { $player } se queda sin costo con { THE_GROUP($cards) }
rummy-showed-and-it-costs-nothing = { $player } mostró { THE_GROUP($cards) }: cada quien juega por su cuenta, no cuesta nada
rummy-reason-showed = mostró { THE_GROUP($cards) }
rummy-what-was-laid-down-matches = lo que bajó { $player } combina
rummy-reason-laid-with-a-wrong-hand = bajó con cartas de más o de menos
rummy-reason-laid-what-does-not-match = bajó lo que no combina
rummy-mixed-and-it-stands = { $player } { $reason }, { THE_GROUP($cards) }, y las cartas ya se mezclaron: así queda
rummy-goes-back-to-the-hand = { $player } { $reason }: vuelve a la mano ({ THE_GROUP($cards) }), y el juego sigue
rummy-did-not-say-out = { $player } no dijo que cierra
rummy-can-go-out = { $player } puede cerrar
rummy-has-to-lay-down = { $player } baja { THE_GROUP($cards) }
rummy-is-not-out = { $player } no cierra: se baja todo lo que se puede, y el juego sigue
rummy-reason-said-out-and-is-not = dijo que cierra y no cierra
rummy-the-hand-has-not-been-counted = la mano de { $player } no se contó
rummy-the-hand-is-worth = la mano de { $player } vale { $points }
rummy-reason-counted = se contó { $said } por { $right }
rummy-counted-and-mixed = la mano de { $player } se contó { $said } por { $right }, y las cartas ya se mezclaron: queda { $said }
rummy-the-count-becomes = el conteo de { $player }, { $said }, pasa a { $right }
rummy-counted-and-put-right = la mano de { $player } se contó { $said } por { $right }: se corrige antes de mezclar las cartas
rummy-nothing-is-written-down = no hay nada anotado para { $player }
rummy-as-agreed-so-written = { $points } se acordó y está anotado para { $player }
rummy-as-written-becomes-as-agreed = { $player }: lo anotado, { $written }, pasa a lo acordado, { $agreed }
rummy-reason-was-written-as = { $agreed } se anotó como { $written }
rummy-a-slip-is-put-right = { $player }: { $reason }; un error al anotar se corrige en cuanto se nota
rummy-is-to-play = le toca a { $player }
rummy-loses-the-turn = { $player } pierde su turno
rummy-takes-up = { $player } retira { THE_GROUP($cards) }
rummy-puts-back = { $player } devuelve { THE_GROUP($cards) }
rummy-puts-back-the-stock-card = { $player } devuelve la carta del mazo
rummy-lies-face-up-on-the-stock = { $count ->
    [one] { THE($cards) } está boca arriba sobre el mazo
   *[other] { THE_GROUP($cards) } están boca arriba sobre el mazo
 }
rummy-say-card-one-of = Diga card=, una de { OR($cards) }
rummy-say-which-card-comes-back = ¿qué carta retira?
rummy-was-not-thrown-then = { $card } no se descartó entonces
rummy-stays-on-the-table = queda en la mesa: { THE_GROUP($cards) }
rummy-nothing-more-is-added = no se agrega nada más a esto: { THE_GROUP($cards) }
rummy-no-such-count = { $text }: no hay tal conteo. Escriba un número entero, como count -25
rummy-count-it-when-it-is-over = Cuéntela cuando termine
rummy-count-it = Cuéntela
rummy-no-stock-is-left = el mazo se acabó
rummy-go-on-with-the-turn = Siga con el turno
rummy-all-the-stock-lies-face-up = todo lo que queda del mazo está boca arriba
rummy-card-by-name = { $card }
