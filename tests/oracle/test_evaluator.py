"""A sample of ``./dev oracle evaluator``."""

from tests.oracle import evaluator


def test_values_agree_with_phevaluator() -> None:
    evaluator.run(full=False)
