hint-did-best = De lo que puede hacer, esto rindió más en { $playouts } manos imaginadas.
hint-no-choice = Aquí no hay nada que elegir. { $told }.
hint-nothing-else-to-do = Aquí no hay nada más que hacer.
hint-last-card = Es su última carta.
hint-odds-are-for-a-hand = Las probabilidades son para quien está jugando una mano
hint-not-once = ninguna vez
hint-every-time = todas las veces
hint-hardly-ever = casi nunca
hint-nearly-every-time = casi todas las veces
hint-so-often-in-ten = { $times ->
    [one] más o menos una vez de diez
   *[other] más o menos { $times } veces de diez
 }
hint-pass = Pasar
hint-play-cards = Jugar { THE_GROUP($cards) }
hint-throw-cards = Descartar { THE_GROUP($cards) }
hint-name-suit = Elegir { $suit }
hint-measure-side-over-side = puntos de su pareja y suyos menos los de la otra
hint-measure-over-equal-share = fichas sobre una parte igual de lo que se paga
hint-odds-this-game = Esta partida
hint-odds-this-hand = Esta mano
hint-odds-cards-that-help-you = Cartas que le sirven
hint-odds-you-go-out-first = Usted cierra primero
hint-odds-another-does = Cierra otra persona
hint-odds-nobody-does = Nadie cierra
hint-odds-points-your-side-makes = Puntos que hacen ustedes
hint-so-many-may-be-played = Puede jugar { $free } de sus { $held } cartas. { $told }.
hint-sure-lead = Ningún triunfo de los que faltan supera { TO_THE($card) }: baza segura.
hint-ace-lead = { LARGE(THE($card)) } gana la baza si nadie juega triunfo; { $out ->
    [0] ya no hay triunfos fuera.
    [one] todavía hay un triunfo fuera.
   *[other] todavía hay { $out } triunfos fuera.
 }
hint-plain-lead = Abrir sin triunfo guarda { THE_GROUP($cards) } para después.
hint-trump-lead = Abrir con triunfo hace que los demás jueguen los suyos; { $out ->
    [0] ya no hay ninguno fuera.
    [one] todavía hay uno fuera.
   *[other] todavía hay { $out } fuera.
 }
hint-wins-last = Usted juega al final de esta baza, y { THE($card) } la gana.
hint-partner-has-it = Su pareja tiene esta baza con { THE($card) }; no hace falta superarla.
hint-cannot-win = Nada de lo que puede jugar supera { TO_THE($card) }: deje ir la carta que menos necesite.
hint-takes-the-lead-for-good = { LARGE(THE($card)) } supera { TO_THE($other) }, y nada de lo que falta la supera.
hint-takes-the-lead = { LARGE(THE($card)) } supera { TO_THE($other) }; { $behind ->
    [one] después de usted juega alguien más.
   *[other] después de usted juegan { $behind } más.
 }
hint-ducks = Podría ganar esta baza, pero { THE($card) } vale más después.
boure-hint-stay = Quedarse
boure-hint-stand-pat = Plantarse
boure-hint-draw = { $count ->
    [one] Descartar { THE_GROUP($cards) }; tomar otra
   *[other] Descartar { THE_GROUP($cards) }; tomar { $count }
 }
boure-hint-no-trump = No tiene ningún triunfo; el triunfo es { $suit }.
boure-hint-trumps = { $held ->
    [one] El triunfo es { $suit }, y usted tiene uno: { THE_GROUP($cards) }. Con eso no hay ninguna baza segura.
   *[other] El triunfo es { $suit }, y usted tiene { $held }: { GROUP($cards) }. Con eso no hay ninguna baza segura.
 }
boure-hint-sure-trumps = { $held ->
    [one] El triunfo es { $suit }, y usted tiene uno: { THE_GROUP($cards) }.
   *[other] El triunfo es { $suit }, y usted tiene { $held }: { GROUP($cards) }.
 } { $sure ->
    [one] Eso da una baza segura de cinco.
   *[other] Eso da { $sure } bazas seguras de cinco.
 }
boure-hint-staying-costs = Quedarse cuesta { $cost }; el pozo es de { $pot }.
boure-hint-staying-costs-nothing = Quedarse no cuesta nada ahora; el pozo es de { $pot }.
boure-hint-staying-brought = Jugada { $playouts } veces quedándose: el pozo, { $took }; un bouré, { $boured }.
boure-hint-keep-all = Conviene guardar las cinco.
boure-hint-keep = Guarde { THE_GROUP($cards) }.
boure-hint-keep-none = No conviene guardar ninguna.
boure-hint-no-trick-yet = Todavía no tiene ninguna baza y { $left ->
    [one] queda una
   *[other] quedan { $left }
 }; un bouré cuesta { $cost }.
boure-hint-third-trick = Tiene dos bazas; con la tercera el pozo de { $pot } es suyo.
boure-hint-measure-over-passing = { $unit ->
    [cents] centavos
   *[other] fichas
 } más que pasando
boure-hint-measure-from-here = { $unit ->
    [cents] centavos
   *[other] fichas
 } de aquí en adelante
boure-odds-your-chances = Sus probabilidades
boure-odds-if-you-stay = Si se queda
boure-odds-staying = Quedarse, frente a pasar
boure-odds-passing = Pasar
boure-odds-from-here = De aquí en adelante
boure-odds-pot = Usted se lleva el pozo
boure-odds-trick = Hace una baza, o gana el pozo sin jugar
boure-odds-boure = Usted hace bouré
boure-odds-left = El pozo queda para el próximo reparto
boure-odds-what-a-boure-costs = El pozo es de { $pot }. Un bouré paga otro tanto.
boure-odds-what-a-boure-costs-at-most = El pozo es de { $pot }. Un bouré paga otro tanto, { $most } como máximo.
pitty-pat-hint-take = Tomar { THE($card) }
pitty-pat-hint-let-go-by = Dejar pasar { THE($card) }
pitty-pat-hint-pairs = Hace par con { THE($card) }, y le deja { $left ->
    [one] una carta suelta
   *[other] { $left } cartas sueltas
 }.
pitty-pat-hint-pairs-the-last = Hace par con { THE($card) }, su última carta suelta: usted cierra.
pitty-pat-hint-let-it-go = Podría hacer par, pero entonces tendría que descartar una carta que puede servirle.
pitty-pat-hint-never-paired = Ya no puede salir otra carta de ese valor: { THE($rank) } no hará par.
pitty-pat-hint-hardest-to-pair = { $left ->
    [one] Solo puede salir una carta más de ese valor
   *[other] Solo pueden salir { $left } cartas más de ese valor
 }, así que { THE($rank) } es lo más difícil de hacer par.
pitty-pat-hint-as-hard-to-pair = Sus cartas sueltas son igual de difíciles de hacer par.
pitty-pat-hint-cards-help = { $count ->
    [one] Después le sirve una carta que no se ha visto: { $ranks }.
   *[other] Después le sirven { $count } cartas que no se han visto: { $ranks }.
 }
pitty-pat-hint-none-like-it = Usted no tiene ninguna carta suelta como la que se ofrece
pitty-pat-hint-must-take = Aquí hay que tomar una carta que sirve
pitty-pat-odds-unseen = { LARGE($rank) } sin ver
pitty-pat-odds-cards-that-help = Cartas que sirven
pitty-pat-odds-next = La próxima carta sirve ({ $helping } de { $unseen } no vistas)
rummy-hint-take-off-the-stock = Tomar { THE_GROUP($cards) } del mazo
rummy-hint-draw = Tomar del mazo
rummy-hint-take-the-discards = Tomar { THE_GROUP($cards) } del descarte
rummy-hint-bury = Que la carta se entierre en el mazo
rummy-hint-go-on = Seguir
rummy-hint-lay-down = Bajar { THE_GROUP($cards) }
rummy-hint-add = Agregar { THE_GROUP($cards) }
rummy-hint-can-go-out = Puede cerrar en este turno: los demás pierden lo que tienen en la mano.
rummy-hint-makes-a-set = { LARGE(THE($card)) } completa un grupo: { GROUP($cards) }.
rummy-hint-goes-on-a-set = { LARGE(THE($card)) } va en un grupo que ya está en la mesa.
rummy-hint-worth-having = { LARGE(THE($card)) } conviene tenerla.
rummy-hint-drawing-does-better = { LARGE(THE($card)) } serviría ahora, pero conviene más tomar del mazo; { $good } de { $unseen } cartas no vistas le servirían.
rummy-hint-makes-no-set = { LARGE(THE($card)) } no completa nada ahora; { $good } de { $unseen } cartas no vistas le servirían.
rummy-hint-points-on-the-table = En la mesa le valen { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }; en la mano le contarían en contra.
rummy-hint-goes-with = { LARGE(THE($card)) } va, cuando mucho, con { THE_GROUP($cards) }, y le costaría { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 } si alguien cierra.
rummy-hint-goes-with-nothing = { LARGE(THE($card)) } no va con nada suyo, y le costaría { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 } si alguien cierra.
rummy-hint-measure = puntos sobre el promedio de la mesa
rummy-hint-reach-cannot-be-used = La carta del descarte que podría tomar habría que usarla enseguida, y no se puede
rummy-hint-drawn-already = Usted ya tomó; un turno empieza tomando una sola vez
rummy-hint-exposed-card-first = Primero tome la carta vista o haga que se entierre
rummy-hint-too-many-cards = Con cartas de más se descarta una sin tomar
rummy-hint-too-few-cards = Con cartas de menos se toma y no se descarta
rummy-hint-missing-draw = La carta que faltó tomar sale del mazo
rummy-odds-next-lies-open = { LARGE(THE($card)) } está a la vista sobre el mazo y sirve
rummy-odds-next = La próxima carta del mazo sirve ({ $helping } de { $unseen } no vistas)
rummy-odds-unseen-that-help = Cartas no vistas que sirven
rummy-odds-discard-helps = { LARGE(THE($card)) } del descarte sirve
rummy-odds-score-moves-by = Sus puntos cambian en
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
pedro-hint-bid = Pujar { $amount }
pedro-hint-keep-cards = Guardar { THE_GROUP($cards) }
pedro-hint-throw-nothing = No descartar nada
pedro-hint-keep-nothing = No guardar nada
pedro-hint-no-trumps = Con { $suit } usted no tiene triunfos, así que ninguno de los 14 puntos.
pedro-hint-trumps = { $held ->
    [one] Con { $suit } usted tiene un triunfo: { GROUP($cards) }.
   *[other] Con { $suit } usted tiene { $held } triunfos: { GROUP($cards) }.
 } { $points ->
    [0] Eso no lleva ninguno de los 14 puntos.
    [one] Eso lleva un punto de 14.
   *[other] Eso lleva { $points } puntos de 14.
 }
pedro-hint-bid-was-made = Una puja de { $bid } en las manos imaginadas: cumplida { $often }; si falla, pierde { $bid }.
pedro-hint-keeps-trumps = Así juega con { $held ->
    [0] ningún triunfo
    [one] un triunfo
   *[other] { $held } triunfos
 }, { $points ->
    [0] sin puntos.
    [one] con un punto.
   *[other] con { $points } puntos.
 }
pedro-hint-points-lying = Esta baza lleva { $points ->
    [one] un punto
   *[other] { $points } puntos
 }.
pedro-hint-gives-points = Su pareja tiene esta baza: { THE($card) } le suma { $points ->
    [one] un punto
   *[other] { $points } puntos
 }.
pedro-hint-bid-so-far = { $side ->
    [ours] Ustedes pujaron { $bid } y llevan { $points }.
   *[other] La otra pareja pujó { $bid } y lleva { $points }.
 }
pedro-odds-if-your-bid-stands = Si su puja queda
pedro-odds-suit = { LARGE($suit) }
pedro-odds-or-more = { $points } o más
pedro-odds-made = { $side ->
    [ours] Ustedes cumplen su puja de { $bid }
   *[other] La otra pareja cumple su puja de { $bid }
 }
euchre-hint-name-suit-alone = Elegir { $suit }, a solas
euchre-hint-put-down = Descartar { THE_GROUP($cards) }
euchre-hint-go-alone = Jugar a solas
euchre-hint-pick-it-up = Levantar
euchre-hint-right-bower = jota mayor
euchre-hint-left-bower = jota menor
euchre-hint-no-trump = Con { $suit } usted no tiene triunfo.
euchre-hint-trumps = { $held ->
    [one] Con { $suit } usted tiene un triunfo: { THE($trumps) }.
   *[other] Con { $suit } usted tiene { $held } triunfos: { THE($trumps) }.
 }
euchre-hint-comes-to-you = { LARGE(THE($card)) } sería para usted.
euchre-hint-goes-to-partner = { LARGE(THE($card)) } sería para su pareja.
euchre-hint-goes-to-others = { LARGE(THE($card)) } sería para la otra pareja.
euchre-hint-bid-was-made = Jugada { $playouts } veces, «{ $bid }»: tres bazas, { $often }; con menos, los otros ganan { $points ->
    [one] un punto
   *[other] { $points } puntos
 }.
euchre-hint-least-trump = Es el triunfo que menos necesita.
euchre-hint-only-plain = Es su única carta de ese palo: sin ella puede jugar triunfo cuando salgan { $suit }.
euchre-hint-low-plain-card = Es una carta baja sin triunfo; guarde { THE_GROUP($cards) }.
euchre-hint-tricks-made = { $side ->
    [ours] Ustedes ya tienen sus tres bazas.
   *[other] La otra pareja ya tiene sus tres bazas.
 }
euchre-hint-tricks-needed = { $side ->
    [ours] Ustedes eligieron el triunfo; necesitan
   *[other] La otra pareja eligió el triunfo; necesita
 } { $need ->
    [one] una baza más
   *[other] { $need } bazas más
 }.
euchre-odds-your-bids = Lo que puede decir
euchre-odds-your-tricks = Bazas de ustedes
euchre-odds-three = Tres bazas o más
euchre-odds-five = Las cinco
euchre-odds-points = Puntos sobre la otra pareja
holdem-hint-call = Igualar { $chips }
holdem-hint-bet = Apostar { $chips }
holdem-hint-bet-all-in = Apostar { $chips }, todo
holdem-hint-raise = Subir a { $chips }
holdem-hint-raise-all-in = Subir a { $chips }, todo
holdem-hint-show = Mostrar sus cartas
holdem-hint-muck = No mostrar
holdem-hint-fold = Retirarse
holdem-hint-check = Pasar
holdem-hint-you-hold-a-pair = Usted tiene { THE_GROUP($cards) }: un par.
holdem-hint-you-hold-no-pair = Usted tiene { THE_GROUP($cards) }: sin par.
holdem-hint-you-hold-one-suit = Usted tiene { THE_GROUP($cards) }: sin par, del mismo palo.
holdem-hint-the-board-alone = Su mano es la de las cartas comunes: { $hand }.
holdem-hint-your-best-five = Su mejor mano de cinco hasta ahora: { $hand }.
holdem-hint-against-betting = { $hands ->
    [one] Contra una mano que concuerda con las apuestas: victoria { $often }
   *[other] Contra { $hands } manos que concuerdan con las apuestas: victoria { $often }
 }
holdem-hint-against-anything = { $hands ->
    [one] Contra una mano que podría ser cualquiera: victoria { $often }
   *[other] Contra { $hands } manos que podrían ser cualquiera: victoria { $often }
 }
holdem-hint-check-costs-nothing = { $won }; pasar no cuesta nada.
holdem-hint-call-pays-if = { $won }. Igualar cuesta { $cost } por un pozo de { $pot }: conviene si gana más de { $need } veces de cien.
holdem-hint-beaten = Una mano descubierta le gana a la suya en cada pozo; no hace falta mostrarla.
holdem-hint-not-beaten = Ninguna mano descubierta le gana a la suya, y para ganar hay que mostrarla.
holdem-hint-measure = fichas de aquí en adelante; retirarse da 0
holdem-hint-last-in = Usted es quien queda por un pozo: para ganarlo, muestre sus cartas
holdem-odds-title = { $hands ->
    [0] Contra ninguna otra mano
    [one] Contra otra mano
   *[other] Contra otras { $hands } manos
 }
holdem-odds-anything = Contra manos que podrían ser cualquiera
holdem-odds-betting = Contra manos que concuerdan con las apuestas
holdem-odds-win = Gana sin compartir
holdem-odds-tie = Comparte el pozo
holdem-odds-lose = Pierde
holdem-odds-share = Su parte del pozo
holdem-odds-to-call = Por igualar
holdem-odds-costs = Cuesta
holdem-odds-can-win = Puede ganar
holdem-odds-need = Hace falta ganar al menos
holdem-odds-by-the-river = Su mano con las cinco comunes
holdem-odds-no-pair = Sin par
holdem-odds-one-pair = Un par
holdem-odds-two-pairs = Dos pares
holdem-odds-three-of-a-kind = Trío
holdem-odds-straight = Escalera
holdem-odds-flush = Color
holdem-odds-full-house = Full
holdem-odds-four-of-a-kind = Póquer
holdem-odds-straight-flush = Escalera de color
