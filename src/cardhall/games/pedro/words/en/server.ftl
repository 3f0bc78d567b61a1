live-deal-cannot-stand-nobody-has-bid = The deal cannot stand, and nobody has bid
live-match-cannot-go-on = The match cannot go on
live-misdeal-deal-passes = A misdeal: the hand is void, and the deal passes to the left.
live-match-ends-here = The match ends here, between hands: the side that leads has won.
