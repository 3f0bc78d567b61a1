nobody-acted-for-30-minutes = Nadie hizo nada durante 30 minutos: la mesa está cerrada.
nobody-acted-for-12-hours = Nadie hizo nada durante 12 horas: la mesa está cerrada.
no-such-referee = No hay tal árbitro: { $referee }.
look-for-its-number-in-the-hall = Busque su número en el salón.
open-another-one = Abra otra.
this-table-is-open-already = Esta mesa ya está abierta.
choose-one-of = Elija { OR($choices) }.
leave-the-levels-out = Deje los niveles vacíos.
no-points-are-played-for = { $game } no se juega a puntos.
leave-the-points-out = No indique puntos.
the-first-at-so-many-points = El juego acaba en cuanto alguien tiene { $points }; gana quien tenga más.
change-that-level = Cambie ese nivel.
give-a-number-above-zero = Dé un número mayor que cero.
call-the-chair = Llame a la dirección.
there-is-no-seat = No hay asiento { $seat }.
take-a-seat-up-to = Tome uno del 0 al { $last }.
that-is-not-your-seat = Ese no es su asiento.
act-from-the-seat-that-you-took = Juegue desde el asiento que tomó.
you-can-only-sit-down-yourself = Cada quien toma su propio asiento.
everybody-takes-their-own-seat = Que tome su propio asiento.
you-sit-at-seat-already = Usted ya está en el asiento { $seat }.
get-up-there-before-you-move = Deje ese asiento antes de cambiarse.
somebody-has-that-seat = Ese asiento es de { $player }.
take-an-empty-seat = Tome un asiento libre.
nobody-was-seated-there = Ahí nadie tenía asiento.
look-for-your-own-seat = Busque su propio asiento.
a-session-is-being-played = Se está jugando una sesión.
sit-down-when-it-is-over = Siéntese cuando termine.
newcomers-are-told-the-rules = A quien llega se le dicen primero las reglas de la mesa.
read-the-table-card-and-say = Lea cómo se juega aquí y diga que lo leyó.
the-name-is-missing = Falta el nombre.
write-the-name-that-the-table-may = Escriba el nombre que la mesa puede ver.
names-are-the-events = En una mesa de un evento, los nombres son los del evento.
ask-the-chair-for-another-name = Pida otro nombre a la dirección.
no-person-sits-there = Ahí no se sienta ninguna persona.
leave-your-own-seat = Deje su propio asiento.
only-the-host-or-the-chair-seats = Solo quien abrió la mesa o la dirección sienta bots.
ask-the-host-or-the-chair = Pregunte a quien abrió la mesa o a la dirección.
wait-until-it-is-over = Espere a que termine.
that-seat-is-taken = Ese asiento está ocupado.
a-bot-moves-there-already = Ahí ya juega un bot.
choose-a-person-seat = Elija el asiento de una persona.
no-bot-sits-in-for-you = Ningún bot juega por usted.
play-on-here = Sigan jugando.
the-session-time-is-over = El tiempo de la sesión se acabó.
give-a-later-end = Dé un final posterior.
fill-the-seats = Llene los asientos, con bots si quiere.
the-first-dealer-is-found-by-drawing = Se sacan cartas para ver quién reparte primero.
leave-it-to-the-draw = Que lo decida el sorteo.
no-such-way = No existe esa manera: { $way }.
no-dealer-is-named = No se nombra a nadie.
name-a-seat-that-is-taken = Diga un asiento ocupado.
the-chair-has-been-called-all-stays = Se llamó a la dirección; todo queda como está hasta que decida.
wait-for-the-ruling = Espere la decisión.
the-table-pauses = La mesa hace una pausa.
play-on-when-everybody-is-back = Sigan cuando todos hayan vuelto.
the-first-dealer-is-known = Ya se sabe quién reparte primero.
go-on-with-the-deal = Siga con el reparto.
you-have-drawn-your-card = Usted ya sacó su carta.
wait-for-the-others-here = Espere a los demás.
there-is-nothing-to-shuffle-now = Ahora no hay nada que barajar.
wait-for-the-next-deal = Espere el próximo reparto.
only-the-dealer-shuffles = Solo baraja quien reparte, y reparte { $player }.
leave-the-cards-to-the-dealer = Déjele las cartas a quien reparte.
the-decks-alternate = Las barajas se alternan: este reparto es con la { $deck }.
take-deck = Tome la baraja { $deck }.
the-session-time-is-over-no-deal = El tiempo de la sesión se acabó: ya no se reparte.
count-the-chips-now = Cuenten las fichas.
there-are-not-two-players-with-chips = No hay dos jugadores con fichas.
buy-in-again = Haga recompra, o termine aquí.
there-is-nothing-to-cut-now = Ahora no hay nada que cortar.
wait-for-the-shuffle = Espere a que barajen.
the-dealer-right-hand-neighbour-cuts = Corta quien está a la derecha del reparto: { $player }.
leave-the-cut-to-that-player = Deje el corte a esa persona.
so-many-is-no-cut = { $cards } no es un corte.
a-hand-is-being-played = Se está jugando una mano.
play-it-to-its-end = Juéguela hasta el final.
you-are-ready-already = Usted ya dijo que espera.
no-hand-is-being-played = No se está jugando ninguna mano.
wait-for-the-deal = Espere el reparto.
that-turn-has-gone-by = Ese turno ya pasó.
look-at-the-table = Mire la mesa como está ahora.
it-is-somebody-turn = Es el turno de { $player }.
wait-for-your-turn = Espere su turno.
there-is-nothing-of-yours-to-take = No hay nada suyo que deshacer: ya mostró una carta, o ya jugó alguien.
call-the-chair-if-something-went-wrong = Llame a la dirección si algo salió mal.
you-cannot-buy-in-now = Ahora no puede comprar fichas.
buy-in-between-hands = La recompra se hace entre manos, sin fichas y mientras queden recompras.
rebuys-are-paid-at-the-desk = Las recompras se pagan en la mesa de registro.
pay-there = Pague allí: la mesa lo sigue.
nobody-asked-that-player = No se le preguntó.
nothing-more-is-to-do = No hay nada más que hacer.
only-the-event-does-that = Eso solo lo hace el evento.
ask-the-desk = Pregunte en la mesa de registro.
that-player-has-chips = Tiene fichas, o ya se le preguntó.
nobody-sits-there = Ahí no se sienta nadie.
choose-a-seat-that-is-taken = Elija un asiento ocupado.
no-session-is-being-played = No se está jugando ninguna sesión.
go-to-the-chair-desk = Vaya a la mesa de la dirección.
the-chair-has-been-called = Se llamó a la dirección.
the-chair-is-coming = La dirección ya viene.
only-the-judge-may-look-at-hands = Solo el juez puede ver las cartas.
nobody-has-called = Nadie ha llamado: tampoco el juez puede ver las cartas.
stop-the-table-first = Primero detenga la mesa.
nobody-has-called-the-chair = Nadie ha llamado a la dirección.
a-disqualification-is-of-the-whole-event = Una descalificación vale para todo el evento, no para una mesa.
rule-it-on-the-judge-page = Decídalo en la página del juez: la mesa lo sigue.
a-wrong-deal-is-a-misdeal-until = Un mal reparto es nulo hasta que se abre la primera baza.
rule-on-this-hand-in-another-way = Decida esta mano de otro modo.
there-is-no-act-to-take-back = No hay ninguna jugada que deshacer.
let-play-go-on = Que siga el juego.
that-player-is-not-in-this-hand = No está en esta mano.
name-a-seat-that-is-in = Diga un asiento que se haya quedado.
nobody-plays-there = Ahí no juega nadie.
name-a-seat-of-this-session = Diga un asiento de esta sesión.
that-player-is-disqualified-already = Ya está fuera del torneo.
a-hand-under-way-is-finished-first = Primero se termina la mano en curso.
rule-on-the-hand = Decida sobre la mano y luego termine la sesión.
do-it-in-the-event = Hágalo en el evento.
that-is-not-one-of-the-phrases = Esa frase no está en la lista.
choose-a-phrase-of-the-list = Elija en la lista.
you-have-just-spoken = Usted acaba de hablar.
wait-two-seconds = Espere dos segundos.
the-hall-clock-keeps-this-table-time = El reloj del salón lleva el tiempo de esta mesa.
take-all-the-time-you-like = Tómese su tiempo.
a-pause-is-asked-for-already = Ya se pidió una pausa.
agree-or-play-on = Acéptela, o siga jugando.
nobody-asks-for-a-pause = Nadie pide una pausa.
ask-for-one-yourself = Pídala usted.
you-have-agreed-already = Usted ya aceptó.
the-table-does-not-pause = La mesa no hace pausa.
begin-the-session-first = Primero empiece la sesión.
give-the-minutes-in-the-event = Dé los minutos en el evento: la mesa lo sigue.
so-many-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
 }.
nothing-to-end = No hay nada que terminar.
rule-first = Primero decida.
choose-one-of-the-games = Elija uno de los juegos.
take-an-option-that-the-table-card = Use una opción de la tarjeta de la mesa.
a-person-sits-there = Ahí se sienta una persona.
let-the-player-move = Que juegue esa persona.
somebody-has-not-read-the-card = { $player } no ha leído cómo se juega aquí.
the-player-reads-it-first = Que lo lea primero.
make-a-new-one = Haga una nueva.
call-the-chair-if-you-are-sure = Llame a la dirección si de verdad lo vio.
at-this-table-nothing-against-the-rules = En esta mesa no pasa nada contra las reglas.
that-is-not-called-now = Eso no se reclama ahora.
you-have-called-wrongly-three-times = Usted reclamó mal tres veces en esta mano.
say-on-whom-it-is-called = Diga a quién se reclama.
leave-the-seat-out = Deje el asiento vacío.
that-is-no-seat-for-this-call = Ese asiento no vale para este reclamo.
choose-one-of-the-answers = Elija una de las respuestas.
call-something-else = Reclame otra cosa.
only-officials-put-a-bot = Solo el juez o la dirección puede poner un bot en el lugar de alguien.
only-officials-begin = Solo el juez o la dirección puede empezar la sesión.
only-officials-rule = Solo el juez o la dirección puede decidir.
only-officials-disqualify = Solo el juez o la dirección puede descalificar.
only-officials-give-minutes = Solo el juez o la dirección puede dar minutos de más.
only-officials-set-the-clock = Solo el juez o la dirección puede ajustar el reloj.
only-officials-end-the-session = Solo el juez o la dirección puede terminar la sesión.
only-officials-restart-the-clock = Solo el juez o la dirección puede poner en marcha el reloj.
only-officials-stop-a-table = Solo el juez o la dirección puede detener una mesa desde afuera.
no-such-ruling = No existe esa decisión: { $ruling }.
is-too-little = { $value } es muy poco.
must-be-hex-digits = Deben ser { $count } cifras (0 a 9, a a f).
has-no-blinds-that-rise = { $game }: no hay ciegas que suban.
a-rebuy-of-so-many = Una recompra de { $chips }.
seats-that-do-not-fit = { $seats ->
    [one] 1 asiento: { $players }
   *[other] { $seats } asientos: { $players }
 }.
takes-so-many-players = { $game } lleva { $count } jugadores
takes-from-so-many-players = { $game } lleva de { $low } a { $high } jugadores
set-so-many-seats = Ponga { $seats } asientos.
set-from-so-many-seats = Ponga de { $low } a { $high } asientos.
so-many-are-seated = { $count ->
    [one] Hay 1 persona sentada: { $players }
   *[other] Hay { $count } personas sentadas: { $players }
 }.
nobody-has-the-turn = No es el turno de nadie.
a-table-never-uses-more-than-two = Una mesa nunca usa más de dos barajas.
take-deck-1-or-2 = Tome la baraja 1 o 2.
lift-1-to-51-cards = Levante de 1 a 51 cartas.
give-1-to-60-minutes = Dé de 1 a 60 minutos.
what-may-be-called = Se puede reclamar: { $calls }.
choose-one-of-the-acts-offered = Elija una de las jugadas que se ofrecen.
that-is-no-act-of-this-game = Esa jugada no es de este juego.
open-what-is-done-is-done = Abierta: lo hecho, hecho está, y quien vea algo mal lo reclama.
took-trick-number = { $player } ganó la baza { $trick }.
first-trick = Primera baza.
no-such-blinds-in-level = El nivel { $level } no tiene esas ciegas.
level-cannot-be-paid = El nivel { $level } no se puede pagar con fichas de { $least }.
level-needs-minutes-or-hands = El nivel { $level } necesita minutos o un número de manos.
what-you-did-lies-there-already = Lo que hizo ya está en la mesa.
wait-until-it-is-your-turn = Espere a que sea su turno.
wait-for-the-next = Espere la siguiente.
it-is-not-your-turn = No es su turno.
ask-when-it-is-your-turn = Pregunte cuando sea el momento.
this-was-no-act-of-yours = Esa jugada no fue suya.
choose-a-step-at-which-you-acted = Elija un paso en que jugó usted.
at-a-tournament-table-nobody-is-advised = En la mesa de un torneo no se aconseja a nadie.
play-on-your-own = Juegue por su cuenta.
these-deals-are-played-once = Estos repartos se juegan una sola vez.
others-play-the-same-deals = Otras personas juegan los mismos repartos.
ask-when-they-are-played = Pregunte cuando haya jugado los suyos.
ask-when-the-cards-are-dealt = Pregunte cuando las cartas estén repartidas.
no-such-seat-at-this-table = Ese asiento no existe.
ask-from-your-own-seat = Pregunte desde su propio asiento.
ask-while-your-hand-is-played = Pregunte mientras se juega su mano.
seat-of-number = Asiento { $seat }
takes-a-seat = { $player } toma asiento.
has-read-the-table-card = { $player } ya leyó cómo se juega aquí.
gets-up = { $player } se levanta.
seats-are-changed = { $count ->
    [one] { $players } cambia de asiento.
   *[other] { $players } intercambian sus asientos.
 }
seats-are-changed-before-play = Los asientos se cambian antes de jugar.
play-on-where-you-sit = Juegue desde donde está.
only-the-host-moves-others = Solo quien abrió la mesa mueve a los demás.
change-with-a-free-seat = Pase a un asiento libre, o al de un bot.
a-bot-sits-down = { $player }, un bot, toma asiento.
a-bot-sits-in = { $why ->
    [left] { $player } se fue: un bot juega hasta que vuelva.
    [two-turns-missed] { $player } perdió dos turnos: un bot juega hasta que vuelva.
    [not-here-yet] { $player } todavía no ha llegado: un bot juega mientras tanto.
   *[other] Un bot juega por { $player } hasta que vuelva.
 }
is-back = { $player } ya volvió.
is-called = { $player } se llama ahora { $name }.
session-begins-with-chips = La sesión { $session } empieza con { $chips } por persona.
session-begins = La sesión { $session } empieza.
the-shuffles-are-fixed = Las mezclas quedaron fijadas; su sello es { $seal }.
numbers-were-added-by = Añadieron números a las mezclas: { $players }.
no-number-from = No ha llegado ningún número de { $players }.
adds-a-number = { $player } añade un número a las mezclas; cuenta a partir de la baraja { $deal }.
your-number-is-there-already = Su número ya está ahí.
there-is-nothing-to-do = No hay nada más que hacer.
these-deals-are-the-same-for-everybody = Estos repartos son iguales para todos: nadie añade nada.
play-as-they-are = Juéguelos como están.
that-is-another-sessions-seal = Ese es el sello de otra sesión.
look-at-the-table-again = Mire la mesa otra vez.
draws-the-card = { $player } saca { THE($card) }.
deals-first = { $player } reparte primero.
deals-first-as-agreed = { $way ->
    [eldest] { $player } reparte primero, según lo acordado (la persona mayor).
    [youngest] { $player } reparte primero, según lo acordado (la persona más joven).
    [named-seat] { $player } reparte primero, según lo acordado (asiento nombrado).
    [host] { $player } reparte primero, según lo acordado (quien recibe).
   *[other] { $player } reparte primero, según lo acordado.
 }
shuffles-deck = { $player } mezcla la baraja { $deck }.
cuts-cards = { $count ->
    [one] { $player } corta 1 carta.
   *[other] { $player } corta { $count } cartas.
 }
hand-of-number = Mano { $hand }.
somebody-deals-the-hand = Mano { $hand }: reparte { $player }.
somebody-deals-the-hand-for-a-pot = Mano { $hand }: reparte { $player }. El pozo tiene { $pot }.
turns-the-trump = { $player } vuelve { THE($card) }: el triunfo es { $suit }.
out-of-turn = { $told } Fue fuera de turno.
time-was-up = { $told } Se acabó el tiempo.
stays-in = { $player } se queda.
passes = { $player } pasa.
plays-cards = { $player } juega { THE($cards) }.
stands-pat = { $player } se planta.
draws-so-many = { $player } cambia { $count }.
calls-what = { $player } reclama: { SMALL($what) }.
calls-somebody = { $player } reclama a { $other }: { SMALL($what) }.
whoever-saw-a-wrong-calls-it = La mano terminó: quien vio algo mal lo reclama ahora.
takes-it-back = { $player } deshace su jugada.
says = { $phrase ->
    [well-played] { $player }: Bien jugado.
    [thank-you] { $player }: Gracias.
    [good-luck] { $player }: Buena suerte.
    [one-moment] { $player }: Un momento.
    [my-mistake] { $player }: Fue mi error.
    [nice-hand] { $player }: Buena mano.
    [so-close] { $player }: ¡Por poco!
    [lucky] { $player }: Qué suerte.
    [one-more] { $player }: ¿Otra más?
    [clap] { $player }: 👏
    [laugh] { $player }: 😄
    [wow] { $player }: 😮
    [oops] { $player }: 🙈
    [heart] { $player }: ❤️
    [cry] { $player }: 😢
   *[good-night] { $player }: Buenas noches.
 }
asks-for-a-pause = { $player } pide una pausa.
agrees-to-a-pause = { $player } acepta la pausa.
would-rather-play-on = { $player } prefiere seguir jugando.
the-table-pauses-all-agreed = La mesa hace una pausa: todos aceptaron.
play-goes-on = El juego sigue.
plays-on = { $player } sigue jugando.
the-pot-is-counted-by = El pozo, contado por { $players }: { $pot }.
somebody-and-tricks = { $player }: { $tricks }
tricks-of-each = Bazas: { $tricks }.
has-no-trick = { $player } no hizo ninguna baza.
nobody-takes-the-pot = Nadie se lleva el pozo; { $pot } quedan para el próximo reparto.
takes-amount = { $player } se lleva { $amount }.
puts-in-amount = { $player } pone { $amount }.
hand-is-void-no-antes = La mano { $hand } se anula; nadie vuelve a poner apuesta inicial.
hand-is-void = La mano { $hand } se anula.
has-no-chips-left = { $player } se quedó sin fichas.
buys-in-again-for-chips = { $player } hace recompra por { $amount }.
may-buy-in-again-at-the-desk = { $player } se quedó sin fichas y puede hacer recompra en la mesa de registro, por { $chips }.
may-buy-in-again = { $player } se quedó sin fichas y puede hacer recompra, por { $chips }.
does-not-buy-in-again = { $player } no hace recompra.
a-break-after-level = Descanso, tras el nivel { $level }.
level-and-blinds = Nivel { $level }: ciegas { $small } y { $big }.
level-blinds-ante = Nivel { $level }: ciegas { $small } y { $big }, ante { $ante }.
sits-down-with-chips = { $player } toma asiento con { $chips }.
goes-to-another-table = { $player } pasa a otra mesa.
is-out-and-leaves = { $player } queda fuera y deja la mesa.
the-small-chips-are-changed-up = Las fichas chicas se cambian.
the-judge = El juez
someone = Alguien
calls-the-chair-because = { $player } llama a la dirección: { $reason }. Todo queda como está.
calls-the-chair = { $player } llama a la dirección. Todo queda como está.
the-judge-looks-at-the-hands-because = El juez mira las cartas de todos: { $reason }.
the-judge-looks-at-the-hands = El juez mira las cartas de todos.
the-ruling-and-words = { $ruling } «{ $words }»
the-ruling-misdeal = Decisión: la mano se anula, reparto nulo.
the-ruling-take-back = Decisión: la última jugada se deshace.
the-ruling-renege = Decisión: { $player } hizo renuncio.
the-ruling-disqualify = Decisión: { $player } queda fuera del torneo.
the-ruling-sit-in = Decisión: un bot juega por { $player } hasta que vuelva.
the-ruling-end-session = Decisión: la sesión termina aquí.
the-ruling-play-on = Decisión: el juego sigue.
is-disqualified = { $player } queda fuera del torneo: su mano no vale y sus fichas quedan bloqueadas.
extra-minutes-for-this-table = { $minutes ->
    [one] 1 minuto más para esta mesa.
   *[other] { $minutes } minutos más para esta mesa.
 }
the-clock-stood-still = { $why ->
    [asleep] La computadora de la sala estuvo en reposo: quien debe jugar tiene otra vez todo su tiempo.
    [set-back] Se atrasó el reloj: quien debe jugar tiene otra vez todo su tiempo.
   *[down] La computadora de la sala estuvo apagada: quien debe jugar tiene otra vez todo su tiempo.
 }
session-is-over = { $why ->
    [time] Se acabó el tiempo: la sesión { $session } terminó.
    [one-left] Queda una sola persona: la sesión { $session } terminó.
    [nobody-left] No queda nadie: la sesión { $session } terminó.
    [game-over] Terminó el juego, y con él la sesión { $session }.
    [all-gone] Se fueron todos: la sesión { $session } terminó.
    [nobody-acted] Ya nadie jugó: la sesión { $session } terminó.
   *[ended] Se puso fin a la sesión { $session }.
 }
the-seed-of-the-shuffles-is-open = La semilla de las mezclas está abierta: cualquiera puede comprobarlas.
somebody-and-card = { $player }: { $card }
level-for-the-first-place = Empate por el primer lugar: { $cards }.
is-first = { $player } queda en primer lugar.
the-pot-holds = El pozo tiene { $pot }.
what-a-referee-says = { LARGE($told) }.
a-line-of-the-log = { $told }.
referee-knows-no-such-call = no existe el reclamo «{ $call }»
use-one-of-these-names = Use uno de estos: { $known }
a-call-names-a-seat = un reclamo { $call } nombra un asiento
say-whom-it-is-called-on = Diga a quién se reclama
a-call-names-no-seat = un reclamo { $call } no nombra asiento
leave-the-seat-away = No nombre ningún asiento
a-call-does-not-ask-that = un reclamo { $call } no pregunta «{ $ask }»
a-call-asks = Pregunta: { $known }
that-is-no-answer = { $ask }: «{ $answer }»
answer-one-of-these = Responda con uno de estos: { $known }
this-game-is-void = esta partida es nula
the-game-is-not-over = la partida no ha terminado
deal-the-next-one = Reparta la siguiente
play-the-hand-to-its-end = Juéguela hasta el final
the-hand-is-not-over = la mano no ha terminado
deal-again = Reparta de nuevo
somebody-played-the-card = { $player } jugó { THE($card) }.
spoken-the-chair-has-been-called = Se llamó a la dirección. No se mueve nada.
spoken-the-table-pauses = La mesa hace una pausa. No se mueve nada.
cards-are-drawn-for-the-first-deal = Se sacan cartas para ver quién reparte primero.
the-next-hand-is-dealt-soon = Pronto se reparte otra mano.
the-hand-is-over-call-now = La mano terminó. Reclame ahora lo que estuvo mal.
you-may-act = Usted puede { $doing }.
others-may-act = Los demás pueden jugar.
the-session-is-over = La sesión terminó.
waiting-for-players = Esperando jugadores.
your-turn-to = Le toca { $doing }.
somebodys-turn-to = A { $player } le toca { $doing }.
doing-to-shuffle = barajar
doing-to-cut = cortar
the-hands-are-open-when-it-is-over = Las cartas de una sesión se muestran cuando termina.
no-such-game-is-dealt-here = game: aquí no se reparte el juego «{ $game }». Elija { $games }
a-house-rule-that-cannot-be = { $rule }: { $told }. { $cure }
no-such-house-rule = no existe esa regla de la casa
choose-among-these = Elija entre { $known }
choose-these = Elija { $known }
so-many-entries = { $count ->
    [one] { $count } valor
   *[other] { $count } valores
    }
one-for-each = Dé uno para cada quien, { $count } en total
as-it-stands = { $value }
a-whole-number-of-at-least = Un número entero, { $least } como mínimo
too-much = es demasiado
write-at-the-most = Escriba { $most } como máximo
not-the-whole-pack = no son las 52 cartas, cada una una vez
hand-in-a-whole-deck-order = Dé el orden de una baraja entera
no-game-of-that-name = no existe el juego { $game }
these-options-cannot-be-read = Estas opciones no se pueden leer.
poker-high-card = carta alta { $a }, luego { $b }, { $c }, { $d }, { $e }
poker-one-pair = par de { $pair }, más { $a }, { $b }, { $c }
poker-two-pairs = dos pares, { $high } y { $low }, más { $a }
poker-three-of-a-kind = trío de { $three }, más { $a }, { $b }
poker-straight = escalera hasta { THE($rank) }
poker-flush = color, { $a }, { $b }, { $c }, { $d }, { $e }
poker-full-house = full, { $three } con { $pair }
poker-four-of-a-kind = póquer de { $four }, más { $a }
poker-straight-flush = escalera de color hasta { THE($rank) }
poker-royal-flush = escalera real
referee-no-such-seat = no hay asiento { $seat }
this-hand-is-void = esta mano es nula
seats-are-up-to = Los asientos van de 0 a { $last }
this-seat-reneged = renuncio de { $player }
this-seat-has-a-dead-hand = la mano de { $player } está muerta
is-not-a-card = { $card } no es una carta
write-rank-then-suit = Escriba valor y palo, como AS, TD o 2C: valores 2 a 9 T J Q K A, palos C D H S
a-suit-from-0-to-3 = Un palo del 0 al 3: de tréboles a picas
a-card-is-in-two-places = una carta está en dos lugares
state-each-card-once = Nombre cada carta una sola vez
plays-out-of-turn = { $player } juega fuera de turno
state-it-in-order = Dé las cartas en orden
dealt-already = esta mano ya se repartió
start-a-new-hand = Empiece otra mano
nobody-is-to-act = En esta mano ahora no le toca a nadie
not-all-are-in-the-hand = No todas esas cartas están en la mano
one-card-at-a-time = Se juega una carta a la vez
follow-suit = Hay { $suit } en la mano: siga el palo
the-first-dealer-is-chosen = Ya se eligió quién reparte primero
the-first-deal-is-past = El primer reparto ya pasó
choose-the-first-dealer = Elija antes quién reparte primero
finish-the-hand-first = Termine antes la mano en juego
this-session-is-over = Esta sesión terminó
so-many-at-the-table = { $count } en la mesa
so-many-can-play = Se juega de { $low } a { $high }
a-seat-up-to = Un asiento del 0 al { $last }
did-not-follow-suit = no siguió el palo
has-so-many-cards = { $count ->
    [one] { $player } tiene { $count } carta
   *[other] { $player } tiene { $count } cartas
 }
fault-and = { $told } y { $fault }
takes-back = { $player } recoge { THE($cards) }
hand-is-over = esta mano terminó
does-not-hold = { $player } no tiene { THE($cards) }
holds = { $player } tiene { THE($cards) }
holds-nothing = { $player } ya no tiene cartas
the-chair-cannot-rule-that = la dirección no puede decidir { $call } aquí
deal-is-right = se repartió bien: el juego sigue
did-not-act-out-of-turn = { $player } no jugó fuera de turno: el juego sigue
acted-out-of-turn = jugó fuera de turno
makes-trumps = { $player } elige { $suit } como triunfo.
choose-true-or-false = Elija true o false
four-play = Juegan cuatro, dos contra dos
a-seat-from-0-to-3 = Un asiento de 0 a 3
that-is-no-act = { $action } no es una jugada
seats-are-0-to-3 = Los asientos van de 0 a 3
nobody-can-now = ahora nadie puede hacer «{ $verb }»
and-play-goes-on = { $why }: el juego sigue
the-hand-is-over = la mano terminó
did-not-bid-out-of-turn = { $player } no habló fuera de turno
reason-bid-out-of-turn = habló fuera de turno
the-deal-is-right = se repartió bien
deals-again = { $player } reparte otra vez
start-a-new-one = Empiece otra
seat-as-given = asiento { $seat }
which-card = ¿Qué carta?
keeps = { $player } conserva { THE($cards) }
a-bank-holds-what-one-game-pays = La banca tiene al menos lo que paga una partida
one-card-is-thrown = Se descarta una carta
finish-the-game-first = Termine antes la partida en juego
ties-wait-for-the-end = Los empates se juegan al final
only-the-tied-play = Solo la juegan quienes empataron
this-game-is-over = esta partida terminó
no-such-seat-plays = el asiento { $seat } no juega
it-is-the-turn-of = Le toca a { $player }
rule-void = Decida que la partida se anula
a-claim-is-of-a-player = solo quien juega puede querer la carta
choose-a-number = Elija de { $low } a { $high }
