"""As much of Cython's pure mode as the core uses, for the type checker; see also the .pxd files."""

import builtins
from contextlib import AbstractContextManager
from typing import Final, Literal, TypeVar

_T = TypeVar("_T")

nogil: AbstractContextManager[None]
compiled: Final[Literal[False]]

int = builtins.int
uint = builtins.int
uchar = builtins.int
longlong = builtins.int
ulonglong = builtins.int
bint = builtins.bool
double = builtins.float

def declare(kind: type[_T], value: _T = ...) -> _T: ...
