spades-that-is-no-action = { $action } n’est pas une action du jeu de piques. Servez-vous de bid, nil, play, etc.
spades-write-an-action = { $text } n’est pas une action du jeu de piques. Écrivez bid 4, nil, blind nil, look, pass 2C 3D ou play AD
spades-state-scores-and-bags = Donnez deux scores, et deux comptes de plis en trop à partir de 0
spades-state-four-bids = Donnez quatre annonces de 0 à 13
spades-so-many-are-taken = { $tricks ->
    [one] { $tricks } pli est fait
   *[other] { $tricks } plis sont faits
 }
spades-state-none-to-twelve = Donnez aucun à douze
spades-look-or-declare-blind-nil = Regardez vos cartes ou annoncez d’abord un nil aveugle
spades-no-blind-nil-now = On ne peut pas annoncer de nil aveugle maintenant
spades-each-bids-in-turn = Chacun annonce à son tour avant qu’une carte soit jouée
spades-the-early-bid-stands = { $tricks ->
    [0] L’annonce faite hors de son tour tient : nil
   *[other] L’annonce faite hors de son tour tient : { $tricks }
 }
spades-a-side-bids-thirteen-at-most = { $most ->
    [0] Deux partenaires annoncent treize plis au plus : il ne reste que nil
   *[other] Deux partenaires annoncent treize plis au plus : ici { $most } au plus
 }
spades-a-side-bids-at-least = Deux partenaires annoncent davantage ici : nil, ou { $least } au moins
spades-two-cards-to-the-partner-first = On passe d’abord deux cartes à son partenaire
spades-that-card-is-not-held = Cette carte n’est pas dans la main
spades-the-bids-are-over = Les annonces sont finies : jouez une carte
spades-one-card-at-a-time = Une carte à la fois
spades-the-exposed-card-first = La carte posée à découvert se joue d’abord
spades-the-two-of-clubs-leads = On entame du deux de trèfle
spades-spades-are-not-broken = Aucun pique n’est encore tombé : entamez d’une autre couleur
spades-the-cards-are-not-dealt = Les cartes ne sont pas encore données
spades-this-hand-is-over = Cette donne est finie
spades-this-game-is-over = Cette partie est finie
spades-the-player-on-the-right-may-cut = Le joueur à la droite du donneur peut couper
spades-cut-at-1-to-51 = Coupez de 1 à 51 cartes
spades-the-game-is = La partie va à { $points }.
spades-the-floor-is = { $points ->
    [0] Si bas qu’il descende, un camp joue toujours.
   *[other] Le camp qui descend à { $points } sous zéro a perdu.
 }
spades-no-bags = Les plis en trop ne coûtent rien.
spades-so-many-bags-cost = { $bags } plis en trop coûtent { $points }.
spades-a-nil-is-worth = Un nil gagne ou perd { $points }.
spades-a-failed-nil = { $way ->
    [count] Les plis d’un nil manqué comptent pour l’annonce du partenaire.
   *[bags] Les plis d’un nil manqué sont des plis en trop.
 }
spades-blind-nil = { $way ->
    [exchange] Un camp très en retard peut annoncer un nil aveugle ; les partenaires échangent alors deux cartes.
    [plain] Un camp très en retard peut annoncer un nil aveugle.
   *[no] Il n’y a pas de nil aveugle.
 }
spades-who-leads = { $way ->
    [two-of-clubs] Qui a le deux de trèfle l’entame.
   *[left-of-dealer] La place à gauche du donneur entame.
 }
spades-leads = { $way ->
    [broken] On n’entame pique qu’une fois un pique tombé.
   *[free] On entame pique quand on veut.
 }
spades-drawn-for-the-deal = Tirage pour la donne : { $cards }. { $player } donne en premier.
spades-bids-so-many = { $tricks ->
    [0] { $player } annonce nil.
   *[other] { $player } annonce { $tricks }.
 }
spades-bids-blind-nil = { $player } annonce un nil aveugle.
spades-looks = { $player } regarde ses cartes.
spades-passes-two = { $player } passe deux cartes à son partenaire.
spades-what-to-do = { $phase ->
    [look] de regarder ou d’annoncer un nil aveugle
    [bid] d’annoncer
    [pass] de passer deux cartes
   *[play] de jouer
 }
spades-note-bid = { $tricks ->
    [0] nil
   *[other] annonce { $tricks }
 }
spades-note-blind-nil = nil aveugle
spades-side-took = { $players } : { $bid } annoncés, { $taken } faits.
spades-side-adds = { $what ->
    [nil] { $players } : plus { $points } pour un nil.
    [blind] { $players } : plus { $points } pour un nil aveugle.
    [bags] { $players } : plus { $points } pour les plis en trop.
   *[bid] { $players } : plus { $points } pour l’annonce.
 }
spades-side-loses = { $what ->
    [nil] { $players } : moins { $points }, le nil a fait un pli.
    [blind] { $players } : moins { $points }, le nil aveugle a fait un pli.
    [penalty] { $players } : moins { $points } pour trop de plis en trop.
   *[set] { $players } : moins { $points }, l’annonce n’est pas faite.
 }
spades-side-wins = { $players } ont gagné la partie.
