only-the-table-turns-cards-and-settles = Solo la mesa saca cartas y decide.
wait-for-a-card-that-fills = Espere una carta que complete una línea, o las esquinas y el centro.
call-when-a-pattern-is-full = Cante cuando complete una línea.
po-ke-no-the-table-itself-calls = En esta mesa anuncia la mesa misma
po-ke-no-line-pays = Una línea de cinco paga { $amount }.
po-ke-no-corners-pay = Las cuatro esquinas y el centro pagan { $amount }.
po-ke-no-the-table-calls = La mesa anuncia las cartas.
po-ke-no-even = { $even ->
    [first-call] Con manos iguales gana quien cantó primero.
   *[extra-game] Las manos iguales juegan entre sí una partida extra.
 }
po-ke-no-late = { $late ->
    [lost] Una línea que no se canta con su carta se pierde.
   *[allowed] Una línea completa se puede cantar también con una carta posterior.
 }
po-ke-no-false-call = { $cost ->
    [sit-out-game] Un canto falso deja fuera por el resto de la partida.
   *[none] Un canto falso no cuesta nada.
 }
po-ke-no-each-has-a-board = La mesa misma anuncia; cada quien tiene un cartón para la sesión.
po-ke-no-is-called = { $card }.
po-ke-no-card = { $rank ->
    [two] Dos
    [three] Tres
    [four] Cuatro
    [five] Cinco
    [six] Seis
    [seven] Siete
    [eight] Ocho
    [nine] Nueve
    [ten] Diez
    [jack] Jota
    [queen] Reina
    [king] Rey
   *[ace] As
 } de { $suit ->
    [clubs] tréboles
    [diamonds] diamantes
    [hearts] corazones
   *[spades] picas
 }
po-ke-no-claims-are-settled = Los cantos están resueltos.
po-ke-no-all-called-nobody-out = Salieron las 52; nadie cantó.
po-ke-no-calls-out = { $player } canta.
po-ke-no-calls-falsely = Canto falso de { $player }: no juega esta partida.
po-ke-no-to-call-out = cantar
po-ke-no-sits-out = no juega esta partida
po-ke-no-called = canta
po-ke-no-called-out = Canto de { $players }.
po-ke-no-dead-game = Salieron las 52 cartas y nadie cantó: partida sin ganador.
po-ke-no-are-even = { $players } empatan: una partida extra entre ellos por { $amount }.
po-ke-no-is-out-with = { $player } gana con { $pattern }.
po-ke-no-called-out-with = { $player } cantó con { $pattern }.
po-ke-no-the-bank-pays = La banca paga { $amount } a { $player }.
po-ke-no-a-further-lot = La banca recibe { $amount } más.
po-ke-no-corners-and-centre = Po-Ke-No, las cuatro esquinas y el centro
po-ke-no-in-a-row = { $hand } en la fila { $row }
po-ke-no-in-a-column = { $hand } en la columna { $column }
po-ke-no-in-a-diagonal = { $hand } en una diagonal
po-ke-no-hand = { $kind ->
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
po-ke-no-is-no-action = { $action } no es una jugada de Po-Ke-No. Use call, out o settle
po-ke-no-write-an-action = { $text } no es una jugada de Po-Ke-No. Escriba call, out A o settle
po-ke-no-names-no-card = { $verb } no nombra carta ni asiento
po-ke-no-one-winner-a-game = No hay partida en juego: una gana cada vez
po-ke-no-settle-the-claims-first = Primero se resuelven los cantos
po-ke-no-all-cards-have-been-called = Ya salieron las 52 cartas
po-ke-no-nobody-has-called-out = Nadie ha cantado
po-ke-no-that-seat-has-no-board = Ese asiento no tiene cartón en esta partida
po-ke-no-has-called-already = Ya cantó
po-ke-no-sits-out-this-game = Canto falso: no juega esta partida
po-ke-no-not-called-at-once-is-lost = Aquí, la línea que no se canta enseguida se pierde
po-ke-no-no-pattern-is-covered = No hay tapada ninguna línea de cinco ni el Po-Ke-No
po-ke-no-a-game-is-to-be-finished = Queda una partida por terminar
po-ke-no-at-the-seat = asiento { $player }
po-ke-no-a-board-has-25-cards = Un cartón tiene 25 cartas distintas
po-ke-no-two-or-more-seats = Dos asientos o más, de { $seats }
po-ke-no-has-begun-already = esta partida ya empezó
po-ke-no-give-boards = Dé de { $low } a { $high } cartones
po-ke-no-give-so-many-at-most = Dé { $most } como máximo
po-ke-no-choose-boards = Elija de { $low } a { $high } cartones
