"""The course, for nbgrader: its name, and this project's grader and clean feedback plugged in."""

c = get_config()  # noqa: F821, nbgrader defines it

c.CourseDirectory.course_id = "rnn_from_scratch"
c.CourseDirectory.ignore = [
    ".ipynb_checkpoints", "*.pyc", "__pycache__", ".DS_Store", "feedback", ".cache",
]  # fmt: skip
c.ClearSolutions.code_stub = {
    "python": 'raise NotImplementedError("Replace this line with your own code.")'
}
# What CHECK and REFERENCES in an exercises file ask for is made when an assignment is released.
c.GenerateAssignment.pre_convert_hook = "rnngrader.nbgrader_plugin.write_generated"
# In a kernel of stock nbgrader's, the first diagnosis of all computes its tables.
c.Execute.timeout = 180

# Grade in the sandbox instead of in a kernel.
c.Autograde.autograde_preprocessors = [
    "rnngrader.nbgrader_plugin.SandboxedExecute",
    "nbgrader.preprocessors.LimitOutput",
    "nbgrader.preprocessors.SaveAutoGrades",
    "rnngrader.nbgrader_plugin.FinalScore",  # late penalties: see SETTINGS in exercises/
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
