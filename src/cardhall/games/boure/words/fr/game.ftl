write-stay-pass-draw-or-play = Écrivez stay, pass, draw avec les cartes à changer, ou play avec une carte.
boure-to-stay-or-pass = de rester ou passer
boure-to-change-cards = de changer des cartes
boure-to-play = de jouer
boure-if-you-stay-and-take-no-trick = Si vous restez sans faire de pli, un bouré, vous payez { $amount }.
boure-if-you-take-no-trick = Si vous ne faites pas de pli, un bouré, vous payez { $amount }.
boure-card-undertrump = { $rule ->
    [must] Sans la couleur, ni atout assez haut : on coupe quand même.
   *[may] Sans la couleur, ni atout assez haut : on joue ce qu’on veut.
 }
boure-card-renege = { $rule ->
    [take-back] Une renonce vue tout de suite se reprend, et fait égaler le pot.
   *[play-on] Une renonce perd la donne et compte comme un bouré ; le jeu continue.
 }
boure-card-no-round-of-in-or-out = Pas d’annonce avant le change : on passe ou on change.
boure-card-a-round-of-in-or-out = Avant le change, chacun dit s’il reste ou passe.
boure-card-staying-costs = Avant le change, chacun dit s’il reste ou passe ; rester coûte { $chips }.
boure-card-ante = Ante : { $ante }.
boure-card-costs-the-whole-pot = Un bouré ou une renonce coûte tout le pot.
boure-card-costs-the-pot-at-most = Un bouré ou une renonce coûte le pot, { $limit } au plus.
boure-card-change-up-to-four-or-three = On change jusqu’à 4 cartes ; 3 si cinq ou plus restent.
boure-card-change-up-to = On change jusqu’à { $cards } cartes.
boure-card-forced-leads = { $on ->
    [on] Les plis sûrs s’entament ensemble : oui.
   *[off] Les plis sûrs s’entament ensemble : non.
 }
boure-card-gap-force = { $on ->
    [on] Des plis sûrs avec un trou se jouent aussi : oui.
   *[off] Des plis sûrs avec un trou se jouent aussi : non.
 }
boure-card-last-trumps = { $on ->
    [on] Les derniers atouts se jouent ensemble : oui.
   *[off] Les derniers atouts se jouent ensemble : non.
 }
boure-card-ladder = { $on ->
    [on] Recave à moitié : oui.
   *[off] Recave à moitié : non.
 }
boure-card-trump-marker = { $on ->
    [on] Un marqueur montre l’atout : oui.
   *[off] Un marqueur montre l’atout : non.
 }
boure-card-ace-up = { $on ->
    [on] Le donneur qui retourne un as doit rester : oui.
   *[off] Le donneur qui retourne un as doit rester : non.
 }
boure-card-minimum = { $rule ->
    [last-must-stay] Trois doivent jouer, deux à trois joueurs ou moins : qui parle en dernier doit rester.
    [throw-in] À moins de trois en jeu, ou deux sur trois, la donne est annulée.
   *[none] Qui reste sans adversaire gagne le pot.
 }
boure-card-play-over = { $rule ->
   *[win-if-able] Jouez pour faire le pli tel qu’il est, si vous pouvez.
    [led-suit-always] Montez dans la couleur entamée si vous pouvez, même quand le pli est coupé.
 }
boure-card-akq = { $rule ->
    [one-lead] Avec as, roi et dame d’atout, on en entame un.
    [run-all-three] Avec as, roi et dame d’atout, on entame les trois tour à tour.
   *[off] As, roi et dame d’atout : rien n’oblige à les entamer.
 }
boure-card-payer-antes = { $on ->
    [on] Qui a égalé le pot met aussi l’ante : oui.
   *[off] Qui a égalé le pot met aussi l’ante : non.
 }
boure-card-reneger-top = { $rule ->
    [next-best] Si le plus de plis vient avec une renonce, le suivant gagne le pot.
   *[stays] Si le plus de plis vient avec une renonce, le pot reste.
 }
boure-card-last-pot = { $rule ->
   *[nobody] Un pot resté à la fin du temps n’est à personne.
    [play-until-won] Un pot resté à la fin du temps se joue jusqu’à être gagné.
    [split] Un pot resté à la fin du temps se partage entre qui a des jetons.
 }
boure-seats-must-be = il faut de { $low } à { $high } places
boure-write-an-amount-or-antes = Écrivez un montant, ou « 10 antes »
boure-write-an-amount-antes-or-none = Écrivez un montant, « 10 antes » ou « none »
boure-write-two-of = Écrivez deux nombres de { $low } à { $high }
boure-is-too-much = { $amount }, c’est trop
boure-enter-at-the-most = Entrez { $most } au plus
boure-is-no-whole-number-of-antes = { $amount } ne fait pas un nombre entier d’antes
boure-use-a-multiple-of = Prenez un multiple de { $ante }
boure-so-many-seats-are-advised = De { $low } à { $high } places sont conseillées
boure-is-no-action = { $action } n’est pas un coup du bouré. Employez stay, pass, draw ou play
boure-writes-no-action = { $words } n’est pas un coup du bouré. Écrivez stay, pass, draw 2S 5H ou play AD
boure-nobody-holds-less-than-nothing = Personne n’a moins que rien, ni un pot
boure-that-seat-is-not-in-play = la place { $player } ne joue pas
boure-let-the-deal-pass = Laissez passer la donne
boure-fewer-than-two-can-play = moins de deux places peuvent jouer
boure-end-the-session = Finissez la séance
boure-choose-a-phase = Choisissez stay, draw ou play
boure-so-many-cards-are-held-in-play = en jeu, on tient d’une à cinq cartes
boure-state-such-hands = Donnez de telles mains
boure-it-is-not-the-time-to-say = { $verb ->
    [stay] Ce n’est pas le moment de rester
   *[pass] Ce n’est pas le moment de passer
 }
boure-staying-in-costs = Rester coûte { $cost } ; il ne reste que { $left }
boure-so-many-must-play = Il faut rester : au moins { $least } doivent jouer
boure-who-turns-an-ace-stays-in = Le donneur qui retourne un as doit rester
boure-it-is-not-the-time-to-draw = Ce n’est pas le moment de changer des cartes
boure-too-little-is-left-to-stay = Il reste trop peu pour payer et rester
boure-so-many-cards-may-be-drawn = On peut changer { $most } cartes au plus maintenant
boure-it-is-not-the-time-to-play = Ce n’est pas le moment de jouer une carte
boure-must-be-led = Il faut entamer { THE($cards) }
boure-must-be-led-together = Il faut entamer ensemble { THE($cards) }
boure-play-over = Une carte de la main bat celles de la table : il faut monter
boure-play-a-trump = Rien pour fournir : il faut couper
boure-overtrump = Un atout de la main bat celui de la table : il faut monter
boure-so-many-stacks = { $count } tapis
boure-a-table-uses-two-decks = Une table a deux jeux, pas davantage
boure-only-the-dealer-shuffles = Seul le donneur bat les cartes
boure-the-right-hand-neighbour-cuts = C’est à la droite du donneur de couper
boure-not-shuffled-yet = Les cartes ne sont pas encore battues
boure-cut-at-so-many = Coupez de { $low } à { $high } cartes
boure-still-to-be-played = Il reste une donne ou un pot à jouer
boure-no-further-buy-ins = Cette table n’a plus de caves
boure-one-buys-in-again-at-zero = On ne reprend une cave qu’à zéro, entre deux donnes
boure-half-is-less-than-an-ante = La moitié de la dernière cave fait moins que l’ante
boure-that-suit-is-trumps = Atout { $suit }
