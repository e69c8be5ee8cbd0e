# case: output_from_previous_state | uses a_prev instead of a_next in the output layer
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    # next activation
    a_next = np.tanh(np.dot(Wax, xt) + np.dot(Waa, a_prev) + ba)
    # output
    yt_pred = softmax(np.dot(Wya, a_prev) + by)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: output_bias_missing | by left out of yt_pred
def rnn_cell_forward(xt, a_prev, parameters):
    p = parameters
    z = p["Waa"].dot(a_prev) + p["Wax"].dot(xt)
    z = z + p["ba"]
    a_next = np.tanh(z)
    scores = p["Wya"].dot(a_next)
    return a_next, softmax(scores), (a_next, a_prev, xt, parameters)

# case: cache_states_swapped | a_next and a_prev swapped in the cache
def rnn_cell_forward(xt, a_prev, parameters):
    Wax, Waa, Wya, ba, by = [parameters[k] for k in ("Wax", "Waa", "Wya", "ba", "by")]
    W = np.hstack([Waa, Wax])
    a_next = np.tanh(W @ np.vstack([a_prev, xt]) + ba)
    yt_pred = softmax(Wya @ a_next + by)
    return a_next, yt_pred, (a_prev, a_next, xt, parameters)

# case: cache_previous_state_twice | cache stores a_prev twice
def rnn_cell_forward(xt, a_prev, parameters):
    hidden = np.tanh(
        parameters["Wax"] @ xt
        + parameters["Waa"] @ a_prev
        + parameters["ba"]
    )
    prediction = softmax(parameters["Wya"] @ hidden + parameters["by"])
    cache = (a_prev, a_prev, xt, parameters)   # everything for backprop
    return hidden, prediction, cache
