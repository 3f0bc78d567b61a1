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
all-52-cards-are-called = Ya se cantaron las 52 cartas
ask-once-who-is-out-then-end = Pregunte una vez quién terminó y cierre la partida
no-such-card = { $card } no es una carta
tap-the-card-that-was-turned = Toque la carta que salió
that-card-is-called-already = Esa carta ya salió
tap-another-card = Toque otra
no-card-is-called-yet = Todavía no se anuncia ninguna carta
somebody-has-called-out-on-it = Alguien cantó con ella
take-that-call-back-first = Retire primero ese canto
the-hall-drew-that-card = Esa carta la sacó la sala
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
call-the-next-card = Cante la carta siguiente
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
    [one] { $name }, ronda { $round }: volvieron { $decks } mazos de la mesa { $tables }.
    *[other] { $name }, ronda { $round }: volvieron { $decks } mazos de las mesas { $tables }.
    }
called-game-began = { $place }: empezó.
card-was-called = { $place }: se cantó { THE($card) }.
card-was-not-called = { $place }: al final no se cantó { THE($card) }.
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
