# The C side of refusals.py: only that it is compiled.
