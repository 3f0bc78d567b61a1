hint-odds-points-your-side-makes = Points que fait votre camp
pedro-hint-bid = Annoncer { $amount }
pedro-hint-keep-cards = Garder { THE($cards) }
pedro-hint-throw-nothing = Ne rien jeter
pedro-hint-keep-nothing = Ne rien garder
pedro-hint-no-trumps = À { $suit }, vous n’avez pas d’atout, donc aucun des 14 points.
pedro-hint-trumps = { $held ->
    [one] À { $suit }, vous avez un atout : { THE($cards) }.
   *[other] À { $suit }, vous avez { $held } atouts : { THE($cards) }.
 } { $points ->
    [0] Aucun des 14 points ne s’y trouve.
    [one] Cela porte un point sur 14.
   *[other] Cela porte { $points } points sur 14.
 }
pedro-hint-bid-was-made = Une annonce de { $bid } qui tient, essayée : réussie { $often } ; manquée, elle perd { $bid }.
pedro-hint-keeps-trumps = Vous jouez donc avec { $held ->
    [0] aucun atout
    [one] un atout
   *[other] { $held } atouts
 }, { $points ->
    [0] sans point.
    [one] dont un point.
   *[other] dont { $points } points.
 }
pedro-hint-points-lying = Ce pli porte { $points ->
    [one] un point
   *[other] { $points } points
 } jusqu’ici.
pedro-hint-gives-points = Votre partenaire tient ce pli : { THE($card) } y ajoute { $points ->
    [one] un point
   *[other] { $points } points
 }.
pedro-hint-bid-so-far = { $side ->
    [ours] Votre camp
   *[other] L’autre camp
 } a annoncé { $bid } et en a { $points } jusqu’ici.
pedro-odds-if-your-bid-stands = Si votre annonce tient
pedro-odds-suit = { LARGE($suit) }
pedro-odds-or-more = { $points } ou plus
pedro-odds-made = { $side ->
    [ours] Votre camp
   *[other] L’autre camp
 } réussit son annonce de { $bid }
