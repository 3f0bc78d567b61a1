pitty-pat-hint-take = Tomar { THE($card) }
pitty-pat-hint-let-go-by = Dejar pasar { THE($card) }
pitty-pat-hint-pairs = Hace par con { THE($card) }, y le deja { $left ->
    [one] una carta suelta
   *[other] { $left } cartas sueltas
 }.
pitty-pat-hint-pairs-the-last = Hace par con { THE($card) }, su última carta suelta: usted cierra.
pitty-pat-hint-let-it-go = Podría hacer par, pero entonces tendría que descartar una carta que puede servirle.
pitty-pat-hint-never-paired = Ya no puede salir otra carta de ese valor: { THE($rank) } no hará par.
pitty-pat-hint-hardest-to-pair = { $left ->
    [one] Solo puede salir una carta más de ese valor
   *[other] Solo pueden salir { $left } cartas más de ese valor
 }, así que { THE($rank) } es lo más difícil de hacer par.
pitty-pat-hint-as-hard-to-pair = Sus cartas sueltas son igual de difíciles de hacer par.
pitty-pat-hint-cards-help = { $count ->
    [one] Después le sirve una carta que no se ha visto: { $ranks }.
   *[other] Después le sirven { $count } cartas que no se han visto: { $ranks }.
 }
pitty-pat-hint-none-like-it = Usted no tiene ninguna carta suelta como la que se ofrece
pitty-pat-hint-must-take = Aquí hay que tomar una carta que sirve
pitty-pat-odds-unseen = { LARGE($rank) } sin ver
pitty-pat-odds-cards-that-help = Cartas que sirven
pitty-pat-odds-next = La próxima carta sirve ({ $helping } de { $unseen } no vistas)
