# The caches are read from the front.
# says: cell_caches|cache

def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    names = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    sums = {name: np.zeros_like(cells[0][-1][name[1:]]) for name in names}
    dx = np.zeros_like(x)
    da_later = np.zeros((n_a, m))
    dc_later = np.zeros((n_a, m))
    for t in np.arange(T_x)[::-1]:
        incoming = da[:, :, t] + da_later
        step = lstm_cell_backward(incoming, dc_later, cells[T_x - 1 - t])
        for name in names:
            sums[name] += step[name]
        dx[:, :, t] = step["dxt"]
        da_later, dc_later = step["da_prev"], step["dc_prev"]
    sums.update(dx=dx, da0=da_later)
    return sums
