# The sums are taken once, after the loop.
# says: loop|sum|dWax

def rnn_backward(da, caches):
    (cell_caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    from_later = np.zeros((n_a, m))
    for t in range(T_x - 1, -1, -1):
        step = rnn_cell_backward(da[:, :, t] + from_later, cell_caches[t])
        dx[:, :, t] = step["dxt"]
        from_later = step["da_prev"]
    dWax = dWax + step["dWax"]
    dWaa = dWaa + step["dWaa"]
    dba = dba + step["dba"]
    gradients = {"dx": dx, "da0": from_later, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients
