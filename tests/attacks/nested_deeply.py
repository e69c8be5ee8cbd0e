"""Returns lists nested a hundred thousand deep, lists that hold themselves, and endless generators.

Earns: nothing
Others: unwritten
"""
# %% answer rnn_cell_forward
def rnn_cell_forward(xt, a_prev, parameters):
    deep = []
    for _ in range(100_000):
        deep = [deep]
    return deep, deep, deep

# %% answer rnn_forward
def rnn_forward(x, a0, parameters):
    loop = []
    loop.extend([loop, loop, loop])
    return loop

# %% answer rnn_backward
def rnn_backward(da, caches):
    import itertools

    return dict.fromkeys(("dx", "da0", "dWax", "dWaa", "dba"), itertools.count())

# %% answer lstm_cell_forward
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    return (number for number in range(4))
