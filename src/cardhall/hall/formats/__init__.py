"""The formats of a game: each a folder of its own, of one shape."""
