"""Describe the API: OpenAPI for programs, a page for people.

The framework knows what a route takes and gives; here its account is put right where it cannot
know: every refusal is a ``Trouble``, whatever the route.
"""

import json
import re
from collections.abc import Iterator
from functools import lru_cache
from html import escape
from typing import Any, cast

import msgspec
from litestar import Litestar, Request, Router
from litestar._openapi.schema_generation import SchemaCreator
from litestar.enums import MediaType
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

import cardhall
from cardhall.messages import AnsweredMessage, Message
from cardhall.server.access import EVERYONE
from cardhall.server.errors import Trouble

Described = dict[str, Any]
SHAPES = "#/components/schemas/{name}"
REFUSALS = {
    "400": "It could not be read, or cannot be answered now.",
    "401": "Sign in first.",
    "403": "That is not for whoever asked; or the form's own token is missing.",
    "404": "There is nothing of that name here.",
    "413": "It is too large.",
    "422": "The rules refuse it, by the clause that is named.",
    "429": "Too many at once: wait a second and send the same again.",
    "500": "A fault of the hall's own; nothing was changed.",
    "503": "The hall cannot take it now: send the same again.",
}
"""What any route may answer beside what it says itself; the body is a ``Trouble``."""


def description(app: Litestar) -> Described:
    """The OpenAPI description of all routes, as plain data."""
    return _finished(app.openapi_schema.to_schema())


def _finished(schema: Described) -> Described:
    schema = short_names(msgspec.to_builtins(schema, order="sorted"))
    _, defined = components([Trouble], SHAPES)
    schema["components"]["schemas"] |= defined
    _say_what_is_always_sent(schema)
    schema["components"]["responses"] = _troubles()
    for _, _, operation in operations(schema):
        for status in REFUSALS:
            operation["responses"][status] = {"$ref": f"#/components/responses/{status}"}
    return schema


def _say_what_is_always_sent(schema: Described) -> None:
    """Of what the hall answers every field is there, also one that holds its default: a page need
    not ask. What it also reads may leave such fields out, and some structs leave them out."""
    shapes = schema["components"]["schemas"]
    read = _reached(shapes, [one.get("requestBody") for *_, one in operations(schema)])
    unset = _unset()
    for name in shapes.keys() - read - _shortened():
        if "properties" in shapes[name]:
            may_lack = unset.get(name, set())
            shapes[name]["required"] = [
                one for one in shapes[name]["properties"] if one not in may_lack
            ]


def _reached(shapes: Described, parts: list[Any]) -> set[str]:
    """The shapes that these parts of the description name, and those that they name."""
    found: set[str] = set()
    new = _named(parts)
    while new:
        found |= new
        new = _named([shapes[name] for name in new]) - found
    return found


def _named(parts: list[Any]) -> set[str]:
    return set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(parts)))


def _shortened(base: type[msgspec.Struct] = msgspec.Struct) -> set[str]:
    """The structs that leave out a field while it holds its default."""
    below: list[type[msgspec.Struct]] = base.__subclasses__()
    short = {one.__name__ for one in below if one.__struct_config__.omit_defaults}
    return short.union(*(_shortened(one) for one in below))


def _unset(base: type[msgspec.Struct] = msgspec.Struct) -> dict[str, set[str]]:
    """Of each struct the fields that are left out where nothing was set."""
    found: dict[str, set[str]] = {}
    below: list[type[msgspec.Struct]] = base.__subclasses__()
    for one in below:
        with_defaults = zip(
            reversed(one.__struct_fields__), reversed(one.__struct_defaults__), strict=False
        )
        found[one.__name__] = {name for name, kept in with_defaults if kept is msgspec.UNSET}
        found |= _unset(one)
    return found


def components(types: list[type], places: str) -> tuple[Any, Described]:
    """The schema of each type, and those of all that they are made of; ``places`` is where these
    will stand, with ``{name}`` in it."""

    def of_message(wanted: type) -> Described:
        if wanted is not Message:
            raise NotImplementedError(wanted.__name__)
        return {"$ref": places.format(name=AnsweredMessage.__name__)}

    (*found, _), defined = msgspec.json.schema_components(
        [*types, AnsweredMessage], schema_hook=of_message, ref_template=places
    )
    return found, defined


class MessagesDescribed(OpenAPISchemaPlugin):
    """Tells the framework what a message looks like in an answer."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        return value is Message

    def to_openapi_schema(
        self, field_definition: FieldDefinition, schema_creator: SchemaCreator
    ) -> Schema:
        answered = FieldDefinition.from_annotation(AnsweredMessage)
        schema: Any = schema_creator.for_field_definition(answered)
        return cast("Schema", schema)  # in truth a reference


def _troubles() -> Described:
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/Trouble"}}}
    return {status: {"description": why, "content": content} for status, why in REFUSALS.items()}


def operations(schema: Described) -> Iterator[tuple[str, str, Described]]:
    """Each route's address, its method in capitals, and what is said of it."""
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            yield path, method.upper(), operation


def short_names(schema: Described) -> Described:
    """Structs of one name in the hall and at a table: the hall's keeps it, a table's says so.

    ``hall_views_LogLine`` becomes ``LogLine``, ``tables_views_LogLine`` ``TableLogLine``.
    """

    def renamed(found: re.Match[str]) -> str:
        return f"{'' if found[1] == 'hall' else 'Table'}{found[2]}"

    text = re.sub(r"\b(hall|tables)_[a-z_]+_([A-Z]\w*)\b", renamed, json.dumps(schema))
    short: Described = json.loads(text)
    return short


# -- where it is served -------------------------------------------------------------------------


class ForPrograms(OpenAPIRenderPlugin):
    """The description as JSON."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json", media_type=MediaType.JSON)

    def render(self, request: Request[Any, Any, Any], openapi_schema: Described) -> bytes:
        return _served(request.app)[0]


class ForPeople(OpenAPIRenderPlugin):
    """The same as a page that needs nothing from elsewhere: a hall has no internet."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: Described) -> bytes:
        return _served(request.app)[1]


@lru_cache(maxsize=1)
def _served(app: Litestar) -> tuple[bytes, bytes]:
    schema = description(app)
    return msgspec.json.encode(schema), page(schema).encode()


def served() -> OpenAPIConfig:
    """Configure the route ``/api/schema``, which describes the API to everybody."""
    return OpenAPIConfig(
        "Cardhall",
        cardhall.__version__,
        use_handler_docstrings=True,
        render_plugins=[ForPeople(), ForPrograms()],
        openapi_router=Router(
            "/api/schema", route_handlers=[], include_in_schema=False, opt={"allow": EVERYONE}
        ),
    )


STYLE = """body{font:16px/1.5 Georgia,serif;max-width:60em;margin:2em auto;padding:0 1em}
h2{font:600 1.1em monospace;margin:2em 0 .3em;border-top:1px solid #ccc;padding-top:1em}
pre{background:#f4f2ec;padding:.6em;overflow:auto;font-size:.85em}td{padding:0 1em 0 0}
td:first-child{white-space:nowrap;font-family:monospace;vertical-align:top}"""


def page(schema: Described) -> str:
    """Every route with what it takes and what it answers, and the shapes by name."""
    shapes = sorted(schema["components"]["schemas"].items())
    return "".join(
        [
            '<!doctype html><html lang="en"><meta charset="utf-8"><title>Cardhall: the API</title>',
            f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>',
            "<h1>Cardhall: the API</h1><p>For programs: ",
            '<a href="/api/schema/openapi.json">openapi.json</a> (OpenAPI 3.1); the sockets: ',
            '<a href="/api/schema/socket.json">socket.json</a>.</p>',
            *(_route(*one) for one in operations(schema)),
            "<h1>Shapes</h1>",
            *(f'<h2 id="{escape(name)}">{escape(name)}</h2>{_shape(one)}' for name, one in shapes),
            "</html>",
        ]
    )


def _route(path: str, method: str, operation: Described) -> str:
    taken = [
        (one["name"], f"{one['in']}: {_linked(one['schema'])}")
        for one in operation.get("parameters", [])
    ]
    body = operation.get("requestBody", {}).get("content", {})
    taken += [("body", f"{kind}: {_linked(one['schema'])}") for kind, one in body.items()]
    given = [
        (status, ", ".join(f"{kind}: {_linked(one['schema'])}" for kind, one in content.items()))
        for status, answer in operation["responses"].items()
        if (content := answer.get("content"))
    ]
    also = ", ".join(REFUSALS)
    return (
        f"<h2>{method} {escape(path)}</h2><p>{escape(operation.get('description', ''))}</p>"
        f"<table>{_rows(taken)}{_rows(given)}"
        f'<tr><td>{also}</td><td><a href="#Trouble">Trouble</a></td></tr></table>'
    )


def _rows(rows: list[tuple[str, str]]) -> str:
    return "".join(f"<tr><td>{escape(name)}</td><td>{text}</td></tr>" for name, text in rows)


def _shape(schema: Described) -> str:
    return f"<pre>{_linked(schema, indent=1)}</pre>"


def _linked(schema: Described, indent: int | None = None) -> str:
    """A schema as JSON, each shape that it names a link to it."""
    text = escape(json.dumps(schema, indent=indent, ensure_ascii=False), quote=False)
    link = r'<a href="#\1">\1</a>'
    return re.sub(r'\{\s*"\$ref": "#/components/schemas/(\w+)"\s*\}', link, text)
