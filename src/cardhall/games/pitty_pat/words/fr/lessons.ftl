pitty-pat-lesson-about = Cinq cartes. Mettez-les en paires avec celles qu’on retourne ; qui n’a plus de carte seule gagne.
