holdem-structure = { $structure ->
    [no-limit] Misez ce que vous voulez, au plus tout votre tapis.
    [pot-limit] On mise au plus la taille du pot.
   *[limit] Les mises sont de { $bet }, au tournant et à la rivière de { $late }.
 }
holdem-small-blind-is = La petite blinde est de { $chips }.
holdem-big-blind-is = La grosse blinde est de { $chips }.
holdem-smallest-chip = Le plus petit jeton est de { $chips }.
holdem-out-of-time = { $then ->
    [dead] Temps écoulé : votre main est morte.
   *[check] Temps écoulé : parole si c’est permis, sinon votre main est morte.
 }
holdem-drawn-for-the-button = Tirage du bouton : { $drawn }. { $player } l’a.
holdem-bets = { $verb ->
    [bet] { $player } mise { $chips }
   *[raise] { $player } relance à { $chips }
 }
holdem-shows = { $player } montre { THE($cards) }
holdem-acts = { $verb ->
    [all-in] { $player } fait tapis
    [muck] { $player } jette sa main sans la montrer
    [fold] { $player } se couche
    [call] { $player } suit
   *[check] { $player } dit parole
 }
holdem-to-do = { $phase ->
    [showdown] de montrer
   *[betting] de parler
 }
holdem-note = { $note ->
    [small-blind] petite blinde
    [big-blind] grosse blinde
    [folded] hors du coup
   *[all-in] tapis
 }
holdem-last-bet = { $verb ->
    [bet] { $player } : mise { $chips }.
   *[raise] { $player } : relance à { $chips }.
 }
holdem-last-act = { $verb ->
    [all-in] { $player } : tapis.
    [muck] { $player } : jette.
    [fold] { $player } : se couche.
    [call] { $player } : suit.
    [show] { $player } : montre.
   *[check] { $player } : parole.
 }
holdem-board = { $street ->
    [flop] Au flop : { $cards }.
    [turn] Au tournant : { $cards }.
    [river] À la rivière : { $cards }.
   *[table] Sur la table : { $cards }.
 }
holdem-the-hand-is-void = La donne est nulle : les mises sont rendues.
holdem-which-pot = { $pot ->
   *[only] le pot
    [main] le pot principal
    [side] un pot annexe
 }
holdem-wins-a-pot = { $how ->
    [shares] { $player } partage { $pot }, { $chips }.
   *[wins] { $player } gagne { $pot }, { $chips }.
 }
holdem-wins-a-pot-with = { $how ->
    [shares] { $player } partage { $pot }, { $chips } : { $hand }.
   *[wins] { $player } gagne { $pot }, { $chips } : { $hand }.
 }
holdem-stay-for-the-next-pot = { $chips } restent pour le pot suivant.
holdem-a-multiple-of-the-least-chip = Un multiple du plus petit jeton, { $chips }
holdem-at-most-the-big-blind = Au plus la grosse blinde, { $chips }
holdem-at-least-or-none = Au moins { $chips }, ou 0
holdem-no-such-amount = { $given } : une somme de jetons va de 1 à { $most }
holdem-so-many-seats = { $count } places
holdem-two-to-ten-can-play = De 2 à 10 peuvent jouer
holdem-deal-in-seats-with-chips = Ne servez que des places avec des jetons à jouer
holdem-two-need-chips = Il faut deux places ou plus avec des jetons à jouer
holdem-two-different-seats = Deux places différentes
holdem-at-most-so-many = Au plus { $chips }
holdem-live-post = { $chips } qui comptent comme mise
holdem-dead-post = { $chips } mortes
holdem-a-multiple-of-the-least = Un multiple du plus petit jeton
holdem-no-straddle = Pas de straddle à cette table
holdem-the-seat-left-of-the-big-blind = La place à gauche de la grosse blinde
holdem-cards-for-seat = { $count } cartes pour la place { $seat }
holdem-two-cards-each = Deux cartes chacun
holdem-so-many-cards = { $count } cartes
holdem-at-most-five = Cinq au plus
holdem-one-card-twice = une carte deux fois
holdem-name-each-card-once = Nommez chaque carte une fois
holdem-not-dealt = cette donne n’est pas servie
holdem-deal-it-first = Servez-la d’abord
holdem-is-no-action = { $action } n’est pas une action du hold’em
holdem-a-whole-hand-is-mucked = On jette la main entière
holdem-last-in-for-a-pot = Pour gagner un pot, la dernière main en jeu se montre
holdem-card-is-not-held = Cette carte n’est pas dans la main
holdem-betting-is-over-show-or-muck = Les mises sont finies : montrez ou jetez
holdem-hands-are-shown-later = Les mains se montrent quand les mises sont finies
holdem-names-no-amount = « { $verb } » n’a pas de somme
holdem-so-many-to-call = Il y a { $chips } à suivre, ou se coucher
holdem-nothing-to-call = Il n’y a rien à suivre : parole
holdem-there-is-a-bet = Il y a déjà une mise : relancez
holdem-nothing-to-raise = Il n’y a rien à relancer : misez
holdem-has-playable-chips = Il reste { $chips } jetons à jouer
holdem-least-chip-in-play = Le plus petit jeton en jeu est de { $chips }
holdem-least-is-to = Au moins à { $chips }
holdem-most-is-to = Au plus à { $chips }
holdem-all-chips-only-call = Tout le tapis suffit juste à suivre : suivre ou se coucher
holdem-others-are-all-in = Tous les autres sont à tapis
holdem-only-a-short-all-in = Il n’y a eu depuis qu’un tapis trop court
holdem-betting-is-capped = Après { $raises } relances, on ne relance plus
holdem-less-than-half-a-bet = Il y a eu depuis moins d’une demi-mise
holdem-only-who-was-dealt-in-may-ask = Seul qui a reçu des cartes peut demander
holdem-hand-was-not-called = Cette main n’a pas été suivie
holdem-hands-are-asked-for-at-the-end = On demande les mains à la fin
holdem-value-in-chips = { $value } jetons
holdem-a-whole-number-up-to = Un nombre entier de 0 à { $most }
holdem-choose-one-of-seats = Au choix : { $known }
holdem-one-for-each-seat = Un par place, de 0 à { $most } jetons
holdem-nobody-sits-at = personne n’est à la place { $seat }
holdem-name-a-taken-seat = Nommez une place occupée
holdem-in-a-tournament-all-are-dealt-in = En tournoi tous reçoivent des cartes et posent les blindes
holdem-only-between-hands = Seulement entre deux donnes
holdem-button-is-placed = Le bouton est déjà placé
holdem-so-many-players = { $count } joueurs
holdem-two-or-more-play = On joue à deux ou plus
holdem-button-moves-by-itself = Le bouton avance maintenant tout seul
holdem-seat-is-taken = la place { $seat } est prise
holdem-choose-an-empty-seat = Choisissez une place libre
holdem-chips-from-to = De { $least } à { $most } jetons
holdem-buy-in-for-more = Prenez une cave de { $chips } ou plus
holdem-play-this-hand-first = Jouez d’abord cette donne
holdem-owes-no-blind-now = Aucune blinde n’est due
holdem-owes-all-or-waits = { $chips } sont dus : tout, ou attendre
holdem-wait-till-the-button-has-passed = Attendez que le bouton soit passé
holdem-only-who-has-lost-all-rebuys = Seul qui a tout perdu reprend une cave
holdem-only-who-has-lost-all-declines = Seul qui a tout perdu peut renoncer
holdem-blind-has-passed-that-seat = La blinde a dépassé cette place
holdem-seat-is-not-free = Cette place n’est pas libre
holdem-no-limit-of-the-table = ce n’est pas une limite de la table
holdem-place-the-button-first = Placez d’abord le bouton
holdem-may-ask = La demande est permise : c’est un droit
holdem-dealer-denies-it = Le donneur refuse la demande
