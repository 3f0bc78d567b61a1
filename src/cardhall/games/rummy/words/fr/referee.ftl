rummy-where-is-the-stock-card = Où est la carte piochée au talon ?
rummy-it-is-in-the-hand = déjà dans la main
rummy-it-was-only-seen = seulement vue
rummy-what-was-wrong = Qu’est-ce qui était faux ?
rummy-cards-were-shown-in-dealing = des cartes ont été montrées à la donne
rummy-cards-lay-face-up = des cartes étaient à découvert dans le paquet
rummy-dealt-a-wrong-number = on m’a donné un mauvais nombre de cartes
rummy-the-pack-is-wrong = le jeu est fautif
rummy-plays-out-of-turn = Joue hors tour
rummy-drew-more-than-one = A pioché plus d’une carte
rummy-holds-too-many-or-too-few = A trop de cartes, ou trop peu
rummy-threw-before-drawing = A jeté avant de piocher
rummy-threw-two-at-once = A jeté deux cartes ou plus à la fois
rummy-which-card-comes-back = Quelle carte reprend-on ?
rummy-the-deal-was-wrong = La donne était fautive
rummy-showed-a-card = A montré une de ses cartes
rummy-laid-what-does-not-match = Ce qu’on a posé ne va pas ensemble
rummy-said-out-wrongly = A dit avoir terminé, à tort
rummy-was-counted-wrong = Sa main a été mal comptée
rummy-was-written-wrong = Ses points ont été mal notés
rummy-is-amid-a-turn-out-of-order = { $player } est au milieu d’un tour hors tour
rummy-call-it-or-let-finish = Signalez-le, ou laissez { $player } finir
rummy-has-ended-the-turn = { $player } a fini son tour
rummy-the-stock-is-used-up-for-good = le talon est épuisé pour de bon
rummy-let-end-the-last-turn = Laissez { $player } finir le dernier tour
rummy-did-not-play-out-of-turn = { $player } n’a pas joué hors tour
rummy-too-late-the-turn-is-finished = { $player } a pris la carte du talon en main : trop tard, ce tour se finit
rummy-ends-the-turn-begun = { $player } finit le tour commencé, en jetant une carte
rummy-ended-the-turn-it-stands = { $player } a fini son tour en jetant : cela tient
rummy-stopped-in-time = { $player } a joué hors tour, on l’arrête à temps : à { $due } de jouer
rummy-reason-played-out-of-turn = a joué hors tour, quand c’était à { $due }
rummy-drew-no-card-too-many = { $player } n’a pas pioché de trop
rummy-took-the-card-in = { $player } a déjà pris la carte en main : sa main est fautive
rummy-reason-drew-and-took-in = a pioché une carte de trop et l’a gardée
rummy-saw-without-right = { $player } a vu sans droit { THE($cards) }
rummy-reason-drew-more-than-one = a pioché plus d’une carte
rummy-cards-have-been-mixed = Les cartes { DE($player) } sont déjà mêlées aux autres
rummy-holds-the-right-number = { $player } a le bon nombre de cartes
rummy-reason-too-many = { $count ->
    [one] a { $count } carte, { $off } de trop
   *[other] a { $count } cartes, { $off } de trop
 }
rummy-reason-too-few = { $count ->
    [one] a { $count } carte, il en manque { $off }
   *[other] a { $count } cartes, il en manque { $off }
 }
rummy-puts-it-right-turn-by-turn = { $player } { $reason } : cela se rectifie tour par tour
rummy-discards-without-drawing = { $turns ->
    [one] { $player } jette sans piocher au prochain tour
   *[other] { $player } jette sans piocher aux { $turns } prochains tours
 }
rummy-draws-without-discarding = { $turns ->
    [one] { $player } pioche sans jeter au prochain tour
   *[other] { $player } pioche sans jeter aux { $turns } prochains tours
 }
rummy-lays-nothing-down = { $player } ne pose rien tant que sa main est fausse
rummy-throws-nothing-this-turn = { $player } ne jette rien à ce tour
rummy-pays-for-all = { $player } paie { $points } pour tout ce qui reste en main
rummy-reason-and-pays-for-all = { $player } { $reason } : tout ce qui reste en main se paie
rummy-charged-for-each = { $player } { $reason } : chaque carte manquante coûte { $points }
rummy-is-charged = { $player } paie { $points }
rummy-went-out-with-too-few = { $player } a terminé avec trop peu de cartes : sa combinaison revient en main, et le jeu continue
rummy-reason-went-out-short = { $count ->
    [one] a terminé avec { $count } carte de moins
   *[other] a terminé avec { $count } cartes de moins
 }
rummy-lacks-no-draw = { $player } a bien pioché
rummy-reason-threw-before-drawing = a jeté avant de piocher
rummy-early-and-the-next-has-drawn = { $player } a jeté avant de piocher, et le suivant a pioché : la main est fausse
rummy-may-draw-and-throws-no-second = { $player } peut piocher au talon, et ne jette pas d’autre carte
rummy-early-and-may-make-it-up = { $player } a jeté avant de piocher : la carte peut encore se piocher
rummy-threw-no-two-at-once = { $player } n’a pas jeté deux cartes à la fois
rummy-reason-threw-at-once = a jeté à la fois { THE($cards) }
rummy-taken-and-others-can-come-back = On a pris { THE($card) } ; on peut encore reprendre { THE($cards) }
rummy-the-next-has-ended-the-turn = le suivant a fini son tour
rummy-that-card-has-been-taken = on a pris { THE($card) }
rummy-nothing-comes-back = { $player } { $reason }, et { $why } : rien ne revient
rummy-takes-back = { $player } reprend { THE($card) }
rummy-reason-and-takes-back = { $player } { $reason } : on reprend { THE($card) }
rummy-a-call-of-redeal-says-why = un appel redeal dit pourquoi
rummy-reasons-of-a-redeal = why=exposed, faced, count ou pack
rummy-the-pack-has = { $count ->
    [one] le jeu a { $count } carte
   *[other] le jeu a { $count } cartes
 }
rummy-card-of = { THE($card) } { DE($player) }
rummy-shown-in-dealing = à découvert à la donne : { $cards }
rummy-no-card-shown-in-dealing = aucune carte à découvert à la donne
rummy-face-up-in-the-pack = à découvert dans le paquet : { THE($cards) }
rummy-no-card-face-up-in-the-pack = aucune carte à découvert dans le paquet
rummy-was-dealt = { $count ->
    [one] { $player } a reçu { $count } carte
   *[other] { $player } a reçu { $count } cartes
 }
rummy-was-dealt-not = { $count ->
    [one] { $player } a reçu { $count } carte, et non { $size }
   *[other] { $player } a reçu { $count } cartes, et non { $size }
 }
rummy-no-new-deal-after-a-turn = { $reason }, et a fini un tour : pas de nouvelle donne, la main se rectifie en jouant
rummy-reason-no-new-deal = { $reason } : pas de nouvelle donne
rummy-the-deal-stands = la donne tient : le jeu continue
rummy-the-hand-is-void = la donne est nulle
rummy-void-and-dealt-again = { $reason } : la donne est nulle et { $player } redonne
rummy-showed-no-card = { $player } n’a montré aucune carte
rummy-keeps-at-no-cost = { $player } garde sans frais { THE($cards) }
rummy-showed-and-it-costs-nothing = { $player } a montré { THE($cards) } : chaque place joue pour elle, cela ne coûte rien
rummy-reason-showed = a montré { THE($cards) }
rummy-what-was-laid-down-matches = ce que { $player } a posé va ensemble
rummy-reason-laid-with-a-wrong-hand = a posé avec une main fausse
rummy-reason-laid-what-does-not-match = a posé ce qui ne va pas ensemble
rummy-mixed-and-it-stands = { $player } { $reason }, { THE($cards) }, et les cartes sont déjà mêlées : cela tient
rummy-goes-back-to-the-hand = { $player } { $reason } : retour en main ({ THE($cards) }), et le jeu continue
rummy-did-not-say-out = { $player } n’a pas dit avoir terminé
rummy-can-go-out = { $player } peut terminer
rummy-has-to-lay-down = { $player } pose { THE($cards) }
rummy-is-not-out = { $player } n’a pas terminé : tout ce qui peut se poser se pose, et le jeu continue
rummy-reason-said-out-and-is-not = a dit avoir terminé, à tort
rummy-the-hand-has-not-been-counted = la main { DE($player) } n’a pas été comptée
rummy-the-hand-is-worth = la main { DE($player) } vaut { $points }
rummy-reason-counted = { $said } comptés pour { $right }
rummy-counted-and-mixed = pour la main { DE($player) }, { $said } comptés pour { $right }, et les cartes sont déjà mêlées : { $said } tient
rummy-the-count-becomes = le compte { DE($player) }, { $said }, devient { $right }
rummy-counted-and-put-right = pour la main { DE($player) }, { $said } comptés pour { $right } : cela se rectifie avant de mêler les cartes
rummy-nothing-is-written-down = rien n’est noté pour { $player }
rummy-as-agreed-so-written = { $points } : convenu ainsi, et noté ainsi pour { $player }
rummy-as-written-becomes-as-agreed = { $player } : { $written } notés deviennent { $agreed }, comme convenu
rummy-reason-was-written-as = { $agreed } a été noté { $written }
rummy-a-slip-is-put-right = { $player } : { $reason } ; une erreur d’écriture se rectifie dès qu’on la voit
rummy-is-to-play = à { $player } de jouer
rummy-loses-the-turn = { $player } perd son tour
rummy-takes-up = { $player } reprend en main { THE($cards) }
rummy-puts-back = { $player } remet { THE($cards) }
rummy-puts-back-the-stock-card = { $player } remet la carte du talon
rummy-lies-face-up-on-the-stock = { $count ->
    [one] { THE($cards) } est à découvert sur le talon
   *[other] { THE($cards) } sont à découvert sur le talon
 }
rummy-say-card-one-of = Dites card=, une de { OR($cards) }
rummy-say-which-card-comes-back = quelle carte reprend-on ?
rummy-was-not-thrown-then = { $card } n’a pas été jetée alors
rummy-stays-on-the-table = reste sur la table : { THE($cards) }
rummy-nothing-more-is-added = on n’ajoute plus rien à ceci : { THE($cards) }
rummy-no-such-count = { $text } : pas de tel compte. Écrivez un nombre entier, comme count -25
rummy-count-it-when-it-is-over = Comptez-la quand elle est finie
rummy-count-it = Comptez-la
rummy-no-stock-is-left = le talon est épuisé
rummy-go-on-with-the-turn = Continuez le tour
rummy-all-the-stock-lies-face-up = tout ce qui reste du talon est à découvert
rummy-card-by-name = { $card }
