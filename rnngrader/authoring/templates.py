"""What `rnngrader new` writes: <name> stands for what it is about, TODO for what is to be done."""

CONFIG_TEXT = '''"""The course, for nbgrader: its name, this grader, and clean feedback."""

c = get_config()  # noqa: F821, nbgrader defines it

c.CourseDirectory.course_id = "<course>"
c.CourseDirectory.ignore = [
    ".ipynb_checkpoints", "*.pyc", "__pycache__", ".DS_Store", "feedback", ".cache",
]  # fmt: skip
c.ClearSolutions.code_stub = {
    "python": 'raise NotImplementedError("Replace this line with your own code.")'
}

# What CHECK in the exercises file asks for is made when an assignment is released.
c.GenerateAssignment.pre_convert_hook = "rnngrader.nbgrader_plugin.write_generated"

# Grade in the sandbox instead of in a kernel.
c.Autograde.autograde_preprocessors = [
    "rnngrader.nbgrader_plugin.SandboxedExecute",
    "nbgrader.preprocessors.LimitOutput",
    "nbgrader.preprocessors.SaveAutoGrades",
    "rnngrader.nbgrader_plugin.FinalScore",
    "nbgrader.preprocessors.CheckCellMetadata",
]
# Feedback shows neither hidden tests nor anything of a student's that a browser would run.
c.GenerateFeedback.preprocessors = [
    "nbgrader.preprocessors.GetGrades",
    "rnngrader.nbgrader_plugin.CleanFeedback",
    "nbconvert.preprocessors.CSSHTMLHeaderPreprocessor",
]
# Not everybody's work comes through nbgrader's exchange; only what did goes back through it.
c.ExchangeFactory.release_feedback = "rnngrader.nbgrader_plugin.ReleaseFeedback"
'''

IGNORED = """.cache/
/.rnngrader/
/submitted/
/release/
/autograded/
/feedback/
/report/
/exports/
/gradebook.db*
/source/*/notebook_check.py
/source/*/check_data.json
"""

EXERCISES_TEXT = '''"""What the functions are tried on, and what of them is compared."""

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook

EXERCISES = ()
'''

MODULE_TEXT = '''"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
'''

TITLE_TEXT = """# TODO: the assignment's title

TODO: what it is about, and how to work with this notebook."""

SETUP_TEXT = """import numpy as np
from <assignment>_utils import *

from notebook_check import check"""

TASK_TEXT = """## TODO: the section's title

TODO: what <name> computes, its formula, and why.

### Exercise: `<name>` (<points> points)"""

TEST_TEXT = """\
# Graded: <points> points. Hidden tests call <name> on other inputs when you have handed in.
### BEGIN HIDDEN TESTS
from rnngrader import grade

grade("<name>", globals())
### END HIDDEN TESTS"""

INPUTS = 'EXAMPLES["<name>"] = (np.array([[0.5, -1.0, 2.0], [1.5, 0.8, -0.3]]),)\n'
# By kind: the answer cell, and the inputs of its public example.
FUNCTIONS = {
    "plain": (
        '''def <name>(x):
    """TODO: what it gives.

    x: TODO: what it is, shape (n, m)

    returns: TODO: what it is, shape (n, m)
    """
    ### BEGIN SOLUTION
    return x**2  # TODO: the solution
    ### END SOLUTION''',
        INPUTS,
    ),
    "forward": (
        '''def <name>(x):
    """TODO: what it gives.

    x: TODO: what it is, shape (n, m)

    returns: y, cache
        y: TODO: what it is, shape (n, m)
        cache: whatever the function that goes backward needs, in any form
    """
    ### BEGIN SOLUTION
    y = x**2  # TODO: the solution
    return y, (x,)
    ### END SOLUTION''',
        INPUTS,
    ),
    "backward": (
        '''def <name>(dy, cache):
    """TODO: what it gives.

    dy: gradient of y, shape (n, m)
    cache: from <forward>

    returns: dictionary with
        dx: gradient of x, shape (n, m)
    """
    ### BEGIN SOLUTION
    (x,) = cache
    return {"dx": 2 * x * dy}  # TODO: the solution
    ### END SOLUTION''',
        'EXAMPLES["<name>"] = (np.array([[1.0, 0.5, -1.0], [2.0, -0.5, 0.25]]),)\n',
    ),
}

SIZES = """        # TODO: sizes that differ, sizes that are equal, sizes of 1
        probes=({"n": 3, "m": 5}, {"n": 4, "m": 2}, {"n": 4, "m": 4}, {"n": 1, "m": 1}),
        fresh=({"n": range(5, 9), "m": range(6, 10)},),
"""
BEGIN = """    Exercise(
        name="<name>",
        inputs=lambda draw: (draw("n", "m"),),  # TODO: the arguments of one call
"""
END = """        example=lambda reference: reference["example"]("<name>"),
        spots=("y[0]", "y[1][2]"),
    ),
"""
RECORDS = {
    "plain": BEGIN
    + """        returns="value",  # TODO: or "tuple" or "dict", with its outputs
        outputs={"y": 1},
"""
    + SIZES
    + END,
    "forward": BEGIN
    + """        returns="tuple",
        outputs={"y": 1},
        given=("cache",),  # returned as well, not compared: each student's own
"""
    + SIZES
    + END,
    "backward": """    Exercise(
        name="<name>",
        # TODO: the arguments of one call; `out` is what <forward> returned
        inputs=after("<forward>", lambda draw, out: (draw("n", "m"), out["cache"])),
        returns="dict",
        outputs={"dx": 1},
"""
    + SIZES
    + """        example=after(
            "<forward>",
            lambda reference, out: (*reference["example"]("<name>"), out["cache"]),
        ),
        spots=("dx[0]", "dx[1][2]"),
    ),
""",
}
