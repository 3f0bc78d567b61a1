euchre-lesson-about = Deux contre deux avec 24 cartes. Choisissez l’atout, et faites trois des cinq plis.
