spades-hint-bid = { $tricks ->
    [0] Pujar nil
   *[other] Pujar { $tricks }
 }
spades-hint-blind-nil = Pujar nil a ciegas
spades-hint-look = Mirar sus cartas
spades-hint-pass = Pasar { THE_GROUP($cards) }
spades-hint-held = Usted tiene { $spades ->
    [0] ninguna pica
    [one] una pica
   *[other] { $spades } picas
 }, y { $high ->
    [0] ningún as ni rey
    [one] un as o rey
   *[other] { $high } ases y reyes
 } aparte.
spades-hint-partner-bid = { $tricks ->
    [0] Su pareja pujó nil: su puja vale sola por los dos.
   *[other] Su pareja pujó { $tricks }, y las dos pujas se suman.
 }
spades-hint-nil-made = Al probarlo, su nil no hizo ninguna baza { $often }.
spades-hint-bid-made = Al probarlo con { $tricks }, su pareja y usted cumplieron la puja { $often }.
spades-hint-nil = { $who ->
    [me] Usted pujó nil: no haga ninguna baza.
   *[partner] Su pareja pujó nil: haga usted las bazas que le tocarían.
 }
spades-hint-tricks-needed = { $need ->
    [one] Pujaron { $bid } y les falta una baza.
   *[other] Pujaron { $bid } y les faltan { $need } bazas.
 }
spades-hint-bid-is-made = { $bags ->
    [0] Ya cumplieron la puja: cada baza más es de más.
    [one] Ya cumplieron la puja y tienen una baza de más.
   *[other] Ya cumplieron la puja y tienen { $bags } bazas de más.
 }
spades-odds-your-bids = Sus pujas
spades-odds-made = Cumplida
spades-odds-points = Puntos de ventaja sobre la otra pareja
spades-odds-side-makes = { $side ->
    [ours] Su pareja y usted cumplen
   *[other] La otra pareja cumple
 } su puja de { $bid }
