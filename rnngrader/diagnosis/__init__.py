"""How a mistake is found by its numbers: what `diagnose.py` asks, one after the other."""
