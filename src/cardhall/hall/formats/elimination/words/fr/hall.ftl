nobody-calls-cards = Personne n’appelle de cartes : { $game }
play-on-at-the-table = Continuez à la table
table-is-counted = La table { $table } est comptée
take-the-count-back-first-2 = Annulez d’abord le compte
called-game-is-over = La partie { $game } est finie
begin-the-next-game = Commencer la partie suivante
game-is-on = La partie { $game } est en cours
settle-it-or-strike-it-first = Réglez-la ou rayez-la d’abord
the-time-is-over = Le temps est écoulé
begin-no-other-game-count = Ne commencez pas d’autre partie ; comptez
another-card-was-called-meanwhile = Une autre carte a été appelée entre-temps
look-at-the-card-now-shown = Regardez la carte montrée maintenant
somebody-has-called-out = Quelqu’un a crié
settle-the-game-first = Réglez d’abord la partie
all-52-cards-are-called = Les 52 cartes sont appelées
ask-once-who-is-out-then-end = Demandez une fois qui a fini, puis terminez la partie
no-such-card = { $card } n’est pas une carte
tap-the-card-that-was-turned = Touchez la carte retournée
that-card-is-called-already = Cette carte est déjà appelée
tap-another-card = Touchez-en une autre
no-card-is-called-yet = Aucune carte n’est encore appelée
somebody-has-called-out-on-it = Quelqu’un a crié sur cette carte
take-that-call-back-first = Annulez d’abord cette annonce
the-hall-drew-that-card = La salle a tiré cette carte
strike-the-game-and-begin-another = Rayez la partie et commencez-en une autre
that-line-was-full-before-this-card = Cette ligne était pleine avant cette carte
a-late-call-is-lost = Qui crie trop tard perd
that-player-has-no-board-in-this-game = Cette personne n’a pas de carton dans cette partie
called-falsely = Fausse annonce { DE($player) }
that-player-sits-this-game-out = Cette personne ne joue plus cette partie
has-called-out = { $player } a crié
settle-the-game = Réglez la partie
the-boards-are-not-at-hand = Les cartons ne sont pas disponibles
ask-for-them-at-the-desk = Demandez à l’accueil
that-player-has-not-called-out = Cette personne n’a pas crié
the-bank-of-table-cannot-pay = La banque de la table { $table } ne peut payer { $chips }
call-the-chair-for-a-further-lot = Appelez la direction : un juge lui donne un autre lot
that-is-not-the-latest-game = Ce n’est pas la dernière partie
strike-the-latest-one-first = Rayez d’abord la dernière
the-cards-of-stay-on-the-tables = { $game } : les cartes restent sur les tables
nothing-to-do = Rien à faire
name-your-table = Nommez votre table
give-back-the-cards-of-your-own-table = Rendez les cartes de votre propre table
those-cards-are-back = Ces cartes sont rendues
board-is-of-player = Le carton { $board } est celui { DE($player) }
look-at-the-number-on-the-board = Regardez le numéro du carton
choose-five-on-the-picture = Choisissez-en cinq sur l’image
nobody-has-called-out = Personne n’a crié
call-the-next-card = Appelez la carte suivante
that-table-still-plays = La table { $table } joue encore
collect-them-after-the-session = Ramassez-les après la séance
cards-are-still-at-tables = { $count ->
    [one] { $game } : les cartes de la ronde { $round } sont encore à la table { $tables }
    *[other] { $game } : les cartes de la ronde { $round } sont encore aux tables { $tables }
    }
all-cards-of-game-are-in = Toutes les cartes de { $game } sont rendues
nobody-was-out = Personne n’a fini
even-hands-one-more-game-for = Mains égales : encore une partie pour { $chips }
called-at-round-table-game = { $name }, ronde { $round }, table { $table }, partie { $game }
called-out-with = { $place } : annonce { DE($player) }, { $hand } : { THE($cards) }.
called-out-falsely = { $place } : fausse annonce { DE($player) }, sans { THE($cards) }.
called-out-falsely-sits-out = { $place } : fausse annonce { DE($player) }, sans { THE($cards) } ; la partie continue sans cette personne.
called-game-won = { $place } : { $player } gagne avec { $hand }, { $chips } de la banque.
called-game-even = { $place } : égalité : { $players } en jouent une de plus pour { $chips }.
called-game-without-winner = { $place } : personne n’a crié, aucun jeton.
decks-are-back = { $count ->
    [one] { $name }, ronde { $round } : { $decks } jeux rendus par la table { $tables }.
    *[other] { $name }, ronde { $round } : { $decks } jeux rendus par les tables { $tables }.
    }
called-game-began = { $place } : c’est parti.
card-was-called = { $place } : on a appelé { THE($card) }.
card-was-not-called = { $place } : finalement, on n’a pas appelé { THE($card) }.
call-was-taken-back = { $place } : l’annonce { DE($player) } est annulée.
called-game-was-struck = { $place } : rayée de la liste.
won-with-this-hand = { $player } : { $hand }, { $chips }
hand-that-was-called = { $kind ->
    [po-ke-no] Po-Ke-No
    [one-pair] une paire
    [two-pairs] deux paires
    [three-of-a-kind] brelan
    [straight] suite
    [flush] couleur
    [full-house] full
    [four-of-a-kind] carré
    [straight-flush] quinte flush
    [royal-flush] quinte flush royale
   *[no-pair] pas de paire
 }
the-board-has-no-such-line = Le carton { $board } n’a pas de ligne { $line }
a-line-has-five-different-cards = Une ligne a cinq cartes différentes
round-has-not-begun = La ronde { $round } n’a pas commencé
there-is-nothing-to-correct = Il n’y a rien à corriger
table-waits-for-a-ruling = La table { $table } attend une décision
give-the-ruling-first = Rendez d’abord la décision
table-is-not-counted-yet = La table { $table } n’est pas encore comptée
report-its-count-instead = Envoyez plutôt son compte
there-is-no-such-correction = Cette correction n’existe pas
choose-one-from-the-log = Choisissez dans le journal
the-table-was-corrected-again-since = La table a encore été corrigée depuis
undo-the-latest-correction-of-the-table = Annulez d’abord la dernière correction de la table
table-has-something-to-show-already = La table { $table } a déjà envoyé un résultat
let-the-round-be-played = Laissez jouer la ronde ; le résultat d’une table peut s’annuler ou se corriger
choose-a-seat-of-the-table = Choisissez une place de la table
nobody-is-level = Personne n’y est à égalité
leave-the-extra-game-out = Laissez la partie de départage de côté
had-lost-every-chip = { $player } n’avait plus un jeton
take-that-mark-back-or-count-none = Annulez cette marque ou ne comptez aucun jeton à cette place
sign-people-in-and-take-their-fees = Notez d’abord les présences et encaissez les frais
is-over = { $game } : c’est fini
nobody-is-left-to-play = Il ne reste personne pour jouer
round-is-still-played = La ronde { $round } se joue encore
close-round-first = Il faut d’abord clore la ronde { $round }
round-has-begun = La ronde { $round } a commencé
seats-change-before-the-next-round = Les places changent avant la ronde suivante
that-is-one-and-the-same-person = C’est une seule et même personne
swap-seats-instead = Échangez plutôt les places
every-table-is-full = Toutes les tables sont pleines
draw-the-seats-again-for-another-table = Tirez de nouveau les places, pour ouvrir une table de plus
sit-at-table-already = Il y a déjà { $count } personnes à la table { $table }
choose-another-table-or-draw = Choisissez une autre table, ou tirez de nouveau les places
a-stack-is-no-less-than-nothing = On n’a jamais moins que zéro jeton
round-has-its-seats = La ronde { $round } a ses places
say-that-they-are-to-be-drawn = Dites qu’il faut les tirer de nouveau
has-had-rounds-without = { $game } en est à { $count } rondes sans { $player }
whoever-is-away-for-rounds-has-withdrawn = Qui manque { $count } rondes a fait forfait : plus personne n’entre
collect-them = Reprenez-les, et voyez si aucun jeu n’est incomplet
minutes-are-left-at-table = { $count ->
    [one] Il reste 1 minute à la table { $table }
   *[other] Il reste { $count } minutes à la table { $table }
 }
send-it-again-as-early = Renvoyez-le comme anticipé si la table a fini
round-is-the-final = La ronde { $round } est la finale : un juge donne
say-which-judge-deals = Dites quel juge donne
plays-in-the-final = { $player } joue la finale
a-judge-deals = C’est un juge qui donne, pas un joueur
table-has-one-player = La table { $table } n’a qu’une personne
draw-the-seats-again-or-move = Tirez de nouveau les places, ou déplacez-y quelqu’un
has-no-bank = { $game } n’a pas de banque
chips-pass-between-players = Les jetons passent entre les joueurs
round-is-closed = La ronde { $round } est close
the-chairperson-can-correct-the-table-result = La direction peut corriger le résultat de la table
table-plays-that-session-again = La table { $table } rejoue cette séance
count-after-the-session-that-is-played = Comptez après la séance qui se joue maintenant
ask-the-chairperson-to-correct = Demandez à la direction de le corriger
table-reports-by-itself = La table { $table } envoie seule son résultat
count-a-wooden-table-by-hand = Seule une table jouée aux cartes se compte à la main
table-is-played-in-the-browser = La table { $table } se joue à l’écran et envoie seule son résultat
ask-the-chairperson-if-it-has-stopped = Demandez à la direction si elle s’est arrêtée
a-seat-is-counted-twice = Une place est comptée deux fois
give-one-count-for-each-seat = Donnez un compte pour chaque place
enter-the-chips-left = Inscrivez les jetons qui y restent
the-last-pot-is-played-until-won = Le dernier pot se joue jusqu’à ce qu’il soit gagné
play-on = Continuez
the-last-pot-is-split = Le dernier pot se partage
share-it-out = Partagez-le ; seul un reste impair demeure
let-count-them = Que { $player } les compte
chips-are-counted-by-the-player = Les jetons { DE($player) } se comptent par la personne à sa gauche
the-count-has-of-marks = Le compte a { $count } accords sur { $needed }, sans la signature du crieur
the-caller-signs = Le crieur le signe, ou { $needed } de la table le cochent
choose-one-of-the-versions-shown = Choisissez une des versions montrées
table-is-already-counted = La table { $table } est déjà comptée
take-the-count-back-first = Annulez d’abord le compte, ou corrigez le résultat
a-judge-deals-the-extra-game = Un juge donne la partie de départage
say-who-dealt = Dites qui a donné
plays-at-that-table = { $player } joue à cette table
choose-among-those-who-are-level-only = Choisissez seulement parmi qui est à égalité
the-result-was-corrected = Le résultat a été corrigé
undo-the-correction-first = Annulez d’abord la correction
a-void-result-needs-a-reason = Annuler un résultat demande une raison
settle-table-first = Tranchez d’abord pour la table { $table }
those-are-not-the-people-who = Ce ne sont pas les personnes à égalité pour une place
put-all-who-are-level-in-order = Mettez en ordre tous ceux à égalité, le meilleur d’abord
table-has-chips = Table { $table } : { $player } a { $stack } jetons, pas { $chips }
the-judge-sets-every-seat = Le juge met chaque place à { $chips }
table-has-left-or-is-out = Table { $table } : { $player } n’est plus en jeu
somebody-counted-does-not-sit-at-table = Une personne comptée n’est pas à la table { $table }
count-the-seats-of-this-table-only = Ne comptez que les places de cette table
seat-is-not-counted = La place { $seat } n’est pas comptée
seat-cannot-have-points = La place { $seat } ne peut avoir { $points } points
seat-cannot-have-chips = La place { $seat } ne peut avoir { $chips } jetons
this-game-is-counted-in-chips = Ce jeu se compte en jetons
draw-the-seats-anew = Tirer de nouveau les places
round-is-not-on = La ronde { $round } n’est pas en cours
enter-what-lies-there = Inscrivez ce qui s’y trouve
the-player-did-not-sit-at-that-table = Cette personne n’était pas à cette table
the-player-does-not-sit-at-that-table = Cette personne n’est pas à cette table
the-player-has-no-seat-in-this-round = Cette personne n’a pas de place dans cette ronde
enter-the-score = Inscrivez ses points
enter-the-chips-of-the-seat = Inscrivez les jetons ; 0 s’il n’y en a pas
count-again-or-take-the-mark-back = Recomptez, ou annulez que tous les jetons sont perdus
too-few-can-be-seated = { $count } sur { $all } peuvent avoir une place, il en faut deux
cards-of-tables-are-not-back = { $count ->
    [one] Les cartes de la table { $tables } ne sont pas revenues
   *[other] Les cartes des tables { $tables } ne sont pas revenues
 }
the-middle-cannot-hold-chips = { $middle ->
    [bank] La banque ne peut contenir { $chips } jetons
   *[pot] Le pot ne peut contenir { $chips } jetons
 }
so-many-win-the-extra-game = { $places } des { $count } à égalité gagnent la partie de départage
chips-and-middle-must-make = { $middle ->
    [bank] Les jetons et la banque doivent faire { $expected }
   *[pot] Les jetons et le pot doivent faire { $expected }
 }
enter-the-chips-at-the-seat = Inscrivez les jetons devant cette place
nobody-counts-their-own-chips = { $player } ne compte pas ses propres jetons
draw-seats-for-the-next-round = Tirez les places de la ronde suivante
player-has-not-signed-in = { $player } : présence à noter
player-owes = { $player } doit { $dollars }
table-count-is-short = { $count ->
    [one] Il manque un jeton à la table { $table }
   *[other] Il manque { $count } jetons à la table { $table }
 }
table-count-is-over = { $count ->
    [one] La table { $table } a un jeton de trop
   *[other] La table { $table } a { $count } jetons de trop
 }
table-was-reported-with-different-counts = Les comptes de la table { $table } diffèrent
table-has-a-tie-to-play-off = La table { $table } a une égalité à départager
table-has-not-been-counted = La table { $table } n’est pas comptée
table-still-plays = La table { $table } joue encore
let-the-judge-count-them = Que le juge les compte
read-out-short = { $count ->
    [one] { $where } : il manque un jeton
   *[other] { $where } : il manque { $count } jetons
 }
read-out-over = { $count ->
    [one] { $where } : un jeton de trop
   *[other] { $where } : { $count } jetons de trop
 }
read-out-extra-game = { $where } : partie de départage, un juge s’il vous plaît
count-again-for = { $why } : recomptez
table-plays = La table { $table } est en train de jouer
finish-the-hand-then-count = Table { $table } : finissez la donne, puis comptez
table-waits-leave-everything = La table { $table } attend une décision ; ne touchez à rien
table-has-no-result = La table { $table } n’a pas de résultat
came-in-before-round = { $by ->
    [Chair] Arrivée avant la ronde { $round } : place donnée par la direction.
   *[other] Arrivée avant la ronde { $round } : place donnée par { $by }.
 }
seat-changed-by = { $by ->
    [Chair] Place changée par la direction.
   *[other] Place changée par { $by }.
 }
tied-cut-for = { $places ->
    [one] { $players } coupent pour une place
   *[other] { $players } coupent pour { $places } places
 }
tied-play-for = { $places ->
    [one] { $players } jouent une partie de départage, donnée par un juge, pour une place
   *[other] { $players } jouent une partie de départage, donnée par un juge, pour { $places } places
 }
choose-the-right-count = Choisir le bon compte
enter-who-won-the-extra-game = Inscrire qui a gagné la partie de départage
enter-the-count = Inscrire le compte
no-longer-plays-but-has-a-seat = { $count ->
    [one] { $game } : { $players } ne joue plus, mais a une place à la ronde { $round }
   *[other] { $game } : { $players } ne jouent plus, mais ont une place à la ronde { $round }
 }
tables-are-to-be-counted = { $game } : { $count } tables à compter : { $tables }
start-round = Lancer la ronde { $round }
take-the-start-of-round-back = Annuler le départ de la ronde { $round }
start-the-final = Lancer la finale
enter-the-counts = Inscrire les comptes
game-has-fewer-than-two-to-seat = { $game } : moins de deux peuvent avoir une place
may-play-round-and-has-no-seat = { $player } a payé et n’a pas de place à la ronde { $round }
every-table-of-round-is-counted = { $game } : toutes les tables de la ronde { $round } sont comptées
round-of-tables-play = { $game } : ronde { $round }, { $plays } tables sur { $count } jouent
close-round = Clore la ronde { $round }
seat-round = Tirer les places de la ronde { $round }
open-round-again = Rouvrir la ronde { $round }
table-seat = Table { $table }, place { $letter }
take-your-seats-for-round = Prenez place pour la ronde { $round }
has-no-round = { $game } : pas de ronde { $round }
choose-a-round-that-was-seated = Choisissez une ronde aux places tirées
has-no-seats-yet = { $game } : pas encore de places
draw-seats-first = Tirez d’abord les places
start-round-first = Lancez d’abord la ronde { $round }
now-the-seat-has = { $chips ->
    [one] La place a maintenant 1 jeton
   *[other] La place a maintenant { $chips } jetons
 }
seat-the-player = Placer { $player }
round-is-closed-so-many-play-on = { $game } : la ronde { $round } est close, { $count } continuent
take-the-count-of = Retenir le compte de { $by }
game-is-seated = { $game } : les places de la ronde { $round } sont prêtes. { $look }
game-is-seated-for-the-final = { $game } : les places de la ronde { $round }, la finale, sont prêtes. { $look }
chips-in-every-bank = { $chips } jetons dans chaque banque, aucun devant une place ?
every-seat-holds-chips = Chaque place a { $chips } jetons ?
enter-the-new-count = Inscrire le nouveau compte
round-of-a-game = { $game }, ronde { $round }
table-of-a-round = { $game }, ronde { $round }, table { $table }
seats-drawn-by-lot = { $tables ->
    [one] { $where } : places tirées au sort, { $count } joueurs à 1 table.
   *[other] { $where } : places tirées au sort, { $count } joueurs à { $tables } tables.
 }
seats-kept = { $tables ->
    [one] { $where } : places gardées, { $count } joueurs à 1 table.
   *[other] { $where } : places gardées, { $count } joueurs à { $tables } tables.
 }
it-is-the-final = C’est la finale.
seat-was-marked = { $mark ->
    [broke] { $where } : { $player } n’a plus de jetons.
    [no_show] { $where } : { $player } n’est pas là.
    [walked_out] { $where } : départ { DE($player) }.
   *[back] { $where } : { $player } est de retour en jeu.
 }
all-tables-of = { $where }, toutes les tables
chips-moved = { $player } de { $before } à { $after }
points-moved = { $player } de { $before } à { $after } points
the-extra-game-or-a-mark = la partie de départage ou une marque
result-corrected = { $where }, correction : { $changed }.
extra-game-was-won = { $where } : partie de départage entre { $players } ; gagnée par { $winners }.
no-result = { $where } : pas de résultat.
no-result-to-be-played-again = { $where } : pas de résultat, à rejouer.
round-began-with-a-bank = { $where } : c’est parti, { $chips } dans chaque banque.
round-began = { $where } : c’est parti, { $chips } par personne.
player-was-seated = { $where } : place donnée à { $player }.
seat-was-set-to-chips = { $where } : { $player } a { $chips }.
the-start-was-taken-back = { $where } : le départ est annulé.
more-chips-for-the-bank = { $count ->
    [one] { $where } : 1 jeton de plus en banque.
   *[other] { $where } : { $count } jetons de plus en banque.
 }
a-count-was-taken-back = { $where } : un compte est annulé.
a-count-was-chosen = { $where } : un des comptes est retenu.
round-was-closed = { $where } : close.
extra-game-for-a-place = Partie de départage pour une place : { $players }.
table-is-played-physical = La table { $table } se joue avec de vraies cartes.
every-table-is-played-physical = Toutes les tables se jouent avec de vraies cartes.
table-is-played-live = La table { $table } se joue à l’écran.
every-table-is-played-live = Toutes les tables se jouent à l’écran.
round-is-closed-wait-for-the-next-seats = La ronde { $round } est close. Attendez les prochaines places
play-until-time-is-called = Jouez. Une fois le temps écoulé, finissez la donne et comptez
time-each-counts-the-player-to-the-right = Temps écoulé. Finissez la donne ; puis chacun compte la personne à sa droite
the-count-is-in-wait-for-the-close = Attendez la fin de la ronde
players-changed-seats = { $players } ont changé de place.
where-chips-were-counted = { $where }, compte : { $chips }.
where-chips-were-counted-wrong = { $where }, compte : { $chips } sur { $expected }.
is-not-played-in-rounds = { $game } ne se joue pas en rondes
choose-another-game = Choisissez un autre jeu
round-is-open = La ronde { $no } est ouverte
correct-the-result-it-follows-through = Corrigez le résultat de la table : il suit jusqu’à ces places
table-was-not-voided = La table { $table } n’a pas été annulée
table-was-dealt-anew-in-the-browser = La table { $table } a été redonnée à l’écran
let-it-be-played-its-result-can-be-corrected = Laissez jouer ; son résultat peut être corrigé
table-has-told-something-since = La table { $table } a envoyé un résultat depuis
take-that-back-first-or-correct-the-result = Annulez d’abord cela, ou corrigez le résultat de la table
table-got-no-further-lot = La table { $table } n’a pas reçu d’autre lot
no-extra-game-was-entered = Aucune partie de départage n’a été inscrite
round-has-not-begun-2 = La ronde { $no } n’a pas commencé
swap-the-seats-nothing-is-played = Échangez les places : rien n’est encore joué
round-has-its-seats-2 = La ronde { $no } a ses places
round-1-has-not-begun = La ronde 1 n’a pas commencé
left-in-that-round = Départ { DE($player) } pendant cette ronde
correct-the-tables-results-instead = Corrigez plutôt les résultats des tables
extra-game-was-taken-back = { $game } : la partie de départage entre { $players } est annulée.
had-sat-in-other-seats = { $game }, ronde { $round } : { $players } avaient interverti leurs places. Raison : { $why }.
lot-for-the-bank-taken-back = { $game }, ronde { $round }, table { $table } : { $chips } de la banque repris.
seat-changed-because = Place changée par { $by } : { $why }.
round-was-opened-again = { $game }, ronde { $round } : rouverte.
what-was-before-counts-again = { $game }, ronde { $round }, table { $table } : ce qui était là avant compte de nouveau.
that-player-had-no-seat-in-this-round = Cette personne n’avait pas de place dans cette ronde
table-is-in-the-browser-each-with-a-code = La table { $table } se joue à l’écran, chacun avec son code
back-in-and-missed = { $count ->
    [one] { $player } est de retour en jeu et a manqué la ronde { $rounds }.
   *[other] { $player } est de retour en jeu et a manqué les rondes { $rounds }.
 }
should-not-have-been-seated = { $count ->
    [one] { $player } n’était plus en jeu après la ronde { $round } et n’aurait pas dû avoir de place à la ronde { $rounds } ; ces résultats restent.
   *[other] { $player } n’était plus en jeu après la ronde { $round } et n’aurait pas dû avoir de place aux rondes { $rounds } ; ces résultats restent.
 }
pot-moved = pot de { $before } à { $after }
chips-of-a-table = Jetons, ronde { $round }, table { $table } : { $changes }.
seated-but-not-begun-draw-again = La ronde { $round } a ses places et n’a pas commencé : tirez-les de nouveau.
result-nothing-lost = rien de perdu
result-lost-in-round = perdu à la ronde { $round }
result-lost-in-rounds = perdu aux rondes { $rounds }
result-points-then = Points alors
result-chips-then = Jetons alors
result-lost = Perdu
result-won = Gagné
result-out-in-round = Sortie à la ronde
result-withdrew-after-round = Forfait après la ronde { $round }
result-sent-away-in-round = Exclusion à la ronde { $round }
result-ranked-by-the-final = Classement par la finale, ronde { $round }
result-the-last-one-in = Plus personne d’autre en jeu : { $lost }
result-still-in-having-lost = Encore en jeu : { $lost }
result-loss-in-round = { $nth ->
    [1] Première
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
    [5] Cinquième
   *[other] { $nth }e
 } défaite à la ronde { $round } ({ $lost })
result-the-round-is-not-closed = La ronde { $round } n’est pas close : la place reste ouverte
result-nobody-else-went-out-in-round = Personne d’autre n’est sorti à la ronde { $round } : rien à départager
result-left-without-a-count = Départ sans compte : après tous ceux sortis dans cette ronde avec un compte
result-nobody-is-level-with-that = Personne à égalité : pas besoin de partie de départage
result-score-in-that-round = { $score } dans cette ronde
result-score-below = { $score } dans cette ronde : moins que { $better }
result-score-above = { $score } dans cette ronde : plus que { $worse }
result-score-between = { $score } dans cette ronde : moins que { $better }, plus que { $worse }
result-points-and-chips = { $points } et { $chips }
result-level-an-extra-game-decides = À égalité avec { $players } : une partie de départage doit décider
result-level-to-the-last = À égalité avec { $players } jusqu’au bout : la place se partage
result-extra-game-behind = À égalité avec { $players } : la partie de départage a décidé, derrière { $ahead }
result-extra-game-won = À égalité avec { $players } : la partie de départage a décidé, gagnée
was-not-here-in-round = n’était pas là à la ronde { $round }
nobody-is-marked-as-missing = Personne n’est noté absent
say-at-the-table-who-is-not-here = Dites à la table qui manque, ou commencez
too-few-are-here = { $game } : moins de deux personnes sont là
wait-or-withdraw-who-is-away = Attendez les autres, ou notez le forfait des absents
moved-because-some-are-missing = Vient de la table { $table }, où il manque du monde
the-round-is-on-without-the-player = La ronde se joue sans { $player }
take-the-mark-back-or-wait = Ôtez la marque à la table, ou attendez la prochaine ronde
is-here-already = { $player } est déjà là
table-has-so-few-there = { $count ->
    [0] Il n’y a personne à la table { $table }
   *[other] Une seule personne est à la table { $table }
 }
even-the-tables = Déplacez du monde pour que chaque table ait deux personnes ou plus
tables-were-evened = { $where } : sans { $players } les tables ont été équilibrées ; { $count ->
    [0] personne n’a changé de table.
    [one] une personne a changé de table.
   *[other] { $count } personnes ont changé de table.
 }
player-has-come = { $player } est là maintenant.
are-away-and-get-no-seat = { $count ->
    [one] { $game } : { $players } n’est pas là et n’a pas de place d’ici là. Si la ronde { $round } commence ainsi, c’est un forfait.
   *[other] { $game } : { $players } ne sont pas là et n’ont pas de place d’ici là. Si la ronde { $round } commence ainsi, c’est un forfait.
 }
the-player-is-here = { $player } est là
players-are-missing = { $count ->
    [one] { $game }, table { $tables }, pas là : { $players }.
   *[other] { $game }, tables { $tables }, pas là : { $players }.
 }
start-without-them = Lancer la ronde { $round } sans eux
tables-are-even-without-them = Les tables restent équilibrées. Qui ne vient pas perd la ronde.
moves-to-table = { $player } à la table { $table }
tables-come-out-even = Pour équilibrer les tables : { $moves }.
table-is-not-needed = { $count ->
    [one] La table { $tables } n’est plus nécessaire.
   *[other] Les tables { $tables } ne sont plus nécessaires.
 }
move-so-many = { $count ->
    [one] Déplacer une personne
   *[other] Déplacer { $count } personnes
 }
