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
another-card-was-called-meanwhile = Une autre carte fut appelée entre-temps
look-at-the-card-now-shown = Regardez la carte montrée maintenant
somebody-has-called-out = Quelqu’un a annoncé
settle-the-game-first = Réglez d’abord la partie
all-52-cards-are-called = Les 52 cartes sont appelées
ask-once-who-is-out-then-end = Demandez une fois qui a fini, puis terminez la partie
no-such-card = { $card } n’est pas une carte
tap-the-card-that-was-turned = Touchez la carte retournée
that-card-is-called-already = Cette carte est déjà appelée
tap-another-card = Touchez-en une autre
no-card-is-called-yet = Aucune carte n’est encore appelée
somebody-has-called-out-on-it = Quelqu’un a annoncé dessus
take-that-call-back-first = Annulez d’abord cette annonce
the-hall-drew-that-card = La salle a tiré cette carte
strike-the-game-and-begin-another = Rayez la partie et commencez-en une autre
that-line-was-full-before-this-card = Cette ligne était pleine avant cette carte
a-late-call-is-lost = Qui crie trop tard perd
that-player-has-no-board-in-this-game = Cette personne n’a pas de carton dans cette partie
called-falsely = Fausse annonce { DE($player) }
that-player-sits-this-game-out = Cette personne ne joue plus cette partie
has-called-out = { $player } a annoncé
settle-the-game = Réglez la partie
the-boards-are-not-at-hand = Les cartons ne sont pas disponibles
ask-for-them-at-the-desk = Demandez à l’accueil
that-player-has-not-called-out = Cette personne n’a rien annoncé
the-bank-of-table-cannot-pay = La banque de la table { $table } ne peut payer { $chips }
call-the-chair-for-a-further-lot = Appelez la direction : un juge lui donne un autre lot
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
    [one] { $game } : les cartes de la manche { $round } sont encore à la table { $tables }
    *[other] { $game } : les cartes de la manche { $round } sont encore aux tables { $tables }
    }
all-cards-of-game-are-in = Toutes les cartes de { $game } sont rendues
nobody-was-out = Personne n’a fini
even-hands-one-more-game-for = Mains égales : encore une partie pour { $chips }
called-at-round-table-game = { $name }, manche { $round }, table { $table }, partie { $game }
called-out-with = { $place } : annonce { DE($player) }, { $hand } : { THE($cards) }.
called-out-falsely = { $place } : fausse annonce { DE($player) }, sans { THE($cards) }.
called-out-falsely-sits-out = { $place } : fausse annonce { DE($player) }, sans { THE($cards) } ; la partie continue sans cette personne.
called-game-won = { $place } : { $player } gagne avec { $hand }, { $chips } de la banque.
called-game-even = { $place } : égalité : { $players } en jouent une de plus pour { $chips }.
called-game-without-winner = { $place } : personne n’a annoncé, aucun jeton.
decks-are-back = { $count ->
    [one] { $name }, manche { $round } : { $decks } jeux rendus par la table { $tables }.
    *[other] { $name }, manche { $round } : { $decks } jeux rendus par les tables { $tables }.
    }
called-game-began = { $place } : c’est parti.
card-was-called = { $place } : on a appelé { THE($card) }.
card-was-not-called = { $place } : finalement, on n’a pas appelé { THE($card) }.
call-was-taken-back = { $place } : l’annonce { DE($player) } est annulée.
called-game-was-struck = { $place } : rayée de la liste.
won-with-this-hand = { $player } : { $hand }, { $chips }
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
