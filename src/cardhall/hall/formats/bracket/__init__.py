"""Teams that meet on a bracket."""
