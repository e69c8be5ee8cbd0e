"""The example course, for nbgrader: its name, this project's grader, and clean feedback."""

c = get_config()  # noqa: F821, nbgrader defines it

c.CourseDirectory.course_id = "pca"
c.CourseDirectory.ignore = [
    ".ipynb_checkpoints", "*.pyc", "__pycache__", ".DS_Store", "feedback", ".cache",
]  # fmt: skip
c.ClearSolutions.code_stub = {
    "python": 'raise NotImplementedError("Replace this line with your own code.")'
}

# Grade in the sandbox instead of in a kernel.
c.Autograde.autograde_preprocessors = [
    "rnngrader.nbgrader_plugin.SandboxedExecute",
    "nbgrader.preprocessors.LimitOutput",
    "nbgrader.preprocessors.SaveAutoGrades",
    "nbgrader.preprocessors.AssignLatePenalties",
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
