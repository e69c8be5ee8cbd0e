"""Returns arrays of hundreds of megabytes, and views that pretend to be larger still.

Earns: nothing
Others: unwritten
"""
# %% answer rnn_cell_forward
def rnn_cell_forward(xt, a_prev, parameters):
    big = np.broadcast_to(np.zeros(1), (10**6, 10**6))
    return big, big, big

# %% answer rnn_forward
def rnn_forward(x, a0, parameters):
    big = np.zeros(5_000_000)
    return big, big, big

# %% answer rnn_backward
def rnn_backward(da, caches):
    return {name: np.zeros((2**40, 0)) for name in ("dx", "da0", "dWax", "dWaa", "dba")}

# %% answer bug_clinic
def bug_clinic():
    return dict.fromkeys("ABCDE", "3" * 50_000_000)
