"""nbgrader's gradebook, with what this grader adds to it."""
