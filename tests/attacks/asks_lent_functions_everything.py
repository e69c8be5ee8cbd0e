"""Uses the functions that are lent to a sequence in order to learn them by heart, or to hang.

A wrong cell is charged alone: while the sequence is tried again, its callee is the reference's, and
whatever it tells must not be found on the page.

Earns: all but rnn_cell_backward, rnn_backward, lstm_cell_backward, lstm_backward
Hides: the reference says [[
"""
# %% answer rnn_cell_backward
def rnn_cell_backward(da_next, cache):
    return None

# %% answer rnn_backward
def rnn_backward(da, caches):
    cells, x = caches
    told = []
    for _ in range(5000):
        try:
            told.append(rnn_cell_backward(da[:, :, 0], cells[0])["dWax"].tolist())
        except Exception as error:
            told.append(str(error))
            break
    raise ValueError(f"the reference says {told[0]} {told[-1]}")

# %% answer lstm_cell_backward
def lstm_cell_backward(da_next, dc_next, cache):
    return None

# %% answer lstm_backward
def lstm_backward(da, caches):
    big = np.zeros((2000, 2000))
    for arguments in ((big, big, caches[0][0]), (1,), (None, [], {}), (da, da, big.tolist()), ()):
        try:
            print(lstm_cell_backward(*arguments, extra=big))
        except Exception:
            pass
    return lstm_cell_backward(da[:, :, 0], da[:, :, 0], caches[0][0])
