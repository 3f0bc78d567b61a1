you-are-not-in-this-hand-now = Usted no está ahora en esta mano.
that-is-not-done-now = Eso no se hace ahora.
say-one-of = Escriba { OR($acts) }.
out-of-turn-one-card-goes-down = Fuera de turno se baja una sola carta.
choose-one-card = Elija una.
that-is-more-than-may-be-changed = Son más cartas de las que se pueden cambiar.
change-fewer = Cambie menos.
boure-what-a-false-call-costs = { $cost ->
    [pays-ante] Un reclamo que no se prueba cuesta una apuesta inicial.
   *[none] Un reclamo que no se prueba no cuesta nada.
 }
boure-a-forbidden-card-was-played = se jugó una carta que las reglas no permiten
boure-the-deal-went-wrong = se repartió mal: cartas de más o de menos, una carta vista
boure-somebody-acted-out-of-turn = alguien jugó fuera de turno
boure-did-not-play-to-win = no jugó a ganar
boure-did-not-trump = no jugó triunfo
boure-did-not-lead-a-forced-card = no abrió con la carta obligada
boure-card-was-shown = se vio { THE($cards) } de { $player }
boure-takes-it-back = { $player } deshace lo que hizo
boure-puts-into-the-next-pot = { $player } pone { $amount } en el próximo pozo
boure-may-not-win-this-hand = { $player } ya no puede ganar esta mano
boure-the-hand-is-void = la mano se anula
boure-gets-back = { $player } recupera { $amount }
boure-so-many-stay-in-the-pot = { $amount } se quedan en el pozo
boure-deals-next = { $player } reparte a continuación
boure-settle-it = Haga la cuenta
boure-rule-renege-or-misdeal = Decida un renuncio de un asiento que juega, o un reparto nulo
boure-the-chair-rules = { $ruling ->
    [misdeal] la dirección decide que el reparto es nulo
   *[renege] la dirección decide que hubo renuncio
 }
boure-the-chair-rules-on = { $ruling ->
    [misdeal] la dirección decide que el reparto de { $player } es nulo
   *[renege] la dirección decide que hubo renuncio de { $player }
 }
boure-did-not-renege = { $player } no hizo renuncio: el juego sigue
boure-reneged-with = { $player } { $reason }, con { THE($cards) }
boure-renege-the-pot-is-taken = { $what }; el pozo ya se entregó, el resultado queda
boure-renege-is-put-right = { $what }: se corrige y la mano sigue
boure-renege-play-goes-on = { $what }: se juega como está ({ $clause })
boure-misdeal-found-late = { $what }, y se vio después de abrir la primera baza: decide la dirección
boure-a-misdeal-deals-next = { $what }: el reparto es nulo. Reparte { $player }, y nadie vuelve a poner la apuesta inicial
boure-acted-out-of-turn-put-back = { $player } jugó fuera de turno: se deshace, y le toca a { $other }
