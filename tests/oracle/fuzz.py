"""Mischief with records, rules, words, acts and calls of every game, as a part of the oracle."""

from tests.fuzz.run import run

__all__ = ["run"]
