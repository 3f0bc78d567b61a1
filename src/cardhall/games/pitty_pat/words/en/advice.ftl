pitty-pat-hint-take = Take { THE($card) }
pitty-pat-hint-let-go-by = Let { THE($card) } go by
pitty-pat-hint-pairs = It pairs with { THE($card) }, and leaves you { $left ->
    [one] one single card
   *[other] { LETTERS($left) } single cards
 }.
pitty-pat-hint-pairs-the-last = It pairs with { THE($card) }, your last single card: you go out.
pitty-pat-hint-let-it-go = You could pair it, but then you would have to throw a card you may need.
pitty-pat-hint-never-paired = No other card of that rank can still turn up: the { $rank } will not be paired.
pitty-pat-hint-hardest-to-pair = Only { LETTERS($left) } more of that rank can still turn up, so the { $rank } is hardest to pair.
pitty-pat-hint-as-hard-to-pair = Your single cards are as hard to pair as each other.
pitty-pat-hint-cards-help = After it { $count ->
    [one] one unseen card helps
   *[other] { LETTERS($count) } unseen cards help
 } you: { $ranks }.
pitty-pat-hint-none-like-it = You hold no single card like the one on offer
pitty-pat-hint-must-take = Here one must take a card that one can use
pitty-pat-odds-unseen = { LARGE($rank) } unseen
pitty-pat-odds-cards-that-help = Cards that help
pitty-pat-odds-next = The next card turned helps ({ $helping } of { $unseen } unseen)
