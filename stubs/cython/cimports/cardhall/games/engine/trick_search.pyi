"""The C twin: for mypy the same class."""

from cardhall.games.engine.trick_search import TrickSearch as TrickSearch
