only-the-table-turns-cards-and-settles = Seule la table retourne les cartes et paie.
wait-for-a-card-that-fills = Attendez une carte qui remplit une ligne, ou les coins et le centre.
call-when-a-pattern-is-full = Criez quand une de vos lignes est pleine.
po-ke-no-the-table-itself-calls = À cette table, la table elle-même appelle
po-ke-no-line-pays = Une ligne de cinq rapporte { $amount }.
po-ke-no-corners-pay = Les quatre coins et le centre rapportent { $amount }.
po-ke-no-the-table-calls = La table appelle les cartes.
po-ke-no-even = { $even ->
    [first-call] De mains à égalité, qui crie d’abord gagne.
   *[extra-game] Des mains à égalité jouent une partie de départage.
 }
po-ke-no-late = { $late ->
    [lost] Une ligne non criée sur sa carte est perdue.
   *[allowed] Une ligne pleine peut se crier aussi sur une carte suivante.
 }
po-ke-no-false-call = { $cost ->
    [sit-out-game] Une fausse annonce coûte le reste de la partie.
   *[none] Une fausse annonce ne coûte rien.
 }
po-ke-no-each-has-a-board = La table elle-même appelle ; un carton par place pour la séance.
po-ke-no-is-called = { $card }.
po-ke-no-card = { $rank ->
    [two] Deux
    [three] Trois
    [four] Quatre
    [five] Cinq
    [six] Six
    [seven] Sept
    [eight] Huit
    [nine] Neuf
    [ten] Dix
    [jack] Valet
    [queen] Dame
    [king] Roi
   *[ace] As
 } de { $suit ->
    [clubs] trèfle
    [diamonds] carreau
    [hearts] cœur
   *[spades] pique
 }
po-ke-no-claims-are-settled = Les lignes sont vérifiées.
po-ke-no-all-called-nobody-out = Les 52 sont appelées ; personne n’a fini.
po-ke-no-calls-out = { $player } crie « Fini ! ».
po-ke-no-calls-falsely = { $player } crie à tort et ne joue pas cette partie.
po-ke-no-to-call-out = et crier « Fini ! »
po-ke-no-sits-out = ne joue pas cette partie
po-ke-no-called = crie
po-ke-no-called-out = « Fini ! » crié par { $players }.
po-ke-no-dead-game = Les 52 cartes sont appelées et personne n’a fini : partie nulle.
po-ke-no-are-even = { $players } sont à égalité : une partie de départage pour { $amount }.
po-ke-no-is-out-with = { $player } a fini : { $pattern }.
po-ke-no-called-out-with = { $player } a crié : { $pattern }.
po-ke-no-the-bank-pays = La banque paie { $amount } à { $player }.
po-ke-no-a-further-lot = La banque a de nouveaux jetons : { $amount }.
po-ke-no-corners-and-centre = Po-Ke-No, les quatre coins et le centre
po-ke-no-in-a-row = { $hand }, rangée { $row }
po-ke-no-in-a-column = { $hand }, colonne { $column }
po-ke-no-in-a-diagonal = { $hand }, en diagonale
po-ke-no-hand = { $kind ->
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
po-ke-no-is-no-action = { $action } : le Po-Ke-No ne connaît pas cela. Employez call, out ou settle
po-ke-no-write-an-action = { $text } : le Po-Ke-No ne connaît pas cela. Écrivez call, out A ou settle
po-ke-no-names-no-card = { $verb } ne nomme ni carte ni place
po-ke-no-one-winner-a-game = Aucune partie n’est en jeu : un gagnant par partie
po-ke-no-settle-the-claims-first = Vérifiez d’abord les lignes
po-ke-no-all-cards-have-been-called = Les 52 cartes sont appelées
po-ke-no-nobody-has-called-out = Personne n’a crié
po-ke-no-that-seat-has-no-board = Cette place n’a pas de carton dans cette partie
po-ke-no-has-called-already = Cette place a déjà crié
po-ke-no-sits-out-this-game = Crié à tort : cette place ne joue pas la partie
po-ke-no-not-called-at-once-is-lost = Une ligne non criée tout de suite est perdue ici
po-ke-no-no-pattern-is-covered = Aucune ligne de cinq et aucun Po-Ke-No n’est couvert
po-ke-no-a-game-is-to-be-finished = Une partie reste à finir
po-ke-no-called-without-a-pattern = A crié sans ligne pleine
po-ke-no-was-not-heard = A une ligne pleine, et personne n’a entendu
po-ke-no-turned-though-a-claim-waited = Une carte fut retournée alors qu’une ligne attendait
po-ke-no-begin-the-next-one = Commencez la suivante
po-ke-no-that-is-for-another = { $action } est à quelqu’un d’autre
po-ke-no-players-say-out = Qui joue dit out, le crieur le reste
po-ke-no-settle-what-is-claimed = Vérifiez ce qui est crié
po-ke-no-name-a-seat-that-may-call = Nommez une place qui joue et n’a pas crié
po-ke-no-that-call-lies-there = cette place a déjà crié
po-ke-no-call-it-false-or-settle = Dites que c’est faux, ou vérifiez
po-ke-no-call-on = Continuez d’appeler
po-ke-no-name-a-seat-with-a-board = Nommez une place qui a un carton
po-ke-no-nobody-is-paid = personne n’est payé, et la partie suivante commence
po-ke-no-the-chair-rules-it-void = la direction annule cette partie : personne n’est payé, et la partie suivante commence
po-ke-no-and-nothing-changes = { $why } : rien ne change
po-ke-no-has-a-full-pattern = { $player } a une ligne pleine
po-ke-no-said-nothing = { $player } n’a rien dit
po-ke-no-the-pattern-was-full-before = la ligne était pleine avant
po-ke-no-no-pattern-is-full = aucune ligne n’est pleine
po-ke-no-has-no-claim = la ligne { DE($player) } ne compte pas
po-ke-no-counters-are-put-right = on remet les pions { DE($player) } en ordre
po-ke-no-false-call-ruled = { $player } a crié à tort, { $reason } : { $change }
po-ke-no-has-to-sit-out = { $player } ne joue pas cette partie
po-ke-no-and-besides = { $ruling } ; { $change }
po-ke-no-say-who-had-a-pattern = Dites qui avait une ligne pleine
po-ke-no-was-too-late = trop tard pour { $player }, une ligne est déjà acceptée et une partie n’a qu’un gagnant
po-ke-no-was-heard = on a entendu
po-ke-no-has-called = { $player } a crié
po-ke-no-has-no-claim-because = la ligne { DE($player) } ne compte pas, { SMALL($why) }
po-ke-no-the-claim-counts = la ligne { DE($player) } compte avec celles de cette carte
po-ke-no-full-pattern-and-counts = { $player } a une ligne pleine : { $change }
po-ke-no-no-claim-upheld-yet = aucune ligne n’est encore acceptée
po-ke-no-the-game-is-over = la partie est finie
po-ke-no-no-claim-was-waiting = aucune ligne n’attendait
po-ke-no-goes-back-on-the-pack = retour sur le paquet : { THE($cards) }
po-ke-no-had-called-out = « Fini ! » était crié par { $players }
po-ke-no-turned-back-and-settled = { $reason } : { $change }, et la ligne se vérifie
po-ke-no-at-the-seat = place { $player }
po-ke-no-a-board-has-25-cards = Un carton a 25 cartes différentes
po-ke-no-two-or-more-seats = Deux places ou plus, sur { $seats }
po-ke-no-has-begun-already = cette partie est déjà commencée
po-ke-no-give-boards = Donnez de { $low } à { $high } cartons
po-ke-no-give-so-many-at-most = Donnez-en { $most } au plus
po-ke-no-choose-boards = Choisissez de { $low } à { $high } cartons
