live-deal-cannot-stand-nobody-has-bid = La donne ne peut tenir, et personne n’a annoncé
live-match-cannot-go-on = Le match ne peut continuer
live-misdeal-deal-passes = Maldonne : la donne est nulle, et passe à gauche.
live-match-ends-here = Le match finit ici, entre deux donnes : le camp en tête a gagné.
