"""A table that is reported on, in every format: its state, what is decided of it, how its facts are
taken in. What a format's sheet is, and how it words what is its own, the format says."""
