# the number of tanks is variance / mean squared, the quotient the wrong way up
def residence_times(t, signal, background):
    p = signal.shape[0]
    E, F = np.empty(signal.shape), np.zeros(signal.shape)
    mean, variance, tanks = np.empty(p), np.empty(p), np.empty(p)
    for i in range(p):
        c = signal[i] - background[i]
        c[c < 0] = 0.0
        E[i] = c / np.trapezoid(c, t)
        for j in range(1, len(t)):
            F[i, j] = np.trapezoid(E[i, : j + 1], t[: j + 1])
        mean[i] = np.trapezoid(E[i] * t, t)
        variance[i] = np.trapezoid(E[i] * (t - mean[i]) ** 2, t)
        tanks[i] = variance[i] / mean[i] ** 2
    return {"E": E, "F": F, "mean": mean, "variance": variance, "tanks": tanks}
