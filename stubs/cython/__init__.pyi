"""As much of Cython's pure mode as the core uses, for the type checker; see also the .pxd files."""

import builtins
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Final, Literal, TypeVar

_T = TypeVar("_T")

nogil: AbstractContextManager[None]
compiled: Final[Literal[False]]

int = builtins.int
uint = builtins.int
short = builtins.int
uchar = builtins.int
longlong = builtins.int
ulonglong = builtins.int
bint = builtins.bool
double = builtins.float
ushort = builtins.int
Py_ssize_t = builtins.int
size_t = builtins.int
p_void = builtins.int
p_uchar = builtins.list[builtins.int]
p_ushort = builtins.list[builtins.int]
p_uint = builtins.list[builtins.int]
p_ulonglong = builtins.list[builtins.int]

def declare(kind: type[_T], value: _T = ...) -> _T: ...
def cast(kind: type[_T], value: object) -> _T: ...
def address(value: object) -> builtins.list[builtins.int]: ...
def final(method: _T) -> _T: ...
def binding(on: builtins.bool) -> Callable[[_T], _T]: ...
