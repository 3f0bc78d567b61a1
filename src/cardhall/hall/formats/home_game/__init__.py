"""A night at home: buy-ins down the ladder, the bill and settling up (RAP-44 to 48)."""
