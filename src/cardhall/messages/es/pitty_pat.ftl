you-are-not-in-this-game = Usted no está en esta partida.
a-pair-stays-together = Un par no se separa.
throw-a-single-card = Tire una carta suelta.
