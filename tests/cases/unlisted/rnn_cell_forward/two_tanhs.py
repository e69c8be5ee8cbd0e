# Each term has a tanh of its own.
# says: tanh

def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.tanh(np.dot(Waa, a_prev))
    inputs = np.tanh(np.dot(Wax, xt))
    z = hidden + inputs + ba
    a_next = z
    logits = np.dot(Wya, a_next) + by
    yt_pred = softmax(logits)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache
