# the mean is integrated with the tracer concentration C instead of the normalized E (variance and tanks go on with that mean)
def residence_times(t, signal, background):
    C = np.maximum(signal - background[:, None], 0)
    M0 = np.trapezoid(C, t, axis=1)
    E = C / M0[:, None]
    F = np.zeros(C.shape)
    for k in range(len(t) - 1):
        F[:, k + 1] = F[:, k] + np.trapezoid(E[:, k : k + 2], t[k : k + 2], axis=1)
    mean = np.trapezoid(C * t, t, axis=1)
    variance = np.trapezoid(E * (t - mean[:, None]) ** 2, t, axis=1)
    return {"E": E, "F": F, "mean": mean, "variance": variance, "tanks": mean**2 / variance}
