# F adds up E times the time step by right rectangles instead of trapezoids
def residence_times(t, signal, background):
    C = np.maximum(signal - background[:, None], 0)
    E = C / np.trapezoid(C, t)[:, None]
    F = np.zeros(E.shape)
    for i in range(1, E.shape[1]):
        F[:, i] = F[:, i - 1] + E[:, i] * (t[i] - t[i - 1])
    mean = np.trapezoid(E * t, t)
    variance = np.trapezoid(E * np.square(t - mean[:, None]), t)
    tanks = np.square(mean) / variance
    return {"E": E, "F": F, "mean": mean, "variance": variance, "tanks": tanks}
