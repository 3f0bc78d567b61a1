euchre-hint-name-suit-alone = Nommer { $suit }, en solo
euchre-hint-put-down = Écarter { THE($cards) }
euchre-hint-go-alone = Jouer en solo
euchre-hint-pick-it-up = Prendre
euchre-hint-right-bower = valet droit
euchre-hint-left-bower = valet gauche
euchre-hint-no-trump = À { $suit }, vous n’avez pas d’atout.
euchre-hint-trumps = { $held ->
    [one] À { $suit }, vous avez un atout : { THE($trumps) }.
   *[other] À { $suit }, vous avez { $held } atouts : { THE($trumps) }.
 }
euchre-hint-comes-to-you = { LARGE(THE($card)) } viendrait à vous.
euchre-hint-goes-to-partner = { LARGE(THE($card)) } irait à votre partenaire.
euchre-hint-goes-to-others = { LARGE(THE($card)) } irait à l’autre camp.
euchre-hint-bid-was-made = « { $bid } », essayé { $playouts } fois : trois plis { $often } ; moins donne { $points ->
    [one] un point
   *[other] { $points } points
 } aux autres.
euchre-hint-least-trump = C’est l’atout le moins utile.
euchre-hint-only-plain = C’est votre seule carte de cette couleur : sans elle, vous pouvez couper à { $suit }.
euchre-hint-low-plain-card = C’est une petite carte hors atout ; gardez { THE($cards) }.
euchre-hint-tricks-made = { $side ->
    [ours] Votre camp
   *[other] L’autre camp
 } a fait ses trois plis.
euchre-hint-tricks-needed = { $side ->
    [ours] Votre camp
   *[other] L’autre camp
 } a choisi l’atout ; il lui faut encore { $need ->
    [one] un pli
   *[other] { $need } plis
 }.
euchre-odds-your-bids = Vos annonces
euchre-odds-your-tricks = Plis de votre camp
euchre-odds-three = Trois plis ou plus
euchre-odds-five = Les cinq plis
euchre-odds-points = Points de plus que l’autre camp
