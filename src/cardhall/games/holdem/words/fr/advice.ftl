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
