"""What the framework reads of a handler is read once in a process: tests open hundreds of halls.

Half of what a hall costs to open is that Litestar takes the signatures of all handlers apart, and
makes a type of each. Both follow from what they are asked with, and nobody changes them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Any

from litestar._signature import SignatureModel
from litestar.routes import http
from litestar.utils.signature import ParsedSignature


def remember(owner: type, name: str, asked: Callable[..., Hashable]) -> None:
    """Let a class method answer what it answered before to the same question."""
    find = getattr(owner, name)
    known: dict[Hashable, tuple[Any, object]] = {}

    def found(_: type, *args: Any, **named: Any) -> Any:
        key = asked(*args, **named)
        if key not in known:
            # what was asked with is kept too: the id of a thing that is gone may be another's
            known[key] = find(*args, **named), (args, named)
        return known[key][0]

    setattr(owner, name, classmethod(found))


def the_same(fn: Any) -> Hashable:
    """What functions have in common that the framework makes anew for each hall."""
    if isinstance(fn, partial):
        return fn.func, fn.args, frozenset(fn.keywords.items())
    same: Hashable = fn.__code__ if getattr(fn, "__module__", "") == http.__name__ else fn
    return same


def _of_function(fn: Any, names: dict[str, Any]) -> Hashable:
    return the_same(fn), frozenset((name, id(value)) for name, value in names.items())


def _of_model(
    dependency_name_set: set[str],
    fn: Any,
    parsed_signature: Any,
    type_decoders: Any,
    data_dto: Any = None,
) -> Hashable:
    names = frozenset(dependency_name_set)
    decoders = tuple((the_same(wanted), the_same(read)) for wanted, read in type_decoders)
    return names, the_same(fn), id(parsed_signature), decoders, data_dto


remember(ParsedSignature, "from_fn", _of_function)
remember(SignatureModel, "create", _of_model)
