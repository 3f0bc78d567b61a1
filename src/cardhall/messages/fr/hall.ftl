not-every-game-is-decided = Tous les jeux ne sont pas décidés
give-the-awards-when-the-last-game = Remettez les récompenses quand le dernier jeu et chaque égalité sont décidés
no-awards-are-given = Aucune récompense n’est remise
the-awards-are-given = Les récompenses sont remises
what-the-judge-rules = Ce que le juge décide ; rien par soi-même
there-is-no-incident = Il n’y a pas d’incident « { $kind } »
nobody-is-named = Personne n’est nommé
choose-a-contestant-or-write-who = Choisissez un concurrent ou écrivez qui c’était
counts-when-a-judge-heard = { $title } : ne compte que si un juge l’a entendu
name-the-judge-who-heard = Nommez le juge qui l’a entendu
a-disqualification-needs-a-reason = Une exclusion demande une raison
say-what-happened = Dites ce qui s’est passé
is-already-disqualified = L’exclusion { DE($player) } est déjà prononcée
is-not-disqualified = Pas d’exclusion pour { $player }
taking-it-back-needs-a-reason = Pour l’annuler, il faut une raison
say-why = Dites pourquoi
in-a-game-area-without-playing = Dans l’aire d’un jeu sans y jouer
talked-to-somebody-who-was-playing = A parlé à quelqu’un qui jouait
spoke-another-language-than-english = A parlé une autre langue que l’anglais
foul-language = Paroles grossières
cut-throat-play = Jeu déloyal
stood-at-a-table-or-helped = Debout à une table, ou aide de côté
disqualified-at-once = Exclusion immédiate, et départ de la salle
forfeits-every-game-won = Toutes les parties gagnées sont perdues, et départ
it-is-longer-than-letters = Plus de { $letters } lettres, ou plus de { $fields } champs
a-team-has-two-names = Une équipe a deux noms
both-names-are-the-same = Les deux noms sont les mêmes
write-it-like-november-21 = Écrivez-la comme 21 novembre, 11/21/2026 ou 2026-11-21
there-are-more-than-lines = Il y a plus de { $count } lignes
split-the-file = Partagez le fichier
choose-another-file = Choisissez un autre fichier
save-only-the-columns-of-the-entries = N’enregistrez que les colonnes des inscriptions
there-are-fields = Il y a { $count } champs, plus que dans l’en-tête
there-is-no-game = Il manque le jeu
is-not-played-at-this-event = { $game } ne se joue pas à cet événement
leave-the-second-name-out = Ne mettez pas le deuxième nom
write-it-with-its-year = Écrivez-la avec l’année, comme 11/21/2026 ou 2026-11-21
save-only-the-entries = N’enregistrez que les inscriptions
this-is-no-file-of-text = Ce n’est pas un fichier de texte
save-the-sheet-as-csv-and-choose = Enregistrez la feuille en CSV et choisissez ce fichier
shorten-it = Raccourcissez-le
late-dated = trop tard : bulletin du { $day }
round-has-not-begun = La ronde { $round } n’a pas commencé
there-is-nothing-to-correct = Il n’y a rien à corriger
table-waits-for-a-ruling = La table { $table } attend une décision
give-the-ruling-first = Rendez d’abord la décision
table-is-not-counted-yet = La table { $table } n’est pas encore comptée
report-its-count-instead = Envoyez plutôt son compte
that-is-the-result-as-it-stands = C’est déjà le résultat
nothing-to-correct = Rien à corriger
there-is-no-such-correction = Cette correction n’existe pas
choose-one-from-the-log = Choisissez dans le journal
that-correction-is-undone = Cette correction est annulée
the-table-was-corrected-again-since = La table fut corrigée encore depuis
undo-the-latest-correction-of-the-table = Annulez d’abord la dernière correction de la table
table-has-something-to-show-already = La table { $table } a déjà quelque chose à montrer
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
close-round-first = Fermez d’abord la ronde { $round }
round-has-begun = La ronde { $round } a commencé
seats-change-before-the-next-round = Les places changent avant la ronde suivante
that-is-one-and-the-same-person = C’est une seule et même personne
does-not-play-here-any-more = { $player } ne joue plus ici
has-a-seat = { $player } a une place
swap-seats-instead = Échangez plutôt les places
every-table-is-full = Toutes les tables sont pleines
draw-the-seats-again-for-another-table = Tirez de nouveau les places, pour ouvrir une table de plus
sit-at-table-already = Il y a déjà { $count } personnes à la table { $table }
choose-another-table-or-draw = Choisissez une autre table, ou tirez de nouveau les places
choose-a-table = Choisissez une table
is-played-at-real-tables = { $game } se joue à de vraies tables
a-stack-is-no-less-than-nothing = On n’a jamais moins que zéro jeton
round-has-its-seats = La ronde { $round } a ses places
say-that-they-are-to-be-drawn = Dites qu’il faut les tirer de nouveau
choose-somebody-who-is-seated = Choisissez quelqu’un qui a une place
a-session-has-no-time = Une séance n’a pas de durée
enter-at-least-one-minute = Inscrivez au moins une minute
the-event-has-no-name = L’événement n’a pas de nom
enter-what-the-event-is-called = Inscrivez le nom de l’événement
enter-dollars-and-cents-again = Inscrivez de nouveau dollars et cents
there-is-no-house-rule = Il n’y a pas de règle maison « { $rule } »
one-of = Au choix : { OR($choices) }
cannot-be-run-with-these-rules = « { $game } » ne peut se tenir avec ces règles
choose-of = Choisissez parmi : { OR($choices) }
enter-zero-or-more = Inscrivez zéro ou plus
enter-at-the-most = Inscrivez { $most } au plus
is-no-date = « { $given } » n’est pas une date
write-it-as-year-month-day = Écrivez année-mois-jour, comme 2027-03-24
people-are-called = { $count } personnes s’appellent { $asked }
use-the-number = Donnez le numéro : { OR($choices) }
has-had-rounds-without = { $game } en est à { $count } rondes sans { $player }
whoever-is-away-for-rounds-has-withdrawn = Qui manque { $count } rondes a fait forfait : plus personne n’entre
only-the-chairperson-makes-exceptions = Seule la direction fait des exceptions
there-is-nothing-to-take = Il n’y a rien à prendre
choose-a-file-with-entries = Choisissez un fichier avec des inscriptions
late-the-last-day-of-entry = trop tard : le dernier jour des inscriptions était le { $deadline }, celle-ci est du { $day }
the-chairperson-can-take = La direction peut la prendre, en donnant une raison
less-than-nothing-was-paid = On ne peut payer moins que rien
enter-what-was-received = Inscrivez ce qui fut reçu
that-game-is-over = Cette partie est finie
nobody-can-enter-it-any-more = On ne peut plus s’y inscrire
is-played-in-teams-of-two = { $game } se joue en équipes de deux, et il manque le second nom
both-names-of-the-team = Les deux noms de l’équipe sont le même
once-games-have-begun-nobody-takes-another = Une fois les parties commencées, personne ne remplace personne
if-only-the-spelling-was-wrong = Si seule l’orthographe était fausse, la direction peut le donner comme raison
plays-alone = { $player } joue sans partenaire
withdraw-the-one-who-leaves = Notez le forfait de qui part ; l’autre s’inscrira la prochaine fois
enter-who-plays-instead = Inscrivez qui joue à la place
has-left-the-event = { $player } n’est plus à l’événement
take-a-new-entry = Prenez une nouvelle inscription
choose-one-from-the-entry = Choisissez-en un du bulletin
say-what-was-keyed-in-wrong = Dites ce qui fut mal tapé
fees-are-never-returned = Les frais ne sont jamais rendus
what-was-paid-stays-in-the-books = Ce qui fut payé reste dans les livres
a-box-holds-no-less-than-nothing = Une caisse ne contient jamais moins que rien
enter-what-was-counted = Inscrivez ce qui fut compté
nobody-is-entered = Personne n’est inscrit sous « { $asked } »
use-the-number-the-code = Prenez le numéro, le code ou le nom entier
that-is-somebody-else-entry = C’est l’inscription de quelqu’un d’autre
sign-in-with-your-own-code = Entrez avec votre propre code
take-back-the-withdrawal-first = Annulez d’abord le forfait
sign-in-closed-minutes-before-play = Les présences se notent jusqu’à { $count } minutes avant le jeu
has-begun = { $game } a commencé : { $player } entrerait à la ronde { $round } sans aucune défaite
the-chairperson-can-allow = La direction peut l’accorder, en donnant une raison
has-begun-its-bracket = { $game } a commencé : le tableau reste comme il a été tiré
nobody-can-join-any-more = Plus personne ne peut entrer
is-in-already = { $player } joue déjà
the-next-seats-take-in-whoever-may = Les prochaines places comptent tous ceux qui peuvent jouer
has-played = { $player } a déjà joué
withdraw-the-entry-instead = Notez plutôt un forfait
has-already-left = Départ déjà noté : { $player }
the-game-is-over = La partie est finie, sa place reste
has-not-withdrawn = { $player } n’a pas fait forfait
taking-a-withdrawal-back-needs-a-reason = Annuler un forfait demande une raison
that-name-is-already-forgotten = Ce nom est déjà oublié
leave-it-out = Ne la mettez pas, ou la direction la prend avec une raison
is-played-alone = { $game } se joue chacun pour soi
there-is-no-table = Il n’y a pas de table { $table }
choose-a-table-in-use = Choisissez une table en usage
leave-it-out-or-tell = Laissez-la, ou distinguez les deux par un second prénom
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
that-is-no-time-to-add = Ce n’est pas un temps à ajouter
enter-1-to-120-minutes-or-below-0 = Inscrivez de 1 à 120 minutes, au-dessous de 0 pour les reprendre
has-no-bank = { $game } n’a pas de banque
chips-pass-between-players = Les jetons passent entre les joueurs
round-is-closed = La ronde { $round } est close
the-chairperson-can-correct-the-table-result = La direction peut corriger le résultat de la table
that-is-table = C’est la table { $table }
scan-the-code-that-lies = Scannez le code posé sur cette table
table-waits-for-a-ruling-and-stays = La table { $table } attend une décision et reste en place
the-chairperson-or-a-judge-gives = La direction ou un juge rend d’abord la décision
table-plays-that-session-again = La table { $table } rejoue cette séance
count-after-the-session-that-is-played = Comptez après la séance qui se joue maintenant
table-has-a-result-from-the-chair = La table { $table } a un résultat de la direction
ask-the-chairperson-to-correct = Demandez à la direction de le corriger
table-reports-by-itself = La table { $table } envoie seule son résultat
count-a-wooden-table-by-hand = Comptez à la main une table de bois
table-is-played-in-the-browser = La table { $table } se joue à l’écran et envoie seule son résultat
ask-the-chairperson-if-it-has-stopped = Demandez à la direction si elle s’est arrêtée
a-seat-is-counted-twice = Une place est comptée deux fois
give-one-count-for-each-seat = Donnez un compte pour chaque place
enter-the-chips-left = Inscrivez les jetons qui y restent
the-last-pot-is-played-until-won = Le dernier pot se joue jusqu’à ce qu’il soit gagné
play-on = Continuez
the-last-pot-is-split = Le dernier pot se partage
share-it-out = Partagez-le ; seul un reste impair demeure
let-count-them = Que { $player } les compte
chips-are-counted-by-the-player = Les jetons { DE($player) } se comptent par la personne à sa gauche
the-count-has-of-marks = Le compte a { $count } accords sur { $needed }, et pas celui du crieur
the-caller-signs = Le crieur le signe, ou { $needed } de la table le marquent
there-is-no-report-of-yours = Vous n’avez aucun envoi à annuler
ask-the-judge-to-settle = Demandez au juge de trancher
table-is-not-disputed = La table { $table } n’est pas contestée
there-is-no-such-report = Ce résultat n’existe pas
choose-one-of-the-versions-shown = Choisissez une des versions montrées
table-is-already-counted = La table { $table } est déjà comptée
take-the-count-back-first = Annulez d’abord le compte, ou corrigez le résultat
a-judge-deals-the-extra-game = Un juge donne la partie de départage
say-who-dealt = Dites qui a donné
plays-at-that-table = { $player } joue à cette table
choose-among-those-who-are-level-only = Choisissez seulement parmi qui est à égalité
correct-its-result-instead = Corrigez plutôt son résultat
the-result-was-corrected = Le résultat fut corrigé
undo-the-correction-first = Annulez d’abord la correction
a-void-result-needs-a-reason = Annuler un résultat demande une raison
you-do-not-sit-at-that-table = Vous n’êtes pas à cette table
call-from-your-own-table = Appelez depuis votre propre table
table-has-not-called = La table { $table } n’a pas appelé
the-ruling-has-no-words = La décision est sans texte
say-what-was-decided = Dites ce qui fut décidé
settle-table-first = Réglez d’abord la table { $table }
those-are-not-the-people-who = Ce ne sont pas les personnes à égalité pour une place
put-all-who-are-level-in-order = Mettez en ordre tous ceux à égalité, le meilleur d’abord
table-has-chips = Table { $table } : { $player } a { $stack } jetons, pas { $chips }
the-judge-sets-every-seat = Le juge met chaque place à { $chips }
table-has-left-or-is-out = Table { $table } : { $player } n’est plus en jeu
somebody-counted-does-not-sit-at-table = Une personne comptée n’est pas à la table { $table }
count-the-seats-of-this-table-only = Ne comptez que les places de cette table
seat-is-not-counted = La place { $seat } n’est pas comptée
seat-cannot-have-points = La place { $seat } ne peut avoir { $points } points
seat-cannot-have-chips = La place { $seat } ne peut avoir { $chips } jetons
this-game-is-counted-in-chips = Ce jeu se compte en jetons
type-it-anew = Retapez-le
ask-the-chairperson-for-it = Demandez à la direction
draw-the-seats-anew = Tirer de nouveau les places
it-is-longer = Plus de { $letters } lettres
is-not-signed-in = La présence { DE($player) } n’est pas notée
is-already-signed-in = La présence { DE($player) } est déjà notée
round-is-not-on = La ronde { $round } n’est pas en cours
nothing-to-rule-on = Rien à décider
was-not-let-in = Pas d’entrée en cours de jeu pour { $player }
there-is-no-entry-in-it = Il n’y a aucune inscription
enter-what-lies-there = Inscrivez ce qui s’y trouve
leave-the-table-as-it-is = Laissez la table comme elle est
tables-are-counted-from-one = Les tables se comptent à partir d’un
the-chairperson-can-let-in-late = La direction peut l’admettre, en donnant une raison
withdraw-the-player-instead = Notez plutôt son forfait
enter-which-game-is-played = Inscrivez le jeu
enter-who-plays-in-the-team = Inscrivez l’autre personne de l’équipe
the-player-did-not-sit-at-that-table = Cette personne n’était pas à cette table
the-player-does-not-sit-at-that-table = Cette personne n’est pas à cette table
the-player-has-no-seat-in-this-round = Cette personne n’a pas de place dans cette ronde
enter-the-score = Inscrivez ses points
enter-the-chips-of-the-seat = Inscrivez les jetons ; 0 s’il n’y en a pas
count-again-or-take-the-mark-back = Recomptez, ou annulez que tous les jetons sont perdus
too-few-can-be-seated = { $count } sur { $all } peuvent avoir une place, il en faut deux
player-of-auxiliary-is-already-entered = { $player } ({ $auxiliary }) : inscription déjà prise
auxiliary-has-its-names-for-a-game = { $words ->
    [teams] { $auxiliary } a déjà { $limit } équipes pour { $game } : il n’y a plus de ligne au bulletin pour { $player }
   *[names] { $auxiliary } a déjà { $limit } noms pour { $game } : il n’y a plus de ligne au bulletin pour { $player }
 }
cards-of-tables-are-not-back = { $count ->
    [one] Les cartes de la table { $tables } ne sont pas revenues
   *[other] Les cartes des tables { $tables } ne sont pas revenues
 }
the-middle-cannot-hold-chips = { $middle ->
    [bank] La banque ne peut contenir { $chips } jetons
   *[pot] Le pot ne peut contenir { $chips } jetons
 }
use-one-of = Prenez parmi : { OR($choices) }
that-sum-was-not-paid = { $dollars } : personne n’a payé cette somme
field-is-longer-than-letters = { $field } : plus de { $letters } lettres
field-holds-a-sign-not-printed = { $field } : il y a un signe qui ne s’imprime pas
so-many-win-the-extra-game = { $places } des { $count } à égalité gagnent la partie de départage
field-cannot-be = { $field } ne peut être { $value }
field-cannot-be-below-zero = { $field } ne peut être au-dessous de zéro
is-no-value-of-rule = « { $value } » n’est pas une valeur de { $rule }
chips-and-middle-must-make = { $middle ->
    [bank] Les jetons et la banque doivent faire { $expected }
   *[pot] Les jetons et le pot doivent faire { $expected }
 }
enter-the-chips-at-the-seat = Inscrivez les jetons devant cette place
nobody-counts-their-own-chips = { $player } ne compte pas ses propres jetons
draw-seats-for-the-next-round = Tirez les places de la ronde suivante
owes = doit { $dollars }
because-not-signed-in = présence à noter
player-has-not-signed-in = { $player } : présence à noter
player-owes = { $player } doit { $dollars }
sign-the-player-in-first = Notez d’abord sa présence
take-the-fee-first = Encaissez d’abord les frais
table-count-is-short = { $count ->
    [one] Il manque un jeton à la table { $table }
   *[other] Il manque { $count } jetons à la table { $table }
 }
table-count-is-over = { $count ->
    [one] La table { $table } a un jeton de trop
   *[other] La table { $table } a { $count } jetons de trop
 }
is-no-game = « { $given } » n’est pas un jeu
a-quote-is-opened-and-not-closed = Un guillemet est ouvert et n’est pas fermé
close-it-or-take-it-out = Fermez-le, ou enlevez-le
put-a-field-with-a-comma-in-quotes = Mettez entre guillemets un champ qui contient une virgule : "Lee, Ann"
it-holds-a-sign-not-printed = Il y a un signe qui ne s’imprime pas
write-it-again = Écrivez-le de nouveau
the-file-is-larger = Le fichier dépasse { $size } Mo
this-game-is-played-alone = Ce jeu se joue chacun pour soi
write-both-in-one-field = Écrivez les deux dans un champ, "Ann Lee & Bea Roy", ou le second comme partenaire
is-no-sum-of-money = « { $given } » n’est pas une somme d’argent
write-it-like-15 = Écrivez 15.00, ou yes ou no
entered-in-line-before = { $player } ({ $auxiliary }) est déjà à la ligne { $line }
entered-in-the-event-before = { $player } ({ $auxiliary }) est déjà à l’événement
no-auxiliary = sans auxiliaire
leave-this-line-out-or-tell = Laissez cette ligne, ou distinguez les deux par un second prénom
auxiliary-has-its-names = { $words ->
    [teams] { $auxiliary } a déjà { $limit } équipes : il n’y a plus de ligne au bulletin pour { $player }
   *[names] { $auxiliary } a déjà { $limit } noms : il n’y a plus de ligne au bulletin pour { $player }
 }
leave-it-out-or-take-it-by-hand = Laissez-la ; la direction peut la prendre à la main en donnant une raison
another-of-the-same-name = une autre personne du même nom
table-was-reported-with-different-counts = Les comptes de la table { $table } diffèrent
table-has-a-tie-to-play-off = La table { $table } a une égalité à départager
table-has-not-been-counted = La table { $table } n’est pas comptée
table-still-plays = La table { $table } joue encore
number-player-auxiliary = { $number } ({ $player }, { $auxiliary })
several-notes = { $notes }
let-the-judge-count-them = Que le juge les compte
table-of-a-game = { $game }, table { $table }
table-by-number = Table { $table }
read-out-short = { $count ->
    [one] { $where } : il manque un jeton
   *[other] { $where } : il manque { $count } jetons
 }
read-out-over = { $count ->
    [one] { $where } : un jeton de trop
   *[other] { $where } : { $count } jetons de trop
 }
read-out-called-the-chair = { $where } a appelé la direction
read-out-extra-game = { $where } : un juge à la table, partie de départage
count-again-for = { $why } : recomptez
table-waits-for-the-start = La table { $table } attend le départ
table-plays = La table { $table } joue
finish-the-hand-then-count = Table { $table } : finissez la donne, puis comptez
table-waits-leave-everything = La table { $table } attend une décision ; ne touchez à rien
table-is-done = La table { $table } a fini
table-has-no-result = La table { $table } n’a pas de résultat
drawn-by-lot = Tiré au sort.
those-from-a-group-sit-apart = Les { $count } de { $group } sont à { $count } tables différentes.
all-from-a-group-share-the-table = Les { $count } de { $group } sont à la seule table.
those-from-a-group-are-spread = Les { $count } de { $group } sont réparties sur { $tables } tables.
sat-before-with-nobody-here = N’a encore joué avec personne de cette table.
sat-before-with-some-here = A déjà joué avec { $count } des { $others } autres de la table : on n’a pas trouvé moins.
players-fit-one-table = { $count } joueurs tiennent à une table.
players-make-tables = { $count } joueurs font { $tables } tables : { $sizes }.
tables-of-a-size = { $count } de { $size }
seats-stay-as-they-were = Les places restent celles de la ronde d’avant.
came-in-at-the-smallest-table = Arrivée ; cette table était la plus petite.
moved-from-the-largest-table = Changement tiré au sort, de la table { $table }, la plus grande : la table { $lone } n’avait qu’une personne.
table-is-closed-one-was-left = La table { $table } ferme, il n’y restait qu’une personne.
came-in-before-round = { $by ->
    [Chair] Arrivée avant la ronde { $round } : place donnée par la direction.
   *[other] Arrivée avant la ronde { $round } : place donnée par { $by }.
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
level-for-a-place = { $players } sont à égalité pour la place { $place } : une partie de départage
of-a-game = { $game } : { $told }
matches-are-to-be-reported-at-tables = { $game } : { $count } matchs attendent leur résultat, aux tables { $tables }
enter-the-results = Inscrire les résultats
give-the-ruling = Rendre la décision
choose-the-right-count = Choisir le bon compte
enter-who-won-the-extra-game = Inscrivez qui a gagné la partie de départage
enter-the-count = Inscrire le compte
no-longer-plays-but-has-a-seat = { $count ->
    [one] { $game } : { $players } ne joue plus, mais a une place à la ronde { $round }
   *[other] { $game } : { $players } ne jouent plus, mais ont une place à la ronde { $round }
 }
tables-are-to-be-counted = { $game } : { $count } tables à compter : { $tables }
start-round = Lancer la ronde { $round }
take-the-start-of-round-back = Annuler le départ de la ronde { $round }
draw-the-bracket = Tirer le tableau
start-the-final = Lancer la finale
enter-the-counts = Inscrire les comptes
has-no-entries-yet = { $game } : pas encore d’inscriptions
entered-of-them-paid = { $game } : { $count } inscriptions, dont { $paid } payées
game-has-fewer-than-two-to-seat = { $game } : moins de deux peuvent avoir une place
may-play-round-and-has-no-seat = { $player } peut jouer la ronde { $round } et n’a pas de place
every-table-of-round-is-counted = { $game } : toutes les tables de la ronde { $round } sont comptées
round-of-tables-play = { $game } : ronde { $round }, { $plays } tables sur { $count } jouent
are-level-for-place = { $players } sont à égalité pour la place { $place } : une partie de départage
all-games-are-decided = Tous les jeux sont décidés
is-decided = { $game } : tout est décidé
awards-given = Récompenses remises à { $time }
take-entries = Prendre des inscriptions
look-at-the-entries = Voir les inscriptions
close-round = Clore la ronde { $round }
enter-the-order = Inscrire l’ordre
give-the-awards = Remettre les récompenses
look-at-the-money = Regarder l’argent
take-the-fee = Encaisser les frais
look-at-the-winners = Voir les gagnants
take-the-awards-back = Annuler la remise des récompenses
seat-round = Placer la ronde { $round }
open-round-again = Rouvrez la ronde { $round }
the-game-is-over-at-last = La partie est finie
you-have-withdrawn = Votre forfait est noté
table-seat = Table { $table }, place { $letter }
wait-for-the-next-seats = Attendez les prochaines places
please-sign-in-at-the-desk = Présentez-vous à l’accueil, s’il vous plaît
table-has-no-seats-now = La table { $table } n’a pas de places maintenant
take-your-seats-for-round = Prenez place pour la ronde { $round }
make-the-event-first = Créez d’abord l’événement
there-is-such-an-event-already = Cet événement existe déjà
choose-another-id = Choisissez un autre numéro
the-id-is-not-of-letters = L’identifiant n’est pas fait de lettres et de chiffres
entries-were-taken-at-the-old-fee = Des inscriptions sont prises à l’ancien prix
keep-it-for-this-event = Gardez-le pour cet événement
games-have-begun = Les parties ont commencé
house-rules-are-set-before-the-first = Les règles maison se fixent avant la première ronde
this-event-has-no-game = Cet événement n’a pas de jeu « { $given } »
there-is-no-such-entry = Cette inscription n’existe pas
choose-somebody-from-the-list-of-entries = Choisissez quelqu’un dans les inscriptions
has-no-round = { $game } : pas de ronde { $round }
choose-a-round-that-was-seated = Choisissez une ronde aux places tirées
round-has-no-table = La ronde { $round } n’a pas de table { $table }
has-no-seats-yet = { $game } : pas encore de places
draw-seats-first = Tirez d’abord les places
start-round-first = Lancez d’abord la ronde { $round }
correct-the-table-result-instead = Corrigez plutôt le résultat de la table
matches-lost = matchs perdus
take-back-a-prize-or-the-house = Annulez d’abord un prix ou la part de la maison
take-back-what-was-paid-out = Annulez d’abord ce qui a été versé de la caisse
correct-the-line-that-took-it-first = Corrigez d’abord la ligne qui l’a pris
count-the-chips-again = Recomptez les jetons
would-hold = { $player } aurait { $text }
this-is-a-real-event = C’est un vrai événement
choose-a-later-step = Choisissez un coup plus tardif
there-is-no-step = Il n’y a pas d’étape « { $until } »
settings-changed = Réglages changés : { $fields }.
entries-paid = { $count } inscriptions ; payé { $dollars }.
a-new-code = Nouveau code pour { $player }.
the-event-was-made = L’événement est créé.
does-not-join-after-all = { $player } n’entre finalement pas.
sign-in-of-taken-back = Présence annulée : { $player }.
a-name-was-forgotten = Un nom fut oublié : { $player }.
the-awards-were-given = Les récompenses sont remises : chacun peut voir qui a gagné.
the-awards-were-taken-back = La remise des récompenses est annulée : les gagnants ne sont plus montrés.
role-cannot-do-that = { $role ->
    [judge] Un juge ne peut pas le faire
    [captain] Un chef de table ne peut pas le faire
    [player] Un joueur ne peut pas le faire
    [table] Une table ne peut pas le faire
    [visitor] Le public ne peut pas le faire
   *[chair] La direction ne peut pas le faire
 }
this-event-is-not-made = Cet événement n’existe pas
use-letters-digits-dashes = Prenez lettres, chiffres, tirets
now-the-seat-has = { $chips ->
    [one] La place a maintenant 1 jeton
   *[other] La place a maintenant { $chips } jetons
 }
seat-the-player = Placer { $player }
so-many-are-signed-in-and-paid = { $game } : { $ready } sur { $count } sont là et ont payé
sign-people-in = Noter les présences
the-tables-are = Les tables sont { $tables }
round-is-closed-so-many-play-on = { $game } : la ronde { $round } est close, { $count } continuent
take-the-count-of = Prendre le compte de { $by }
make-another-as-a-rehearsal = Faites-en un autre, marqué comme répétition
the-rehearsal-is-already-there = La répétition en est déjà là
game-is-seated = { $game } : les places de la ronde { $round } sont prêtes. { $look }
game-is-seated-for-the-final = { $game } : les places de la ronde { $round }, la finale, sont prêtes. { $look }
chips-in-every-bank = { $chips } jetons dans chaque banque, aucun devant une place ?
every-seat-holds-chips = Chaque place a { $chips } jetons ?
enter-the-new-count = Inscrire le nouveau compte
too-much-in-the-box = { $dollars } de trop dans la caisse
too-little-in-the-box = Il manque { $dollars } dans la caisse
play-and-money-is-owed = { $count ->
    [one] { $players } joue et doit encore { $dollars }
   *[other] { $players } jouent et doivent encore { $dollars }
 }
entries-name-no-auxiliary = { $count ->
    [one] 1 inscription ne nomme aucune auxiliaire
   *[other] { $count } inscriptions ne nomment aucune auxiliaire
 }
player-paid = { $player } a payé { $dollars }.
the-box-was-counted = La caisse contient { $dollars }.
round-of-a-game = { $game }, ronde { $round }
match-of-a-game = { $game }, match { $match }
table-of-a-round = { $game }, ronde { $round }, table { $table }
entry-taken = Inscription { DE($player) }, { $auxiliary } ; payé { $dollars }.
seats-drawn-by-lot = { $tables ->
    [one] { $where } : places tirées au sort, { $count } joueurs à 1 table.
   *[other] { $where } : places tirées au sort, { $count } joueurs à { $tables } tables.
 }
seats-kept = { $tables ->
    [one] { $where } : places gardées, { $count } joueurs à 1 table.
   *[other] { $where } : places gardées, { $count } joueurs à { $tables } tables.
 }
it-is-the-final = C’est la finale.
so-many-left-out = Sans place : { $count }.
seat-was-marked = { $mark ->
    [broke] { $where } : { $player } n’a plus de jetons.
    [no_show] { $where } : { $player } n’est pas là.
    [walked_out] { $where } : départ { DE($player) }.
   *[back] { $where } : { $player } est de retour en jeu.
 }
incident-about = { $title } : { $player }.
heard-by = Entendu par { $player }.
it-was-ruled = Décidé.
a-new-code-for-a-table = Un nouveau code pour la table { $table }.
a-new-code-for-the-judges = Un nouveau code pour les juges.
minutes-more = { $count ->
    [one] { $where } : 1 minute de plus.
   *[other] { $where } : { $count } minutes de plus.
 }
minutes-fewer = { $count ->
    [one] { $where } : 1 minute de moins.
   *[other] { $where } : { $count } minutes de moins.
 }
all-tables-of = { $where }, toutes les tables
result-taken-away = { $where } : résultat retiré.
chips-moved = { $player } de { $before } à { $after }
points-moved = { $player } de { $before } à { $after } points
the-extra-game-or-a-mark = la partie de départage ou une marque
result-corrected = { $where }, correction : { $changed }.
house-rule-changed = Règle maison { $rule } : de { $before } à { $value }.
house-rule-set = Règle maison { $rule } : réglée à { $value }.
payment-of-a-player-corrected = Paiement { DE($player) } corrigé de { $before } à { $dollars }.
payment-of-a-rebuy-corrected = Paiement d’une recave corrigé de { $before } à { $dollars }.
extra-game-was-won = { $where } : partie de départage entre { $players } ; gagnée par { $winners }.
no-result = { $where } : pas de résultat.
no-result-to-be-played-again = { $where } : pas de résultat, à rejouer.
player-was-disqualified = Exclusion { DE($player) }.
the-won-games-are-struck = Les parties gagnées sont rayées.
bracket-was-drawn = { $game } : tableau tiré, { $count } équipes.
match-of-two = { $game }, match { $match } : { $team } contre { $other }
team-has-points = { $team } { $points }
points-of-teams = { $points }
points-out-on-the-bid = { $points }, { $team } sort sur l’enchère
match-corrected = { $where }, correction : { $before } devient { $after }.
entry-now-reads = L’inscription { $number } porte maintenant : { $player }.
round-began-with-a-bank = { $where } : c’est parti, { $chips } dans chaque banque.
round-began = { $where } : c’est parti, { $chips } par personne.
joins-with-no-losses = { $player } entre à { $game } à la ronde { $round }, sans défaite.
player-signed-in = Présence notée : { $player }.
takes-the-place-of-an-entry = { $player } prend la place de l’inscription { $number }.
player-withdrew = Forfait { DE($player) }.
withdrawal-taken-back = Forfait { DE($player) } annulé.
player-was-seated = { $where } : place donnée à { $player }.
seat-was-set-to-chips = { $where } : { $player } a { $chips }.
the-start-was-taken-back = { $where } : le départ est annulé.
time-was-called = { $where } : le temps est arrêté.
more-chips-for-the-bank = { $count ->
    [one] { $where } : 1 jeton de plus en banque.
   *[other] { $where } : { $count } jetons de plus en banque.
 }
a-count-was-taken-back = { $where } : un compte est annulé.
a-count-was-chosen = { $where } : un des comptes est retenu.
called-the-chair = { $where } : la direction est appelée.
ruling-given = { $where }, décision : { $ruling }
round-was-closed = { $where } : close.
extra-game-for-a-place = Partie de départage pour une place : { $players }.
the-correction-was-undone = { $where } : la correction est annulée.
disqualification-taken-back = Exclusion { DE($player) } annulée.
match-was-called = { $match }, appelé à la table { $table }.
match-call-taken-back = { $match } : l’appel est annulé.
match-was-reported = { $where }, résultat : { $points }.
match-report-taken-back = { $match } : un résultat est annulé.
match-report-chosen = { $match } : un des résultats est retenu.
table-is-played-physical = La table { $table } se joue avec de vraies cartes.
every-table-is-played-physical = Toutes les tables se jouent avec de vraies cartes.
table-is-played-live = La table { $table } se joue à l’écran.
every-table-is-played-live = Toutes les tables se jouent à l’écran.
play-to-then-report = Jouez jusqu’à { $points }. Puis envoyez les points des deux camps
time-the-side-that-leads-has-won = Temps écoulé. Finissez la donne ; le camp en tête a gagné
the-result-is-in-wait-for-your-next-match = Le résultat est inscrit. Attendez votre prochain match
round-is-closed-wait-for-the-next-seats = La ronde { $round } est close. Attendez les prochaines places
play-until-time-is-called = Jouez. Quand le temps est arrêté, finissez la donne et comptez
time-each-counts-the-player-to-the-right = Temps écoulé. Finissez la donne ; puis chacun compte la personne à sa droite
the-count-is-in-wait-for-the-close = Le compte est inscrit. Attendez la fin de la ronde
you-are-out-of-the-tournament = Vous êtes hors du tournoi. Veuillez quitter l’aire de jeu
the-game-went-on-without-you = { $game } a continué sans vous. Demandez à l’accueil
it-is-decided-the-winners-are-named = C’est décidé. Les gagnants sont nommés à la remise des récompenses
your-second-loss = Votre deuxième défaite : c’est fini pour vous. Merci d’avoir joué
your-third-loss = Votre troisième défaite : c’est fini pour vous. Merci d’avoir joué
you-owe-pay-at-the-desk = Vous devez { $dollars }. Veuillez payer à l’accueil
you-are-signed-in-wait-for-the-seats = Votre présence est notée. Attendez les places
the-bracket-was-drawn-without-you = Le tableau fut tiré sans votre équipe. Demandez à l’accueil
match-at-table-against = Match { $match } à la table { $table } contre { $player }
match-at-table = Match { $match } à la table { $table }
your-next-match-against = Vous jouez ensuite le match { $match } contre { $player }. Attendez l’appel
your-next-match = Vous jouez ensuite le match { $match }. Attendez l’appel
players-changed-seats = { $players } ont changé de place.
where-chips-were-counted = { $where }, compte : { $chips }.
where-chips-were-counted-wrong = { $where }, compte : { $chips } sur { $expected }.
is-not-played-in-rounds = { $game } ne se joue pas en rondes
choose-another-game = Choisissez un autre jeu
round-is-open = La ronde { $no } est ouverte
correct-the-result-it-follows-through = Corrigez le résultat de la table : il suit jusqu’à ces places
table-was-not-voided = La table { $table } n’a pas été annulée
table-was-dealt-anew-in-the-browser = La table { $table } a été redonnée à l’écran
let-it-be-played-its-result-can-be-corrected = Laissez jouer ; son résultat peut être corrigé
table-has-told-something-since = La table { $table } a envoyé quelque chose depuis
take-that-back-first-or-correct-the-result = Annulez d’abord cela, ou corrigez le résultat de la table
table-got-no-further-lot = La table { $table } n’a pas reçu d’autre lot
no-extra-game-was-entered = Aucune partie de départage n’est inscrite
round-has-not-begun-2 = La ronde { $no } n’a pas commencé
swap-the-seats-nothing-is-played = Échangez les places : rien n’est encore joué
round-has-its-seats-2 = La ronde { $no } a ses places
round-1-has-not-begun = La manche 1 n’a pas commencé
left-in-that-round = Départ { DE($player) } pendant cette manche
correct-the-tables-results-instead = Corrigez plutôt les résultats des tables
that-team-is-not-in-the-draw = Cette équipe n’est pas dans le tirage
choose-a-team-of-the-bracket = Choisissez une équipe du tableau
extra-game-was-taken-back = { $game } : la partie supplémentaire entre { $players } est annulée.
had-sat-in-other-seats = { $game }, manche { $round } : { $players } avaient pris la place l’un de l’autre. Raison : { $why }.
lot-for-the-bank-taken-back = { $game }, manche { $round }, table { $table } : { $chips } de la banque repris.
seat-changed-because = Place changée par { $by } : { $why }.
put-here-in-the-draw-because = Mis ici dans le tirage par { $by } : { $why }.
round-was-opened-again = { $game }, manche { $round } : rouverte.
changed-places-in-the-draw = { $game } : { $team } échange sa place avec { $other } dans le tirage. Raison : { $why }.
what-was-before-counts-again = { $game }, manche { $round }, table { $table } : ce qui était là avant compte de nouveau.
that-player-had-no-seat-in-this-round = Cette personne n’avait pas de place à cette manche
table-is-in-the-browser-each-with-a-code = La table { $table } se joue à l’écran, chacun avec son code
choose-another-one = Choisissez-en un autre
the-tag = étiquette
what-becomes = { $what } : { $before } devient { $after }
status-becomes = { $before } devient { $after }
a-won-game-more-or-less = une partie gagnée de plus ou de moins
change-of-a-player = { $player } : { $changes }.
tag-is-clear = vierge
tag-lost-in = perdu en { $rounds }
none-of-them = aucun
matches-by-number = { $matches }
place-by-number = { $place }
place-is-open = à décider
status-of-a-player = { $status ->
    [in] encore en jeu
    [out] hors jeu
    [withdrawn] forfait
    [disqualified] exclusion
    [absent] absence
   *[other] { $status }
 }
back-in = { $player } est de retour en jeu.
back-in-and-missed = { $count ->
    [one] { $player } est de retour en jeu et a manqué la ronde { $rounds }.
   *[other] { $player } est de retour en jeu et a manqué les rondes { $rounds }.
 }
should-not-have-been-seated = { $count ->
    [one] { $player } n’était plus en jeu après la ronde { $round } et n’aurait pas dû avoir de place à la ronde { $rounds } ; ces résultats restent.
   *[other] { $player } n’était plus en jeu après la ronde { $round } et n’aurait pas dû avoir de place aux rondes { $rounds } ; ces résultats restent.
 }
pot-moved = pot de { $before } à { $after }
chips-of-a-table = Jetons, ronde { $round }, table { $table } : { $changes }.
seated-but-not-begun-draw-again = La ronde { $round } a ses places et n’a pas commencé : tirez-les de nouveau.
no-longer-decided-matches = { $game } n’est plus décidé : des matchs sont à jouer.
no-longer-decided-a-round = { $game } n’est plus décidé : il faut une ronde de plus.
the-awards-change = Les récompenses changent.
a-place-becomes = place { $before } devient { $after }
result-did-not-play = Inscription sans avoir joué
result-an-extra-hand-for-a-place = À égalité pour la place { $place } : { $players } ; une donne de départage reste à jouer
result-an-extra-game-for-a-place = À égalité pour la place { $place } : { $players } ; une partie de départage reste à jouer
result-nth-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
 }
result-the-cup = la cagnotte
result-so-many-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
 }
result-nothing-lost = rien de perdu
result-lost-in-round = perdu à la ronde { $round }
result-lost-in-rounds = perdu aux rondes { $rounds }
result-points-then = Points alors
result-chips-then = Jetons alors
result-lost = Perdu
result-won = Gagné
result-out-in-round = Sortie à la ronde
result-matches-won = Matchs gagnés
result-matches-lost = Matchs perdus
result-out-in-match = Sortie au match
result-points = Points
result-games = Parties
result-sat-out = Sautées
result-credited = Crédit
result-rebuys = Recaves
result-chips-on-the-last-hand = Jetons à la dernière donne
result-won-or-lost = Gagné ou perdu
result-bought-in = Caves
result-pots-taken = Pots gagnés
result-withdrew-after-round = Forfait après la ronde { $round }
result-sent-away-in-round = Exclusion à la ronde { $round }
result-ranked-by-the-final = Classement par la finale, ronde { $round }
result-the-last-one-in = Plus personne d’autre en jeu : { $lost }
result-still-in-having-lost = Encore en jeu : { $lost }
result-loss-in-round = { $nth ->
    [1] Première
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
    [5] Cinquième
   *[other] { $nth }e
 } perte à la ronde { $round } ({ $lost })
result-loss-in-match = { $nth ->
    [1] Première
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
    [5] Cinquième
   *[other] { $nth }e
 } perte : { $match }
result-the-round-is-not-closed = La ronde { $round } n’est pas close : la place reste ouverte
result-nobody-else-went-out-in-round = Personne d’autre n’est sorti à la ronde { $round } : rien à départager
result-left-without-a-count = Départ sans compte : après tous ceux sortis dans cette ronde avec un compte
result-nobody-is-level-with-that = Personne à égalité : une partie de départage fut inutile
result-score-in-that-round = { $score } dans cette ronde
result-score-below = { $score } dans cette ronde : moins que { $better }
result-score-above = { $score } dans cette ronde : plus que { $worse }
result-score-between = { $score } dans cette ronde : moins que { $better }, plus que { $worse }
result-points-and-chips = { $points } et { $chips }
result-level-an-extra-game-decides = À égalité avec { $players } : une partie de départage doit décider
result-level-to-the-last = À égalité avec { $players } jusqu’au bout : la place se partage
result-extra-game-behind = À égalité avec { $players } : la partie de départage a décidé, derrière { $ahead }
result-extra-game-won = À égalité avec { $players } : la partie de départage a décidé, gagnée
result-match-by-walkover = match { $match } ({ $title }) par forfait
result-match-to-by-walkover = match { $match } ({ $title }) à { $player } par forfait
result-match = match { $match } ({ $title }) : { $points }
result-match-to = match { $match } ({ $title }) à { $player }, { $points }
result-sent-away-no-place = Exclusion : pas de place
result-the-rest-was-lost-by-walkover = Forfait : le reste est perdu par forfait
result-won-the-last-match = Dernier match gagné
result-still-in = Encore en jeu
result-shares-the-place-of-that-round = Partage la place avec tous ceux sortis dans cette ronde
result-nobody-else-has-that-place = Personne d’autre à cette place : rien à départager
result-points-in-games = { $points } en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }
result-points-with-a-credit = { $points } en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } et { $credit } de crédit pour plus de parties sautées que les autres : { $total }
result-nobody-has-as-many = Personne n’en a autant : rien à départager
result-level-place-and-prize-are-shared = À égalité avec { $players } : place et prix se partagent
result-level-one-hand-decided = À égalité avec { $players } : une donne entre eux a décidé
result-the-fewest-points = Le moins de points de tous ceux restés : la cagnotte
result-a-deal-of-the-last = Un accord des { $count } derniers : { $amount }
result-sent-away = Exclusion
result-the-last-one-in-has-all-the-chips = Plus personne d’autre en jeu : tous les jetons
result-went-out-before-all = Sortie avant tous les autres
result-went-out-after = Sortie après { $others ->
    [one] { $others } autre
   *[other] { $others } autres
 }
result-chips-at-the-start-of-that-hand = { $chips } jetons au début de cette donne
result-nobody-else-went-out-on-that-hand = Personne d’autre n’est sorti à cette donne : rien à départager
result-as-many-on-the-same-hand = { $player } en avait autant à la même donne : la place se partage
result-out-with-more = { $player } sort à la même donne avec plus, { $chips } : place plus haute
result-out-with-fewer = { $player } sort à la même donne avec moins, { $chips } : place plus basse
result-level-the-place-is-shared = À égalité avec { $players } : la place se partage
result-nobody-else-came-out-level = Personne d’autre à égalité : rien à départager
result-won-so-much = Gagné { $amount } : { $chips } en jetons, { $bought } en caves
result-lost-so-much = Perdu { $amount } : { $chips } en jetons, { $bought } en caves
result-came-out-even = À zéro : { $amount } : { $chips } en jetons, { $bought } en caves
result-in-the-box = Dans la caisse
result-fees-due = Frais dus
result-still-owing = Reste dû
result-paid-above-the-fee = Payé en plus des frais
result-laid-aside-for-the-house = Mis de côté pour la maison
result-prizes-paid = Prix payés
result-money = Argent
result-account-cup = Cagnotte { $table }
result-account-stack = { $player }, jetons
result-account-bill = { $player }, ardoise
result-account-won = { $player }, gagné
result-account-box = Caisse
result-account-pot = Pot
result-account-missing = Manque
result-account-players = Joueurs
result-account-event = Événement
result-the-bank = La banque
tables-would-hold-chips = Les tables { $tables } auraient { $chips } jetons
table-would-hold-chips = La table { $table } aurait { $chips } jetons
the-pot-would-hold = Le pot contiendrait { $amount }
the-box-would-hold = La caisse contiendrait { $amount }
no-number-of-winners-for-so-many = { $game } n’a pas de nombre de gagnants pour une table de { $seats }
seat-at-most-so-many = Placez-en { $seats } au plus
there-is-no-such-game-in-the-preset = il n’y a pas de « { $game } » dans { $preset }
use-one-of-these-ids = Prenez parmi : { $known }
there-is-no-such-setting = ce réglage n’existe pas
there-is-no-such-preset = il n’y a pas de « { $preset } »
the-preset-has-no-such-option = { $preset } n’a pas cette règle maison
that-is-no-value-of-the-option = « { $value } » n’en est pas une valeur
