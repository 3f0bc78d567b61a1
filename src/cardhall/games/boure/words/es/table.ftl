choose-seats = Elija de { $low } a { $high } asientos
