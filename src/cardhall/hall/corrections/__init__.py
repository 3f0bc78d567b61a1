"""What was done by mistake or too early, and is put right: with who, and why where it matters."""
