you-are-not-in-this-hand-now = Vous n’êtes plus dans cette donne.
that-is-not-done-now = Cela ne se fait pas maintenant.
say-one-of = Écrivez { OR($acts) }.
out-of-turn-one-card-goes-down = Hors de son tour, on pose une seule carte.
choose-one-card = Choisissez-en une.
that-is-more-than-may-be-changed = C’est plus de cartes qu’on ne peut en changer.
change-fewer = Changez-en moins.
write-stay-pass-draw-or-play = Écrivez stay, pass, draw avec les cartes à changer, ou play avec une carte.
