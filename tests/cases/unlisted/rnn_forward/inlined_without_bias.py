# The cell is written into the loop, without the bias ba.
# says: ba

def rnn_forward(x, a0, parameters):
    Wax, Waa, Wya = [parameters[k] for k in ("Wax", "Waa", "Wya")]
    ba, by = parameters["ba"], parameters["by"]
    n_x, m, T_x = x.shape
    n_y, n_a = Wya.shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    cells = []
    prev = a0
    for t in range(T_x):
        nxt = np.tanh(Wax.dot(x[:, :, t]) + Waa.dot(prev))
        a[:, :, t] = nxt
        y_pred[:, :, t] = softmax(Wya.dot(nxt) + by)
        cells.append((nxt, prev, x[:, :, t], parameters))
        prev = nxt
    return a, y_pred, (cells, x)
