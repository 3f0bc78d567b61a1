pitty-pat-lesson-about = Five cards. Pair them with the cards that are turned; the first without a single card wins.
