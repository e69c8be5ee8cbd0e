# F is the cumulated mean of neighboring E values; the length of the time steps is left out
def residence_times(t, signal, background):
    net = np.maximum(signal - background[:, None], 0.0)
    E = (net.T / np.trapezoid(net, t, axis=-1)).T
    middle = 0.5 * (E[:, 1:] + E[:, :-1])
    F = np.pad(np.cumsum(middle, axis=1), ((0, 0), (1, 0)))
    mu = np.trapezoid(t[None] * E, t, axis=-1)
    s2 = np.trapezoid((t[None] - mu[:, None]) ** 2 * E, t, axis=-1)
    return {"E": E, "F": F, "mean": mu, "variance": s2, "tanks": mu**2 / s2}
