# trapezoidal weights and matrix products; the variance as second moment minus the square of the mean
def residence_times(t, signal, background):
    h = np.diff(t)
    w = (np.append(h, 0) + np.insert(h, 0, 0)) / 2
    C = signal - background[:, None]
    C = C * (C > 0)
    E = C / (C @ w)[:, None]
    moments = E @ np.stack([w * t, w * t**2], axis=1)
    mean = moments[:, 0]
    variance = moments[:, 1] - mean**2
    upper = np.triu(np.ones((len(h), len(h))))
    F = np.hstack([np.zeros((len(E), 1)), ((E[:, 1:] + E[:, :-1]) / 2 * h) @ upper])
    return {"E": E, "F": F, "mean": mean, "variance": variance, "tanks": 1 / (variance / mean**2)}
