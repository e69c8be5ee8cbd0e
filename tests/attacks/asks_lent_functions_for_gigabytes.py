"""Hands lent functions arrays that hold nothing, or little, and whose products fill the memory.

The lent function runs in the host: what it makes of its arguments is the host's memory.

Earns: all but rnn_cell_backward, rnn_backward
Hides: MemoryError
"""
# %% answer rnn_cell_backward
def rnn_cell_backward(da_next, cache):
    return None

# %% answer rnn_backward
def rnn_backward(da, caches):
    def long(axis, length=60):
        return np.ones([length if i == axis else 1 for i in range(5)])

    nothing, wide = np.zeros((0, 2**24)), np.zeros((2**24, 0))
    thin = {"Wax": nothing, "Waa": nothing}
    told = []
    for arguments in (
        (nothing, (nothing, nothing, nothing, thin)),
        (wide, (wide, wide, wide, {"Wax": wide, "Waa": wide})),
        (long(0), (long(1), long(3), long(4), {"Wax": long(2), "Waa": long(2)})),
    ):
        try:
            told.append(str(rnn_cell_backward(*arguments)))
        except Exception as error:
            told.append(f"{type(error).__name__} {error}")
    raise ValueError(" ".join(told))
