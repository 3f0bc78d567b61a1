pedro-lesson-about = Deux contre deux. Annoncez pour l’atout, et prenez les deux cinq : dix des quatorze points.
