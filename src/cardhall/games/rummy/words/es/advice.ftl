rummy-hint-take-off-the-stock = Tomar { THE_GROUP($cards) } del mazo
rummy-hint-draw = Tomar del mazo
rummy-hint-take-the-discards = Tomar { THE_GROUP($cards) } del descarte
rummy-hint-bury = Que la carta se entierre en el mazo
rummy-hint-go-on = Seguir
rummy-hint-lay-down = Bajar { THE_GROUP($cards) }
rummy-hint-add = Agregar { THE_GROUP($cards) }
rummy-hint-can-go-out = Puede cerrar en este turno: los demás pierden lo que tienen en la mano.
rummy-hint-makes-a-set = { LARGE(THE($card)) } completa un grupo: { GROUP($cards) }.
rummy-hint-goes-on-a-set = { LARGE(THE($card)) } va en un grupo que ya está en la mesa.
rummy-hint-worth-having = { LARGE(THE($card)) } conviene tenerla.
rummy-hint-drawing-does-better = { LARGE(THE($card)) } serviría ahora, pero conviene más tomar del mazo; { $good } de { $unseen } cartas no vistas le servirían.
rummy-hint-makes-no-set = { LARGE(THE($card)) } no completa nada ahora; { $good } de { $unseen } cartas no vistas le servirían.
rummy-hint-points-on-the-table = En la mesa le valen { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }; en la mano le contarían en contra.
rummy-hint-goes-with = { LARGE(THE($card)) } va, cuando mucho, con { THE_GROUP($cards) }, y le costaría { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 } si alguien cierra.
rummy-hint-goes-with-nothing = { LARGE(THE($card)) } no va con nada suyo, y le costaría { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 } si alguien cierra.
rummy-hint-measure = puntos sobre el promedio de la mesa
rummy-hint-reach-cannot-be-used = La carta del descarte que podría tomar habría que usarla enseguida, y no se puede
rummy-hint-drawn-already = Usted ya tomó; un turno empieza tomando una sola vez
rummy-hint-exposed-card-first = Primero tome la carta vista o haga que se entierre
rummy-hint-too-many-cards = Con cartas de más se descarta una sin tomar
rummy-hint-too-few-cards = Con cartas de menos se toma y no se descarta
rummy-hint-missing-draw = La carta que faltó tomar sale del mazo
rummy-odds-next-lies-open = { LARGE(THE($card)) } está a la vista sobre el mazo y sirve
rummy-odds-next = La próxima carta del mazo sirve ({ $helping } de { $unseen } no vistas)
rummy-odds-unseen-that-help = Cartas no vistas que sirven
rummy-odds-discard-helps = { LARGE(THE($card)) } del descarte sirve
rummy-odds-score-moves-by = Sus puntos cambian en
