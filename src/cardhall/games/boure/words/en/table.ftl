choose-seats = Choose { $low } to { $high } seats
