"""A hold'em tournament, played until one has all the chips (HOLDEM-01 to 09)."""
