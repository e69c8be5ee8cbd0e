# the variance is taken about the mean residence time averaged over all detectors instead of each detector's own
def residence_times(t, signal, background):
    C = np.maximum(signal - background[:, None], 0)
    E = C / np.trapezoid(C, t, axis=1)[:, None]
    dF = 0.5 * np.diff(t) * (E[:, 1:] + E[:, :-1])
    F = np.c_[np.zeros(len(E)), np.cumsum(dF, axis=1)]
    tm = np.trapezoid(t * E, t, axis=1)
    var = np.trapezoid((t - tm.mean()) ** 2 * E, t, axis=1)
    return {"E": E, "F": F, "mean": tm, "variance": var, "tanks": tm**2 / var}
