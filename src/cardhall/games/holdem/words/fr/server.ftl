live-button-pressed-by-mistake = Le dernier bouton a été touché par erreur
live-deal-cannot-stand-one-has-acted = La donne ne peut tenir, et une personne au plus a parlé
live-last-act-and-chips-taken-back = Le dernier coup est repris, jetons compris, et le jeu continue de là.
live-misdeal-chips-go-back = Maldonne : tous les jetons de la donne sont rendus, et l’on redonne avec le même bouton.
