your-hand-lies-face-down = Votre main est posée face cachée.
your-partner-plays-alone = Votre partenaire joue seul.
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
euchre-suit-was-turned-down = { LARGE($suit) } fut refusé
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
euchre-seat-by-letter = { $player }
euchre-suit-by-name = { $suit }
euchre-said-a-hint = un mot qui trahit une main
euchre-said-alone-otherwise = d’autres mots pour le solo
euchre-said-other-words = d’autres mots que ceux des annonces
euchre-did-not-follow-suit = N’a pas fourni, en pouvant le faire
euchre-what-do-the-packets-show = Que montrent les plis ?
euchre-the-suit-was-held = on avait la couleur
euchre-the-suit-was-followed = on a fourni
euchre-bid-or-passed-out-of-turn = A annoncé ou passé hors tour
euchre-what-does-the-other-side-choose = Que choisit l’autre camp ?
euchre-two-points-the-hand-ends = deux points, la donne finit
euchre-one-of-it-goes-alone = un des deux joue en solo
euchre-who-goes-alone = Qui joue en solo ?
euchre-in-which-suit = Dans quelle couleur ?
euchre-led-out-of-turn = A entamé hors tour
euchre-said-what-may-not-be-said = A dit ce qu’on ne dit pas aux annonces
euchre-what-was-said = Qu’a-t-on dit ?
euchre-nothing-amiss = rien à redire
euchre-dealt-otherwise-than-before = A donné autrement qu’avant
euchre-the-deal-went-wrong = La donne est fautive
euchre-was-euchred-and-owes-the-cup = A chuté et doit à la cagnotte
euchre-card-was-shown = { $cards } { DE($player) } fut montré
euchre-the-hand-is-void = la donne est nulle
euchre-use-an-action = Utilisez un coup d’euchre
euchre-bids-are-over = les annonces sont finies
euchre-words-in-the-play = Les mots pendant le jeu sont pour le juge
euchre-write-the-points = Marquez les points
euchre-use-nothing = Il n’y a rien à faire
euchre-called-too-late = signalé trop tard, rien ne change
euchre-reason-called-too-late = { $reason } : signalé trop tard, le jeu continue
euchre-side-scores = { $players } marquent { $points }
euchre-no-card-has-been-played = aucune carte n’est jouée
euchre-a-renege-is-called-from = Une renonce se signale dès le premier pli
euchre-the-packets-lie-here = les plis sont ici
euchre-leave-the-answer-out = Ne répondez pas : on les ouvre
euchre-the-points-are-written = les points sont marqués
euchre-a-penalty-has-ended-it = une pénalité a fini cette donne
euchre-packets-show-suit-followed = les plis montrent que { $player } a fourni
euchre-chair-rules-a-renege = la direction décide que { $player } n’a pas fourni
euchre-packets-show-a-renege = les plis montrent que { $player } n’a pas fourni au pli { $trick }, avec { THE($cards) }
euchre-the-packets-are-opened = on ouvre les plis
euchre-packets-opened-trick-is = on ouvre les plis : le pli { $trick } est { $cards }
euchre-player-and-card = { THE($cards) } { DE($player) }
euchre-play-and = { $told }, puis { $play }
euchre-bid-out-of-turn-hand-is-over = { $player } a annoncé hors tour : la donne est finie
euchre-somebody-has-acted-since = On a joué depuis : l’autre camp marque, et personne ne joue en solo pour cela
euchre-nobody-is-named-who-goes-alone = on ne dit pas qui joue en solo
euchre-answer-who = Répondez qui
euchre-goes-alone-in = { $player } joue en solo à { $suit }
euchre-bid-is-void = l’annonce { DE($player) } est nulle
euchre-goes-alone-instead = { $player } a annoncé hors tour : { $other } joue en solo à la place
euchre-in-the-first-round-alone-in = Au premier tour, on joue en solo à { $suit }, la couleur de la retourne
euchre-no-suit-is-named = aucune couleur n’est nommée
euchre-answer-suit = Répondez par une couleur
euchre-did-not-lead-out-of-turn = { $player } n’a pas entamé hors tour
euchre-reason-led-out-of-turn = a entamé hors tour
euchre-led-out-of-turn-hand-is-over = { $player } a entamé hors tour : la donne est finie
euchre-reason-led-the-card-out-of-turn = a entamé { THE($cards) } hors tour
euchre-led-the-card-hand-is-over = { $player } a entamé { THE($cards) } hors tour : la donne est finie
euchre-said-nothing-amiss = { $player } n’a rien dit de mal
euchre-side-is-warned = { $players } ont un avertissement
euchre-used-and = { $player } a employé { $what } ({ $clause }) : { $told }
euchre-used-again-and = { $player } a employé { $what } ({ $clause }), et pas pour la première fois : { $told }
euchre-side-may-not-bid = { $players } n’annoncent plus dans cette donne
euchre-owes-the-cup-nothing = { $player } ne doit rien à la cagnotte
euchre-pays-cents-to-the-cup = { $cents ->
    [one] { $player } met { $cents } cent à la cagnotte
   *[other] { $player } met { $cents } cents à la cagnotte
 }
euchre-was-euchred-and = { $player } a chuté : { $told }
euchre-reason-was-euchred = a chuté
euchre-does-not-deal = { $player } ne donne pas
euchre-deals-as-before = { $player } donne comme avant
euchre-reason-dealt-otherwise = { $style ->
    [singly] a donné une à une, et par deux et trois avant
   *[in-twos-and-threes] a donné par deux et trois, et une à une avant
 }
euchre-keeps-one-style-and-deals-again = { $player } garde une façon pour toute la partie, et redonne
euchre-the-chair-rules-a-misdeal = la direction décide une maldonne
euchre-what-and-deals-again = { $what } : { $player } redonne
euchre-hand-does-not-count = la donne est nulle et ne compte pas
euchre-what-does-your-side-choose = Que choisit votre camp ?
euchre-two-points-and-the-hand-ends = deux points, et la donne finit
