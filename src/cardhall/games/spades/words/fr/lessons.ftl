spades-lesson-about = Deux contre deux. Dites combien de plis vous ferez, puis faites-les, pas plus ; ou aucun.
