"""Fold the events of a live table, subject by subject. `cardhall.tables.evolve` calls them."""
