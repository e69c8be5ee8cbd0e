# the samples are taken as evenly spaced with the first time step in all integrals
def residence_times(t, signal, background):
    h = t[1] - t[0]
    C = np.maximum(signal - background[:, None], 0)
    E = C / np.trapezoid(C, dx=h, axis=1)[:, None]
    F = np.zeros(E.shape)
    F[:, 1:] = np.cumsum(h * (E[:, 1:] + E[:, :-1]) / 2, axis=1)
    mean = np.trapezoid(t * E, dx=h, axis=1)
    variance = np.trapezoid((t - mean[:, None]) ** 2 * E, dx=h, axis=1)
    return {"E": E, "F": F, "mean": mean, "variance": variance, "tanks": mean**2 / variance}
