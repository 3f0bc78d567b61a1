teams-of-one-auxiliary-are-kept-apart = Les { $count } équipes d’une auxiliaire sont tenues à l’écart l’une de l’autre.
no-opponent-in-the-first-round = { $count ->
    [one] Pas d’adversaire à la première ronde : la seule exemption.
   *[other] Pas d’adversaire à la première ronde : une des { $count } exemptions.
 }
