"""Commands that could be meant: every one that the hall describes, about what is really there.

What schemathesis makes fits a shape and is nearly always about nobody: few requests come as far as
the rules of a game. Here the shapes are the same, out of the description; but whatever is named in
a view of the hall (an entry, a table, a round, a report, the step of a hand and what may be said in
it) is named again in what is sent. A view is looked at anew when something has happened.
"""

import random
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

Pool = dict[str, list[Any]]
PEOPLE = {
    "who", "first", "second", "bidder", "dealer", "dealt_by", "payer", "receiver", "person",
    "witness", "partner", "caller", "before", "after", "taker", "order", "winners", "players",
    "inside", "dealt", "boured", "reneged", "entries", "tie_winners", "seats",
}  # fmt: skip
WHOLE = (0, 0, 1, 1, 1, 2, 2, 3, 4, 5, 10, 25, 50, 100, 500, 1000, -1)
TEXTS = ("yes", "no", "counted again", "1", "2", "auto", "Oak", "A", "KS")
OFTEN = 0.85  # how often what is there is named, where anything of that name is


def pool_of(*views: Any) -> Pool:
    """What is named in these views, by the name of the field and of the list that it stands in."""
    found: dict[str, dict[Any, None]] = defaultdict(dict)

    def walk(value: Any, within: str) -> None:
        if isinstance(value, dict):
            for name, one in value.items():
                walk(one, name)
                if name == "id" and isinstance(one, (str, int)):
                    found[singular(within)][one] = None
                    found["any"][one] = None
            if within == "categories" and "key" in value:
                found["category"][value["key"]] = None
            if within == "table_codes":
                found["table"].update(dict.fromkeys(value))
        elif isinstance(value, list):
            for one in value:
                walk(one, within)
        elif isinstance(value, (str, int)) and not isinstance(value, bool) and value != "":
            found[within][value] = None

    for view in views:
        walk(view, "")
    return {name: list(values) for name, values in found.items()}


def singular(name: str) -> str:
    return name[:-3] + "y" if name.endswith("ies") else name.removesuffix("s")


class Maker:
    """Makes bodies of the shapes of a description; the same dice make the same ones."""

    def __init__(self, shapes: dict[str, Any], dice: random.Random) -> None:
        self.shapes, self.dice = shapes, dice

    def commands(self, shape: str) -> Iterator[tuple[str, dict[str, Any]]]:
        """Each command that a body of this shape may carry: its type and its own shape."""
        for one in self.shapes[shape]["properties"]["command"]["oneOf"]:
            command = self.shapes[one["$ref"].rpartition("/")[2]]
            yield command["properties"]["type"]["const"], command

    def make(self, shape: dict[str, Any], pool: Pool, name: str = "", depth: int = 0) -> Any:
        if "$ref" in shape:
            return self.make(self.shapes[shape["$ref"].rpartition("/")[2]], pool, name, depth)
        for several in ("oneOf", "anyOf"):
            if several in shape:
                return self.make(self.dice.choice(shape[several]), pool, name, depth)
        if "const" in shape:
            return shape["const"]
        if "enum" in shape:
            return self.dice.choice(shape["enum"])
        kind = shape.get("type")
        if kind == "object":
            return self._object(shape, pool, name, depth)
        if kind == "array":
            few = self.dice.choice((0, 1, 1, 2, 4)) if depth < 4 else 0
            return [self.make(shape.get("items", {}), pool, name, depth + 1) for _ in range(few)]
        if kind == "boolean":
            return self.dice.random() < 0.4
        return self._plain(kind, pool, name)

    def _object(self, shape: dict[str, Any], pool: Pool, name: str, depth: int) -> dict[str, Any]:
        made = {}
        for field, its in shape.get("properties", {}).items():
            wanted = field in shape.get("required", ()) or field == "category"
            if wanted or self.dice.random() < 0.5:
                made[field] = self.make(its, pool, field, depth + 1)
        if isinstance(more := shape.get("additionalProperties"), dict):
            made[self._plain("string", pool, name)] = self.make(more, pool, name, depth + 1)
        return made

    def _plain(self, kind: Any, pool: Pool, name: str) -> Any:
        wanted = int if kind in {"integer", "number"} else str
        known = [*pool.get(name, ()), *pool.get(singular(name), ())]
        if wanted is str and (name in PEOPLE or not known):
            known += pool.get("entry", ())
        known = [int(one) if wanted is int and str(one).isdigit() else one for one in known]
        known = [one for one in known if isinstance(one, wanted)]
        if known and (name == "category" or self.dice.random() < OFTEN):
            return self.dice.choice(known)
        if kind == "null":
            return None
        return self.dice.choice(WHOLE if wanted is int else TEXTS)
