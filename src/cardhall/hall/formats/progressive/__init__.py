"""A euchre night: games with partners that change (EUCHRE-46 to 57)."""
