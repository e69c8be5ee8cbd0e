"""The student's side of the grader, and the wall around it."""
