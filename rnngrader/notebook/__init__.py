"""Check your functions on your own machine, before you hand in. All it needs is numpy.

    check                your function against right results, with a hint
    validate             the same, but only when nbgrader's Validate button runs the notebook
    if_written           lets a notebook go on past a function that is not written yet
    gradient_check       your gradients against numeric ones
    numeric_gradient     the gradient of any function of an array, found by trying

Nothing in here knows what the functions compute: that stands in check_data.json, beside it.
"""
