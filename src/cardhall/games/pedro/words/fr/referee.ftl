that-is-not-done-out-of-turn = Cela ne se fait pas hors de son tour.
you-have-spoken = Vous avez parlé.
wait-for-trumps-to-be-named = Attendez que l’atout soit nommé.
that-is-no-bid = Ce n’est pas une enchère.
bid-up-to-14 = Annoncez de { $least } à 14.
pedro-seat-by-letter = { $player }
pedro-a-card-lies-face-up = Une carte est à découvert dans le paquet
pedro-a-card-was-exposed = Une carte a été découverte à la donne
pedro-the-shuffle-or-the-cut-was-faulty = Le jeu a été mal battu ou mal coupé
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
pedro-reason-bid-so-many-out-of-turn = { $bid } a été annoncé hors tour
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
