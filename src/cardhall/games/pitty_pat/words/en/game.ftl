pitty-pat-who-can-use-the-card = { $take ->
    [must] Who can use the card on offer must take it.
   *[may] Who can use the card on offer may let it go by.
 }
pitty-pat-what-is-dead = { $dead ->
    [pairs] Dealt pairs lie open.
   *[other] Singles that are dead go first.
 }
pitty-pat-who-has-nothing-that-fits = { $forced ->
    [by-itself] Where nothing fits, the card goes by by itself.
   *[said] Each player lets a card go by with a word.
 }
pitty-pat-what-a-pat-hand-does = { $pat ->
    [instant] A pat hand wins at once.
   *[double-on-win] A pat hand is paid double when it goes out.
 }
pitty-pat-a-game-pays-from-the-bank = A game pays { $count } from the bank.
pitty-pat-a-pat-hand-pays = A pat hand pays { $count }.
pitty-pat-drawn-for-the-deal = Drawn for the deal: { $drawn }. { $player } deals first.
pitty-pat-takes-and-lays-the-pair-down = { $player } takes { THE($card) } and lays the pair down.
pitty-pat-throws = { $player } throws { THE($card) }.
pitty-pat-lets-it-go-by = { $player } lets it go by.
pitty-pat-to-throw-a-card = to throw a card
pitty-pat-to-take-it-or-let-it-go-by = to take it or let it go by
pitty-pat-took-the-card = { $player } took { THE($card) }.
pitty-pat-threw-the-card = { $player } threw { THE($card) }.
pitty-pat-is-turned-for = The { $card } is turned for { $player }.
pitty-pat-the-stock-is-used-up = The stock is used up: a dead game, the deal passes.
pitty-pat-is-out = { $player } goes out and takes { $chips } from the bank.
pitty-pat-is-out-with-a-pat-hand = { $player } goes out with a pat hand and takes { $chips } from the bank.
pitty-pat-the-bank-gets-a-further-lot = The bank is out of chips and gets a further lot.
pitty-pat-reaches-for = { $player } reaches for { THE($card) }.
pitty-pat-note-lets-it-go = lets it go
pitty-pat-is-no-action = { $action } is no Pitty-Pat action. Use take, pass or throw
pitty-pat-writes-no-action = { $words } is no Pitty-Pat action. Write take, pass or throw KD
pitty-pat-two-or-more-seats-under = Two or more seats under { $seats }
pitty-pat-each-once-cards-dealt = Each once, cards dealt to somebody: 0 to { $last }
pitty-pat-dealt-already = this game is dealt already
pitty-pat-nobody-is-to-act = Nobody is to act in this game now
pitty-pat-throw-after-a-pair = One throws a card after making a pair
pitty-pat-that-word-names-no-card = { $word } names no card
pitty-pat-a-card-of-use-must-be-taken = Here the player must take a card that they can use
pitty-pat-a-pair-may-not-be-broken = A pair may not be broken
pitty-pat-no-single-card-like-it = No single card in the hand is like the one on offer
pitty-pat-a-pair-is-made-throw-now = The player has made a pair and throws a card now
pitty-pat-that-card-is-not-in-the-hand = That card is not in the player's hand
pitty-pat-a-dead-card-goes-first = A dead card must go first
pitty-pat-threw-that-card-themselves = The player threw that card themselves
pitty-pat-others-are-asked-before = Others are asked before the player
pitty-pat-a-missed-turn-is-lost = A missed turn is lost
pitty-pat-a-judge-deals-in-finals = A judge deals in finals
pitty-pat-the-game-is-finished-first = The game in play is finished first
pitty-pat-a-judge-deals-the-extra-game = A judge deals the extra game
