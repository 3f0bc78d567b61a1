live-deal-cannot-stand-no-card-played = La donne ne peut tenir, et aucune carte n’est jouée
live-game-cannot-go-on = La partie ne peut continuer
live-dealt-again-none-of-the-eight = Le même donneur redonne, et cela ne compte pas parmi les huit donnes.
live-game-ends-here = La partie finit ici, entre deux donnes : ce qui est noté compte.
