"""How a dealer of euchre may deal the cards out."""

from cardhall.cards.refusals import Illegal, Refusal
from cardhall.messages import Message


def packets(style: str) -> list[int]:
    """List how many cards go out at a time in a style of dealing, in the order of the deal
    (EUCHRE-06).

    ``1`` is one at a time; ``3-2-3-2`` says what the four get in the first round, in twos and
    threes, the second round making up to five each; ``3-2`` is short for ``3-2-3-2``. Raises
    Illegal for anything else.
    """
    if style == "1":
        return [1] * 20
    sizes = style.split("-")
    if len(sizes) == 2:
        sizes = sizes * 2
    if len(sizes) != 4 or any(size not in ("2", "3") for size in sizes):
        text = Message("euchre-one-does-not-deal-so", style=style)
        raise Illegal(Refusal("deal-style", "EUCHRE-06", text))
    first = [int(size) for size in sizes]
    return first + [5 - size for size in first]
