you-are-not-in-this-hand-now = Vous n’êtes plus dans cette donne.
that-is-not-done-now = Cela ne se fait pas maintenant.
say-one-of = Écrivez { OR($acts) }.
out-of-turn-one-card-goes-down = Hors de son tour, on pose une seule carte.
choose-one-card = Choisissez-en une.
that-is-more-than-may-be-changed = C’est plus de cartes qu’on ne peut en changer.
change-fewer = Changez-en moins.
boure-what-a-false-call-costs = { $cost ->
    [pays-ante] Un signalement non prouvé coûte un ante.
   *[none] Un signalement non prouvé ne coûte rien.
 }
boure-a-forbidden-card-was-played = une carte a été jouée que les règles interdisent
boure-the-deal-went-wrong = la donne est fautive : mauvais nombre de cartes, carte montrée
boure-somebody-acted-out-of-turn = quelqu’un a agi hors tour
boure-did-not-play-to-win = n’a pas monté
boure-did-not-trump = n’a pas coupé
boure-did-not-lead-a-forced-card = n’a pas fait l’entame forcée
boure-card-was-shown = on a vu une carte { DE($player) } : { $cards }
boure-takes-it-back = { $player } reprend son coup
boure-puts-into-the-next-pot = { $player } met { $amount } dans le pot suivant
boure-may-not-win-this-hand = { $player } ne peut pas gagner cette donne
boure-the-hand-is-void = la donne est nulle
boure-gets-back = { $player } récupère { $amount }
boure-so-many-stay-in-the-pot = { $amount } restent dans le pot
boure-deals-next = { $player } donne ensuite
boure-settle-it = Comptez-la
boure-rule-renege-or-misdeal = Décidez une renonce d’une place qui joue, ou une maldonne
boure-the-chair-rules = { $ruling ->
    [misdeal] la direction décide une maldonne
   *[renege] la direction décide une renonce
 }
boure-the-chair-rules-on = { $ruling ->
    [misdeal] la direction décide une maldonne { DE($player) }
   *[renege] la direction décide une renonce { DE($player) }
 }
boure-did-not-renege = { $player } n’a pas fait de renonce : le jeu continue
boure-reneged-with = { $player } { $reason } avec { THE($cards) }
boure-renege-the-pot-is-taken = { $what } ; le pot est pris, le résultat reste
boure-renege-is-put-right = { $what } : on rectifie et la donne continue
boure-renege-play-goes-on = { $what } : le jeu continue tel quel ({ $clause })
boure-misdeal-found-late = { $what }, ce qu’on a vu après la première entame : la direction décide
boure-a-misdeal-deals-next = { $what } : maldonne. { $player } donne ensuite, personne ne remet l’ante
boure-acted-out-of-turn-put-back = { $player } a agi hors tour : on reprend, à { $other } de jouer
