that-is-not-done-out-of-turn = Cela ne se fait pas hors de son tour.
you-have-spoken = Vous avez parlé.
wait-for-trumps-to-be-named = Attendez que l’atout soit nommé.
that-is-no-bid = Ce n’est pas une enchère.
bid-up-to-14 = Annoncez de { $least } à 14.
