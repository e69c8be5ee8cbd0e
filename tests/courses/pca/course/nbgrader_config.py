c = get_config()

c.CourseDirectory.course_id = "pca"
# The lines that plug the grader into nbgrader are not shown in authoring.md:
# copy them from what `rnngrader new` writes.
