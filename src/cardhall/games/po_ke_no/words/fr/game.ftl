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
po-ke-no-at-the-seat = place { $player }
po-ke-no-a-board-has-25-cards = Un carton a 25 cartes différentes
po-ke-no-two-or-more-seats = Deux places ou plus, sur { $seats }
po-ke-no-has-begun-already = cette partie est déjà commencée
po-ke-no-give-boards = Donnez de { $low } à { $high } cartons
po-ke-no-give-so-many-at-most = Donnez-en { $most } au plus
po-ke-no-choose-boards = Choisissez de { $low } à { $high } cartons
