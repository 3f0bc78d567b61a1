live-button-pressed-by-mistake = The last button was pressed by mistake
live-deal-cannot-stand-one-has-acted = The deal cannot stand, and at most one has acted
live-last-act-and-chips-taken-back = The last act is taken back, chips and all, and play goes on from there.
live-misdeal-chips-go-back = A misdeal: all chips of the hand go back, and the same button deals again.
