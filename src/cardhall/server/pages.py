"""Serve the built pages, and the docs. An unknown address is the page itself, which finds its own
way; a file that is not there, a part of an older build say, is not found."""

import base64
import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Redirect

from cardhall.messages import Message
from cardhall.server.access import EVERYONE
from cardhall.server.errors import not_found

if TYPE_CHECKING:
    from cardhall.server.hall_server import HallServer

UNBUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Cardhall</title>
<body style="font:20px/1.5 Georgia,serif;max-width:36em;margin:3em auto;padding:0 1em">
<h1>Cardhall</h1><p>The hall is open, but its pages are not built yet.</p>
<p>Run <code>./dev setup</code> in the project's folder and load this page again.</p></body></html>
"""
UNWRITTEN = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Cardhall</title>
<body style="font:20px/1.5 Georgia,serif;max-width:36em;margin:3em auto;padding:0 1em">
<h1>Cardhall</h1><p>An installed Cardhall brings its docs; this one runs from its source.</p>
<p>Run <code>./dev site</code> in the project's folder and load this page again.</p></body></html>
"""
FULL = """<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Cardhall</title>
<body style="font:20px/1.5 Georgia,serif;max-width:36em;margin:3em auto;padding:0 1em">
<h1>Cardhall</h1><p>Too many pages are open. Wait a minute, then load this page again.</p>
<p lang="fr">Trop de pages sont ouvertes. Attendez une minute, puis rechargez cette page.</p>
<p lang="es">Hay demasiadas páginas abiertas. Espere un minuto y vuelva a cargar esta página.</p>
</body></html>
"""
CONTENT_POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    "object-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
COMPRESSIBLE = {".js", ".css", ".html", ".svg", ".json"}
FILES = COMPRESSIBLE | {
    ".ico", ".jpg", ".map", ".png", ".txt", ".webmanifest", ".woff", ".woff2", ".xml",
}  # fmt: skip
REFUSED = re.compile(r";\s*q=0(\.0*)?\s*$")
INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)


def policy(html: bytes) -> str:
    """The content policy of a page, which lets in the page's own inline scripts by their hash."""
    hashes = [base64.b64encode(hashlib.sha256(text).digest()) for text in INLINE.findall(html)]
    allowed = " ".join(f"'sha256-{value.decode()}'" for value in hashes)
    return f"{CONTENT_POLICY}; script-src 'self' {allowed}"


def is_file(path: str) -> bool:
    """Does a path name a file, and no page of the hall?"""
    return path.startswith("/assets/") or PurePosixPath(path).suffix in FILES


def taken(request: Request[Any, Any, Any]) -> set[str]:
    """Tell how what is sent may be packed for whoever asks: by ``Accept-Encoding``."""
    told = request.headers.get("accept-encoding", "").lower().split(",")
    return {one.partition(";")[0].strip() for one in told if not REFUSED.search(one)}


@dataclass(frozen=True)
class Content:
    """A file as it was built at a time, and packed in each way that helps, the smallest first."""

    made: float
    data: bytes
    packed: dict[str, bytes]

    @classmethod
    def of(cls, file: Path, made: float) -> "Content":
        data, packed = file.read_bytes(), {}
        built = file.with_name(f"{file.name}.br")  # by web/tools/brotli.ts, where it is worth it
        if built.is_file():
            packed["br"] = built.read_bytes()
        if file.suffix in COMPRESSIBLE and len(small := gzip.compress(data, 6)) < len(data):
            packed["gzip"] = small
        return cls(made, data, packed)


class PageFiles:
    """Reads each file once for each time that it was built; packed where that helps."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self._read: dict[Path, Content] = {}

    def find(self, path: str) -> Path | None:
        try:
            file = (self.folder / path.lstrip("/")).resolve()
            return file if file.is_relative_to(self.folder) and file.is_file() else None
        except (OSError, ValueError):  # a name that no file can have
            return None

    def content(self, file: Path) -> Content:
        made = file.stat().st_mtime
        kept = self._read.get(file)
        if kept is None or kept.made != made:
            kept = self._read[file] = Content.of(file, made)
        return kept

    def response(self, path: str, takes: set[str]) -> Response[bytes]:
        """Answer with a file, or for any other address with the page itself."""
        file = self.find(path)
        if file is None and is_file(path):
            raise not_found(Message("there-is-no-such-file"))
        file = file or self.find("index.html")
        if file is None:
            return Response(UNBUILT.encode(), media_type="text/html")
        return self.sent(file, takes)

    def sent(self, file: Path, takes: set[str]) -> Response[bytes]:
        """Answer with a file, as its kind and its name ask for, packed in a way that is taken."""
        content = self.content(file)
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        hashed = "assets" in file.parent.parts
        headers = {"Cache-Control": "max-age=31536000, immutable" if hashed else "no-cache"}
        if file.suffix == ".html":
            headers["Content-Security-Policy"] = policy(content.data)
        if content.packed:
            headers["Vary"] = "Accept-Encoding"
        for how, small in content.packed.items():
            if how in takes:
                headers["Content-Encoding"] = how
                return Response(small, media_type=kind, headers=headers)
        return Response(content.data, media_type=kind, headers=headers)


@get("/docs", allow=EVERYONE, include_in_schema=False, name="docs")
async def docs() -> Redirect:
    """Lead to the first page of the docs."""
    return Redirect("/docs/index.html")


@get("/docs/{path:path}", allow=EVERYONE, include_in_schema=False, name="docs-page")
async def docs_page(
    request: Request[Any, Any, Any],
    site: NamedDependency[PageFiles],
    path: FromPath[str],
) -> Response[bytes]:
    """A page or a file of the docs, which ./dev site makes and a wheel brings along."""
    file = site.find(path if path.strip("/") else "index.html")
    if file is not None:
        return site.sent(file, taken(request))
    if site.find("index.html") is None:
        return Response(UNWRITTEN.encode(), status_code=404, media_type="text/html")
    raise not_found(Message("there-is-no-such-file"))


@get(["/", "/{path:path}"], allow=EVERYONE, include_in_schema=False, name="page")
async def page(
    request: Request[Any, Any, Any],
    pages: NamedDependency[PageFiles],
    path: FromPath[str] = "",
) -> Response[bytes]:
    if path.startswith(("/api/", "/ws/", "/paper/")):
        raise not_found(Message("there-is-nothing-here"))
    server: HallServer = request.app.state.server
    if server.crowded and not is_file(path):
        server.turn_away()
        return Response(
            FULL.encode(),
            status_code=503,
            media_type="text/html",
            headers={"Content-Security-Policy": CONTENT_POLICY, "Retry-After": "60"},
        )
    return pages.response(path, taken(request))
