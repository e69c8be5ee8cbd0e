"""The course's name, for nbgrader."""

c = get_config()  # noqa: F821, nbgrader defines it

c.CourseDirectory.course_id = "optimizers"
