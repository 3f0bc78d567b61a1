teams-of-one-auxiliary-are-kept-apart = Las { $count } parejas de una misma filial quedan separadas.
no-opponent-in-the-first-round = { $count ->
    [one] Sin rival en la primera ronda: la única pareja que pasa.
   *[other] Sin rival en la primera ronda: una de { $count } parejas que pasan.
 }
