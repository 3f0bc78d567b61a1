boure-hint-stay = Rester
boure-hint-stand-pat = Servi, tout garder
boure-hint-draw = { $count ->
    [one] Jeter { THE($cards) }, en prendre une
   *[other] Jeter { THE($cards) }, en prendre { $count }
 }
boure-hint-no-trump = Vous n’avez pas d’atout ; c’est { $suit }.
boure-hint-trumps = { $held ->
    [one] Atout { $suit }, et vous avez un atout : { THE($cards) }. Aucun pli n’est sûr avec cela.
   *[other] Atout { $suit }, et vous avez { $held } atouts : { THE($cards) }. Aucun pli n’est sûr avec cela.
 }
boure-hint-sure-trumps = { $held ->
    [one] Atout { $suit }, et vous avez un atout : { THE($cards) }.
   *[other] Atout { $suit }, et vous avez { $held } atouts : { THE($cards) }.
 } { $sure ->
    [one] Cela fait un pli sûr sur cinq.
   *[other] Cela fait { $sure } plis sûrs sur cinq.
 }
boure-hint-staying-costs = Rester coûte { $cost } ; le pot est de { $pot }.
boure-hint-staying-costs-nothing = Rester ne coûte rien maintenant ; le pot est de { $pot }.
boure-hint-staying-brought = Essayé { $playouts } fois en restant : le pot { $took }, un bouré { $boured }.
boure-hint-keep-all = Les cinq valent d’être gardées.
boure-hint-keep = Gardez { THE($cards) }.
boure-hint-keep-none = Aucune ne vaut d’être gardée.
boure-hint-no-trick-yet = Pas encore de pli, et { $left ->
    [one] il en reste un
   *[other] il en reste { $left }
 } ; un bouré coûte { $cost }.
boure-hint-third-trick = Vous avez deux plis ; un troisième gagne à coup sûr le pot de { $pot }.
boure-hint-measure-over-passing = { $unit ->
    [cents] cents
   *[other] jetons
 } de plus qu’en passant
boure-hint-measure-from-here = { $unit ->
    [cents] cents
   *[other] jetons
 } à partir d’ici
boure-odds-your-chances = Vos chances
boure-odds-if-you-stay = Si vous restez
boure-odds-staying = Rester, plutôt que passer
boure-odds-passing = Passer
boure-odds-from-here = À partir d’ici
boure-odds-pot = Vous gagnez le pot
boure-odds-trick = Vous faites un pli, ou gagnez le pot sans jouer
boure-odds-boure = Vous faites un bouré
boure-odds-left = Le pot reste pour la donne suivante
boure-odds-what-a-boure-costs = Le pot est de { $pot }. Un bouré l’égale.
boure-odds-what-a-boure-costs-at-most = Le pot est de { $pot }. Un bouré l’égale, { $most } au plus.
