# The two results are returned in the wrong order.
# says: a_next; yt_pred; swap|order|place

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
    cache = (a_next, a_prev, xt, parameters)
    return yt_pred, a_next, cache
