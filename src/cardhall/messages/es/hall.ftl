not-every-game-is-decided = No todos los juegos están decididos
give-the-awards-when-the-last-game = Haga la premiación cuando el último juego y cada empate estén decididos
no-awards-are-given = No se ha hecho la premiación
the-awards-are-given = La premiación está hecha
what-the-judge-rules = Lo que decida el juez; por sí solo, nada
there-is-no-incident = No hay ningún incidente «{ $kind }»
nobody-is-named = No se nombra a nadie
choose-a-contestant-or-write-who = Elija a un participante o escriba quién fue
counts-when-a-judge-heard = { $title }: cuenta cuando un juez lo oyó
name-the-judge-who-heard = Diga qué juez las oyó
a-disqualification-needs-a-reason = Una descalificación necesita un motivo
say-what-happened = Diga qué pasó
is-already-disqualified = { $player } ya está fuera del torneo
is-not-disqualified = { $player } no está fuera del torneo
taking-it-back-needs-a-reason = Deshacerlo necesita un motivo
say-why = Diga por qué
in-a-game-area-without-playing = En la zona de un juego sin jugar ahí
talked-to-somebody-who-was-playing = Habló con alguien que estaba jugando
spoke-another-language-than-english = Habló un idioma que no es el inglés
foul-language = Malas palabras
cut-throat-play = Juego despiadado
stood-at-a-table-or-helped = Miraba una mesa o ayudaba desde afuera
disqualified-at-once = Queda fuera del torneo de inmediato y deja el local
forfeits-every-game-won = Pierde lo ganado y se va
it-is-longer-than-letters = Tiene más de { $letters } letras, o más de { $fields } campos
a-team-has-two-names = Un equipo tiene dos nombres
both-names-are-the-same = Los dos nombres son iguales
write-it-like-november-21 = Escríbala como 21 de noviembre, 11/21/2026 o 2026-11-21
there-are-more-than-lines = Hay más de { $count } líneas
split-the-file = Divida el archivo
choose-another-file = Elija otro archivo
save-only-the-columns-of-the-entries = Guarde solo las columnas de las inscripciones
there-are-fields = Hay { $count } campos, más que en el encabezado
there-is-no-game = Falta el juego
is-not-played-at-this-event = { $game } no se juega en este evento
leave-the-second-name-out = Quite el segundo nombre
write-it-with-its-year = Escríbala con el año, como 11/21/2026 o 2026-11-21
save-only-the-entries = Guarde solo las inscripciones
this-is-no-file-of-text = Este no es un archivo de texto
save-the-sheet-as-csv-and-choose = Guarde la hoja como CSV y elija ese archivo
shorten-it = Acórtelo
late-dated = tarde: hoja del { $day }
round-has-not-begun = La ronda { $round } no ha empezado
there-is-nothing-to-correct = No hay nada que corregir
table-waits-for-a-ruling = La mesa { $table } espera una decisión
give-the-ruling-first = Dé primero la decisión
table-is-not-counted-yet = La mesa { $table } aún no está contada
report-its-count-instead = Mejor dé su conteo
that-is-the-result-as-it-stands = Así está ya el resultado
nothing-to-correct = Nada que corregir
there-is-no-such-correction = Esa corrección no existe
choose-one-from-the-log = Elija una línea del historial
that-correction-is-undone = Esa corrección está anulada
the-table-was-corrected-again-since = La mesa se corrigió otra vez desde entonces
undo-the-latest-correction-of-the-table = Anule primero la última corrección de la mesa
table-has-something-to-show-already = La mesa { $table } ya tiene algo que mostrar
let-the-round-be-played = Deje que se juegue la ronda; el resultado de una mesa se puede anular o corregir
choose-a-seat-of-the-table = Elija un asiento de la mesa
nobody-is-level = Nadie está empatado ahí
leave-the-extra-game-out = Deje fuera la partida extra
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
does-not-play-here-any-more = { $player } ya no juega aquí
has-a-seat = { $player } tiene asiento
swap-seats-instead = Mejor intercambie asientos
every-table-is-full = Todas las mesas están llenas
draw-the-seats-again-for-another-table = Sortee los asientos otra vez, para abrir una mesa más
sit-at-table-already = Ya hay { $count } personas en la mesa { $table }
choose-another-table-or-draw = Elija otra mesa, o sortee otra vez los asientos
choose-a-table = Elija una mesa
is-played-at-real-tables = { $game } se juega en mesas de verdad
a-stack-is-no-less-than-nothing = No se puede tener menos de cero fichas
round-has-its-seats = La ronda { $round } ya tiene asientos
say-that-they-are-to-be-drawn = Diga que se sorteen otra vez
choose-somebody-who-is-seated = Elija a alguien con asiento
a-session-has-no-time = Una sesión no tiene tiempo
enter-at-least-one-minute = Anote al menos un minuto
the-event-has-no-name = El evento no tiene nombre
enter-what-the-event-is-called = Anote cómo se llama el evento
enter-dollars-and-cents-again = Anote otra vez dólares y centavos
there-is-no-house-rule = No hay ninguna regla de la casa «{ $rule }»
one-of = Uno de: { OR($choices) }
cannot-be-run-with-these-rules = «{ $game }» no se puede jugar con estas reglas
choose-of = Elija entre: { OR($choices) }
enter-zero-or-more = Anote cero o más
enter-at-the-most = Anote { $most } como máximo
is-no-date = «{ $given }» no es una fecha
write-it-as-year-month-day = Escriba año-mes-día, como 2027-03-24
people-are-called = { $count } personas se llaman { $asked }
use-the-number = Use el número: { OR($choices) }
has-had-rounds-without = { $game } lleva { $count } rondas sin { $player }
whoever-is-away-for-rounds-has-withdrawn = Quien falta a { $count } rondas se ha retirado: ya nadie entra
only-the-chairperson-makes-exceptions = Solo la dirección hace excepciones
there-is-nothing-to-take = No hay nada que tomar
choose-a-file-with-entries = Elija un archivo con inscripciones
late-the-last-day-of-entry = tarde: el último día de inscripción era el { $deadline }, esta es del { $day }
the-chairperson-can-take = La dirección puede aceptarla si da un motivo
less-than-nothing-was-paid = Se pagó menos que nada
enter-what-was-received = Anote lo que se recibió
that-game-is-over = Esa partida terminó
nobody-can-enter-it-any-more = Ya nadie puede anotarlo
is-played-in-teams-of-two = { $game } se juega en parejas, y falta el segundo nombre
both-names-of-the-team = Los dos nombres de la pareja son el mismo
once-games-have-begun-nobody-takes-another = Una vez empezado el juego nadie toma el lugar de otra persona
if-only-the-spelling-was-wrong = Si solo estaba mal escrito, la dirección puede darlo como motivo
plays-alone = { $player } juega a solas
withdraw-the-one-who-leaves = Retire a quien se va; la otra persona se inscribe la próxima vez
enter-who-plays-instead = Anote quién juega en su lugar
has-left-the-event = { $player } dejó el evento
take-a-new-entry = Tome una inscripción nueva
choose-one-from-the-entry = Elija a alguien de la inscripción
say-what-was-keyed-in-wrong = Diga qué se anotó mal
fees-are-never-returned = Las cuotas nunca se devuelven
what-was-paid-stays-in-the-books = Lo pagado queda en las cuentas
a-box-holds-no-less-than-nothing = En una caja no puede haber menos que nada
enter-what-was-counted = Anote lo que se contó
nobody-is-entered = No hay nadie inscrito como «{ $asked }»
use-the-number-the-code = Use el número, el código o el nombre completo
that-is-somebody-else-entry = Esa inscripción es de otra persona
sign-in-with-your-own-code = Entre con su propio código
take-back-the-withdrawal-first = Deshaga primero el retiro
sign-in-closed-minutes-before-play = El registro cerró { $count } minutos antes del juego
has-begun = { $game } ya empezó: { $player } entraría en la ronda { $round } sin ninguna derrota
the-chairperson-can-allow = La dirección puede permitirlo si da un motivo
has-begun-its-bracket = { $game } ya empezó: el cuadro queda como se sorteó
nobody-can-join-any-more = Ya nadie puede entrar
is-in-already = { $player } ya está en juego
the-next-seats-take-in-whoever-may = Los próximos asientos cuentan con quien pueda jugar
has-played = { $player } ya jugó
withdraw-the-entry-instead = Mejor anote que se retira
has-already-left = { $player } ya se fue
the-game-is-over = La partida terminó, su lugar queda
has-not-withdrawn = { $player } no se ha retirado
taking-a-withdrawal-back-needs-a-reason = Anular un retiro necesita un motivo
that-name-is-already-forgotten = Ese nombre ya se olvidó
leave-it-out = Déjela fuera, o que la dirección la acepte con un motivo
is-played-alone = { $game } se juega sin pareja
there-is-no-table = No hay mesa { $table }
choose-a-table-in-use = Elija una mesa en uso
leave-it-out-or-tell = Déjela fuera, o distinga a las dos con un segundo nombre
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
that-is-no-time-to-add = Ese no es un tiempo que sumar
enter-1-to-120-minutes-or-below-0 = Anote de 1 a 120 minutos; bajo cero para quitarlos
has-no-bank = { $game } no tiene banca
chips-pass-between-players = Las fichas pasan entre los jugadores
round-is-closed = La ronda { $round } está cerrada
the-chairperson-can-correct-the-table-result = La dirección puede corregir el resultado de la mesa
that-is-table = Esa es la mesa { $table }
scan-the-code-that-lies = Escanee el código que está en esa mesa
table-waits-for-a-ruling-and-stays = La mesa { $table } espera una decisión y queda como está
the-chairperson-or-a-judge-gives = Antes decide la dirección o un juez
table-plays-that-session-again = La mesa { $table } juega esa sesión otra vez
count-after-the-session-that-is-played = Cuente después de la sesión que se juega ahora
table-has-a-result-from-the-chair = La mesa { $table } tiene un resultado de la dirección
ask-the-chairperson-to-correct = Pida a la dirección que lo corrija
table-reports-by-itself = La mesa { $table } da sola su resultado
count-a-wooden-table-by-hand = Cuente a mano una mesa de verdad
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
the-count-has-of-marks = El conteo tiene { $count } de { $needed } marcas y no la de quien anuncia
the-caller-signs = Lo firma quien anuncia, o lo marcan { $needed } de la mesa
there-is-no-report-of-yours = No hay ningún resultado suyo que retirar
ask-the-judge-to-settle = Pida al juez que lo resuelva
table-is-not-disputed = La mesa { $table } no está en disputa
there-is-no-such-report = Ese resultado no existe
choose-one-of-the-versions-shown = Elija una de las versiones que se muestran
table-is-already-counted = La mesa { $table } ya está contada
take-the-count-back-first = Retire primero el conteo, o corrija el resultado
a-judge-deals-the-extra-game = Un juez reparte la partida extra
say-who-dealt = Diga quién repartió
plays-at-that-table = { $player } juega en esa mesa
choose-among-those-who-are-level-only = Elija solo entre quienes están empatados
correct-its-result-instead = Mejor corrija su resultado
the-result-was-corrected = El resultado se corrigió
undo-the-correction-first = Anule primero la corrección
a-void-result-needs-a-reason = Anular un resultado necesita un motivo
you-do-not-sit-at-that-table = Usted no se sienta en esa mesa
call-from-your-own-table = Llame desde su propia mesa
table-has-not-called = La mesa { $table } no ha llamado
the-ruling-has-no-words = La decisión no tiene texto
say-what-was-decided = Diga qué se decidió
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
this-game-is-counted-in-chips = Esta partida se cuenta en fichas
type-it-anew = Escríbalo otra vez
ask-the-chairperson-for-it = Pregunte a la dirección
draw-the-seats-anew = Sortear los asientos otra vez
it-is-longer = Tiene más de { $letters } letras
is-not-signed-in = { $player } no ha registrado su llegada
is-already-signed-in = { $player } ya registró su llegada
round-is-not-on = La ronda { $round } no está en marcha
nothing-to-rule-on = Nada que decidir
was-not-let-in = { $player } no entró con el juego empezado
there-is-no-entry-in-it = No hay ninguna inscripción
enter-what-lies-there = Anote lo que hay
leave-the-table-as-it-is = Deje la mesa como está
tables-are-counted-from-one = Las mesas se cuentan desde uno
the-chairperson-can-let-in-late = La dirección puede dejar entrar si da un motivo
withdraw-the-player-instead = Mejor retire a esa persona
enter-which-game-is-played = Anote a qué juego juega
enter-who-plays-in-the-team = Anote con quién juega
the-player-did-not-sit-at-that-table = No se sentó en esa mesa
the-player-does-not-sit-at-that-table = No se sienta en esa mesa
the-player-has-no-seat-in-this-round = No tiene asiento en esta ronda
enter-the-score = Anote sus puntos
enter-the-chips-of-the-seat = Anote las fichas; 0 si no hay
count-again-or-take-the-mark-back = Cuenten otra vez, o deshaga que perdió todas las fichas
too-few-can-be-seated = { $count } de { $all } pueden tener asiento; hacen falta dos
player-of-auxiliary-is-already-entered = { $player } de { $auxiliary } ya tiene inscripción
auxiliary-has-its-names-for-a-game = { $words ->
    [teams] { $auxiliary } ya tiene { $limit } equipos en { $game }: { $player } no tiene línea en la hoja
   *[names] { $auxiliary } ya tiene { $limit } nombres en { $game }: { $player } no tiene línea en la hoja
 }
cards-of-tables-are-not-back = { $count ->
    [one] No han vuelto las cartas de la mesa { $tables }
   *[other] No han vuelto las cartas de las mesas { $tables }
 }
the-middle-cannot-hold-chips = { $middle ->
    [bank] La banca no puede tener { $chips } fichas
   *[pot] El pozo no puede tener { $chips } fichas
 }
use-one-of = Use uno de: { OR($choices) }
that-sum-was-not-paid = { $dollars }: nadie pagó esa cantidad
field-is-longer-than-letters = { $field }: más de { $letters } letras
field-holds-a-sign-not-printed = { $field }: hay un signo que no se puede imprimir
so-many-win-the-extra-game = { $places } de las { $count } personas empatadas ganan el desempate
field-cannot-be = { $field } no puede ser { $value }
field-cannot-be-below-zero = { $field } no puede ser menor que cero
is-no-value-of-rule = «{ $value }» no es un valor de { $rule }
chips-and-middle-must-make = { $middle ->
    [bank] Las fichas y la banca deben sumar { $expected }
   *[pot] Las fichas y el pozo deben sumar { $expected }
 }
enter-the-chips-at-the-seat = Anote las fichas que tiene delante
nobody-counts-their-own-chips = { $player } no puede contar sus propias fichas
draw-seats-for-the-next-round = Sortee los asientos de la próxima ronda
owes = debe { $dollars }
because-not-signed-in = no ha llegado
player-has-not-signed-in = { $player }: falta registrar su llegada
player-owes = { $player } debe { $dollars }
sign-the-player-in-first = Registre primero su llegada
take-the-fee-first = Cobre primero la cuota
table-count-is-short = { $count ->
    [one] A la mesa { $table } le falta una ficha
   *[other] A la mesa { $table } le faltan { $count } fichas
 }
table-count-is-over = { $count ->
    [one] A la mesa { $table } le sobra una ficha
   *[other] A la mesa { $table } le sobran { $count } fichas
 }
is-no-game = «{ $given }» no es un juego
a-quote-is-opened-and-not-closed = Se abre una comilla y no se cierra
close-it-or-take-it-out = Ciérrela, o quítela
put-a-field-with-a-comma-in-quotes = Ponga entre comillas un campo que tenga una coma: "Lee, Ann"
it-holds-a-sign-not-printed = Tiene un signo que no se puede imprimir
write-it-again = Escríbalo otra vez
the-file-is-larger = El archivo pasa de { $size } MB
this-game-is-played-alone = Este juego se juega sin pareja
write-both-in-one-field = Escriba los dos en un campo, "Ann Lee & Bea Roy", o el segundo como pareja
is-no-sum-of-money = «{ $given }» no es una cantidad de dinero
write-it-like-15 = Escriba 15.00, o yes o no
entered-in-line-before = { $player } ({ $auxiliary }) ya está en la línea { $line }
entered-in-the-event-before = { $player } ({ $auxiliary }) ya está en el evento
no-auxiliary = sin filial
leave-this-line-out-or-tell = Deje fuera esta línea, o distinga a las dos con un segundo nombre
auxiliary-has-its-names = { $words ->
    [teams] { $auxiliary } ya tiene { $limit } equipos: { $player } no tiene línea en la hoja
   *[names] { $auxiliary } ya tiene { $limit } nombres: { $player } no tiene línea en la hoja
 }
leave-it-out-or-take-it-by-hand = Déjela fuera; la dirección puede tomarla a mano con un motivo
another-of-the-same-name = otra persona con el mismo nombre
table-was-reported-with-different-counts = La mesa { $table } mandó conteos distintos
table-has-a-tie-to-play-off = La mesa { $table } tiene un empate por desempatar
table-has-not-been-counted = La mesa { $table } no está contada
table-still-plays = La mesa { $table } todavía juega
number-player-auxiliary = { $number } ({ $player }, { $auxiliary })
several-notes = { $notes }
let-the-judge-count-them = Que los cuente el juez
table-of-a-game = { $game }, mesa { $table }
table-by-number = Mesa { $table }
read-out-short = { $count ->
    [one] { $where }: falta una ficha
   *[other] { $where }: faltan { $count } fichas
 }
read-out-over = { $count ->
    [one] { $where }: sobra una ficha
   *[other] { $where }: sobran { $count } fichas
 }
read-out-called-the-chair = { $where } llamó a la dirección
read-out-extra-game = { $where }: un juez a la mesa, partida de desempate
count-again-for = { $why }: cuenten otra vez
table-waits-for-the-start = La mesa { $table } espera el comienzo
table-plays = La mesa { $table } juega
finish-the-hand-then-count = Mesa { $table }: terminen la mano y cuenten
table-waits-leave-everything = La mesa { $table } espera una decisión; dejen todo como está
table-is-done = La mesa { $table } terminó
table-has-no-result = La mesa { $table } no tiene resultado
drawn-by-lot = Por sorteo.
those-from-a-group-sit-apart = Las { $count } personas de { $group } se sientan en { $count } mesas distintas.
all-from-a-group-share-the-table = Las { $count } personas de { $group } comparten la única mesa.
those-from-a-group-are-spread = Las { $count } personas de { $group } se reparten en { $tables } mesas.
sat-before-with-nobody-here = No ha jugado antes con nadie de esta mesa.
sat-before-with-some-here = Ya jugó con { $count } de los { $others } de esta mesa: no se encontró menos.
players-fit-one-table = { $count } jugadores caben en una mesa.
players-make-tables = { $count } jugadores forman { $tables } mesas: { $sizes }.
tables-of-a-size = { $count } de { $size }
seats-stay-as-they-were = Los asientos quedan como en la ronda anterior.
came-in-at-the-smallest-table = Llegó; esta era la mesa más pequeña.
moved-from-the-largest-table = Cambio por sorteo desde la mesa { $table }, la mayor: la mesa { $lone } tenía una sola persona.
table-is-closed-one-was-left = La mesa { $table } se cierra: solo quedaba una persona.
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
level-for-a-place = { $players } empatan por el lugar { $place }: una partida de desempate
of-a-game = { $game }: { $told }
matches-are-to-be-reported-at-tables = { $game }: faltan los resultados de { $count } encuentros, en las mesas { $tables }
enter-the-results = Anotar los resultados
give-the-ruling = Dar la decisión
choose-the-right-count = Elija el conteo bueno
enter-who-won-the-extra-game = Anote quién ganó la partida extra
enter-the-count = Anotar el conteo
no-longer-plays-but-has-a-seat = { $count ->
    [one] { $game }: { $players } ya no juega pero tiene asiento en la ronda { $round }
   *[other] { $game }: { $players } ya no juegan pero tienen asiento en la ronda { $round }
 }
tables-are-to-be-counted = { $game }: falta contar { $count } mesas: { $tables }
start-round = Empezar la ronda { $round }
take-the-start-of-round-back = Deshacer el comienzo de la ronda { $round }
draw-the-bracket = Sortear el cuadro
start-the-final = Empezar la final
enter-the-counts = Anotar los conteos
has-no-entries-yet = { $game } todavía no tiene inscripciones
entered-of-them-paid = { $game }: { $count } inscripciones, { $paid } pagadas
game-has-fewer-than-two-to-seat = { $game }: menos de dos pueden tener asiento
may-play-round-and-has-no-seat = { $player } puede jugar la ronda { $round } y no tiene asiento
every-table-of-round-is-counted = { $game }: todas las mesas de la ronda { $round } están contadas
round-of-tables-play = { $game }: ronda { $round }, juegan { $plays } de { $count } mesas
are-level-for-place = { $players } empatan por el lugar { $place }: una partida de desempate
all-games-are-decided = Todos los juegos están decididos
is-decided = { $game } está decidido
awards-given = Premiación hecha a las { $time }
take-entries = Tomar inscripciones
look-at-the-entries = Ver las inscripciones
close-round = Cerrar la ronda { $round }
enter-the-order = Anotar el orden
give-the-awards = Hacer la premiación
look-at-the-money = Ver el dinero
take-the-fee = Cobrar la cuota
look-at-the-winners = Ver a los ganadores
take-the-awards-back = Anular la premiación
seat-round = Dar los asientos de la ronda { $round }
open-round-again = Volver a abrir la ronda { $round }
the-game-is-over-at-last = La partida terminó
you-have-withdrawn = Usted se retiró
table-seat = Mesa { $table }, asiento { $letter }
wait-for-the-next-seats = Espere los próximos asientos
please-sign-in-at-the-desk = Por favor registre su llegada en la mesa de registro
table-has-no-seats-now = La mesa { $table } no tiene asientos ahora
take-your-seats-for-round = Tomen asiento para la ronda { $round }
make-the-event-first = Haga primero el evento
there-is-such-an-event-already = Ya hay un evento así
choose-another-id = Elija otro nombre corto
the-id-is-not-of-letters = El identificador no es de letras y cifras
entries-were-taken-at-the-old-fee = Hay inscripciones con la cuota anterior
keep-it-for-this-event = Manténgala en este evento
games-have-begun = Las partidas ya empezaron
house-rules-are-set-before-the-first = Las reglas de la casa se fijan antes de la primera ronda
this-event-has-no-game = Este evento no tiene el juego «{ $given }»
there-is-no-such-entry = Esa inscripción no existe
choose-somebody-from-the-list-of-entries = Elija a alguien de la lista de inscripciones
has-no-round = { $game } no tiene ronda { $round }
choose-a-round-that-was-seated = Elija una ronda que tuvo asientos
round-has-no-table = La ronda { $round } no tiene mesa { $table }
has-no-seats-yet = { $game } todavía no tiene asientos
draw-seats-first = Primero sortee los asientos
start-round-first = Primero empiece la ronda { $round }
correct-the-table-result-instead = Mejor corrija el resultado de la mesa
matches-lost = encuentros perdidos
take-back-a-prize-or-the-house = Anule antes un premio o la parte de la casa
take-back-what-was-paid-out = Anule antes lo que se pagó de la caja
correct-the-line-that-took-it-first = Corrija antes la línea que lo tomó
count-the-chips-again = Cuente las fichas otra vez
would-hold = { $player } tendría { $text }
this-is-a-real-event = Este es un evento de verdad
choose-a-later-step = Elija un paso posterior
there-is-no-step = No hay ningún paso «{ $until }»
settings-changed = Ajustes cambiados: { $fields }.
entries-paid = { $count } inscripciones; pagaron { $dollars }.
a-new-code = Un código nuevo para { $player }.
the-event-was-made = Se preparó el evento.
does-not-join-after-all = { $player } al final no entra.
sign-in-of-taken-back = Se deshizo la llegada de { $player }.
a-name-was-forgotten = Se olvidó un nombre: { $player }.
the-awards-were-given = Se hizo la premiación: todos pueden ver quién ganó.
the-awards-were-taken-back = Se anuló la premiación: ya no se muestra quién ganó.
role-cannot-do-that = { $role ->
    [judge] Un juez no puede hacerlo
    [captain] Un capitán de mesa no puede hacerlo
    [player] Un jugador no puede hacerlo
    [table] Una mesa no puede hacerlo
    [visitor] El público no puede hacerlo
   *[chair] La dirección no puede hacerlo
 }
this-event-is-not-made = Ese evento no existe
use-letters-digits-dashes = Use letras, cifras, guiones
now-the-seat-has = { $chips ->
    [one] El asiento tiene ahora 1 ficha
   *[other] El asiento tiene ahora { $chips } fichas
 }
seat-the-player = Dar asiento a { $player }
so-many-are-signed-in-and-paid = { $game }: { $ready } de { $count } llegaron y pagaron
sign-people-in = Registrar llegadas
the-tables-are = Las mesas son { $tables }
round-is-closed-so-many-play-on = { $game }: la ronda { $round } está cerrada, siguen { $count }
take-the-count-of = Tomar el conteo de { $by }
make-another-as-a-rehearsal = Haga otro, marcado como ensayo
the-rehearsal-is-already-there = El ensayo ya está ahí
game-is-seated = { $game }: los asientos de la ronda { $round } están listos. { $look }
game-is-seated-for-the-final = { $game }: los asientos de la ronda { $round }, la final, están listos. { $look }
chips-in-every-bank = ¿{ $chips } fichas en cada banca y ninguna frente a un asiento?
every-seat-holds-chips = ¿Cada asiento tiene { $chips } fichas?
enter-the-new-count = Anotar el nuevo conteo
too-much-in-the-box = Sobran { $dollars } en la caja
too-little-in-the-box = Faltan { $dollars } en la caja
play-and-money-is-owed = { $count ->
    [one] { $players } juega y debe { $dollars }
   *[other] { $players } juegan y deben { $dollars }
 }
entries-name-no-auxiliary = { $count ->
    [one] 1 inscripción no nombra filial
   *[other] { $count } inscripciones no nombran filial
 }
player-paid = { $player } pagó { $dollars }.
the-box-was-counted = En la caja hay { $dollars }.
round-of-a-game = { $game }, ronda { $round }
match-of-a-game = { $game }, encuentro { $match }
table-of-a-round = { $game }, ronda { $round }, mesa { $table }
entry-taken = Inscripción de { $player }, { $auxiliary }; pagó { $dollars }.
seats-drawn-by-lot = { $tables ->
    [one] { $where }: asientos por sorteo, { $count } jugadores en 1 mesa.
   *[other] { $where }: asientos por sorteo, { $count } jugadores en { $tables } mesas.
 }
seats-kept = { $tables ->
    [one] { $where }: los mismos asientos, { $count } jugadores en 1 mesa.
   *[other] { $where }: los mismos asientos, { $count } jugadores en { $tables } mesas.
 }
it-is-the-final = Es la final.
so-many-left-out = Sin asiento: { $count }.
seat-was-marked = { $mark ->
    [broke] { $where }: { $player } perdió todas las fichas.
    [no_show] { $where }: { $player } no vino.
    [walked_out] { $where }: { $player } se fue antes.
   *[back] { $where }: { $player } vuelve a jugar.
 }
incident-about = { $title }: { $player }.
heard-by = Lo oyó { $player }.
it-was-ruled = Decidido.
a-new-code-for-a-table = Un código nuevo para la mesa { $table }.
a-new-code-for-the-judges = Un código nuevo para los jueces.
minutes-more = { $count ->
    [one] { $where }: 1 minuto más.
   *[other] { $where }: { $count } minutos más.
 }
minutes-fewer = { $count ->
    [one] { $where }: 1 minuto menos.
   *[other] { $where }: { $count } minutos menos.
 }
all-tables-of = { $where }, todas las mesas
result-taken-away = { $where }: se quitó el resultado.
chips-moved = { $player } de { $before } a { $after }
points-moved = { $player } de { $before } a { $after } puntos
the-extra-game-or-a-mark = el desempate o una marca
result-corrected = { $where }, corrección: { $changed }.
house-rule-changed = Regla de la casa { $rule }: de { $before } a { $value }.
house-rule-set = Regla de la casa { $rule }: fijada en { $value }.
payment-of-a-player-corrected = Pago de { $player } corregido de { $before } a { $dollars }.
payment-of-a-rebuy-corrected = Pago de una recompra corregido de { $before } a { $dollars }.
extra-game-was-won = { $where }: desempate entre { $players }; ganó { $winners }.
no-result = { $where }: sin resultado.
no-result-to-be-played-again = { $where }: sin resultado, se juega otra vez.
player-was-disqualified = { $player } queda fuera del torneo.
the-won-games-are-struck = Se borran las partidas ganadas.
bracket-was-drawn = { $game }: cuadro sorteado, { $count } equipos.
match-of-two = { $game }, encuentro { $match }: { $team } contra { $other }
team-has-points = { $team } { $points }
points-of-teams = { $points }
points-out-on-the-bid = { $points }, { $team } sale con su apuesta
match-corrected = { $where }, corrección: { $before } pasa a { $after }.
entry-now-reads = La inscripción { $number } ahora dice { $player }.
round-began-with-a-bank = { $where }: empezó, { $chips } en cada banca.
round-began = { $where }: empezó, { $chips } por persona.
joins-with-no-losses = { $player } entra en { $game } en la ronda { $round }, sin derrotas.
player-signed-in = Llegó { $player }.
takes-the-place-of-an-entry = { $player } toma el lugar de la inscripción { $number }.
player-withdrew = { $player } se retiró.
withdrawal-taken-back = Se deshizo el retiro de { $player }.
player-was-seated = { $where }: se dio asiento a { $player }.
seat-was-set-to-chips = { $where }: { $player } tiene { $chips }.
the-start-was-taken-back = { $where }: se deshizo el comienzo.
time-was-called = { $where }: se acabó el tiempo.
more-chips-for-the-bank = { $count ->
    [one] { $where }: 1 ficha más para la banca.
   *[other] { $where }: { $count } fichas más para la banca.
 }
a-count-was-taken-back = { $where }: se retiró un conteo.
a-count-was-chosen = { $where }: se eligió uno de los conteos.
called-the-chair = { $where }: llamaron a la dirección.
ruling-given = { $where }, decisión: { $ruling }
round-was-closed = { $where }: cerrada.
extra-game-for-a-place = Desempate por un lugar: { $players }.
the-correction-was-undone = { $where }: se deshizo la corrección.
disqualification-taken-back = Se levantó la descalificación de { $player }.
match-was-called = { $match }, llamado a la mesa { $table }.
match-call-taken-back = { $match }: se deshizo la llamada.
match-was-reported = { $where }, resultado: { $points }.
match-report-taken-back = { $match }: se retiró un resultado.
match-report-chosen = { $match }: se eligió uno de los resultados.
table-is-played-physical = La mesa { $table } se juega con cartas de verdad.
every-table-is-played-physical = Todas las mesas se juegan con cartas de verdad.
table-is-played-live = La mesa { $table } se juega en el navegador.
every-table-is-played-live = Todas las mesas se juegan en el navegador.
play-to-then-report = Jueguen a { $points }. Luego manden los puntos de las dos parejas
time-the-side-that-leads-has-won = Tiempo. Terminen la mano; gana la pareja que va adelante
the-result-is-in-wait-for-your-next-match = El resultado está anotado. Esperen su próximo encuentro
round-is-closed-wait-for-the-next-seats = La ronda { $round } está cerrada. Esperen los próximos asientos
play-until-time-is-called = Jueguen. Cuando se acabe el tiempo, terminen la mano y cuenten
time-each-counts-the-player-to-the-right = Tiempo. Terminen la mano; luego cada quien cuenta a quien está a su derecha
the-count-is-in-wait-for-the-close = El conteo está anotado. Esperen a que cierre la ronda
you-are-out-of-the-tournament = Usted está fuera del torneo. Por favor deje la zona de juego
the-game-went-on-without-you = { $game } siguió sin usted. Pregunte en la mesa de registro
it-is-decided-the-winners-are-named = Está decidido. Los ganadores se nombran en la premiación
your-second-loss = Su segunda derrota: queda fuera. Gracias por jugar
your-third-loss = Su tercera derrota: queda fuera. Gracias por jugar
you-owe-pay-at-the-desk = Usted debe { $dollars }. Por favor pague en la mesa de registro
you-are-signed-in-wait-for-the-seats = Su llegada está registrada. Espere los asientos
the-bracket-was-drawn-without-you = El cuadro se sorteó sin su equipo. Pregunte en la mesa de registro
match-at-table-against = Encuentro { $match } en la mesa { $table } contra { $player }
match-at-table = Encuentro { $match } en la mesa { $table }
your-next-match-against = Su próximo encuentro es el { $match }, contra { $player }. Espere la llamada
your-next-match = Su próximo encuentro es el { $match }. Espere la llamada
players-changed-seats = { $players } cambiaron de asiento.
where-chips-were-counted = { $where }, conteo: { $chips }.
where-chips-were-counted-wrong = { $where }, conteo: { $chips } de { $expected }.
is-not-played-in-rounds = { $game } no se juega en rondas
choose-another-game = Elija otro juego
round-is-open = La ronda { $no } está abierta
correct-the-result-it-follows-through = Corrija el resultado de la mesa: llega hasta estos asientos
table-was-not-voided = La mesa { $table } no fue anulada
table-was-dealt-anew-in-the-browser = La mesa { $table } se repartió de nuevo en pantalla
let-it-be-played-its-result-can-be-corrected = Deje jugar; su resultado se puede corregir
table-has-told-something-since = La mesa { $table } envió algo después
take-that-back-first-or-correct-the-result = Retire primero eso, o corrija el resultado de la mesa
table-got-no-further-lot = La mesa { $table } no recibió otro lote
no-extra-game-was-entered = No se anotó ninguna partida extra
round-has-not-begun-2 = La ronda { $no } no ha empezado
swap-the-seats-nothing-is-played = Cambie los asientos: todavía no se jugó nada
round-has-its-seats-2 = La ronda { $no } ya tiene asientos
round-1-has-not-begun = La ronda 1 no ha empezado
left-in-that-round = { $player } se fue en esa ronda
correct-the-tables-results-instead = Corrija mejor los resultados de las mesas
that-team-is-not-in-the-draw = Esa pareja no está en el sorteo
choose-a-team-of-the-bracket = Elija una pareja del cuadro
extra-game-was-taken-back = { $game }: se retiró la partida extra de { $players }.
had-sat-in-other-seats = { $game }, ronda { $round }: { $players } se habían sentado uno en el asiento del otro. Motivo: { $why }.
lot-for-the-bank-taken-back = { $game }, ronda { $round }, mesa { $table }: { $chips } para la banca, retirados.
seat-changed-because = Asiento cambiado por { $by }: { $why }.
put-here-in-the-draw-because = Puesto aquí en el sorteo por { $by }: { $why }.
round-was-opened-again = { $game }, ronda { $round }: abierta otra vez.
changed-places-in-the-draw = { $game }: { $team } cambió de lugar con { $other } en el sorteo. Motivo: { $why }.
what-was-before-counts-again = { $game }, ronda { $round }, mesa { $table }: vuelve a valer lo de antes.
that-player-had-no-seat-in-this-round = Esa persona no tenía asiento en esta ronda
table-is-in-the-browser-each-with-a-code = La mesa { $table } se juega en pantalla, cada quien con su código
choose-another-one = Elija otro
the-tag = tarjeta
what-becomes = { $what }: { $before } pasa a { $after }
status-becomes = { $before } pasa a { $after }
a-won-game-more-or-less = una partida ganada más o menos
change-of-a-player = { $player }: { $changes }.
tag-is-clear = limpia
tag-lost-in = perdió en { $rounds }
none-of-them = ninguno
matches-by-number = { $matches }
place-by-number = { $place }
place-is-open = por decidir
status-of-a-player = { $status ->
    [in] todavía en juego
    [out] fuera
    [withdrawn] se retiró
    [disqualified] fuera del torneo
    [absent] ausente
   *[other] { $status }
 }
back-in = { $player } vuelve a jugar.
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
no-longer-decided-matches = { $game } ya no está decidido: hay encuentros por jugar.
no-longer-decided-a-round = { $game } ya no está decidido: falta otra ronda.
the-awards-change = La premiación cambia.
a-place-becomes = lugar { $before } pasa a { $after }
result-did-not-play = Inscripción sin jugar
result-an-extra-hand-for-a-place = { $players } empatan por el lugar { $place }: falta jugar una mano extra
result-an-extra-game-for-a-place = { $players } empatan por el lugar { $place }: falta jugar una partida extra
result-nth-place = { $place }.º lugar
result-the-cup = el vaso
result-so-many-more = { $count } más
result-nothing-lost = sin derrotas
result-lost-in-round = derrota en la ronda { $round }
result-lost-in-rounds = derrotas en las rondas { $rounds }
result-points-then = Puntos entonces
result-chips-then = Fichas entonces
result-lost = Derrotas
result-won = Victorias
result-out-in-round = Fuera en la ronda
result-matches-won = Encuentros ganados
result-matches-lost = Encuentros perdidos
result-out-in-match = Fuera en el encuentro
result-points = Puntos
result-games = Partidas
result-sat-out = Descansos
result-credited = Abono
result-rebuys = Recompras
result-chips-on-the-last-hand = Fichas en la última mano
result-won-or-lost = Ganó o perdió
result-bought-in = Compras
result-pots-taken = Pozos ganados
result-withdrew-after-round = Se retiró después de la ronda { $round }
result-sent-away-in-round = Expulsión en la ronda { $round }
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
result-loss-in-match = { $nth ->
    [1] Primera
    [2] Segunda
    [3] Tercera
    [4] Cuarta
    [5] Quinta
   *[other] { $nth }.ª
 } derrota: { $match }
result-the-round-is-not-closed = La ronda { $round } no está cerrada: el lugar sigue abierto
result-nobody-else-went-out-in-round = Nadie más quedó fuera en la ronda { $round }: no hay empate
result-left-without-a-count = Se fue sin conteo: debajo de quienes quedaron fuera en esa ronda con conteo
result-nobody-is-level-with-that = Nadie tiene lo mismo: no hizo falta una partida extra
result-score-in-that-round = { $score } en esa ronda
result-score-below = { $score } en esa ronda: menos que { $better }
result-score-above = { $score } en esa ronda: más que { $worse }
result-score-between = { $score } en esa ronda: menos que { $better }, más que { $worse }
result-points-and-chips = { $points } y { $chips }
result-level-an-extra-game-decides = Empate con { $players }: decide una partida extra
result-level-to-the-last = Empate total con { $players }: comparten el lugar
result-extra-game-behind = Empate con { $players }: decidió la partida extra, detrás de { $ahead }
result-extra-game-won = Empate con { $players }: decidió la partida extra, y la ganó
result-match-by-walkover = encuentro { $match } ({ $title }), sin jugar
result-match-to-by-walkover = encuentro { $match } ({ $title }), contra { $player }, sin jugar
result-match = encuentro { $match } ({ $title }): { $points }
result-match-to = encuentro { $match } ({ $title }), contra { $player }, { $points }
result-sent-away-no-place = Expulsión: sin lugar
result-the-rest-was-lost-by-walkover = Se retiró: lo que faltaba se perdió sin jugar
result-won-the-last-match = Ganó el último encuentro
result-still-in = Sigue en juego
result-shares-the-place-of-that-round = Comparte el lugar con quienes quedaron fuera en esa ronda
result-nobody-else-has-that-place = Nadie más tiene ese lugar: no hay empate
result-points-in-games = { $points } en { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
 }
result-points-with-a-credit = { $points } en { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
 }, y { $credit } de abono por descansar más que otros: { $total }
result-nobody-has-as-many = Nadie tiene tantos: no hay empate
result-level-place-and-prize-are-shared = Empate con { $players }: comparten lugar y premio
result-level-one-hand-decided = Empate con { $players }: decidió una mano entre ellos
result-the-fewest-points = Menos puntos que nadie entre quienes se quedaron: el vaso
result-a-deal-of-the-last = Un acuerdo de los últimos { $count }: { $amount }
result-sent-away = Expulsión
result-the-last-one-in-has-all-the-chips = Nadie más en juego: tiene todas las fichas
result-went-out-before-all = Quedó fuera antes que nadie
result-went-out-after = Quedó fuera cuando ya { $others ->
    [one] había salido { $others } persona
   *[other] habían salido { $others } personas
 }
result-chips-at-the-start-of-that-hand = { $chips } fichas al empezar esa mano
result-nobody-else-went-out-on-that-hand = Nadie más quedó fuera en esa mano: no hay empate
result-as-many-on-the-same-hand = { $player } tenía lo mismo en la misma mano: comparten
result-out-with-more = { $player } quedó fuera en la misma mano con más, { $chips }: queda más arriba
result-out-with-fewer = { $player } quedó fuera en la misma mano con menos, { $chips }: queda más abajo
result-level-the-place-is-shared = Empate con { $players }: comparten el lugar
result-nobody-else-came-out-level = Nadie más quedó igual: no hay empate
result-won-so-much = Ganó { $amount }: { $chips } en fichas, { $bought } de compra
result-lost-so-much = Perdió { $amount }: { $chips } en fichas, { $bought } de compra
result-came-out-even = Ni ganó ni perdió, { $amount }: { $chips } en fichas, { $bought } de compra
result-in-the-box = En la caja
result-fees-due = Cuotas debidas
result-still-owing = Por pagar
result-paid-above-the-fee = Pagado de más
result-laid-aside-for-the-house = Apartado para la casa
result-prizes-paid = Premios pagados
result-money = Dinero
result-account-cup = Vaso { $table }
result-account-stack = { $player }, fichas
result-account-bill = { $player }, cuenta
result-account-won = { $player }, ganado
result-account-box = Caja
result-account-pot = Pozo
result-account-missing = Falta
result-account-players = Jugadores
result-account-event = Evento
result-the-bank = La banca
tables-would-hold-chips = Las mesas { $tables } tendrían { $chips } fichas
table-would-hold-chips = La mesa { $table } tendría { $chips } fichas
the-pot-would-hold = El pozo tendría { $amount }
the-box-would-hold = La caja tendría { $amount }
no-number-of-winners-for-so-many = { $game } no tiene número de ganadores para una mesa de { $seats }
seat-at-most-so-many = Siente a { $seats } como máximo
there-is-no-such-game-in-the-preset = no hay «{ $game }» en { $preset }
use-one-of-these-ids = Use uno de: { $known }
there-is-no-such-setting = ese ajuste no existe
there-is-no-such-preset = no hay «{ $preset }»
the-preset-has-no-such-option = { $preset } no tiene esa regla de la casa
that-is-no-value-of-the-option = «{ $value }» no es uno de sus valores
