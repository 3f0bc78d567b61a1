"""Each test here runs in a thread of its own: it brings a loop, and the tests of pages leave theirs
running in the thread of the worker."""

from concurrent.futures import ThreadPoolExecutor

import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool:
    """Call the test there, and raise here what it raises."""
    given = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    with ThreadPoolExecutor(1) as pool:
        pool.submit(pyfuncitem.obj, **given).result()
    return True
