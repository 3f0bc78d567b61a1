live-deal-cannot-stand-nobody-had-a-turn = La donne ne peut tenir, et personne n’a encore joué
live-dealt-again = Le même donneur redonne les cartes.
