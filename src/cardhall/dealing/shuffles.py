"""Commit to shuffles before play, and prove them afterwards.

Before anyone acts, the table shows `commitment` = SHA-256(salt + seed) in hex. After the session
seed and salt are shown, and anyone can work out every deck again, here or with a few lines of their
own:

- Random words. The words of a label are the eight-byte big-endian numbers in
  SHA-256("cardhall shuffle 1" + seed + counter + label), counter = 0, 1, 2 ... in eight bytes,
  label in UTF-8. The labels of decks are "deck/1", "spare/1", "draw/1" and so on; no two purposes
  share a label, so that what is known of one (the seats, say) tells nothing of another.
- A number below n is a word modulo n; words in the last, incomplete run of n are passed over, so
  that each number is exactly as likely as the others.
- An order is Fisher and Yates's: from the last place to the second, swap with a place not behind.

- What players add. Once the seal is shown each player's browser can add 32 bytes of its own; they
  count from the next pack on that is shuffled. Where any count, the seed of the words above is
  SHA-256("cardhall numbers 1" + seed + the seat's letter + its number, seat after seat): whoever
  chose the seed could not know it when it was sealed.

The salt is what keeps the commitment silent; both have one fixed length, so that the same bytes
cannot be shown as another seed with another salt.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import NamedTuple

SEED_BYTES = 32
SALT_BYTES = 32
NUMBER_BYTES = 32
CARDS = 52

_PREFIX = b"cardhall shuffle 1"
_ADDED = b"cardhall numbers 1"
_WORDS = 1 << 64


class Added(NamedTuple):
    """A seat's number, 32 bytes, and the first deal for which it counts: 0 for all shuffles."""

    seat: int
    number: bytes
    since: int = 0


class Shuffles:
    """Every order that one seed stands for. `seed` and `salt` are 32 random bytes each; `added` is
    what players added after the seal was shown, in the order of the seats.

    Orders of cards are lists of 0..51 (suit * 13 + rank; clubs, diamonds, hearts, spades; from
    two to ace), first card first. Numbers count from wherever the caller likes, but not below 0.
    """

    __slots__ = ("_added", "_salt", "_seed")

    def __init__(self, seed: bytes, salt: bytes, added: Sequence[Added] = ()) -> None:
        self._seed = _exactly("seed", seed, SEED_BYTES)
        self._salt = _exactly("salt", salt, SALT_BYTES)
        self._added = _once_each(added)

    @property
    def seed(self) -> bytes:
        return self._seed

    @property
    def salt(self) -> bytes:
        return self._salt

    @property
    def commitment(self) -> str:
        """Commit to a seed before play: SHA-256 over salt and seed, in hex."""
        return hashlib.sha256(self._salt + self._seed).hexdigest()

    def deck(self, number: int) -> list[int]:
        """The order in which the cards of deal `number` come."""
        return self.order(f"deck/{_count(number)}", CARDS, number)

    def spare(self, number: int) -> list[int]:
        """A second order for the same deal: how thrown cards come back when the deck runs out."""
        return self.order(f"spare/{_count(number)}", CARDS, number)

    def draw_for_deal(self, number: int) -> list[int]:
        """The spread from which the players draw for the deal; `number` tells re-draws apart."""
        return self.order(f"draw/{_count(number)}", CARDS)

    def order(self, label: str, size: int, deal: int = 0) -> list[int]:
        """0..size-1 in an order of the label's own, each order as likely as the others. `deal`: the
        deal that it belongs to, 0 for what is shuffled before the first."""
        words = self._words(label, deal)
        order = list(range(size))
        for last in range(size - 1, 0, -1):
            other = _below(last + 1, words)
            order[last], order[other] = order[other], order[last]
        return order

    def derive_int_seed(self, label: str) -> int:
        """A number of 64 bits for what is random but no deck: seats, a bot's choice."""
        return next(self._words(f"seed/{label}"))

    def _words(self, label: str, deal: int = 0) -> Iterator[int]:
        head, tail = _PREFIX + self._mixed(deal), label.encode()
        counter = 0
        while True:
            block = hashlib.sha256(head + counter.to_bytes(8, "big") + tail)
            digest = block.digest()
            for start in range(0, len(digest), 8):
                yield int.from_bytes(digest[start : start + 8], "big")
            counter += 1

    def _mixed(self, deal: int) -> bytes:
        """The seed of a deal's words: the sealed one, and what the players had added by then."""
        told = [
            bytes([ord("A") + one.seat]) + one.number for one in self._added if one.since <= deal
        ]
        return hashlib.sha256(_ADDED + self._seed + b"".join(told)).digest() if told else self._seed

    def __repr__(self) -> str:
        # a seed in a log is every deck in a log
        return f"Shuffles(commitment={self.commitment!r})"


def verify(seed: bytes, salt: bytes, commitment: str) -> bool:
    """Check that this seed and salt are the ones that were committed to."""
    if len(seed) != SEED_BYTES or len(salt) != SALT_BYTES:
        return False
    shown = commitment.strip().lower().encode()
    return hmac.compare_digest(Shuffles(seed, salt).commitment.encode(), shown)


def _once_each(added: Sequence[Added]) -> tuple[Added, ...]:
    seats = [one.seat for one in added]
    if seats != sorted(set(seats)):
        raise ValueError("added: give each seat once, in the order of the seats")
    for one in added:
        _exactly("added", one.number, NUMBER_BYTES)
    return tuple(added)


def _below(bound: int, words: Iterator[int]) -> int:
    """A number from 0 to bound - 1, each as likely as the others."""
    whole = _WORDS - _WORDS % bound
    for word in words:
        if word < whole:
            return word % bound
    raise AssertionError("the words never end")


def _exactly(field: str, value: bytes, length: int) -> bytes:
    if len(value) != length:
        raise ValueError(f"{field}: give {length} random bytes, not {len(value)}")
    return bytes(value)


def _count(number: int) -> int:
    if number < 0:
        raise ValueError(f"number: give 0 or more, not {number}")
    return number
