# the variance is the second moment about zero: the mean is not subtracted
def residence_times(t, signal, background):
    C = np.maximum(signal - background[:, None], 0)
    trap = lambda y: np.einsum("pn,n->p", (y[:, 1:] + y[:, :-1]) / 2, np.diff(t))
    E = C / trap(C)[:, None]
    F = np.zeros_like(E)
    F[:, 1:] = np.cumsum((E[:, 1:] + E[:, :-1]) / 2 * np.diff(t), axis=1)
    mean = trap(E * t)
    variance = trap(E * t**2)
    return {"E": E, "F": F, "mean": mean, "variance": variance, "tanks": mean**2 / variance}
