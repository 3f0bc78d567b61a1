"""How fast Cardhall is, beside its peers in the same run."""
