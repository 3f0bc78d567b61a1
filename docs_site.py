"""Make the docs into a site, which a hall serves under /docs and the wheel brings along.

    ./dev site                   src/cardhall/server/site; warnings are errors
    ./dev site --if-changed      nothing to do where all it is made of is as it was

First the pages are gathered in build/docs, whole and in plain Markdown, so that any generator could
take them: the README is the first page, the reference is made from docs/public.md, notebooks are
turned into pages, a link to a file that is no page leads to a page that shows it. Then MkDocs turns
them into HTML by mkdocs.yml.
"""

import argparse
import hashlib
import posixpath
import re
import shutil
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import wheels

ROOT = Path(__file__).resolve().parent
DOCS = ROOT / "docs"
GATHERED = ROOT / "build/docs"
SITE = ROOT / "src/cardhall/server/site"
ASSETS = ROOT / "src/cardhall/server/static/assets"

AT_ROOT = ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
PICTURES = {".png", ".svg", ".webp"}
LANGUAGES = {".py": "python", ".md": "markdown", ".toml": "toml", ".conf": "nginx"}
LETTERS = {"fraunces-latin-opsz": "serif", "atkinson-hyperlegible-next-latin-wght-normal": "sans"}
LINK = re.compile(r"(?<=\]\()([^)#\s:]+)(?=[)#])")


def place(file: Path) -> str:
    """Tell where a file or a folder of the project stands in the site."""
    if file.is_dir():
        file /= "README.md" if (file / "README.md").exists() else "index.md"
    if file.is_relative_to(DOCS):
        name = file.relative_to(DOCS).as_posix()
        inside = file.suffix in {".md", *PICTURES}
        return (
            name.replace(".ipynb", ".md")
            if inside or file.suffix == ".ipynb"
            else f"source/docs/{name}.md"
        )
    name = file.relative_to(ROOT).as_posix()
    if name == "README.md":
        return "index.md"
    return name if name in AT_ROOT else f"source/{name}.md"


def linked(text: str, folder: Path) -> Iterator[tuple[str, Path]]:
    """Find the links of a page that lead to a file or folder of the project."""
    for link in LINK.findall(text):
        target = (folder / link).resolve()
        if target.exists() and target.is_relative_to(ROOT):
            yield link, target


def page(file: Path) -> str:
    """Read a page, its links turned to where things stand in the site."""
    text = file.read_text("utf-8")
    ways = {
        link: posixpath.relpath(place(target), posixpath.dirname(place(file)))
        for link, target in linked(text, file.parent)
    }
    return LINK.sub(lambda found: ways.get(found[1], found[1]), text)


def shown(file: Path) -> str:
    """Write the page that shows a file which is no page itself."""
    language = LANGUAGES.get(file.suffix, "text")
    name = file.relative_to(ROOT).as_posix()
    return f"# {name}\n\n`````{language}\n{file.read_text('utf-8').rstrip()}\n`````\n"


def title(file: Path) -> str:
    return str(re.findall(r"^# (.+)$", file.read_text("utf-8"), re.MULTILINE)[0])


def listed(folder: Path) -> str:
    """Write the list of a folder's pages, for a folder that has none of its own."""
    lines = [f"- [{title(file)}]({file.name})" for file in sorted(folder.glob("*.md"))]
    return "\n".join([f"# {folder.name.capitalize()}", "", *lines, ""])


ONE = re.compile(r"^- `(cardhall[.\w]+)`: (.+?)\.$", re.MULTILINE | re.DOTALL)
EACH = re.compile(
    r"^- Of each .*?`cardhall\.games\.boure(\.\w+)?`.*?: (.+?)\.$", re.MULTILINE | re.DOTALL
)


def reference() -> Iterator[tuple[str, str]]:
    """Write the reference's pages from docs/public.md: the name of each, and its text."""
    public = (DOCS / "public.md").read_text("utf-8")
    rooms: dict[str, list[tuple[str, list[str]]]] = {}
    for module, names in ONE.findall(public):
        room = module.split(".")[1]
        rooms.setdefault(room, []).append((module, re.findall(r"`(\w+)`", names)))
    for room, modules in rooms.items():
        yield f"reference/{room}.md", documented(f"cardhall.{room}", modules)
    each = [
        (tail, re.findall(r"`(\w+)`", names.split(", and")[0]))
        for tail, names in EACH.findall(public)
    ]
    for about in sorted(DOCS.glob("games/*.md")):
        modules = [(f"cardhall.games.{about.stem}{tail}", names) for tail, names in each]
        yield f"reference/games/{about.stem}.md", documented(title(about), modules)


def documented(heading: str, modules: Iterable[tuple[str, list[str]]]) -> str:
    """Write a page that asks mkdocstrings for the docstrings of these names."""
    parts = [f"# {heading}"]
    for module, names in modules:
        parts += [f"## {module}", *(f"::: {module}.{name}" for name in names)]
    return "\n\n".join(parts) + "\n"


def put(name: str, text: str) -> None:
    file = GATHERED / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def gather() -> None:
    """Bring together all that the site is made of."""
    shutil.rmtree(GATHERED, ignore_errors=True)
    written = [*(ROOT / name for name in AT_ROOT), *sorted(DOCS.rglob("*.md"))]
    for file in written:
        put(place(file), page(file))
    for name, text in reference():
        put(name, text)
    targets = {
        target for file in written for _, target in linked(file.read_text("utf-8"), file.parent)
    }
    for file in sorted(targets):
        there = GATHERED / place(file)
        if there.exists() or file.suffix == ".ipynb":
            continue
        if file.suffix in PICTURES:
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, there)
        else:
            put(place(file), listed(file) if file.is_dir() else shown(file))
    shutil.copytree(DOCS / "theme", GATHERED / "theme")
    shutil.copy(ROOT / "web/public/mark.svg", GATHERED / "theme/mark.svg")
    for begins, name in LETTERS.items():
        for letters in ASSETS.glob(f"{begins}*.woff2"):
            shutil.copy(letters, GATHERED / f"theme/{name}.woff2")


def notebooks() -> None:
    """Turn the notebooks into pages, with what their cells print."""
    files = sorted(DOCS.glob("notebooks/*.ipynb"))
    into = GATHERED / "notebooks"
    wheels.do(
        wheels.BIN / "jupyter-nbconvert", "--log-level", "ERROR",
        "--to", "markdown", "--output-dir", into, *files,
    )  # fmt: skip
    for file in into.glob("*.md"):
        file.write_text(file.read_text("utf-8").replace(".ipynb)", ".md)"), "utf-8")


def configuration(site: Path) -> Path:
    """Write what MkDocs reads: mkdocs.yml, with its pages for each folder of the navigation."""

    def pages_of(found: re.Match[str]) -> str:
        indent, name, folder = found.groups()
        files = sorted((GATHERED / folder).glob("*.md"))
        files = [file for file in files if file.name != "index.md"]
        lines = [f"{indent}    - {folder}/{file.name}" for file in files]
        return "\n".join([f"{indent}- {name}:", *lines])

    text = (ROOT / "mkdocs.yml").read_text("utf-8")
    text = re.sub(r"^( *)- ([^:\n]+): ([\w-]+)/$", pages_of, text, flags=re.MULTILINE)
    file = GATHERED.with_name("mkdocs.yml")
    file.write_text(f"{text}\ndocs_dir: docs\nsite_dir: {site}\n", "utf-8")
    return file


def trim(site: Path) -> None:
    """Take away what a reader has no need of: maps to sources, how to search in languages that the
    docs are not written in, the list for search engines."""
    shutil.rmtree(site / "assets/javascripts/lunr")
    for file in [*site.rglob("*.map"), *site.glob("sitemap.xml*")]:
        file.unlink()


def made_of() -> str:
    """Sum up all that the site is made of."""
    digest = hashlib.sha256()
    sources = ("*.md", "*.yml", "docs_site.py", "requirements/release.txt")
    for pattern in (*sources, "docs/**/*", "src/cardhall/**/*.py", "src/cardhall/**/*.pxd"):
        for file in sorted(file for file in ROOT.glob(pattern) if file.is_file()):
            digest.update(file.relative_to(ROOT).as_posix().encode() + file.read_bytes())
    return digest.hexdigest()


def build() -> None:
    gather()
    notebooks()
    wheels.do(
        wheels.BIN / "python", "-m", "mkdocs", "build", "--strict", "--quiet",
        "--config-file", configuration(SITE),
        NO_MKDOCS_2_WARNING="1",
    )  # fmt: skip
    trim(SITE)


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev site", description=__doc__)
    parser.add_argument("--if-changed", action="store_true")
    asked, kept = parser.parse_args(argv), GATHERED.with_name("docs-made-of")
    wheels.tools()
    with wheels.only_one("docs"):
        now = made_of()
        there = (SITE / "index.html").exists() and kept.exists() and kept.read_text() == now
        if not (asked.if_changed and there):
            build()
            kept.write_text(now)
            size = sum(file.stat().st_size for file in SITE.rglob("*") if file.is_file())
            print(f"{size / 1e6:6.1f} MB  {SITE}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
