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
