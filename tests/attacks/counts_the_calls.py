"""Right at the first call alone: what a test with one probe would let pass.

Earns: all but rnn_forward, lstm_cell_forward
"""
# %% answer rnn_forward
first = True
def rnn_forward(x, a0, parameters):
    global first
    _, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a, y_pred, caches = np.zeros((n_a, m, T_x)), np.zeros((n_y, m, T_x)), []
    a_next = a0
    for t in range(T_x):
        a_next, yt_pred, cache = rnn_cell_forward(x[:, :, t], a_next, parameters)
        a[:, :, t] = a_next if first else 0
        y_pred[:, :, t] = yt_pred if first else 0
        caches.append(cache if first else ())
    first = False
    return a, y_pred, (caches, x)

# %% answer lstm_cell_forward
calls = 0
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    global calls
    calls += 1
    concat = np.concatenate((a_prev, xt), axis=0)
    ft = sigmoid(parameters["Wf"] @ concat + parameters["bf"])
    it = sigmoid(parameters["Wi"] @ concat + parameters["bi"])
    cct = np.tanh(parameters["Wc"] @ concat + parameters["bc"])
    c_next = ft * c_prev + it * cct
    ot = sigmoid(parameters["Wo"] @ concat + parameters["bo"])
    a_next = ot * np.tanh(c_next)
    yt = softmax(parameters["Wy"] @ a_next + parameters["by"])
    if calls > 1:
        a_next, c_next, yt, ft = 2 * a_next, 2 * c_next, 2 * yt, 2 * ft
    return a_next, c_next, yt, (a_next, c_next, a_prev, c_prev, ft, it, cct, ot, xt, parameters)
