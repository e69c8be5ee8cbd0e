# The loop runs over the batch size.
# says: m; T_x|range|loop

def lstm_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wy"].shape
    a = np.zeros((n_a, m, T_x))
    c = np.zeros((n_a, m, T_x))
    y = np.zeros((n_y, m, T_x))
    cells = list()
    h, mem = a0, np.zeros(a0.shape)
    for t in range(m):
        h, mem, p, cell = lstm_cell_forward(x[:, :, t], h, mem, parameters)
        a[:, :, t], c[:, :, t], y[:, :, t] = h, mem, p
        cells += [cell]
    return a, y, c, (cells, x)
