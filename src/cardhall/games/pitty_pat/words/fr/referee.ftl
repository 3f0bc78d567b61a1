you-are-not-in-this-game = Vous n’êtes pas de cette partie.
a-pair-stays-together = Une paire reste ensemble.
throw-a-single-card = Jetez une carte seule.
pitty-pat-a-card-came-face-up-in-the-deal = Une carte s’est découverte à la donne, en route vers quelqu’un
pitty-pat-wants-the-card = Veut la carte offerte, ou une qui est passée
pitty-pat-took-threw-or-answered-out-of-turn = A pris, jeté ou répondu hors tour
pitty-pat-did-what-is-against-the-rules = A séparé une paire, fait une fausse paire, ou jeté ou gardé la mauvaise carte
pitty-pat-name-a-seat-dealt-in = Nommez une place qui a des cartes
pitty-pat-use-an-action = Utilisez un coup de Pitty-Pat
pitty-pat-no-card-is-on-offer = aucune carte n’est offerte
pitty-pat-let-somebody-throw-one = Laissez quelqu’un en jeter une, ou signalez que vous la vouliez
pitty-pat-cannot-throw = { $player } ne peut pas jeter { THE($cards) }
pitty-pat-one-card-in-that-hand = Une seule carte, et de sa main
pitty-pat-nobody-is-paid = personne n’est payé, et la donne passe
pitty-pat-the-chair-rules-it-void = la direction décide que cette partie est nulle : personne n’est payé, et la donne passe
pitty-pat-no-card-came-face-up = aucune carte ne s’est découverte en route vers { $player }
pitty-pat-came-face-up = une carte s’est découverte en route vers { $player } : { $cards }
pitty-pat-flip-found-late = { $reason } ; quelqu’un a répondu depuis, et la partie continue telle quelle
pitty-pat-is-given-another-card = { $player } reçoit une autre carte
pitty-pat-is-the-first-card-played = première carte jouée : { $cards }
pitty-pat-flip-is-the-first-card = { $reason } ; c’est la première carte jouée
pitty-pat-is-buried-in-the-stock = on glisse dans le talon { THE($cards) }
pitty-pat-flip-is-buried = { $reason } ; ce n’est pas la première, on la glisse dans le talon
pitty-pat-say-who-wants-the-card = Dites qui veut la carte
pitty-pat-the-game-is-over = la partie est finie
pitty-pat-has-no-claim = { $reason ->
    [missed-turn] { $player } a laissé passer la carte, et un tour manqué est perdu
    [no-match] { $player } ne peut pas la prendre, sans carte seule pareille
    [pair] { $player } ne peut pas la prendre, car on ne sépare pas une paire
    [own-throw] { $player } ne peut pas la prendre : elle vient de sa propre main
    [not-now] { $player } ne peut pas la prendre : la paire est faite, il faut jeter une carte
   *[other] { $player } ne peut pas la prendre : on demande d’abord à d’autres
 }
pitty-pat-takes-the-card = { $player } prend { THE($cards) }
pitty-pat-is-asked-first-and-takes = on demande d’abord à { $player }, qui prend { THE($cards) }
pitty-pat-the-turn-has-not-passed = son tour n’est pas passé
pitty-pat-puts-the-card-back = { $player } remet { THE($cards) }
pitty-pat-has-not-answered-yet = { $player } n’a pas encore répondu
pitty-pat-has-not-acted-out-of-turn = { $player } n’a pas agi hors tour
pitty-pat-acted-out-of-turn-put-back = { $player } a agi hors tour : on reprend, à { $other } de jouer
pitty-pat-the-turn-was-lost = son tour était perdu
pitty-pat-had-let-it-go-by-put-back = { $player } l’avait laissée passer : on reprend, à { $other } de jouer
pitty-pat-did-what-may-not-be = a fait ce qui n’était pas à faire
pitty-pat-wrong-is-put-back = { $player } { $reason } : on reprend, à { $player } de jouer
pitty-pat-has-done-nothing-wrong = { $player } n’a rien fait contre les règles
pitty-pat-wrong-found-late = { $player } { $reason } ; d’autres ont joué depuis : la partie continue telle quelle
pitty-pat-answers-again = { $player } répond de nouveau
pitty-pat-wrong-is-put-right = { $player } { $reason } : on rectifie
pitty-pat-broke-a-pair = a séparé une paire
pitty-pat-paired-what-is-not-alike = a fait une fausse paire
pitty-pat-threw-a-live-card-first = a jeté une carte vive avant une morte
pitty-pat-let-go-by-what-must-be-taken = a laissé passer ce qu’il fallait prendre
pitty-pat-did-what-may-not-be-now = a fait ce qui n’était pas à faire maintenant
pitty-pat-threw-more-than-one-card = a jeté plus d’une carte
pitty-pat-threw-a-card-not-held = a jeté une carte qui n’est pas dans sa main
