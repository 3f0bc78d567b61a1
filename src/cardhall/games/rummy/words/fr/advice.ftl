rummy-hint-take-off-the-stock = Prendre au talon { THE($cards) }
rummy-hint-draw = Piocher au talon
rummy-hint-take-the-discards = Prendre à la défausse { THE($cards) }
rummy-hint-bury = Faire enterrer la carte
rummy-hint-go-on = Continuer
rummy-hint-lay-down = Poser { THE($cards) }
rummy-hint-add = Ajouter { THE($cards) }
rummy-hint-can-go-out = Vous pouvez terminer dans ce tour : les autres perdent ce qu’ils ont en main.
rummy-hint-makes-a-set = { LARGE(THE($card)) } fait une combinaison : { THE($cards) }.
rummy-hint-goes-on-a-set = { LARGE(THE($card)) } s’ajoute à une combinaison posée.
rummy-hint-worth-having = { LARGE(THE($card)) } vaut d’être en main.
rummy-hint-drawing-does-better = { LARGE(THE($card)) } pourrait servir, mais piocher vaut mieux ; { $good } cartes non vues sur { $unseen } vous aideraient.
rummy-hint-makes-no-set = { LARGE(THE($card)) } ne fait pas de combinaison ; { $good } cartes non vues sur { $unseen } vous aideraient.
rummy-hint-points-on-the-table = Posées, elles comptent { $points ->
    [one] { $points } point
   *[other] { $points } points
 } pour vous ; en main, elles compteraient contre vous.
rummy-hint-goes-with = { LARGE(THE($card)) } va au mieux avec { THE($cards) }, et coûterait { $points ->
    [one] { $points } point
   *[other] { $points } points
 } si quelqu’un termine.
rummy-hint-goes-with-nothing = { LARGE(THE($card)) } ne va avec rien dans votre main, et coûterait { $points ->
    [one] { $points } point
   *[other] { $points } points
 } si quelqu’un termine.
rummy-hint-measure = points au-dessus de la moyenne de la table
rummy-hint-reach-cannot-be-used = La carte de défausse à votre portée devrait servir tout de suite, et ne le peut pas
rummy-hint-drawn-already = Vous avez pioché ; un tour commence par une seule pioche
rummy-hint-exposed-card-first = Prenez d’abord la carte découverte, ou faites-la enterrer
rummy-hint-too-many-cards = Avec trop de cartes, on en jette une sans piocher
rummy-hint-too-few-cards = Avec trop peu de cartes, on pioche sans jeter
rummy-hint-missing-draw = La pioche oubliée se fait au talon
rummy-odds-next-lies-open = { LARGE(THE($card)) } est à découvert sur le talon et aide
rummy-odds-next = La prochaine carte du talon aide ({ $helping } sur { $unseen } non vues)
rummy-odds-unseen-that-help = Cartes non vues qui aident
rummy-odds-discard-helps = { LARGE(THE($card)) } de la défausse aide
rummy-odds-score-moves-by = Vos points changent de
