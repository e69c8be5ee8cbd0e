# the noise below zero is cut off only after normalizing: the area still contains the negative values
def residence_times(t, signal, background):
    C = signal - background[:, None]
    area = np.trapezoid(C, t, axis=1)
    E = np.maximum(C / area[:, None], 0)
    F = np.zeros(E.shape)
    F[:, 1:] = np.cumsum(np.diff(t) * (E[:, 1:] + E[:, :-1]) / 2, axis=1)
    tm = np.trapezoid(t * E, t, axis=1)
    s2 = np.trapezoid((t - tm[:, None]) ** 2 * E, t, axis=1)
    return {"E": E, "F": F, "mean": tm, "variance": s2, "tanks": tm**2 / s2}
