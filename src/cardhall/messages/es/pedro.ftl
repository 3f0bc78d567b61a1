that-is-not-done-out-of-turn = Eso no se hace fuera de turno.
you-have-spoken = Usted ya habló.
wait-for-trumps-to-be-named = Espere a que se nombre el triunfo.
that-is-no-bid = Eso no es una apuesta.
bid-up-to-14 = Apueste de { $least } a 14.
