# the mean is counted from the first sample, t - t[0], instead of from the pulse at t = 0 (the variance is right, the tanks inherit the mean)
def residence_times(t, signal, background):
    tau = t - t[0]
    C = np.maximum(signal - background[:, None], 0)
    E = C / np.trapezoid(C, tau, axis=1)[:, None]
    F = np.zeros(E.shape)
    F[:, 1:] = np.cumsum((E[:, :-1] + E[:, 1:]) * np.diff(tau) / 2, axis=1)
    mean = np.trapezoid(tau * E, tau, axis=1)
    variance = np.trapezoid((tau - mean[:, None]) ** 2 * E, tau, axis=1)
    return {"E": E, "F": F, "mean": mean, "variance": variance, "tanks": mean**2 / variance}
