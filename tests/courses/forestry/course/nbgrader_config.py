"""The course, for nbgrader: its name, this grader, and clean feedback."""

c = get_config()  # noqa: F821, nbgrader defines it

c.CourseDirectory.course_id = "forestry_course"
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
