"""Returns structured, complex, boolean, string and half-precision arrays of the right shape.

Earns: nothing
Others: unwritten
Verdicts: rnn_cell_forward WRONG_TYPE, lstm_cell_forward WRONG_TYPE, rnn_forward WRONG_TYPE
"""
# %% answer rnn_cell_forward
def rnn_cell_forward(xt, a_prev, parameters):
    n_a, m = a_prev.shape
    a = np.zeros((n_a, m), dtype=[("real", float), ("__eq__", float)])
    return a, np.zeros((parameters["by"].shape[0], m), dtype="S8"), (a, a, a, a)

# %% answer rnn_forward
def rnn_forward(x, a0, parameters):
    T_x = x.shape[2]
    y = np.zeros((parameters["by"].shape[0], a0.shape[1], T_x), dtype="m8[s]")
    return np.zeros((*a0.shape, T_x), dtype=bool), y, ([], x)

# %% answer lstm_cell_forward
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    a = np.zeros(a_prev.shape, dtype=complex)
    y = np.zeros((parameters["by"].shape[0], a.shape[1]), dtype=np.float16)
    return a, a.astype(np.longdouble), y, (a,) * 10
