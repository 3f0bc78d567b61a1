"""A sample of ``./dev oracle api``."""

from tests.oracle import api


def test_no_request_brings_a_fault_or_an_answer_that_is_not_described() -> None:
    api.run(full=False)
