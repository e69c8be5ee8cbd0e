# States and memories are read at t - 1 of the arrays.
# says: a0|a_next

def lstm_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wy"].shape
    a = np.zeros((n_a, m, T_x))
    c = np.zeros((n_a, m, T_x))
    y = np.zeros((n_y, m, T_x))
    cells = list()
    h, mem = a0, np.zeros(a0.shape)
    for t in range(x.shape[2]):
        h, mem, p, cell = lstm_cell_forward(x[:, :, t], a[:, :, t - 1], c[:, :, t - 1], parameters)
        a[:, :, t], c[:, :, t], y[:, :, t] = h, mem, p
        cells += [cell]
    return a, y, c, (cells, x)
