after-the-discard-a-turn-is-over = Le tour est fini après la carte jetée.
throw-last = Jetez en dernier.
you-are-not-in-this-hand = Vous n’êtes pas dans cette donne.
the-table-counts-and-writes-by-itself = La table compte et marque toute seule.
draw-first = Prenez d’abord une carte, puis posez et jetez.
throw-another-card = Jetez une autre carte.
take-fewer-discards = Prenez moins de cartes à la défausse, ou piochez au talon.
keep-a-card-to-throw = Gardez une carte à jeter.
keep-another-card-to-throw = Gardez une autre carte à jeter : une qui ne sert nulle part.
choose-a-set-that-these-go-on = Choisissez une combinaison où vont ces cartes.
draw-the-discards-become-the-stock = Piocher : la défausse devient le talon.
lay-down-what-you-owe = Posez { THE($cards) }, ou ajoutez à une combinaison.
choose-three-or-four-of-one-rank = Choisissez trois ou quatre cartes d’un rang, ou trois à la suite d’une couleur.
rummy-top-discard = { $top ->
    [free] La carte du dessus, prise seule, peut se garder ; on ne la rejette pas dans ce tour.
   *[must-use] La carte du dessus doit servir dans le tour où on la prend ; on ne la rejette pas dans ce tour.
 }
rummy-deeper-discard = { $deep ->
    [new-meld-only] Une carte prise plus bas dans la défausse se pose dans ce tour en nouvelle combinaison.
   *[meld-or-layoff] Une carte prise plus bas dans la défausse se pose ou s’ajoute dans ce tour.
 }
rummy-last-discard = { $last ->
    [any] La dernière carte jetée peut être n’importe laquelle.
   *[must-not-play] La dernière carte jetée ne doit pas pouvoir servir.
 }
rummy-round-the-corner = { $corner ->
    [yes] Une suite peut passer par-dessus l’as.
   *[no] Une suite ne passe pas par-dessus l’as.
 }
rummy-new-stock = { $times ->
    [0] La défausse ne redevient jamais talon.
    [1] La défausse redevient talon une fois par donne.
    [2] La défausse redevient talon deux fois par donne.
   *[other] La défausse redevient talon { $times } fois par donne.
 }
rummy-clock-warns = { $seconds ->
    [one] Après { $seconds } seconde, la table le dit, et attend.
   *[other] Après { $seconds } secondes, la table le dit, et attend.
 }
rummy-clock-plays = { $seconds ->
    [one] Après { $seconds } seconde, la table pioche et jette à la place du joueur.
   *[other] Après { $seconds } secondes, la table pioche et jette à la place du joueur.
 }
rummy-highest-win = { $by ->
    [chips] Le plus de jetons gagne.
   *[points] Le plus de points gagne.
 }
rummy-cut-for-the-deal = Coupe pour la donne : { $cut }. La carte la plus basse, celle { DE($player) }, donne en premier.
rummy-cut-again = Nouvelle coupe : { $cut }. La carte la plus basse, celle { DE($player) }, donne en premier.
rummy-time-is-up-and-waits = Temps écoulé pour { $player } ; la table attend.
rummy-does = { $player } { $deeds }.
rummy-turns-over-and-draws = retourne la défausse et pioche
rummy-draws = pioche au talon
rummy-takes-the-top = prend { THE($card) }
rummy-takes-deep = { $count ->
    [one] prend { $count } carte de la défausse, jusqu’à celle-ci : { $card }
   *[other] prend { $count } cartes de la défausse, jusqu’à celle-ci : { $card }
 }
rummy-lays-down = pose { THE($cards) }
rummy-lays-down-of-a-kind = pose { $count } { $rank }
rummy-lays-down-run = pose une suite de { $suit } ({ $low } à { $high })
rummy-adds-to-a-kind = ajoute { THE($cards) } aux { $rank }
rummy-adds-to-run = ajoute { THE($cards) } à la suite de { $suit } ({ $low } à { $high })
rummy-throws = jette { THE($cards) }
rummy-buries = fait enterrer la carte du dessus
rummy-throws-none = ne jette pas de carte
rummy-says-out = dit avoir terminé
rummy-is-out = termine
rummy-to-draw = de prendre une carte
rummy-to-lay-down-and-throw = de poser et jeter
rummy-on-the-table = { $points } posés
rummy-no-discards = Défausse vide.
rummy-on-top-of-the-discards = { $sets ->
    [0] Au-dessus de la défausse : { $card } ; rien n’est posé.
    [one] Au-dessus de la défausse : { $card } ; { $sets } combinaison est posée.
   *[other] Au-dessus de la défausse : { $card } ; { $sets } combinaisons sont posées.
 }
rummy-stock-used-up = { $times ->
    [0] Le talon est épuisé, jamais retourné : on compte la donne telle quelle.
    [1] Le talon est épuisé, retourné une fois : on compte la donne telle quelle.
    [2] Le talon est épuisé, retourné deux fois : on compte la donne telle quelle.
   *[other] Le talon est épuisé, retourné { $times } fois : on compte la donne telle quelle.
 }
rummy-wins-the-hand = { $player } termine et gagne la donne.
rummy-counts = { $player } : { $shown } posés, { $held } en main : { $score }.
rummy-counts-short = { $missing ->
    [one] { $player } : { $shown } posés, { $held } en main, { $missing } carte de moins : { $score }.
   *[other] { $player } : { $shown } posés, { $held } en main, { $missing } cartes de moins : { $score }.
 }
rummy-takes-of-the-bank = { $chips ->
    [one] { $player } prend un jeton à la banque.
   *[other] { $player } prend { $chips } jetons à la banque.
 }
rummy-is-no-action = { $action } : le rami ne connaît pas cela. Écrivez draw, take, take 3, meld 9S 9H 9D, lay KH on 1, throw 2H, bury ou done
rummy-the-turn-is-over = Le tour est fini après la carte jetée
rummy-a-turn-ends-with-a-discard = Un tour finit par une carte jetée
rummy-has-drawn = La carte est déjà prise ; on n’en prend qu’une par tour
rummy-a-turn-begins-with-a-draw = Un tour commence par une carte à prendre
rummy-with-too-many-cards = Avec trop de cartes, on en jette une sans piocher
rummy-with-too-few-cards = Avec trop peu de cartes, on pioche sans jeter
rummy-laid-down-after-the-draw = On pose après avoir pris une carte et avant d’en jeter une
rummy-the-exposed-card-first = On prend d’abord la carte découverte, ou on la fait enterrer
rummy-the-stock-lies-otherwise = Le dessus du talon n’est pas ainsi
rummy-the-missing-draw = La carte oubliée se pioche au talon
rummy-so-many-discards = { $count ->
    [one] Il y a { $count } carte à la défausse
   *[other] Il y a { $count } cartes à la défausse
 }
rummy-the-stock-is-used-up = Le talon est épuisé : on retourne la défausse
rummy-no-deep-pick-up = On ne prend pas plus bas tant que des cartes du talon sont découvertes
rummy-one-card-a-turn = Une carte par tour jusqu’à ce que la main soit juste
rummy-could-not-use = Impossible de se servir de { $card } et de jeter encore une carte
rummy-that-card-is-not-held = Cette carte n’est pas dans la main
rummy-has-thrown-already = La carte est déjà jetée
rummy-must-be-used-first = { $card } doit servir d’abord
rummy-the-top-just-taken-stays = La carte prise à la défausse reste en main
rummy-the-last-card-may-not-play = La dernière carte ne doit pas pouvoir servir
rummy-no-meld-from-a-wrong-hand = On ne pose rien d’une main fausse
rummy-those-cards-are-not-held = Ces cartes ne sont pas toutes dans la main
rummy-must-keep-a-card-to-throw = Il faut garder une carte à jeter
rummy-could-not-be-used = { $card } ne pourrait plus servir comme il le faut
rummy-the-top-would-be-left = Il ne resterait à jeter que la carte prise à la défausse
rummy-the-card-left-would-play = La carte qui reste à jeter pourrait servir
rummy-three-or-four-are-a-set = Trois ou quatre cartes de même valeur font un brelan
rummy-no-sequence-through-the-ace = Aucune suite ne passe par-dessus l’as
rummy-three-in-order-are-a-set = Trois cartes ou plus qui se suivent dans une couleur font une combinaison
rummy-so-many-melds = { $count ->
    [one] Il y a { $count } combinaison
   *[other] Il y a { $count } combinaisons
 }
rummy-nothing-is-added-to-no-set = On n’ajoute rien à ce qui ne va pas ensemble
rummy-those-cards-do-not-match = Ces cartes ne vont pas avec cette combinaison
rummy-the-dealer-shuffles-last = Qui donne bat en dernier
rummy-the-right-of-the-dealer-cuts = C’est à la droite du donneur de couper : { $player }
rummy-cut-at-1-to-51 = Coupez de 1 à 51 cartes
rummy-a-count-stands-once-mixed = Un compte tient dès que les cartes sont mêlées
rummy-the-hand-is-finished-first = La donne en cours se finit d’abord
rummy-keeps-the-rest = { $player } garde le reste
rummy-that-player-does-not-play = cette place ne joue pas
rummy-name-a-seat-that-plays = Nommez une place qui joue
rummy-sets-as-bits = Des ensembles des 52 cartes, en bits
rummy-in-two-places = { $cards } à deux endroits
rummy-so-many-at-most = { $most } au plus
rummy-choose-a-phase = Choisissez draw, play ou over
rummy-one-card-of-the-hand = Une carte de la main
rummy-exposed-and-turned = { $exposed } ({ $turned } fois retourné)
rummy-cards-of-the-stock = Des cartes du talon
rummy-so-many-stated = nombre indiqué : { $count }
rummy-one-for-each = { $seats ->
    [one] Un par place, pour { $seats } place
   *[other] Un par place, pour { $seats } places
 }
rummy-a-bank-holds-what-one-hand-pays = Une banque a au moins ce que paie une donne
rummy-a-hand-up-to = Une donne de 1 à { $last }
