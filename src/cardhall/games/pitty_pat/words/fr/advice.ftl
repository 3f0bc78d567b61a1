pitty-pat-hint-take = Prendre { THE($card) }
pitty-pat-hint-let-go-by = Laisser passer { THE($card) }
pitty-pat-hint-pairs = Elle fait la paire avec { THE($card) }, et vous laisse { $left ->
    [one] une carte seule
   *[other] { $left } cartes seules
 }.
pitty-pat-hint-pairs-the-last = Elle fait la paire avec { THE($card) }, votre dernière carte seule : vous finissez.
pitty-pat-hint-let-it-go = Vous pourriez faire la paire, mais il faudrait alors jeter une carte qui peut servir.
pitty-pat-hint-never-paired = Aucune autre carte de cette valeur ne peut plus venir : { THE($rank) } restera sans paire.
pitty-pat-hint-hardest-to-pair = { $left ->
    [one] Une seule autre carte de cette valeur peut encore venir
   *[other] { $left } autres cartes de cette valeur seulement peuvent encore venir
 } : mettre { THE($rank) } en paire est le plus difficile.
pitty-pat-hint-as-hard-to-pair = Vos cartes seules sont aussi dures à mettre en paire l’une que l’autre.
pitty-pat-hint-cards-help = { $count ->
    [one] Ensuite, une carte non vue vous aide : { $ranks }.
   *[other] Ensuite, { $count } cartes non vues vous aident : { $ranks }.
 }
pitty-pat-hint-none-like-it = Vous n’avez pas de carte seule pareille
pitty-pat-hint-must-take = Ici, il faut prendre une carte qui peut servir
pitty-pat-odds-unseen = Cartes non vues : { $rank }
pitty-pat-odds-cards-that-help = Cartes qui aident
pitty-pat-odds-next = La prochaine carte aide ({ $helping } sur { $unseen } non vues)
