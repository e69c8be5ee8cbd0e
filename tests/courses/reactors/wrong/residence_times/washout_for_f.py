# the share that is still inside, 1 - F, is returned as F
def residence_times(t, signal, background):
    C = np.fmax(signal - background[:, None], 0)
    E = C / np.trapezoid(C, t, axis=1).reshape(-1, 1)
    inside = np.ones(E.shape)
    for k in range(1, len(t)):
        inside[:, k] = inside[:, k - 1] - (E[:, k] + E[:, k - 1]) / 2 * (t[k] - t[k - 1])
    mean = np.trapezoid(E * t, t, axis=1)
    variance = np.trapezoid(E * (t - mean[:, None]) ** 2, t, axis=1)
    return {"E": E, "F": inside, "mean": mean, "variance": variance, "tanks": mean**2 / variance}
