"""The C twin: for mypy the same classes."""

from cardhall.games.engine.imaginer import AnyImaginer as AnyImaginer
from cardhall.games.engine.imaginer import Giver as Giver
