spades-live-deal-cannot-stand = La donne ne peut tenir, et aucune carte n’est entamée
spades-live-dealt-again = La donne est nulle, et la même place redonne.
spades-live-game-cannot-go-on = La partie ne peut continuer
spades-live-game-ends-here = La partie finit ici, entre deux donnes : le camp en tête a gagné.
