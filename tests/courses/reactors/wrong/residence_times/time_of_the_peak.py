# the mean residence time is the time of the peak of E instead of the first moment
def residence_times(t, signal, background):
    x = signal - background[:, None]
    x = np.where(x < 0, 0, x)
    E = x / np.trapezoid(x, x=t, axis=1)[:, None]
    F = np.array([[np.trapezoid(e[: j + 1], t[: j + 1]) for j in range(len(t))] for e in E])
    mean = t[np.argmax(E, axis=1)]
    variance = np.trapezoid((t - mean[:, None]) ** 2 * E, t, axis=1)
    return {"E": E, "F": F, "mean": mean, "variance": variance, "tanks": mean**2 / variance}
