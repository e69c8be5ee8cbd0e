"""Asks what is lent with as much as a frame holds, as often as it is answered.

Earns: all but rnn_cell_backward, rnn_backward
"""
# %% answer rnn_cell_backward
def rnn_cell_backward(da_next, cache):
    return None

# %% answer rnn_backward
def rnn_backward(da, caches):
    big = np.ones((8, 2**20 - 2000), dtype=np.int8)
    many = [[1.5] * 24000] * 2
    shared = {"a": np.ones(1000)}
    for number in range(400):
        try:
            rnn_cell_backward([big, many, [shared] * 40_000][number % 3], caches)
        except Exception:
            pass
    return {}
