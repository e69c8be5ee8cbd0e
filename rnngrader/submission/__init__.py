"""What a student handed in: found, read, repaired and restored."""
