"""``cardhall rules``: the rulebook in a terminal, or as plain text to print."""

import argparse
import textwrap
from collections.abc import Iterable

from cardhall.rulebook.book import Clause, Rulebook, UnknownClause, load


def rules_main(argv: list[str]) -> int:
    """Run ``cardhall rules [SEARCH] [--group G] [--print]``; 1 when nothing was found."""
    parser = argparse.ArgumentParser(prog="cardhall rules", description="Show and search the rules")
    parser.add_argument("search", nargs="*", help="words that a clause must hold, or its id")
    parser.add_argument("--group", help="only this part, such as LLAA-BOURE")
    parser.add_argument("--print", action="store_true", help="with examples and open points")
    asked = parser.parse_args(argv)
    book = load()
    try:
        found = book.search(" ".join(asked.search), asked.group)
    except UnknownClause:
        groups = ", ".join(group.id for group in book.groups)
        print(f"--group: there is no {asked.group!r}. Use one of: {groups}")
        return 2
    if not asked.search and not asked.group and not asked.print:
        for line in contents(book):
            print(line)
        return 0
    if not found:
        print("No clause says that. Try fewer words.")
        return 1
    whole = asked.print or len(found) == 1
    for line in page(book, found, whole):
        print(line)
    return 0


def contents(book: Rulebook) -> list[str]:
    """The groups and how many clauses each holds."""
    lines = [f"{group.id:12} {len(group.clauses):4}  {group.title}" for group in book.groups]
    return [*lines, f"{'all':12} {len(book):4}  `cardhall rules WORD` searches them"]


def page(book: Rulebook, clauses: Iterable[Clause], whole: bool) -> list[str]:
    """The clauses under the titles of their groups; ``whole`` adds examples and open points."""
    lines: list[str] = []
    group = ""
    for clause in clauses:
        if clause.group != group:
            group = clause.group
            title = book.group(group).title
            lines += ["", title, "-" * len(title)]
        lines += _paragraph(f"{clause.id:15}", clause.text)
        if whole:
            lines += _paragraph(" " * 15, f"For example: {clause.shown_by}")
            for id in clause.options:
                point = book.point(id)
                options = "; ".join(f"{n} = {' | '.join(v)}" for n, v in point.options.items())
                lines += _paragraph(" " * 15, f"{id}, left open: {point.default} {options}".strip())
    return lines[1:]


def _paragraph(head: str, text: str) -> list[str]:
    return textwrap.wrap(text, 98, initial_indent=f"{head} ", subsequent_indent=" " * 16)
