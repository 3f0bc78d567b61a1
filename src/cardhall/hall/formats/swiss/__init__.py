"""Swiss and round robin: rounds of two sides at a table, paired by score or around a circle."""
