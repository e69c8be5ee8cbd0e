"""One submission, top to bottom: run, judge, substitute, diagnose, record."""
