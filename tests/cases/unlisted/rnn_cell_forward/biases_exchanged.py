# ba and by change places.
# says: ba; by

def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.dot(Wax, xt)
    z = hidden + inputs + by
    a_next = np.tanh(z)
    logits = np.dot(Wya, a_next) + ba
    yt_pred = softmax(logits)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache
