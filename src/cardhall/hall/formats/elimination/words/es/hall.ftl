nobody-calls-cards = En { $game } nadie anuncia cartas
play-on-at-the-table = Sigan jugando en la mesa
table-is-counted = La mesa { $table } está contada
take-the-count-back-first-2 = Anule primero el conteo
called-game-is-over = La partida { $game } terminó
begin-the-next-game = Empezar la próxima partida
game-is-on = La partida { $game } está en curso
settle-it-or-strike-it-first = Decídala o táchela primero
the-time-is-over = Se acabó el tiempo
begin-no-other-game-count = No empiece otra partida; cuente
another-card-was-called-meanwhile = Mientras tanto se anunció otra carta
look-at-the-card-now-shown = Mire la carta que se muestra ahora
somebody-has-called-out = Alguien cantó
settle-the-game-first = Decida primero la partida
all-52-cards-are-called = Ya salieron las 52 cartas
ask-once-who-is-out-then-end = Pregunte una vez quién terminó y cierre la partida
no-such-card = { $card } no es una carta
tap-the-card-that-was-turned = Toque la carta que salió
that-card-is-called-already = Esa carta ya salió
tap-another-card = Toque otra
no-card-is-called-yet = Todavía no se anuncia ninguna carta
somebody-has-called-out-on-it = Alguien cantó con ella
take-that-call-back-first = Retire primero ese canto
the-hall-drew-that-card = Esa carta la sacó el salón
strike-the-game-and-begin-another = Tache la partida y empiece otra
that-line-was-full-before-this-card = Esa línea ya estaba llena antes de esta carta
a-late-call-is-lost = El canto tardío se pierde
that-player-has-no-board-in-this-game = Esa persona no tiene cartón en esta partida
called-falsely = { $player } cantó en falso
that-player-sits-this-game-out = Esa persona no juega más esta partida
has-called-out = { $player } ya cantó
settle-the-game = Decida la partida
the-boards-are-not-at-hand = Los cartones no están a la mano
ask-for-them-at-the-desk = Pregunte en la mesa de registro
that-player-has-not-called-out = Esa persona no ha cantado
the-bank-of-table-cannot-pay = La banca de la mesa { $table } no puede pagar { $chips }
call-the-chair-for-a-further-lot = Llame a la dirección: un juez le da otro lote
that-is-not-the-latest-game = Esa no es la última partida
strike-the-latest-one-first = Tache primero la última
the-cards-of-stay-on-the-tables = Las cartas de { $game } quedan en las mesas
nothing-to-do = Nada que hacer
name-your-table = Indique su mesa
give-back-the-cards-of-your-own-table = Devuelva las cartas de su propia mesa
those-cards-are-back = Esas cartas ya volvieron
board-is-of-player = El cartón { $board } es de { $player }
look-at-the-number-on-the-board = Mire el número del cartón
choose-five-on-the-picture = Elija cinco en la imagen
nobody-has-called-out = Nadie ha cantado
call-the-next-card = Anuncie la carta siguiente
that-table-still-plays = La mesa { $table } sigue jugando
collect-them-after-the-session = Recójalas después de la sesión
cards-are-still-at-tables = { $count ->
    [one] { $game }: las cartas de la ronda { $round } siguen en la mesa { $tables }
    *[other] { $game }: las cartas de la ronda { $round } siguen en las mesas { $tables }
    }
all-cards-of-game-are-in = Todas las cartas de { $game } están de vuelta
nobody-was-out = Nadie terminó
even-hands-one-more-game-for = Manos iguales: una partida más por { $chips }
called-at-round-table-game = { $name }, ronda { $round }, mesa { $table }, partida { $game }
called-out-with = { $place }: { $player } cantó con { $hand }: { THE($cards) }.
called-out-falsely = { $place }: { $player } cantó sin que saliera { THE($cards) }.
called-out-falsely-sits-out = { $place }: { $player } cantó sin que saliera { THE($cards) } y no juega más esta partida.
called-game-won = { $place }: { $player } ganó con { $hand }, { $chips } de la banca.
called-game-even = { $place }: empate: { $players } juegan una más por { $chips }.
called-game-without-winner = { $place }: nadie cantó, ninguna ficha.
decks-are-back = { $count ->
    [one] { $name }, ronda { $round }: volvieron { $decks } barajas de la mesa { $tables }.
    *[other] { $name }, ronda { $round }: volvieron { $decks } barajas de las mesas { $tables }.
    }
called-game-began = { $place }: empezó.
card-was-called = { $place }: salió { THE($card) }.
card-was-not-called = { $place }: al final no salió { THE($card) }.
call-was-taken-back = { $place }: se retiró el canto de { $player }.
called-game-was-struck = { $place }: tachada de la lista.
won-with-this-hand = { $player }: { $hand } y { $chips }
hand-that-was-called = { $kind ->
    [po-ke-no] Po-Ke-No
    [one-pair] un par
    [two-pairs] dos pares
    [three-of-a-kind] trío
    [straight] escalera
    [flush] color
    [full-house] full
    [four-of-a-kind] póquer
    [straight-flush] escalera de color
    [royal-flush] escalera real
   *[no-pair] sin par
 }
the-board-has-no-such-line = El cartón { $board } no tiene línea { $line }
a-line-has-five-different-cards = Una línea tiene cinco cartas distintas
round-has-not-begun = La ronda { $round } no ha empezado
there-is-nothing-to-correct = No hay nada que corregir
table-waits-for-a-ruling = La mesa { $table } espera una decisión
give-the-ruling-first = Dé primero la decisión
table-is-not-counted-yet = La mesa { $table } aún no está contada
report-its-count-instead = Mejor dé su conteo
there-is-no-such-correction = Esa corrección no existe
choose-one-from-the-log = Elija una línea del historial
the-table-was-corrected-again-since = La mesa se corrigió otra vez desde entonces
undo-the-latest-correction-of-the-table = Anule primero la última corrección de la mesa
table-has-something-to-show-already = La mesa { $table } ya envió un resultado
let-the-round-be-played = Deje que se juegue la ronda; el resultado de una mesa se puede anular o corregir
choose-a-seat-of-the-table = Elija un asiento de la mesa
nobody-is-level = Nadie está empatado ahí
leave-the-extra-game-out = Deje fuera la partida de desempate
had-lost-every-chip = { $player } había perdido todas las fichas
take-that-mark-back-or-count-none = Quite esa marca o no cuente fichas en ese asiento
sign-people-in-and-take-their-fees = Primero registre llegadas y cobre las cuotas
is-over = { $game } terminó
nobody-is-left-to-play = No queda nadie para jugar
round-is-still-played = La ronda { $round } todavía se juega
close-round-first = Primero cierre la ronda { $round }
round-has-begun = La ronda { $round } ya empezó
seats-change-before-the-next-round = Los asientos cambian antes de la próxima ronda
that-is-one-and-the-same-person = Es la misma persona
swap-seats-instead = Mejor intercambie asientos
every-table-is-full = Todas las mesas están llenas
draw-the-seats-again-for-another-table = Sortee los asientos otra vez, para abrir una mesa más
sit-at-table-already = Ya hay { $count } personas en la mesa { $table }
choose-another-table-or-draw = Elija otra mesa, o sortee otra vez los asientos
a-stack-is-no-less-than-nothing = No se puede tener menos de cero fichas
round-has-its-seats = La ronda { $round } ya tiene asientos
say-that-they-are-to-be-drawn = Diga que se sorteen otra vez
has-had-rounds-without = { $game } ya lleva { $count } rondas sin { $player }
whoever-is-away-for-rounds-has-withdrawn = Quien falta a { $count } rondas se ha retirado: ya nadie entra
collect-them = Recójalas, y vea que a ninguna baraja le falte una carta
minutes-are-left-at-table = { $count ->
    [one] Queda 1 minuto en la mesa { $table }
   *[other] Quedan { $count } minutos en la mesa { $table }
 }
send-it-again-as-early = Envíelo de nuevo como anticipado si la mesa ya terminó
round-is-the-final = La ronda { $round } es la final: reparte un juez
say-which-judge-deals = Diga qué juez reparte
plays-in-the-final = { $player } juega la final
a-judge-deals = Reparte un juez, ningún jugador
table-has-one-player = La mesa { $table } tiene una sola persona
draw-the-seats-again-or-move = Sortee otra vez los asientos, o pase a alguien ahí
has-no-bank = { $game } no tiene banca
chips-pass-between-players = Las fichas pasan entre los jugadores
round-is-closed = La ronda { $round } está cerrada
the-chairperson-can-correct-the-table-result = La dirección puede corregir el resultado de la mesa
table-plays-that-session-again = La mesa { $table } juega esa sesión otra vez
count-after-the-session-that-is-played = Cuente después de la sesión que se juega ahora
ask-the-chairperson-to-correct = Pida a la dirección que lo corrija
table-reports-by-itself = La mesa { $table } da sola su resultado
count-a-wooden-table-by-hand = A mano solo se cuenta una mesa jugada con cartas
table-is-played-in-the-browser = La mesa { $table } se juega en el navegador y da sola su resultado
ask-the-chairperson-if-it-has-stopped = Pregunte a la dirección si se detuvo
a-seat-is-counted-twice = Un asiento está contado dos veces
give-one-count-for-each-seat = Dé un conteo por cada asiento
enter-the-chips-left = Anote las fichas que quedan ahí
the-last-pot-is-played-until-won = El último pozo se juega hasta que alguien lo gane
play-on = Sigan jugando
the-last-pot-is-split = El último pozo se reparte
share-it-out = Repártalo; solo queda el resto impar
let-count-them = Que los cuente { $player }
chips-are-counted-by-the-player = Las fichas de { $player } las cuenta quien está a su izquierda
the-count-has-of-marks = El conteo tiene { $count } de { $needed } confirmaciones y no la firma de quien anuncia
the-caller-signs = Lo firma quien anuncia, o lo confirman { $needed } de la mesa
choose-one-of-the-versions-shown = Elija una de las versiones que se muestran
table-is-already-counted = La mesa { $table } ya está contada
take-the-count-back-first = Retire primero el conteo, o corrija el resultado
a-judge-deals-the-extra-game = Un juez reparte la partida de desempate
say-who-dealt = Diga quién repartió
plays-at-that-table = { $player } juega en esa mesa
choose-among-those-who-are-level-only = Elija solo entre quienes están empatados
the-result-was-corrected = El resultado se corrigió
undo-the-correction-first = Anule primero la corrección
a-void-result-needs-a-reason = Anular un resultado necesita un motivo
settle-table-first = Primero resuelva la mesa { $table }
those-are-not-the-people-who = Esas personas no son las que empatan por un lugar
put-all-who-are-level-in-order = Ponga en orden a quienes empatan, del mejor al último
table-has-chips = Mesa { $table }: { $player } tiene { $stack } fichas, no { $chips }
the-judge-sets-every-seat = El juez pone cada asiento en { $chips }
table-has-left-or-is-out = Mesa { $table }: { $player } ya no está en juego
somebody-counted-does-not-sit-at-table = Alguien de los contados no se sienta en la mesa { $table }
count-the-seats-of-this-table-only = Cuente solo los asientos de esta mesa
seat-is-not-counted = El asiento { $seat } no está contado
seat-cannot-have-points = El asiento { $seat } no puede tener { $points } puntos
seat-cannot-have-chips = El asiento { $seat } no puede tener { $chips } fichas
this-game-is-counted-in-chips = Este juego se cuenta en fichas
draw-the-seats-anew = Sortear los asientos otra vez
round-is-not-on = La ronda { $round } no está en marcha
enter-what-lies-there = Anote lo que hay
the-player-did-not-sit-at-that-table = No se sentó en esa mesa
the-player-does-not-sit-at-that-table = No se sienta en esa mesa
the-player-has-no-seat-in-this-round = No tiene asiento en esta ronda
enter-the-score = Anote sus puntos
enter-the-chips-of-the-seat = Anote las fichas; 0 si no hay
count-again-or-take-the-mark-back = Cuenten otra vez, o deshaga que perdió todas las fichas
too-few-can-be-seated = { $count } de { $all } pueden tener asiento; hacen falta dos
cards-of-tables-are-not-back = { $count ->
    [one] No han vuelto las cartas de la mesa { $tables }
   *[other] No han vuelto las cartas de las mesas { $tables }
 }
the-middle-cannot-hold-chips = { $middle ->
    [bank] La banca no puede tener { $chips } fichas
   *[pot] El pozo no puede tener { $chips } fichas
 }
so-many-win-the-extra-game = { $places } de las { $count } personas empatadas ganan el desempate
chips-and-middle-must-make = { $middle ->
    [bank] Las fichas y la banca deben sumar { $expected }
   *[pot] Las fichas y el pozo deben sumar { $expected }
 }
enter-the-chips-at-the-seat = Anote las fichas que tiene delante
nobody-counts-their-own-chips = { $player } no puede contar sus propias fichas
draw-seats-for-the-next-round = Sortee los asientos de la próxima ronda
player-has-not-signed-in = { $player }: falta registrar su llegada
player-owes = { $player } debe { $dollars }
table-count-is-short = { $count ->
    [one] A la mesa { $table } le falta una ficha
   *[other] A la mesa { $table } le faltan { $count } fichas
 }
table-count-is-over = { $count ->
    [one] A la mesa { $table } le sobra una ficha
   *[other] A la mesa { $table } le sobran { $count } fichas
 }
table-was-reported-with-different-counts = De la mesa { $table } llegaron conteos distintos
table-has-a-tie-to-play-off = La mesa { $table } tiene un empate por resolver
table-has-not-been-counted = La mesa { $table } no está contada
table-still-plays = La mesa { $table } todavía juega
let-the-judge-count-them = Que los cuente el juez
read-out-short = { $count ->
    [one] { $where }: falta una ficha
   *[other] { $where }: faltan { $count } fichas
 }
read-out-over = { $count ->
    [one] { $where }: sobra una ficha
   *[other] { $where }: sobran { $count } fichas
 }
read-out-extra-game = { $where }: partida de desempate, un juez por favor
count-again-for = { $why }: cuenten otra vez
table-plays = La mesa { $table } está jugando
finish-the-hand-then-count = Mesa { $table }: terminen la mano y cuenten
table-waits-leave-everything = La mesa { $table } espera una decisión; dejen todo como está
table-has-no-result = La mesa { $table } no tiene resultado
came-in-before-round = { $by ->
    [Chair] Llegó antes de la ronda { $round }: le dio asiento la dirección.
   *[other] Llegó antes de la ronda { $round }: le dio asiento { $by }.
 }
seat-changed-by = { $by ->
    [Chair] La dirección cambió el asiento.
   *[other] { $by } cambió el asiento.
 }
tied-cut-for = { $places ->
    [one] { $players } cortan por un lugar
   *[other] { $players } cortan por { $places } lugares
 }
tied-play-for = { $places ->
    [one] { $players } juegan una partida de desempate, que reparte un juez, por un lugar
   *[other] { $players } juegan una partida de desempate, que reparte un juez, por { $places } lugares
 }
choose-the-right-count = Elegir el conteo correcto
enter-who-won-the-extra-game = Anotar quién ganó la partida de desempate
enter-the-count = Anotar el conteo
no-longer-plays-but-has-a-seat = { $count ->
    [one] { $game }: { $players } ya no juega pero tiene asiento en la ronda { $round }
   *[other] { $game }: { $players } ya no juegan pero tienen asiento en la ronda { $round }
 }
tables-are-to-be-counted = { $game }: falta contar { $count } mesas: { $tables }
start-round = Empezar la ronda { $round }
take-the-start-of-round-back = Deshacer el comienzo de la ronda { $round }
start-the-final = Empezar la final
enter-the-counts = Anotar los conteos
game-has-fewer-than-two-to-seat = { $game }: menos de dos pueden tener asiento
may-play-round-and-has-no-seat = { $player } pagó y no tiene asiento en la ronda { $round }
every-table-of-round-is-counted = { $game }: todas las mesas de la ronda { $round } están contadas
round-of-tables-play = { $game }: ronda { $round }, juegan { $plays } de { $count } mesas
close-round = Cerrar la ronda { $round }
seat-round = Dar los asientos de la ronda { $round }
open-round-again = Volver a abrir la ronda { $round }
table-seat = Mesa { $table }, asiento { $letter }
take-your-seats-for-round = Tomen asiento para la ronda { $round }
has-no-round = { $game } no tiene ronda { $round }
choose-a-round-that-was-seated = Elija una ronda que tuvo asientos
has-no-seats-yet = { $game } todavía no tiene asientos
draw-seats-first = Primero sortee los asientos
start-round-first = Primero empiece la ronda { $round }
now-the-seat-has = { $chips ->
    [one] El asiento tiene ahora 1 ficha
   *[other] El asiento tiene ahora { $chips } fichas
 }
seat-the-player = Dar asiento a { $player }
round-is-closed-so-many-play-on = { $game }: la ronda { $round } está cerrada, siguen { $count }
take-the-count-of = Usar el conteo de { $by }
game-is-seated = { $game }: los asientos de la ronda { $round } están listos. { $look }
game-is-seated-for-the-final = { $game }: los asientos de la ronda { $round }, la final, están listos. { $look }
chips-in-every-bank = ¿{ $chips } fichas en cada banca y ninguna frente a un asiento?
every-seat-holds-chips = ¿Cada asiento tiene { $chips } fichas?
enter-the-new-count = Anotar el nuevo conteo
round-of-a-game = { $game }, ronda { $round }
table-of-a-round = { $game }, ronda { $round }, mesa { $table }
seats-drawn-by-lot = { $tables ->
    [one] { $where }: asientos por sorteo, { $count } jugadores en 1 mesa.
   *[other] { $where }: asientos por sorteo, { $count } jugadores en { $tables } mesas.
 }
seats-kept = { $tables ->
    [one] { $where }: los mismos asientos, { $count } jugadores en 1 mesa.
   *[other] { $where }: los mismos asientos, { $count } jugadores en { $tables } mesas.
 }
it-is-the-final = Es la final.
seat-was-marked = { $mark ->
    [broke] { $where }: { $player } perdió todas las fichas.
    [no_show] { $where }: { $player } no vino.
    [walked_out] { $where }: { $player } se fue antes.
   *[back] { $where }: { $player } vuelve a jugar.
 }
all-tables-of = { $where }, todas las mesas
chips-moved = { $player } de { $before } a { $after }
points-moved = { $player } de { $before } a { $after } puntos
the-extra-game-or-a-mark = el desempate o una marca
result-corrected = { $where }, corrección: { $changed }.
extra-game-was-won = { $where }: desempate entre { $players }; ganó { $winners }.
no-result = { $where }: sin resultado.
no-result-to-be-played-again = { $where }: sin resultado, se juega otra vez.
round-began-with-a-bank = { $where }: empezó, { $chips } en cada banca.
round-began = { $where }: empezó, { $chips } por persona.
player-was-seated = { $where }: se dio asiento a { $player }.
seat-was-set-to-chips = { $where }: { $player } tiene { $chips }.
the-start-was-taken-back = { $where }: se deshizo el comienzo.
more-chips-for-the-bank = { $count ->
    [one] { $where }: 1 ficha más para la banca.
   *[other] { $where }: { $count } fichas más para la banca.
 }
a-count-was-taken-back = { $where }: se retiró un conteo.
a-count-was-chosen = { $where }: se eligió uno de los conteos.
round-was-closed = { $where }: cerrada.
extra-game-for-a-place = Desempate por un lugar: { $players }.
table-is-played-physical = La mesa { $table } se juega con cartas de verdad.
every-table-is-played-physical = Todas las mesas se juegan con cartas de verdad.
table-is-played-live = La mesa { $table } se juega en el navegador.
every-table-is-played-live = Todas las mesas se juegan en el navegador.
round-is-closed-wait-for-the-next-seats = La ronda { $round } está cerrada. Esperen los próximos asientos
play-until-time-is-called = Jueguen. Cuando se acabe el tiempo, terminen la mano y cuenten
time-each-counts-the-player-to-the-right = Se acabó el tiempo. Terminen la mano; luego cada quien cuenta las fichas de quien está a su derecha
the-count-is-in-wait-for-the-close = Esperen a que cierre la ronda
players-changed-seats = { $players } cambiaron de asiento.
where-chips-were-counted = { $where }, conteo: { $chips }.
where-chips-were-counted-wrong = { $where }, conteo: { $chips } de { $expected }.
is-not-played-in-rounds = { $game } no se juega en rondas
choose-another-game = Elija otro juego
round-is-open = La ronda { $no } está abierta
correct-the-result-it-follows-through = Corrija el resultado de la mesa: llega hasta estos asientos
table-was-not-voided = La mesa { $table } no fue anulada
table-was-dealt-anew-in-the-browser = La mesa { $table } se repartió de nuevo en el navegador
let-it-be-played-its-result-can-be-corrected = Deje jugar; su resultado se puede corregir
table-has-told-something-since = La mesa { $table } envió un resultado después
take-that-back-first-or-correct-the-result = Retire primero eso, o corrija el resultado de la mesa
table-got-no-further-lot = La mesa { $table } no recibió otro lote
no-extra-game-was-entered = No se anotó ninguna partida de desempate
round-has-not-begun-2 = La ronda { $no } no ha empezado
swap-the-seats-nothing-is-played = Intercambie los asientos: todavía no se jugó nada
round-has-its-seats-2 = La ronda { $no } ya tiene asientos
round-1-has-not-begun = La ronda 1 no ha empezado
left-in-that-round = { $player } se fue en esa ronda
correct-the-tables-results-instead = Corrija mejor los resultados de las mesas
extra-game-was-taken-back = { $game }: se retiró la partida de desempate de { $players }.
had-sat-in-other-seats = { $game }, ronda { $round }: { $players } se habían sentado uno en el asiento del otro. Motivo: { $why }.
lot-for-the-bank-taken-back = { $game }, ronda { $round }, mesa { $table }: { $chips } para la banca, retirados.
seat-changed-because = Asiento cambiado por { $by }: { $why }.
round-was-opened-again = { $game }, ronda { $round }: abierta otra vez.
what-was-before-counts-again = { $game }, ronda { $round }, mesa { $table }: vuelve a valer lo de antes.
that-player-had-no-seat-in-this-round = Esa persona no tenía asiento en esta ronda
table-is-in-the-browser-each-with-a-code = La mesa { $table } se juega en el navegador, cada quien con su código
back-in-and-missed = { $count ->
    [one] { $player } vuelve a jugar y faltó a la ronda { $rounds }.
   *[other] { $player } vuelve a jugar y faltó a las rondas { $rounds }.
 }
should-not-have-been-seated = { $count ->
    [one] { $player } quedó fuera tras la ronda { $round } y no debió tener asiento en la ronda { $rounds }; esos resultados quedan.
   *[other] { $player } quedó fuera tras la ronda { $round } y no debió tener asiento en las rondas { $rounds }; esos resultados quedan.
 }
pot-moved = pozo de { $before } a { $after }
chips-of-a-table = Fichas, ronda { $round }, mesa { $table }: { $changes }.
seated-but-not-begun-draw-again = La ronda { $round } tiene asientos y no ha empezado: sortéelos otra vez.
result-nothing-lost = sin derrotas
result-lost-in-round = derrota en la ronda { $round }
result-lost-in-rounds = derrotas en las rondas { $rounds }
result-points-then = Puntos entonces
result-chips-then = Fichas entonces
result-lost = Derrotas
result-won = Victorias
result-out-in-round = Fuera en la ronda
result-withdrew-after-round = Se retiró después de la ronda { $round }
result-sent-away-in-round = Descalificación en la ronda { $round }
result-ranked-by-the-final = Lugar según la final, ronda { $round }
result-the-last-one-in = Nadie más en juego: { $lost }
result-still-in-having-lost = Sigue en juego: { $lost }
result-loss-in-round = { $nth ->
    [1] Primera
    [2] Segunda
    [3] Tercera
    [4] Cuarta
    [5] Quinta
   *[other] { $nth }.ª
 } derrota en la ronda { $round } ({ $lost })
result-the-round-is-not-closed = La ronda { $round } no está cerrada: el lugar sigue abierto
result-nobody-else-went-out-in-round = Nadie más quedó fuera en la ronda { $round }: no hay empate
result-left-without-a-count = Se fue sin conteo: debajo de quienes quedaron fuera en esa ronda con conteo
result-nobody-is-level-with-that = Nadie tiene lo mismo: no hizo falta una partida de desempate
result-score-in-that-round = { $score } en esa ronda
result-score-below = { $score } en esa ronda: menos que { $better }
result-score-above = { $score } en esa ronda: más que { $worse }
result-score-between = { $score } en esa ronda: menos que { $better }, más que { $worse }
result-points-and-chips = { $points } y { $chips }
result-level-an-extra-game-decides = Empate con { $players }: decide una partida de desempate
result-level-to-the-last = Empate total con { $players }: comparten el lugar
result-extra-game-behind = Empate con { $players }: decidió la partida de desempate, detrás de { $ahead }
result-extra-game-won = Empate con { $players }: decidió la partida de desempate, y la ganó
was-not-here-in-round = no estuvo en la ronda { $round }
nobody-is-marked-as-missing = Nadie está marcado como ausente
say-at-the-table-who-is-not-here = Diga en la mesa quién falta, o empiece
too-few-are-here = { $game }: hay menos de dos personas
wait-or-withdraw-who-is-away = Espere a los demás, o retire a quien no está
moved-because-some-are-missing = Viene de la mesa { $table }, donde falta gente
the-round-is-on-without-the-player = La ronda se juega sin { $player }
take-the-mark-back-or-wait = Quite la marca en la mesa, o espere a la próxima ronda
is-here-already = { $player } ya está aquí
table-has-so-few-there = { $count ->
    [0] No hay nadie en la mesa { $table }
   *[other] Hay una sola persona en la mesa { $table }
 }
even-the-tables = Mueva a la gente para que cada mesa tenga dos personas o más
tables-were-evened = { $where }: sin { $players } se equilibraron las mesas; { $count ->
    [0] nadie cambió de mesa.
    [one] una persona cambió de mesa.
   *[other] { $count } personas cambiaron de mesa.
 }
player-has-come = { $player } ya está aquí.
are-away-and-get-no-seat = { $count ->
    [one] { $game }: { $players } no está y no tiene asiento hasta que venga. Si la ronda { $round } empieza así, es un retiro.
   *[other] { $game }: { $players } no están y no tienen asiento hasta que vengan. Si la ronda { $round } empieza así, es un retiro.
 }
the-player-is-here = { $player } está aquí
players-are-missing = { $count ->
    [one] { $game }, mesa { $tables }, no están: { $players }.
   *[other] { $game }, mesas { $tables }, no están: { $players }.
 }
start-without-them = Empezar la ronda { $round } sin ellos
tables-are-even-without-them = Las mesas siguen equilibradas. Quien no viene pierde la ronda.
moves-to-table = { $player } a la mesa { $table }
tables-come-out-even = Para equilibrar las mesas: { $moves }.
table-is-not-needed = { $count ->
    [one] La mesa { $tables } ya no hace falta.
   *[other] Las mesas { $tables } ya no hacen falta.
 }
move-so-many = { $count ->
    [one] Mover a una persona
   *[other] Mover a { $count } personas
 }
