# the standard deviation is returned as the variance: a square root too many (the tanks are computed from the true variance)
def residence_times(t, signal, background):
    C = np.clip(signal - background[:, None], 0.0, np.inf)
    dt = np.diff(t)[None, :]
    avg = lambda a: (a[:, :-1] + a[:, 1:]) / 2
    E = C / np.sum(avg(C) * dt, axis=1)[:, None]
    F = np.insert(np.cumsum(avg(E) * dt, axis=1), 0, 0, axis=1)
    mean = np.sum(avg(E * t) * dt, axis=1)
    sigma2 = np.sum(avg(E * (t - mean[:, None]) ** 2) * dt, axis=1)
    sigma = np.sqrt(sigma2)
    return {"E": E, "F": F, "mean": mean, "variance": sigma, "tanks": mean**2 / sigma2}
