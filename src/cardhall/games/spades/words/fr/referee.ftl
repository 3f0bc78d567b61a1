spades-you-have-bid = Vous avez annoncé.
spades-you-have-not-looked = Vous n’avez pas regardé vos cartes.
spades-that-is-no-bid = Ce n’est pas une annonce.
spades-not-out-of-turn = Cela ne se fait pas hors de son tour.
spades-reneged = N’a pas fourni, ou a entamé pique trop tôt
spades-bid-out-of-turn = A annoncé hors tour
spades-played-out-of-turn = A joué une carte hors tour
spades-the-deal-went-wrong = La donne est fautive, et aucune carte n’est entamée
spades-a-card-was-shown = { $cards } { DE($player) } a été montré
spades-the-deal-is-void = la donne est nulle
spades-use-an-action = Utilisez une action du jeu de piques
spades-write-the-score = Marquez les points
spades-has-bid = { $player } a déjà annoncé
spades-cannot-bid-that = { $player } ne peut pas annoncer cela maintenant
spades-why-and-nothing-is-changed = { $why } : rien ne change
spades-reason-but-why = { $reason }, mais { $why } : le jeu continue
spades-the-score-is-written = les points sont marqués
spades-no-card-has-been-played = aucune carte n’est jouée
spades-it-is-paid-for = c’est déjà payé
spades-did-not-renege = { $player } a bien fourni
spades-tricks-go-to = { $tricks ->
    [one] { $tricks } pli { DE($side) } compte pour { $other }
   *[other] { $tricks } plis { DE($side) } comptent pour { $other }
 }
spades-the-chair-rules-a-renege = la direction juge que { $player } n’a pas fourni
spades-led-a-spade-too-early = { $player } a entamé { THE($cards) } avant qu’un pique soit tombé, avec une autre couleur en main
spades-reason-led-too-early = a entamé pique trop tôt
spades-did-not-follow-with = { $player } n’a pas fourni au pli { $trick }, avec { THE($cards) }
spades-name-the-bid-at-the-table = aucune annonce n’a été faite hors tour
spades-let-the-bid-be-made = Laissez faire l’annonce, puis jugez
spades-reason-bid-so-many-out-of-turn = { $tricks ->
    [0] a annoncé nil hors tour
   *[other] a annoncé { $tricks } hors tour
 }
spades-the-turn-has-come = le tour { DE($player) } est venu
spades-is-bound-to = { $tricks ->
    [0] { $player } est tenu à un nil, son tour venu
   *[other] { $player } est tenu à une annonce de { $tricks }, son tour venu
 }
spades-no-card-lies-there = aucune carte n’a été jouée hors tour
spades-let-the-card-be-shown = Laissez poser la carte, puis jugez
spades-did-not-play-out-of-turn = { $player } n’a pas joué hors tour
spades-reason-played-out-of-turn = a joué { THE($cards) } hors tour
spades-the-card-has-been-played = { THE($cards) } : carte jouée depuis
spades-lies-face-up = { THE($cards) } { DE($player) } reste à découvert et se joue dès que possible
spades-a-card-has-been-led = une carte est entamée
spades-the-chair-finds-the-deal-wrong = la direction juge la donne fautive
spades-what-and-deals-again = { $what } : { $player } redonne
