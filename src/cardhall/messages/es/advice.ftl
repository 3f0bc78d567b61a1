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
