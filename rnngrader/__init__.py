"""An autograder for numpy notebooks that can be trusted, is fast, and names the mistake.

What a course's author imports: `grade` in a hidden test; `Exercise`, `after`, `Settings`, `Limits`
and `AssignmentSettings` in an exercises file. What a learner imports, alone with a notebook: `why`.
"""

import importlib

__version__ = "1.1.0.dev0"
__all__ = [
    "AssignmentSettings",
    "Exercise",
    "Limits",
    "Settings",
    "__version__",
    "after",
    "grade",
    "why",
]

_HOMES = {
    "after": "rnngrader.course.exercises",
    "grade": "rnngrader.grading.hidden_test",
    "AssignmentSettings": "rnngrader.records",
    "Exercise": "rnngrader.records",
    "Settings": "rnngrader.records",
    "Limits": "rnngrader.sandbox.limits",
    "why": "rnngrader.grading.alone",
}


def __getattr__(name: str) -> object:
    """Public names come late: a command line that only prints its help loads no numpy."""
    if name in _HOMES:
        return getattr(importlib.import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'rnngrader' has no attribute {name!r}")
