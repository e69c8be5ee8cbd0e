"""An autograder for numpy notebooks that can be trusted, is fast, and names the mistake."""

__version__ = "1.0.0"
__all__ = ["__version__", "grade"]


def __getattr__(name: str) -> object:
    """`grade` comes late: a command line that only prints its help loads no numpy."""
    if name == "grade":
        from rnngrader.hidden_test import grade

        return grade
    raise AttributeError(f"module 'rnngrader' has no attribute {name!r}")
