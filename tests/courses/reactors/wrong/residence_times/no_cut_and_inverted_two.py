# two mistakes: what lies below the background stays negative, and the number of tanks is variance / mean squared
def residence_times(t, signal, background):
    C = signal - background[:, None]
    w = np.gradient(t)
    w[0] = (t[1] - t[0]) / 2
    w[-1] = (t[-1] - t[-2]) / 2
    for i in range(1, len(t) - 1):
        w[i] = (t[i + 1] - t[i - 1]) / 2
    E = C / (C * w).sum(axis=1, keepdims=True)
    F = np.zeros(E.shape)
    for i in range(1, len(t)):
        F[:, i] = F[:, i - 1] + (t[i] - t[i - 1]) / 2 * (E[:, i] + E[:, i - 1])
    mean = (E * t * w).sum(axis=1)
    variance = (E * (t - mean[:, None]) ** 2 * w).sum(axis=1)
    return {"E": E, "F": F, "mean": mean, "variance": variance, "tanks": variance / mean**2}
