# E is divided by the sum of the samples instead of by their integral over time
def residence_times(t, signal, background):
    C = signal - background.reshape(-1, 1)
    C[C < 0] = 0
    E = C / C.sum(axis=1, keepdims=True)
    F = np.zeros(E.shape)
    for k in range(1, t.size):
        F[:, k] = np.trapezoid(E[:, : k + 1], t[: k + 1], axis=1)
    m1 = np.trapezoid(t * E, t, axis=1)
    m2 = np.trapezoid((t - m1.reshape(-1, 1)) ** 2 * E, t, axis=1)
    return {"E": E, "F": F, "mean": m1, "variance": m2, "tanks": m1**2 / m2}
