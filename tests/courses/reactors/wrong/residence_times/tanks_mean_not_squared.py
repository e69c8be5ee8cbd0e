# the number of tanks is mean / variance: the mean is not squared
def residence_times(t, signal, background):
    sig = np.maximum(signal - np.tile(background, (len(t), 1)).T, 0)
    area = np.trapezoid(sig, t, axis=1)
    E = sig / np.tile(area, (len(t), 1)).T
    F = np.zeros(E.shape)
    total = np.zeros(len(E))
    for k in range(1, len(t)):
        total = total + (E[:, k - 1] + E[:, k]) * (t[k] - t[k - 1]) / 2
        F[:, k] = total
    m = np.trapezoid(E * t, t, axis=1)
    v = np.trapezoid(E * t * t, t, axis=1) - m * m
    return {"E": E, "F": F, "mean": m, "variance": v, "tanks": m / v}
