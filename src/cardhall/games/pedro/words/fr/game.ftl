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
    [points] Une annonce réussie ajoute ce qui a été fait.
   *[bid] Une annonce réussie ajoute ce qui a été annoncé.
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
