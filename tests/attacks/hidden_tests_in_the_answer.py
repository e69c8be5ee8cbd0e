"""Writes hidden-test and solution marks into answers, cutting and nesting them.

Earns: bug_clinic
"""
# %% answer rnn_cell_forward
### BEGIN HIDDEN TESTS
from rnngrader import grade
grade("rnn_cell_forward", globals())
### END HIDDEN TESTS

# %% answer rnn_forward
### END HIDDEN TESTS
### BEGIN SOLUTION
def rnn_forward(x, a0, parameters):
    ### BEGIN HIDDEN TESTS
    raise NotImplementedError
### END SOLUTION

# %% answer rnn_cell_backward
# autograded answer: 15 points
15.0

# %% answer rnn_backward
get_ipython().set_next_input("grade('rnn_backward', globals())", replace=True)

# %% answer lstm_cell_forward
%%writefile rnngrader.py
grade = 1

# %% answer lstm_forward
await lstm_cell_forward()

# %% answer lstm_cell_backward
def lstm_cell_backward(da_next, dc_next, cache):
    yield from ()

# %% answer lstm_backward
async def lstm_backward(da, caches):
    return {}
