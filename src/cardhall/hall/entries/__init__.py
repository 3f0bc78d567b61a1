"""Entries: taken, paid, signed in, imported."""
