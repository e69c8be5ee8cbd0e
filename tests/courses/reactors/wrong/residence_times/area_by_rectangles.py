# the area for normalizing E is the sum of left rectangles, not trapezoids
def residence_times(t, signal, background):
    C = np.clip(signal - background[:, None], 0, None)
    dt = t[1:] - t[:-1]
    area = (C[:, :-1] * dt).sum(axis=1)
    E = C / area[:, None]

    def integral(y):
        return ((y[:, 1:] + y[:, :-1]) * dt / 2).sum(axis=1)

    F = np.concatenate([np.zeros((E.shape[0], 1)), ((E[:, 1:] + E[:, :-1]) * dt / 2).cumsum(axis=1)], axis=1)
    tbar = integral(E * t)
    s2 = integral(E * (t - tbar[:, None]) ** 2)
    return {"E": E, "F": F, "mean": tbar, "variance": s2, "tanks": tbar**2 / s2}
