hint-odds-points-your-side-makes = Puntos que hacen ustedes
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
