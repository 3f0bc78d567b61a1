that-is-not-done-out-of-turn = Cela ne se fait pas hors de son tour.
you-have-spoken = Vous avez parlé.
wait-for-trumps-to-be-named = Attendez que l’atout soit nommé.
that-is-no-bid = Ce n’est pas une enchère.
bid-up-to-14 = Annoncez de { $least } à 14.
pedro-the-game-is = La partie va à { $points } ; les deux camps comptent.
pedro-if-all-pass = { $way ->
    [dealer-7] Si tous passent, le donneur est tenu à sept.
    [redeal-left] Si tous passent, on ramasse et la donne passe.
   *[dealer-free] Si tous passent, le donneur nomme l’atout et ne doit rien.
 }
pedro-low-counts-for = { $low ->
    [holder] Le deux d’atout compte pour le camp qui le joue.
   *[trick-winner] Le deux d’atout compte pour le camp qui fait son pli.
 }
pedro-a-bid-that-is-made-adds = { $made ->
    [points] Une annonce réussie ajoute ce qui fut fait.
   *[bid] Une annonce réussie ajoute ce qui fut annoncé.
 }
pedro-drawn-for-the-deal = Tirage pour la donne : { $cards }. { $player } donne en premier.
pedro-bids-so-many = { $player } annonce { $bid }.
pedro-looks-through-the-pack = { $player } complète sa main dans le paquet.
pedro-throws-so-many = { $count ->
    [0] { $player } ne jette rien.
    [one] { $player } jette { $count } carte.
   *[other] { $player } jette { $count } cartes.
 }
pedro-what-to-do = { $phase ->
    [bid] d’annoncer
    [name] de nommer l’atout
    [throw] de jeter
    [rob] de compléter sa main
   *[play] de jouer
 }
pedro-note-hand-down = main jetée
pedro-note-bid = annonce { $bid }
pedro-note-pass = passe
pedro-made-trumps = { $player } a choisi { $suit } atout.
pedro-somebody-said-pass = { $player } : passe.
pedro-somebody-said-bid = { $player } : { $bid }.
pedro-all-pass-and-the-deal-passes = Tous passent : on ramasse et la donne passe.
pedro-bid-made = { $points ->
    [one] L’annonce de { $bid } { DE($player) } a réussi : { $points } fait.
   *[other] L’annonce de { $bid } { DE($player) } a réussi : { $points } faits.
 }
pedro-bid-failed = { $points ->
    [one] L’annonce de { $bid } { DE($player) } a échoué : { $points } fait.
   *[other] L’annonce de { $bid } { DE($player) } a échoué : { $points } faits.
 }
pedro-side-adds = { $players } : plus { $points }.
pedro-side-loses = { $players } : moins { $points }.
pedro-side-is-out-and-wins = { $players } ont gagné la partie.
pedro-tricks-played-before = Plis joués avant : de 0 à 5
pedro-nobody-holds-a-card-to-lead = personne n’a de carte à entamer
pedro-state-hands-to-play-with = Donnez des mains avec lesquelles jouer
pedro-write-6-to-12-cards = Écrivez de 6 à 12 cartes pour chacun des quatre
pedro-that-is-no-action = { $action } n’est pas un coup de Pedro. Utilisez bid, pass, name, throw, rob ou play
pedro-write-an-action = { $text } n’est pas un coup de Pedro. Écrivez bid 9, pass, name hearts, throw KC QC, rob AH KH 5D 4H KC 3C ou play AD
pedro-it-is-not-the-time = { $verb ->
    [bid] Ce n’est pas le moment d’annoncer
    [pass] Ce n’est pas le moment de passer
    [name] Ce n’est pas le moment de nommer l’atout
    [throw] Ce n’est pas le moment de jeter
    [rob] Ce n’est pas le moment de compléter sa main
   *[play] Ce n’est pas le moment de jouer
 }
pedro-the-dealer-has-to-bid = Tous les autres ont passé : le donneur doit annoncer
pedro-a-pass-has-no-number = On passe sans dire de nombre
pedro-trumps-are-a-suit = L’atout est une des quatre couleurs
pedro-fourteen-is-the-highest-bid = Quatorze est la plus haute annonce
pedro-a-bid-has-to-exceed = Il faut annoncer plus que { $bid }
pedro-the-least-bid-is = La plus petite annonce est { $bid }
pedro-all-cards-but-trumps-are-thrown = On jette tout, sauf les atouts
pedro-surplus-trumps-are-thrown = De { $trumps } atouts, on en jette exactement { $count }
pedro-trumps-are-kept = Les atouts se gardent
pedro-the-dealer-ends-with-six-cards = Le donneur finit avec six cartes, dont tous les atouts à sa portée
pedro-the-dealer-keeps-all-trumps = Le donneur a { $trumps } atouts à sa portée et les garde tous
pedro-the-dealer-keeps-six-trumps = Le donneur a { $trumps } atouts à sa portée et en garde six
pedro-the-dealer-lays-so-many = Le donneur pose { $count } cartes au premier pli et en garde cinq
pedro-the-player-on-the-right-may-cut = La coupe est à la droite du donneur
pedro-a-cut-leaves-four-cards = La coupe laisse au moins quatre cartes dans chaque paquet
pedro-this-game-is-over = Cette partie est finie
pedro-no-misdeal-after-the-first-bid = Après la première annonce, il n’y a plus de maldonne
pedro-seat-by-letter = { $player }
pedro-a-card-lies-face-up = Une carte est à découvert dans le paquet
pedro-a-card-was-exposed = Une carte fut découverte à la donne
pedro-the-shuffle-or-the-cut-was-faulty = Le jeu fut mal battu ou mal coupé
pedro-what-was-faulty = Qu’est-ce qui était fautif ?
pedro-the-shuffle = le battage
pedro-the-cut = la coupe
pedro-wrong-number-before-the-bid = On a donné trop ou trop peu de cartes, et personne n’a annoncé
pedro-which-clause-provides = Quelle règle prévoit ici une maldonne ?
pedro-too-many-or-too-few-cards = trop ou trop peu de cartes
pedro-none-does = aucune
pedro-who-has-been-heard = Qui a-t-on entendu ? (ABCD, c’est tout le monde)
pedro-who-agrees = Qui est d’accord ? (ABCD, c’est tout le monde)
pedro-has-too-few-cards = A trop peu de cartes
pedro-has-too-many-cards = A trop de cartes
pedro-who-draws = Qui tire ?
pedro-which-cards-are-drawn = Quelles cartes sont tirées, sans être vues ?
pedro-bid-out-of-turn = A annoncé hors tour
pedro-did-not-throw-all-plain-cards = N’a pas jeté toutes les cartes hors atout
pedro-did-not-follow-suit = N’a pas fourni, en pouvant le faire
pedro-the-cut-left = la coupe a laissé { $upper } et { $lower } cartes
pedro-the-deal-is-void = la donne est nulle
pedro-the-cards-are-dealt = les cartes sont distribuées
pedro-bid-or-call = Annoncez, ou signalez la faute
pedro-play-halts-until-ruled = Le jeu s’arrête jusqu’à la décision de l’officiel
pedro-use-an-action = Utilisez un coup de Pedro
pedro-this-deal-is-void = cette donne est nulle
pedro-add-the-points = Ajoutez les points
pedro-cannot-do-that = { $player } ne peut pas faire cela
pedro-why-and-nothing-is-changed = { $why } : rien ne change
pedro-reason-but-why = { $reason }, mais { $why } : le jeu continue
pedro-nothing-of-the-kind = on ne voit rien de tel
pedro-the-deal-is-complete = la donne est complète
pedro-only-an-opponent-may-ask = seul un adversaire { DE($player) } peut demander une nouvelle donne
pedro-no-opponent-asks = aucun adversaire ne demande une nouvelle donne
pedro-say-which-seat-does = Dites quelle place le demande
pedro-what-and-deals-anew = { $what } : { $player } redonne
pedro-lay-face-up = { $cards } à découvert dans le paquet
pedro-card-of = { $cards } { DE($player) }
pedro-was-exposed = { $cards } : carte découverte
pedro-deals-next = { $player } donne ensuite
pedro-deals-anew = { $player } redonne
pedro-the-deal-is-not-complete = la donne n’est pas complète
pedro-call-what-is-wrong = Signalez ce qui ne va pas dans la donne
pedro-play-halts = le jeu s’arrête jusqu’à ce que l’officiel vienne
pedro-a-player-alone-does-not-call = on ne déclare pas seul une maldonne : l’officiel vient
pedro-no-misdeal-is-provided-for = le règlement ne prévoit pas de maldonne ici
pedro-somebody-has-bid-no-misdeal = on a annoncé : après la première annonce, il n’y a plus de maldonne
pedro-not-everybody-agrees = tout le monde à la table n’est pas d’accord pour une maldonne
pedro-the-chair-finds-the-deal-wrong = la direction juge la donne fautive
pedro-what-and-a-misdeal = { $what } : maldonne, la donne passe à gauche
pedro-first-see-the-rulebook = Voyez d’abord si le règlement prévoit une maldonne
pedro-first-hear-everybody = Entendez d’abord toute la table : pas encore { $missing }
pedro-all-must-agree-to-a-misdeal = L’officiel et toute la table doivent être d’accord pour une maldonne
pedro-before-the-first-bid-call = Avant la première annonce, un mauvais nombre de cartes peut être une maldonne : appelez l’officiel
pedro-has-not-too-few = { $player } n’a pas trop peu de cartes
pedro-plays-on-with-so-many = { $count ->
    [one] { $player } continue avec { $count } carte
   *[other] { $player } continue avec { $count } cartes
 }
pedro-reason-too-few = { $count ->
    [one] { $count } carte de moins
   *[other] { $count } cartes de moins
 }
pedro-has-not-too-many = { $player } n’a pas trop de cartes
pedro-an-opponent-draws = C’est un adversaire { DE($player) } qui tire
pedro-reason-too-many = { $count ->
    [one] { $count } carte de trop
   *[other] { $count } cartes de trop
 }
pedro-draws-out-of-play = { $count ->
    [one] { $player } tire { $count } carte { DE($other) }, sans la voir, hors du jeu
   *[other] { $player } tire { $count } cartes { DE($other) }, sans les voir, hors du jeu
 }
pedro-draws-into-the-stock = { $count ->
    [one] { $player } tire { $count } carte { DE($other) }, sans la voir, vers le talon
   *[other] { $player } tire { $count } cartes { DE($other) }, sans les voir, vers le talon
 }
pedro-so-many-must-be-drawn = { $count ->
    [one] il faut tirer { $count } carte de cette main
   *[other] il faut tirer { $count } cartes de cette main
 }
pedro-answer-cards = Répondez par des cartes
pedro-reason-bid-so-many-out-of-turn = { $bid } fut annoncé hors tour
pedro-has-spoken-already = { $player } a déjà parlé
pedro-the-turn-has-come = c’est maintenant le tour { DE($player) }
pedro-the-bid-is-void = l’annonce { DE($player) } est nulle, et { $player } n’annonce plus dans cette donne
pedro-threw-all-plain-cards = { $player } a jeté toutes les cartes hors atout
pedro-kept-a-plain-card = { $player } a gardé une carte hors atout : il n’y a pas d’amende
pedro-reason-kept-a-plain-card = a gardé une carte hors atout, sans amende
pedro-the-points-are-added = les points sont ajoutés
pedro-did-not-renege = { $player } n’a pas fait de renonce
pedro-reason-trumped = a coupé une couleur à fournir
pedro-somebody-did-not-follow-suit = { $player } n’a pas fourni
pedro-trumped-with-the-card = { $player } a coupé avec { THE($cards) } une couleur à fournir
pedro-did-not-follow-with-the-card = { $player } n’a pas fourni avec { THE($cards) }
pedro-told-ruled-already = { $told } : déjà décidé
pedro-side-makes-nothing = { $players } ne font rien dans cette donne
pedro-side-fails-its-bid = { $players } ne tiennent pas leur annonce de { $bid }
pedro-names-no-seats = { $word } ne nomme pas de places
pedro-write-letters = Écrivez des lettres, comme ABCD
