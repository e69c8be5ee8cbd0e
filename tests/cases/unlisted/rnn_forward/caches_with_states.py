# caches carries a instead of x.
# says: caches

def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    caches = []
    a_next = a0.copy()
    for t in range(T_x):
        a_prev = a_next
        a_next, yt, cache = rnn_cell_forward(x[:, :, t], a_prev, parameters)
        a[:, :, t] = a_next
        y_pred[:, :, t] = yt
        caches.append(cache)
    caches = (caches, a)
    return a, y_pred, caches
