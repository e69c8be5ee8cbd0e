"""Returns 0-d arrays, minus zeros, huge integers, booleans and numpy scalars in place of arrays.

Earns: nothing
Others: unwritten
"""
# %% answer rnn_cell_forward
def rnn_cell_forward(xt, a_prev, parameters):
    return np.array(-0.0), np.float64(1.0), True

# %% answer rnn_forward
def rnn_forward(x, a0, parameters):
    return 10**400, -(2**63), 2**64

# %% answer lstm_cell_forward
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    whole = np.full(a_prev.shape, 2**64 - 1, dtype=np.uint64)
    return whole, np.full(a_prev.shape, -(2**63)), np.full((3, 3), 255, np.uint8), whole

# %% answer rnn_cell_backward
def rnn_cell_backward(da_next, cache):
    return dict(dxt=np.float32(0), da_prev=1j, dWax="0", dWaa=b"0", dba=...)

# %% answer lstm_backward
def lstm_backward(da, caches):
    return np.array({"dx": 0}, dtype=object)
