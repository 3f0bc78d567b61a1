"""Cardhall: card tournaments from the entry blank to the awards, and the games themselves."""

__version__ = "0.1.0"
