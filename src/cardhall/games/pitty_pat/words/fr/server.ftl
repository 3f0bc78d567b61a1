live-deal-cannot-stand-no-card-taken = La donne ne peut tenir, et aucune carte n’est prise
live-game-void-dealt-again = La partie est nulle, et le même donneur redonne.
