# the absolute value of the corrected signal is taken, so noise below the background counts as tracer instead of zero
def residence_times(t, signal, background):
    C = np.abs(signal - background[:, np.newaxis])
    w = np.zeros_like(t)
    w[1:] += np.diff(t) / 2
    w[:-1] += np.diff(t) / 2
    E = C / (C @ w)[:, np.newaxis]
    F = np.zeros_like(E)
    for j in range(1, len(t)):
        F[:, j] = F[:, j - 1] + (t[j] - t[j - 1]) * (E[:, j] + E[:, j - 1]) / 2
    mean = E @ (w * t)
    variance = ((t - mean[:, np.newaxis]) ** 2 * E) @ w
    return dict(E=E, F=F, mean=mean, variance=variance, tanks=mean**2 / variance)
