"""The C twin: for mypy the same class, and what copies a hand as it lies."""

from cardhall.games.engine.hand import AnyHand as AnyHand

def overlay(to: list[int], from_: list[int], end: list[int]) -> None: ...
