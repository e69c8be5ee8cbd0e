"""Learning platforms: work comes in, grades and feedback go out.

A file a platform makes a `platform.Platform`; `FORMATS` lists them. `intake` and `transfer` are the
two ways through, and `forget` takes out what is stored of a student.
"""

# By name, the module that makes it; the first that a file fits is taken, what fits anything comes
# last. Nothing is imported here: the command line offers the names before it does anything.
FORMATS = {
    "gradescope": "gradescope",
    "moodle": "moodle",
    "canvas": "canvas",
    "nbgrader": "nbgrader",
    "csv": "plain",
}
