nobody-acted-for-30-minutes = Personne n’a rien fait pendant 30 minutes : la table est fermée.
nobody-acted-for-12-hours = Personne n’a rien fait pendant 12 heures : la table est fermée.
no-such-referee = Ce genre de table n’existe pas : { $referee }.
look-for-its-number-in-the-hall = Cherchez son numéro dans la salle.
open-another-one = Ouvrez-en une autre.
this-table-is-open-already = Cette table est déjà ouverte.
choose-one-of = Au choix : { OR($choices) }.
leave-the-levels-out = Ne mettez pas de niveaux.
no-points-are-played-for = { $game } ne se joue pas aux points.
leave-the-points-out = N’indiquez pas de points.
the-first-at-so-many-points = La partie finit dès que quelqu’un a { $points } ; le plus de points gagne.
change-that-level = Changez ce niveau.
give-a-number-above-zero = Donnez un nombre au-dessus de zéro.
call-the-chair = Appelez la direction.
there-is-no-seat = Il n’y a pas de place { $seat }.
take-a-seat-up-to = Prenez un nombre de 0 à { $last }.
that-is-not-your-seat = Ce n’est pas votre place.
act-from-the-seat-that-you-took = Jouez depuis la place que vous avez prise.
you-can-only-sit-down-yourself = On ne prend place que pour soi.
everybody-takes-their-own-seat = À chacun de prendre sa propre place.
you-sit-at-seat-already = Vous avez déjà la place { $seat }.
get-up-there-before-you-move = Quittez cette place avant d’en changer.
somebody-has-that-seat = { $player } a cette place.
take-an-empty-seat = Prenez une place libre.
nobody-was-seated-there = Il n’y avait personne à cette place.
look-for-your-own-seat = Cherchez votre propre place.
a-session-is-being-played = Une séance est en cours.
sit-down-when-it-is-over = Prenez place quand elle sera finie.
newcomers-are-told-the-rules = On dit d’abord les règles de la table à qui arrive.
read-the-table-card-and-say = Lisez comment on joue ici, et dites-le.
the-name-is-missing = Il manque le nom.
write-the-name-that-the-table-may = Écrivez le nom que la table peut voir.
names-are-the-events = À une table d’un événement, les noms sont ceux de l’événement.
ask-the-chair-for-another-name = Demandez un autre nom à la direction.
no-person-sits-there = Personne n’est à cette place.
leave-your-own-seat = Quittez votre propre place.
only-the-host-or-the-chair-seats = Seuls l’hôte ou la direction placent des robots.
ask-the-host-or-the-chair = Demandez à l’hôte ou à la direction.
wait-until-it-is-over = Attendez qu’elle soit finie.
that-seat-is-taken = Cette place est prise.
a-bot-moves-there-already = Un robot y joue déjà.
choose-a-person-seat = Choisissez la place d’une personne.
no-bot-sits-in-for-you = Aucun robot ne joue à votre place.
play-on-here = Continuez.
the-session-time-is-over = Le temps de la séance est écoulé.
give-a-later-end = Donnez une fin plus tardive.
fill-the-seats = Remplissez les places, avec des robots si vous voulez.
the-first-dealer-is-found-by-drawing = Le premier donneur se tire aux cartes.
leave-it-to-the-draw = Laissez faire le tirage.
no-such-way = Cette façon n’existe pas : { $way }.
no-dealer-is-named = Personne n’est nommé.
name-a-seat-that-is-taken = Nommez une place prise.
the-chair-has-been-called-all-stays = La direction est appelée ; tout reste en place jusqu’à sa décision.
wait-for-the-ruling = Attendez la décision.
the-table-pauses = La table fait une pause.
play-on-when-everybody-is-back = Reprenez quand tout le monde est revenu.
the-first-dealer-is-known = Le premier donneur est connu.
go-on-with-the-deal = Continuez la donne.
you-have-drawn-your-card = Vous avez tiré votre carte.
wait-for-the-others-here = Attendez les autres.
there-is-nothing-to-shuffle-now = Il n’y a rien à battre maintenant.
wait-for-the-next-deal = Attendez la donne suivante.
only-the-dealer-shuffles = Seul le donneur bat les cartes, et c’est { $player } qui donne.
leave-the-cards-to-the-dealer = Laissez les cartes au donneur.
the-decks-alternate = Les jeux alternent : cette donne est avec le jeu { $deck }.
take-deck = Prenez le jeu { $deck }.
the-session-time-is-over-no-deal = Le temps de la séance est écoulé : on ne donne plus.
count-the-chips-now = Comptez les jetons.
there-are-not-two-players-with-chips = Il n’y a pas deux joueurs avec des jetons.
buy-in-again = Reprenez une cave, ou finissez ici.
there-is-nothing-to-cut-now = Il n’y a rien à couper maintenant.
wait-for-the-shuffle = Attendez qu’on batte les cartes.
the-dealer-right-hand-neighbour-cuts = C’est à la droite du donneur de couper : { $player }.
leave-the-cut-to-that-player = Laissez la coupe à cette personne.
so-many-is-no-cut = Couper { $cards } cartes, ce n’est pas couper.
a-hand-is-being-played = Une donne est en cours.
play-it-to-its-end = Jouez-la jusqu’au bout.
you-are-ready-already = C’est déjà noté.
no-hand-is-being-played = Aucune donne n’est en cours.
wait-for-the-deal = Attendez la donne.
that-turn-has-gone-by = Ce tour est passé.
look-at-the-table = Regardez la table telle qu’elle est maintenant.
it-is-somebody-turn = C’est le tour { DE($player) }.
wait-for-your-turn = Attendez votre tour.
there-is-nothing-of-yours-to-take = Vous n’avez rien à reprendre : une carte a été montrée, ou quelqu’un a joué.
call-the-chair-if-something-went-wrong = Appelez la direction si quelque chose ne va pas.
you-cannot-buy-in-now = Vous ne pouvez pas prendre de cave maintenant.
buy-in-between-hands = On prend une cave entre deux donnes, quand on n’a plus rien et qu’il reste des caves.
rebuys-are-paid-at-the-desk = Les recaves se paient à l’accueil.
pay-there = Payez là : la table suit.
nobody-asked-that-player = On ne lui a rien demandé.
nothing-more-is-to-do = Il n’y a plus rien à faire.
only-the-event-does-that = Seul l’événement fait cela.
ask-the-desk = Demandez à l’accueil.
that-player-has-chips = Cette place a des jetons, ou on lui a demandé.
nobody-sits-there = Personne n’est à cette place.
choose-a-seat-that-is-taken = Choisissez une place prise.
no-session-is-being-played = Aucune séance n’est en cours.
go-to-the-chair-desk = Allez au bureau de la direction.
the-chair-has-been-called = La direction est appelée.
the-chair-is-coming = La direction arrive.
only-the-judge-may-look-at-hands = Seul le juge peut regarder les mains.
nobody-has-called = Personne n’a appelé : les mains sont fermées au juge aussi.
stop-the-table-first = Arrêtez d’abord la table.
nobody-has-called-the-chair = Personne n’a appelé la direction.
a-disqualification-is-of-the-whole-event = Une exclusion vaut pour tout l’événement, pas pour une table.
rule-it-on-the-judge-page = Décidez-le sur la page du juge : la table suit.
a-wrong-deal-is-a-misdeal-until = Une mauvaise donne est maldonne jusqu’à la première entame.
rule-on-this-hand-in-another-way = Décidez autrement de cette donne.
there-is-no-act-to-take-back = Il n’y a pas de coup à reprendre.
let-play-go-on = Laissez le jeu continuer.
that-player-is-not-in-this-hand = Cette place ne joue pas cette donne.
name-a-seat-that-is-in = Nommez une place qui joue.
nobody-plays-there = Personne ne joue là.
name-a-seat-of-this-session = Nommez une place de cette séance.
that-player-is-disqualified-already = L’exclusion est déjà prononcée.
a-hand-under-way-is-finished-first = La donne en cours se termine d’abord.
rule-on-the-hand = Décidez de la donne, puis terminez la séance.
do-it-in-the-event = Faites-le dans l’événement.
that-is-not-one-of-the-phrases = Ce mot n’est pas dans la liste.
choose-a-phrase-of-the-list = Choisissez dans la liste.
you-have-just-spoken = Vous venez de parler.
wait-two-seconds = Attendez deux secondes.
the-hall-clock-keeps-this-table-time = L’horloge de la salle règle cette table.
take-all-the-time-you-like = Prenez tout votre temps.
a-pause-is-asked-for-already = Une pause est déjà demandée.
agree-or-play-on = Acceptez-la, ou continuez.
nobody-asks-for-a-pause = Personne ne demande de pause.
ask-for-one-yourself = Demandez-en une vous-même.
you-have-agreed-already = Vous avez déjà accepté.
the-table-does-not-pause = La table ne fait pas de pause.
begin-the-session-first = Commencez d’abord la séance.
give-the-minutes-in-the-event = Donnez les minutes dans l’événement : la table suit.
so-many-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }.
nothing-to-end = Il n’y a rien à terminer.
rule-first = Décidez d’abord.
choose-one-of-the-games = Choisissez un des jeux.
take-an-option-that-the-table-card = Prenez un choix que nomme la carte de la table.
a-person-sits-there = Une personne est à cette place.
let-the-player-move = Laissez cette personne jouer.
somebody-has-not-read-the-card = { $player } n’a pas lu comment on joue ici.
the-player-reads-it-first = Laissez-lui le temps de lire.
make-a-new-one = Faites-en un nouveau.
call-the-chair-if-you-are-sure = Appelez la direction si vous êtes sûr de vous.
at-this-table-nothing-against-the-rules = À cette table, rien ne passe contre les règles.
that-is-not-called-now = Cela ne se signale pas maintenant.
you-have-called-wrongly-three-times = Vous avez signalé trois fois à tort dans cette donne.
say-on-whom-it-is-called = Dites qui est en cause.
leave-the-seat-out = Ne nommez pas de place.
that-is-no-seat-for-this-call = Cette place ne convient pas ici.
choose-one-of-the-answers = Choisissez une des réponses.
call-something-else = Signalez autre chose.
only-officials-put-a-bot = Seuls le juge ou la direction peuvent mettre un robot à la place de quelqu’un.
only-officials-begin = Seuls le juge ou la direction peuvent commencer la séance.
only-officials-rule = Seuls le juge ou la direction peuvent décider.
only-officials-disqualify = Seuls le juge ou la direction peuvent exclure.
only-officials-give-minutes = Seuls le juge ou la direction peuvent donner des minutes de plus.
only-officials-set-the-clock = Seuls le juge ou la direction peuvent régler l’horloge.
only-officials-end-the-session = Seuls le juge ou la direction peuvent terminer la séance.
only-officials-restart-the-clock = Seuls le juge ou la direction peuvent relancer l’horloge.
only-officials-stop-a-table = Seuls le juge ou la direction peuvent arrêter une table de l’extérieur.
no-such-ruling = Cette décision n’existe pas : { $ruling }.
is-too-little = { $value }, c’est trop peu.
must-be-hex-digits = Il faut { $count } chiffres (0 à 9, a à f).
has-no-blinds-that-rise = { $game } : pas de blindes qui montent.
a-rebuy-of-so-many = Une recave de { $chips }.
seats-that-do-not-fit = { $seats ->
    [one] { $seats } place : { $players }
   *[other] { $seats } places : { $players }
 }.
takes-so-many-players = { $game } se joue à { $count }
takes-from-so-many-players = { $game } se joue de { $low } à { $high }
set-so-many-seats = Mettez { $seats } places.
set-from-so-many-seats = Mettez de { $low } à { $high } places.
so-many-are-seated = { $count ->
    [one] { $count } personne est assise : { $players }
   *[other] { $count } personnes sont assises : { $players }
 }.
nobody-has-the-turn = Ce n’est le tour de personne.
a-table-never-uses-more-than-two = Une table ne se sert jamais de plus de deux jeux.
take-deck-1-or-2 = Prenez le jeu 1 ou 2.
lift-1-to-51-cards = Soulevez de 1 à 51 cartes.
give-1-to-60-minutes = Donnez de 1 à 60 minutes.
what-may-be-called = On peut signaler : { $calls }.
choose-one-of-the-acts-offered = Choisissez parmi ce qui est offert.
that-is-no-act-of-this-game = Ce jeu ne connaît pas cela.
open-what-is-done-is-done = Table libre : ce qui est fait est fait, et qui voit une faute la signale.
took-trick-number = { $player } a fait le pli { $trick }.
first-trick = Premier pli.
no-such-blinds-in-level = Le niveau { $level } n’a pas ces blindes.
level-cannot-be-paid = Le niveau { $level } ne se paie pas avec des jetons de { $least }.
level-needs-minutes-or-hands = Le niveau { $level } doit avoir des minutes ou un nombre de donnes.
what-you-did-lies-there-already = Ce que vous avez fait est déjà sur la table.
wait-until-it-is-your-turn = Attendez que ce soit votre tour.
wait-for-the-next = Attendez la suivante.
it-is-not-your-turn = Ce n’est pas votre tour.
ask-when-it-is-your-turn = Demandez quand ce le sera.
this-was-no-act-of-yours = Ce n’était pas un coup à vous.
choose-a-step-at-which-you-acted = Choisissez un coup que vous avez joué.
at-a-tournament-table-nobody-is-advised = À une table de tournoi, personne n’est conseillé.
play-on-your-own = Jouez sans aide.
these-deals-are-played-once = Ces donnes se jouent une seule fois.
others-play-the-same-deals = D’autres jouent les mêmes donnes.
ask-when-they-are-played = Demandez quand les vôtres seront jouées.
ask-when-the-cards-are-dealt = Demandez quand les cartes sont données.
no-such-seat-at-this-table = Cette place n’existe pas.
ask-from-your-own-seat = Demandez de votre propre place.
ask-while-your-hand-is-played = Demandez pendant que votre donne se joue.
seat-of-number = Place { $seat }
takes-a-seat = { $player } prend place.
has-read-the-table-card = { $player } sait comment on joue ici.
gets-up = { $player } quitte la table.
seats-are-changed = { $count ->
    [one] { $players } change de place.
   *[other] { $players } échangent leurs places.
 }
seats-are-changed-before-play = On change de place avant de jouer.
play-on-where-you-sit = Jouez de là où vous êtes.
only-the-host-moves-others = Seule la personne qui a ouvert la table déplace les autres.
change-with-a-free-seat = Prenez une place libre, ou celle d’un robot.
a-bot-sits-down = { $player }, un robot, prend place.
a-bot-sits-in = { $why ->
    [left] { $player } a quitté la table : un robot joue jusqu’au retour.
    [two-turns-missed] { $player } a manqué deux tours : un robot joue jusqu’au retour.
    [not-here-yet] { $player } n’est pas encore là : un robot joue en attendant.
   *[other] Un robot joue à la place { DE($player) } jusqu’au retour.
 }
is-back = { $player } est de retour.
is-called = { $player } s’appelle désormais { $name }.
session-begins-with-chips = La séance { $session } commence avec { $chips } par personne.
session-begins = La séance { $session } commence.
the-shuffles-are-fixed = Les mélanges sont fixés ; leur sceau est { $seal }.
numbers-were-added-by = Des nombres ont été ajoutés aux mélanges par { $players }.
no-number-from = Aucun nombre n’est venu de { $players }.
adds-a-number = { $player } ajoute un nombre aux mélanges ; il compte à partir du paquet { $deal }.
your-number-is-there-already = Votre nombre y est déjà.
there-is-nothing-to-do = Il n’y a plus rien à faire.
these-deals-are-the-same-for-everybody = Ces donnes sont les mêmes pour tout le monde : personne n’y ajoute rien.
play-as-they-are = Jouez-les telles quelles.
that-is-another-sessions-seal = C’est le sceau d’une autre séance.
look-at-the-table-again = Regardez de nouveau la table.
draws-the-card = { $player } tire { THE($card) }.
deals-first = { $player } donne en premier.
deals-first-as-agreed = { $way ->
    [eldest] { $player } donne en premier, comme convenu (au plus âgé).
    [youngest] { $player } donne en premier, comme convenu (au plus jeune).
    [named-seat] { $player } donne en premier, comme convenu (place nommée).
    [host] { $player } donne en premier, comme convenu (à l’hôte).
   *[other] { $player } donne en premier, comme convenu.
 }
shuffles-deck = { $player } bat le jeu { $deck }.
cuts-cards = { $count ->
    [one] { $player } coupe { $count } carte.
   *[other] { $player } coupe { $count } cartes.
 }
hand-of-number = Donne { $hand }.
somebody-deals-the-hand = Donne { $hand }, par { $player }.
somebody-deals-the-hand-for-a-pot = Donne { $hand }, par { $player }. Le pot contient { $pot }.
turns-the-trump = { $player } retourne { THE($card) } : atout { $suit }.
out-of-turn = { $told } C’était hors tour.
time-was-up = { $told } Le temps était écoulé.
stays-in = { $player } reste.
passes = { $player } passe.
plays-cards = { $player } joue { THE($cards) }.
stands-pat = { $player } garde toutes ses cartes.
draws-so-many = { $count ->
    [one] { $player } change { $count } carte.
   *[other] { $player } change { $count } cartes.
 }
calls-what = { $player } signale : { SMALL($what) }.
calls-somebody = { $player } met { $other } en cause : { SMALL($what) }.
whoever-saw-a-wrong-calls-it = La donne est finie : qui a vu une faute la signale maintenant.
takes-it-back = { $player } reprend son coup.
says = { $phrase ->
    [well-played] { $player } : Bien joué.
    [thank-you] { $player } : Merci.
    [good-luck] { $player } : Bonne chance.
    [one-moment] { $player } : Un instant.
    [my-mistake] { $player } : C’est ma faute.
    [nice-hand] { $player } : Belle main.
    [so-close] { $player } : Si près !
    [lucky] { $player } : De la chance.
    [one-more] { $player } : Encore une ?
    [clap] { $player } : 👏
    [laugh] { $player } : 😄
    [wow] { $player } : 😮
    [oops] { $player } : 🙈
    [heart] { $player } : ❤️
    [cry] { $player } : 😢
   *[good-night] { $player } : Bonne nuit.
 }
asks-for-a-pause = { $player } demande une pause.
agrees-to-a-pause = { $player } accepte la pause.
would-rather-play-on = { $player } préfère continuer.
the-table-pauses-all-agreed = La table fait une pause : tout le monde est d’accord.
play-goes-on = Le jeu continue.
plays-on = { $player } reprend le jeu.
the-pot-is-counted-by = Le pot, compté par { $players } : { $pot }.
somebody-and-tricks = { $player } : { $tricks }
tricks-of-each = Plis : { $tricks }.
has-no-trick = { $player } n’a fait aucun pli.
nobody-takes-the-pot = Personne ne gagne le pot ; { $pot } restent pour la donne suivante.
takes-amount = { $player } gagne { $amount }.
puts-in-amount = { $player } met { $amount }.
hand-is-void-no-antes = La donne { $hand } est nulle ; personne ne remet l’ante.
hand-is-void = La donne { $hand } est nulle.
has-no-chips-left = { $player } n’a plus de jetons.
buys-in-again-for-chips = { $player } reprend une cave de { $amount }.
may-buy-in-again-at-the-desk = { $player } n’a plus de jetons et peut reprendre à l’accueil une cave de { $chips }.
may-buy-in-again = { $player } n’a plus de jetons et peut reprendre une cave de { $chips }.
does-not-buy-in-again = { $player } ne reprend pas de cave.
a-break-after-level = Pause, après le niveau { $level }.
level-and-blinds = Niveau { $level } : blindes { $small } et { $big }.
level-blinds-ante = Niveau { $level } : blindes { $small } et { $big }, ante { $ante }.
sits-down-with-chips = { $player } prend place avec { $chips }.
goes-to-another-table = { $player } change de table.
is-out-and-leaves = { $player } est hors jeu et quitte la table.
the-small-chips-are-changed-up = Les petits jetons sont échangés.
the-judge = Le juge
someone = Quelqu’un
calls-the-chair-because = { $player } appelle la direction : { $reason }. Tout reste en place.
calls-the-chair = { $player } appelle la direction. Tout reste en place.
the-judge-looks-at-the-hands-because = Le juge regarde les mains : { $reason }.
the-judge-looks-at-the-hands = Le juge regarde les mains.
the-ruling-and-words = { $ruling } « { $words } »
the-ruling-misdeal = Décision : la donne est nulle, maldonne.
the-ruling-take-back = Décision : le dernier coup est repris.
the-ruling-renege = Décision : renonce { DE($player) }.
the-ruling-disqualify = Décision : exclusion { DE($player) }.
the-ruling-sit-in = Décision : un robot joue pour { $player } jusqu’à son retour.
the-ruling-end-session = Décision : la séance finit ici.
the-ruling-play-on = Décision : le jeu continue.
is-disqualified = Exclusion { DE($player) } : sa main est morte et ses jetons sont bloqués.
extra-minutes-for-this-table = { $minutes ->
    [one] { $minutes } minute de plus pour cette table.
   *[other] { $minutes } minutes de plus pour cette table.
 }
the-clock-stood-still = { $why ->
    [asleep] L’ordinateur de la salle était en veille : qui doit jouer a de nouveau tout son temps.
    [set-back] L’horloge a été remise à l’heure : qui doit jouer a de nouveau tout son temps.
   *[down] L’ordinateur de la salle était éteint : qui doit jouer a de nouveau tout son temps.
 }
session-is-over = { $why ->
    [time] Le temps est écoulé : la séance { $session } est finie.
    [one-left] Il ne reste qu’une personne : la séance { $session } est finie.
    [nobody-left] Il ne reste personne : la séance { $session } est finie.
    [game-over] La partie est finie, et la séance { $session } avec elle.
    [all-gone] Tout le monde est parti : la séance { $session } est finie.
    [nobody-acted] Plus personne n’a joué : la séance { $session } est finie.
   *[ended] La séance { $session } a été arrêtée.
 }
the-seed-of-the-shuffles-is-open = La graine des mélanges est ouverte : chacun peut vérifier.
somebody-and-card = { $player } : { $card }
level-for-the-first-place = Égalité pour la première place : { $cards }.
is-first = { $player } a la première place.
the-pot-holds = Le pot contient { $pot }.
what-a-referee-says = { LARGE($told) }.
a-line-of-the-log = { $told }.
referee-knows-no-such-call = il n’y a pas de signalement « { $call } »
use-one-of-these-names = Utilisez l’un de ceux-ci : { $known }
a-call-names-a-seat = un signalement { $call } nomme une place
say-whom-it-is-called-on = Dites qui est en cause
a-call-names-no-seat = un signalement { $call } ne nomme pas de place
leave-the-seat-away = Ne nommez pas de place
a-call-does-not-ask-that = un signalement { $call } ne demande pas « { $ask } »
a-call-asks = Il demande : { $known }
that-is-no-answer = { $ask } : « { $answer } »
answer-one-of-these = Répondez par l’un de ceux-ci : { $known }
this-game-is-void = cette partie est nulle
the-game-is-not-over = la partie n’est pas finie
deal-the-next-one = Donnez la suivante
play-the-hand-to-its-end = Jouez-la jusqu’au bout
the-hand-is-not-over = la donne n’est pas finie
deal-again = Redonnez
somebody-played-the-card = { $player } a joué { THE($card) }.
spoken-the-chair-has-been-called = La direction est appelée. Rien ne bouge.
spoken-the-table-pauses = La table fait une pause. Rien ne bouge.
cards-are-drawn-for-the-first-deal = On tire des cartes pour la première donne.
the-next-hand-is-dealt-soon = La donne suivante arrive bientôt.
the-hand-is-over-call-now = La donne est finie. Signalez maintenant ce qui n’allait pas.
you-may-act = Vous pouvez agir : { $doing }.
others-may-act = Les autres peuvent agir.
the-session-is-over = La séance est finie.
waiting-for-players = On attend des joueurs.
your-turn-to = À vous { $doing }.
somebodys-turn-to = À { $player } { $doing }.
doing-to-shuffle = de battre
doing-to-cut = de couper
the-hands-are-open-when-it-is-over = Les mains d’une séance s’ouvrent quand elle est finie.
no-such-game-is-dealt-here = game : le jeu « { $game } » ne se donne pas ici. Au choix : { $games }
a-house-rule-that-cannot-be = { $rule } : { $told }. { $cure }
no-such-house-rule = cette règle maison n’existe pas
choose-among-these = Au choix : { $known }
choose-these = Au choix : { $known }
so-many-entries = { $count ->
    [one] { $count } valeur
   *[other] { $count } valeurs
    }
one-for-each = Donnez-en une pour chacun, { $count } en tout
as-it-stands = { $value }
a-whole-number-of-at-least = Un nombre entier d’au moins { $least }
too-much = c’est trop
write-at-the-most = Écrivez { $most } au plus
not-the-whole-pack = ce ne sont pas les 52 cartes, chacune une fois
hand-in-a-whole-deck-order = Donnez l’ordre de tout un jeu
no-game-of-that-name = il n’y a pas de jeu { $game }
these-options-cannot-be-read = Ces options ne se lisent pas.
poker-high-card = hauteur { $a }, puis { $b }, { $c }, { $d }, { $e }
poker-one-pair = paire { DE_RANK($pair) }, avec { $a }, { $b }, { $c }
poker-two-pairs = deux paires, { $high } et { $low }, avec { $a }
poker-three-of-a-kind = brelan { DE_RANK($three) }, avec { $a }, { $b }
poker-straight = suite { UP_TO($rank) }
poker-flush = couleur, { $a }, { $b }, { $c }, { $d }, { $e }
poker-full-house = full aux { $three } par les { $pair }
poker-four-of-a-kind = carré { DE_RANK($four) }, avec { $a }
poker-straight-flush = quinte flush { UP_TO($rank) }
poker-royal-flush = quinte flush royale
referee-no-such-seat = il n’y a pas de place { $seat }
this-hand-is-void = cette donne est nulle
seats-are-up-to = Les places vont de 0 à { $last }
this-seat-reneged = renonce { DE($player) }
this-seat-has-a-dead-hand = la main { DE($player) } est morte
is-not-a-card = { $card } n’est pas une carte
write-rank-then-suit = Écrivez le rang puis la couleur, comme AS, TD ou 2C : rangs 2 à 9 T J Q K A, couleurs C D H S
a-suit-from-0-to-3 = Une couleur de 0 à 3 : de trèfle à pique
a-card-is-in-two-places = une carte est à deux endroits
state-each-card-once = Nommez chaque carte une seule fois
plays-out-of-turn = { $player } joue hors tour
state-it-in-order = Donnez les cartes dans l’ordre
dealt-already = cette donne est déjà faite
start-a-new-hand = Commencez une autre donne
nobody-is-to-act = Personne n’a à jouer dans cette donne maintenant
not-all-are-in-the-hand = Ces cartes ne sont pas toutes dans la main
one-card-at-a-time = On joue une carte à la fois
follow-suit = Il y a du { $suit } dans la main : il faut fournir
the-first-dealer-is-chosen = Le premier donneur est déjà choisi
the-first-deal-is-past = La première donne est passée
choose-the-first-dealer = Choisissez d’abord le premier donneur
finish-the-hand-first = Finissez d’abord la donne en cours
this-session-is-over = Cette séance est finie
so-many-at-the-table = { $count } à la table
so-many-can-play = On joue de { $low } à { $high }
a-seat-up-to = Une place de 0 à { $last }
did-not-follow-suit = n’a pas fourni
has-so-many-cards = { $count ->
    [one] { $player } a { $count } carte
   *[other] { $player } a { $count } cartes
 }
fault-and = { $told } et { $fault }
takes-back = { $player } reprend { THE($cards) }
hand-is-over = cette donne est finie
does-not-hold = { $player } n’a pas { THE($cards) }
holds = { $player } a { THE($cards) }
holds-nothing = { $player } n’a plus de cartes
the-chair-cannot-rule-that = la direction ne peut pas décider { $call } ici
deal-is-right = la donne est juste : le jeu continue
did-not-act-out-of-turn = { $player } n’a pas agi hors tour : le jeu continue
acted-out-of-turn = a agi hors tour
makes-trumps = { $player } choisit { $suit } atout.
choose-true-or-false = Choisissez true ou false
four-play = On joue à quatre, deux contre deux
a-seat-from-0-to-3 = Une place de 0 à 3
that-is-no-act = { $action } n’est pas un coup
seats-are-0-to-3 = Les places vont de 0 à 3
nobody-can-now = personne ne peut faire « { $verb } » maintenant
and-play-goes-on = { $why } : le jeu continue
the-hand-is-over = la donne est finie
did-not-bid-out-of-turn = { $player } n’a pas annoncé hors tour
reason-bid-out-of-turn = a annoncé hors tour
the-deal-is-right = la donne est juste
deals-again = { $player } redonne
start-a-new-one = Commencez-en une autre
seat-as-given = place { $seat }
which-card = Quelle carte ?
keeps = { $player } garde { THE($cards) }
a-bank-holds-what-one-game-pays = La banque tient au moins ce que rapporte une partie
one-card-is-thrown = On jette une carte
finish-the-game-first = Finissez d’abord la partie en cours
ties-wait-for-the-end = Les égalités se jouent à la fin
only-the-tied-play = Seuls jouent ceux qui sont à égalité
this-game-is-over = cette partie est finie
no-such-seat-plays = la place { $seat } ne joue pas
it-is-the-turn-of = C’est le tour { DE($player) }
rule-void = Décidez la partie nulle
a-claim-is-of-a-player = c’est à qui joue de vouloir la carte
choose-a-number = Choisissez de { $low } à { $high }
