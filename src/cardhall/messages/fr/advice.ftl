hint-did-best = De vos choix, celui-ci fait le mieux sur { $playouts } donnes imaginées.
hint-no-choice = Il n’y a pas de choix ici. { $told }.
hint-nothing-else-to-do = Il n’y a rien d’autre à faire ici.
hint-last-card = C’est votre dernière carte.
hint-odds-are-for-a-hand = Les chances se comptent pour une place dans une donne en cours
hint-not-once = pas une fois
hint-every-time = à chaque fois
hint-hardly-ever = presque jamais
hint-nearly-every-time = presque à chaque fois
hint-so-often-in-ten = { $times ->
    [one] environ une fois sur dix
   *[other] environ { $times } fois sur dix
 }
hint-pass = Passer
hint-play-cards = Jouer { THE($cards) }
hint-throw-cards = Jeter { THE($cards) }
hint-name-suit = Nommer { $suit }
hint-measure-side-over-side = points de votre camp moins ceux de l’autre
hint-measure-over-equal-share = jetons au-dessus d’une part égale des gains
hint-odds-this-game = Cette partie
hint-odds-this-hand = Cette donne
hint-odds-cards-that-help-you = Cartes qui vous aident
hint-odds-you-go-out-first = Vous finissez d’abord
hint-odds-another-does = Quelqu’un d’autre finit d’abord
hint-odds-nobody-does = Personne ne finit
hint-so-many-may-be-played = Vous pouvez jouer { $free } de vos { $held } cartes. { $told }.
hint-sure-lead = Aucun atout encore dehors ne bat { THE($card) } : un pli sûr.
hint-ace-lead = { LARGE(THE($card)) } fait le pli si personne ne coupe ; { $out ->
    [0] aucun atout ne reste dehors.
    [one] un atout reste dehors.
   *[other] { $out } atouts restent dehors.
 }
hint-plain-lead = Entamer hors atout garde { THE($cards) } pour plus tard.
hint-trump-lead = Entamer atout fait tomber ceux des autres ; { $out ->
    [0] il n’en reste aucun dehors.
    [one] il en reste un dehors.
   *[other] il en reste { $out } dehors.
 }
hint-wins-last = Vous jouez en dernier, et { THE($card) } fait le pli.
hint-partner-has-it = Votre partenaire tient ce pli avec { THE($card) } ; inutile de monter.
hint-cannot-win = Rien de ce que vous pouvez jouer ne bat { THE($card) } : jetez la carte la moins utile.
hint-takes-the-lead-for-good = { LARGE(THE($card)) } bat { THE($other) }, et rien ne peut plus monter dessus.
hint-takes-the-lead = { LARGE(THE($card)) } bat { THE($other) } ; { $behind ->
    [one] quelqu’un joue encore après vous.
   *[other] { $behind } joueurs jouent encore après vous.
 }
hint-ducks = Vous pourriez faire ce pli, mais { THE($card) } vaut plus pour la suite.
