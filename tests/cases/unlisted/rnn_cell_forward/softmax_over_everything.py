# The softmax is written by hand and sums over all entries.
# says: yt_pred; softmax|sum

def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.dot(Wax, xt)
    z = hidden + inputs + ba
    a_next = np.tanh(z)
    logits = np.dot(Wya, a_next) + by
    e = np.exp(logits)
    yt_pred = e / np.sum(e)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache
