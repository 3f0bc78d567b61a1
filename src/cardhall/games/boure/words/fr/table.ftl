choose-seats = Choisissez de { $low } à { $high } places
