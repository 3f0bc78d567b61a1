live-deal-cannot-stand = La donne ne peut tenir
live-did-not-play-as-forced = N’a pas joué comme la règle l’oblige
live-void-and-deal-moves = La donne est nulle, et la donne passe à gauche.
live-a-renege = Une renonce : { $player } égale le pot et ne peut gagner cette donne.
