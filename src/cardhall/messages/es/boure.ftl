you-are-not-in-this-hand-now = Usted no está ahora en esta mano.
that-is-not-done-now = Eso no se hace ahora.
say-one-of = Escriba { OR($acts) }.
out-of-turn-one-card-goes-down = Fuera de turno se baja una sola carta.
choose-one-card = Elija una.
that-is-more-than-may-be-changed = Son más cartas de las que se pueden cambiar.
change-fewer = Cambie menos.
write-stay-pass-draw-or-play = Escriba stay, pass, draw con las cartas que cambia, o play con una carta.
