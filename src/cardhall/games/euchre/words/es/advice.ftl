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
