import cython

def PyMem_Realloc(place: object, size: int) -> cython.p_void: ...  # noqa: N802
def PyMem_Free(place: cython.p_void) -> None: ...  # noqa: N802
