# what lies below the background stays negative instead of being set to zero
def residence_times(t, signal, background):
    p, n = signal.shape
    E = np.zeros((p, n))
    F = np.zeros((p, n))
    mean, var = np.zeros(p), np.zeros(p)
    for a in range(p):
        C = signal[a] - background[a]
        area = 0.0
        for i in range(n - 1):
            area += (C[i] + C[i + 1]) / 2 * (t[i + 1] - t[i])
        E[a] = C / area
        for i in range(1, n):
            F[a, i] = F[a, i - 1] + (E[a, i] + E[a, i - 1]) / 2 * (t[i] - t[i - 1])
        mean[a] = np.trapezoid(t * E[a], t)
        var[a] = np.trapezoid((t - mean[a]) ** 2 * E[a], t)
    return {"E": E, "F": F, "mean": mean, "variance": var, "tanks": mean**2 / var}
