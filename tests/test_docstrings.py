"""The first line of a docstring says what a function does."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = (ROOT / "src" / "cardhall", ROOT / "examples")
QUESTIONS = {"what", "who", "whose", "how", "whether", "where", "when", "which", "why"}
"""A sentence that begins with one of these is about the world, and leaves open what is done. A
property is not called: what it is may be said so."""


def functions() -> Iterator[tuple[Path, ast.FunctionDef | ast.AsyncFunctionDef, str]]:
    for path in sorted(path for source in SOURCES for path in source.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                said = ast.get_docstring(node)
                asked = any("property" in ast.unparse(one) for one in node.decorator_list)
                if said and not asked:
                    yield path, node, said


def test_the_docstring_of_a_function_says_what_it_does() -> None:
    found = list(functions())
    assert len(found) > 3000
    wrong = [
        f"{path.relative_to(ROOT)}:{node.lineno} {node.name}: {said.splitlines()[0]}"
        for path, node, said in found
        if said.split()[0].lower() in QUESTIONS
    ]
    assert not wrong, "\n".join(wrong)
