euchre-the-dealer-must-call = Le donneur doit choisir.
euchre-if-all-pass-twice-a-new-deal = Si tous passent deux fois, on redonne.
euchre-a-game-is-so-many-hands = { $hands ->
    [one] Une partie fait { $hands } donne, quel que soit le score.
   *[other] Une partie fait { $hands } donnes, quel que soit le score.
 }
euchre-three-or-four-tricks = Trois ou quatre plis : { $points }.
euchre-all-five-tricks = Les cinq plis : { $points }.
euchre-all-five-alone = Les cinq plis en solo : { $points }.
euchre-euchred-to-the-others = Chute : { $points } aux autres.
euchre-lead-against-a-loner = { $lead ->
    [left-of-loner] Contre un solo, la gauche du solo entame.
   *[left-of-dealer] Contre un solo, la gauche du donneur entame.
 }
euchre-first-jack-falls-to = Le premier valet va à { $player }, { THE($card) } : { $player } donne en premier.
euchre-puts-a-card-face-down = { $player } écarte une carte.
euchre-orders-up = { $player } fait prendre { THE($card) }.
euchre-orders-up-and-plays-alone = { $player } fait prendre { THE($card) } et joue en solo.
euchre-makes-trumps-and-plays-alone = { $player } choisit { $suit } atout et joue en solo.
euchre-all-pass-and-a-new-deal = Tous passent : on ramasse et on redonne.
euchre-side-took-tricks = { $tricks ->
    [one] Le camp { DE($player) } a fait { $tricks } pli sur 5.
   *[other] Le camp { DE($player) } a fait { $tricks } plis sur 5.
 }
euchre-side-took-tricks-alone = { $tricks ->
    [one] Le camp { DE($player) } a fait { $tricks } pli sur 5, en solo.
   *[other] Le camp { DE($player) } a fait { $tricks } plis sur 5, en solo.
 }
euchre-side-writes-points = { $players } marquent { $points }.
euchre-side-writes-points-for-the-euchre = { $players } marquent { $points } pour la chute.
euchre-puts-cents-in-the-cup = { $cents ->
    [one] { $player } met { $cents } cent à la cagnotte.
   *[other] { $player } met { $cents } cents à la cagnotte.
 }
euchre-note-maker = a choisi l’atout
euchre-note-sits-out = ne joue pas
euchre-note-alone = en solo
euchre-what-to-do = { $phase ->
    [discard] d’écarter une carte
    [play] de jouer
   *[bid] d’annoncer
 }
euchre-somebody-said = { $bid ->
    [pass] { $player } : passe.
    [pick-it-up] { $player } : prend.
   *[alone] { $player } : en solo.
 }
euchre-somebody-named = { $player } : { $suit }.
euchre-somebody-named-alone = { $player } : { $suit }, en solo.
euchre-card-is-turned-up = La retourne : { $card }.
euchre-one-does-not-deal-so = On ne donne pas « { $style } » : écrivez 1 (une carte à la fois), ou 3-2-3-2 et semblables
euchre-that-is-no-action = { $action } n’est pas un coup d’euchre. Utilisez pass, pick it up, alone et ainsi de suite
euchre-write-an-action = { $text } n’est pas un coup d’euchre. Écrivez pass, pick it up, alone, hearts, hearts alone, discard 9D ou play AD
euchre-that-names-no-suit = { $action } ne nomme pas de couleur. Utilisez 0 à 3, de trèfle à pique
euchre-choose-a-phase = Choisissez order, name ou play
euchre-a-card-twice = une carte deux fois, ou qui n’est pas des 24
euchre-trump-by-maker = { $trump } par { $maker }
euchre-state-suit-and-seat = Donnez la couleur et la place, de 0 à 3
euchre-so-many-are-taken = { $tricks ->
    [one] { $tricks } pli est fait
   *[other] { $tricks } plis sont faits
 }
euchre-state-none-to-four = Donnez-en de zéro à quatre
euchre-state-the-turned-up-card = Donnez la retourne, qui n’est dans la main de personne
euchre-not-the-24-cards = pas les 24 cartes, chacune une fois
euchre-only-the-dealer-touches-the-card = Seul le donneur touche la carte, à son tour au premier tour
euchre-bidding-opens-with-the-card = Les annonces s’ouvrent quand la 21e carte est retournée
euchre-this-hand-is-over = Cette donne est finie
euchre-this-side-has-lost-its-bid = Ce camp a perdu son annonce dans cette donne
euchre-first-round-words = Au premier tour, on dit passe, prends ou solo, pas « { $said } »
euchre-all-have-passed-twice = Tous ont passé deux fois : le donneur nomme une couleur
euchre-second-round-words = Au second tour, on passe ou on nomme une couleur, pas « { $said } »
euchre-suit-was-turned-down = { LARGE($suit) } a été refusé
euchre-nobody-defends-alone = Personne ne défend en solo ; les annonces sont faites
euchre-the-bids-are-over = L’atout est choisi : les annonces sont finies
euchre-the-dealer-puts-a-card-down-first = Le donneur a pris, et écarte d’abord une carte
euchre-only-a-dealer-who-picks-up = Seul le donneur qui prend écarte une carte, et seulement avant le jeu
euchre-one-card-at-a-time = Une carte à la fois
euchre-that-card-is-not-held = Cette carte n’est pas dans la main
euchre-the-other-side-has-the-choice = Le choix est au camp sans faute
euchre-one-may-only-call-alone = On peut seulement jouer en solo à la place
euchre-no-jack-among-them = pas un valet parmi elles
euchre-hand-in-the-whole-pack = Donnez un ordre du jeu entier
euchre-the-cut-is-offered-on-the-right = On offre la coupe à la droite du donneur
euchre-the-cards-are-not-shuffled = Les cartes ne sont pas encore battues
euchre-cut-at-0-to-23 = Coupez de 0 à 23 cartes
euchre-find-the-first-dealer = Cherchez d’abord le premier donneur
euchre-this-game-is-over = { $hands ->
    [one] { $hands } donne est jouée : cette partie est finie
   *[other] { $hands } donnes sont jouées : cette partie est finie
 }
euchre-keeps-to-one-style = { $player } a donné { $style } dans cette partie et s’y tient
