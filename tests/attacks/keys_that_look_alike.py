"""Returns right numbers under keys that look like those asked for, and others under these.

Blanks, other alphabets' letters, capitals, combining marks, and texts of a subclass.

Earns: all but rnn_cell_backward, rnn_backward, lstm_cell_backward
Verdicts: rnn_cell_backward MISSING_OUTPUT, rnn_backward WRONG_VALUE, lstm_cell_backward WRONG_TYPE
"""

# %% answer rnn_cell_backward
def rnn_cell_backward(da_next, cache):
    a_next, a_prev, xt, parameters = cache
    dz = (1 - a_next**2) * da_next
    out = {"dxt": parameters["Wax"].T @ dz, "da_prev": parameters["Waa"].T @ dz}
    out |= {"dWax": dz @ xt.T, "dWaa": dz @ a_prev.T, "dba": dz.sum(axis=1, keepdims=True)}
    shown = dict(zip(out, ["dxt ", "da\u200b_prev", "dW\u0430x", "DWaa", "dba\u0301"]))
    return {shown[key]: value for key, value in out.items()}


# %% answer rnn_backward
def rnn_backward(da, caches):
    n_a, m, steps = da.shape
    n_x = caches[1].shape[0]
    shapes = {"dx": (n_x, m, steps), "da0": (n_a, m), "dWax": (n_a, n_x), "dWaa": (n_a, n_a)}
    out = {key: np.full(shape, 0.5) for key, shape in (shapes | {"dba": (n_a, 1)}).items()}
    return out | {key + "\u200b": value for key, value in out.items()}


# %% answer lstm_cell_backward
def lstm_cell_backward(da_next, dc_next, cache):
    class Key(str):
        def __eq__(self, other):
            return True

        __hash__ = str.__hash__

    return {Key(key): da_next for key in ("dxt", "da_prev", "dc_prev", "dWf", "dbf", "dWi", "dbi")}
