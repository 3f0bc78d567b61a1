boure-lesson-about = Cinq cartes, un atout et un pot. Faites le plus de plis, ou au moins un.
