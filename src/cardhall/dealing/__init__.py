"""Shuffles fixed before anyone acts, and proved after. See Shuffles."""

from cardhall.dealing.proof import verify_main
from cardhall.dealing.shuffles import NUMBER_BYTES, SALT_BYTES, SEED_BYTES, Added, Shuffles, verify

__all__ = ["NUMBER_BYTES", "SALT_BYTES", "SEED_BYTES", "Added", "Shuffles", "verify", "verify_main"]
