"""Irregularities and their remedies, game by game: calls, what is proven, what it changes."""
