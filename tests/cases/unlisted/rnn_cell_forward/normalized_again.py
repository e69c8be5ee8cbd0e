# The prediction is divided by its sum over everything once more.
# says: yt_pred; m|sum|divided

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
    yt_pred = softmax(logits)
    yt_pred = yt_pred / yt_pred.sum()
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache
