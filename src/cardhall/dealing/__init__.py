"""Shuffles fixed before anyone acts, and proved after. See Shuffles."""

from cardhall.dealing.proof import verify_main
from cardhall.dealing.shuffles import SALT_BYTES, SEED_BYTES, Shuffles, verify

__all__ = ["SALT_BYTES", "SEED_BYTES", "Shuffles", "verify", "verify_main"]
