"""Environments for researchers: many hands of a game stepped at once, without the interpreter.

``Batch`` is the batch, ``games`` names the games that have one, ``layout`` says what each plane,
number and act of a game is (docs/envs.md). Needs numpy: ``pip install 'cardhall[rl]'``.
"""

from cardhall.envs.batch import Batch, Buffers, environment, games, layout

__all__ = ["Batch", "Buffers", "environment", "games", "layout"]
