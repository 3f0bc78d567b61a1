po-ke-no-line = { $line ->
    [row] Rangée { $number }
    [column] Colonne { $number }
    [from-left] Diagonale descendante
    [from-right] Diagonale montante
   *[other] Po-Ke-No
 }
po-ke-no-hint-wait = Attendre la carte suivante
po-ke-no-hint-call = Crier « Fini ! »
po-ke-no-hint-four-corners = Vous avez un Po-Ke-No, les quatre coins et le centre : il rapporte { $chips }.
po-ke-no-hint-full-line = { $line ->
    [row] La rangée { $number }
    [column] La colonne { $number }
    [from-left] La diagonale descendante
   *[other] La diagonale montante
 } est pleine, et ne rapporte rien tant que vous ne criez pas.
po-ke-no-hint-others-near = { $boards ->
    [one] À un autre carton, il ne manque qu’une carte.
   *[other] À { $boards } autres cartons, il ne manque qu’une carte.
 }
po-ke-no-hint-worth-waiting = Votre ligne ne risque rien tant que personne d’autre n’en a, et avec { THE($cards) } ce serait un Po-Ke-No, qui rapporte plus.
po-ke-no-hint-nothing-to-call = Il n’y a rien à crier maintenant.
po-ke-no-hint-nearest = Aucune de vos lignes n’est pleine. { $line ->
    [row] La plus proche est la rangée { $number }
    [column] La plus proche est la colonne { $number }
    [from-left] La plus proche est la diagonale descendante
    [from-right] La plus proche est la diagonale montante
   *[other] Le plus proche est le Po-Ke-No
 } : il lui faut { THE($cards) }.
po-ke-no-odds-your-lines = Vos lignes
po-ke-no-odds-first = Vous finissez d’abord
po-ke-no-odds-even = Deux finissent d’abord à égalité
po-ke-no-odds-calls = Appels jusqu’à ce que quelqu’un finisse
po-ke-no-odds-needs = Cartes qu’il lui faut
po-ke-no-odds-full-within = { $calls ->
    [one] Pleine en un appel
   *[other] Pleine en { $calls } appels au plus
 }
po-ke-no-odds-wins = Elle gagne la partie
