holdem-dealt-wrongly = Les cartes ont été mal données
holdem-do-the-cards-lie = Les cartes sont-elles comme on les a données ?
holdem-yes-unseen = oui, sans être vues
holdem-no-or-looked-at = non, ou certaines ont été regardées
holdem-joker-in-a-hand = Un joker ou une carte retournée est dans sa main
holdem-had-they-looked = A-t-on regardé ces cartes avant d’agir ?
holdem-another-back = Une carte a un autre dos
holdem-a-card-twice = Une carte est là deux fois
holdem-pack-lacks-a-card = Il manque une carte au jeu
holdem-marked-card = Une carte est marquée ou abîmée
holdem-burned-wrongly = Aucune carte brûlée, ou deux
holdem-cards-came-early = Des cartes sont venues avant la fin des mises
holdem-deck-was-dropped-early = Le jeu est tombé avant la fin de la donne
holdem-which-cards-are-left = Les cartes qui restent, depuis le dessus, telles qu’on a pu les remettre
holdem-card-lies-exposed = Une de ses cartes est à découvert
holdem-card-was-shown-to-one = Une de ses cartes a été montrée à un joueur
holdem-called-out-of-turn = A agi hors tour
holdem-was-it-on-purpose = Était-ce exprès ?
holdem-called-silent = Silence pendant que d’autres agissaient
holdem-how-did-those-behind-act = Qu’ont fait les suivants ?
holdem-play-went-on-past = le jeu est passé plus loin
holdem-those-did-not-wait = ils n’ont pas attendu
holdem-called-time-up = Son temps est écoulé
holdem-raised-in-two-motions = A relancé en deux gestes, sans l’annoncer
holdem-did-not-know-of-a-raise = Ne savait pas qu’on avait relancé
holdem-has-put-too-little = A mis trop peu
holdem-called-dead = Sa main est morte
holdem-hand-was-swept-into-the-muck = Sa main a été ramassée avec les jetées
holdem-mucked-hand-should-live = Sa main jetée devrait vivre
holdem-what-were-they-told = Que lui avait-on dit avant ?
holdem-something-wrong = quelque chose de faux
holdem-nothing-wrong = rien de faux
holdem-is-the-hand-identified = La main est-elle reconnue sans aucun doute ?
holdem-owes-a-blind-and-has-looked = Doit une blinde et a regardé
holdem-called-the-hand-better = A annoncé sa main meilleure qu’elle n’est
holdem-has-the-winning-hand = A la main gagnante
holdem-with-which-five = Avec quelles cinq cartes ?
holdem-who-knew = Qui le savait et s’est tu ? Les places, ou rien
holdem-the-pot-has-gone = le pot est parti
holdem-only-the-pack-now = On ne peut plus regarder que le jeu de cartes
holdem-hand-is-dead-already = { $reason } ; la main de { $player } est déjà morte
holdem-all-others-are-out = { $reason } ; tous les autres sont hors du coup : elle a gagné
holdem-hand-is-dead = la main de { $player } est morte
holdem-hand-is-dead-because = { $reason } : la main de { $player } est morte, sa mise reste
holdem-hand-is-void = la donne est nulle
holdem-chips-stay-for-the-next-pot = { $chips } de { $player } restent pour le pot suivant
holdem-gets-back = { $player } reprend { $chips }
holdem-only-these-may-play-for-it = seuls { $seats } peuvent le jouer
holdem-what-holds = { $act ->
    [check] la parole tient
   *[other] cela tient, sauf changement avant
 }
holdem-penalty = { $penalty ->
    [warned] { $player } reçoit un avertissement
    [one-hand] { $player } passe une donne
    [one-round] { $player } passe un tour
   *[disqualified] { $player } : exclusion
 }
holdem-acted-out-of-turn-on-purpose = a agi hors tour exprès
holdem-somebody-acted-out-of-turn = { $player } a agi hors tour : { $holds }
holdem-somebody-acted-out-of-turn-on-purpose = { $player } a agi hors tour exprès : { $text } ; { $holds }
holdem-not-their-turn = ce n’est pas le tour de { $player }
holdem-has-called-time = { $player } a demandé du temps : les autres attendent
holdem-those-behind-acted-out-of-turn = les suivants ont agi hors tour : { $player } joue encore
holdem-so-many-acted-after = { $count } ont agi après { $player }, et non { $needed }
holdem-is-held-to = { $act ->
    [fold] { $player } : main couchée
   *[check] { $player } a dit parole
 }
holdem-silent-while = silence pendant que { $count } agissaient
holdem-somebody-was = { $player } : { $reason } ; { $text }
holdem-no-clock-runs = aucune horloge ne court pour { $player }
holdem-time-is-up-a-check = le temps de { $player } est écoulé, rien à suivre : parole
holdem-time-is-up = temps écoulé
holdem-did-not-raise-in-two-motions = { $player } n’a pas relancé en deux gestes : le jeu continue
holdem-others-acted-on-the-raise = d’autres ont agi sur la relance de { $player } : elle tient
holdem-takes-back = { $player } reprend { $chips }
holdem-has-done = { $act ->
    [call] { $player } a suivi
    [check] { $player } a dit parole
   *[bet] { $player } a misé { $chips }
 }
holdem-a-string-raise = une relance en deux temps
holdem-somebodys-string-raise = { $player } : une relance en deux temps
holdem-nothing-to-take-back = { $player } n’a rien mis qui puisse se reprendre
holdem-acted-after-an-underbet = { $player } a agi après une mise trop faible : cela tient
holdem-has-put-what-was-asked = { $player } a mis ce qu’il fallait
holdem-was-no-bet-of-this-round = { $chips } n’était pas une mise de ce tour : c’est suivre
holdem-others-have-acted-after = d’autres ont agi après { $player } : cela tient
holdem-takes-back-and-acts-anew = { $player } reprend { $chips } et agit de nouveau
holdem-unaware-of-the-raise = relance à { $chips } non vue
holdem-has-put-what-is-owed = { $player } a mis ce qui était dû
holdem-puts = { $player } met { $chips }
holdem-keeps-their-action = le coup de { $player } tient
holdem-so-much-short = il manque { $chips }
holdem-is-short-and-puts-it = { $player } : { $reason } ; cela se met
holdem-dead = morte
holdem-thrown-into-a-hand = jetée dans la main de { $player }
holdem-may-pick-them-up = personne n’a encore agi là-dessus : { $player } peut les reprendre
holdem-deal-can-be-put-right = la donne peut encore se corriger : signalez une maldonne
holdem-hole-cards = { $count ->
    [one] { $count } carte fermée
   *[other] { $count } cartes fermées
 }
holdem-hand-lives-play-goes-on = la main de { $player } vit : le jeu continue
holdem-hand-was-not-swept = la main de { $player } n’a pas été ramassée
holdem-did-not-protect = { $player } n’a pas protégé sa main : sans recours
holdem-protected-hand-was-swept = une main protégée a été ramassée
holdem-has-not-mucked = { $player } n’a pas jeté sa main
holdem-mucked-it-is-dead = { $player } a jeté sa main : elle est morte
holdem-mucked-on-wrong-information = jetée sur une fausse indication
holdem-others-have-acted-since = d’autres ont agi depuis : la main de { $player } reste morte
holdem-hand-lives = la main de { $player } vit
holdem-reason-and-text = { $reason } : { $text }
holdem-owes-no-blind = { $player } ne doit pas de blinde
holdem-posts-before-the-next-deal = { $player } pose { $chips } avant la donne suivante
holdem-acted-while-owing = a agi en devant { $chips }
holdem-somebody-did-play-goes-on = { $player } { $reason } : le jeu continue
holdem-has-not-looked = { $player } n’a pas regardé : { $chips } peuvent se poser maintenant
holdem-looked-owing = a regardé ses cartes en devant { $chips }
holdem-button-should-be-at = le bouton devrait être chez { $player }
holdem-cards-were-exposed = les cartes { $places } ont été découvertes
holdem-card-was-exposed = la carte { $place } a été découverte
holdem-card-of-somebody-was-exposed = la carte { $place }, de { $player }, a été découverte
holdem-were-boxed = { THE($cards) } étaient retournées
holdem-strays-in-the-pack = { THE($cards) } dans le jeu
holdem-empty-seat-was-dealt-in = la place vide { $player } a été servie
holdem-was-left-out = { $player } n’a rien reçu
holdem-first-card-went-to = la première carte est allée à { $player }
holdem-extra-cards-were-dealt = { $count } cartes de trop ont été données
holdem-got-an-extra-card = { $player } a reçu une carte de trop
holdem-two-extra-cards = deux cartes de trop ont été données
holdem-got-no-second-card = { $players } : pas de deuxième carte
holdem-got-so-many-cards = { $count ->
    [one] { $player } a reçu { $count } carte
   *[other] { $player } a reçu { $count } cartes
 }
holdem-dealt-out-of-sequence = des cartes ont été données hors de leur ordre
holdem-card-goes-from-to = la carte { $place } passe de { $player } à { $other }
holdem-gets-the-next-card = { $player } reçoit la carte suivante du paquet
holdem-extra-card = { $use ->
    [burn] la carte { $place }, de { $player }, est la prochaine brûlée
   *[back] la carte { $place }, de { $player }, retourne dessous
 }
holdem-it-stays-so = { $reason } : cela reste, et le jeu continue
holdem-more-than-one-has-acted = { $reason } ; plus d’une personne a agi : la donne tient
holdem-dealt-anew-button-at = on redonne, le bouton chez { $player }
holdem-a-misdeal-dealt-anew = { $reason } : maldonne, et l’on redonne
holdem-how-it-is-put-right = { $kind ->
    [adjusted] { $reason } : maldonne : chacun reçoit les cartes dues
   *[mended] { $reason } : c’est corrigé
 }
holdem-holds-no-joker = { $player } n’a ni joker ni carte retournée
holdem-strange-card = { $what ->
    [joker] un joker dans la main de { $player }
   *[boxed] une carte retournée dans la main de { $player }
 }
holdem-played-without-looking = { $reason }, jouée sans regarder
holdem-found-late = { $reason }, vu trop tard : la donne tient
holdem-gets-the-next-card-for-it = { $player } reçoit à la place la carte suivante du paquet
holdem-all-backs-are-the-same = toutes les cartes ont le même dos : le jeu continue
holdem-is-taken-out-of-the-stub = { THE($cards) } sort du paquet
holdem-another-back-in-the-stub = une carte à l’autre dos dans le paquet
holdem-text-play-goes-on = { $text } : le jeu continue
holdem-another-back-was-dealt = { THE($cards) }, d’un autre dos, a été donnée
holdem-no-card-is-there-twice = aucune carte n’est là deux fois : le jeu continue
holdem-is-there-twice = { THE($cards) } est là deux fois
holdem-knew-as-given = knew={ $names }
holdem-name-seats-dealt-in = Nommez des places servies : { $seats }
holdem-so-the-hand-is-void = { $reason } : la donne est nulle
holdem-pack-is-whole = le jeu est entier
holdem-missing-from-the-pack = { THE($cards) } : pas dans le jeu
holdem-so-the-result-stands = { $reason } : le résultat tient
holdem-burned-rightly = une carte a été brûlée avant chaque tour
holdem-street = { $street ->
    [flop] le flop
    [turn] le tournant
   *[river] la rivière
 }
holdem-burned-before = { $burned ->
    [none] aucune carte brûlée avant { $street }
   *[two] deux cartes brûlées avant { $street }
 }
holdem-a-bet-since-the-cards-stand = { $reason } ; on a misé depuis : les cartes restent
holdem-the-board-is = le tableau est { THE($cards) }
holdem-so-it-is-put-right = { $reason } : c’est corrigé
holdem-no-card-came-early = aucune carte n’est venue avant la fin des mises
holdem-street-came-early = avant la fin des mises : { $street }
holdem-a-bet-since-it-stands = { $reason } ; on a misé depuis : cela reste
holdem-cards-are-dead = { $count ->
    [one] { THE($cards) } : carte morte
   *[other] { THE($cards) } : cartes mortes
 }
holdem-deck-was-not-dropped = le jeu n’est pas tombé
holdem-stub-is-put-together = le paquet est remis en ordre : { $count } cartes
holdem-deck-was-dropped = le jeu est tombé
holdem-text-the-hand-goes-on = { $text } ; la donne continue
holdem-no-card-is-marked = aucune carte n’est marquée ou abîmée
holdem-is-not-marked = { THE($cards) } n’est ni marquée ni abîmée
holdem-pack-is-replaced = on change de jeu
holdem-is-marked-and-dead = { THE($cards) } : carte marquée, donc morte
holdem-is-marked = { THE($cards) } : carte marquée
holdem-stays-on-the-board = { THE($cards) } reste au tableau : on a misé depuis
holdem-card-is-out = { THE($cards) } sort du jeu
holdem-no-card-was-exposed = aucune carte de { $player } n’a été découverte
holdem-exposed-by = { $by ->
    [dealer] { THE($cards) } à découvert par le donneur
   *[player] { THE($cards) } à découvert de sa main
 }
holdem-so-it-is-played = { $reason } : elle se joue
holdem-has-shown-no-card = { $player } n’a montré de carte à personne en particulier
holdem-shown-to = { THE($cards) } : montré à { $player }
holdem-all-see-after-the-hand = tous voient { THE($cards) } après la donne
holdem-all-see = tous voient { THE($cards) }
holdem-no-showdown-yet = ce n’est pas encore l’abattage
holdem-play-the-hand-to-its-end = Jouez la donne jusqu’au bout
holdem-cards-as-given = cards={ $cards }
holdem-name-five-of = Nommez-en cinq parmi { THE($cards) }
holdem-kind-and-cards = { $kind } : { THE($cards) }
holdem-hand-is-dead-with = la main de { $player } est morte, avec { $hand }
holdem-has-better-cards-speak = { $player } a { $hand } : les cartes parlent
holdem-the-dealer = le donneur
holdem-somebody-rules-who-wins = { $player } décide : { $other } gagne avec { $hand }
holdem-kind-of-hand = { $kind ->
   *[no-pair] pas de paire
    [one-pair] une paire
    [two-pairs] deux paires
    [three-of-a-kind] brelan
    [straight] suite
    [flush] couleur
    [full-house] full
    [four-of-a-kind] carré
    [straight-flush] quinte flush
    [royal-flush] quinte flush royale
 }
holdem-has-not-called-the-hand = { $player } n’a pas annoncé sa main
holdem-as-good-as-said = { $player } a { $hand }, aussi bien qu’annoncé
holdem-miscalled-by-mistake = { $player } a mal annoncé par erreur ({ $hand }) : les cartes parlent
holdem-no-better-hand-was-thrown = aucune main meilleure n’a été jetée pour cela
holdem-forfeits-the-pot = { $player } perd le pot
holdem-said-one-thing-with-another = annoncé « { $said } » avec { $hand }
holdem-threw-a-better-hand-away = { $player } : { $reason } ; { $other } a jeté une main meilleure : { $player } perd le pot
holdem-deal-is-not-known = on ne connaît pas cette donne
holdem-begin-from-a-deck = Partez d’un jeu entier
holdem-alone-is-left = il ne reste que { $player }, qui a gagné
holdem-let-them-show = Laissez montrer cette main
holdem-take-the-act-out-or-call = Ôtez ce coup, ou signalez la faute
holdem-is-not-in-the-hand = { $player } n’est pas dans le coup
holdem-take-the-act-out = Ôtez ce coup
holdem-of-how-much = { $words } : de combien ?
holdem-write-says = Écrivez says { $words } 600
holdem-as-written = { $words }
holdem-write-puts = Écrivez puts 200, ou puts 500 in one chip
holdem-write-pushes = Écrivez pushes 5 : des jetons que l’on a
holdem-write-throws = Écrivez throws, ou throws into B
holdem-write-asks = Écrivez asks clock on D
holdem-puts-and-has = { $player } met { $chips } et a { $have }
holdem-put-what-is-there = Mettez ce qu’il y a
holdem-pushed-chips-bind-at-limit = des jetons poussés n’engagent qu’en limit, à son tour
holdem-say-puts = Écrivez puts quand ils sont lâchés
holdem-nothing-to-pick = { $player } n’a rien à reprendre ({ $words })
holdem-ask-before-it-goes = Demandez avant que le donneur ne le pousse
holdem-the-dealer-does = le donneur { $words }
holdem-what-a-dealer-does = Écrivez exposes AD of D, shows AD of D to C, deals turn, drops the deck, sweeps D, ou pushes the pot
holdem-street-cannot-come-early = pas avant son heure ici : { $street }
holdem-deal-the-next-street = Donnez le tour suivant
holdem-no-betting-now = on ne mise pas maintenant : { $phase }
holdem-show-or-muck = Montrez ou jetez
holdem-the-betting-is-over = les mises sont finies
holdem-so-many-were-to-call = { $player } { $words } : il y a { $chips } à suivre
holdem-call-raise-or-fold = Suivez, relancez ou couchez-vous
holdem-has-acted-out-of-turn-already = { $player } a déjà agi hors tour
holdem-wait-for-the-turn = Attendez son tour
holdem-not-the-turn-to-show = ce n’est pas à { $player } de montrer ou de jeter
holdem-let-the-others-show-first = Laissez d’abord montrer les autres
holdem-no-seat-of-that-name = pas de place { $name }
holdem-seats = Places : { $seats }
holdem-does-not-hold = { $player } n’a pas { $words }
holdem-these-are-held = Dans la main : { THE($cards) }
