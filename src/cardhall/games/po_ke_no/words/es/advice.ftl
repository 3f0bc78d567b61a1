po-ke-no-line = { $line ->
    [row] Fila { $number }
    [column] Columna { $number }
    [from-left] Diagonal desde arriba a la izquierda
    [from-right] Diagonal desde arriba a la derecha
   *[other] Po-Ke-No
 }
po-ke-no-hint-wait = Esperar la próxima carta
po-ke-no-hint-call = Cantar
po-ke-no-hint-four-corners = Usted tiene Po-Ke-No, las cuatro esquinas y el centro: paga { $chips }.
po-ke-no-hint-full-line = { $line ->
    [row] La fila { $number }
    [column] La columna { $number }
    [from-left] La diagonal desde arriba a la izquierda
   *[other] La diagonal desde arriba a la derecha
 } está completa, y no da nada hasta que usted cante.
po-ke-no-hint-others-near = { $boards ->
    [one] A otro cartón le falta solo una carta.
   *[other] A otros { $boards } cartones les falta solo una carta.
 }
po-ke-no-hint-worth-waiting = Su línea está segura mientras nadie más tenga una, y con { THE_GROUP($cards) } sería Po-Ke-No, que paga más.
po-ke-no-hint-nothing-to-call = Ahora no hay nada que cantar.
po-ke-no-hint-nearest = Usted no tiene ninguna línea completa. { $line ->
    [row] La más cercana es la fila { $number }
    [column] La más cercana es la columna { $number }
    [from-left] La más cercana es la diagonal desde arriba a la izquierda
    [from-right] La más cercana es la diagonal desde arriba a la derecha
   *[other] Lo más cercano es el Po-Ke-No
 }: necesita { THE_GROUP($cards) }.
po-ke-no-odds-your-lines = Sus líneas
po-ke-no-odds-first = Usted canta primero
po-ke-no-odds-even = Dos a la vez con manos iguales
po-ke-no-odds-calls = Cartas hasta que alguien cante
po-ke-no-odds-needs = Cartas que faltan
po-ke-no-odds-full-within = { $calls ->
    [one] Completa con una carta
   *[other] Completa dentro de { $calls } cartas
 }
po-ke-no-odds-wins = Gana la partida
