pitty-pat-who-can-use-the-card = { $take ->
    [must] Qui peut se servir de la carte offerte doit la prendre.
   *[may] Qui peut se servir de la carte offerte peut la laisser passer.
 }
pitty-pat-what-is-dead = { $dead ->
    [pairs] Les paires reçues sont posées à découvert.
   *[other] Les cartes seules qui sont mortes partent d’abord.
 }
pitty-pat-who-has-nothing-that-fits = { $forced ->
    [by-itself] Quand rien ne va avec la carte, elle passe toute seule.
   *[said] Chacun dit qu’il laisse passer une carte.
 }
pitty-pat-what-a-pat-hand-does = { $pat ->
    [instant] Une main servie gagne tout de suite.
   *[double-on-win] Une main servie est payée double quand elle finit.
 }
pitty-pat-a-game-pays-from-the-bank = Une partie rapporte { $count } de la banque.
pitty-pat-a-pat-hand-pays = Une main servie rapporte { $count }.
pitty-pat-drawn-for-the-deal = Tirage pour la donne : { $drawn }. { $player } donne en premier.
pitty-pat-takes-and-lays-the-pair-down = { $player } prend { THE($card) } et pose la paire.
pitty-pat-throws = { $player } jette { THE($card) }.
pitty-pat-lets-it-go-by = { $player } laisse passer.
pitty-pat-to-throw-a-card = de jeter une carte
pitty-pat-to-take-it-or-let-it-go-by = de prendre ou de laisser passer
pitty-pat-took-the-card = { $player } a pris { THE($card) }.
pitty-pat-threw-the-card = { $player } a jeté { THE($card) }.
pitty-pat-is-turned-for = Carte retournée pour { $player } : { $card }.
pitty-pat-the-stock-is-used-up = Le talon est épuisé : partie nulle, la donne passe.
pitty-pat-is-out = { $player } a fini et reçoit { $chips } de la banque.
pitty-pat-is-out-with-a-pat-hand = { $player } finit avec une main servie et reçoit { $chips } de la banque.
pitty-pat-the-bank-gets-a-further-lot = La banque est vide et reçoit d’autres jetons.
pitty-pat-reaches-for = { $player } tend la main vers { THE($card) }.
pitty-pat-note-lets-it-go = laisse passer
pitty-pat-is-no-action = { $action } n’est pas un coup de Pitty-Pat. Employez take, pass ou throw
pitty-pat-writes-no-action = { $words } n’est pas un coup de Pitty-Pat. Écrivez take, pass ou throw KD
pitty-pat-two-or-more-seats-under = Deux places ou plus, sous { $seats }
pitty-pat-each-once-cards-dealt = Une fois chacune, des cartes données à quelqu’un : de 0 à { $last }
pitty-pat-dealt-already = cette partie est déjà donnée
pitty-pat-nobody-is-to-act = Personne n’a à jouer dans cette partie maintenant
pitty-pat-throw-after-a-pair = On jette une carte après avoir fait une paire
pitty-pat-that-word-names-no-card = { $word } ne nomme pas de carte
pitty-pat-a-card-of-use-must-be-taken = Ici, on doit prendre une carte dont on peut se servir
pitty-pat-a-pair-may-not-be-broken = On ne sépare pas une paire
pitty-pat-no-single-card-like-it = Il n’y a pas de carte seule pareille dans la main
pitty-pat-a-pair-is-made-throw-now = La paire est faite : il faut maintenant jeter une carte
pitty-pat-that-card-is-not-in-the-hand = Cette carte n’est pas dans la main
pitty-pat-a-dead-card-goes-first = Une carte morte doit partir d’abord
pitty-pat-threw-that-card-themselves = Qui a jeté cette carte ne peut pas la prendre
pitty-pat-others-are-asked-before = On demande d’abord aux autres
pitty-pat-a-missed-turn-is-lost = Un tour manqué est perdu
pitty-pat-a-judge-deals-in-finals = En finale, c’est un juge qui donne
pitty-pat-the-game-is-finished-first = La partie en cours se finit d’abord
pitty-pat-a-judge-deals-the-extra-game = Un juge donne la partie de départage
