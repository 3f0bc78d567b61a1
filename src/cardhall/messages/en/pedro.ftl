that-is-not-done-out-of-turn = That is not done out of turn.
you-have-spoken = You have spoken.
wait-for-trumps-to-be-named = Wait for trumps to be named.
that-is-no-bid = That is no bid.
bid-up-to-14 = Bid { $least } to 14.
