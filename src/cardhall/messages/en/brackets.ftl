teams-of-one-auxiliary-are-kept-apart = The { $count } teams of one auxiliary are kept apart.
no-opponent-in-the-first-round = No opponent in the first round: one of { $count } byes.
