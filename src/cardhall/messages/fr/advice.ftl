hint-did-best = De vos choix, celui-ci fait le mieux sur { $playouts } donnes imaginées.
hint-no-choice = Il n’y a pas de choix ici. { $told }.
hint-nothing-else-to-do = Il n’y a rien d’autre à faire ici.
hint-last-card = C’est votre dernière carte.
hint-odds-are-for-a-hand = Les chances se comptent pour une place dans une donne en cours
hint-not-once = pas une fois
hint-every-time = à chaque fois
hint-hardly-ever = presque jamais
hint-nearly-every-time = presque à chaque fois
hint-so-often-in-ten = { $times ->
    [one] environ une fois sur dix
   *[other] environ { $times } fois sur dix
 }
hint-pass = Passer
hint-play-cards = Jouer { THE($cards) }
hint-throw-cards = Jeter { THE($cards) }
hint-name-suit = Nommer { $suit }
hint-measure-side-over-side = points de votre camp moins ceux de l’autre
hint-measure-over-equal-share = jetons au-dessus d’une part égale des gains
hint-odds-this-game = Cette partie
hint-odds-this-hand = Cette donne
hint-odds-cards-that-help-you = Cartes qui vous aident
hint-odds-you-go-out-first = Vous finissez d’abord
hint-odds-another-does = Quelqu’un d’autre finit d’abord
hint-odds-nobody-does = Personne ne finit
hint-odds-points-your-side-makes = Points que fait votre camp
hint-so-many-may-be-played = Vous pouvez jouer { $free } de vos { $held } cartes. { $told }.
hint-sure-lead = Aucun atout encore dehors ne bat { THE($card) } : un pli sûr.
hint-ace-lead = { LARGE(THE($card)) } fait le pli si personne ne coupe ; { $out ->
    [0] aucun atout ne reste dehors.
    [one] un atout reste dehors.
   *[other] { $out } atouts restent dehors.
 }
hint-plain-lead = Entamer hors atout garde { THE($cards) } pour plus tard.
hint-trump-lead = Entamer atout fait tomber ceux des autres ; { $out ->
    [0] il n’en reste aucun dehors.
    [one] il en reste un dehors.
   *[other] il en reste { $out } dehors.
 }
hint-wins-last = Vous jouez en dernier, et { THE($card) } fait le pli.
hint-partner-has-it = Votre partenaire tient ce pli avec { THE($card) } ; inutile de monter.
hint-cannot-win = Rien de ce que vous pouvez jouer ne bat { THE($card) } : jetez la carte la moins utile.
hint-takes-the-lead-for-good = { LARGE(THE($card)) } bat { THE($other) }, et rien ne peut plus monter dessus.
hint-takes-the-lead = { LARGE(THE($card)) } bat { THE($other) } ; { $behind ->
    [one] quelqu’un joue encore après vous.
   *[other] { $behind } joueurs jouent encore après vous.
 }
hint-ducks = Vous pourriez faire ce pli, mais { THE($card) } vaut plus pour la suite.
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
pitty-pat-hint-take = Prendre { THE($card) }
pitty-pat-hint-let-go-by = Laisser passer { THE($card) }
pitty-pat-hint-pairs = Elle fait la paire avec { THE($card) }, et vous laisse { $left ->
    [one] une carte seule
   *[other] { $left } cartes seules
 }.
pitty-pat-hint-pairs-the-last = Elle fait la paire avec { THE($card) }, votre dernière carte seule : vous finissez.
pitty-pat-hint-let-it-go = Vous pourriez faire la paire, mais il faudrait alors jeter une carte qui peut servir.
pitty-pat-hint-never-paired = Aucune autre carte de cette valeur ne peut plus venir : { THE($rank) } restera sans paire.
pitty-pat-hint-hardest-to-pair = { $left ->
    [one] Une seule autre carte de cette valeur peut encore venir
   *[other] { $left } autres cartes de cette valeur seulement peuvent encore venir
 } : mettre { THE($rank) } en paire est le plus difficile.
pitty-pat-hint-as-hard-to-pair = Vos cartes seules sont aussi dures à mettre en paire l’une que l’autre.
pitty-pat-hint-cards-help = { $count ->
    [one] Ensuite, une carte non vue vous aide : { $ranks }.
   *[other] Ensuite, { $count } cartes non vues vous aident : { $ranks }.
 }
pitty-pat-hint-none-like-it = Vous n’avez pas de carte seule pareille
pitty-pat-hint-must-take = Ici, il faut prendre une carte qui peut servir
pitty-pat-odds-unseen = Cartes non vues : { $rank }
pitty-pat-odds-cards-that-help = Cartes qui aident
pitty-pat-odds-next = La prochaine carte aide ({ $helping } sur { $unseen } non vues)
rummy-hint-take-off-the-stock = Prendre au talon { THE($cards) }
rummy-hint-draw = Piocher au talon
rummy-hint-take-the-discards = Prendre à la défausse { THE($cards) }
rummy-hint-bury = Faire enterrer la carte
rummy-hint-go-on = Continuer
rummy-hint-lay-down = Poser { THE($cards) }
rummy-hint-add = Ajouter { THE($cards) }
rummy-hint-can-go-out = Vous pouvez terminer dans ce tour : les autres perdent ce qu’ils ont en main.
rummy-hint-makes-a-set = { LARGE(THE($card)) } fait une combinaison : { THE($cards) }.
rummy-hint-goes-on-a-set = { LARGE(THE($card)) } s’ajoute à une combinaison posée.
rummy-hint-worth-having = { LARGE(THE($card)) } vaut d’être en main.
rummy-hint-drawing-does-better = { LARGE(THE($card)) } pourrait servir, mais piocher vaut mieux ; { $good } cartes non vues sur { $unseen } vous aideraient.
rummy-hint-makes-no-set = { LARGE(THE($card)) } ne fait pas de combinaison ; { $good } cartes non vues sur { $unseen } vous aideraient.
rummy-hint-points-on-the-table = Posées, elles comptent { $points ->
    [one] { $points } point
   *[other] { $points } points
 } pour vous ; en main, elles compteraient contre vous.
rummy-hint-goes-with = { LARGE(THE($card)) } va au mieux avec { THE($cards) }, et coûterait { $points ->
    [one] { $points } point
   *[other] { $points } points
 } si quelqu’un termine.
rummy-hint-goes-with-nothing = { LARGE(THE($card)) } ne va avec rien dans votre main, et coûterait { $points ->
    [one] { $points } point
   *[other] { $points } points
 } si quelqu’un termine.
rummy-hint-measure = points au-dessus de la moyenne de la table
rummy-hint-reach-cannot-be-used = La carte de défausse à votre portée devrait servir tout de suite, et ne le peut pas
rummy-hint-drawn-already = Vous avez pioché ; un tour commence par une seule pioche
rummy-hint-exposed-card-first = Prenez d’abord la carte découverte, ou faites-la enterrer
rummy-hint-too-many-cards = Avec trop de cartes, on en jette une sans piocher
rummy-hint-too-few-cards = Avec trop peu de cartes, on pioche sans jeter
rummy-hint-missing-draw = La pioche oubliée se fait au talon
rummy-odds-next-lies-open = { LARGE(THE($card)) } est à découvert sur le talon et aide
rummy-odds-next = La prochaine carte du talon aide ({ $helping } sur { $unseen } non vues)
rummy-odds-unseen-that-help = Cartes non vues qui aident
rummy-odds-discard-helps = { LARGE(THE($card)) } de la défausse aide
rummy-odds-score-moves-by = Vos points changent de
po-ke-no-line = { $line ->
    [row] Rangée { $number }
    [column] Colonne { $number }
    [from-left] Diagonale descendante
    [from-right] Diagonale montante
   *[other] Po-Ke-No
 }
po-ke-no-hint-wait = Attendre la carte suivante
po-ke-no-hint-call = Crier « Fini ! »
po-ke-no-hint-four-corners = Vous avez un Po-Ke-No, les quatre coins et le centre : il rapporte { $chips }.
po-ke-no-hint-full-line = { $line ->
    [row] La rangée { $number }
    [column] La colonne { $number }
    [from-left] La diagonale descendante
   *[other] La diagonale montante
 } est pleine, et ne rapporte rien tant que vous ne criez pas.
po-ke-no-hint-others-near = { $boards ->
    [one] À un autre carton, il ne manque qu’une carte.
   *[other] À { $boards } autres cartons, il ne manque qu’une carte.
 }
po-ke-no-hint-worth-waiting = Votre ligne ne risque rien tant que personne d’autre n’en a, et avec { THE($cards) } ce serait un Po-Ke-No, qui rapporte plus.
po-ke-no-hint-nothing-to-call = Il n’y a rien à crier maintenant.
po-ke-no-hint-nearest = Aucune de vos lignes n’est pleine. { $line ->
    [row] La plus proche est la rangée { $number }
    [column] La plus proche est la colonne { $number }
    [from-left] La plus proche est la diagonale descendante
    [from-right] La plus proche est la diagonale montante
   *[other] Le plus proche est le Po-Ke-No
 } : il lui faut { THE($cards) }.
po-ke-no-odds-your-lines = Vos lignes
po-ke-no-odds-first = Vous finissez d’abord
po-ke-no-odds-even = Deux finissent d’abord à égalité
po-ke-no-odds-calls = Appels jusqu’à ce que quelqu’un finisse
po-ke-no-odds-needs = Cartes qu’il lui faut
po-ke-no-odds-full-within = { $calls ->
    [one] Pleine en un appel
   *[other] Pleine en { $calls } appels au plus
 }
po-ke-no-odds-wins = Elle gagne la partie
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
euchre-hint-name-suit-alone = Nommer { $suit }, en solo
euchre-hint-put-down = Écarter { THE($cards) }
euchre-hint-go-alone = Jouer en solo
euchre-hint-pick-it-up = Prendre
euchre-hint-right-bower = valet droit
euchre-hint-left-bower = valet gauche
euchre-hint-no-trump = À { $suit }, vous n’avez pas d’atout.
euchre-hint-trumps = { $held ->
    [one] À { $suit }, vous avez un atout : { THE($trumps) }.
   *[other] À { $suit }, vous avez { $held } atouts : { THE($trumps) }.
 }
euchre-hint-comes-to-you = { LARGE(THE($card)) } viendrait à vous.
euchre-hint-goes-to-partner = { LARGE(THE($card)) } irait à votre partenaire.
euchre-hint-goes-to-others = { LARGE(THE($card)) } irait à l’autre camp.
euchre-hint-bid-was-made = « { $bid } », essayé { $playouts } fois : trois plis { $often } ; moins donne { $points ->
    [one] un point
   *[other] { $points } points
 } aux autres.
euchre-hint-least-trump = C’est l’atout le moins utile.
euchre-hint-only-plain = C’est votre seule carte de cette couleur : sans elle, vous pouvez couper à { $suit }.
euchre-hint-low-plain-card = C’est une petite carte hors atout ; gardez { THE($cards) }.
euchre-hint-tricks-made = { $side ->
    [ours] Votre camp
   *[other] L’autre camp
 } a fait ses trois plis.
euchre-hint-tricks-needed = { $side ->
    [ours] Votre camp
   *[other] L’autre camp
 } a choisi l’atout ; il lui faut encore { $need ->
    [one] un pli
   *[other] { $need } plis
 }.
euchre-odds-your-bids = Vos annonces
euchre-odds-your-tricks = Plis de votre camp
euchre-odds-three = Trois plis ou plus
euchre-odds-five = Les cinq plis
euchre-odds-points = Points de plus que l’autre camp
holdem-hint-call = Suivre { $chips }
holdem-hint-bet = Miser { $chips }
holdem-hint-bet-all-in = Miser { $chips }, tapis
holdem-hint-raise = Relancer à { $chips }
holdem-hint-raise-all-in = Relancer à { $chips }, tapis
holdem-hint-show = Montrer votre main
holdem-hint-muck = Jeter votre main sans la montrer
holdem-hint-fold = Se coucher
holdem-hint-check = Parole
holdem-hint-you-hold-a-pair = Vous avez { THE($cards) } : une paire.
holdem-hint-you-hold-no-pair = Vous avez { THE($cards) } : pas de paire.
holdem-hint-you-hold-one-suit = Vous avez { THE($cards) } : pas de paire, même couleur.
holdem-hint-the-board-alone = Le tableau seul fait votre main : { $hand }.
holdem-hint-your-best-five = Vos cinq meilleures jusqu’ici : { $hand }.
holdem-hint-against-betting = Contre { $hands ->
    [one] une main
   *[other] { $hands } mains
 } que disent les mises : victoire { $often }
holdem-hint-against-anything = Contre { $hands ->
    [one] une main quelconque
   *[other] { $hands } mains quelconques
 } : victoire { $often }
holdem-hint-check-costs-nothing = { $won } ; parole ne coûte rien.
holdem-hint-call-pays-if = { $won }. Suivre coûte { $cost } pour un pot de { $pot } : cela rapporte si vous gagnez plus de { $need } fois sur cent.
holdem-hint-beaten = Une main découverte bat la vôtre pour chaque pot ; inutile de la montrer.
holdem-hint-not-beaten = Aucune main découverte ne bat la vôtre, et pour gagner il faut la montrer.
holdem-hint-measure = jetons à partir d’ici ; se coucher rapporte 0
holdem-hint-last-in = Vous restez seul pour un pot : pour le gagner, montrez votre main
holdem-odds-title = { $hands ->
    [0] Contre aucune autre main
    [one] Contre une autre main
   *[other] Contre { $hands } autres mains
 }
holdem-odds-anything = Contre des mains quelconques
holdem-odds-betting = Contre des mains que disent les mises
holdem-odds-win = Vous gagnez sans partage
holdem-odds-tie = Vous partagez le pot
holdem-odds-lose = Vous perdez
holdem-odds-share = Votre part du pot
holdem-odds-to-call = À suivre
holdem-odds-costs = Cela coûte
holdem-odds-can-win = Vous pouvez gagner
holdem-odds-need = Il faut gagner au moins
holdem-odds-by-the-river = Votre main à la rivière
holdem-odds-no-pair = Pas de paire
holdem-odds-one-pair = Une paire
holdem-odds-two-pairs = Deux paires
holdem-odds-three-of-a-kind = Brelan
holdem-odds-straight = Suite
holdem-odds-flush = Couleur
holdem-odds-full-house = Full
holdem-odds-four-of-a-kind = Carré
holdem-odds-straight-flush = Quinte flush
