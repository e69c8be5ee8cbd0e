# plain loops over detectors and samples, trapezoids by hand
def residence_times(t, signal, background):
    p, n = signal.shape
    E, F = np.zeros((p, n)), np.zeros((p, n))
    mean, variance = np.zeros(p), np.zeros(p)
    for a in range(p):
        C = [max(signal[a, i] - background[a], 0.0) for i in range(n)]
        area = 0.0
        for i in range(1, n):
            area += (t[i] - t[i - 1]) * (C[i] + C[i - 1]) / 2
        for i in range(n):
            E[a, i] = C[i] / area
        for i in range(1, n):
            h = t[i] - t[i - 1]
            F[a, i] = F[a, i - 1] + h * (E[a, i] + E[a, i - 1]) / 2
            mean[a] += h * (t[i] * E[a, i] + t[i - 1] * E[a, i - 1]) / 2
        for i in range(1, n):
            lo = (t[i - 1] - mean[a]) ** 2 * E[a, i - 1]
            hi = (t[i] - mean[a]) ** 2 * E[a, i]
            variance[a] += (t[i] - t[i - 1]) * (lo + hi) / 2
    return {"E": E, "F": F, "mean": mean, "variance": variance, "tanks": mean**2 / variance}
