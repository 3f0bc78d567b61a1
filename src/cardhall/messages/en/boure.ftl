you-are-not-in-this-hand-now = You are not in this hand now.
that-is-not-done-now = That is not done now.
out-of-turn-one-card-goes-down = Out of turn one card goes down.
that-is-more-than-may-be-changed = That is more than may be changed.
change-fewer = Change fewer.
say-one-of = Say { OR($acts) }.
choose-one-card = Choose one.
write-stay-pass-draw-or-play = Write stay, pass, draw with the cards to change, or play with a card.
